//! Artwork in place of plain wood and drawn stones.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::io::Cursor;

use halma_picture::{Art, Painter, Picture, PictureSize, Scene, Theme};
use halma_rules::{Position, Rules, Variant};
use image::{ImageFormat, Rgba, RgbaImage};

fn file(format: ImageFormat, color: [u8; 4], side: u32) -> Vec<u8> {
    let picture = RgbaImage::from_pixel(side, side, Rgba(color));
    let mut bytes = Cursor::new(Vec::new());
    if format == ImageFormat::Jpeg {
        let picture = image::DynamicImage::ImageRgba8(picture).to_rgb8();
        picture.write_to(&mut bytes, format).unwrap();
    } else {
        picture.write_to(&mut bytes, format).unwrap();
    }
    bytes.into_inner()
}

/// How many pixels are close to a color.
fn count(picture: &Picture, [red, green, blue]: [u8; 3]) -> usize {
    let near = |one: u8, other: u8| one.abs_diff(other) < 12;
    let pixels = (0..picture.height()).flat_map(|y| (0..picture.width()).map(move |x| (x, y)));
    let alike = pixels.filter(|&(x, y)| {
        let found = picture.color(x, y).0;
        near(found[0], red) && near(found[1], green) && near(found[2], blue)
    });
    alike.count()
}

#[test]
fn pictures_of_all_types_can_replace_stones() {
    for format in [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::WebP] {
        let mut art = Art::default();
        art.set_stone(0, &file(format, [250, 0, 250, 255], 300))
            .unwrap();
        let painter = Painter::new(Theme::default()).with_art(art);
        for variant in [Variant::Halma8, Variant::Star2] {
            let position = Position::start(Rules::default_for(variant));
            let scene = Scene::of(&position).sized(PictureSize::new(400).unwrap());
            let (plain, drawn) = (Painter::default().picture(&scene), painter.picture(&scene));
            assert_eq!(count(&plain, [250, 0, 250]), 0);
            assert!(count(&drawn, [250, 0, 250]) > 1_500, "{variant} {format:?}");
            assert!(drawn.palette().len() <= 255);
        }
    }
}

#[test]
fn artwork_of_the_board_shows_through_its_cells() {
    let mut art = Art::default();
    art.set_board(&file(ImageFormat::Png, [0, 0, 255, 255], 200))
        .unwrap();
    let painter = Painter::new(Theme::default()).with_art(art);
    let position = Position::start(Rules::default_for(Variant::Halma8));
    let scene = Scene::of(&position).sized(PictureSize::new(400).unwrap());
    let drawn = painter.picture(&scene);
    let bluish = |picture: &Picture| {
        let palette = picture.palette();
        let pixels = picture
            .indexes()
            .iter()
            .map(|&index| palette[usize::from(index)].0);
        pixels
            .filter(|[red, _, blue]| *blue > 150 && blue > red)
            .count()
    };
    assert!(bluish(&drawn) > 40_000, "{}", bluish(&drawn));
    assert!(bluish(&Painter::default().picture(&scene)) < 4_000);
}

#[test]
fn what_is_no_picture_or_a_huge_one_is_refused() {
    let mut art = Art::default();
    assert!(art.set_board(b"not a picture").is_err());
    assert!(art.set_stone(3, &[]).is_err());
    let huge = file(ImageFormat::Png, [1, 2, 3, 255], 4_100);
    assert!(art.set_board(&huge).is_err());
}
