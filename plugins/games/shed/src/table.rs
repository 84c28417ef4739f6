//! How Shed is shown (section *At the table*): what lies where and what can be picked. What is said stands in
//! [`crate::words`].

use crate::{
    cards::{Kind, Mode, Tokens, ahead, each, follows, leads, lifted, sums, value},
    rules::{Action, End, FirstTake, Led, Open, Shed, Step, TOKENS, View},
};
use kortlek_rules::{
    Card as _, Deck, Face, Rules, Seat, Seats, Seen,
    decktet::{Card, CardSet, Rank, Suit, Suits},
    tabled::{
        Aid, Beat, Item, Layout, LogLine, Look, LookBack, Names, Panel, Past, Piece, Place, Policy,
        Preview, Prompt, Sign, Tabled, Target, Unit, Zone, ZoneId,
    },
};

/// The draw pile.
pub const STOCK: ZoneId = ZoneId::common("stock");
/// The cards that are set aside unseen.
pub const ASIDE: ZoneId = ZoneId::common("aside");
/// Earlier tricks, face down.
pub const DISCARD: ZoneId = ZoneId::common("discard");
/// The tokens that no side holds.
pub const SUPPLY: ZoneId = ZoneId::common("supply");
/// The bag out of which first tokens are drawn.
pub const BAG: ZoneId = ZoneId::common("bag");
/// The strip that says what was led and what the winner will shed.
pub const KIND: ZoneId = ZoneId::common("kind");
/// The strip that says who is ahead, and why.
pub const AHEAD: ZoneId = ZoneId::common("ahead");

/// A seat's hand.
pub const fn hand(seat: Seat) -> ZoneId {
    ZoneId::of("hand", seat)
}

/// The tokens of a side, by the seat in whose panel they lie.
pub const fn take(seat: Seat) -> ZoneId {
    ZoneId::of("take", seat)
}

/// The place of the card that a seat plays to a trick; with two players also of its second card.
pub const fn played(seat: Seat, second: bool) -> ZoneId {
    ZoneId::of(if second { "second" } else { "played" }, seat)
}

/// Who holds tokens: a side by its number, the supply, the bag.
const IN_SUPPLY: usize = 5;
const IN_BAG: usize = 6;
/// Between the numbers of tokens of one suit that different sides hold.
const APART: usize = 8;

/// A token of a suit: number `k` of those that a side, the supply or the bag holds.
fn token(suit: Suit, holder: usize, k: u8) -> Piece {
    Piece::Token(suit.name(), (holder * APART) as u8 + k)
}

/// The suit of a token and who holds it.
fn token_of(target: Target) -> Option<(Suit, usize)> {
    match target {
        Target::Piece(Piece::Token(name, n)) => {
            let suit = Suit::ALL.into_iter().find(|s| s.name() == name)?;
            Some((suit, usize::from(n) / APART))
        }
        _ => None,
    }
}

pub(crate) fn card_of(target: Target) -> Option<Card> {
    match target {
        Target::Piece(Piece::Card(Face::Decktet(card))) => Some(card),
        _ => None,
    }
}

/// The topmost token of a suit that somebody holds.
fn top(tokens: Tokens, suit: Suit, holder: usize) -> Target {
    Target::Piece(token(suit, holder, tokens.of(suit).saturating_sub(1)))
}

/// The number of cards' rows of the middle; the trick takes most of them.
const ROWS: u8 = 24;

/// A line of the middle of the table, all of its width.
const fn line(from: u8, rows: u8) -> Place {
    Place::Part {
        raster: [1, ROWS],
        at: [0, from],
        span: [1, rows],
    }
}

/// A card's place among as many as a trick has.
const fn column(of: usize, k: usize) -> Place {
    Place::Part {
        raster: [of as u8, ROWS],
        at: [k as u8, 8],
        span: [1, 13],
    }
}

/// The marks of a card's types.
fn types(card: Card) -> impl Iterator<Item = &'static str> {
    card.kinds().map(|k| Kind::of_type(k).name())
}

/// The place of a card in a hand: by type, the double cards between location and event, then by rank; aces last.
fn in_hand(card: Card) -> (u8, Rank, usize) {
    let group = match leads(card) {
        [Kind::Personality] => 0,
        [Kind::Location] => 1,
        [Kind::Location, Kind::Event] => 2,
        [Kind::Event] => 3,
        _ => 4,
    };
    (group, card.rank(), card.index())
}

