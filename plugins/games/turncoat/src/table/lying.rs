//! Zones and where they lie: the road of missions, the mission with what it needs, the cards laid, the panels, the
//! hand.

use super::facts::{self, best, index_of, own_card, short, signed, suit_of, verdict, worth};
use super::line::LINE;
use crate::rules::{
    Action, CANDIDATES, CARDS, GOAL, HAND, MOST_MISSIONS, MOST_PLAYERS, MOST_REVEALED, SPIES, Step,
    TURNCOAT, Turncoat, View, identity_cards, total,
};
use kortlek_rules::{
    Arg, Card as _, Deck, Message, Rules, Seat, Text,
    french::{Card, CardSet},
    presentation::{
        Area, Arrangement, Item, Lamps, Layout, Look, LookBack, Mark, Past, Place, ScoreSheet,
        Sign, Stop, StopState, Zone, ZoneId,
    },
};

/// The deck.
pub const DECK: ZoneId = ZoneId::common("deck");
/// The discard pile.
pub const DISCARDS: ZoneId = ZoneId::common("discards");
/// The identity card that nobody got.
pub const LEFT_OUT: ZoneId = ZoneId::common("left out");
/// The nine missions.
pub const ROAD: ZoneId = ZoneId::common("road");
/// The lamps of the team and of the turncoat.
pub const LAMPS: [ZoneId; 2] = [ZoneId::common("successes"), ZoneId::common("failures")];
/// The mission card.
pub const MISSION: ZoneId = ZoneId::common("mission");
/// Sign for the goal of the mission, and its progress.
pub const COUNT: ZoneId = ZoneId::common("count");
/// Spies that turn up while candidates are looked for.
pub const MET: ZoneId = ZoneId::common("met");
/// The heap in which the cards laid are shuffled.
pub const MIXED: ZoneId = ZoneId::common("mixed");
/// The sheet of who laid what, once the game is over.
pub const SHEET: ZoneId = ZoneId::common("sheet");

const CANDIDATE: [&str; CANDIDATES] = ["candidate 1", "candidate 2"];
const BEST: [&str; CANDIDATES] = ["best 1", "best 2"];
const SLOTS: [&str; MOST_REVEALED] = ["slot 1", "slot 2", "slot 3", "slot 4", "slot 5"];
const STOPS: [&str; MOST_MISSIONS] = [
    "stop 1", "stop 2", "stop 3", "stop 4", "stop 5", "stop 6", "stop 7", "stop 8", "stop 9",
];

/// The place of a candidate.
pub const fn candidate(k: usize) -> ZoneId {
    ZoneId::common(CANDIDATE[k])
}

/// Above a candidate: the best that the leader's hand has for it.
pub const fn best_for(k: usize) -> ZoneId {
    ZoneId::common(BEST[k])
}

/// A place beside the mission: those of the players from the viewer on, then the deck's.
pub const fn slot(k: usize) -> ZoneId {
    ZoneId::common(SLOTS[k])
}

/// The stop of a mission that is over, with what there was to see of it.
pub const fn stop(number: usize) -> ZoneId {
    ZoneId::common(STOPS[number])
}

/// A seat's hand.
pub const fn hand(seat: Seat) -> ZoneId {
    ZoneId::of("hand", seat)
}

/// A seat's identity card.
pub const fn identity(seat: Seat) -> ZoneId {
    ZoneId::of("identity", seat)
}

/// The button with which the own side is looked at.
pub const LOOK: ZoneId = ZoneId::common("look");

/// The hand that points at a seat to accuse it.
pub const fn finger(seat: Seat) -> ZoneId {
    ZoneId::of("finger", seat)
}

/// The mark of spies.
pub const SPY: Mark = Mark("turncoat-spy");

/// State in which the cards laid are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LaidDisplay {
    /// As the position has them.
    AsTheyLie,
    /// In the places of those who laid them, with the deck's.
    Joined,
    /// In one heap.
    Mixed,
    /// Side by side in an order of chance, the first ones turned up.
    Turned(usize),
}

/// Order of the cards in a hand: those of the mission's suit from high to low, others from low to high, spies last.
fn in_hand(mission: Option<Card>, card: Card) -> (u8, i32, usize) {
    let rank = i32::from(card.rank());
    match mission {
        _ if card.is_picture() => (2, 0, card.index()),
        Some(mission) if card.suit() == mission.suit() => (0, -rank, 0),
        Some(_) => (1, rank, card.index()),
        None => (0, suit_of(card).index() as i32, card.index()),
    }
}

