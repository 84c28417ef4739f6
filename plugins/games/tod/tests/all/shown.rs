//! Presentation of T.O.D. at the table: cases, remaining possibilities, questions, naming, the check.

use kortlek_rules::{
    Luck, Rules, Seat, Seats, Seen, Text, Turn, Who,
    french::{Card, Suit},
    game::First,
    presentation::{
        Beat, Choice, Confirm, Gesture, Ground, IntendedAction, Item, Layout, Look, Notebook,
        NotebookRules, Pick, Picking, Picks, Piece, Presentation, Preview, Scene, Stage, Target,
        notebook_key,
    },
    session,
    testing::scene_of,
};
use kortlek_tod::{
    Tod,
    case::{Question, REMEMBERED, Solution},
    rules::{Action, State, Step, View},
    table::{
        FLIPPED, GREAT_WATCH, HELP, NAME, NAMED, NOTEBOOK, NUMBER_ROWS, PARTS, PILES, QUESTIONS,
        SHOWN_CASE, THERE, case_zone, missing_list, note_cell,
    },
};

fn rules(complicated: bool) -> Tod {
    Tod {
        players: 3,
        first: First::Seat(Seat(0)),
        table: 4,
        complicated,
        head_start: Seats::NONE,
    }
}

/// A random game, each position looked at.
fn walk(rules: &Tod, seed: u64, mut look: impl FnMut(&State)) {
    let mut luck = Luck::stream(seed, 0);
    let mut legal = Vec::new();
    let mut s = rules.start();
    for _ in 0..120 {
        look(&s);
        match rules.turn(&s) {
            Turn::Over => return,
            Turn::Proceed => rules.proceed(&mut s, &mut luck, &mut ()),
            Turn::Act(seats) => {
                let seat = seats.first().expect("somebody acts");
                rules.legal(&s, seat, &mut legal);
                // Solutions are many: mostly a question is asked.
                let most = if luck.below(8) > 0 { 4 } else { legal.len() };
                let action = legal[luck.below(legal.len().min(most))];
                rules.act(&mut s, seat, action, &mut ());
            }
        }
    }
}

/// A position in which the first seat has laid a card and may ask.
fn asking(rules: &Tod, seed: u64) -> State {
    let mut found = None;
    walk(rules, seed, |s| {
        if s.open.step == Step::Ask && s.open.seat == Seat(0) {
            found.get_or_insert(*s);
        }
    });
    found.expect("the first seat asks in its first turn")
}

/// The first seat's scene with these targets picked.
fn scene(rules: &Tod, s: &State, chosen: &[Target]) -> Scene<Action> {
    scene_of(rules, s, Some(Seat(0)), Picks::chosen(chosen))
}

fn view(rules: &Tod, s: &State) -> View {
    rules.view(s, Some(Seat(0)))
}

fn id(text: &Text) -> &str {
    match text {
        Text::Message(say) => &say.id,
        shown @ Text::Shown(_) => panic!("{shown:?}"),
    }
}

/// The first seat asks, whoever's turn it is.
fn ask(rules: &Tod, s: &mut State, question: Question) {
    s.open.step = Step::Ask;
    s.open.seat = Seat(0);
    rules.act(s, Seat(0), Action::Ask { question }, &mut ());
}

/// The cards of the notebook, without the first column, which has the suits.
fn notes(layout: &Layout) -> Vec<Item> {
    let items = layout.zone(NOTEBOOK).expect("a notebook").items.iter();
    items.filter(|item| item.cell[0] > 0).cloned().collect()
}

fn pieces(layout: &Layout, seat: Seat) -> Vec<Piece> {
    let zone = layout.zone(case_zone(seat)).expect("each seat has a case");
    zone.items.iter().map(|item| item.piece).collect()
}

#[test]
fn cases_are_closed_but_ones_own_until_the_end() {
    let rules = rules(false);
    walk(&rules, 4, |s| {
        let layout = scene(&rules, s, &[]).layout;
        for seat in Seat::all(3).filter(|_| s.open.step != Step::Setup) {
            let known = seat == Seat(0) || s.open.step == Step::Over;
            let cards = pieces(&layout, seat);
            assert_eq!(cards.len(), 2);
            for piece in cards {
                assert_eq!(matches!(piece, Piece::Card(_)), known, "{seat}: {piece:?}");
            }
        }
    });
}

