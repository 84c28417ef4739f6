//! Small games whose best play is known.

use kortlek_rules::{
    Dice, Face, Game, GameCard, GameOption, Log, Luck, Payoff, Phase, Refusal, Rules, Seat, Seats,
    Seen, Turn,
};
use serde::{Deserialize, Serialize};

/// Decisions of at most two seats about a coin. A decision is a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Coin {
    /// Both choose 0 or 1 at once; the table gives seat 0's points out of 100 for its and the other's choice.
    Matrix([[u8; 2]; 2]),
    /// A coin falls unseen. Seat 0 takes this many points of 100 (0), or guesses (1) and then names the side (2 or
    /// 3): 100 if right, nothing if wrong.
    Guess(u8),
    /// Seat 0 lays a coin heads or tails (0 or 1) under its hand, seat 1 names a side and wins if it is right.
    Hide,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fallen {
    dealt: bool,
    side: u8,
    picks: [Option<u8>; 2],
    second: Option<u8>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Sight {
    state: Fallen,
    knows_side: bool,
}

impl Rules for Coin {
    type State = Fallen;
    type Action = u8;
    type View = Sight;

    fn players(&self) -> usize {
        2
    }

    fn start(&self) -> Fallen {
        Fallen {
            dealt: false,
            side: 0,
            picks: [None; 2],
            second: None,
        }
    }

    fn turn(&self, s: &Fallen) -> Turn {
        if !s.dealt {
            return Turn::Proceed;
        }
        let owing = |seat: u8| s.picks[seat as usize].is_none().then_some(Seat(seat));
        match self {
            Coin::Matrix(_) => {
                let seats: Seats = [0, 1].into_iter().filter_map(owing).collect();
                if seats.is_empty() {
                    Turn::Over
                } else {
                    Turn::Act(seats)
                }
            }
            Coin::Guess(_) => match (s.picks[0], s.second) {
                (None, _) | (Some(1), None) => Turn::Act(Seats::one(Seat(0))),
                _ => Turn::Over,
            },
            Coin::Hide => match owing(0).or(owing(1)) {
                Some(seat) => Turn::Act(Seats::one(seat)),
                None => Turn::Over,
            },
        }
    }

    fn phase(&self, _: &Fallen) -> Phase {
        Phase::Play
    }

    fn legal(&self, s: &Fallen, seat: Seat, out: &mut Vec<u8>) {
        out.clear();
        if !matches!(self.turn(s), Turn::Act(seats) if seats.has(seat)) {
            return;
        }
        match (self, s.picks[0]) {
            (Coin::Guess(_), Some(_)) => out.extend([2, 3]),
            _ => out.extend([0, 1]),
        }
    }

    fn refusal(&self, _: &Sight, _: Seat, _: u8) -> Refusal {
        Refusal::new("no-such-choice")
    }

    fn act<L: Log>(&self, s: &mut Fallen, seat: Seat, a: u8, _: &mut L) {
        if a >= 2 {
            s.second = Some(a);
        } else {
            s.picks[seat.index()] = Some(a);
        }
    }

    fn proceed<D: Dice, L: Log>(&self, s: &mut Fallen, dice: &mut D, _: &mut L) {
        s.dealt = true;
        s.side = dice.draw(&[0u8, 1]) as u8;
    }

    fn payoff(&self, s: &Fallen) -> Payoff {
        let points = match self {
            Coin::Matrix(table) => match s.picks {
                [Some(a), Some(b)] => table[a as usize][b as usize],
                _ => 0,
            },
            Coin::Guess(safe) => match s.second {
                None => *safe,
                Some(named) => 100 * u8::from(named - 2 == s.side),
            },
            Coin::Hide => 100 * u8::from(s.picks[0] != s.picks[1]),
        };
        let points = i32::from(points);
        Payoff::highest(&[points, 100 - points], "over")
    }

    fn view(&self, s: &Fallen, viewer: Option<Seat>) -> Sight {
        let mut state = *s;
        state.side = 0;
        if let Coin::Hide = self
            && viewer != Some(Seat(0))
            && s.picks[1].is_none()
        {
            state.picks[0] = s.picks[0].map(|_| 0);
        }
        Sight {
            state,
            knows_side: false,
        }
    }

    fn imagine(&self, v: &Sight, luck: &mut Luck) -> Fallen {
        let mut state = v.state;
        state.side = luck.below(2) as u8;
        if let (Coin::Hide, Some(_), None) = (self, state.picks[0], state.picks[1]) {
            state.picks[0] = Some(luck.below(2) as u8);
        }
        state
    }

    fn seen(&self, _: &Fallen, actor: Seat, a: u8, by: Seat) -> Seen<u8> {
        if matches!(self, Coin::Hide) && actor == Seat(0) && by != actor {
            Seen::Hidden
        } else {
            Seen::Open(a)
        }
    }

    fn card_locations(&self, _: &Fallen) -> Vec<(Face, String)> {
        Vec::new()
    }
}

/// A trick game for two. Each holds `tricks` of the cards 0 to 15, the leader of a trick plays any card, then the
/// other; the higher card wins the trick and leads to the next. Most tricks win; `tricks` is odd.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tricks {
    pub tricks: u8,
    /// True if both hands are open.
    pub open: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Held {
    pub dealt: bool,
    /// A bit a card.
    pub hands: [u16; 2],
    pub led: Option<u8>,
    pub leader: u8,
    pub won: [u8; 2],
    /// Cards that have been played.
    pub gone: u16,
}

/// Open information, and the viewer's seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    known: Held,
    viewer: Option<Seat>,
    sizes: [u32; 2],
}

