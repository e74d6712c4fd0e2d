//! Colors that everyone can tell apart: the three kinds of color blindness are simulated at full
//! severity as in Machado, Oliveira and Fernandes (2009), in linear light, and differences are
//! measured by CIEDE2000.

use halma_picture::{Rgb, Theme};
use halma_rules::Grid;
use palette::color_difference::Ciede2000;
use palette::{FromColor, Lab, LinSrgb, Srgb};

/// The least difference between the faces of two stones, and between a face and the ground.
const LEAST_BETWEEN_STONES: f32 = 16.0;
const LEAST_FROM_GROUND: f32 = 9.0;

const EYES: [(&str, [[f32; 3]; 3]); 4] = [
    ("usual", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

fn seen(Rgb([red, green, blue]): Rgb, eye: &[[f32; 3]; 3]) -> Lab {
    let linear: LinSrgb<f32> = Srgb::new(red, green, blue).into_linear();
    let channels = [linear.red, linear.green, linear.blue];
    let [red, green, blue] = eye.map(|row| {
        let sum: f32 = row
            .iter()
            .zip(channels)
            .map(|(part, light)| part * light)
            .sum();
        sum.clamp(0.0, 1.0)
    });
    Lab::from_color(LinSrgb::new(red, green, blue))
}

#[test]
fn stones_differ_to_every_eye() {
    for name in Theme::names() {
        let theme = Theme::named(name).expect("the theme is built in");
        for (eye, matrix) in &EYES {
            let faces = theme.faces().map(|face| seen(face, matrix));
            for (number, one) in faces.iter().enumerate() {
                for (other, face) in faces.iter().enumerate().skip(number + 1) {
                    let difference = one.difference(*face);
                    assert!(
                        difference >= LEAST_BETWEEN_STONES,
                        "{name}, {eye}: stones {number} and {other} differ by {difference}"
                    );
                }
            }
        }
    }
}

/// In homes as well, their own and the goal's.
#[test]
fn stones_differ_from_their_ground_to_every_eye() {
    for name in Theme::names() {
        let theme = Theme::named(name).expect("the theme is built in");
        for (grid, colors) in [(Grid::Square { size: 16 }, 4), (Grid::Star, 6)] {
            for (eye, matrix) in &EYES {
                for (number, face) in theme.faces().into_iter().take(colors).enumerate() {
                    for ground in theme.grounds(grid) {
                        let difference = seen(face, matrix).difference(seen(ground, matrix));
                        assert!(
                            difference >= LEAST_FROM_GROUND,
                            "{name}, {eye}: stone {number} differs from {ground:?} by {difference}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn stones_also_differ_in_lightness() {
    for name in Theme::names() {
        let faces = Theme::named(name).expect("the theme is built in").faces();
        let mut lightness = faces.map(|face| seen(face, &EYES[0].1).l);
        lightness.sort_by(f32::total_cmp);
        let near = lightness
            .windows(2)
            .filter(|pair| pair[1] - pair[0] < 4.0)
            .count();
        assert!(near <= 1, "{name}: {lightness:?}");
    }
}

/// The least contrast between a stone and its ground, as for all graphics (WCAG 2.2, 1.4.11).
const LEAST_CONTRAST: f32 = 3.0;

#[test]
fn every_stone_contrasts_with_every_ground_by_its_face_or_ring() {
    let contrast = |one: Rgb, other: Rgb| {
        let [one, other] = [one, other].map(|Rgb([red, green, blue])| {
            let linear: LinSrgb<f32> = Srgb::new(red, green, blue).into_linear();
            0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue + 0.05
        });
        (one / other).max(other / one)
    };
    for name in Theme::names() {
        let theme = Theme::named(name).expect("the theme is built in");
        for (grid, colors) in [(Grid::Square { size: 16 }, 4), (Grid::Star, 6)] {
            let stones = theme.faces().into_iter().zip(theme.rims()).take(colors);
            for (number, (face, rim)) in stones.enumerate() {
                for ground in theme.grounds(grid) {
                    let best = contrast(face, ground).max(contrast(rim, ground));
                    assert!(
                        best >= LEAST_CONTRAST,
                        "{name}: stone {number} on {ground:?} has {best}"
                    );
                }
            }
        }
    }
}