#[test]
fn the_case_is_always_among_those_that_are_possible() {
    for (complicated, seed) in [(false, 1), (false, 2), (true, 3)] {
        let rules = rules(complicated);
        walk(&rules, seed, |s| {
            if s.open.step == Step::Setup {
                return;
            }
            for viewer in [Some(Seat(0)), Some(Seat(2)), None] {
                let v = rules.view(s, viewer);
                for investigator in Seat::all(3) {
                    let case = s.case(rules.target(investigator));
                    let all = rules.candidates(&v, investigator);
                    assert!(all.contains(&case), "{viewer:?} {investigator}");
                }
            }
        });
    }
}

#[test]
fn the_hour_leaves_only_cases_of_that_hour() {
    let rules = Tod {
        head_start: Seats::one(Seat(0)),
        ..rules(false)
    };
    let s = asking(&rules, 5);
    let v = view(&rules, &s);
    let hour = v.hour.expect("it was told");
    let all = rules.candidates(&v, Seat(0));
    assert!(!all.is_empty());
    for case in &all {
        assert_eq!(case.iter().map(Card::rank).sum::<u8>(), hour);
    }
    let untold = rules.candidates(&rules.view(&s, Some(Seat(1))), Seat(0));
    assert!(untold.len() > all.len());
}

#[test]
fn a_question_splits_what_is_possible_as_its_answer_does() {
    let rules = rules(false);
    let s = asking(&rules, 6);
    let v = view(&rules, &s);
    let visible = rules.visible(&s.open);
    let before = rules.candidates(&v, Seat(0));
    for question in Question::ALL {
        let split = rules.split(&before, question, visible);
        let mut then = s;
        ask(&rules, &mut then, question);
        let left = rules.candidates(&view(&rules, &then), Seat(0));
        let yes = question.answer(s.case(Seat(1)), visible);
        let foreseen = if yes { split.yes } else { split.no };
        assert_eq!(rules.solutions(&left).len(), foreseen, "{question:?}");
        // Suits and numbers are part of a solution.
        let all = rules.solutions(&before).len();
        assert_eq!(split.yes + split.no, all);
    }
}

#[test]
fn each_pile_foretells_what_it_would_leave_to_ask_about() {
    let rules = rules(false);
    let mut looked = false;
    walk(&rules, 7, |s| {
        if s.open.step != Step::Flip || s.open.seat != Seat(0) {
            return;
        }
        looked = true;
        for (k, pile) in PILES.into_iter().enumerate().take(4) {
            let mut then = *s;
            rules.act(&mut then, Seat(0), Action::Flip { onto: k as u8 }, &mut ());
            let outcome = scene(&rules, s, &[Target::Zone(pile)]).foreseen.layout;
            let outcome = outcome.expect("it is foreseen");
            let after = scene(&rules, &then, &[]).layout;
            let zone = |layout: &Layout, id| layout.zone(id).expect("it is there").clone();
            let top = |layout: &Layout| zone(layout, pile).items.last().map(|item| item.piece);
            assert_eq!(top(&outcome), top(&after));
            for id in [THERE].into_iter().chain(QUESTIONS) {
                let (then, after) = (zone(&outcome, id), zone(&after, id));
                assert_eq!((then.sign, then.caption), (after.sign, after.caption));
            }
            assert!(zone(&outcome, FLIPPED).items.is_empty());
        }
    });
    assert!(looked);
}

