//! Checks that all messages that occur in play can be rendered, in every language. For the catalogue's tests.

use crate::{Language, MessageFault, Words, grammar, problems, samples::ArgumentKinds};
use kortlek_rules::{
    Arg, Game, GameCard, GameOption, HasBots, Luck, Match, Message, Seat, Seats, StopSignal, Text,
    Turn, Values, Who,
    matches::Event,
    presentation::{
        Carrying, GoodPlace, Names, Picks, Pose, Presentation, Target, Texts, note_message,
    },
    session::{self, Session, Setup},
};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// Languages of players and the one that tests the screens.
const LANGUAGES: [Language; 4] = [
    Language::English,
    Language::Swedish,
    Language::German,
    Language::Pseudo,
];

/// A random game of more decisions is not listened to any further.
const BOUND: usize = 2000;

/// Number of earlier actions of a game that are remembered, to be tried where they are not legal.
const REMEMBERED: usize = 500;

/// Number of illegal actions tried at each decision.
const TRIED: usize = 6;

/// Texts rendered in play.
#[derive(Clone, Default, Debug)]
pub struct Heard {
    /// The ids of all messages.
    pub ids: BTreeSet<String>,
    /// Faults of spaces, numbers and sentences.
    pub faults: BTreeSet<MessageFault>,
    /// Arguments that are not what [`crate::try_messages`] takes them for.
    pub unlike: BTreeSet<String>,
}

/// Plays random games with every option and tries actions that are not legal. Panics at the first message that is
/// missing, lacks an argument or is not translated.
pub fn check_game<G: Game>(games: u64) -> Heard {
    let mut listener = Listener::new::<G>();
    listener.hear_options::<G>();
    for (options, games) in tables::<G>(games) {
        for seed in 0..games {
            listener.hear_rules::<G>(&options, seed);
        }
    }
    listener.heard
}

/// Does the same, and sits down at the table, with a person in seat 0 and as an onlooker.
pub fn check_table<G: Presentation + HasBots>(games: u64) -> Heard {
    let mut listener = Listener::new::<G>();
    for (options, games) in tables::<G>(games) {
        let rules = G::with_options(&options).expect("they were accepted");
        for seed in 0..games {
            for person in [true, false] {
                let mut seats = vec![Who::Random; rules.players()];
                if person {
                    seats[0] = Who::Human;
                }
                let setup = Setup {
                    options: options.clone(),
                    seed,
                    names: listener.names.names[..seats.len()].to_vec(),
                    seats,
                };
                let session = session::open::<G>(setup)
                    .unwrap_or_else(|e| panic!("{} with {options:?}: {e}", listener.game));
                listener.hear_game(session, seed);
            }
        }
    }
    let mut heard = check_game::<G>(games);
    heard.ids.append(&mut listener.heard.ids);
    heard.faults.append(&mut listener.heard.faults);
    heard.unlike.append(&mut listener.heard.unlike);
    heard
}

/// Options with which a game can be played, and how many games: `games` for each number of players, and one for each
/// value that another option may have.
fn tables<G: Game>(games: u64) -> Vec<(Map<String, Value>, u64)> {
    let mut tables = Vec::new();
    let values = |option: &GameOption| match &option.values {
        Values::OneOf(values) => values.clone(),
        Values::Seats => vec![Value::from(vec![0]), Value::from(vec![0, 1])],
    };
    let all = G::options();
    let players = all.iter().find(|option| option.name == "players");
    let players = values(players.expect("every game has the option players"));
    for count in &players {
        let options = Map::from_iter([("players".to_owned(), count.clone())]);
        tables.push((options, games));
    }
    for option in all.iter().filter(|option| option.name != "players") {
        for value in values(option) {
            // Some combinations are forbidden; one number of players that allows the value is enough.
            let mut combined = players.iter().map(|count| {
                Map::from_iter([
                    ("players".to_owned(), count.clone()),
                    (option.name.to_owned(), value.clone()),
                ])
            });
            let allowed = combined.find(|options| G::with_options(options).is_ok());
            tables.extend(allowed.map(|options| (options, 1)));
        }
    }
    tables
}

struct Listener {
    words: [Words; LANGUAGES.len()],
    names: Names,
    /// Messages that were already rendered, so that none is rendered twice.
    known: BTreeSet<String>,
    heard: Heard,
    /// Kinds of their arguments.
    kinds: ArgumentKinds,
    game: &'static str,
}