/// The seats from the viewer on, clockwise.
pub fn round(me: Seat, players: usize) -> impl Iterator<Item = Seat> {
    (0..players).map(move |k| Seat(((me.index() + k) % players) as u8))
}

impl Turncoat {
    /// Everything on the table, the cards laid in this way.
    pub(super) fn lay_out(&self, v: &View, me: Seat, laid: LaidDisplay) -> Layout {
        let open = &v.open;
        let mut zones = self.piles(v);
        zones.push(road(v));
        zones.extend((0..usize::from(open.missions)).map(|number| self.stop_zone(v, me, number)));
        zones.extend(lamps(v));
        match open.step {
            Step::Setup => {}
            Step::Look | Step::Draw => zones.push(mission_zone(v)),
            Step::Choose => zones.extend(self.choice(v, me)),
            Step::Over => self.ended(v, me, &mut zones),
            Step::Commit | Step::Reveal | Step::Score => {
                zones.push(mission_zone(v));
                zones.push(Zone::new(LINE, Place::Middle, Arrangement::Empty));
                zones.push(count_zone(v, laid));
                self.laid_zones(v, me, laid, &mut zones);
            }
        }
        for seat in Seat::all(self.players()) {
            self.panel_zones(v, me, seat, &mut zones);
        }
        zones.push(self.own_hand(v, me));
        Layout::new(zones).divided(&middle(v))
    }

    /// Everything on the table, as the position has it.
    pub(super) fn layout(&self, v: &View, me: Seat) -> Layout {
        self.lay_out(v, me, LaidDisplay::AsTheyLie)
    }

    /// Deck, discards, and the identity card that nobody got.
    fn piles(&self, v: &View) -> Vec<Zone> {
        let open = &v.open;
        let players = self.players();
        let deck = match open.step {
            Step::Setup => CARDS,
            _ => open.deck.into(),
        };
        let own = v.rejected;
        let down: usize = open.face_down.iter().map(|n| usize::from(*n)).sum();
        let hidden = down - own.len().min(down);
        let known = open.face_up.or(own).iter();
        let known = known.map(|card| Item::down(card.face()));
        let discards: Vec<Item> = Item::backs(Deck::French, hidden).chain(known).collect();
        let pile = |id| Zone::new(id, Place::Side, Arrangement::Pile).outlined();
        let mut zones = vec![
            pile(DECK)
                .caption(Message::new("deck-left").with("n", deck))
                .items(Item::backs(Deck::French, deck)),
            pile(DISCARDS)
                .caption(Message::new("discards-out").with("n", discards.len()))
                .look_back(spies_out(v, discards.len(), down))
                .items(discards),
        ];
        let (_, identities) = identity_cards(players);
        if identities > players {
            let dealt = open.step != Step::Setup;
            let card = dealt.then(|| Item::known(Deck::French, v.left_out.map(Card::face)));
            let role = v.left_out.map_or("nobody-has-it", role);
            zones.push(pile(LEFT_OUT).caption(role).items(card));
        }
        zones
    }

    /// A mission that is over: a button with its card under its stop on the road, which shows all its cards again.
    fn stop_zone(&self, v: &View, me: Seat, number: usize) -> Zone {
        let mission = &v.open.past[number];
        let cards = &mission.revealed[..=self.players()];
        let known = facts::laid_by(self, v, number);
        let past = cards.iter().map(|card| {
            let by = known.iter().find(|(_, laid)| laid == card);
            let seat = by.and_then(|(seat, _)| *seat);
            let from_deck = by.is_some() && seat.is_none();
            let words = match worth(mission.card, *card) {
                _ if from_deck => Text::Message("the-deck".into()),
                Some(worth) => Text::Shown(signed(worth)),
                None => "spy-badge".into(),
            };
            Past {
                face: card.face(),
                seat,
                words,
                lit: seat == Some(me),
            }
        });
        let told = Message::new("past-line")
            .with("card", mission.card)
            .with("verdict", verdict(mission.card, cards))
            .with("spies", i32::from(total(mission.card, cards).is_none()))
            .with("sum", Arg::Name(facts::sum(mission.card, cards)))
            .with("total", total(mission.card, cards).unwrap_or(0));
        let title = Message::new("past-title")
            .with("n", number + 1)
            .with("who", mission.leader);
        Zone::new(stop(number), Place::Middle, Arrangement::Empty)
            .caption(Text::Shown(short(mission.card)))
            .look_back(Some(LookBack {
                title: title.into(),
                cards: past.collect(),
                line: vec![Sign::Words(told.into())],
                peek: false,
            }))
    }