impl Shed {
    /// The seat in whose panel the tokens of a side lie: the viewer's for his own side, else the first of its seats
    /// after him.
    fn keeper(&self, side: usize, me: Seat) -> Seat {
        if !self.partnership {
            Seat(side as u8)
        } else if self.side(me) == side {
            me
        } else {
            me.left(self.players())
        }
    }

    /// The tokens of a side, the supply (5) or the bag (6).
    fn held(&self, open: &Open, holder: usize) -> Tokens {
        match holder {
            IN_BAG if open.step == Step::Setup && self.take == FirstTake::Random => {
                Tokens::of_each(self.sides() as u8)
            }
            IN_SUPPLY if open.step == Step::Setup && self.take == FirstTake::Random => {
                Tokens::of_each(TOKENS - self.sides() as u8)
            }
            IN_SUPPLY => open.supply,
            side => open.takes.get(side).copied().unwrap_or_default(),
        }
    }

    /// Tokens in heaps. Those of `lit` stand out on top.
    fn heaps(&self, open: &Open, holder: usize, lit: Suits) -> Vec<Item> {
        let tokens = self.held(open, holder);
        let mut items = Vec::new();
        for suit in Suit::ALL {
            let count = tokens.of(suit);
            for k in 0..count {
                let mut item = Item::token(suit.name(), 0).at(suit.index() as i8, 0);
                item.piece = token(suit, holder, k);
                if k + 1 == count {
                    if count > 1 {
                        item.badge = Some(count.to_string());
                    }
                    if lit.has(suit) {
                        item.look = Look::Lit;
                    }
                }
                items.push(item);
            }
        }
        items
    }

    /// The suits of which a side's tokens (or the supply's) stand out: before the trick is won those at stake, then those
    /// that may move.
    fn at_stake(&self, open: &Open, holder: usize) -> Suits {
        let own = holder == self.side(open.seat);
        let lit = match open.step {
            Step::Setup | Step::Deal | Step::Lead | Step::Draw => false,
            Step::Follow | Step::Trick => holder != IN_SUPPLY,
            Step::Shed => own,
            Step::Take => !own && holder != IN_SUPPLY,
            Step::TakeSupply => holder == IN_SUPPLY,
            Step::Over => open.end == Some(End::Kingmaker) && open.won.has(Seat(holder as u8)),
        };
        if lit {
            self.lead_suits(open)
        } else {
            Suits::default()
        }
    }

    /// The seats of the trick's cards in order of play, the trick on the table or the next one.
    fn order(&self, open: &Open) -> Vec<Seat> {
        let leader = match self.on_table(open) {
            Some((led, _)) => led.seat,
            None if open.step == Step::Deal => self.leader_of_round(open, open.round + 1),
            None => open.seat,
        };
        (0..self.cards_a_trick())
            .map(|k| {
                self.player_of(
                    Led {
                        seat: leader,
                        kind: Kind::Personality,
                    },
                    k,
                )
            })
            .collect()
    }

    fn trick_zones(&self, open: &Open, zones: &mut Vec<Zone>) {
        const PLACES: [&str; 5] = ["first", "second", "third", "fourth", "fifth"];
        let mode = self.mode();
        let order = self.order(open);
        let trick = self.on_table(open);
        // The last card is seen before the trick is judged.
        let done =
            trick.is_some_and(|(_, cards)| cards.len() == order.len()) && open.step != Step::Trick;
        let best = trick.map(|(led, cards)| self.winning(led, cards));
        for (k, seat) in order.iter().enumerate() {
            let id = played(*seat, k >= self.players());
            let mut zone = Zone::new(id, column(order.len(), k), Policy::Pile)
                .named(*seat)
                .outlined();
            let card = trick.and_then(|(_, cards)| cards.get(k));
            let Some((card, (led, cards))) = card.zip(trick) else {
                let next = trick.map_or(0, |(_, cards)| cards.len());
                let acting = matches!(open.step, Step::Lead | Step::Follow);
                zone.caption = match k {
                    0 if acting => "to lead",
                    _ if acting && k == next => "to play",
                    _ => PLACES[k],
                }
                .to_owned();
                zones.push(zone);
                continue;
            };
            let counts = follows(*card, led.kind) || k == 0;
            let is_best = best == Some(k);
            let points = value(mode, led.kind, cards, k);
            zone.caption = match (points, mode) {
                _ if !counts => "does not count".to_owned(),
                (Some(points), Mode::Pairs | Mode::Two) => format!("counts {points}"),
                _ if is_best && done => "wins".to_owned(),
                _ if is_best => "ahead".to_owned(),
                _ => "beaten".to_owned(),
            };
            let latest = k + 1 == cards.len() && !done;
            let item = Item::up(card.face()).look(if latest {
                Look::Last(*seat)
            } else if is_best {
                Look::Lit
            } else if !counts || (done && mode == Mode::Single) {
                Look::Dim
            } else {
                Look::Plain
            });
            zones.push(zone.items([item]));
        }
    }

