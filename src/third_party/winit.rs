//! winit owns the window's events. Other threads wake it when there is something new to show.

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};

/// Something that draws the window anew, from any thread. Without a window it does nothing.
pub fn waker(world: &World) -> impl Fn() + Send + 'static {
    let proxy = world
        .get_resource::<EventLoopProxyWrapper>()
        .map(|proxy| (**proxy).clone());
    move || {
        if let Some(proxy) = &proxy {
            // The window may have been closed meanwhile.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}
