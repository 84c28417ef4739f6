//! Days of the player's calendar: in the time zone of the system, which falls back to universal time.

use jiff::{
    Span, Timestamp, Unit, Zoned,
    civil::{self, Date},
    tz::TimeZone,
};
use std::time::Duration;

/// Day 0.
const FIRST: Date = civil::date(1970, 1, 1);

/// The moment of a time in seconds since 1970; the last that can be told for a time beyond.
fn moment(seconds: u64, zone: TimeZone) -> Zoned {
    let seconds = i64::try_from(seconds).unwrap_or(i64::MAX);
    let moment = Timestamp::from_second(seconds).unwrap_or(Timestamp::MAX);
    moment.to_zoned(zone)
}

/// The player's date at a time in seconds since 1970.
pub fn date_at(seconds: u64) -> Date {
    moment(seconds, TimeZone::system()).date()
}

/// The player's day at a time in seconds since 1970, counted from the first of January 1970, which is 0.
pub fn day_at(seconds: u64) -> u64 {
    day_of(date_at(seconds))
}

fn day_of(date: Date) -> u64 {
    let days = date
        .since((Unit::Day, FIRST))
        .map_or(0, |span| span.get_days());
    u64::try_from(days).unwrap_or(0)
}

/// The date of a day counted from the first of January 1970.
pub fn date_of(day: u64) -> Date {
    let days = i64::try_from(day).unwrap_or(i64::MAX);
    let date = Span::new()
        .try_days(days)
        .and_then(|days| FIRST.checked_add(days));
    date.unwrap_or(Date::MAX)
}

/// The digits of a date as a number: 20261125.
pub fn number(date: Date) -> u64 {
    let (month, day) = (i64::from(date.month()), i64::from(date.day()));
    // No date that is counted from 1970 has a year below that.
    (i64::from(date.year()) * 10_000 + month * 100 + day).unsigned_abs()
}

/// Time until the player's next day begins.
pub fn until_midnight(seconds: u64) -> Duration {
    until_midnight_in(&moment(seconds, TimeZone::system()))
}

fn until_midnight_in(now: &Zoned) -> Duration {
    let next = now.tomorrow().and_then(|day| day.start_of_day());
    let left = next.map(|next| now.duration_until(&next));
    let left = left.ok().and_then(|left| Duration::try_from(left).ok());
    left.unwrap_or(Duration::from_hours(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zone(name: &str) -> TimeZone {
        TimeZone::get(name).unwrap_or_else(|why| panic!("{name}: {why}"))
    }

    #[test]
    fn days_are_counted_from_1970_both_ways() {
        for day in [0, 1, 11_016, 20_782, 47_482] {
            assert_eq!(day_of(date_of(day)), day);
        }
        assert_eq!(date_of(0), FIRST);
        assert_eq!(date_of(11_016).to_string(), "2000-02-29");
        assert_eq!(number(date_of(20_782)), 20_261_125);
        assert_eq!(date_of(u64::MAX), Date::MAX);
    }

    #[test]
    fn the_day_turns_at_midnight_where_the_player_is() {
        // Half past eleven in the evening of the 24th of November 2026 in universal time.
        let seconds = 20_781 * 86_400 + 23 * 3600 + 1800;
        let date = |zone| moment(seconds, zone).date().day();
        assert_eq!(date(TimeZone::UTC), 24);
        assert_eq!(date(TimeZone::fixed(jiff::tz::offset(1))), 25);
        assert_eq!(date(TimeZone::fixed(jiff::tz::offset(-8))), 24);
        let left = |zone| until_midnight_in(&moment(seconds, zone));
        assert_eq!(left(TimeZone::UTC), Duration::from_mins(30));
        let east = left(TimeZone::fixed(jiff::tz::offset(1)));
        assert_eq!(east, Duration::from_mins(23 * 60 + 30));
    }

    #[test]
    fn summer_time_shortens_and_lengthens_a_day() {
        // Midnight in Stockholm, before the clocks go forward and back in 2026.
        let day = |month, day| {
            let midnight = civil::date(2026, month, day).to_zoned(zone("Europe/Stockholm"));
            until_midnight_in(&midnight.expect("there is a midnight"))
        };
        assert_eq!(day(3, 29), Duration::from_hours(23));
        assert_eq!(day(10, 25), Duration::from_hours(25));
        assert_eq!(day(11, 28), Duration::from_hours(24));
    }

    #[test]
    fn a_time_out_of_all_bounds_has_a_date() {
        assert_eq!(moment(u64::MAX, TimeZone::UTC).date().year(), 9999);
    }
}
