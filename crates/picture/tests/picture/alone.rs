//! The empty board and the stones by themselves: laid on each other, they are the picture.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_picture::{Art, Layout, Painter, Rgb, Scene, Theme};
use halma_rules::{Color, Position, Rules, Variant};

/// How much a channel of a pixel may differ on average: pictures have 256 colors at most.
const ALIKE: f64 = 4.0;

/// The average difference between a stone in a picture and one laid on the empty board.
fn difference(painter: &Painter, variant: Variant, color: Color) -> f64 {
    let position = Position::start(Rules::default_for(variant));
    let scene = Scene::of(&position);
    let cell = *position.placement().stones(color).first().unwrap();
    let (left, top) = Layout::of(&scene, painter.theme()).corner(cell);
    let stone = image::load_from_memory(&painter.stone(&scene, color).unwrap()).unwrap();
    let (shown, empty) = (
        painter.picture(&scene),
        painter.picture(&scene.without_stones()),
    );
    let (mut sum, mut count) = (0.0, 0.0);
    for (x, y, pixel) in stone.to_rgba8().enumerate_pixels() {
        let alpha = f64::from(pixel.0[3]) / 255.0;
        let at = (left + x as usize, top + y as usize);
        let (Rgb(shown), Rgb(under)) = (shown.color(at.0, at.1), empty.color(at.0, at.1));
        for channel in 0..3 {
            let laid =
                f64::from(pixel.0[channel]) * alpha + f64::from(under[channel]) * (1.0 - alpha);
            sum += (laid - f64::from(shown[channel])).abs();
            count += 1.0;
        }
    }
    sum / count
}

#[test]
fn a_stone_laid_on_the_empty_board_looks_as_in_the_picture() {
    let painter = Painter::default();
    for variant in [Variant::Halma8, Variant::Halma16Four, Variant::Star6] {
        let setup = Rules::default_for(variant).setup();
        for color in (0..setup.color_count()).map(Color::at) {
            let found = difference(&painter, variant, color);
            assert!(found < ALIKE, "{variant} {color:?}: {found}");
        }
    }
}

#[test]
fn artwork_replaces_stones_and_changes_the_fingerprint() {
    let picture = image::RgbaImage::from_pixel(64, 64, image::Rgba([10, 200, 30, 255]));
    let mut bytes = std::io::Cursor::new(Vec::new());
    picture
        .write_to(&mut bytes, image::ImageFormat::Png)
        .unwrap();
    let mut art = Art::default();
    art.set_stone(0, bytes.get_ref()).unwrap();
    let (plain, painted) = (Painter::default(), Painter::default().with_art(art));
    let scene = Scene::of(&Position::start(Rules::default_for(Variant::Halma8)));
    let green = painted.stone(&scene, Color::at(0)).unwrap();
    let green = image::load_from_memory(&green).unwrap().to_rgba8();
    let middle = green.width() / 2;
    assert_eq!(green.get_pixel(middle, middle).0, [10, 200, 30, 255]);
    assert_ne!(plain.fingerprint(), painted.fingerprint());
    assert_eq!(plain.fingerprint(), Painter::default().fingerprint());
    let dark = Painter::new(Theme::named("dark").unwrap());
    assert_ne!(plain.fingerprint(), dark.fingerprint());
}
