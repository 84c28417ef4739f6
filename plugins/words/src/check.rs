//! Checks that everything that a game says by being played can be put into words, in every language. For the game's tests.

use crate::{Language, Words, problems};
use kortlek_rules::{
    GameCard, Luck, Note, Played, Say, Seat, Text, Turn, Values, Who,
    session::{self, Session, Setup},
    tabled::{Names, Tabled, Target, Texts, note_message},
};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// Plays a game several times at each table, with a person in seat 0 and with onlookers, who pick at random. Panics at the
/// first message that is missing, lacks an argument or is not translated.
pub fn check_game<G: Tabled + Played>(games: u64) {
    let id = G::CARD.id;
    assert_eq!(problems(G::messages()), [], "{id}: in its files");
    let mut listener = Listener {
        words: Language::ALL.map(|language| Words::new(language, G::messages())),
        heard: BTreeSet::new(),
        game: id,
    };
    listener.say(&Say::new(GameCard::TAGLINE));
    listener.say(&Say::new(GameCard::GOAL));
    let mut tables: Vec<Value> = Vec::new();
    for option in G::options() {
        listener.say(&option.title());
        listener.say(&option.help());
        if let Values::OneOf(values) = &option.values {
            for value in values {
                listener.say(&option.value(value));
            }
            if option.name == "players" {
                tables.clone_from(values);
            }
        }
    }
    for players in tables {
        for seed in 0..games {
            for person in [true, false] {
                let count = players.as_u64().map_or(0, |n| n as usize);
                let mut seats = vec![Who::Random; count];
                if person {
                    seats[0] = Who::Human;
                }
                let setup = Setup {
                    options: Map::from_iter([("players".to_owned(), players.clone())]),
                    seed,
                    seats,
                    names: (0..count).map(|n| format!("Player{n}")).collect(),
                };
                let session = session::open::<G>(setup)
                    .unwrap_or_else(|e| panic!("{id} with {players} players: {e}"));
                listener.hear_game(session, seed);
            }
        }
    }
}

struct Listener {
    words: [Words; Language::ALL.len()],
    /// What was said already, without repeating it.
    heard: BTreeSet<String>,
    game: &'static str,
}

impl Listener {
    fn say(&mut self, say: &Say) {
        if !self.heard.insert(say.to_string()) {
            return;
        }
        let names = Names {
            names: (0..5).map(|n| format!("Player{n}")).collect(),
            me: Some(Seat(0)),
        };
        for words in &self.words {
            let said = words.try_say(say, &names);
            let (game, language) = (self.game, words.language());
            let said = said.unwrap_or_else(|e| panic!("{game}, {language:?}: {say}: {e:?}"));
            assert!(
                !said.contains("  ") && said.trim() == said,
                "{game}, {language:?}: too much space in “{said}” ({say})"
            );
        }
    }

    fn hear(&mut self, mut texts: impl Texts) {
        texts.each_text(&mut |text| {
            if let Text::Say(say) = text {
                self.say(say);
            }
        });
    }

    fn hear_game(&mut self, mut session: Box<dyn Session>, seed: u64) {
        let mut luck = Luck::new(seed);
        loop {
            let now = session.positions() - 1;
            self.hear(session.layout(now));
            self.hear(session.panels(now));
            self.hear(session.prompt(now));
            self.hear(session.ending());
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
                        let never = std::sync::atomic::AtomicBool::new(false);
                        let thinking = session.thinking(seat).expect("a bot sits there");
                        thinking(&never).action
                    };
                    session
                        .commit(seat, &action)
                        .unwrap_or_else(|e| panic!("{}: {e}", self.game));
                }
            }
        }
        if let Some(payoff) = session.result() {
            self.say(&Say::of(format!("end-{}", payoff.end)));
        }
        self.hear_notes(&session.trace());
    }

    /// Everything that is said on the way to a decision. Gives the decision.
    fn hear_decision(&mut self, session: &dyn Session, luck: &mut Luck) -> String {
        let choices = session.choices();
        self.hear(choices.clone());
        self.hear(session.buttons());
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
            self.hear(session.previews(chosen));
            self.hear(session.prompt_after(chosen));
            self.hear(session.outcome(chosen));
            self.hear(session.aids(chosen));
            for target in &targets {
                self.hear(session.refusal(chosen, *target));
            }
        }
        choices[choice].actions[0].clone()
    }

    /// The reasons of score notes.
    fn hear_notes(&mut self, trace: &str) {
        for line in trace.lines() {
            let line: Value = serde_json::from_str(line).expect("a trace is JSON");
            if let Some(why) = line["score"]["why"].as_str() {
                self.say(&note_message(&Note {
                    seat: Seat(0),
                    points: 1,
                    why: why.to_owned().into(),
                }));
            }
        }
    }
}
