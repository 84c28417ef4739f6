//! Bots: legal, steady, and blind to hidden cards.

use super::{CheckConfig, Position, demand, options, random_game, spread, within_turn};
use crate::{
    bot::{Bot, Effort, HasBots, Level, Question, RandomBot, Who},
    dice::Luck,
    matches::Match,
    play,
    rules::Turn,
    seat::MAX_SEATS,
    style::Style,
};
use std::sync::atomic::AtomicBool;

/// Checks the bots of every level with every number of players: they choose legal actions, the same luck gives the
/// same choice, and swapping what is hidden for any other deal that fits changes nothing: at a few positions with all
/// their thinking, and with little thinking at [`CheckConfig::swaps`] positions.
///
/// Panics at the first thing that is not as it should be.
pub fn check_bots<G: HasBots>(plan: &CheckConfig) {
    blind::<G>(plan);
    for rules in options::by_players::<G>() {
        let spot = Position::new(&rules, plan.seed);
        let game = random_game(&spot, &rules, plan.decisions);
        let due: Vec<usize> = (0..game.steps().len())
            .filter(|k| {
                !within_turn(game.steps(), *k) && matches!(rules.turn(game.state(*k)), Turn::Act(_))
            })
            .collect();
        for level in Level::ALL {
            for at in spread(due.len(), plan.thoughts) {
                decides(&spot, &game, due[at], level);
            }
        }
    }
}

/// Number of playouts per decision, enough to find out whether anything but the view plays a part.
const FEW: u32 = 12;

/// The styles are tried as well at one position in this many.
const STYLED: usize = 8;

/// At very many positions of random games: when everything hidden from the seat is swapped for another deal that its
/// view allows, each level thinks the same from the same luck.
fn blind<G: HasBots>(plan: &CheckConfig) {
    let all: Vec<G> = options::by_players::<G>().collect();
    let each = plan.swaps.div_ceil(all.len());
    let never = AtomicBool::new(false);
    let mut legal = Vec::new();
    let mut theirs = Vec::new();
    for rules in &all {
        let bots = |who: Who| play::bot_of(rules, who).map(|bot| (who, bot));
        let levels = Level::ALL.into_iter().map(Who::bot);
        let levels: Vec<_> = levels.filter_map(bots).collect();
        let styles = Style::ALL.into_iter();
        let styles = styles.filter(|style| *style != Style::Plain && G::STYLES);
        let styled = styles.map(|style| Who::Bot(Level::Novice, style));
        let styled: Vec<_> = styled.filter_map(bots).collect();
        let mut asked = 0;
        let mut seed = plan.seed;
        while asked < each {
            let spot = Position::new(rules, seed);
            let mut game = Match::new(rules.clone(), seed);
            let randoms = [&RandomBot; MAX_SEATS];
            play::play(&mut game, &randoms, plan.decisions, &mut (), &never);
            let before = asked;
            for k in 0..game.steps().len() {
                let Turn::Act(seats) = rules.turn(game.state(k)) else {
                    continue;
                };
                if within_turn(game.steps(), k) || asked == each {
                    continue;
                }
                spot.step.set(k);
                asked += 1;
                let seats: Vec<_> = seats.iter().collect();
                let seat = seats[k % seats.len()];
                rules.legal(game.state(k), seat, &mut legal);
                let view = rules.view(game.state(k), Some(seat));
                let other = rules.imagine(&view, &mut Luck::stream(seed, k as u64));
                rules.legal(&other, seat, &mut theirs);
                let swapped = rules.view(&other, Some(seat));
                let styled = asked.is_multiple_of(STYLED).then_some(&styled);
                for (who, bot) in levels.iter().chain(styled.into_iter().flatten()) {
                    let think = |view: &G::View, legal: &[G::Action]| {
                        let mut luck = play::luck(seed, k, seat);
                        let question = Question::new(rules, view, seat, legal, &never);
                        bot.choose(question.with(Effort::AtMost(FEW)), &mut luck)
                    };
                    let (one, two) = (think(&view, &legal), think(&swapped, &theirs));
                    demand!(
                        spot,
                        one == two,
                        "expected the same thought of {who} in seat {seat} when what is hidden is swapped for another \
                         deal: {one:?}, found {two:?}"
                    );
                }
            }
            demand!(spot, asked > before, "expected decisions in a random game");
            seed += 1;
        }
    }
}

fn decides<G: HasBots>(spot: &Position, game: &Match<G>, k: usize, level: Level) {
    spot.step.set(k);
    let rules = game.rules();
    let s = game.state(k);
    let Turn::Act(seats) = rules.turn(s) else {
        return;
    };
    let never = AtomicBool::new(false);
    let bot = rules.bot(level);
    let name = level.name();
    // One seat is enough at each position; later positions bring the others.
    let seats: Vec<_> = seats.iter().collect();
    let seat = seats[k % seats.len()];
    let view = rules.view(s, Some(seat));
    let mut legal = Vec::new();
    rules.legal(s, seat, &mut legal);
    let is_legal = |action| legal.contains(&action) || rules.is_legal(s, seat, action);
    let choose = |view: &G::View, legal: &[G::Action]| {
        let mut luck = play::luck(spot.seed, k, seat);
        bot.choose(Question::new(rules, view, seat, legal, &never), &mut luck)
    };
    let thought = choose(&view, &legal);
    demand!(
        spot,
        is_legal(thought.action),
        "expected a legal action of the {name} bot in seat {seat}, found {:?}",
        thought.action
    );
    for worth in &thought.worths {
        demand!(
            spot,
            is_legal(worth.action) && (0.0..=1.0).contains(&worth.value) && worth.error >= 0.0,
            "expected worths of legal actions from 0 to 1 of the {name} bot in seat {seat}, found {worth:?}"
        );
    }
    // From the same luck, with the hidden cards dealt again: neither may make a difference.
    let other = rules.imagine(&view, &mut Luck::stream(spot.seed, k as u64));
    let mut theirs = Vec::new();
    rules.legal(&other, seat, &mut theirs);
    let swapped = choose(&rules.view(&other, Some(seat)), &theirs);
    demand!(
        spot,
        swapped == thought,
        "expected the same thought of the {name} bot in seat {seat} from the same luck when what is hidden is dealt \
         anew: {thought:?}, found {swapped:?}"
    );
    let stopped = AtomicBool::new(true);
    let mut luck = play::luck(spot.seed, k, seat);
    let question = Question::new(rules, &view, seat, &legal, &stopped);
    let hasty = bot.choose(question, &mut luck);
    demand!(
        spot,
        is_legal(hasty.action),
        "expected a legal action of the {name} bot in seat {seat} when it is stopped, found {:?}",
        hasty.action
    );
    let mut luck = play::luck(spot.seed, k, seat);
    let random = RandomBot.choose(question, &mut luck);
    demand!(
        spot,
        legal.contains(&random.action),
        "expected a legal action of the random bot, found {:?}",
        random.action
    );
}