impl Listener {
    fn new<G: Game>() -> Listener {
        let game = G::CARD.id;
        assert_eq!(problems(G::messages()), [], "{game}: in its files");
        Listener {
            words: LANGUAGES.map(|language| Words::new(language, G::messages())),
            names: Names {
                names: (0..5).map(|n| format!("Player{n}")).collect(),
                me: Some(Seat(0)),
            },
            known: BTreeSet::new(),
            heard: Heard::default(),
            kinds: ArgumentKinds::default(),
            game,
        }
    }

    fn say(&mut self, say: &Message) {
        self.say_as(say, false);
    }

    /// A whole sentence, which ends with a stop.
    fn sentence(&mut self, say: &Message) {
        self.say_as(say, true);
    }

    fn say_as(&mut self, say: &Message, is_sentence: bool) {
        let me = self.names.me;
        if !self.known.insert(format!("{say} {is_sentence} {me:?}")) {
            return;
        }
        self.note_ids(say);
        for words in &self.words {
            let (game, language) = (self.game, words.language());
            let said = words
                .try_say(say, &self.names)
                .unwrap_or_else(|e| panic!("{game}, {language:?}: {say}: {e:?}"));
            let numbers = || grammar::number(language, &said).filter(|_| counts(say));
            let sentence = || grammar::sentence(language, &said).filter(|_| is_sentence);
            let fault = grammar::punctuation(language, &said);
            let letters =
                || grammar::letters(words.variant(), &said).or_else(|| self.printed(words, say));
            if let Some(why) = fault.or_else(numbers).or_else(sentence).or_else(letters) {
                self.heard.faults.insert(MessageFault {
                    language,
                    id: say.id.to_string(),
                    text: said.clone(),
                    why,
                });
            }
            assert!(
                !is_sentence || said.ends_with(['.', '!', '?', '…']),
                "{game}, {language:?}: no stop after “{said}” ({say})"
            );
        }
    }

    /// Fault in the letters of cards, where these have the printed ones.
    fn printed(&self, words: &Words, say: &Message) -> Option<String> {
        if !matches!(words.language(), Language::Swedish | Language::German) {
            return None;
        }
        let words = words.clone().with_printed_indices(true);
        let said = words.try_say(say, &self.names).ok()?;
        grammar::letters(words.variant(), &said)
    }

    fn note_ids(&mut self, say: &Message) {
        let [players_languages @ .., _] = &self.words;
        let unlike = self.kinds.unlike(players_languages, say);
        self.heard.unlike.extend(unlike);
        let id = say.id.split_once('.').map_or(&*say.id, |(id, _)| id);
        self.heard.ids.insert(id.to_owned());
        for (_, arg) in &say.args {
            self.note_ids_of(arg);
        }
    }

    fn note_ids_of(&mut self, arg: &Arg) {
        match arg {
            Arg::Message(say) => self.note_ids(say),
            Arg::Term(id) => {
                self.heard.ids.insert((*id).to_owned());
            }
            Arg::All(list) | Arg::Any(list) | Arg::Row(list) => {
                list.iter().for_each(|arg| self.note_ids_of(arg));
            }
            Arg::Number(_) | Arg::Seat(_) | Arg::Seats(_) | Arg::Card(_) | Arg::Name(_) => {}
        }
    }

    fn hear(&mut self, mut texts: impl Texts) {
        texts.each_text(&mut |text| {
            match text {
                Text::Message(say) => self.say(say),
                // Letters of cards are not the same in every language.
                Text::Shown(shown) => {
                    let fault = grammar::letters((Language::German, false), shown);
                    let fault = fault.or_else(|| grammar::minus(shown));
                    assert_eq!(fault, None, "{}: {shown}", self.game);
                }
            }
        });
    }

    fn hear_options<G: Game>(&mut self) {
        self.sentence(&Message::new(GameCard::TAGLINE));
        self.sentence(&Message::new(GameCard::GOAL));
        for option in G::options() {
            self.say(&option.title());
            self.sentence(&option.help());
            if let Values::OneOf(values) = &option.values {
                for value in values {
                    self.say(&option.value(value));
                }
            }
        }
    }

