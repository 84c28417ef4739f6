//! A bare Bevy window with as many moving sprites as a deal has cards: what Kortlek's own frames are compared with.
//!
//! `KORTLEK_MEASURE=bare.txt cargo run --example bare_window [-- SPRITES [still]]`; `docs/release.md` describes
//! the comparison and its results.

use bevy::{
    asset::RenderAssetUsages,
    image::Image,
    prelude::*,
    render::{
        RenderPlugin,
        render_resource::{Extent3d, TextureDimension, TextureFormat},
    },
};

/// The size of a card in the tableau at 1280 × 800.
const CARD: (u32, u32) = (96, 134);

#[derive(Resource)]
struct Sprites(usize);

fn main() {
    let mut args = std::env::args().skip(1);
    let count = args.next().and_then(|a| a.parse().ok()).unwrap_or(36);
    let still = args.next().is_some_and(|a| a == "still");
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(Window {
                    title: "Bare window".to_owned(),
                    resolution: (1280, 800).into(),
                    ..default()
                }),
                ..default()
            })
            .set(RenderPlugin {
                // A still window may draw no frame after the one that waited for this.
                synchronous_pipeline_compilation: true,
                ..default()
            }),
    )
    .add_plugins(kortlek::measure::plugin)
    .insert_resource(ClearColor(Color::srgb_u8(0x17, 0x46, 0x3A)))
    .insert_resource(Sprites(count))
    .add_systems(Startup, deal);
    if still {
        app.insert_resource(bevy::winit::WinitSettings::desktop_app());
    } else {
        app.add_systems(Update, travel);
    }
    app.run();
}

fn deal(mut commands: Commands, count: Res<Sprites>, mut images: ResMut<Assets<Image>>) {
    commands.spawn((Camera2d, Msaa::Off));
    for n in 0..count.0 {
        // A picture each, as cards have, so that as many textures are bound.
        let shade = (n * 5) as u8;
        let size = Extent3d {
            width: CARD.0,
            height: CARD.1,
            depth_or_array_layers: 1,
        };
        let picture = Image::new_fill(
            size,
            TextureDimension::D2,
            &[250, 246, 236 - shade / 2, 255],
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        );
        commands.spawn((
            Sprite::from_image(images.add(picture)),
            Transform::from_xyz(0.0, 0.0, n as f32),
        ));
    }
}

fn travel(time: Res<Time>, mut sprites: Query<&mut Transform, With<Sprite>>) {
    for (n, mut transform) in sprites.iter_mut().enumerate() {
        let at = time.elapsed_secs() * 1.5 + n as f32 * 0.4;
        transform.translation.x = 480.0 * at.cos();
        transform.translation.y = 280.0 * (at * 1.3).sin();
    }
}
