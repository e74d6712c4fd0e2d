//! The rules engine: counting moves on three boards, and one typed move with its route.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use halma_rules::{Game, Ply, Rules, Variant, perft};

fn count_moves(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    for (variant, depth) in [
        (Variant::Halma8, 4),
        (Variant::Halma16, 4),
        (Variant::Star2, 5),
        (Variant::Corners, 5),
    ] {
        let game = Game::new(Rules::default_for(variant));
        group.throughput(Throughput::Elements(perft::count(&game, depth)));
        group.sample_size(20);
        group.bench_function(format!("{variant}/depth {depth}"), |bencher| {
            bencher.iter(|| perft::count(black_box(&game), depth));
        });
    }
    group.finish();
}

fn validate(criterion: &mut Criterion) {
    // Sixteen greedy moves into a game, so that chains of jumps exist.
    let mut game = Game::new(Rules::default_for(Variant::Halma8));
    for _ in 0..16 {
        let plies = game.position().legal_plies().into_iter();
        let gain = |ply: &Ply| match ply {
            Ply::Move(mv) => game.position().gain(*mv),
            Ply::Pass => 0,
        };
        let best = plies.max_by_key(gain).expect("somebody can move");
        game.play(best).expect("a legal move");
    }
    let position = game.position();
    let board = position.board();
    let longest = position
        .legal_plies()
        .into_iter()
        .filter_map(|ply| match ply {
            Ply::Move(mv) => Some(mv),
            Ply::Pass => None,
        })
        .max_by_key(|&mv| position.route(mv).cells().len())
        .expect("there are moves");
    let text = Ply::Move(longest).text(board);
    criterion.bench_function("validate one typed move with its route", |bencher| {
        bencher.iter(|| match position.parse_ply(black_box(&text)) {
            Ok(Ply::Move(mv)) => Some(position.route(mv)),
            _ => None,
        });
    });
}

criterion_group!(benches, count_moves, validate);
criterion_main!(benches);
