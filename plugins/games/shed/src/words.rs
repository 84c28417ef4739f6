//! What is said at the table: the prompt, the panels, the log, the facts that help, the end.

use crate::{
    cards::{Kind, Mode, each, follows, leads},
    rules::{Action, End, Open, Shed, Step, TAKE, View},
    table::{capital, why_single},
};
use kortlek_rules::{
    Card as Faced, Face, Seat, Seats, Seen,
    decktet::{Card, CardSet, Suit, Suits},
    tabled::{Aid, AidRow, LogLine, Names, Panel, Prompt},
};

/// The suits of a set in words: “waves or leaves”.
pub(crate) fn or(suits: Suits) -> String {
    let names: Vec<&str> = each(suits).map(Suit::name).collect();
    match names.as_slice() {
        [rest @ .., last] if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => names.concat(),
    }
}

/// A kind with its article: “a location”, “an event”, “moons”.
fn as_what(kind: Kind) -> String {
    match kind {
        Kind::Event => "an event".to_owned(),
        Kind::Personality | Kind::Location => format!("a {kind}"),
        suit => suit.to_string(),
    }
}

impl Shed {
    /// What winning the trick on the table would mean for a side now.
    fn if_won(&self, open: &Open, side: usize) -> String {
        let suits = self.lead_suits(open);
        let held = open.takes[side].suits().and(suits);
        if held.is_empty() {
            format!("If you win, you take {}: you hold none.", or(suits))
        } else {
            format!("If you win, you shed {}.", or(held))
        }
    }

    /// What an action does, in the imperative.
    pub(crate) fn action_words(&self, a: Action, names: &Names) -> String {
        match a {
            Action::Lead { card, kind } if leads(card).len() > 1 => {
                format!("Lead {} as {}", card.name(), as_what(kind))
            }
            Action::Lead { card, .. } => format!("Lead {}", card.name()),
            Action::Follow { card } => format!("Play {}", card.name()),
            Action::Shed { suit } => format!("Shed {suit}"),
            Action::Take { from, suit } => {
                let from = self.seats_of(usize::from(from));
                format!("Take {suit} from {}", lower_you(&names.list(from.iter())))
            }
            Action::TakeSupply { suit } => format!("Take {suit} from the supply"),
        }
    }

    /// Whether a token has to come from the supply because each that could be taken is somebody's last.
    pub(crate) fn is_kingmaker(&self, open: &Open) -> bool {
        open.step == Step::TakeSupply && self.targets(open).len() > 1
    }

    /// What the bar on top says.
    pub(crate) fn prompt_words(&self, v: &View, me: Seat, names: &Names) -> Prompt {
        let open = &v.open;
        let seated = names.me == Some(me);
        let yours = seated && self.turn_step(open) == Some(me);
        let suits = self.lead_suits(open);
        let own = self.side(open.seat);
        let does = |you: &str, other: &str| names.does(open.seat, you, other);
        let follow = || match self.kind(open) {
            Some(kind) if v.hand.and(kind.followers()).is_empty() => {
                format!("Any card: no {kind} in hand")
            }
            Some(kind) => format!("Follow: {kind}"),
            None => "Play a card".to_owned(),
        };
        let (title, line) = match open.step {
            Step::Setup => (
                "The tokens".to_owned(),
                match self.take {
                    crate::options::FirstTake::Full => {
                        "Every side gets one of each suit.".to_owned()
                    }
                    crate::options::FirstTake::Random => {
                        format!("Every side gets {TAKE} out of the bag.")
                    }
                },
            ),
            Step::Deal => (
                format!("Round {}", open.round + 1),
                format!(
                    "{}; {}.",
                    names.does(self.next_dealer(open), "deal", "deals"),
                    lower_you(&names.does(
                        self.leader_of_round(open, open.round + 1),
                        "lead",
                        "leads"
                    ))
                ),
            ),
            Step::Lead if yours => (
                "Lead a card".to_owned(),
                "Others follow its type; the winner sheds one of its suits.".to_owned(),
            ),
            Step::Lead => (
                does("lead", "leads"),
                format!("Dealer: {}.", names.of(self.dealer(open))),
            ),
            Step::Follow if yours => (follow(), self.if_won(open, own)),
            Step::Follow => (
                does("play", "plays"),
                if seated && v.viewer == Some(me) {
                    self.if_won(open, self.side(me))
                } else {
                    String::new()
                },
            ),
            Step::Trick => ("The trick is played".to_owned(), self.won_line(open, names)),
            Step::Shed => (
                if yours {
                    "You won: shed a token".to_owned()
                } else {
                    format!("{} and sheds a token", names.does(open.seat, "won", "won"))
                },
                format!("A token of {}.", or(suits.and(open.takes[own].suits()))),
            ),
            Step::Take => (
                if yours {
                    "Penalty: take a token".to_owned()
                } else {
                    format!("{} a penalty", does("take", "takes"))
                },
                format!(
                    "{} no {}: the token comes from an opponent.",
                    does("hold", "holds"),
                    or(suits)
                ),
            ),
            Step::TakeSupply => (
                if yours {
                    "Penalty: take from the supply".to_owned()
                } else {
                    format!("{} from the supply", does("take", "takes"))
                },
                if self.is_kingmaker(open) {
                    "Each token to take is somebody's last: nobody is made king.".to_owned()
                } else {
                    format!("Nobody holds {}.", or(suits))
                },
            ),
            Step::Draw => (
                "The trick is put aside".to_owned(),
                if open.stock > 0 {
                    "Everybody draws a card, the winner first.".to_owned()
                } else {
                    "The draw pile is empty: nobody draws.".to_owned()
                },
            ),
            Step::Over => (
                self.end_banner(open)
                    .unwrap_or_else(|| "The game is over".to_owned()),
                self.ending_words(open, names),
            ),
        };
        Prompt {
            title,
            line,
            progress: match open.step {
                Step::Setup | Step::Deal => format!("Round {}", open.round + 1),
                _ => format!(
                    "Round {}, trick {} of {}",
                    open.round,
                    (usize::from(open.tricks) + 1).min(self.tricks()),
                    self.tricks()
                ),
            },
            yours,
        }
    }

