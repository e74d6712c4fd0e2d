//! The signs on the stones, so that colors differ by shape as well.

use std::f32::consts::PI;

use serde::{Deserialize, Serialize};

use super::mask::length;

/// The sign on the stones of one color.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Emblem {
    Ring,
    Dot,
    Triangle,
    Square,
    Cross,
    Star,
}

impl Emblem {
    /// The signed distance of a point (right and down from the center) from the sign's edge; `size`
    /// is about the sign's radius.
    pub fn distance(self, x: f32, y: f32, size: f32) -> f32 {
        match self {
            Self::Ring => (length(x, y) - size * 0.8).abs() - size * 0.2,
            Self::Dot => length(x, y) - size * 0.62,
            Self::Triangle => triangle(x, y + size * -0.2, size),
            Self::Square => x.abs().max(y.abs()) - size * 0.74,
            Self::Cross => cross(x, y, size),
            Self::Star => star(x, y, size * 1.12),
        }
    }
}

fn triangle(x: f32, y: f32, size: f32) -> f32 {
    let inner = size * 0.58;
    let slope = (x.abs() * (PI / 6.0).cos()) - y * 0.5;
    slope.max(y) - inner
}

fn cross(x: f32, y: f32, size: f32) -> f32 {
    let (long, short) = (x.abs().max(y.abs()), x.abs().min(y.abs()));
    let arm = size * 0.27;
    (short - arm).max(long - size)
}

/// A five-pointed star with one point up.
fn star(x: f32, y: f32, size: f32) -> f32 {
    let sector = 2.0 * PI / 5.0;
    let angle = x.atan2(-y);
    let folded = (angle - sector * (angle / sector).round()).abs();
    let radius = length(x, y);
    let (along, across) = (radius * folded.cos(), radius * folded.sin());
    // The edge runs from the tip to the notch, half a sector away.
    let notch = size * 0.45;
    let (notch_along, notch_across) = (notch * (sector / 2.0).cos(), notch * (sector / 2.0).sin());
    let (run, rise) = (notch_along - size, notch_across);
    let edge = length(run, rise);
    ((along - size) * rise - across * run) / edge
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_has_an_inside_and_stays_within_its_size() {
        for emblem in [
            Emblem::Ring,
            Emblem::Dot,
            Emblem::Triangle,
            Emblem::Square,
            Emblem::Cross,
            Emblem::Star,
        ] {
            let points = (-60..=60).flat_map(|y| (-60..=60).map(move |x| (x as f32, y as f32)));
            let inside: Vec<_> = points
                .filter(|&(x, y)| emblem.distance(x, y, 40.0) < 0.0)
                .collect();
            assert!(inside.len() > 1000, "{emblem:?}");
            assert!(inside.iter().all(|&(x, y)| x.hypot(y) < 56.0), "{emblem:?}");
        }
    }
}
