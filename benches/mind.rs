//! The computer opponent: positions a second by variant, and what a move of a level costs.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use halma::engine::{Game, Ply, Rules, Variant};
use halma::mind::{Budget, Level, Memory, Player, think};

const NEVER: &dyn Fn() -> bool = &|| false;

/// A game some greedy plies from its start, so that the armies meet.
fn midway(variant: Variant) -> Game {
    let mut game = Game::new(Rules::default_for(variant));
    for _ in 0..variant.seats() * 10 {
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

criterion_group!(benches, positions, levels);
criterion_main!(benches);
