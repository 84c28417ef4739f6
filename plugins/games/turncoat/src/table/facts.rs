//! Facts that can be reckoned from what is seen: totals, what is still needed, which cards are unseen, how a mission
//! ended.

use crate::rules::{GOAL, MOST_MISSIONS, Mission, NUMBERS, SPIES, Step, Turncoat, View, total};
use kortlek_rules::{
    Arg, Card as _, Face, Message, Rules, Seat, Text,
    french::{Card, CardSet, Suit},
    presentation::{Fact, FactGroup},
};

/// A mission as short as can be: “A♥”, “9♣”.
pub fn short(mission: Card) -> String {
    format!("{}{}", value_of(mission), suit_of(mission).sign())
}

/// Index in the corner of a card, also of a spy.
pub fn index_of(card: Card) -> Text {
    Message::new("index-of").with("card", card).into()
}

/// Rank of a number card as printed on it.
fn value_of(card: Card) -> String {
    match card.rank() {
        1 => "A".to_owned(),
        n => n.to_string(),
    }
}

/// Cards side by side, for messages that show their indices.
pub fn row(cards: impl IntoIterator<Item = Card>) -> Arg {
    Arg::Row(cards.into_iter().map(Arg::from).collect())
}

/// A number with its sign: “+3”, “−2”.
pub fn signed(n: i32) -> String {
    if n < 0 {
        format!("−{}", -n)
    } else {
        format!("+{n}")
    }
}

/// Worth of a card for a mission; `None` for a spy.
pub fn worth(mission: Card, card: Card) -> Option<i32> {
    total(mission, &[card])
}

/// The sum of these cards as it is reckoned, one after the other: “6 + 8 − 1”.
pub fn sum(mission: Card, cards: &[Card]) -> String {
    let mut sum = String::new();
    for n in cards.iter().filter_map(|card| worth(mission, *card)) {
        match (sum.is_empty(), n < 0) {
            (true, false) => sum = n.to_string(),
            (true, true) => sum = format!("−{}", -n),
            (false, false) => sum = format!("{sum} + {n}"),
            (false, true) => sum = format!("{sum} − {}", -n),
        }
    }
    sum
}

/// The best that a hand can give a mission; `None` with nothing but spies.
pub fn best(mission: Card, hand: CardSet) -> Option<i32> {
    hand.iter().filter_map(|card| worth(mission, card)).max()
}

/// The suit of a number card or spy, which every one has.
pub fn suit_of(card: Card) -> Suit {
    card.suit().unwrap_or(Suit::Spades)
}

/// The end of a mission with these cards: “one short”, “a spy”, “exactly enough”.
pub fn verdict(mission: Card, cards: &[Card]) -> Message {
    let need = i32::from(mission.rank());
    let spies = cards.iter().filter(|card| card.is_picture()).count();
    match total(mission, cards) {
        None => Message::new("verdict-spy").with("n", spies),
        Some(sum) if sum < need => Message::new("verdict-short").with("n", need - sum),
        Some(sum) if sum == need => Message::new("verdict-exact"),
        Some(sum) => Message::new("verdict-spare").with("n", sum - need),
    }
}

/// The accusation that counts, once the game is over: whose, and of whom.
pub fn accusation(v: &View) -> Option<(Seat, Seat)> {
    v.open.accusation(v.players.into(), &v.chosen)
}

/// The card that the viewer has laid for the mission on the table, also before it is revealed.
pub fn own_card(v: &View, me: Seat) -> Option<Card> {
    if v.viewer != Some(me) {
        return None;
    }
    match v.chosen[me.index()] {
        Some(crate::rules::Action::Commit { card }) => Some(card),
        _ => v.laid[now(v)][me.index()],
    }
}

/// The number of the mission that is played, from 0.
pub fn now(v: &View) -> usize {
    usize::from(v.open.missions).min(MOST_MISSIONS - 1)
}

/// Cards that a seat has not seen in their present places. Those that are revealed are not counted before the mission
/// is over: facts are beside the table while they are turned up one by one.
pub fn unseen(v: &View, me: Seat) -> CardSet {
    let hand = v.hands[me.index()].unwrap_or_default();
    let mut seen = v.open.face_up.or(hand);
    if v.viewer == Some(me) {
        seen = seen.or(v.rejected);
    }
    let laid = own_card(v, me).filter(|_| v.open.mission.is_some());
    let more = v.candidates.into_iter().flatten();
    let more = more.chain(v.open.mission).chain(laid);
    NUMBERS.or(SPIES).minus(more.fold(seen, CardSet::with))
}

/// The missions that a seat has led, with their ends: “4♥ failed, A♣ done”.
pub fn led(v: &View, seat: Seat) -> Option<Message> {
    let over = v.open.past[..usize::from(v.open.missions)].iter();
    let led = over.filter(|mission| mission.leader == seat);
    let led = led.map(|mission| {
        let id = match mission.success {
            true => "led-done",
            false => "led-failed",
        };
        let say = Message::new(id).with("card", Arg::Name(short(mission.card)));
        Arg::from(say)
    });
    let led: Vec<Arg> = led.collect();
    (!led.is_empty()).then(|| Message::new("led").with("missions", Arg::All(led)))
}

