//! The artwork in `assets/artwork` that is drawn: icon, banners and wordmark.
//! `HALMA_BLESS=1 cargo test artwork` draws it again.

mod sheet;

use std::fs;
use std::path::Path;

use halma_picture::{Painter, Picture, PictureSize, Scene};
use halma_rules::notation::parse_position;
use halma_rules::{Position, Route, Rules, Variant};
use tiny_skia::{Color, PathBuilder};

use sheet::{Look, Sheet};

/// The sign: a jump in the shape of an h, from the stem over a black stone to a white one.
struct Sign {
    /// The left upper end of the stem.
    corner: (f32, f32),
    /// The height of the stem.
    height: f32,
}

impl Sign {
    /// Draws the sign; its lengths are shares of the height.
    fn draw(&self, sheet: &mut Sheet, look: &Look, casing: Option<Color>) {
        let share = |share: f32| share * self.height;
        let at = |right: f32, down: f32| {
            let (left, top) = self.corner;
            (left + share(right), top + share(down))
        };
        let line = {
            let mut path = PathBuilder::new();
            let (reach, bend) = (0.33, 0.33 * 0.447_7);
            let (x, y) = at(0.0, 0.0);
            path.move_to(x, y);
            let (x, y) = at(0.0, 1.0);
            path.line_to(x, y);
            let (x, y) = at(0.0, 0.7);
            path.move_to(x, y);
            for (first, second, end) in [
                (
                    (0.0, 0.7 - reach + bend),
                    (bend, 0.7 - reach),
                    (reach, 0.7 - reach),
                ),
                (
                    (2.0 * reach - bend, 0.7 - reach),
                    (2.0 * reach, 0.7 - reach + bend),
                    (2.0 * reach, 0.7),
                ),
            ] {
                let (first, second) = (at(first.0, first.1), at(second.0, second.1));
                let (x, y) = at(end.0, end.1);
                path.cubic_to(first.0, first.1, second.0, second.1, x, y);
            }
            let (x, y) = at(2.0 * reach, 0.9);
            path.line_to(x, y);
            path.finish().unwrap()
        };
        if let Some(casing) = casing {
            sheet.line(&line, share(0.275), casing);
        }
        sheet.line(&line, share(0.2), look.color("trail.line"));
        sheet.stone(look, 1, at(0.33, 0.78), share(0.16));
        sheet.stone(look, 0, at(0.66, 0.93), share(0.23));
    }
}

/// A position, and the move that led to it.
fn board(variant: Variant, position: &str, route: &str) -> Scene {
    let position = parse_position(Rules::default_for(variant), position).unwrap();
    let route = Route::parse(position.board(), route).unwrap();
    Scene::of(&position).after(&route)
}

fn picture(scene: Scene, pixels: u16) -> Picture {
    Painter::default().picture(&scene.sized(PictureSize::new(pixels).unwrap()))
}

/// 1024 by 1024. Discord cuts a circle out of it.
fn icon() -> Sheet {
    let look = Look::maple();
    let board = Scene::of(&Position::start(Rules::default_for(Variant::Halma8)));
    let board = picture(board, 2048);
    let mut sheet = Sheet::new(1024, 1024);
    sheet.lay(&board, (512, 512));
    sheet.frame((512.0, 512.0), 470.0, look.color("frame.ground"));
    let sign = Sign {
        corner: (318.0, 205.0),
        height: 600.0,
    };
    sign.draw(&mut sheet, &look, Some(look.color("trail.casing")));
    sheet
}

/// 720 by 240, for light and for dark pages.
fn wordmark(look: &Look, letters: Color) -> Sheet {
    let mut sheet = Sheet::new(720, 240);
    let sign = Sign {
        corner: (36.0, 36.0),
        height: 164.0,
    };
    sign.draw(&mut sheet, look, None);
    sheet.text("alma", (205.0, 216.0), 226.0, letters);
    sheet
}

/// 680 by 240, for the profile.
fn banner() -> Sheet {
    let scene = board(
        Variant::Halma16,
        "16/16/16/16/16/16/16/3b3b1a6/4a1b1a2b4/11a4/16/16/16/16/aaaaaaaaaaaaaaab/bbbbbbbbbbbbbb2 1 9",
        "d7-f9-h7-j9",
    );
    let mut sheet = Sheet::new(680, 240);
    sheet.lay(&picture(scene, 1397), (300, 560));
    sheet
}

/// 1376 by 768, 43:24, the cover in the app directory.
fn cover() -> Sheet {
    let scene = board(
        Variant::Halma10,
        "bb8/10/10/7a2/2b3a3/3a1bb3/4a2b2/10/abbbbbbbbb/aaaaaaaaaa 1 9",
        "c4-e6-g4-g6",
    );
    let mut sheet = Sheet::new(1376, 768);
    sheet.lay(&picture(scene, 2048), (300, 300));
    sheet
}

/// Every file with its largest size in bytes.
fn files() -> Vec<(&'static str, Sheet, usize)> {
    let dark = Color::from_rgba8(0xf2, 0xf3, 0xf5, 255);
    let maple = Look::maple();
    let walnut = maple.color("frame.ground");
    vec![
        ("icon.png", icon(), 256 << 10),
        ("banner.png", banner(), 128 << 10),
        ("cover.png", cover(), 256 << 10),
        ("wordmark.png", wordmark(&maple, walnut), 64 << 10),
        ("wordmark-dark.png", wordmark(&Look::dark(), dark), 64 << 10),
    ]
}

#[test]
fn artwork_is_what_is_drawn_today() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/artwork");
    for (name, sheet, most) in files() {
        let path = folder.join(name);
        if std::env::var_os("HALMA_BLESS").is_some() {
            fs::write(&path, sheet.png()).unwrap();
        }
        let file = fs::read(&path).unwrap();
        assert!(file.len() <= most, "{name} has {} bytes", file.len());
        let kept = image::load_from_memory(&file).unwrap().into_rgba8();
        let drawn = sheet.pixels();
        assert_eq!(kept.as_raw().len(), drawn.len(), "{name} has another size");
        let far = kept
            .iter()
            .zip(&drawn)
            .filter(|(one, other)| one.abs_diff(**other) > 8);
        assert!(
            far.count() * 1000 <= drawn.len(),
            "{name} is drawn differently"
        );
    }
}