#[test]
fn a_decision_begins_on_a_question_that_tells_something() {
    let rules = rules(false);
    let mut found = [false; 2];
    for seed in 0..20 {
        let s = asking(&rules, seed);
        let shown = scene(&rules, &s, &[]);
        let (idle, layout) = (shown.previews, shown.layout);
        for id in QUESTIONS {
            let caption = &layout.zone(id).expect("the question").caption;
            let known = format!("{caption:?}").contains("always-");
            let preview = Preview::idle(Target::Zone(id));
            assert_eq!(idle.contains(&preview), known, "{caption:?}");
            found[usize::from(known)] = true;
        }
        let questions = QUESTIONS.map(|id| Preview::idle(Target::Zone(id)));
        let asks = !questions.iter().all(|question| idle.contains(question));
        for named in [Target::Cell(NUMBER_ROWS, [4, 0]), Target::Zone(PARTS[0])] {
            assert_eq!(idle.contains(&Preview::idle(named)), asks);
        }
        let picked = [Target::Zone(QUESTIONS[0])];
        assert_eq!(scene(&rules, &s, &picked).previews, []);
    }
    assert_eq!(found, [true; 2]);
}

#[test]
fn a_case_is_named_part_by_part_in_any_order_and_made_final_by_its_button() {
    let rules = rules(false);
    let s = asking(&rules, 8);
    let solution = Solution::of(s.case(Seat(1)), false);
    let offers = scene(&rules, &s, &[]);
    let offer = offers.offer_of(&Action::Solve(solution));
    let gesture: &Gesture = &offer.expect("it may be named").gesture;
    let mut picks: Vec<Target> = gesture.targets().collect();
    assert_eq!(picks.pop(), Some(Target::Button(NAME)));
    assert_eq!(picks.len(), 4);
    picks.reverse();
    assert!(gesture.begins_with(&picks));
    picks.push(Target::Button(NAME));
    assert!(gesture.is_made_by(&picks));
    let line = |chosen: &[Target]| id(&scene(&rules, &s, chosen).prompt.line).to_owned();
    assert_eq!(line(&picks[..4]), "naming-done");
    let number = |row| {
        let of = |t: &Target| matches!(t, Target::Cell(_, [_, r]) if *r == row);
        picks.iter().copied().find(of).expect("a number a row")
    };
    assert_eq!(line(&[number(0)]), "naming-below");
    assert_eq!(line(&[number(1)]), "naming-above");
    let suit = picks.iter().copied().find(|t| matches!(t, Target::Zone(_)));
    assert_eq!(line(suit.as_slice()), "naming-numbers");
    // The button that decides stands for the one that names.
    let buttons = |chosen: &[Target]| scene(&rules, &s, chosen).buttons.len();
    assert_eq!((buttons(&picks[..3]), buttons(&picks[..4])), (1, 0));
}

#[test]
fn one_part_of_a_case_is_changed_and_what_does_not_go_with_it_is_told() {
    let rules = rules(false);
    let s = asking(&rules, 8);
    let v = view(&rules, &s);
    let offers = scene(&rules, &s, &[]).map_actions(|action| format!("{action:?}"));
    let choices: Vec<Choice> = offers.picked_offers();
    let number = |n: i8, row| Target::Cell(NUMBER_ROWS, [n - 1, row]);
    let part = |suit: Suit| Target::Zone(PARTS[suit.index()]);
    let (greed, bat) = (part(Suit::Diamonds), part(Suit::Clubs));
    let picked = |targets: &[Target]| {
        let mut picking = Picking::new(choices.clone());
        for target in targets {
            assert_ne!(picking.pick(*target, Confirm::SinglePicks), Pick::Refused);
        }
        let mut chosen = picking.chosen().to_vec();
        chosen.sort_unstable();
        chosen
    };
    let sorted = |mut targets: Vec<Target>| {
        targets.sort_unstable();
        targets
    };
    let whole = [number(3, 0), number(3, 1), greed, bat];
    // Another number, another motive, and a number put back: all else stays.
    let then = |target: Target| picked(&[&whole[..], &[target]].concat());
    let higher = vec![number(3, 0), number(6, 1), greed, bat];
    assert_eq!(then(number(6, 1)), sorted(higher));
    let love = part(Suit::Hearts);
    let loving = vec![number(3, 0), number(3, 1), love, bat];
    assert_eq!(then(love), sorted(loving));
    let back = vec![number(3, 0), greed, bat];
    assert_eq!(then(number(3, 1)), sorted(back));
    // The lower one can't stand below the higher one.
    let swapped = picked(&[number(6, 0), greed, number(3, 1)]);
    assert_eq!(swapped, sorted(vec![greed, number(3, 1)]));
    let told = |gone: &[Target], target| rules.replaced_notice(&v, Seat(0), gone, target);
    assert_eq!(id(&told(&[number(6, 0)], number(3, 1))), "rows-ascend-gone");
    assert_eq!(told(&[number(3, 1)], number(6, 1)), Text::EMPTY);
    assert_eq!(told(&[greed], love), Text::EMPTY);
}

