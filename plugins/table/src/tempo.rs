//! Every duration of the table, in seconds, and the few shapes of movement. Nothing else in the project knows a time.

use kortlek_kit::preferences::{Pace, Preferences};

/// A card on its way from the stock when cards are dealt.
pub const DEAL: f32 = 0.22;
/// Between two dealt cards, at most.
pub const DEAL_STAGGER: f32 = 0.06;
/// A whole deal, at most: the stagger shrinks until it fits.
pub const DEAL_WHOLE: f32 = 1.5;
/// A card to the table: the shortest way and the longest.
pub const TRAVEL: [f32; 2] = [0.22, 0.28];
/// Between cards that set out together for the same place.
pub const TRAVEL_STAGGER: f32 = 0.05;
/// A card turned over in place.
pub const FLIP: f32 = 0.2;
/// Settling, hover, focus.
pub const SETTLE: f32 = 0.14;
/// All cards of a grid that grows or shrinks.
pub const RESCALE: f32 = 0.26;
/// Pieces that change places on a grid go past each other.
pub const PASS: f32 = 0.55;
/// A hop from one cell to the next.
pub const HOP: f32 = 0.17;
/// Two shakes of a refusal.
pub const SHAKE: f32 = 0.14;
/// Cards that clash shake longer, so that all are seen…
pub const CLASH: f32 = 0.32;
/// …and are then left for a moment before they part.
pub const CLASH_AFTER: f32 = 0.25;
/// The rest of any movement when a key or button is pressed.
pub const RUSH: f32 = 0.12;
/// Amplitude of a shake, in pixels of the reference drawing.
pub const SHAKE_WIDTH: f32 = 6.0;
/// A trick or a reveal is left in view, or until a press.
pub const HOLD: f32 = 1.1;
/// Minimum time in view of the result of a bot's move, however fast everything is, so that it is seen.
pub const HOLD_LEAST: f32 = 0.45;
/// Minimum time for which each position of a replay is in view, in seconds.
pub const WATCHED: f32 = 0.8;
/// Extra time for each revealed card beyond the second: each has to be read.
pub const HOLD_EACH: f32 = 0.15;
/// A stage of a step with words is left in view until they are read, if no moment of its own holds it…
pub const STAGE_READ: f32 = 0.9;
/// …and one without words until it is seen.
pub const STAGE_SEEN: f32 = 0.3;
/// Wait before an automatic step of the rules, so that the last step is seen for what it was.
pub const BEFORE_AUTOMATIC: f32 = 0.25;
/// The beat between the last choice and the turning of all cards.
pub const REVEAL_BEAT: f32 = 0.3;
/// Between two cards that turn in a reveal.
pub const REVEAL_STAGGER: f32 = 0.08;
/// The first step of a count.
pub const COUNT: f32 = 0.08;
/// Each further step takes this much of the one before…
pub const COUNT_FASTER: f32 = 0.9;
/// …but never less than this.
pub const COUNT_LEAST: f32 = 0.03;
/// A scoring line draws itself through its cards.
pub const LINE: f32 = 0.25;
/// A scoring line with its points is left in view.
pub const LINE_HOLD: f32 = 0.5;
/// One that scores nothing, shorter.
pub const NOTHING_HOLD: f32 = 0.3;
/// A word over the table.
pub const BANNER: f32 = 1.3;
/// The arrow of the last move draws itself.
pub const ARROW: f32 = 0.3;
/// Any fade, and every move when motion is reduced.
pub const FADE: f32 = 0.15;
/// A decision of a bot is shown no sooner than this after the last one: shortest and longest.
pub const BOT_GAP: [f32; 2] = [0.35, 0.6];
/// The same when the bot only commits in secret, which takes little looking at.
pub const SECRET_GAP: [f32; 2] = [0.12, 0.4];
/// A bot that has thought for this long is asked for the best it has.
pub const THINK: f32 = 1.6;
/// An expert may take longer.
pub const THINK_EXPERT: f32 = 4.0;
/// A hint may take this long.
pub const HINT_THINK: f32 = 2.0;
/// The longest time that one frame may move things on: after a pause nothing leaps.
pub const LONGEST_FRAME: f32 = 0.1;

