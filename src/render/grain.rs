//! The streaks of the wood, in runs of one shade so that they cost few bytes.

use super::canvas::Canvas;
use super::ink::{Ground, Ink};
use super::palette::Palette;

/// How far apart streaks are, as a share of a tile, and how slowly they wander.
const SPACING: f32 = 0.16;
const WANDER: f32 = 0.7;

/// Lays streaks over the parts of a canvas that show a bare ground. Dark squares have theirs
/// across those of light ones.
pub(super) fn lay(canvas: &mut Canvas, palette: &Palette, grounds: &[Ground], tile: usize) {
    let mut streaks: [Option<(bool, [u8; 2])>; 256] = [None; 256];
    for &ground in grounds {
        let index = palette.index(Ink::Ground(ground));
        let shades = [true, false].map(|light| palette.index(Ink::Grain(ground, light)));
        streaks[usize::from(index)] = Some((ground.dark, shades));
    }
    let tile = tile as f32;
    let width = canvas.width();
    for (place, pixel) in canvas.pixels.iter_mut().enumerate() {
        let Some((is_across, [light, dark])) = streaks[usize::from(*pixel)] else {
            continue;
        };
        let (x, y) = ((place % width) as f32 / tile, (place / width) as f32 / tile);
        let (along, across) = if is_across { (y, x) } else { (x, y) };
        match streak(along, across) {
            shade if shade > 0.62 => *pixel = light,
            shade if shade < -0.62 => *pixel = dark,
            _ => {}
        }
    }
}

/// How light the wood is at a point, -1 to 1: waves of several widths that wander slowly.
fn streak(along: f32, across: f32) -> f32 {
    let wander = (along * WANDER + across * 1.7).sin() * 0.12 + (along * 0.23).sin() * 0.2;
    let at = (across + wander) / SPACING;
    0.6 * at.sin() + 0.4 * (at * 2.7 + 1.3 * (across * 0.9).sin()).sin()
}
