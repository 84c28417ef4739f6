//! The worker answers as the table's own threads do.

mod faults;
mod played;
mod same_answers;
