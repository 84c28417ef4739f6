//! Presentation of Hatchet (section *At the table*): layout, the card carried over the block, the account of each
//! step.

mod facts;
mod ground;
mod telling;

pub use ground::{place_at, pose_at};

use crate::{
    geometry::{CARD_WIDTH, HEIGHT, WIDTH},
    rules::{Action, Hatchet, LAST_PICTURE, Open, PICTURE_POINTS, Step, View},
};
use kortlek_rules::{
    Card as _, Deck, Message, Note, Rules, Seat, StopSignal, Text,
    french::{Card, Suit},
    presentation::{
        Arrangement, Canvas, CanvasRules, Carried, Carrying, Decided, End, FactGroup, Gesture,
        GoodPlace, Item, Layout, Look, Piece, Place as Where, Pose, Presentation, Prompt, Scene,
        SceneInput, Status, StepPresentation, Stop, StopState, Target, Targets, Under, Zone,
        ZoneId,
    },
};

/// The felling block, on which the cards lie.
pub const BLOCK: ZoneId = ZoneId::common("block");
/// The pack.
pub const PACK: ZoneId = ZoneId::common("pack");
/// The ten places for the pictures that are drawn.
pub const SLOTS: ZoneId = ZoneId::common("slots");
/// Place where a picture is held up when it is drawn.
pub const SHOWN: ZoneId = ZoneId::common("shown");

/// The pictures that a seat has drawn.
pub const fn pictures(seat: Seat) -> ZoneId {
    ZoneId::of("pictures", seat)
}

/// Counter of the pips that a seat has buried.
pub const fn buried(seat: Seat) -> ZoneId {
    ZoneId::of("buried", seat)
}

/// Rotation step of a card, and its fine step, in tenths of a degree.
const TURNS: [i16; 2] = [50, 10];

/// The points that a seat has for pips.
pub(crate) fn pips_of(open: &Open, seat: Seat) -> u8 {
    let pictures = open.pictures[seat.index()].len() as u8;
    open.scores[seat.index()] - PICTURE_POINTS * pictures
}

/// The turn that is played, counted from 1.
fn turn_number(open: &Open) -> usize {
    let done = open.table().len().saturating_sub(1) + open.pictures_drawn();
    match open.step {
        Step::Setup => 0,
        Step::Draw | Step::Place => done + 1,
        Step::Over => done,
    }
}

impl Hatchet {
    /// Card that the view's seat lays now, if it does.
    fn lays(v: &View, me: Seat) -> Option<Card> {
        let mine = v.viewer == Some(me) && v.open.turn == me && v.open.step == Step::Place;
        v.open.drawn.filter(|_| mine)
    }

    fn block(v: &View, me: Seat) -> Zone {
        let open = &v.open;
        let canvas = Canvas {
            card: CARD_WIDTH as u16,
            half: [WIDTH / 2, HEIGHT / 2],
            wide: true,
        };
        let last = open.table().len().checked_sub(1);
        let laid = open.table().iter().enumerate().map(|(n, placed)| {
            let item = Item::up(placed.card.face()).pose(pose_at(placed.place));
            let Some(seat) = placed.by else { return item };
            let item = item.owner(seat);
            match Some(n) == last && open.step != Step::Over {
                true => item.look(Look::Last(seat)),
                false => item,
            }
        });
        let held = Hatchet::lays(v, me).map(|card| {
            let item = Item::up(card.face()).pose(ground::middle(open));
            item.look(Look::Ghost)
        });
        Zone::new(BLOCK, Where::Middle, Arrangement::Canvas(canvas)).items(laid.chain(held))
    }

    fn pack(&self, v: &View, me: Seat) -> Zone {
        let open = &v.open;
        let drawn = open.drawn.filter(|_| Hatchet::lays(v, me).is_none());
        // Pictures that went to the bottom at the start are known to all, and lie there face down.
        let bottom = v.bottom.iter().rev().map(|card| Item::down(card.face()));
        let unknown = usize::from(open.deck).saturating_sub(v.bottom.len());
        let backs = Item::backs(Deck::French, unknown);
        let up = drawn.map(|card| Item::up(card.face()));
        Zone::new(PACK, Where::Column(End::Left), Arrangement::Pile)
            .items(bottom.chain(backs).chain(up))
            .caption(Message::new("cards-left").with("n", open.deck))
    }

