//! Games for tests: the same in every run, by players who race with some luck.

use halma_rules::{Color, Ply, Position, Rules, Standing, Status};

use crate::board::field::mix;
use crate::board::layout::Layout;

/// A small, fixed source of chance.
pub(crate) struct Luck(pub u64);

impl Luck {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(1);
        (mix(self.0) >> 33) as usize % limit
    }
}

/// Plays a game of at most `most` plies and shows each ply with the standings before and after it.
/// One ply of `wild` is random.
pub(crate) fn play(
    rules: Rules,
    from: Standing,
    most: u32,
    wild: usize,
    luck: &mut Luck,
    mut seen: impl FnMut(&Standing, Ply, &Standing),
) {
    let layout = Layout::of(rules);
    let mut standing = from;
    for _ in 0..most {
        if let Status::Over(_) = standing.status() {
            return;
        }
        let before = standing.clone();
        let ply = choose(&layout, standing.position(), wild, luck);
        standing
            .play(ply)
            .expect("the ply comes from this position");
        seen(&before, ply, &standing);
    }
}

fn choose(layout: &Layout, position: &Position, wild: usize, luck: &mut Luck) -> Ply {
    let plies = position.legal_plies();
    if luck.below(wild) == 0 {
        return plies[luck.below(plies.len())];
    }
    let gain = |ply: &Ply| match ply {
        Ply::Pass => 0,
        Ply::Move(mv) => {
            let color = position.placement().at(mv.from()).map_or(0, Color::index);
            let at = |slot: usize| {
                let outside = layout.goal_of[slot] != color as u8 + 1;
                i32::from(layout.distance[color][slot]) + i32::from(outside) * 3
            };
            at(mv.from().slot()) - at(mv.to().slot())
        }
    };
    let worth: Vec<i32> = plies
        .iter()
        .map(|ply| gain(ply) * 4 + luck.below(8) as i32)
        .collect();
    let best = (0..plies.len()).max_by_key(|&index| worth[index]);
    plies[best.unwrap_or(0)]
}