    /// The leader's choice: the empty place of the mission, and the candidates.
    fn choice(&self, v: &View, me: Seat) -> Vec<Zone> {
        let leader = v.open.leader;
        let mine = v.candidates;
        let hand = v.hands[me.index()].unwrap_or(CardSet::EMPTY);
        let mut zones = vec![mission_zone(v)];
        for k in 0..CANDIDATES {
            let zone = Zone::new(candidate(k), Place::Middle, Arrangement::Row);
            let zone = match mine.map(|cards| cards[k]) {
                Some(card) => {
                    let needs = Message::new("candidate-needs")
                        .with("n", card.rank())
                        .with("suit", suit_of(card));
                    let best = best(card, hand).map_or(Message::new("candidate-none"), |n| {
                        Message::new("candidate-best").with("worth", Arg::Name(signed(n)))
                    });
                    let above = Zone::new(best_for(k), Place::Middle, Arrangement::Empty);
                    zones.push(above.title(best));
                    zone.caption(needs).items([Item::up(card.face())])
                }
                None => zone.items([Item::back(Deck::French)]),
            };
            zones.push(zone);
        }
        let say = match mine {
            Some(_) => Message::new("sign-yours"),
            None => Message::new("sign-hidden").with("who", leader),
        };
        let words = [Sign::Words(say.into())];
        zones.push(Zone::sign(COUNT, Place::Middle, words));
        zones
    }

    /// The cards laid for the mission.
    fn laid_zones(&self, v: &View, me: Seat, laid: LaidDisplay, zones: &mut Vec<Zone>) {
        let players = self.players();
        if laid == LaidDisplay::Mixed {
            let heap = Zone::new(MIXED, Place::Middle, Arrangement::Pile)
                .title("shuffled")
                .items(Item::backs(Deck::French, players + 1));
            zones.push(heap);
            return;
        }
        let revealed = v.open.revealed();
        let up = match laid {
            LaidDisplay::Turned(n) => n,
            LaidDisplay::AsTheyLie if !revealed.is_empty() => revealed.len(),
            _ => 0,
        };
        let mixed = matches!(laid, LaidDisplay::Turned(_)) || up > 0;
        let own = own_card(v, me);
        for (k, seat) in round(me, players).map(Some).chain([None]).enumerate() {
            let zone = Zone::new(slot(k), Place::Middle, Arrangement::Pile).outlined();
            let zone = match seat {
                _ if mixed => {
                    let card = revealed.get(k).filter(|_| k < up);
                    let is_own = card.is_some() && card.copied() == own;
                    zone.title(match is_own {
                        true => Text::from(Message::new("slot-of").with("who", me)),
                        false => Text::Shown("?".to_owned()),
                    })
                }
                Some(seat) => zone.title(Message::new("slot-of").with("who", seat)),
                None => zone.title("the-deck"),
            };
            zones.push(zone.items(match mixed {
                true => Some(self.turned(v, k, up, laid)),
                false => self.laid_card(v, me, seat, laid),
            }));
        }
    }

    /// A card among those that are turned up one after the other.
    fn turned(&self, v: &View, k: usize, up: usize, laid: LaidDisplay) -> Item {
        let revealed = v.open.revealed();
        let (Some(card), Some(mission)) = (revealed.get(k).filter(|_| k < up), v.open.mission)
        else {
            return Item::back(Deck::French);
        };
        // While one after the other is turned up, a spy tells when it has been seen: with the next one.
        let seen = match laid {
            LaidDisplay::Turned(up) => up.saturating_sub(1),
            LaidDisplay::AsTheyLie | LaidDisplay::Joined | LaidDisplay::Mixed => up,
        };
        let failed = total(mission, &revealed[..seen]).is_none();
        let item = Item::up(card.face());
        match worth(mission, *card) {
            Some(worth) => {
                let dim = if failed { Look::Dim } else { Look::Plain };
                let last = k + 1 == up && up < revealed.len();
                item.badge(Text::Shown(signed(worth)))
                    .look(if last { Look::Lit } else { dim })
            }
            None => item.badge("spy-badge").tags([SPY]).look(Look::Lit),
        }
    }