    /// The heading of a trick in the log: tricks are counted through the whole game.
    fn heading(&self, open: &Open) -> String {
        let before = usize::from(open.round - 1) * self.tricks();
        format!("Trick {}", before + usize::from(open.tricks) + 1)
    }

    /// The dealer of the round that is dealt next.
    fn next_dealer(&self, open: &Open) -> Seat {
        use kortlek_rules::Rules as _;
        self.leader_of_round(open, open.round + 1)
            .right(self.players())
    }

    /// Who wins the trick on the table, in words.
    fn won_line(&self, open: &Open, names: &Names) -> String {
        let Some((led, cards)) = self.on_table(open) else {
            return String::new();
        };
        let mode = self.mode();
        let seat = self.player_of(led, crate::cards::winner(mode, led.kind, cards));
        let best = crate::cards::winner(mode, led.kind, cards);
        if mode == Mode::Single {
            let why = why_single(led.kind, cards, best);
            return format!("{}: {why}.", names.does(seat, "win", "wins"));
        }
        let mut sums = crate::cards::sums(mode, led.kind, cards);
        sums.sort_unstable();
        let side = self.seats_of(self.side(seat));
        let verb = if side.len() > 1 || names.me == Some(seat) {
            "win"
        } else {
            "wins"
        };
        let sums = if sums[0] == sums[1] {
            format!("{} all, the last card decides", sums[0])
        } else {
            format!("{} to {}", sums[1], sums[0])
        };
        format!("{} {verb}: {sums}.", names.list(side.iter()))
    }

    /// What the panels say.
    pub(crate) fn panel_words(&self, v: &View, me: Seat) -> Vec<Panel> {
        use kortlek_rules::Rules as _;
        let open = &v.open;
        let acting = self.turn_step(open);
        let dealer = (open.round > 0 && open.step != Step::Over).then(|| self.dealer(open));
        Seat::all(self.players())
            .map(|seat| {
                let doing = match open.step {
                    _ if acting != Some(seat) => "",
                    Step::Lead => "to lead",
                    Step::Follow => "to play",
                    Step::Shed => "to shed",
                    _ => "to take",
                };
                let deals = if dealer == Some(seat) { "dealer" } else { "" };
                let words: Vec<&str> = [deals, doing]
                    .into_iter()
                    .filter(|w| !w.is_empty())
                    .collect();
                let mut note = "";
                if self.partnership && seat != me && seat != me.left(self.players()) {
                    note = if self.side(seat) == self.side(me) {
                        "Your partner: your tokens are one take."
                    } else {
                        "Partners: they share one take."
                    };
                }
                Panel {
                    seat,
                    score: open.takes[self.side(seat)].len().to_string(),
                    status: words.join(" · "),
                    acting: acting == Some(seat),
                    note: note.to_owned(),
                }
            })
            .collect()
    }

