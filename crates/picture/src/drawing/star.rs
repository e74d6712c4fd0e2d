//! The shape of the star.

use crate::scene::layout::Layout;
use crate::shape::mask::length;
use halma_rules::Setup;

/// The sine of 60 degrees.
const SINE: f32 = 0.866_025_4;

/// The star of a layout, to measure how far pixels are from its edge.
pub(crate) struct Star {
    middle: (f32, f32),
    /// Rows are on whole pixels, so the star is a little flatter than a true one.
    stretch: f32,
    /// The distance between two holes in a row.
    distance: f32,
}

impl Star {
    pub fn of(layout: &Layout) -> Self {
        let half = layout.tile as f32 / 2.0;
        let (origin, pitch) = (layout.origin, layout.pitch);
        let distance = layout.cell_distance() as f32;
        Self {
            middle: (
                (origin.0 + 12 * pitch.0) as f32 + half,
                (origin.1 + 8 * pitch.1) as f32 + half,
            ),
            stretch: distance * SINE / pitch.1 as f32,
            distance,
        }
    }

    /// The signed distance from the edge of the rounded star that reaches `rim` pixels beyond the
    /// outer holes.
    pub fn edge_distance(&self, pixel: (f32, f32), rim: f32) -> f32 {
        let (x, y) = self.centered(pixel);
        hexagram(x, y, self.distance * SINE * 4.0) - rim
    }

    /// Like [`Self::edge_distance`], for the outer rows of one point of the star, clockwise from
    /// the bottom.
    pub fn point_distance(
        &self,
        pixel: (f32, f32),
        rim: f32,
        (corner, rows): (usize, usize),
    ) -> f32 {
        let (x, y) = self.centered(pixel);
        // It ends where the middle and the neighboring points begin.
        let beyond = |corner, row| outward(x, y, corner) - self.distance * SINE * row;
        self.edge_distance(pixel, rim)
            .max(-beyond(corner, 8.5 - rows as f32))
            .max(beyond(corner + 1, 4.5))
            .max(beyond(corner + 5, 4.5))
    }

    fn centered(&self, (x, y): (f32, f32)) -> (f32, f32) {
        (x - self.middle.0, (y - self.middle.1) * self.stretch)
    }
}

/// Returns the number of rows of a home on the star.
pub(crate) fn home_rows(setup: &Setup) -> usize {
    let stones = setup.stones_per_color();
    (1..=stones)
        .find(|rows| rows * (rows + 1) / 2 >= stones)
        .unwrap_or(1)
}

/// The signed distance from the edge of a six-pointed star around the origin, whose points are
/// twice `inner` away (after Inigo Quilez).
fn hexagram(x: f32, y: f32, inner: f32) -> f32 {
    let (mut x, mut y) = (x.abs(), y.abs());
    for (fold_x, fold_y) in [(-0.5, SINE), (SINE, -0.5)] {
        let beyond = 2.0 * (fold_x * x + fold_y * y).min(0.0);
        x -= beyond * fold_x;
        y -= beyond * fold_y;
    }
    let (along, across) = (
        x - x.clamp(inner / 3.0_f32.sqrt(), inner * 3.0_f32.sqrt()),
        y - inner,
    );
    length(along, across) * across.signum()
}

/// How far a point lies in the direction of a corner of the star, clockwise from the bottom.
fn outward(x: f32, y: f32, corner: usize) -> f32 {
    let angle = std::f32::consts::FRAC_PI_3 * corner as f32;
    y * angle.cos() - x * angle.sin()
}