    /// Card in a place before all are turned up. Nothing reveals who of the others was quick.
    fn laid_card(&self, v: &View, me: Seat, seat: Option<Seat>, laid: LaidDisplay) -> Option<Item> {
        let all = laid == LaidDisplay::Joined || v.open.step == Step::Reveal;
        let Some(seat) = seat else {
            return (laid == LaidDisplay::Joined).then(|| Item::back(Deck::French));
        };
        if seat == me && v.viewer == Some(me) {
            let own = own_card(v, me);
            return own.map(|card| Item::down(card.face()));
        }
        all.then(|| Item::back(Deck::French))
    }

    /// The sheet of who laid what; the cards of a mission that was stopped.
    fn ended(&self, v: &View, me: Seat, zones: &mut Vec<Zone>) {
        let open = &v.open;
        let players = self.players();
        let missions = usize::from(open.missions);
        if open.mission.is_some() {
            zones.push(mission_zone(v));
            for (k, seat) in round(me, players).enumerate() {
                let zone = Zone::new(slot(k), Place::Middle, Arrangement::Pile)
                    .title(Message::new("slot-of").with("who", seat))
                    .outlined();
                zones.push(match v.chosen[seat.index()] {
                    Some(Action::Commit { card }) => zone.items([Item::up(card.face())]),
                    Some(Action::Accuse { seat }) => {
                        zone.caption(Message::new("accused-whom").with("who", seat))
                    }
                    _ => zone,
                });
            }
        }
        if missions == 0 {
            return;
        }
        let rows = Seat::all(players).map(|seat| {
            let cells = v.laid[..missions].iter();
            let cells = cells.map(|laid| laid[seat.index()].map_or(Text::EMPTY, index_of));
            (seat, cells.collect())
        });
        let sheet = ScoreSheet {
            columns: (1..=missions).map(|n| Text::from(n as i32)).collect(),
            now: None,
            rows: rows.collect(),
        };
        zones.push(Zone::sheet(SHEET, Place::Middle, sheet).title("who-laid-what"));
    }

    fn panel_zones(&self, v: &View, me: Seat, seat: Seat, zones: &mut Vec<Zone>) {
        let open = &v.open;
        let over = open.step == Step::Over;
        let panel = |share| Place::Panel { seat, share };
        let own = v.identities[seat.index()];
        let side = Zone::new(identity(seat), panel(2), Arrangement::Pile).outlined();
        let dealt = open.step != Step::Setup;
        let card = match own {
            _ if !dealt => None,
            Some(card) if over => Some(Item::up(card.face())),
            Some(card) => Some(Item::down(card.face())),
            None => Some(Item::back(Deck::French)),
        };
        let title = match own {
            Some(card) if over => role(card).into(),
            _ => Text::from("zone-side"),
        };
        let peek = own.filter(|_| seat == me && !over).map(own_side);
        // The card is held as well as the button beside it, which has the words.
        let held = peek.clone().map(|peek| LookBack {
            title: Text::EMPTY,
            ..peek
        });
        zones.push(side.title(title).items(card).look_back(held));
        if seat == me {
            if peek.is_some() {
                let look = Zone::new(LOOK, panel(5), Arrangement::Empty);
                zones.push(look.title("zone-hold").look_back(peek));
            }
            return;
        }
        let arrangement = match over {
            true => Arrangement::Row,
            false => Arrangement::Pile,
        };
        let held = Zone::new(hand(seat), panel(2), arrangement);
        let held = held.title("zone-hand").outlined();
        zones.push(match v.hands[seat.index()] {
            Some(cards) => held.items(cards.iter().map(|card| Item::up(card.face()))),
            None => held.items(Item::backs(Deck::French, cards_held(v))),
        });
        if !over {
            let points = Zone::new(finger(seat), panel(2), Arrangement::Hidden);
            zones.push(points.title("zone-accuse").picture(Mark("accuse")));
        }
    }

