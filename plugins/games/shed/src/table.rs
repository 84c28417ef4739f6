//! Presentation of Shed (section *At the table*): layout and picks. The words are in [`crate::words`].

use crate::{
    cards::{Kind, Mode, Tokens, ahead, each, follows, leads, lifted, sums, value},
    rules::{Action, End, FirstTake, Led, Open, Shed, Step, TOKENS, View},
    words::counted,
};
use kortlek_rules::{
    Arg, Card as _, Deck, Message, Note, Rules as _, Seat, Text,
    decktet::{Card, Rank, Suit, Suits},
    presentation::{
        ActionButton, Area, Arrangement, Decided, Fact, FactGroup, Gesture, Item, Layout, Look,
        LookBack, Mark, Past, Piece, Place, Presentation, Prompt, Scene, SceneInput, ScoreSheet,
        Sign, Status, StepPresentation, Target, Targets, Tip, Unit, Zone, ZoneId,
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
/// Strip about the kind that was led and what the winner will shed.
pub const KIND: ZoneId = ZoneId::common("kind");
/// Strip about the seat that is ahead, and why.
pub const AHEAD: ZoneId = ZoneId::common("ahead");

/// Sheet with each side's number of tokens, between two rounds.
pub const STANDING: ZoneId = ZoneId::common("standing");

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

/// Holders of tokens: a side by its number, the supply, the bag.
const IN_SUPPLY: usize = 5;
const IN_BAG: usize = 6;
/// Between the numbers of tokens of one suit that different sides hold.
const APART: usize = 8;

/// A token of a suit: number `k` of those that a side, the supply or the bag holds.
fn token(suit: Suit, holder: usize, k: u8) -> Piece {
    Piece::Token(suit.name(), (holder * APART) as u8 + k)
}

/// The suit of a token and who holds it.
pub(crate) fn token_of(target: Target) -> Option<(Suit, usize)> {
    let Target::Piece(Piece::Token(name, n)) = target else {
        return None;
    };
    Some((name.parse().ok()?, usize::from(n) / APART))
}

/// One of these suits, in words.
pub(crate) fn suits_arg(suits: Suits) -> Arg {
    Arg::Any(each(suits).map(Arg::from).collect())
}

/// The topmost token of a suit that somebody holds.
fn top(tokens: Tokens, suit: Suit, holder: usize) -> Target {
    Target::Piece(token(suit, holder, tokens.of(suit).saturating_sub(1)))
}

/// Unit of a score.
const TOKENS_HELD: Unit = Unit {
    message: "unit-tokens",
    fewer: true,
};

/// Marks of the kinds that a card can be led as: its types, or an ace's suit.
fn marks(card: Card) -> impl Iterator<Item = Mark> {
    leads(card).iter().map(|kind| Mark(kind.name()))
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

    /// Returns true if the first tokens are still in the bag.
    fn has_full_bag(&self, open: &Open) -> bool {
        open.step == Step::Setup && self.take == FirstTake::Random
    }

    /// The tokens of a side, the supply (5) or the bag (6).
    fn held(&self, open: &Open, holder: usize) -> Tokens {
        let (full, sides) = (self.has_full_bag(open), self.sides() as u8);
        match holder {
            IN_BAG if full => Tokens::of_each(sides),
            IN_SUPPLY if full => Tokens::of_each(TOKENS - sides),
            IN_SUPPLY => open.supply,
            side => open.takes.get(side).copied().unwrap_or_default(),
        }
    }

    /// Tokens in heaps. Those of `lit` are emphasised on top.
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
                        item.badge = i32::from(count).into();
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

    /// Suits in which a side's tokens (or the supply's) are emphasised: before the trick is won those at stake, then
    /// those that may move.
    fn at_stake(&self, open: &Open, holder: usize) -> Suits {
        let own = holder == self.side(open.seat);
        let lit = match open.step {
            Step::Follow | Step::Trick => holder != IN_SUPPLY,
            Step::Shed => own,
            Step::Take => !own && holder != IN_SUPPLY,
            Step::TakeSupply => holder == IN_SUPPLY,
            Step::Over => open.end == Some(End::Kingmaker) && open.won.has(Seat(holder as u8)),
            Step::Setup | Step::Deal | Step::Lead | Step::Draw => false,
        };
        Suits(self.lead_suits(open).0 * u8::from(lit))
    }

    /// The trick on the table in order of play; before it is led one without cards.
    fn trick_or_none<'a>(&self, open: &'a Open) -> (Led, &'a [Card]) {
        let seat = open.seat;
        let kind = Kind::Personality;
        self.on_table(open).unwrap_or((Led { seat, kind }, &[]))
    }

    fn trick_zones(&self, open: &Open, zones: &mut Vec<Zone>) {
        let (mode, of) = (self.mode(), self.cards_a_trick());
        let (led, cards) = self.trick_or_none(open);
        let acting = matches!(open.step, Step::Lead | Step::Follow);
        // The last card is seen before the trick is judged.
        let done = cards.len() == of && open.step != Step::Trick;
        for k in 0..of {
            let seat = self.player_of(led, k);
            let id = played(seat, k >= self.players());
            let zone = Zone::new(id, Place::Middle, Arrangement::Pile);
            let zone = zone.named(seat).outlined();
            let Some(card) = cards.get(k) else {
                zones.push(match k {
                    0 if acting => zone.caption("to-lead"),
                    _ if acting && k == cards.len() => zone.caption("to-play"),
                    _ => zone.caption(Message::new("place").with("n", k + 1)),
                });
                continue;
            };
            let points = value(mode, led.kind, cards, k);
            let is_best = ahead(mode, led.kind, cards) == k;
            let caption = match points {
                None => "does-not-count",
                _ if mode != Mode::Single => "counts",
                _ if is_best && done => "wins",
                _ if is_best => "ahead",
                _ => "beaten",
            };
            let look = if k + 1 == cards.len() && !done {
                Look::Last(seat)
            } else if is_best {
                Look::Lit
            } else if points.is_none() || (done && mode == Mode::Single && k > 0) {
                // The card that was led stays clear even if it is beaten: it determines what the winner sheds.
                Look::Dim
            } else {
                Look::Plain
            };
            let caption = Message::new(caption).with("points", points.unwrap_or(0));
            let card = Item::up(card.face()).look(look);
            zones.push(zone.caption(caption).items([card]));
        }
    }

    /// Kind that was led, and its meaning for the winner.
    fn kind_zone(&self, open: &Open) -> Zone {
        let mut parts = Vec::new();
        if let Some((led, _)) = self.on_table(open) {
            parts.push(Sign::Mark(Mark(led.kind.name())));
            parts.push(Sign::Strong(self.about(open, "kind-led").into()));
            parts.push(Sign::Words("the-winner-sheds".into()));
            for suit in each(self.lead_suits(open)) {
                if parts.len() > 3 {
                    parts.push(Sign::Words("or".into()));
                }
                parts.push(Sign::Mark(Mark(suit.name())));
            }
        }
        Zone::sign(KIND, Place::Middle, parts)
    }

    /// Seat that is ahead in a trick or has won it, and the reason. `won` is the message for the latter.
    fn judged(&self, led: Led, cards: &[Card], won: &'static str) -> Vec<Sign> {
        let mode = self.mode();
        let because = |why: Message| Sign::Words(Message::new("because").with("why", why).into());
        if mode == Mode::Single {
            let best = ahead(mode, led.kind, cards);
            let done = cards.len() == self.cards_a_trick();
            let who = Message::new(if done { won } else { "is-ahead" });
            let who = Sign::Strong(who.with("who", self.player_of(led, best)).into());
            let why = (cards.len() > 1).then(|| because(why_single(led.kind, cards, best)));
            return [who].into_iter().chain(why).collect();
        }
        let sums = sums(mode, led.kind, cards).map(i32::from);
        let side = |k| Sign::who(self.seats_of(self.side(self.player_of(led, k))));
        let [ours, theirs] = sums.map(Sign::Sum);
        let against = Sign::Words("against".into());
        let mut parts = vec![side(0), ours, against, theirs, side(1)];
        if lifted(mode, led.kind, cards) {
            parts.push(because("by-lift-to-11".into()));
        } else if sums[0] == sums[1] {
            parts.push(because("by-last-card".into()));
        }
        parts
    }

    /// The last trick that was put aside.
    fn last_trick(&self, open: &Open) -> Option<LookBack> {
        let last = usize::from(open.tricks).checked_sub(1)?;
        let (led, cards) = self.tricks_played(open).nth(last)?;
        let mode = self.mode();
        let best = ahead(mode, led.kind, cards);
        let past = cards.iter().enumerate().map(|(k, card)| {
            let points = value(mode, led.kind, cards, k);
            let words = match points {
                _ if k == best && mode == Mode::Single => "past-won",
                None => "past-did-not-count",
                Some(_) if mode != Mode::Single => "past-counted",
                Some(_) if k == 0 => "past-led",
                Some(_) => "past-beaten",
            };
            let words = Message::new(words).with("kind", led.kind);
            Past {
                face: card.face(),
                seat: Some(self.player_of(led, k)),
                words: words.with("points", points.unwrap_or(0)).into(),
                lit: k == best,
            }
        });
        Some(LookBack {
            title: "last-trick".into(),
            cards: past.collect(),
            line: self.judged(led, cards, "won-the-trick"),
            peek: false,
        })
    }

    /// Returns true if a round was played to its end and nothing of its last trick is on the table.
    fn between_rounds(&self, open: &Open) -> bool {
        let empty = open.hand_sizes.iter().all(|size| *size == 0);
        open.round > 0 && empty && self.on_table(open).is_none()
    }

    /// Sheet with each side's number of tokens.
    fn standing(&self, open: &Open) -> Zone {
        let tokens = |seat: Seat| i32::from(open.takes[self.side(seat)].len());
        let rows = Seat::all(self.players()).map(|seat| (seat, vec![tokens(seat).into()]));
        let sheet = ScoreSheet {
            columns: vec!["tokens".into()],
            now: None,
            rows: rows.collect(),
        };
        Zone::sheet(STANDING, Place::Middle, sheet)
    }

    fn side_zones(&self, open: &Open, zones: &mut Vec<Zone>) {
        let undealt = matches!(open.step, Step::Setup | Step::Deal);
        let [stock, aside] = if undealt {
            [self.deck_size(), 0]
        } else {
            [usize::from(open.stock), self.remainder()]
        };
        let pile = |id| Zone::new(id, Place::Side, Arrangement::Pile).outlined();
        for (id, count, caption) in [(STOCK, stock, "cards-left"), (ASIDE, aside, "cards-aside")] {
            let caption = Message::new(caption).with("n", count);
            let backs = Item::backs(Deck::Decktet, count);
            zones.push(pile(id).caption(caption).items(backs));
        }
        let aside = if undealt { 0 } else { open.tricks };
        let tricks = self.tricks_played(open).take(usize::from(aside));
        let cards = tricks.flat_map(|(_, c)| c).map(|c| Item::down(c.face()));
        let last = self.last_trick(open).filter(|_| !undealt);
        let discard = pile(DISCARD).caption("tricks").items(cards);
        zones.push(discard.look_back(last));
    }

    /// Returns true if a seat has still to play to the trick on the table.
    pub(crate) fn still_plays(&self, open: &Open, seat: Seat) -> bool {
        let (led, cards) = self.trick_or_none(open);
        (cards.len()..self.cards_a_trick()).any(|k| self.player_of(led, k) == seat)
    }

    fn own_hand(&self, v: &View, me: Seat) -> Zone {
        let zone = Zone::new(hand(me), Place::Hand, Arrangement::Fan);
        let open = &v.open;
        if v.viewer != Some(me) {
            let size = open.hand_sizes[me.index()];
            return zone.items(Item::backs(Deck::Decktet, size.into()));
        }
        let mut cards: Vec<Card> = v.hand.iter().collect();
        cards.sort_unstable_by_key(|c| in_hand(*c));
        // Before his turn the viewer sees already what will follow.
        let waits = open.step == Step::Follow && open.seat != me && self.still_plays(open, me);
        let coming = self.kind(open).filter(|_| waits);
        zone.items(cards.into_iter().map(|card| {
            let item = Item::up(card.face()).tags(marks(card));
            match coming {
                Some(kind) if follows(card, kind) => item.look(Look::Lit),
                _ => item,
            }
        }))
    }
}

/// Reason why a card is ahead where each plays alone.
pub(crate) fn why_single(kind: Kind, cards: &[Card], best: usize) -> Message {
    let rank = cards[best].rank();
    let equals = cards
        .iter()
        .filter(|c| follows(**c, kind) && c.rank() == rank)
        .count();
    let id = match kind.suit() {
        Some(_) if rank == Rank::Ace && lifted(Mode::Single, kind, cards) => "by-lifted-ace",
        Some(_) if rank == Rank::Ace => "by-no-other-card",
        _ if equals > 1 => "by-last-of-equals",
        Some(_) => "by-highest-of-suit",
        None => "by-highest-of-type",
    };
    Message::new(id).with("kind", kind).with("rank", rank)
}

impl Shed {
    /// Division of the middle: the supply, two strips and between them the trick or the standing; the bag is where
    /// nothing is played yet.
    fn area(&self, open: &Open) -> Area {
        let (led, _) = self.trick_or_none(open);
        let trick = (0..self.cards_a_trick())
            .map(|k| (1, played(self.player_of(led, k), k >= self.players())));
        let played = Area::stack([Area::row(trick), STANDING.into()]);
        let lines = [
            (4, SUPPLY.into()),
            (4, KIND.into()),
            (13, played),
            (3, AHEAD.into()),
        ];
        let bag = [(7, Area::Gap), (14, BAG.into()), (3, Area::Gap)];
        Area::stack([Area::column(lines), Area::column(bag)])
    }

    /// Everything that lies on the table.
    pub(crate) fn layout(&self, v: &View, me: Seat) -> Layout {
        let open = &v.open;
        let mut zones = Vec::new();
        self.side_zones(open, &mut zones);
        let heaps = |id, place, holder| {
            let lit = self.at_stake(open, holder);
            Zone::new(id, place, Arrangement::Heaps)
                .items(self.heaps(open, holder, lit))
                .cells((0..6).map(|k| [k, 0]))
        };
        zones.push(heaps(SUPPLY, Place::Middle, IN_SUPPLY).title("supply"));
        zones.push(self.kind_zone(open));
        if self.between_rounds(open) {
            zones.push(self.standing(open));
        } else if open.round > 0 {
            self.trick_zones(open, &mut zones);
        } else if self.has_full_bag(open) {
            zones.push(
                Zone::new(BAG, Place::Middle, Arrangement::Hidden)
                    .picture(Mark("bag"))
                    .caption(TOKENS_HELD.count(6 * self.sides() as i32))
                    .items(self.heaps(open, IN_BAG, Suits::default())),
            );
        }
        let judged = self.on_table(open);
        let judged = judged.map(|(led, cards)| self.judged(led, cards, "wins-the-trick"));
        zones.push(Zone::sign(AHEAD, Place::Middle, judged.unwrap_or_default()));
        for seat in Seat::all(self.players()).filter(|s| *s != me) {
            let size = open.hand_sizes[seat.index()];
            let place = Place::Panel { seat, share: 2 };
            let mut zone = Zone::new(hand(seat), place, Arrangement::Pile)
                .items(Item::backs(Deck::Decktet, size.into()))
                .outlined();
            if let Some(top) = zone.items.last_mut() {
                top.badge = i32::from(size).into();
            }
            zones.push(zone);
        }
        for side in 0..self.sides() {
            let seat = self.keeper(side, me);
            let place = Place::Panel { seat, share: 7 };
            zones.push(heaps(take(seat), place, side));
        }
        zones.push(self.own_hand(v, me));
        Layout::new(zones).divided(&self.area(open))
    }

    /// The picks that make an action.
    fn gesture(&self, open: &Open, me: Seat, a: Action) -> Gesture {
        let own = self.side(me);
        let at = self.on_table(open).map_or(0, |(_, cards)| cards.len());
        let place = Target::Zone(played(me, at >= self.players()));
        let keep = Target::Zone(take(self.keeper(own, me)));
        let card_at = |card: Card| Target::Piece(Piece::Card(card.face()));
        Gesture::path(match a {
            Action::Lead { card, kind } if leads(card).len() > 1 => {
                [card_at(card), Target::Button(kind.name())]
            }
            Action::Lead { card, .. } | Action::Follow { card } => [card_at(card), place],
            Action::Shed { suit } => [top(open.takes[own], suit, own), Target::Zone(SUPPLY)],
            Action::Take { from, suit } => {
                let from = usize::from(from);
                [top(open.takes[from], suit, from), keep]
            }
            Action::TakeSupply { suit } => [top(open.supply, suit, IN_SUPPLY), keep],
        })
    }

    fn status(&self, open: &Open, seat: Seat, me: Seat) -> Status {
        let deals = open.round > 0 && open.step != Step::Over && self.dealer(open) == seat;
        let doing = match open.step {
            _ if open.seat != seat => "",
            Step::Lead => "to-lead",
            Step::Follow => "to-play",
            Step::Shed => "to-shed",
            Step::Take | Step::TakeSupply => "to-take",
            Step::Setup | Step::Deal | Step::Trick | Step::Draw | Step::Over => "",
        };
        // The panel in which no tokens lie says why.
        let apart = self.partnership && seat != me && seat != me.left(self.players());
        Status {
            words: match (deals, doing) {
                (true, "") => "dealer".into(),
                (true, doing) => Message::new("dealer-and").with("doing", doing).into(),
                (false, "") => Text::EMPTY,
                (false, doing) => doing.into(),
            },
            note: match (apart, self.side(seat) == self.side(me)) {
                (false, _) => Text::EMPTY,
                (true, true) => "your-partner".into(),
                (true, false) => Message::new("partners")
                    .with("who", me.left(self.players()))
                    .into(),
            },
            out: false,
        }
    }

    /// Title and line of the bar, and what belongs to a step alone: buttons that say as what a double card is led, and
    /// tips.
    fn say_step(&self, scene: &mut Scene<Action>, input: &SceneInput<Shed>) {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let decides = input.decides();
        // Also where the viewer looks back at it.
        let own = input.viewer.is_some() && open.seat == me;
        let about = |id| Text::from(self.about(open, id));
        let stakes = || match input.viewer {
            Some(_) => Text::from(self.stakes(v, me)),
            None => Text::EMPTY,
        };
        let (title, line) = match open.step {
            Step::Setup => ("the-tokens", about(self.first_tokens())),
            Step::Deal if open.round > 0 => ("after-round", about("deals-and-leads")),
            Step::Deal => ("round", about("deals-and-leads")),
            Step::Lead if own => {
                if v.hand.iter().any(|card| leads(card).len() > 1) {
                    let kinds = [Kind::Location, Kind::Event];
                    scene.buttons = kinds.map(|kind| lead_as(v, kind)).to_vec();
                }
                scene.tip_if(decides, "situation-lead");
                ("lead-a-card", about("lead-line"))
            }
            Step::Lead => ("who-leads", about("dealer-is")),
            Step::Follow if own => {
                let kind = self.trick_or_none(open).0.kind;
                let held = open.takes[self.side(me)].suits();
                let useful = !self.lead_suits(open).and(held).is_empty();
                scene.tip_if(decides && kind.suit().is_some(), "situation-ace");
                scene.tip_if(decides && !useful, "situation-unwanted");
                let none = v.hand.and(kind.followers()).is_empty();
                (if none { "any-card" } else { "follow" }, stakes())
            }
            Step::Follow => ("who-plays", stakes()),
            Step::Trick => ("trick-played", self.won_line(open)),
            Step::Shed => ("won-and-sheds", about("a-token-of")),
            Step::Take | Step::TakeSupply => {
                scene.tip_if(decides, "situation-penalty");
                match open.step {
                    Step::Take => ("penalty-take", about("penalty-from")),
                    _ if self.is_kingmaker(open) => ("penalty-supply", about("nobody-made-king")),
                    _ => ("penalty-supply", about("nobody-holds")),
                }
            }
            Step::Draw if self.round_is_over(open) => ("trick-aside", about("round-is-over")),
            Step::Draw if open.stock > 0 => ("trick-aside", about("everybody-draws")),
            Step::Draw => ("trick-aside", about("nobody-draws")),
            Step::Over => ("", self.ending(open)),
        };
        let end = self.end_named(open);
        let title = end.map_or_else(|| about(title), Text::from);
        scene.prompt = Prompt::new(title, line).progress(about(match open.step {
            Step::Setup | Step::Deal => "round",
            _ => "trick-of",
        }));
    }

    /// Facts on the card that is picked first, on what others would do with the trick, and the cards not seen yet.
    fn facts(&self, input: &SceneInput<Shed>) -> Vec<FactGroup> {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let mut facts = Vec::new();
        if matches!(open.step, Step::Setup | Step::Deal | Step::Over) {
            return facts;
        }
        if matches!(open.step, Step::Lead | Step::Follow) {
            let picked = picked_card(input).filter(|_| open.seat == me);
            facts.extend(picked.map(|card| {
                let title = Message::new("subject").with("card", card);
                FactGroup::new(title, self.card_facts(v, me, card))
            }));
            let led = picked.filter(|_| open.step == Step::Lead);
            let others = self.others(open, me, led);
            facts.extend((!others.is_empty()).then(|| FactGroup::new("others-title", others)));
        }
        let unseen = [
            ("personalities", Kind::Personality),
            ("locations", Kind::Location),
            ("events", Kind::Event),
        ];
        let rows = unseen.map(|(label, kind)| Fact {
            mark: Some(Mark(kind.name())),
            ..counted(label.into(), v.unseen.and(kind.followers()))
        });
        let aces = v.unseen.iter().filter(|c| c.rank() == Rank::Ace);
        let aces = counted("aces".into(), aces.collect());
        let rows = rows.into_iter().chain([aces]);
        facts.push(FactGroup::new("not-seen-yet", rows));
        facts
    }

    /// Sentences on tokens: what becomes of those of a side, and what the supply is.
    fn token_tooltips(&self, scene: &mut Scene<Action>, me: Seat) {
        let pieces = scene.layout.pieces();
        let targets: Vec<Target> = pieces.map(|(_, item)| Target::Piece(item.piece)).collect();
        for target in targets {
            let Some((_, holder)) = token_of(target) else {
                continue;
            };
            let about = match holder {
                IN_SUPPLY => "tip-supply".into(),
                IN_BAG => continue,
                side if side == self.side(me) => "tip-own".into(),
                side => Message::new("tip-theirs").with("side", self.seats_of(side)),
            };
            scene.tooltip(target, Tip::new(Text::EMPTY, about));
        }
    }

    /// Text on how the end came about, once it has come.
    pub(crate) fn ending(&self, open: &Open) -> Text {
        open.end.map_or(Text::EMPTY, |end| {
            let say = Message::of(format!("ending-{}", end.name()));
            say.with("who", self.seats_of_sides(open.won))
                .with("taker", open.seat)
                .with("suits", suits_arg(self.lead_suits(open)))
                .into()
        })
    }
}

/// The card that was picked first.
pub(crate) fn picked_card(input: &SceneInput<Shed>) -> Option<Card> {
    input.picks.first().and_then(Target::decktet)
}

/// The button that leads a double card as this kind.
fn lead_as(v: &View, kind: Kind) -> ActionButton {
    let n = v.unseen.and(kind.followers()).len();
    ActionButton {
        name: kind.name(),
        words: Message::new("lead-as").with("kind", kind).into(),
        mark: Some(Mark(kind.name())),
        note: Message::new("can-follow").with("n", n).into(),
    }
}

/// Sentences on piles.
fn tooltips(scene: &mut Scene<Action>) {
    for (zone, tip) in [
        (STOCK, Tip::new(Text::EMPTY, "tip-stock")),
        (ASIDE, Tip::new("tip-aside-name", "tip-aside")),
        (DISCARD, Tip::new("tip-tricks-name", "tip-tricks")),
        (SUPPLY, Tip::new(Text::EMPTY, "tip-supply")),
    ] {
        scene.tooltip(zone, tip.clone());
        scene.tooltip(Targets::Cells(zone), tip);
    }
}

impl Presentation for Shed {
    fn scene(&self, input: SceneInput<Shed>) -> Scene<Action> {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let mut scene = Scene::new(&input, self.layout(v, me));
        for seat in Seat::all(input.players) {
            scene.status(seat, self.status(open, seat, me));
        }
        self.say_step(&mut scene, &input);
        scene.facts = self.facts(&input);
        scene.ending = self.ending(open);
        scene.unit = TOKENS_HELD;
        tooltips(&mut scene);
        self.token_tooltips(&mut scene, me);
        for action in input.legal {
            let words = self.action_words(v, me, *action);
            scene.offer(*action, self.gesture(open, me, *action), words);
        }
        if input.decides() {
            self.refuse(&mut scene, &input);
        }
        scene
    }

    fn action_words(&self, v: &View, seat: Seat, a: Action) -> Message {
        let id = match a {
            Action::Lead { kind, .. } if kind.suit().is_some() => "lead-ace",
            Action::Lead { card, .. } if leads(card).len() > 1 => "lead-card-as",
            Action::Lead { .. } => "lead-card",
            Action::Follow { card } if self.kind(&v.open).is_some_and(|k| !follows(card, k)) => {
                "play-off"
            }
            Action::Follow { .. } => "play-card",
            Action::Shed { .. } => "shed-token",
            Action::Take { .. } => "take-token",
            Action::TakeSupply { .. } => "take-from-supply",
        };
        self.of_action(Message::new(id).with("who", seat), a)
    }

    fn tell(
        &self,
        before: &View,
        made: Decided<Action>,
        _: &[Note],
        after: &View,
        me: Seat,
    ) -> StepPresentation {
        StepPresentation {
            lines: self.tale(before, made, after),
            stages: self.stages(before, made, after, me),
        }
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::rules_pages!()
    }
}