    /// The card of a trick that wins it, or would as things stand, by its place in the order of play.
    fn winning(&self, led: Led, cards: &[Card]) -> usize {
        if self.mode() == Mode::Two && cards.len() == self.cards_a_trick() {
            // The higher card of the side that wins.
            return ahead(Mode::Two, led.kind, cards);
        }
        ahead(self.mode(), led.kind, cards)
    }

    /// What was led, and what it means for the winner.
    fn kind_zone(&self, open: &Open) -> Zone {
        let zone = Zone::new(KIND, line(4, 4), Policy::Sign);
        let Some((led, _)) = self.on_table(open) else {
            return zone;
        };
        let mut parts = vec![Sign::Mark(led.kind.name())];
        parts.push(Sign::Strong(match led.kind.suit() {
            Some(suit) => format!("{} led", capital(suit.name())),
            None => format!("{} led", capital(led.kind.name())),
        }));
        parts.push(Sign::Words("· the winner sheds".to_owned()));
        for (n, suit) in each(self.lead_suits(open)).enumerate() {
            if n > 0 {
                parts.push(Sign::Words("or".to_owned()));
            }
            parts.push(Sign::Mark(suit.name()));
        }
        zone.sign(parts)
    }

    /// Who is ahead or has won, and why.
    fn ahead_zone(&self, open: &Open) -> Zone {
        let zone = Zone::new(AHEAD, line(21, 3), Policy::Sign);
        match self.on_table(open) {
            Some((led, cards)) => zone.sign(self.standing(led, cards, ["win", "wins"])),
            None => zone,
        }
    }

    /// The seats of the side that plays card number `k` of a trick.
    fn side_at(&self, led: Led, k: usize) -> Seats {
        self.seats_of(self.side(self.player_of(led, k)))
    }

