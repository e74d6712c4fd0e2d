//! The computer opponent: positions a second by variant, what a move of a level costs, and how far
//! is seen in a tenth of a second.
#![allow(clippy::print_stdout, reason = "a part of its result")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use halma_mind::{Budget, Level, Memory, Player, think};
use halma_rules::{Game, Ply, Rules, Variant};

const NEVER: &dyn Fn() -> bool = &|| false;

/// A game some greedy plies from its start, so that the armies meet.
fn midway(variant: Variant) -> Game {
    advanced(variant, 10)
}

/// A game so many greedy plies of each seat from its start.
fn advanced(variant: Variant, plies: usize) -> Game {
    let mut game = Game::new(Rules::default_for(variant));
    for _ in 0..variant.seats() * plies {
        let plies = game.position().legal_plies().into_iter();
        let gain = |ply: &Ply| match ply {
            Ply::Move(mv) => game.position().gain(*mv),
            Ply::Pass => 0,
        };
        let best = plies.max_by_key(gain).expect("somebody can move");
        game.play(best).expect("a legal move");
    }
    game
}

fn positions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("think");
    group.sample_size(20);
    let mut memory = Memory::with_positions(1 << 18);
    for variant in Variant::ALL {
        let game = midway(variant);
        let mut think = || {
            think(
                black_box(game.standing()),
                Budget::nodes(100_000),
                &mut memory,
                NEVER,
            )
        };
        let nodes = think().map_or(0, |thought| thought.nodes);
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(variant.name(), |bencher| bencher.iter(&mut think));
    }
    group.finish();
}

fn levels(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("level");
    group.sample_size(20);
    let mut memory = Memory::with_positions(1 << 18);
    for variant in [
        Variant::Halma8,
        Variant::Halma16,
        Variant::Star2,
        Variant::Star6,
    ] {
        let game = midway(variant);
        for level in [1, 5, 10].into_iter().filter_map(Level::new) {
            let player = Player { level, seed: 1 };
            let name = format!("{variant}/{}", level.number());
            group.bench_function(name, |bencher| {
                bencher
                    .iter(|| player.choose(black_box(game.standing()), None, &mut memory, NEVER));
            });
        }
    }
    group.finish();
}

/// How far is seen in a tenth of a second, early in a game, in its middle and later.
fn depths(_: &mut Criterion) {
    let mut memory = Memory::with_positions(1 << 18);
    for variant in Variant::ALL {
        for plies in [4, 10, 16] {
            let game = advanced(variant, plies);
            let until = Instant::now() + Duration::from_millis(100);
            let is_late = || Instant::now() >= until;
            let thought = think(
                game.standing(),
                Budget::nodes(u64::MAX),
                &mut memory,
                &is_late,
            );
            let thought = thought.expect("a game that goes on");
            println!(
                "{variant} after {plies} plies each: depth {}, {} thousand positions in 100 ms",
                thought.depth,
                thought.nodes / 1_000
            );
        }
    }
}

criterion_group!(benches, positions, levels, depths);
criterion_main!(benches);
