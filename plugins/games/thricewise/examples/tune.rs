//! Tuning: tune PLAYERS DEALS SEED A B
use kortlek_bots::{Mix, Search, Searcher, Strength, arena, contest};
use kortlek_rules::{Bot, Level, Played, RandomBot};
use kortlek_thricewise::{Thricewise, bot::Judgement};

fn bot(rules: &Thricewise, text: &str) -> Box<dyn Bot<Thricewise>> {
    match text {
        "random" => return Box::new(RandomBot),
        "novice" => return rules.bot(Level::Novice),
        "regular" => return rules.bot(Level::Regular),
        "expert" => return rules.bot(Level::Expert),
        _ => {}
    }
    let mut j = Judgement::default();
    let mut st = Strength::of_playouts(500);
    let mut se = Search::default();
    for part in text.split(',').filter(|p| p.contains('=')) {
        let (k, v) = part.split_once('=').unwrap();
        match k {
            "n" => st.playouts = v.parse().unwrap(),
            "waver" => st.waver = v.parse().unwrap(),
            "steps" => st.steps = v.parse().unwrap(),
            "h" => j.horizon = v.parse().unwrap(),
            "wide" => j.wide = v.parse().unwrap(),
            "noise" => j.noise = v.parse().unwrap(),
            "w" => j.weight = v.parse().unwrap(),
            "d" => j.deferred = v.parse().unwrap(),
            "c" => se.explore = v.parse().unwrap(),
            "stray" => se.stray = v.parse().unwrap(),
            "mix" => {
                se.mix = match v {
                    "root" => Mix::AtRoot,
                    "all" => Mix::Everywhere,
                    _ => Mix::Nowhere,
                }
            }
            _ => panic!("{k}"),
        }
    }
    Box::new(Searcher::new(j, st).search(se))
}

fn main() {
    let a: Vec<String> = std::env::args().skip(1).collect();
    let players: u8 = a[0].parse().unwrap();
    let deals: u64 = a[1].parse().unwrap();
    let seed: u64 = a[2].parse().unwrap();
    let rules = Thricewise { players };
    let (x, y) = (bot(&rules, &a[3]), bot(&rules, &a[4]));
    let c = contest(&rules, &*x, &*y, seed..seed + deals);
    println!("{}", arena::line(players as usize, &a[3], &a[4], &c));
    let t: f64 = c.taken.times.iter().map(|t| t.as_secs_f64()).sum();
    println!("   {:.0} playouts/s", c.taken.playouts as f64 / t);
}
