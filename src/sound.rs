//! Plays the cues that the table and the menus call for.

use bevy::{
    audio::{AudioSinkPlayback, PlaybackMode, Volume},
    prelude::*,
    window::PrimaryWindow,
};
use kortlek_kit::Preferences;
use kortlek_rules::presentation::Cue;
use kortlek_sounds::{Cue as Clip, Kind, MAX_VOICES};
use kortlek_table::{Sound, Table, TableCommand, TableEvent};
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use std::collections::BTreeMap;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Sound>()
        .add_message::<TableCommand>()
        .add_message::<TableEvent>()
        .add_systems(Update, mute)
        .add_systems(PostUpdate, answer.before(play))
        .add_systems(Startup, load.run_if(resource_exists::<Assets<AudioSource>>))
        .add_systems(PostUpdate, play.run_if(resource_exists::<Sounds>));
}

/// All sounds, and the luck that varies them.
#[derive(Resource)]
struct Sounds {
    files: BTreeMap<Clip, Vec<Handle<AudioSource>>>,
    luck: SmallRng,
    /// Number of sounds played.
    number: u64,
}

/// A sound that is being played, or will be as soon as its file is there.
#[derive(Component)]
struct Voice {
    sound: Clip,
    /// Counts up.
    number: u64,
}

/// The sound of this name.
fn named(name: &str) -> Option<Clip> {
    Clip::ALL.into_iter().find(|sound| sound.name() == name)
}

/// Volume of a kind of sound, 0 to 1 as the sliders have it, and as the ear hears it: half a slider is half as loud.
fn volume(kind: Kind, preferences: &Preferences) -> f32 {
    let group = match kind {
        Kind::Effect | Kind::Interface => preferences.volume_effects,
        Kind::Alert => preferences.volume_alerts,
    };
    (preferences.volume_master * group).powi(2)
}

/// Index of the file of a sound: a rung of the ladder for a rising series, else a random one.
fn variant(sound: Clip, step: u8, luck: &mut SmallRng) -> usize {
    match sound {
        Clip::ScoreStep => Clip::rung(usize::from(step)),
        _ => luck.random_range(0..sound.variants()),
    }
}

/// Sound for an event that concerns the player alone: your turn, an impossible move, an undo.
fn cue_of(event: &TableEvent) -> Option<Cue> {
    match event {
        TableEvent::YourTurn => Some(Cue::YourTurn),
        TableEvent::Refused { .. } => Some(Cue::Refuse),
        TableEvent::Undone | TableEvent::Redone => Some(Cue::Undo),
        TableEvent::Moved
        | TableEvent::Hinted(_)
        | TableEvent::Forced(_)
        | TableEvent::Told(_)
        | TableEvent::Finished => None,
    }
}

/// Answers what the player does by ear: a pick, a refusal, a step back, and the turn that comes.
fn answer(
    mut events: MessageReader<TableEvent>,
    table: Option<Res<Table>>,
    mut picked: Local<(u64, usize)>,
    mut sounds: MessageWriter<Sound>,
) {
    sounds.write_batch(events.read().filter_map(cue_of).map(Sound::from));
    if let Some(table) = table.filter(DetectChanges::is_changed) {
        let now = (table.serial(), table.picked().len());
        if now.0 == picked.0 && now.1 > picked.1 {
            sounds.write(Cue::PickUp.into());
        }
        *picked = now;
    }
}

/// Clip off, or on again as loud as it was.
fn mute(
    mut table_commands: MessageReader<TableCommand>,
    mut preferences: ResMut<Preferences>,
    mut before: Local<Option<f32>>,
) {
    let commands = table_commands.read();
    for _ in commands.filter(|command| **command == TableCommand::Mute) {
        let loud = preferences.volume_master;
        preferences.volume_master = if loud > 0.0 {
            *before = Some(loud);
            0.0
        } else {
            let usual = Preferences::default().volume_master;
            before.take().unwrap_or(usual)
        };
    }
}

fn load(mut commands: Commands, server: Res<AssetServer>) {
    let load = |file| server.load(format!("sounds/{file}"));
    let files = Clip::ALL.into_iter();
    let files = files.map(|sound| (sound, sound.files().map(load).collect()));
    commands.insert_resource(Sounds {
        files: files.collect(),
        luck: SmallRng::seed_from_u64(0x5EED),
        number: 0,
    });
}