    /// Refusals, reasons of points and the end of a random game.
    fn hear_rules<G: Game>(&mut self, options: &Map<String, Value>, seed: u64) {
        let rules = G::with_options(options).expect("they were accepted");
        let mut game = Match::new(rules, seed);
        let mut luck = Luck::new(seed);
        let mut had: Vec<G::Action> = Vec::new();
        let mut decisions = 0;
        while decisions < BOUND {
            match game.turn() {
                Turn::Over => break,
                Turn::Proceed => {
                    game.proceed();
                }
                Turn::Act(seats) => {
                    decisions += 1;
                    self.hear_refusals(&game, seats, &had, &mut luck);
                    let owing: Vec<Seat> = seats.iter().collect();
                    let seat = luck.pick(&owing);
                    let legal = game.legal(seat);
                    let action = luck.pick(&legal);
                    if had.len() < REMEMBERED {
                        had.extend(legal.into_iter().take(10));
                    } else {
                        had[luck.below(REMEMBERED)] = action;
                    }
                    game.commit(seat, action)
                        .unwrap_or_else(|e| panic!("{}: {action:?}: {e}", self.game));
                }
            }
        }
        for event in game.steps().iter().flat_map(|step| &step.events) {
            if let Event::Note(note) = event {
                self.say(&note_message(note));
            }
        }
        if let Some(payoff) = game.result() {
            self.say(&Message::of(format!("end-{}", payoff.end)));
        }
    }

    /// Renders the reasons why actions that were legal elsewhere, and others made of them, are not legal here.
    fn hear_refusals<G: Game>(
        &mut self,
        game: &Match<G>,
        seats: Seats,
        had: &[G::Action],
        luck: &mut Luck,
    ) {
        if had.is_empty() {
            return;
        }
        let (rules, state) = (game.rules(), game.now());
        let me = self.names.me;
        for seat in seats.iter() {
            // A refusal is said to the player who tried.
            self.names.me = Some(seat);
            let view = rules.view(state, Some(seat));
            let mut legal = Vec::new();
            rules.legal(state, seat, &mut legal);
            for n in 0..TRIED {
                let mut action = luck.pick(had);
                if n % 2 == 1 {
                    action = altered(action, luck).unwrap_or(action);
                }
                if !legal.contains(&action) && !rules.is_legal(state, seat, action) {
                    self.sentence(&rules.refusal(&view, seat, action).0);
                }
            }
        }
        self.names.me = me;
    }

    fn hear_game(&mut self, mut session: Box<dyn Session>, seed: u64) {
        let mut luck = Luck::new(seed);
        loop {
            let now = session.positions() - 1;
            self.hear((*session.scene(now, Picks::NONE)).clone());
            if now > 0 {
                self.hear(session.tell(now - 1));
            }
            match session.turn(now) {
                Turn::Over => break,
                Turn::Proceed => {
                    session.proceed();
                }
                Turn::Act(seats) => {
                    let me = session.me().filter(|me| seats.has(*me));
                    let seat = me.or(seats.first()).expect("somebody decides");
                    let action = if me.is_some() {
                        self.hear_decision(&*session, &mut luck)
                    } else {
                        let thinking = session.thinking(seat).expect("a bot sits there");
                        thinking(StopSignal::Never).action
                    };
                    session
                        .commit(seat, &action)
                        .unwrap_or_else(|e| panic!("{}: {e}", self.game));
                }
            }
        }
    }

    /// Renders all messages on the way to a decision. Returns the decision.
    fn hear_decision(&mut self, session: &dyn Session, luck: &mut Luck) -> String {
        if session.carried().is_some() {
            return self.hear_placement(session, luck);
        }
        self.hear_tips(session);
        let choices = session.choices();
        let choice = luck.pick(&(0..choices.len()).collect::<Vec<_>>());
        let path: Vec<Target> = choices[choice].gesture.targets().collect();
        let layout = session.layout(session.positions() - 1);
        let pieces = layout.pieces().map(|(_, item)| Target::Piece(item.piece));
        let zones = layout.zones.iter().map(|zone| Target::Zone(zone.id));
        let cells = layout
            .pieces()
            .map(|(zone, item)| Target::Cell(zone.id, item.cell));
        let targets: Vec<Target> = pieces.chain(zones).chain(cells).collect();
        for upto in 0..=path.len() {
            let chosen = &path[..upto];
            self.hear((*session.scene_now(Picks::chosen(chosen))).clone());
            for target in &targets {
                self.hear(session.refusal(Picks::chosen(chosen), *target));
                self.hear(session.replaced_notice(chosen, *target));
            }
        }
        choices[choice].actions[0].clone()
    }