#[test]
fn a_question_with_only_one_answer_is_warned_of() {
    let rules = rules(false);
    let mut s = asking(&rules, 8);
    // Clubs alone, and each case has a red card.
    for (top, n) in s.open.tops.iter_mut().zip(1..) {
        *top = Card::new(n, Suit::Clubs);
    }
    let line = |question: Question| {
        let zone = Target::Zone(QUESTIONS[question as usize]);
        id(&scene(&rules, &s, &[zone]).prompt.line).to_owned()
    };
    assert_eq!(line(Question::SuitMissing), "ask-certain");
    assert_eq!(line(Question::SuitThere), "ask-suit-there.line");
}

#[test]
fn a_card_lies_open_before_the_notebook_crosses_it_out() {
    let rules = rules(false);
    let mut luck = Luck::stream(4, 0);
    let mut s = rules.start();
    rules.proceed(&mut s, &mut luck, &mut ());
    let old = scene(&rules, &s, &[]).layout;
    let before = view(&rules, &s);
    rules.proceed(&mut s, &mut luck, &mut ());
    let after = view(&rules, &s);
    let telling = rules.tell(&before, None, &[], &after, Seat(0));
    let first = telling.stages[0].layout.as_ref().expect("it is turned up");
    assert_eq!(first.zone(NOTEBOOK), old.zone(NOTEBOOK));
    let lies = first.zone(FLIPPED).expect("its place").items.len();
    assert_eq!((lies, telling.stages.len()), (1, 2));
    assert!(telling.stages[1].layout.is_none());
}

#[test]
fn what_is_missing_of_a_case_is_told() {
    let rules = rules(false);
    let s = asking(&rules, 8);
    let v = view(&rules, &s);
    let refused = |chosen: &[Target]| {
        let scene = scene(&rules, &s, chosen);
        match scene.intended(Target::Button(NAME)) {
            Some(IntendedAction::Action(a)) => rules.refusal(&v, Seat(0), *a).0.id.to_string(),
            Some(IntendedAction::Nothing(text)) => id(text).to_owned(),
            None => panic!("the button says why it can't be pressed"),
        }
    };
    let number = |n, row| Target::Cell(NUMBER_ROWS, [n, row]);
    let love = Target::Zone(PARTS[Suit::Hearts.index()]);
    let parts = [number(0, 0), number(3, 1), love];
    assert_eq!(refused(&[]), "no-case-without-two-numbers");
    assert_eq!(refused(&parts[..2]), "no-case-without-a-motive");
    assert_eq!(refused(&parts), "no-case-without-a-weapon");
    let scene = scene(&rules, &s, &[number(4, 0)]);
    let lower = scene.intended(number(1, 1));
    assert!(matches!(lower, Some(IntendedAction::Nothing(text)) if id(text) == "rows-ascend"));
}

