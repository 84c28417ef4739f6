//! Tests of faces, marks, icons and colours.

mod colours;
mod faces;
mod icons;
mod marks;
mod shared;