    /// The tips whose situation has come up.
    fn hear_tips(&mut self, session: &dyn Session) {
        for tip in &session.scene_now(Picks::NONE).tips {
            self.sentence(&Message::new(tip));
        }
    }

    /// Renders all messages while something is carried over a canvas. Returns the decision.
    fn hear_placement(&mut self, session: &dyn Session, luck: &mut Luck) -> String {
        self.hear_tips(session);
        let choices = session.placements();
        let canvas = session.canvas().expect("what is carried lies on a canvas");
        let carried = session.carried().expect("it is carried");
        let choice = luck.pick(&(0..choices.len()).collect::<Vec<_>>());
        let action = choices[choice].actions[0].clone();
        let pose = canvas.pose_of(&action);
        let mut poses = vec![Some(carried.start), pose, None];
        // Near where it could lie it can't, for many reasons.
        for _ in 0..TRIED {
            let off = |luck: &mut Luck| luck.below(800) as i32 - 400;
            poses.extend(pose.map(|pose| {
                let at = pose.at.map(|n| n + off(luck));
                Some(Pose { at, ..pose })
            }));
        }
        let found = canvas.scouting().map(|scout| {
            let mut found = scout(StopSignal::AtOnce);
            found.extend(pose.map(|pose| GoodPlace { pose, points: 1 }));
            found
        });
        for pose in poses {
            let carrying = Carrying {
                pose,
                found: found.clone().unwrap_or_default(),
                searched: true,
            };
            self.hear(canvas.facts(&carrying));
            match pose.map(|pose| canvas.posed(carried.canvas, pose)) {
                Some(Err(why)) => self.hear(why),
                Some(Ok(choice)) => self.hear(vec![choice]),
                None => {}
            }
        }
        let layout = session.layout(session.positions() - 1);
        let pieces = layout.pieces().map(|(_, item)| Target::Piece(item.piece));
        let zones = layout.zones.iter().map(|zone| Target::Zone(zone.id));
        let seats = Seat::all(session.players()).map(Target::Seat);
        for target in pieces.chain(zones).chain(seats).collect::<Vec<_>>() {
            self.hear(session.refusal(Picks::NONE, target));
        }
        action
    }
}

/// Returns true if a message has a number among its arguments, or theirs.
fn counts(say: &Message) -> bool {
    say.args.iter().any(|(_, arg)| match arg {
        Arg::Number(_) => true,
        Arg::Message(say) => counts(say),
        Arg::All(list) | Arg::Any(list) | Arg::Row(list) => list
            .iter()
            .any(|arg| matches!(arg, Arg::Message(say) if counts(say))),
        _ => false,
    })
}

/// The same kind of action with something else in one place, if it can be that.
fn altered<A: serde::Serialize + serde::de::DeserializeOwned>(
    action: A,
    luck: &mut Luck,
) -> Option<A> {
    let mut written = serde_json::to_value(action).ok()?;
    let mut places = Vec::new();
    leaves(&mut written, &mut places);
    if places.is_empty() {
        return None;
    }
    let at = luck.below(places.len());
    let place = &mut *places[at];
    // Numbers go from those of seats to those of angles.
    let bound = luck.pick(&[5, 15, 100, 400]);
    *place = match &*place {
        Value::Bool(was) => Value::from(!was),
        Value::String(_) => Value::Null,
        Value::Null => Value::from(luck.below(5)),
        _ if luck.below(4) == 0 => Value::Null,
        _ => Value::from(luck.below(bound)),
    };
    serde_json::from_value(written).ok()
}

/// The single values of a written action.
fn leaves<'v>(value: &'v mut Value, places: &mut Vec<&'v mut Value>) {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => places.push(value),
        Value::Array(list) => list.iter_mut().for_each(|item| leaves(item, places)),
        Value::Object(fields) => fields.values_mut().for_each(|field| leaves(field, places)),
    }
}