#[test]
fn the_check_begins_alike_whether_the_case_is_right_or_wrong() {
    let rules = rules(false);
    let s = asking(&rules, 9);
    let right = Solution::of(s.case(Seat(1)), false);
    let mut legal = Vec::new();
    rules.legal(&s, Seat(0), &mut legal);
    let wrong = legal.into_iter().find_map(|a| match a {
        Action::Solve(other) if other != right => Some(other),
        _ => None,
    });
    let tell = |solution: Solution| {
        let mut then = s;
        let action = Action::Solve(solution);
        rules.act(&mut then, Seat(0), action, &mut ());
        let (before, after) = (view(&rules, &s), view(&rules, &then));
        let made = Some((Seat(0), Seen::Open(action)));
        rules.tell(&before, made, &[], &after, Seat(0))
    };
    let (yes, no) = (tell(right), tell(wrong.expect("most are wrong")));
    // Only what is right is turned up, the red cards first.
    assert_eq!((yes.stages.len(), no.stages.len()), (5, 4));
    let open = |stage: &Stage| {
        let layout = stage.layout.as_ref().expect("the check");
        let case = layout.zone(SHOWN_CASE).expect("the case").items.iter();
        case.filter(|item| item.face_up).count()
    };
    assert_eq!([1, 2, 3].map(|k| open(&yes.stages[k])), [0, 1, 2]);
    assert!(no.stages[..3].iter().all(|stage| open(stage) == 0));
    let checked = |stage: &Stage| {
        let layout = stage.layout.as_ref().expect("the check");
        let lit = NAMED.map(|id| layout.zone(id).expect("what was named").ground == Ground::Lit);
        lit.into_iter().filter(|lit| *lit).count()
    };
    // A number and the motive, then the other number and the weapon.
    assert_eq!([1, 2, 3].map(|k| checked(&yes.stages[k])), [0, 2, 4]);
    // Nobody is asked while it is checked: the bar says what is done.
    for told in [&yes, &no] {
        let titles = told.stages[0].beats.iter();
        let titles =
            titles.filter(|beat| matches!(beat, Beat::Title(title) if id(title) == "check-title"));
        assert_eq!(titles.count(), 1);
    }
    let kinds = |beats: &[Beat]| beats.iter().map(std::mem::discriminant).collect::<Vec<_>>();
    let hands = |stage: &Stage| {
        let layout = stage.layout.as_ref().expect("the check");
        let watch = layout.zone(GREAT_WATCH).expect("the watch").items.iter();
        watch.map(|item| item.pose.angle).collect::<Vec<_>>()
    };
    assert_eq!(hands(&yes.stages[0]), hands(&no.stages[0]));
    for k in [0, 1] {
        assert_eq!(kinds(&yes.stages[k].beats), kinds(&no.stages[k].beats));
    }
    assert_ne!(hands(&no.stages[1]), hands(&no.stages[2]), "they go back");
    assert_ne!(yes.stages[2].beats, no.stages[2].beats);
}

#[test]
fn the_notebook_has_what_is_possible_and_keeps_the_players_marks() {
    let rules = rules(false);
    let s = asking(&rules, 10);
    let v = view(&rules, &s);
    let mut scene = scene(&rules, &s, &[]);
    let notes = notes(&scene.layout);
    let own = s.case(Seat(0));
    assert_eq!(notes.len(), 24 - s.open.seen.or(own).len());
    let possible = rules.possible_cards(&v, Seat(0));
    for item in &notes {
        let cards = possible.iter().filter(|card| note_cell(*card) == item.cell);
        assert_eq!(item.look == Look::Plain, cards.count() == 1, "{item:?}");
    }
    let cell = notes[0].cell;
    let target = Target::Cell(NOTEBOOK, cell);
    let next = |target, now| rules.next_mark(&v, Seat(0), target, now);
    assert_eq!((next(target, 0), next(target, 2)), (Some(1), Some(0)));
    assert_eq!(next(Target::Zone(QUESTIONS[0]), 0), None);
    let mut book = Notebook::default();
    book.set(1, notebook_key(target), 1);
    rules.annotate(&v, Seat(0), &book, &mut scene);
    let zone = scene.layout.zone(NOTEBOOK).expect("a notebook");
    let marked = zone.items.iter().find(|item| item.cell == cell);
    assert_eq!(marked.map(|item| item.look), Some(Look::Lit));
}