    /// The ten places, with the pictures in the order in which they were drawn.
    fn slots(&self, open: &Open) -> Zone {
        let mut drawn = open.drawn_pictures().iter();
        let stops = (1..=LAST_PICTURE).map(|n| match drawn.next() {
            Some(card) => {
                let rank = Message::new(card.rank_message()).attribute("index");
                let suit = Suit::ALL[card.index() % Suit::ALL.len()];
                Stop::new(StopState::Over, rank).sign(suit.name())
            }
            None if n == LAST_PICTURE => Stop::new(StopState::Ahead, Text::EMPTY)
                .sign("hatchet")
                .below("slot-end"),
            None => Stop::new(StopState::Ahead, Text::EMPTY),
        });
        let title: Message = match self.players {
            2 => "until-the-tenth".into(),
            // With more players the column is narrow.
            _ => Message::new("pictures-so-far")
                .with("n", open.pictures_drawn())
                .with("all", LAST_PICTURE),
        };
        Zone::slots(SLOTS, Where::Column(End::Left), stops).title(title)
    }

    fn panel_zones(open: &Open, seat: Seat) -> [Zone; 2] {
        let place = |share| Where::Panel { seat, share };
        let own = open.pictures[seat.index()];
        let pips = Zone::new(buried(seat), place(2), Arrangement::Row)
            .title("pips")
            .caption(Text::Shown(pips_of(open, seat).to_string()));
        let n = own.len();
        let none = if n == 0 { "none".into() } else { Text::EMPTY };
        let pictures = Zone::new(pictures(seat), place(5), Arrangement::Fan)
            .title(Message::new("pictures").with("n", n))
            .caption(none)
            .items(own.iter().map(|card| Item::up(card.face())));
        [pips, pictures]
    }

    fn layout(&self, v: &View, me: Seat) -> Layout {
        let open = &v.open;
        let mut zones = vec![Hatchet::block(v, me), self.pack(v, me), self.slots(open)];
        zones.extend(Seat::all(self.players()).flat_map(|seat| Hatchet::panel_zones(open, seat)));
        Layout::new(zones)
    }

    fn prompt(&self, v: &View, me: Seat) -> Prompt {
        let open = &v.open;
        let progress = Message::new("progress").with("n", turn_number(open));
        let prompt = match (open.step, open.drawn) {
            (Step::Setup, _) => return Prompt::new("deal-title", "deal-line"),
            (Step::Place, Some(card)) if open.turn == me && v.viewer.is_some() => {
                Prompt::new(Message::new("lay-title").with("card", card), "lay-line")
            }
            (Step::Place, Some(card)) => {
                let line = Message::new("lays-line").with("who", open.turn);
                Prompt::new(Text::EMPTY, line.with("card", card))
            }
            (Step::Over, _) => Prompt::new(Text::EMPTY, "over-line"),
            (Step::Draw | Step::Place, _) => Prompt::new(
                Message::new("draw-title").with("who", open.turn),
                Message::new("draw-line").with("n", LAST_PICTURE - open.pictures_drawn()),
            ),
        };
        prompt.progress(progress)
    }

    fn status(&self, open: &Open, seat: Seat) -> Status {
        match (open.step, open.drawn) {
            (Step::Setup | Step::Over, _) => Status::default(),
            (Step::Place, Some(card)) if seat == open.turn => {
                Status::new(Message::new("status-lays").with("rank", card.rank_message()))
            }
            _ if seat == open.turn.left(self.players()) => Status::new("status-next"),
            _ if seat == open.turn => Status::default(),
            _ => Status::new("status-waits"),
        }
    }

