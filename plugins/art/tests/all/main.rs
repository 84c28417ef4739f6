//! Tests of faces, marks, grounds, icons and colours.

mod colours;
mod faces;
mod grounds;
mod icons;
mod marks;
mod shared;
