//! Stands in for the crate `inventory` and collects nothing.
//!
//! Bevy's `#[derive(Reflect)]` submits every type to `inventory`, so that a program with the feature
//! `reflect_auto_register` can name, read and write them all. Kortlek is built without that feature: nothing asks for
//! the collection. Still, the submissions are constructors that a linker must keep, and with them serde's code for
//! every type of the engine. Several crates of Bevy turn them on, so no feature of ours turns them off; `Cargo.toml`
//! puts this crate in the place of `inventory` instead.
//!
//! Only what `bevy_reflect` 0.19 uses is here: if it begins to use more, it does not compile.

#![no_std]

/// Submits nothing.
#[macro_export]
macro_rules! submit {
    ($($item:tt)*) => {};
}

/// Makes no collection.
#[macro_export]
macro_rules! collect {
    ($item:ty) => {};
}

/// The collection, as an iterator: `inventory::iter::<T>` is an option without a value.
pub use core::option::Option::None as iter;
