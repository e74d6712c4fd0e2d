//! Games of the computer against itself and against styles of play, and what a network saw of them.

use halma_mind::training::{Glance, Network, think_by};
use halma_mind::{Budget, Cells, Memory, Score, hundredths};
use halma_rules::{Game, Ply, Rules, Seat};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use crate::pool::{MOST_PLIES, Style, opening};

/// One game in this many is against a style of play.
const AGAINST_STYLES: u64 = 4;
/// One ply of half of the games is random, so that there is more to learn from: one of these.
const STRAY_PLIES: std::ops::Range<usize> = 8..50;
/// The maximum number of a race's positions that are learned from: searches reach a few of them.
const RACE_PLIES: u32 = 10;

/// A position of a game, as the side to move sees it.
pub struct Sample {
    /// The ply of its game.
    pub ply: usize,
    pub glance: Glance,
    /// The value by a search, in hundredths of a step.
    pub found: Option<i32>,
    /// From 0, the other won, to 1; none if what came later was random.
    pub result: Option<f32>,
}

/// Plays a game that follows from the seed, by a network or the sum of cells alone, and returns its
/// positions.
pub fn play(
    rules: Rules,
    network: Option<&Network>,
    seed: u64,
    nodes: u64,
    memory: &mut Memory,
) -> Vec<Sample> {
    let mut luck = StdRng::seed_from_u64(seed ^ 0x4E_65_74);
    let cast = Cast::drawn(rules, seed, &mut luck);
    let (mut game, mut raced) = (opening(rules, seed), 0);
    let (mut samples, mut movers) = (Vec::new(), Vec::new());
    while game.outcome().is_none() && game.ply_count() < MOST_PLIES {
        let mover = game.position().to_move();
        let chosen = if cast.stray == Some(game.ply_count()) {
            by_lot(&game, &mut luck)
        } else if let Some((style, cells)) = cast.style_of(mover) {
            let ply = style.choose(cells, game.standing(), nodes, memory);
            ply.map(|ply| (ply, None))
        } else {
            let budget = Budget::nodes(nodes);
            let thought = think_by(network, game.standing(), budget, memory);
            thought.map(|thought| (thought.ply(), Some(thought.lines[0].score)))
        };
        let Some((ply, found)) = chosen else {
            break;
        };
        raced += u32::from(matches!(found, Some(Score::Race { .. })));
        if raced <= RACE_PLIES {
            samples.push(Sample::of(&game, found));
            movers.push(mover);
        }
        if game.play(ply).is_err() {
            break;
        }
    }
    let Some(outcome) = game.outcome() else {
        return Vec::new();
    };
    let foretells = |sample: &Sample| {
        let stray = cast.stray.filter(|&stray| stray < game.ply_count());
        stray.is_none_or(|stray| sample.ply > stray)
    };
    for (sample, mover) in samples.iter_mut().zip(movers) {
        let result = match outcome.winner() {
            Some(winner) if winner == mover => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
        sample.result = foretells(sample).then_some(result);
    }
    samples
}

fn by_lot(game: &Game, luck: &mut StdRng) -> Option<(Ply, Option<Score>)> {
    let plies = game.position().legal_plies();
    plies.choose(luck).map(|ply| (*ply, None))
}

/// Who plays a game, and at which ply somebody errs.
struct Cast {
    stray: Option<usize>,
    style: Option<(Seat, Style, Cells)>,
}

impl Cast {
    fn drawn(rules: Rules, seed: u64, luck: &mut StdRng) -> Self {
        let errs = luck.random_bool(0.5);
        let stray = errs.then(|| luck.random_range(STRAY_PLIES));
        let style = seed.is_multiple_of(AGAINST_STYLES).then(|| {
            let style = Style::LEARNED_FROM.choose(luck).copied();
            let style = style.unwrap_or(Style::Runner);
            let seat = Seat::at(luck.random_range(0..2));
            (seat, style, style.cells(rules))
        });
        Self { stray, style }
    }

    /// The style of a seat that doesn't play like the computer.
    fn style_of(&self, mover: Seat) -> Option<(Style, &Cells)> {
        let (seat, style, cells) = self.style.as_ref()?;
        (*seat == mover).then_some((*style, cells))
    }
}

impl Sample {
    fn of(game: &Game, found: Option<Score>) -> Self {
        Self {
            ply: game.ply_count(),
            glance: Glance::of(game.standing()),
            found: found.map(hundredths),
            result: None,
        }
    }
}