    /// Facts that help: what a card would do, and what is unseen.
    pub(crate) fn facts(&self, v: &View, me: Seat, subject: Option<Card>) -> Vec<Aid> {
        let open = &v.open;
        let mut aids = Vec::new();
        if matches!(open.step, Step::Setup | Step::Deal | Step::Over) {
            return aids;
        }
        let row = |label: String, cards: CardSet| AidRow {
            label,
            value: cards.len().to_string(),
            faces: cards.iter().map(Faced::face).collect(),
        };
        if let Some(card) = subject
            && matches!(open.step, Step::Lead | Step::Follow)
        {
            let mut rows = Vec::new();
            let kinds: Vec<Kind> = match self.kind(open) {
                Some(kind) => vec![kind],
                None => leads(card).to_vec(),
            };
            for kind in kinds {
                let leads_it = open.step == Step::Lead;
                if !leads_it && !follows(card, kind) {
                    rows.push(AidRow {
                        label: format!("Does not follow {kind}: it can't win"),
                        value: "–".to_owned(),
                        ..AidRow::default()
                    });
                    continue;
                }
                let higher = v.unseen.and(kind.followers());
                let higher = higher
                    .iter()
                    .filter(|c| c.rank() >= card.rank())
                    .collect::<CardSet>();
                let label = match kind.suit() {
                    Some(suit) => format!("Unseen with {suit}, as high"),
                    None if kind == Kind::Personality => "Unseen personalities, as high".to_owned(),
                    None => format!("Unseen {kind}s, as high"),
                };
                rows.push(row(label, higher));
            }
            if open.step == Step::Lead {
                let held = card.suits().and(open.takes[self.side(me)].suits());
                rows.push(AidRow {
                    label: if held.is_empty() {
                        "Winning costs you a token".to_owned()
                    } else {
                        format!("Winning sheds {}", or(held))
                    },
                    ..AidRow::default()
                });
            }
            aids.push(Aid {
                title: capital(card.name()),
                rows,
            });
        }
        let unseen = |kind: Kind| v.unseen.and(kind.followers());
        aids.push(Aid {
            title: "Not seen yet in this round".to_owned(),
            rows: [
                ("Personalities", Kind::Personality),
                ("Locations", Kind::Location),
                ("Events", Kind::Event),
            ]
            .map(|(label, kind)| row(label.to_owned(), unseen(kind)))
            .to_vec(),
        });
        aids
    }

    /// The end in a few words over the table.
    pub(crate) fn end_banner(&self, open: &Open) -> Option<String> {
        open.end.map(|end| {
            match end {
                End::LastTokenShed => "The last token is shed",
                End::LastTokenTaken => "A last token is taken",
                End::Kingmaker => "Kingmaker: the win is shared",
                End::RoundCap => "The last round is over",
            }
            .to_owned()
        })
    }

    /// How the end came about.
    pub(crate) fn ending_words(&self, open: &Open, names: &Names) -> String {
        let Some(end) = open.end else {
            return String::new();
        };
        let seats: Seats = open
            .won
            .iter()
            .flat_map(|s| self.seats_of(s.index()).iter().collect::<Vec<_>>())
            .collect();
        let won = names.list(seats.iter());
        let suits = or(self.lead_suits(open));
        let verb = |you: &'static str, other: &'static str| match seats.first() {
            Some(seat) if seats.len() == 1 && names.me != Some(seat) => other,
            _ => you,
        };
        match end {
            End::LastTokenShed => format!("{won} shed the last token."),
            End::LastTokenTaken => format!(
                "{} to take {suits}, and {} had one token left.",
                names.does(open.seat, "had", "had"),
                lower_you(&won)
            ),
            End::Kingmaker => format!(
                "{} to take {suits}, and each such token is somebody's last. Nobody shall be made king: {} share the \
                 win.",
                names.does(open.seat, "had", "had"),
                lower_you(&won)
            ),
            End::RoundCap => format!(
                "After the last round {won} {} the fewest tokens.",
                verb("hold", "holds")
            ),
        }
    }

