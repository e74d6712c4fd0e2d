//! Styles of play that the computer hasn't learned against: the same search, with other places for
//! its stones.

use clap::ValueEnum;
use halma_mind::training::{Pupil, think_by};
use halma_mind::{Budget, Cells, Memory, race};
use halma_rules::{Cell, Color, Ply, Rules, Standing};

/// The positions that tell whether a race is on.
const RACE_NODES: u64 = 1_000;

/// A style of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Style {
    /// Leaves guards before the other's home until late.
    Blocker,
    /// Takes the shortest way, wherever it leads.
    Runner,
    /// Keeps its stones in a line across the middle before it goes on.
    Wall,
    /// Plays like the computer, by its sum of cells without a network.
    Sums,
}

impl Style {
    /// Those that play by cells of their own.
    pub const LEARNED_FROM: [Self; 3] = [Self::Blocker, Self::Runner, Self::Wall];

    /// What its cells cost.
    pub fn cells(self, rules: Rules) -> Cells {
        let plain = Cells::by_hand(rules);
        let board = rules.board();
        let near = |cells: &[Cell], cell| {
            let steps = cells.iter().map(|&other| board.distance(cell, other));
            steps.min().unwrap_or(0) as i32
        };
        let goal = rules.setup().goal_cells(Color::at(0));
        let home: Vec<Cell> = rules.setup().home(Color::at(0)).iter().collect();
        match self {
            Self::Sums => plain,
            Self::Runner => plain.with(plain.tables().each_ref().map(|table| vec![0; table.len()])),
            Self::Blocker => plain.changed(rules, |cell| match near(goal, cell) {
                1 => [-250, -60],
                2 => [-100, 0],
                _ => [0, 0],
            }),
            Self::Wall => plain.changed(rules, |cell| {
                match (near(goal, cell) - near(&home, cell)).abs() {
                    0 | 1 => [-150, 0],
                    _ => [0, 0],
                }
            }),
        }
    }

    /// Returns what it plays by its cells; in a race it plays like everyone.
    pub fn choose(
        self,
        cells: &Cells,
        standing: &Standing,
        nodes: u64,
        memory: &mut Memory,
    ) -> Option<Ply> {
        let budget = Budget::nodes(nodes);
        if self == Self::Sums || race(standing, RACE_NODES).is_some() {
            return Some(think_by(None, standing, budget, memory)?.ply());
        }
        let (taste, seed) = (0, 0);
        let pupil = Pupil { cells, taste, seed };
        pupil.choose(standing, budget, memory)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use halma_rules::Variant;

    #[test]
    fn every_style_plays_its_own_games() {
        let rules = Rules::default_for(Variant::Corners);
        let mut memory = Memory::with_positions(1 << 12);
        let mut games = Vec::new();
        for style in Style::value_variants() {
            let cells = style.cells(rules);
            let mut standing = Standing::start(rules);
            let mut plies = Vec::new();
            for _ in 0..30 {
                let ply = style.choose(&cells, &standing, 2_000, &mut memory);
                let ply = ply.expect("the game goes on");
                standing.play(ply).expect("the ply is legal");
                plies.push(ply);
            }
            assert!(!games.contains(&plies), "{style:?} plays like another");
            games.push(plies);
        }
    }
}