fn play(
    mut cues: MessageReader<Sound>,
    mut commands: Commands,
    mut sounds: ResMut<Sounds>,
    voices: Query<(&Voice, Option<&AudioSink>)>,
    preferences: Res<Preferences>,
    window: Query<&Window, With<PrimaryWindow>>,
) {
    if cues.is_empty() {
        return;
    }
    let behind = preferences.quiet_behind && window.iter().any(|window| !window.focused);
    let mut sounding: Vec<(Clip, u64, Option<&AudioSink>)> = voices
        .iter()
        .map(|(voice, sink)| (voice.sound, voice.number, sink))
        .collect();
    sounding.sort_by_key(|(_, number, _)| *number);
    for Sound { cue, rung } in cues.read() {
        let Some(sound) = named(cue.name()) else {
            continue;
        };
        let volume = volume(sound.kind(), &preferences);
        if volume <= 0.0 || behind && *cue != Cue::YourTurn {
            continue;
        }
        if sounding.iter().filter(|(s, ..)| *s == sound).count() >= MAX_VOICES {
            // The oldest gives way, if it has begun: Bevy clears away what has stopped. What is still waiting for its
            // file must not be despawned under Bevy's hands.
            let oldest = sounding.iter().position(|(s, ..)| *s == sound);
            match oldest.map(|oldest| sounding.remove(oldest)) {
                Some((_, _, Some(sink))) => sink.stop(),
                _ => continue,
            }
        }
        let sounds = &mut *sounds;
        let variant = variant(sound, *rung, &mut sounds.luck);
        let detune = sound.detune();
        let speed = if detune > 0.0 {
            1.0 + sounds.luck.random_range(-detune..=detune)
        } else {
            1.0
        };
        let files = sounds.files.get(&sound);
        let Some(file) = files.and_then(|files| files.get(variant)) else {
            continue;
        };
        sounds.number += 1;
        let number = sounds.number;
        commands.spawn((
            Name::new(format!("Sound {sound}")),
            Voice { sound, number },
            AudioPlayer(file.clone()),
            PlaybackSettings {
                mode: PlaybackMode::Despawn,
                volume: Volume::Linear(volume),
                speed,
                ..default()
            },
        ));
        sounding.push((sound, number, None));
    }
}

/// Returns false if there is plainly no sound device. Then the sound system is not even asked: its library writes ten
/// lines of complaint to the terminal.
pub fn has_device() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let there = |path: &str| std::path::Path::new(path).exists();
    let runtime = std::env::var("XDG_RUNTIME_DIR").unwrap_or_default();
    let home = std::env::var("HOME").unwrap_or_default();
    let cards = std::fs::read_to_string("/proc/asound/cards").unwrap_or_default();
    cards.contains('[')
        || std::env::var_os("PULSE_SERVER").is_some()
        || there(&format!("{runtime}/pulse/native"))
        || there(&format!("{runtime}/pipewire-0"))
        || there(&format!("{home}/.asoundrc"))
        || there("/etc/asound.conf")
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::presentation::Cue;
    use std::{collections::BTreeSet, path::Path};

    #[test]
    fn every_sound_has_a_name_and_is_found_by_it() {
        let shared = Cue::SHARED.map(|cue| cue.name().to_owned());
        let mut known: BTreeSet<String> = shared.into_iter().collect();
        known.extend(sounds_of_games(Path::new("plugins/games")));
        let sounds = Clip::ALL.map(|sound| sound.name().to_owned());
        assert_eq!(known, BTreeSet::from(sounds));
        for sound in Clip::ALL {
            assert_eq!(named(sound.name()), Some(sound));
        }
    }

    /// Names of the sounds that games declare as their own, in all sources below a folder.
    fn sounds_of_games(folder: &Path) -> Vec<String> {
        let entries = std::fs::read_dir(folder).expect("the sources are there");
        let paths = entries.map(|entry| entry.expect("the folder can be read").path());
        paths
            .flat_map(|path| {
                if path.is_dir() {
                    return sounds_of_games(&path);
                }
                let is_source = path.extension().is_some_and(|ending| ending == "rs");
                let text = is_source.then(|| std::fs::read_to_string(&path));
                let text = text.map_or(String::new(), |text| text.expect("it can be read"));
                let after = text.split("Cue::Own(\"").skip(1);
                let names = after.filter_map(|rest| rest.split('"').next());
                names.map(str::to_owned).collect()
            })
            .collect()
    }

    #[test]
    fn a_score_climbs_and_other_sounds_vary() {
        let mut luck = SmallRng::seed_from_u64(1);
        let rungs: Vec<usize> = (0..4)
            .map(|s| variant(Clip::ScoreStep, s, &mut luck))
            .collect();
        assert_eq!(rungs, [0, 1, 2, 3]);
        let takes = (0..200).map(|_| variant(Clip::Place, 0, &mut luck));
        let takes: BTreeSet<usize> = takes.collect();
        assert_eq!(takes.len(), Clip::Place.variants());
    }

    #[test]
    fn each_group_has_its_slider() {
        let quiet = Preferences {
            volume_effects: 0.0,
            volume_alerts: 1.0,
            volume_master: 0.5,
            ..Preferences::default()
        };
        assert_eq!(volume(Kind::Effect, &quiet), 0.0);
        assert_eq!(volume(Kind::Interface, &quiet), 0.0);
        assert_eq!(volume(Kind::Alert, &quiet), 0.25);
    }

    #[test]
    fn a_turn_a_refusal_and_a_step_back_are_heard() {
        let mut app = App::new();
        app.add_message::<Sound>()
            .add_message::<TableEvent>()
            .add_systems(PostUpdate, answer);
        let refused = TableEvent::Refused {
            why: "Not that one.".to_owned(),
            about: None,
        };
        app.world_mut().write_message_batch([
            TableEvent::YourTurn,
            TableEvent::Moved,
            refused,
            TableEvent::Undone,
        ]);
        app.update();
        let mut sounds = app.world_mut().resource_mut::<Messages<Sound>>();
        let heard: Vec<Cue> = sounds.drain().map(|sound| sound.cue).collect();
        assert_eq!(heard, [Cue::YourTurn, Cue::Refuse, Cue::Undo]);
    }
}