    /// What a step was worth in words.
    pub(crate) fn story_lines(
        &self,
        before: &View,
        made: Option<(Seat, Seen<Action>)>,
        after: &View,
        names: &Names,
    ) -> Vec<LogLine> {
        let (was, now) = (&before.open, &after.open);
        let mut lines = Vec::new();
        let card_line = |seat: Seat, card: Card, words: String| LogLine {
            who: names.of(seat).to_owned(),
            words,
            faces: vec![card.face()],
            ..LogLine::default()
        };
        match (was.step, made) {
            (Step::Setup, _) => lines.push(LogLine {
                words: if was.takes == now.takes {
                    "The tokens are given out.".to_owned()
                } else {
                    match self.take {
                        crate::options::FirstTake::Full => {
                            "Every side takes one token of each suit.".to_owned()
                        }
                        crate::options::FirstTake::Random => {
                            format!("Every side draws {TAKE} tokens out of the bag.")
                        }
                    }
                },
                ..LogLine::default()
            }),
            (Step::Deal, _) => {
                let aside = self.remainder();
                let mut words = format!(
                    "Round {}: {} {} cards each; {aside} {} aside unseen.",
                    now.round,
                    lower_you(&names.does(self.dealer(now), "deal", "deals")),
                    self.hand_size(),
                    if aside == 1 { "lies" } else { "lie" },
                );
                if now.stock > 0 {
                    words.push_str(&format!(" {} to draw.", now.stock));
                }
                lines.push(LogLine {
                    heading: Some(self.heading(now)),
                    words,
                    ..LogLine::default()
                });
            }
            (Step::Lead, Some((seat, Seen::Open(Action::Lead { card, kind })))) => {
                lines.push(card_line(
                    seat,
                    card,
                    match kind.suit() {
                        Some(_) => format!("{} is led", capital(card.name())),
                        None => format!("{}, led as {}", capital(card.name()), as_what(kind)),
                    },
                ));
            }
            (Step::Follow, Some((seat, Seen::Open(Action::Follow { card })))) => {
                let off = self.kind(was).is_some_and(|kind| !follows(card, kind));
                let name = capital(card.name());
                let words = if off {
                    format!("{name}, does not follow")
                } else {
                    name
                };
                lines.push(card_line(seat, card, words));
            }
            (Step::Trick, _) => {
                let faces: Vec<Face> = self.trick(was).iter().map(|c| c.face()).collect();
                lines.push(LogLine {
                    words: self.won_line(was, names),
                    faces,
                    ..LogLine::default()
                });
                if self.is_kingmaker(now) {
                    let kings: Seats = self.targets(now);
                    let seats: Vec<Seat> = kings
                        .iter()
                        .flat_map(|s| self.seats_of(s.index()).iter().collect::<Vec<_>>())
                        .collect();
                    lines.push(LogLine {
                        words: format!(
                            "Kingmaker: {} each hold one last token, so the penalty comes from the supply.",
                            names.list(seats)
                        ),
                        ..LogLine::default()
                    });
                }
            }
            (Step::Shed, Some((seat, Seen::Open(Action::Shed { suit })))) => lines.push(LogLine {
                who: names.of(seat).to_owned(),
                words: format!("{} {suit}", names.verb(seat, "shed", "sheds")),
                marks: vec![suit.name()],
                ..LogLine::default()
            }),
            (Step::Take, Some((seat, Seen::Open(Action::Take { from, suit })))) => {
                let victims = self.seats_of(usize::from(from));
                lines.push(LogLine {
                    who: names.of(seat).to_owned(),
                    words: format!(
                        "{} {suit} from {}",
                        names.verb(seat, "take", "takes"),
                        lower_you(&names.list(victims.iter()))
                    ),
                    marks: vec![suit.name()],
                    ..LogLine::default()
                });
            }
            (Step::TakeSupply, Some((seat, Seen::Open(Action::TakeSupply { suit })))) => {
                lines.push(LogLine {
                    who: names.of(seat).to_owned(),
                    words: format!(
                        "{} {suit} from the supply",
                        names.verb(seat, "take", "takes")
                    ),
                    marks: vec![suit.name()],
                    ..LogLine::default()
                });
            }
            (Step::Draw, _) => {
                let drawn = after.hand.minus(before.hand);
                let last = now.step != Step::Lead;
                let words = if last {
                    "The hands are empty: the round is over.".to_owned()
                } else if was.stock == 0 {
                    "Nobody draws.".to_owned()
                } else {
                    drawn.first().map_or_else(
                        || "Everybody draws a card.".to_owned(),
                        |card| format!("Everybody draws; you get {}.", card.name()),
                    )
                };
                lines.push(LogLine {
                    heading: (!last).then(|| self.heading(now)),
                    words,
                    faces: drawn.iter().map(Faced::face).collect(),
                    ..LogLine::default()
                });
            }
            _ => {}
        }
        if now.step == Step::Over && was.step != Step::Over {
            lines.push(LogLine {
                words: self.ending_words(now, names),
                ..LogLine::default()
            });
        }
        lines
    }
}

/// “you” where a list of names stands within a sentence.
fn lower_you(names: &str) -> String {
    names
        .split(' ')
        .map(|w| match w {
            "You" => "you",
            "You," => "you,",
            other => other,
        })
        .collect::<Vec<_>>()
        .join(" ")
}