    /// Who is ahead in a trick or has won it, and why.
    fn standing(&self, led: Led, cards: &[Card], won: [&'static str; 2]) -> Vec<Sign> {
        let mode = self.mode();
        let best = self.winning(led, cards);
        let done = cards.len() == self.cards_a_trick();
        let words = |text: &str| Sign::Words(text.to_owned());
        if mode == Mode::Single {
            let seat = Seats::one(self.player_of(led, best));
            let who = if done {
                Sign::Does(seat, won[0], won[1])
            } else {
                Sign::Does(seat, "are ahead", "is ahead")
            };
            let mut parts = vec![who];
            if cards.len() > 1 {
                parts.push(Sign::Words(format!(
                    "· {}",
                    why_single(led.kind, cards, best)
                )));
            }
            return parts;
        }
        let sums = sums(mode, led.kind, cards).map(i32::from);
        let mut parts = vec![
            Sign::Who(self.side_at(led, 0)),
            Sign::Sum(sums[0]),
            words("against"),
            Sign::Sum(sums[1]),
            Sign::Who(self.side_at(led, 1)),
        ];
        if lifted(mode, led.kind, cards) {
            parts.push(words("· the crown lifts the ace to 11"));
        } else if sums[0] == sums[1] {
            parts.push(words("· the last card that counts decides"));
        }
        parts
    }

    /// The last trick that was put aside.
    fn last_trick(&self, open: &Open) -> Option<LookBack> {
        let last = usize::from(open.tricks).checked_sub(1)?;
        let (led, cards) = self.tricks_played(open).nth(last)?;
        let best = self.winning(led, cards);
        let mode = self.mode();
        let past = cards.iter().enumerate().map(|(k, card)| Past {
            face: card.face(),
            seat: Some(self.player_of(led, k)),
            words: match (k == best, value(mode, led.kind, cards, k)) {
                (true, _) if mode == Mode::Single => "won".to_owned(),
                (_, None) => "did not count".to_owned(),
                (_, Some(points)) if mode != Mode::Single => format!("counted {points}"),
                _ if k == 0 => format!("led as {}", led.kind),
                _ => String::new(),
            },
            lit: k == best,
        });
        Some(LookBack {
            title: "Last trick".to_owned(),
            cards: past.collect(),
            line: self.standing(led, cards, ["won", "won"]),
        })
    }

    fn side_zones(&self, open: &Open, zones: &mut Vec<Zone>) {
        let back = || Item::back(Deck::Decktet);
        let undealt = matches!(open.step, Step::Setup | Step::Deal);
        let stock = if undealt {
            self.deck_size()
        } else {
            usize::from(open.stock)
        };
        zones.push(
            Zone::new(STOCK, Place::Side, Policy::Pile)
                .outlined()
                .caption(match stock {
                    0 => "none left".to_owned(),
                    n => format!("{n} left"),
                })
                .items((0..stock).map(|_| back())),
        );
        let aside = if undealt { 0 } else { self.remainder() };
        zones.push(
            Zone::new(ASIDE, Place::Side, Policy::Pile)
                .outlined()
                .caption(match aside {
                    0 => "aside".to_owned(),
                    n => format!("{n} aside"),
                })
                .items((0..aside).map(|_| back())),
        );
        let mut discard = Zone::new(DISCARD, Place::Side, Policy::Pile).outlined();
        if !undealt {
            let tricks = self.tricks_played(open).take(usize::from(open.tricks));
            let cards: Vec<Card> = tricks.flat_map(|(_, c)| c.iter().copied()).collect();
            discard = discard
                .items(cards.iter().map(|c| Item::down(c.face())))
                .look_back(self.last_trick(open));
        }
        discard.caption = match &discard.look_back {
            Some(past) => past.title.clone(),
            None => "tricks".to_owned(),
        };
        zones.push(discard);
    }

    fn own_hand(&self, v: &View, me: Seat) -> Zone {
        let zone = Zone::new(hand(me), Place::Hand, Policy::Fan);
        let open = &v.open;
        if v.viewer != Some(me) {
            let size = open.hand_sizes[me.index()];
            return zone.items((0..size).map(|_| Item::back(Deck::Decktet)));
        }
        let mut cards: Vec<Card> = v.hand.iter().collect();
        cards.sort_unstable_by_key(|c| in_hand(*c));
        // Before his turn the viewer sees already what will follow.
        let coming = match self.on_table(open) {
            Some((led, trick)) if open.step == Step::Follow && open.seat != me => {
                let still =
                    (trick.len()..self.cards_a_trick()).any(|k| self.player_of(led, k) == me);
                still.then_some(led.kind)
            }
            _ => None,
        };
        zone.items(cards.into_iter().map(|card| {
            let item = Item::up(card.face()).tags(types(card));
            if coming.is_some_and(|kind| follows(card, kind)) {
                item.look(Look::Lit)
            } else {
                item
            }
        }))
    }
}

/// The first letter large.
pub(crate) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// Why a card is ahead where each plays alone.
pub(crate) fn why_single(kind: Kind, cards: &[Card], best: usize) -> String {
    let rank = cards[best].rank();
    let equals = cards
        .iter()
        .filter(|c| follows(**c, kind) && c.rank() == rank)
        .count();
    match kind.suit() {
        Some(suit) if rank == Rank::Ace => {
            if lifted(Mode::Single, kind, cards) {
                format!("the crown of {suit} lifts its ace")
            } else {
                format!("no other card has {suit}")
            }
        }
        _ if equals > 1 => format!("the last of equal {}", rank.plural()),
        Some(suit) => format!("the highest with {suit}"),
        None => format!("the highest {kind}"),
    }
}

impl Tabled for Shed {
    fn layout(&self, v: &View, me: Seat) -> Layout {
        let open = &v.open;
        let mut zones = Vec::new();
        self.side_zones(open, &mut zones);
        let heaps = |id, place, holder| {
            let mut zone = Zone::new(id, place, Policy::Heaps).items(self.heaps(
                open,
                holder,
                self.at_stake(open, holder),
            ));
            zone.free = (0..6).map(|k| [k, 0]).collect();
            zone
        };
        zones.push(heaps(SUPPLY, line(0, 4), IN_SUPPLY).title("Supply"));
        zones.push(self.kind_zone(open));
        if open.step == Step::Setup && self.take == FirstTake::Random {
            zones.push(
                Zone::new(BAG, line(7, 14), Policy::Bag)
                    .caption(format!("{} tokens", self.sides() * 6))
                    .items(self.heaps(open, IN_BAG, Suits::default())),
            );
        } else if open.round > 0 {
            self.trick_zones(open, &mut zones);
        }
        zones.push(self.ahead_zone(open));
        for seat in Seat::all(self.players()).filter(|s| *s != me) {
            let size = open.hand_sizes[seat.index()];
            let mut zone = Zone::new(hand(seat), Place::Panel { seat, share: 2 }, Policy::Pile)
                .items((0..size).map(|_| Item::back(Deck::Decktet)))
                .outlined();
            if let Some(top) = zone.items.last_mut() {
                top.badge = Some(size.to_string());
            }
            zones.push(zone);
        }
        for side in 0..self.sides() {
            let seat = self.keeper(side, me);
            let place = Place::Panel { seat, share: 7 };
            zones.push(heaps(take(seat), place, side));
        }
        zones.push(self.own_hand(v, me));
        Layout { zones }
    }