/// Height of the arc of a travelling card, as a share of its way.
pub const ARC: f32 = 0.06;
/// Sideways offset of a piece that passes another, to its right, as a share of its width.
pub const ASIDE: f32 = 0.56;
/// Height of a hop, in a piece's width.
pub const HOP_HIGH: f32 = 0.3;
/// Enlargement of a card at the middle of its way or of its flip, as a share of its width.
pub const RISE: f32 = 0.04;
/// From this share of its way on a travelling card lands…
pub const LANDS: f32 = 0.7;
/// …and its reduction in size for a moment: it has weight.
pub const WEIGHT: f32 = 0.035;
/// A hand that becomes the player's: duration of a card's breath, and (`BREATH_WAVE`) delay of the last card.
pub const BREATH: f32 = 0.7;
/// See [`BREATH`].
pub const BREATH_WAVE: f32 = 0.35;
/// Enlargement of a card at the height of its breath, as a share of its width.
pub const BREATH_RISE: f32 = 0.03;
/// Maximum tilt of a card towards the pointer, in radians.
pub const TILT: f32 = 0.04;
/// Time constant of the tilt: most of the way is done after it.
pub const TILT_TIME: f32 = 0.06;
/// A card that is laid on a canvas drops and knocks the cards under it: duration of the whole, of which it falls this
/// share…
pub const KNOCK: f32 = 0.24;
/// See [`KNOCK`].
pub const KNOCK_FALLS: f32 = 0.5;
/// …from this enlargement; and (`KNOCK_DEEP`) distance down of the knocked cards, in pixels of the reference drawing.
pub const KNOCK_DROP: f32 = 0.05;
/// See [`KNOCK_DROP`].
pub const KNOCK_DEEP: f32 = 3.0;
/// Overshoot of a settling card, as a share of its way.
pub const OVERSHOOT: f32 = 0.03;

/// Speed and kind of motion, as the player has set it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tempo {
    /// Multiplier of every duration; 0 for instant.
    pub factor: f32,
    /// Moves become fades.
    pub reduced: bool,
}

impl Tempo {
    /// The tempo of these preferences.
    pub fn of(preferences: &Preferences) -> Tempo {
        Tempo {
            factor: preferences.pace.factor(),
            reduced: preferences.reduced_motion,
        }
    }

    /// A duration at this tempo.
    pub fn time(self, seconds: f32) -> f32 {
        seconds * self.factor
    }

    /// A movement's duration at this tempo; a short fade if motion is reduced.
    pub fn moving(self, seconds: f32) -> f32 {
        self.time(match self.reduced {
            true => seconds.min(FADE),
            false => seconds,
        })
    }
}

impl From<Pace> for Tempo {
    fn from(pace: Pace) -> Tempo {
        Tempo {
            factor: pace.factor(),
            reduced: false,
        }
    }
}

/// Returns the delay of a bot's decision, between the shortest and the longest of a gap, as chance (0 to 1) has it.
pub fn bot_gap([least, most]: [f32; 2], chance: f32, preferences: &Preferences) -> f32 {
    (least + (most - least) * chance) * preferences.bots.factor(preferences.pace)
}

/// The stagger between `n` dealt cards, so that the last lands before [`DEAL_WHOLE`] is over.
pub fn deal_stagger(n: usize) -> f32 {
    if n < 2 {
        return 0.0;
    }
    DEAL_STAGGER.min((DEAL_WHOLE - DEAL) / (n - 1) as f32)
}

/// Returns the duration of a way: the longer of [`TRAVEL`] if it crosses the whole table. `length` and `table` in any
/// one unit.
pub fn travel(length: f32, table: f32) -> f32 {
    let share = match table > 0.0 {
        true => (length / table).clamp(0.0, 1.0),
        false => 0.0,
    };
    TRAVEL[0] + (TRAVEL[1] - TRAVEL[0]) * share
}