    fn own_hand(&self, v: &View, me: Seat) -> Zone {
        let zone = Zone::new(hand(me), Place::Hand, Arrangement::Fan);
        let Some(cards) = v.hands[me.index()] else {
            return zone.items(Item::backs(Deck::French, cards_held(v)));
        };
        let mission = v.open.mission;
        let mut cards: Vec<Card> = cards.iter().collect();
        cards.sort_unstable_by_key(|card| in_hand(mission, *card));
        zone.items(cards.into_iter().map(|card| {
            let item = Item::up(card.face());
            let adds = |m: Card| m.suit() == card.suit();
            // Before the mission is chosen, the cards stand out that would add to one of the candidates.
            let would = v.candidates.into_iter().flatten().any(adds);
            match card {
                _ if v.open.step == Step::Over => item,
                _ if card.is_picture() => item.tags([SPY]),
                _ if mission.is_some_and(adds) => item.tags([Mark("plus")]),
                _ if would => item.look(Look::Lit),
                _ => item,
            }
        }))
    }
}

/// The middle of the table, 48 units high: the road, overlapped a little by the stops below it, lamps, and what lies
/// there at a step.
pub fn middle(v: &View) -> Area {
    let stops = Area::row(STOPS.map(|name| (1, ZoneId::common(name))));
    let lamps = Area::row(LAMPS.map(|zone| (1, zone)));
    let body = match v.open.step {
        Step::Setup | Step::Look | Step::Choose | Step::Draw => choice_area(),
        Step::Commit | Step::Reveal | Step::Score => mission_area(v.players.into()),
        Step::Over => end_area(v),
    };
    let gap = Area::Gap;
    let below = [
        (6, gap.clone()),
        (3, stops),
        (1, gap.clone()),
        (3, lamps),
        (35, body),
    ];
    Area::stack([
        Area::column([(7, ROAD.into()), (41, gap)]),
        Area::column(below),
    ])
}

/// The place of the mission, the candidates or the spies that were met on the way to them, and a sentence below.
fn choice_area() -> Area {
    // The best for a candidate stands so far above it that a card that is lifted leaves it in sight.
    let place = |k| {
        let [best, card] = [best_for(k), candidate(k)].map(Area::from);
        (1, Area::column([(3, best), (19, card), (13, Area::Gap)]))
    };
    let candidates = Area::row([0, 1].map(place));
    let met = Area::column([(25, MET.into()), (10, Area::Gap)]);
    let mission = Area::column([(17, MISSION.into()), (18, Area::Gap)]);
    let cards = Area::row([(1, mission), (2, Area::stack([candidates, met]))]);
    let sentence = Area::column([(24, Area::Gap), (6, COUNT.into()), (5, Area::Gap)]);
    Area::stack([cards, sentence])
}

/// The mission with its line and what it needs, above the cards laid.
fn mission_area(players: usize) -> Area {
    let line = Area::column([(13, LINE), (4, COUNT)]);
    let mission = Area::row([(1, MISSION.into()), (2, line)]);
    let many = players + 1;
    // Two players' cards are no larger than four players'.
    let margin = many.max(4) as u16 - many as u16;
    let slots = (0..many).map(|k| (2, slot(k).into()));
    let slots = [(margin, Area::Gap)].into_iter().chain(slots);
    let slots = Area::row(slots.chain([(margin, Area::Gap)]));
    Area::column([(17, mission), (18, Area::stack([MIXED.into(), slots]))])
}

/// The sheet of who laid what, below the mission that was stopped and the places beside it, if one was.
fn end_area(v: &View) -> Area {
    if v.open.mission.is_none() {
        return SHEET.into();
    }
    let places = (0..MOST_PLAYERS).map(|k| (1, slot(k)));
    let stopped = Area::row([(1, MISSION)].into_iter().chain(places));
    Area::column([(17, stopped), (18, SHEET.into())])
}

/// Number of cards that somebody else holds. While all choose, nothing reveals who has chosen.
fn cards_held(v: &View) -> usize {
    match v.open.step {
        Step::Setup => 0,
        Step::Reveal | Step::Score | Step::Draw => HAND - 1,
        Step::Look | Step::Choose | Step::Commit | Step::Over => HAND,
    }
}

/// The mission, or the place where it will lie.
fn mission_zone(v: &View) -> Zone {
    let open = &v.open;
    Zone::new(MISSION, Place::Middle, Arrangement::Row)
        .title(Message::new("mission-of").with("who", open.leader))
        .outlined()
        .items(open.mission.map(|card| Item::up(card.face())))
}