    /// A seat lays the card that it drew: it is carried over the block, so nothing is picked.
    fn place(&self, scene: &mut Scene<Action>, input: &SceneInput<Hatchet>) {
        let open = &input.view.open;
        for action in input.legal {
            let words = self.action_words(input.view, input.me, *action);
            scene.offer(*action, Gesture::default(), words);
        }
        scene.tip_if(open.pictures_drawn() + 2 >= LAST_PICTURE, "situation-end");
        scene.tip(match open.table().len() {
            0..=2 => "situation-turn",
            _ => "situation-bait",
        });
        scene.instead(PACK, "drawn-already");
        scene.instead(SLOTS, "slots-help");
        for seat in Seat::all(self.players()) {
            scene.instead(pictures(seat), "pictures-stay");
            for card in open.pictures[seat.index()].iter() {
                scene.instead(Target::Piece(Piece::Card(card.face())), "pictures-stay");
            }
        }
        if let Some(card) = open.drawn {
            scene.instead(Target::Piece(Piece::Card(card.face())), "carry-it");
        }
        scene.instead(Targets::Backs, "carry-it");
        scene.instead(Targets::Cards, "laid-for-good");
        scene.instead(Targets::All, "carry-it");
    }
}

impl Presentation for Hatchet {
    fn scene(&self, input: SceneInput<Hatchet>) -> Scene<Action> {
        let (v, open) = (input.view, &input.view.open);
        let mut scene = Scene::new(&input, self.layout(v, input.me));
        scene.prompt = self.prompt(v, input.me);
        for seat in Seat::all(self.players()) {
            let panel = scene.panel(seat);
            panel.status = self.status(open, seat);
            let begun = open.step != Step::Setup;
            panel.score = begun.then(|| i32::from(open.scores[seat.index()]));
        }
        scene.facts = self.facts(v);
        scene.ending = facts::ending(open, input.payoff.winners);
        if input.decides() {
            self.place(&mut scene, &input);
        }
        scene
    }

    fn action_words(&self, v: &View, _: Seat, a: Action) -> Message {
        let Action::Place(place) = a;
        let points = v.open.cover(place).map_or(0, |cover| cover.points());
        let say = Message::new("lay").with("n", points);
        match v.open.drawn {
            Some(card) => say.with("card", card),
            None => say,
        }
    }

    fn tell(
        &self,
        before: &View,
        made: Decided<Action>,
        _: &[Note],
        after: &View,
        me: Seat,
    ) -> StepPresentation {
        self.told(before, made, after, me)
    }

    fn canvas(&self) -> Option<&dyn CanvasRules<View = View, Action = Action>> {
        Some(self)
    }

    fn rules_pages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::rules_pages!()
    }
}

impl CanvasRules for Hatchet {
    type View = View;
    type Action = Action;

    fn carried(&self, v: &View, seat: Seat) -> Option<Carried> {
        let card = Hatchet::lays(v, seat)?;
        Some(Carried {
            canvas: BLOCK,
            piece: Piece::Card(card.face()),
            start: ground::middle(&v.open),
            turns: TURNS,
        })
    }

    fn posed(&self, _: &View, _: Seat, canvas: ZoneId, pose: Pose) -> Option<Action> {
        let place = place_at(pose).filter(|_| canvas == BLOCK);
        place.map(Action::Place)
    }

    fn pose_of(&self, _: &View, _: Seat, a: Action) -> Option<Pose> {
        let Action::Place(place) = a;
        Some(pose_at(place))
    }

    fn under(&self, v: &View, _: Seat, pose: Pose) -> Under {
        place_at(pose).map_or(Under::default(), |place| ground::under(&v.open, place))
    }

    fn snap(&self, v: &View, _: Seat, pose: Pose, reach: [i32; 2]) -> Option<Pose> {
        ground::snap(&v.open, place_at(pose)?, reach).map(pose_at)
    }

    fn good_places(&self, v: &View, _: Seat, stop: StopSignal<'_>) -> Vec<GoodPlace> {
        ground::good_places(&v.open, stop)
    }

    fn facts_carrying(&self, v: &View, me: Seat, carrying: &Carrying) -> Vec<FactGroup> {
        self.facts_with(v, me, carrying)
    }
}