/// Fast at first, then slower and slower to its end. `t` from 0 to 1, and so the result.
pub fn ease_out(t: f32) -> f32 {
    let rest = 1.0 - t.clamp(0.0, 1.0);
    1.0 - rest * rest * rest
}

/// Slow at first and in the end. `t` from 0 to 1, and so the result.
pub fn ease_in_out(t: f32) -> f32 {
    let t = t.clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// Like [`ease_out`], but a little too far ([`OVERSHOOT`] at most) and back. `t` from 0 to 1; ends at 1.
pub fn ease_settle(t: f32) -> f32 {
    // The cubic that comes back from beyond its end; with this constant it goes 3 % too far.
    const BACK: f32 = 0.9;
    let rest = t.clamp(0.0, 1.0) - 1.0;
    1.0 + (BACK + 1.0) * rest * rest * rest + BACK * rest * rest
}

/// Returns the width of a turning card at `t`, from 1 through 0 at half time to 1.
pub fn turn(t: f32) -> f32 {
    (t.clamp(0.0, 1.0) * std::f32::consts::PI).cos().abs()
}

/// Returns the offset of a shake at `t` of its time, from -1 to 1: there and back twice, fading.
pub fn shake(t: f32) -> f32 {
    let t = t.clamp(0.0, 1.0);
    (t * 2.0 * std::f32::consts::TAU).sin() * (1.0 - 0.4 * t)
}

/// Returns the steps of a count from 0 to `points`, each with its duration. At most a dozen: large sums are counted in
/// leaps.
pub fn count(points: i32) -> Vec<(i32, f32)> {
    const MOST: u32 = 12;
    let steps = points.unsigned_abs().clamp(1, MOST);
    let mut time = COUNT;
    let counted = (1..=steps).map(|k| {
        let now = time;
        time = (time * COUNT_FASTER).max(COUNT_LEAST);
        let sum = i64::from(points) * i64::from(k) / i64::from(steps);
        (sum as i32, now)
    });
    counted.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn curves_begin_and_end_where_they_should() {
        for ease in [ease_out, ease_in_out, ease_settle] {
            assert!(ease(0.0).abs() < 1e-6 && (ease(1.0) - 1.0).abs() < 1e-6);
            for k in 0..=100 {
                let x = ease(k as f32 / 100.0);
                assert!((-1e-6..=1.0 + OVERSHOOT).contains(&x), "{x}");
            }
        }
        let far = |k: i32| ease_settle(k as f32 / 100.0) > 1.005;
        assert!((0..=100).any(far), "it overshoots");
        assert_eq!(turn(0.0), 1.0);
        assert!(turn(0.5) < 1e-6);
        assert_eq!(turn(1.0), 1.0);
        assert!(shake(0.0).abs() < 1e-5 && shake(1.0).abs() < 1e-5);
    }

    #[test]
    fn no_deal_takes_longer_than_it_may() {
        for n in 1..=120 {
            let whole = deal_stagger(n) * (n - 1) as f32 + DEAL;
            assert!(whole <= DEAL_WHOLE + 1e-4, "{n} cards take {whole}");
        }
        assert_eq!(deal_stagger(10), DEAL_STAGGER);
    }

    #[test]
    fn counts_end_at_their_sum_and_grow_faster() {
        for points in [-13, -1, 0, 1, 4, 12, 13, 250] {
            let steps = count(points);
            assert_eq!(steps.last().map(|s| s.0), Some(points));
            assert!(steps.windows(2).all(|w| w[1].1 <= w[0].1));
            assert!(steps.iter().all(|s| s.1 >= COUNT_LEAST));
        }
    }

    #[test]
    fn pace_and_reduced_motion_shorten() {
        let normal = Tempo::from(Pace::Normal);
        assert_eq!(normal.time(DEAL), DEAL);
        assert_eq!(Tempo::from(Pace::Instant).moving(DEAL), 0.0);
        let reduced = Tempo {
            reduced: true,
            ..normal
        };
        assert!(reduced.moving(TRAVEL[1]) <= FADE);
        assert_eq!(reduced.time(HOLD), HOLD, "time to read is not shortened");
    }
}
