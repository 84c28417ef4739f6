//! A gamepad, fingers and another screen, played from standard input, for tests and demonstrations: what is read goes
//! the way of the real ones.
//!
//! ```text
//! connect Xbox            a pad of this name is plugged in
//! press South             buttons and axes have Bevy's names
//! release South
//! tap DPadLeft            press, then release
//! axis LeftStickX -1.0
//! disconnect
//! touch 1 start 640 400   a finger with a number of its own, in the window's logical pixels
//! touch 1 move 700 410
//! touch 1 end 700 410     or cancel: the system has taken it
//! scale 1.5               the window comes to a screen with so many pixels to the point
//! ask 7                   everything before it was done: the report says “rest 7” once the program is at rest
//! why                     the report says “busy” and what keeps the program from its rest
//! ```

use crate::{command_line::Launch, report::RestQuestion};
use bevy::{
    input::{
        InputSystems,
        gamepad::{
            GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent,
            RawGamepadButtonChangedEvent, RawGamepadEvent,
        },
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    window::{PrimaryWindow, RequestRedraw},
};
use kortlek_kit::EventLoopWaker;
use std::{
    collections::VecDeque,
    sync::{
        Mutex,
        mpsc::{self, Receiver},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, listen.run_if(is_wanted))
        .add_systems(
            PreUpdate,
            play.before(InputSystems)
                .run_if(resource_exists::<InputScript>),
        );
}

fn is_wanted(launch: Option<Res<Launch>>) -> bool {
    launch.is_some_and(|launch| launch.input_from_stdin)
}

/// Parsed input that has not been played back yet.
#[derive(Resource)]
struct InputScript {
    lines: Mutex<Receiver<String>>,
    steps: VecDeque<ScriptStep>,
    pad: Option<Entity>,
}

/// One thing that a hand does.
#[derive(Clone, PartialEq, Debug)]
enum ScriptStep {
    Connect(String),
    Disconnect,
    Button(GamepadButton, f32),
    Axis(GamepadAxis, f32),
    Touch(u64, TouchPhase, Vec2),
    Scale(f32),
    Ask(u64),
    Why,
}

/// Parses a line; the error describes its fault.
fn read(line: &str) -> Result<Vec<ScriptStep>, String> {
    let mut words = line.split_whitespace();
    let unclear = || format!("no hand can “{line}”");
    let Some(verb) = words.next() else {
        return Ok(Vec::new());
    };
    let rest: Vec<&str> = words.collect();
    let button = || {
        let name = rest.first().ok_or_else(unclear)?;
        GamepadButton::all()
            .into_iter()
            .find(|b| format!("{b:?}") == *name)
            .ok_or_else(unclear)
    };
    match verb {
        "connect" => Ok(vec![ScriptStep::Connect(rest.join(" "))]),
        "disconnect" => Ok(vec![ScriptStep::Disconnect]),
        "press" => Ok(vec![ScriptStep::Button(button()?, 1.0)]),
        "release" => Ok(vec![ScriptStep::Button(button()?, 0.0)]),
        "tap" => Ok(vec![
            ScriptStep::Button(button()?, 1.0),
            ScriptStep::Button(button()?, 0.0),
        ]),
        "axis" => {
            let [name, value] = rest[..] else {
                return Err(unclear());
            };
            let axis = GamepadAxis::all()
                .into_iter()
                .find(|a| format!("{a:?}") == name)
                .ok_or_else(unclear)?;
            let value = value.parse().map_err(|_| unclear())?;
            Ok(vec![ScriptStep::Axis(axis, value)])
        }
        "touch" => {
            let [id, phase, x, y] = rest[..] else {
                return Err(unclear());
            };
            let phase = match phase {
                "start" => TouchPhase::Started,
                "move" => TouchPhase::Moved,
                "end" => TouchPhase::Ended,
                "cancel" => TouchPhase::Canceled,
                _ => return Err(unclear()),
            };
            let number = |word: &str| word.parse().map_err(|_| unclear());
            let id = id.parse().map_err(|_| unclear())?;
            let at = Vec2::new(number(x)?, number(y)?);
            Ok(vec![ScriptStep::Touch(id, phase, at)])
        }
        "scale" => {
            let [scale] = rest[..] else {
                return Err(unclear());
            };
            let scale: f32 = scale.parse().map_err(|_| unclear())?;
            if !(0.5..=4.0).contains(&scale) {
                return Err(unclear());
            }
            Ok(vec![ScriptStep::Scale(scale)])
        }
        "ask" => {
            let number = rest.first().and_then(|word| word.parse().ok());
            Ok(vec![ScriptStep::Ask(number.ok_or_else(unclear)?)])
        }
        "why" => Ok(vec![ScriptStep::Why]),
        _ => Err(unclear()),
    }
}

fn listen(world: &mut World) {
    let waker = EventLoopWaker::of(world.get_resource());
    let (sender, lines) = mpsc::channel();
    kortlek_platform::page::script(move |line| {
        let is_heard = sender.send(line).is_ok();
        if is_heard {
            waker.up();
        }
        is_heard
    });
    world.insert_resource(InputScript {
        lines: Mutex::new(lines),
        steps: VecDeque::new(),
        pad: None,
    });
}

/// One step a frame, as from a hand: what is pressed is seen before it is released.
fn play(
    mut script: ResMut<InputScript>,
    mut commands: Commands,
    mut window: Query<(Entity, &mut Window), With<PrimaryWindow>>,
    mut touches: MessageWriter<TouchInput>,
    mut raw: MessageWriter<RawGamepadEvent>,
    mut connections: MessageWriter<GamepadConnectionEvent>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut question: ResMut<RestQuestion>,
) {
    let script = &mut *script;
    if let Ok(lines) = script.lines.lock() {
        for line in lines.try_iter() {
            match read(&line) {
                Ok(steps) => script.steps.extend(steps),
                Err(problem) => warn!("{problem}"),
            }
        }
    }
    let Some(step) = script.steps.pop_front() else {
        return;
    };
    redraw.write(RequestRedraw);
    match (step, script.pad) {
        (ScriptStep::Connect(name), None) => {
            let pad = commands.spawn_empty().id();
            script.pad = Some(pad);
            let connection = GamepadConnection::Connected {
                name,
                vendor_id: None,
                product_id: None,
            };
            let event = GamepadConnectionEvent::new(pad, connection);
            raw.write(event.clone().into());
            connections.write(event);
        }
        (ScriptStep::Disconnect, Some(pad)) => {
            script.pad = None;
            let event = GamepadConnectionEvent::new(pad, GamepadConnection::Disconnected);
            raw.write(event.clone().into());
            connections.write(event);
        }
        (ScriptStep::Button(button, value), Some(pad)) => {
            raw.write(RawGamepadButtonChangedEvent::new(pad, button, value).into());
        }
        (ScriptStep::Axis(axis, value), Some(pad)) => {
            raw.write(RawGamepadAxisChangedEvent::new(pad, axis, value).into());
        }
        (ScriptStep::Touch(id, phase, position), _) => {
            if let Ok((window, _)) = window.single() {
                touches.write(TouchInput {
                    phase,
                    position,
                    window,
                    force: None,
                    id,
                });
            }
        }
        (ScriptStep::Scale(scale), _) => {
            if let Ok((_, mut window)) = window.single_mut() {
                window.resolution.set_scale_factor(scale);
            }
        }
        (ScriptStep::Ask(number), _) => question.ask(number),
        (ScriptStep::Why, _) => question.ask_why(),
        (step, _) => warn!("the pad is not in a state for {step:?}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read() {
        use GamepadButton::South;
        use ScriptStep::{Ask, Axis, Button, Connect, Scale, Touch, Why};
        let at = Vec2::new(10.5, 20.0);
        for (line, steps) in [
            ("connect Xbox 360", vec![Connect("Xbox 360".to_owned())]),
            ("tap South", vec![Button(South, 1.0), Button(South, 0.0)]),
            (
                "  axis LeftStickX -0.5 ",
                vec![Axis(GamepadAxis::LeftStickX, -0.5)],
            ),
            (
                "touch 2 move 10.5 20",
                vec![Touch(2, TouchPhase::Moved, at)],
            ),
            ("scale 1.5", vec![Scale(1.5)]),
            ("ask 7", vec![Ask(7)]),
            ("why", vec![Why]),
            ("", vec![]),
        ] {
            assert_eq!(read(line), Ok(steps));
        }
        for wrong in [
            "press Jump",
            "press",
            "axis LeftStickX",
            "axis LeftStickX far",
            "dance",
            "scale",
            "scale 9",
            "ask",
            "touch 1 hover 10 10",
            "touch 1 start 10",
            "touch one start 10 10",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
