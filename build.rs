//! On Windows the program carries its icon and its version; in a browser its constructors are not run at every call.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=packaging/icons/kortlek.ico");
    #[cfg(windows)]
    windows();
    if std::env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("wasm32") {
        // Bevy's types register themselves by constructors, which nothing here asks for. Where a program does not name
        // them, the linker takes it for a command and runs them in every function that the page calls.
        println!("cargo::rustc-link-arg-bins=--export=__wasm_call_ctors");
    }
}

/// Only where the build itself runs on Windows, whose tools put such things into a program.
#[cfg(windows)]
fn windows() {
    if std::env::var("CARGO_CFG_TARGET_OS").as_deref() != Ok("windows") {
        return;
    }
    winresource::WindowsResource::new()
        .set_icon("packaging/icons/kortlek.ico")
        .set("ProductName", "Kortlek")
        .set("FileDescription", "Kortlek, thirteen card games")
        .set(
            "LegalCopyright",
            "© The Kortlek contributors. MIT or Apache-2.0.",
        )
        .compile()
        .expect("the resource compiler of Windows' build tools takes an icon and a version");
}