    fn gesture(&self, v: &View, seat: Seat, a: Action) -> Vec<Target> {
        let open = &v.open;
        let own = self.side(seat);
        let me = v.viewer.unwrap_or(seat);
        let place = || {
            let at = self.on_table(open).map_or(0, |(_, cards)| cards.len());
            Target::Zone(played(seat, at >= self.players()))
        };
        let keep = Target::Zone(take(self.keeper(own, me)));
        match a {
            Action::Lead { card, kind } => {
                let second = if leads(card).len() > 1 {
                    Target::Button(kind.name())
                } else {
                    place()
                };
                vec![Target::Piece(Piece::Card(card.face())), second]
            }
            Action::Follow { card } => vec![Target::Piece(Piece::Card(card.face())), place()],
            Action::Shed { suit } => vec![top(open.takes[own], suit, own), Target::Zone(SUPPLY)],
            Action::Take { from, suit } => {
                let from = usize::from(from);
                vec![top(open.takes[from], suit, from), keep]
            }
            Action::TakeSupply { suit } => vec![top(open.supply, suit, IN_SUPPLY), keep],
        }
    }

    fn action_words(&self, _: &View, _: Seat, a: Action, names: &Names) -> String {
        self.action_words(a, names)
    }

    fn prompt(&self, v: &View, me: Seat, names: &Names) -> Prompt {
        self.prompt_words(v, me, names)
    }

    fn panels(&self, v: &View, me: Seat) -> Vec<Panel> {
        self.panel_words(v, me)
    }

    fn previews(&self, _: &View, _: Seat, _: &[Target]) -> Vec<Preview> {
        Vec::new()
    }

    fn aids(&self, v: &View, me: Seat, chosen: &[Target]) -> Vec<Aid> {
        let subject = chosen.first().and_then(|t| card_of(*t));
        self.facts(v, me, subject)
    }

    fn ending(&self, v: &View, names: &Names) -> String {
        self.ending_words(&v.open, names)
    }

    fn unit(&self) -> Unit {
        Unit {
            one: "token",
            several: "tokens",
            fewer: true,
        }
    }

    fn why_not(&self, v: &View, me: Seat, chosen: &[Target], target: Target) -> String {
        let open = &v.open;
        let mine = open.seat == me && matches!(self.turn_step(open), Some(seat) if seat == me);
        if open.step == Step::Over {
            return "The game is over.".to_owned();
        }
        if !mine {
            return match open.step {
                Step::Lead | Step::Follow | Step::Shed | Step::Take | Step::TakeSupply => {
                    "Another player decides now: wait for your turn."
                }
                _ => "Nobody decides just now.",
            }
            .to_owned();
        }
        let playing = matches!(open.step, Step::Lead | Step::Follow);
        if let Some(card) = card_of(target) {
            if !playing {
                return self.why_not_now(open);
            }
            let earlier: CardSet = self
                .tricks_played(open)
                .flat_map(|(_, cards)| cards.iter().copied())
                .collect();
            if earlier.has(card) {
                return "That card has been played: play one from your hand.".to_owned();
            }
            let kind = leads(card)[0];
            let action = match open.step {
                Step::Lead => Action::Lead { card, kind },
                _ => Action::Follow { card },
            };
            return self.why_not(open, v.hand, me, action).0.into_owned();
        }
        if let Some((suit, holder)) = token_of(target) {
            let action = match holder {
                IN_SUPPLY => Action::TakeSupply { suit },
                side if side == self.side(me) => Action::Shed { suit },
                side => Action::Take {
                    from: side as u8,
                    suit,
                },
            };
            let legal = self.may(open, me, action);
            return if legal {
                "Only the topmost token of a heap can be picked.".to_owned()
            } else {
                self.why_not(open, v.hand, me, action).0.into_owned()
            };
        }
        match (open.step, chosen.first().and_then(|t| card_of(*t))) {
            (Step::Lead, Some(card)) if leads(card).len() > 1 => {
                "This card is both: say as what you lead it, location or event.".to_owned()
            }
            (Step::Lead | Step::Follow, Some(_)) => {
                "Cards are played to your own place in the trick.".to_owned()
            }
            (Step::Lead, None) => "First pick the card that you want to lead.".to_owned(),
            (Step::Follow, None) => "First pick the card that you want to play.".to_owned(),
            _ => self.why_not_now(open),
        }
    }

