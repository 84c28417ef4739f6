//! Days of the calendar, in universal time: pure.

/// Seconds in a day.
pub const DAY: u64 = 86_400;

/// A day of the Gregorian calendar. Its order is that of time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Date {
    /// The year.
    pub year: u64,
    /// The month, 1 to 12.
    pub month: u8,
    /// The day of the month, 1 to 31.
    pub day: u8,
}

impl Date {
    /// The date of a day that is counted from the first of January 1970, which is 0.
    pub fn of(days: u64) -> Date {
        // Days since the first of March of the year 0, counted in eras of 400 years.
        let days = days + 719_468;
        let era = days / 146_097;
        let of_era = days % 146_097;
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        Date {
            year: year + era * 400 + u64::from(month <= 2),
            month: month as u8,
            day: day as u8,
        }
    }

    /// The date of a moment, in seconds since 1970.
    pub fn at(seconds: u64) -> Date {
        Date::of(seconds / DAY)
    }

    /// Its digits as a number: 20261125.
    pub const fn number(self) -> u64 {
        self.year * 10_000 + self.month as u64 * 100 + self.day as u64
    }
}

impl std::fmt::Display for Date {
    /// As year-month-day.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// The day of the week, 1 for Monday to 7 for Sunday, of a day counted from 1970.
pub const fn weekday(days: u64) -> u8 {
    // The first day of 1970 was a Thursday.
    ((days + 3) % 7 + 1) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        let date = |seconds: u64| Date::at(seconds).to_string();
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(951_782_399), "2000-02-28");
        assert_eq!(date(951_782_400), "2000-02-29");
        assert_eq!(date(951_868_800), "2000-03-01");
        assert_eq!(date(1_795_478_399), "2026-11-23");
        assert_eq!(date(1_798_675_200), "2026-12-31");
        assert_eq!(Date::at(1_795_478_399).number(), 20_261_123);
    }

    #[test]
    fn weeks_begin_on_mondays() {
        assert_eq!(weekday(0), 4);
        // The 25th of November 2026 is a Wednesday.
        assert_eq!(weekday(1_795_564_800 / DAY), 3);
        assert_eq!(weekday(1_795_564_800 / DAY + 4), 7);
        assert_eq!(weekday(1_795_564_800 / DAY + 5), 1);
    }
}