#[test]
fn what_was_answered_is_listed_by_what_it_says_about_the_case() {
    let rules = rules(false);
    let mut s = asking(&rules, 10);
    let listed = |s: &State| -> Vec<(String, String)> {
        let facts = scene(&rules, s, &[]).facts;
        let asked = facts.into_iter().find(|aid| id(&aid.title) == "aid-asked");
        let rows = asked.map_or(Vec::new(), |aid| aid.rows);
        rows.iter()
            .map(|row| {
                let label = match &row.label {
                    Text::Message(say) => say.id.to_string(),
                    Text::Shown(words) => words.clone(),
                };
                (label, id(&row.value).to_owned())
            })
            .collect()
    };
    assert!(listed(&s).is_empty());
    let visible = rules.visible(&s.open);
    let case = s.case(Seat(1));
    for question in [Question::NumberMissing, Question::SuitThere] {
        ask(&rules, &mut s, question);
    }
    let said = |question: Question| match question.answer(case, visible) {
        true => "answer-yes".to_owned(),
        false => "answer-no".to_owned(),
    };
    // The latest comes first.
    let numbers = (missing_list(visible), said(Question::NumberMissing));
    let suits = ("asked-parts".to_owned(), said(Question::SuitThere));
    assert_eq!(listed(&s), [suits, numbers]);
    // Only the latest are kept one by one; all of them stay in the clues.
    for _ in 0..20 {
        ask(&rules, &mut s, Question::SuitMissing);
    }
    let asked = s.open.answers[1].iter().map(|answer| answer.question);
    let asked: Vec<Question> = asked.collect();
    assert_eq!(asked, [Question::SuitMissing; REMEMBERED]);
}

#[test]
fn the_next_match_helps_as_much_as_the_last() {
    let open = || {
        let setup = session::Setup {
            options: serde_json::Map::new(),
            seed: 1,
            seats: vec![Who::Human, Who::Random, Who::Random],
            names: ["You", "Elm", "Rowan"].map(str::to_owned).to_vec(),
        };
        session::open::<Tod>(setup).expect("the options are the usual ones")
    };
    let mut one = open();
    assert!(one.proceed(), "the deal");
    assert!(one.mark(Target::Zone(HELP)) && one.mark(Target::Cell(NOTEBOOK, [1, 0])));
    let marks = one.marks_to_keep();
    let kept: Vec<&u8> = marks.values().collect();
    assert_eq!(kept, [&1], "only how it is to help");
    let mut next = open();
    next.begin_with_marks(&marks);
    assert_eq!(next.notebook().mark(&notebook_key(Target::Zone(HELP))), 1);
    let mut other = marks.clone();
    other.insert("card AS".to_owned(), 2);
    next.begin_with_marks(&other);
    assert_eq!(next.notebook().mark("card AS"), 0);
}

#[test]
fn the_notebook_helps_as_much_as_it_is_told_to() {
    let rules = rules(false);
    let mut s = asking(&rules, 10);
    ask(&rules, &mut s, Question::NumberThere);
    s.open.step = Step::Ask;
    s.open.seat = Seat(0);
    let v = view(&rules, &s);
    let mut book = Notebook::default();
    let mut counts = Vec::new();
    for level in 0..3 {
        let helps = level == 0;
        book.set(1, notebook_key(Target::Zone(HELP)), level);
        let mut scene = scene(&rules, &s, &[]);
        rules.annotate(&v, Seat(0), &book, &mut scene);
        let layout = &scene.layout;
        let captions = layout.zone(QUESTIONS[0]).map(|zone| zone.caption.clone());
        assert_eq!(captions != Some(Text::EMPTY), helps);
        let watches = layout.zones.iter().filter(|zone| zone.id.name == "watch");
        let watches: usize = watches.map(|zone| zone.items.len()).sum();
        assert_eq!(watches, if helps { 3 } else { 0 });
        // Cases left follow from the answers, which alone stay.
        assert_eq!(!scene.panels[1].status.note.is_empty(), helps);
        assert_eq!(scene.facts.len(), if helps { 2 } else { 1 });
        let cards = notes(layout);
        let dim = cards.iter().filter(|item| item.look == Look::Dim).count();
        counts.push((cards.len(), dim));
        let next = rules.next_mark(&v, Seat(0), Target::Zone(HELP), level);
        assert_eq!(next, Some((level + 1) % 3));
    }
    let unseen = 24 - s.open.seen.or(s.case(Seat(0))).len();
    assert_eq!((counts[0].0, counts[1]), (unseen, (unseen, 0)));
    assert!(counts[0].1 > 0, "an answer rules something out");
    assert_eq!(counts[2], (24, 0));
}