/// The cards of a set.
pub fn cards(set: u16) -> impl Iterator<Item = u8> {
    (0..16).filter(move |c| set >> c & 1 == 1)
}

impl Tricks {
    /// The game with open hands.
    pub const fn open(tricks: u8) -> Tricks {
        Tricks { tricks, open: true }
    }

    /// The game with hidden hands.
    pub const fn hidden(tricks: u8) -> Tricks {
        let open = false;
        Tricks { tricks, open }
    }

    pub fn mover(&self, s: &Held) -> Seat {
        Seat(if s.led.is_some() {
            1 - s.leader
        } else {
            s.leader
        })
    }

    /// Seat 0's tricks in the end if both play their best with open hands.
    pub fn solve(&self, s: &Held) -> i32 {
        if self.turn(s) == Turn::Over {
            return i32::from(s.won[0]);
        }
        let seat = self.mover(s);
        let results = cards(s.hands[seat.index()]).map(|c| {
            let mut next = *s;
            self.act(&mut next, seat, c, &mut ());
            self.solve(&next)
        });
        let best = if seat == Seat(0) {
            results.max()
        } else {
            results.min()
        };
        best.expect("who moves has a card")
    }
}

impl Rules for Tricks {
    type State = Held;
    type Action = u8;
    type View = Shown;

    fn players(&self) -> usize {
        2
    }

    fn start(&self) -> Held {
        Held::default()
    }

    fn turn(&self, s: &Held) -> Turn {
        if !s.dealt {
            Turn::Proceed
        } else if s.hands == [0, 0] {
            Turn::Over
        } else {
            Turn::Act(Seats::one(self.mover(s)))
        }
    }

    fn phase(&self, _: &Held) -> Phase {
        Phase::Play
    }

    fn legal(&self, s: &Held, seat: Seat, out: &mut Vec<u8>) {
        out.clear();
        if self.turn(s) == Turn::Act(Seats::one(seat)) {
            out.extend(cards(s.hands[seat.index()]));
        }
    }

    fn refusal(&self, _: &Shown, _: Seat, _: u8) -> Refusal {
        Refusal::new("no-card-but-from-the-hand")
    }

    fn act<L: Log>(&self, s: &mut Held, seat: Seat, a: u8, _: &mut L) {
        s.hands[seat.index()] &= !(1 << a);
        s.gone |= 1 << a;
        match s.led.take() {
            None => s.led = Some(a),
            Some(led) => {
                s.leader = if a > led { seat.0 } else { 1 - seat.0 };
                s.won[s.leader as usize] += 1;
            }
        }
    }

    fn proceed<D: Dice, L: Log>(&self, s: &mut Held, dice: &mut D, _: &mut L) {
        let mut deck: Vec<u8> = (0..16).collect();
        dice.shuffle("deck", &mut deck);
        for (i, card) in deck[..2 * self.tricks as usize].iter().enumerate() {
            s.hands[i % 2] |= 1 << card;
        }
        s.dealt = true;
    }

    fn payoff(&self, s: &Held) -> Payoff {
        Payoff::highest(&[i32::from(s.won[0]), i32::from(s.won[1])], "played")
    }

    fn view(&self, s: &Held, viewer: Option<Seat>) -> Shown {
        let mut known = *s;
        for seat in Seat::all(2) {
            if !self.open && viewer != Some(seat) {
                known.hands[seat.index()] = 0;
            }
        }
        Shown {
            known,
            viewer,
            sizes: s.hands.map(u16::count_ones),
        }
    }

    fn imagine(&self, v: &Shown, luck: &mut Luck) -> Held {
        let mut s = v.known;
        if self.open {
            return s;
        }
        for seat in Seat::all(2).filter(|seat| v.viewer != Some(*seat)) {
            let mut unseen: Vec<u8> = cards(!(s.hands[0] | s.hands[1] | s.gone)).collect();
            let size = v.sizes[seat.index()] as usize;
            luck.mix_front(&mut unseen, size);
            for card in &unseen[..size] {
                s.hands[seat.index()] |= 1 << card;
            }
        }
        s
    }

    fn seen(&self, _: &Held, _: Seat, a: u8, _: Seat) -> Seen<u8> {
        Seen::Open(a)
    }

    fn card_locations(&self, _: &Held) -> Vec<(Face, String)> {
        Vec::new()
    }
}

impl Game for Tricks {
    const CARD: GameCard = GameCard {
        id: "tricks",
        title: "Tricks",
        designer: "nobody",
        source: "the tests",
        deck: kortlek_rules::Deck::French,
        face: None,
        players: (2, 2),
        minutes: (1, 1),
    };

    fn messages() -> &'static [(&'static str, &'static str)] {
        &[("en", "tagline = A trick game for the tests.")]
    }

    fn options() -> Vec<GameOption> {
        vec![
            GameOption::one_of("tricks", [4, 5, 7]),
            GameOption::one_of("open", [false, true]),
        ]
    }
}
