//! Board pictures: milliseconds and bytes at 720 and 1024 pixels, with warm caches.

use criterion::{Criterion, criterion_group, criterion_main};
use halma::engine::{Game, Ply, Rules, Variant};
use halma::render::{Painter, PictureSize, Scene};

/// A scene in the middle of a game with its last move.
fn scene(variant: Variant, pixels: u16) -> Scene {
    let mut game = Game::new(Rules::default_for(variant));
    let mut route = None;
    for _ in 0..16 {
        let position = game.position().clone();
        let plies = position.legal_plies().into_iter();
        let moves = plies.filter_map(|ply| match ply {
            Ply::Move(mv) => Some(mv),
            Ply::Pass => None,
        });
        let best = moves
            .max_by_key(|&mv| position.gain(mv))
            .expect("somebody can move");
        route = Some(position.route(best));
        game.play(Ply::Move(best)).expect("a legal move");
    }
    let size = PictureSize::new(pixels).expect("a size within the limits");
    Scene::of(game.position())
        .after(&route.expect("moves were played"))
        .sized(size)
}

fn pictures(criterion: &mut Criterion) {
    let painter = Painter::default();
    for pixels in [720, 1024] {
        let mut group = criterion.benchmark_group(format!("picture at {pixels} px"));
        for variant in [
            Variant::Halma8,
            Variant::Halma10,
            Variant::Halma16,
            Variant::Halma16Four,
            Variant::Star2,
            Variant::Star6,
        ] {
            let scene = scene(variant, pixels);
            let bytes = painter.png(&scene).expect("a picture").len();
            group.bench_function(format!("{variant}, {bytes} bytes"), |bencher| {
                bencher.iter(|| painter.png(&scene));
            });
        }
        group.finish();
    }
}

/// The first picture of a board after the start, which makes what later ones share.
fn first_pictures(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("first picture at 1024 px");
    group.sample_size(10);
    for variant in [Variant::Halma8, Variant::Star6] {
        let scene = scene(variant, 1024);
        group.bench_function(variant.to_string(), |bencher| {
            bencher.iter(|| Painter::default().png(&scene));
        });
    }
    group.finish();
}

criterion_group!(benches, pictures, first_pictures);
criterion_main!(benches);
