//! The artwork in `assets/artwork`. Icon, banner, cover, wordmark and emoji are drawn here; `HALMA_BLESS=1
//! cargo test -p halma-picture artwork` updates them. The rest comes from `tests/browser/artwork`.
#![expect(clippy::unwrap_used, reason = "a test")]

mod sheet;

use std::fs;
use std::path::{Path, PathBuf};

use halma_picture::{Painter, PictureSize, Scene};
use halma_rules::notation::parse_position;
use halma_rules::{Position, Route, Rules, Variant};
use tiny_skia::{Color, Path as Outline, PathBuilder, Transform};

use crate::pictures::middle;
use sheet::{Look, Sheet};

/// The logo: a jump in the shape of an h, from the stem over a black stone onto a white one.
struct Sign {
    /// The upper end of the stem.
    corner: (f32, f32),
    /// The height of the stem.
    height: f32,
}

// Lengths are shares of the height.
impl Sign {
    const WIDTH: f32 = 0.236;
    const CASING: f32 = 0.044;
    /// The radius of the arch, and how far down it starts.
    const ARCH: f32 = 0.391;
    const SPRING: f32 = 0.68;
    /// The positions of the black stone and the white one to the right and down, and their radius.
    const BLACK: (f32, f32) = (Self::ARCH, 0.78);
    const WHITE: (f32, f32) = (2.0 * Self::ARCH, 0.93);
    const STONE: f32 = 0.185;

    fn draw(&self, sheet: &mut Sheet, look: &Look, casing: Option<Color>) {
        let (left, top) = self.corner;
        let length = |share: f32| share * self.height;
        let place = Transform::from_scale(self.height, self.height).post_translate(left, top);
        let line = Self::line().transform(place).unwrap();
        if let Some(casing) = casing {
            sheet.line(&line, length(Self::WIDTH + 2.0 * Self::CASING), casing);
        }
        sheet.line(&line, length(Self::WIDTH), look.color("trail.line"));
        for (color, (right, down)) in [(1, Self::BLACK), (0, Self::WHITE)] {
            let center = (left + length(right), top + length(down));
            sheet.stone(look, color, center, length(Self::STONE));
        }
    }

    /// The h, its stem from (0, 0) to (0, 1).
    fn line() -> Outline {
        let (reach, spring) = (Self::ARCH, Self::SPRING);
        // Two cubic curves with this share of the radius approximate a half circle.
        let bend = 0.552_3 * reach;
        let top = spring - reach;
        let mut path = PathBuilder::new();
        path.move_to(0.0, 0.0);
        path.line_to(0.0, 1.0);
        path.move_to(0.0, spring);
        path.cubic_to(0.0, spring - bend, reach - bend, top, reach, top);
        let end = 2.0 * reach;
        path.cubic_to(reach + bend, top, end, spring - bend, end, spring);
        path.line_to(end, Self::WHITE.1);
        path.finish().unwrap()
    }
}

/// Draws a scene at `pixels` onto the sheet, its top left corner at `corner`.
fn lay(sheet: &mut Sheet, scene: Scene, pixels: u16, corner: (i32, i32)) {
    let scene = scene.sized(PictureSize::new(pixels).unwrap());
    sheet.lay(&Painter::default().picture(&scene), corner);
}

/// Discord crops it to a circle.
fn icon(sheet: &mut Sheet) {
    let look = Look::maple();
    let board = Scene::of(&Position::start(Rules::default_for(Variant::Halma8)));
    lay(sheet, board, 2048, (-512, -512));
    sheet.frame((512.0, 512.0), 470.0, look.color("frame.ground"));
    let sign = Sign {
        corner: (296.0, 240.0),
        height: 544.0,
    };
    sign.draw(sheet, &look, Some(look.color("trail.casing")));
}

/// The logo as the first letter of the name, 674 by 173 pixels at scale 1.
fn name(sheet: &mut Sheet, (left, top): (f32, f32), scale: f32, look: &Look, letters: Color) {
    let sign = Sign {
        corner: (left + 16.5 * scale, top + 16.5 * scale),
        height: 140.0 * scale,
    };
    sign.draw(sheet, look, None);
    let baseline = (left + 168.0 * scale, top + 173.0 * scale);
    sheet.text("alma", baseline, 229.0 * scale, letters);
}

fn wordmark(sheet: &mut Sheet) {
    let look = Look::maple();
    name(sheet, (23.0, 33.0), 1.0, &look, look.color("frame.ground"));
}

fn wordmark_dark(sheet: &mut Sheet) {
    let letters = Color::from_rgba8(0xf2, 0xf3, 0xf5, 255);
    name(sheet, (23.0, 33.0), 1.0, &Look::dark(), letters);
}

