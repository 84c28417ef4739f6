//! The browser's gamepads have no events but that of being there; for their buttons they are asked in each frame.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = addEventListener)]
    fn add_event_listener(name: &str, act: &js_sys::Function);
}

/// Calls `wake` when a gamepad is plugged in or taken away. Nothing is called when one is used.
pub fn watch(wake: impl Fn() + Send + 'static, _watched: impl FnOnce() + Send + 'static) {
    let act = Closure::<dyn Fn()>::new(wake).into_js_value();
    for name in ["gamepadconnected", "gamepaddisconnected"] {
        add_event_listener(name, act.unchecked_ref());
    }
}