    fn story(
        &self,
        before: &View,
        made: Option<(Seat, Seen<Action>)>,
        after: &View,
        names: &Names,
    ) -> Vec<LogLine> {
        self.story_lines(before, made, after, names)
    }

    fn beats(&self, before: &View, made: Option<(Seat, Seen<Action>)>, after: &View) -> Vec<Beat> {
        let over = after.open.step == Step::Over && before.open.step != Step::Over;
        let mut beats = Vec::new();
        match (before.open.step, made) {
            (Step::Setup, _) => beats.extend([Beat::Cue("slide"), Beat::Cue("token")]),
            (Step::Deal, _) => {
                beats.extend([Beat::Cue("shuffle"), Beat::Cue("deal")]);
                if after.open.round > 1 {
                    beats.push(Beat::Banner(format!("Round {}", after.open.round)));
                }
            }
            (Step::Lead | Step::Follow, Some(_)) => {
                beats.push(Beat::Cue("place"));
                if after.open.step == Step::Trick {
                    beats.push(Beat::Cue("trick_won"));
                }
            }
            (Step::Shed, Some(_)) => beats.push(Beat::Cue("token")),
            (Step::Take | Step::TakeSupply, Some(_)) => beats.push(Beat::Cue("capture")),
            (Step::Draw, _) => beats.push(Beat::Cue("slide")),
            (Step::Trick, _) if self.is_kingmaker(&after.open) => {
                beats.push(Beat::Banner("Kingmaker: take from the supply".to_owned()));
            }
            _ => {}
        }
        if over {
            beats.push(Beat::Cue("round_end"));
            beats.extend(self.end_banner(&after.open).map(Beat::Banner));
        }
        beats
    }

    fn rules_page() -> &'static str {
        include_str!("../rules.md")
    }
}

impl Shed {
    /// The seat that decides now, if one does.
    pub(crate) fn turn_step(&self, open: &Open) -> Option<Seat> {
        matches!(
            open.step,
            Step::Lead | Step::Follow | Step::Shed | Step::Take | Step::TakeSupply
        )
        .then_some(open.seat)
    }

    /// Whether a decision about a token is legal for the winner of the trick.
    fn may(&self, open: &Open, seat: Seat, a: Action) -> bool {
        let suits = self.lead_suits(open);
        match (open.step, a) {
            (Step::Shed, Action::Shed { suit }) => {
                suits.has(suit) && open.takes[self.side(seat)].has(suit)
            }
            (Step::Take, Action::Take { from, suit }) => {
                suits.has(suit) && open.takes[usize::from(from)].has(suit)
            }
            (Step::TakeSupply, Action::TakeSupply { suit }) => {
                suits.has(suit) && open.supply.has(suit)
            }
            _ => false,
        }
    }

    fn why_not_now(&self, open: &Open) -> String {
        let suits: Vec<&str> = each(self.lead_suits(open)).map(Suit::name).collect();
        let suits = suits.join(" or ");
        match open.step {
            Step::Shed => format!("First shed one of your tokens: {suits}."),
            Step::Take => format!("First take one of the others' tokens: {suits}."),
            Step::TakeSupply => format!("First take a token from the supply: {suits}."),
            _ => "Tokens move when all cards of a trick are played.".to_owned(),
        }
    }
}
