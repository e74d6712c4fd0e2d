//! The grain of the wood, in runs of one shade to save bytes.

use super::canvas::Canvas;
use super::ink::{Ground, Ink};
use super::palette::Palette;

/// The distance between streaks, as a share of a tile, and how slowly they drift.
const SPACING: f32 = 0.16;
const WANDER: f32 = 0.7;

/// Draws streaks on the bare ground of a canvas. On dark squares they run across those of light
/// ones.
pub(crate) fn lay(canvas: &mut Canvas, palette: &Palette, grounds: &[Ground], tile: usize) {
    let mut streaks: [Option<(bool, [u8; 2])>; 256] = [None; 256];
    for &ground in grounds {
        let index = palette.index(Ink::Ground(ground));
        let shades = [true, false].map(|light| palette.index(Ink::Grain(ground, light)));
        streaks[usize::from(index)] = Some((ground.dark, shades));
    }
    let width = canvas.width();
    let mut beside = Row::new(width);
    let mut below = Row::new(width);
    for (y, row) in canvas.pixels.chunks_mut(width).enumerate() {
        beside.look(y, 1, |x| (x, y), tile);
        below.look(y, RUN, |x| (y, x), tile);
        for (x, pixel) in row.iter_mut().enumerate() {
            let Some((is_across, [light, dark])) = streaks[usize::from(*pixel)] else {
                continue;
            };
            let shade = if is_across {
                below.shades[x]
            } else {
                beside.shades[x - x % RUN]
            };
            match shade {
                Shade::Light => *pixel = light,
                Shade::Dark => *pixel = dark,
                Shade::Plain => {}
            }
        }
    }
}

/// The length of a run along a streak: too short to notice, but it saves time and bytes.
const RUN: usize = 12;

#[derive(Clone, Copy)]
enum Shade {
    Plain,
    Light,
    Dark,
}

/// The shades in one row of pixels.
struct Row {
    shades: Vec<Shade>,
}

impl Row {
    fn new(width: usize) -> Self {
        Self {
            shades: vec![Shade::Plain; width],
        }
    }

    /// Computes the shades of a row, on every `every`-th row; `at` returns how far along and across
    /// the wood a pixel is.
    fn look(&mut self, y: usize, every: usize, at: impl Fn(usize) -> (usize, usize), tile: usize) {
        if !y.is_multiple_of(every) {
            return;
        }
        let share = |pixels: usize| pixels as f32 / tile as f32;
        let step = if every == 1 { RUN } else { 1 };
        for (x, shade) in self.shades.iter_mut().enumerate().step_by(step) {
            let (along, across) = at(x);
            *shade = match streak(share(along), share(across)) {
                light if light > 0.62 => Shade::Light,
                dark if dark < -0.62 => Shade::Dark,
                _ => Shade::Plain,
            };
        }
    }
}

/// How light the wood is at a point, -1 to 1: waves of several widths that drift slowly.
fn streak(along: f32, across: f32) -> f32 {
    let wander = (along * WANDER + across * 1.7).sin() * 0.12 + (along * 0.23).sin() * 0.2;
    let at = (across + wander) / SPACING;
    0.6 * at.sin() + 0.4 * (at * 2.7 + 1.3 * (across * 0.9).sin()).sin()
}