/// Cards of a mission by who laid them, as far as the viewer knows, and the deck's card, if all else is known.
pub fn laid_by(rules: &Turncoat, v: &View, number: usize) -> Vec<(Option<Seat>, Card)> {
    let mission: &Mission = &v.open.past[number];
    let players = rules.players();
    let mut left: Vec<Card> = mission.revealed[..=players].to_vec();
    let mut known = Vec::new();
    for seat in Seat::all(players) {
        if let Some(card) = v.laid[number][seat.index()] {
            left.retain(|other| *other != card);
            known.push((Some(seat), card));
        }
    }
    if let [deck] = left[..] {
        known.push((None, deck));
    }
    known
}

/// Faces of cards.
pub fn faces(cards: impl IntoIterator<Item = Card>) -> Vec<Face> {
    cards.into_iter().map(Card::face).collect()
}

/// Cards of a suit that were not seen, as ranks: “A 7 9”.
fn unseen_of(unseen: CardSet, suit: Suit) -> Fact {
    let numbers = unseen.and(NUMBERS).iter();
    let cards: Vec<Card> = numbers.filter(|card| card.suit() == Some(suit)).collect();
    let ranks: Vec<String> = cards.iter().map(|card| value_of(*card)).collect();
    let value = match ranks.is_empty() {
        true => "–".to_owned(),
        false => ranks.join(" "),
    };
    let label = Message::new("suit-unseen").with("suit", suit);
    Fact::new(label, value, faces(cards))
}

/// Number of spies among the cards that were not seen.
fn spies_unseen(unseen: CardSet) -> Fact {
    let label = Message::new("spies-unseen").with("n", unseen.len());
    Fact::count(label, faces(unseen.and(SPIES).iter()))
}

fn number_row(label: &'static str, value: Option<i32>, plain: bool) -> Fact {
    let value = match value {
        None => Text::Message("spies-only".into()),
        Some(n) if plain => Text::Shown(n.to_string()),
        Some(n) => Text::Shown(signed(n)),
    };
    Fact::new(label, value, Vec::new())
}

/// Facts for a mission, with the card that the viewer would lay or has laid.
pub fn mission_facts(v: &View, me: Seat, mission: Card, own: Option<Card>) -> FactGroup {
    let need = i32::from(mission.rank());
    let hidden = unseen(v, me);
    let hand = v.hands[me.index()].unwrap_or(CardSet::EMPTY);
    let mut rows = vec![number_row("aid-needed", Some(need), true)];
    let title = match own {
        Some(card) => {
            rows.push(match worth(mission, card) {
                Some(worth) => number_row("aid-yours", Some(worth), false),
                None => Fact::new("aid-yours", "spy-badge", vec![card.face()]),
            });
            if let Some(worth) = worth(mission, card) {
                let left = need - worth;
                let label = if left > 0 { "aid-still" } else { "aid-spare" };
                let label = Message::new(label).with("n", v.players);
                let left = Text::from(left.abs());
                rows.push(Fact::new(label, left, Vec::new()));
            }
            Message::new("aid-with").with("card", card)
        }
        None => {
            if v.viewer == Some(me) {
                rows.push(number_row("aid-best", best(mission, hand), false));
            }
            Message::new("aid-mission").with("card", mission)
        }
    };
    rows.push(unseen_of(hidden, suit_of(mission)));
    rows.push(spies_unseen(hidden));
    FactGroup::new(title, rows)
}

/// Cards that were not seen yet, suit by suit.
pub fn unseen_facts(v: &View, me: Seat) -> FactGroup {
    let hidden = unseen(v, me);
    let suits = Suit::ALL.map(|suit| unseen_of(hidden, suit)).into_iter();
    FactGroup::new("aid-unseen", suits.chain([spies_unseen(hidden)]))
}

/// Stakes of accusing somebody.
pub fn stake_facts(v: &View, accused: Seat) -> FactGroup {
    let row = |label: Message, value: &'static str| Fact::new(label, value, Vec::new());
    let who = |id| Message::new(id).with("who", accused);
    let (_, identities) = crate::rules::identity_cards(usize::from(v.players));
    let mut rows = vec![
        row(who("stake-right"), "stake-team"),
        row(who("stake-wrong"), "stake-turncoat"),
    ];
    if usize::from(v.players) < identities {
        rows.push(row("stake-nobody".into(), "stake-all-lose"));
    }
    let share = Message::new("stake-share").with("n", identities - 1);
    rows.push(Fact::new("stake-blind", share, Vec::new()));
    FactGroup::new(who("stake-title"), rows)
}

/// The next failure ends the game.
pub fn last_failure(v: &View) -> bool {
    v.open.failures + 1 == GOAL && v.open.step != Step::Over
}