/// For the profile, where the icon covers the lower left corner.
fn banner(sheet: &mut Sheet) {
    let rules = Rules::default_for(Variant::Halma16);
    let position = "16/16/16/16/16/16/2b5a7/1b6b1a1b3/3b1a1b1a1a4/2a6b1b4/5a3b6/16/16/16/\
                    aaaaaaaaaaaa4/bbbbbbbbbb6 1 9";
    let position = parse_position(rules, position).unwrap();
    let route = Route::parse(position.board(), "e7-g9-i7-k9").unwrap();
    lay(sheet, Scene::of(&position).after(&route), 1052, (-96, -436));
}

/// The cover in Discord's app directory.
fn cover(sheet: &mut Sheet) {
    let look = Look::maple();
    sheet.cover(look.color("frame.ground"));
    let (game, last) = middle(Variant::Star6, 60);
    let scene = Scene::of(game.position()).after(&last);
    lay(sheet, scene, 1000, (462, -116));
    let letters = look.color("strip.text");
    name(sheet, (56.0, 326.0), 0.65, &Look::dark(), letters);
}

/// A stone for texts, on a white edge: else the black one is lost on a dark page.
fn emoji(sheet: &mut Sheet, color: usize) {
    sheet.spot((64.0, 64.0), 63.0, Color::WHITE);
    sheet.stone(&Look::maple(), color, (64.0, 62.0), 56.0);
}

/// Screenshots of chats for a listing, all of the same size.
const SCREENSHOTS: [&str; 6] = [
    "1-turn.png",
    "2-move.png",
    "3-star.png",
    "4-hint.png",
    "5-leaderboard.png",
    "6-page.png",
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/artwork")
}

/// The extent of an emoji at Discord.
const EMOJI: (u32, u32) = (128, 128);

/// A file to draw: its name, its extent, and how to draw it.
type File = (&'static str, (u32, u32), fn(&mut Sheet));

const FILES: [File; 11] = [
    ("icon.png", (1024, 1024), icon),
    ("banner.png", (680, 240), banner),
    ("cover.png", (1376, 768), cover),
    ("wordmark.png", (720, 240), wordmark),
    ("wordmark-dark.png", (720, 240), wordmark_dark),
    ("emoji-white.png", EMOJI, |sheet| emoji(sheet, 0)),
    ("emoji-black.png", EMOJI, |sheet| emoji(sheet, 1)),
    ("emoji-red.png", EMOJI, |sheet| emoji(sheet, 2)),
    ("emoji-blue.png", EMOJI, |sheet| emoji(sheet, 3)),
    ("emoji-green.png", EMOJI, |sheet| emoji(sheet, 4)),
    ("emoji-yellow.png", EMOJI, |sheet| emoji(sheet, 5)),
];

#[test]
fn artwork_is_up_to_date() {
    for (name, (width, height), draw) in FILES {
        let path = folder().join(name);
        let mut sheet = Sheet::new(width, height);
        draw(&mut sheet);
        if std::env::var_os("HALMA_BLESS").is_some() {
            fs::write(&path, sheet.png()).unwrap();
        }
        let file = fs::read(&path).unwrap();
        let kept = image::load_from_memory(&file).unwrap().into_rgba8();
        assert_eq!(kept.dimensions(), (width, height), "{name}");
        let drawn = sheet.pixels();
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

#[test]
fn chat_screenshots_have_the_size_for_listings() {
    for name in SCREENSHOTS {
        let (width, height) = image::image_dimensions(folder().join(name)).unwrap();
        assert_eq!((width, height), (1280, 720), "{name}");
    }
    let file = fs::File::open(folder().join("turn.gif")).unwrap();
    let mut turn = gif::DecodeOptions::new().read_info(file).unwrap();
    assert_eq!((turn.width(), turn.height()), (600, 760));
    let frames = std::iter::from_fn(|| turn.read_next_frame().unwrap().map(|frame| frame.delay));
    assert_eq!(frames.count(), 7, "four views of the chat, three taps");
}

#[test]
fn artwork_is_small_and_nothing_is_left_over() {
    let mut names = vec!["turn.gif".to_owned()];
    names.extend(SCREENSHOTS.map(str::to_owned));
    names.extend(FILES.map(|(name, ..)| name.to_owned()));
    names.sort();
    let files = fs::read_dir(folder()).unwrap().map(Result::unwrap);
    let mut found = Vec::new();
    for file in files {
        found.push(file.file_name().into_string().unwrap());
        let bytes = file.metadata().unwrap().len();
        assert!(bytes <= 256 << 10, "{:?} has {bytes} bytes", file.path());
    }
    found.sort();
    assert_eq!(found, names);
}
