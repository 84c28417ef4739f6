//! Functions that the module exports. One instance unpacks one file:
//!
//! 1. `input` makes room for a chunk of a number of bytes and tells where it is to be copied to.
//! 2. `push` unpacks that chunk and tells how many bytes it made, or -1 if it is not brotli; they lie at `output`
//!    until the next call.
//! 3. `end` tells whether the file is whole.

use crate::Unpacker;
use std::sync::Mutex;

struct Module {
    unpacker: Option<Unpacker>,
    input: Vec<u8>,
    output: Vec<u8>,
}

static MODULE: Mutex<Module> = Mutex::new(Module {
    unpacker: None,
    input: Vec::new(),
    output: Vec::new(),
});

fn with<T>(act: impl FnOnce(&mut Module) -> T) -> T {
    act(&mut MODULE
        .lock()
        .expect("a module has one thread, and a panic ends it"))
}

/// Makes room for this number of bytes; returns their address.
#[allow(unsafe_code, reason = "the name is the module's own")]
#[unsafe(no_mangle)]
pub extern "C" fn input(length: usize) -> *mut u8 {
    with(|module| {
        module.input.resize(length, 0);
        module.input.as_mut_ptr()
    })
}

/// Unpacks the bytes at `input`; returns the number of unpacked bytes, or -1.
#[allow(unsafe_code, reason = "the name is the module's own")]
#[unsafe(no_mangle)]
pub extern "C" fn push() -> i32 {
    with(|module| {
        let unpacker = module.unpacker.get_or_insert_default();
        match unpacker.push(&module.input) {
            Ok(bytes) => {
                module.output = bytes;
                i32::try_from(module.output.len()).unwrap_or(-1)
            }
            Err(_) => -1,
        }
    })
}

/// Returns the address of the unpacked bytes.
#[allow(unsafe_code, reason = "the name is the module's own")]
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    with(|module| module.output.as_ptr())
}

/// Returns 1 if the file has come to its end.
#[allow(unsafe_code, reason = "the name is the module's own")]
#[unsafe(no_mangle)]
pub extern "C" fn end() -> i32 {
    with(|module| {
        let unpacker = module.unpacker.take().unwrap_or_default();
        i32::from(unpacker.is_whole())
    })
}