/// Sign for what counts for the mission, and its total by the cards that are turned up. The result is shown once all
/// are.
fn count_zone(v: &View, laid: LaidDisplay) -> Zone {
    let sign = |parts| Zone::sign(COUNT, Place::Middle, parts);
    let Some(mission) = v.open.mission else {
        return sign(Vec::new());
    };
    let suit = suit_of(mission);
    let all = v.open.revealed();
    let up = match laid {
        LaidDisplay::AsTheyLie => all.len(),
        LaidDisplay::Joined | LaidDisplay::Mixed => 0,
        LaidDisplay::Turned(up) => up.min(all.len()),
    };
    let revealed = &all[..up];
    let needs = Message::new("sign-needs").with("n", mission.rank());
    let mut parts = vec![Sign::Mark(Mark(suit.name())), Sign::Strong(needs.into())];
    if revealed.is_empty() {
        let counts = Message::new("sign-counts").with("suit", suit);
        parts.push(Sign::Words(counts.into()));
        return sign(parts);
    }
    match total(mission, revealed) {
        Some(sum) => {
            parts.push(Sign::Words("sign-made".into()));
            parts.push(Sign::Sum(sum));
        }
        None => parts.push(Sign::Mark(SPY)),
    }
    if up == all.len() {
        parts.push(Sign::Strong(verdict(mission, revealed).into()));
    }
    sign(parts)
}

/// The side on which an identity card puts its holder.
pub fn role(card: Card) -> &'static str {
    match card {
        TURNCOAT => "role-turncoat",
        _ => "role-loyal",
    }
}

/// A card to look back at, whoever laid it.
fn past(card: Card, words: Text) -> Past {
    Past {
        face: card.face(),
        seat: None,
        words,
        lit: false,
    }
}

/// The own side, seen only as long as it is held.
fn own_side(card: Card) -> LookBack {
    let line = match card {
        TURNCOAT => "side-turncoat",
        _ => "side-loyal",
    };
    LookBack {
        title: "zone-own-side".into(),
        cards: vec![past(card, role(card).into())],
        line: vec![Sign::Words(line.into())],
        peek: true,
    }
}

/// The spies that lie among the discards.
fn spies_out(v: &View, discards: usize, hidden: usize) -> Option<LookBack> {
    let spies = v.open.face_up.and(SPIES);
    let line = Message::new("spies-out-line")
        .with("n", spies.len())
        .with("all", SPIES.len())
        .with("cards", discards)
        .with("hidden", hidden);
    (discards > 0).then(|| LookBack {
        title: Message::new("discards-out").with("n", discards).into(),
        cards: spies.iter().map(|card| past(card, Text::EMPTY)).collect(),
        line: vec![Sign::Words(line.into())],
        peek: false,
    })
}

/// The nine missions: which cards they were, and how they went.
fn road(v: &View) -> Zone {
    let open = &v.open;
    let missions = usize::from(open.missions);
    let played =
        !matches!(open.step, Step::Setup | Step::Draw | Step::Over) || open.mission.is_some();
    let stops = (0..MOST_MISSIONS).map(|number| {
        let over = number < missions;
        let state = match open.past[number].success {
            true if over => StopState::Good,
            false if over => StopState::Bad,
            _ if number == missions && played => StopState::Now,
            _ => StopState::Ahead,
        };
        // Finished missions are on the button that looks back at them.
        let card = open.mission.filter(|_| state == StopState::Now);
        let below = card.map_or(Text::EMPTY, |card| Text::Shown(short(card)));
        Stop::new(state, Text::from(number as i32 + 1)).below(below)
    });
    Zone::track(ROAD, Place::Middle, stops)
}

/// Lamps for the missions that went well, and for those that failed: what ends the game.
fn lamps(v: &View) -> [Zone; 2] {
    let open = &v.open;
    let counts = [
        (open.successes, true, "lamps-team"),
        (open.failures, false, "lamps-turncoat"),
    ];
    std::array::from_fn(|k| {
        let (lit, good, words) = counts[k];
        Zone::new(LAMPS[k], Place::Middle, Arrangement::Empty).lamps(Lamps {
            of: GOAL,
            lit,
            good,
            words: words.into(),
        })
    })
}

/// The zone in which spies are shown that turned up on the way to the candidates.
pub fn met_zone(spies: CardSet) -> Zone {
    Zone::new(MET, Place::Middle, Arrangement::Row)
        .title("met-on-the-way")
        .items(spies.iter().map(|card| Item::up(card.face()).tags([SPY])))
}
