//! Board pictures: milliseconds and bytes at 720 and 1024 pixels, with warm caches.

use criterion::{Criterion, criterion_group, criterion_main};
use halma_picture::{Film, MovingPicture, Painter, PictureSize, Scene};
use halma_rules::{Game, Ply, Rules, Seat, Variant};

/// A scene from the middle of a game, with its last move.
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

/// The scenes of many games, move by move: more boards than a painter caches.
fn whole_games(variant: Variant, pixels: u16) -> Vec<Scene> {
    let size = PictureSize::new(pixels).expect("a size within the limits");
    let mut scenes = Vec::new();
    for seed in 0..60_usize {
        let mut game = Game::new(Rules::default_for(variant));
        for ply in 0..60_usize {
            let position = game.position().clone();
            let mut gains = position.gains();
            gains.sort_by_key(|(_, gain)| -gain);
            let Some(&(mv, _)) = gains.get((seed * 7 + ply * 3) % 5) else {
                break;
            };
            let route = position.route(mv);
            if game.play(Ply::Move(mv)).is_err() || game.outcome().is_some() {
                break;
            }
            scenes.push(Scene::of_game(game.standing(), Some(&route)).sized(size));
        }
    }
    scenes
}

/// A picture after each move of several games, as a bot draws them.
fn after_moves(criterion: &mut Criterion) {
    let painter = Painter::default();
    let mut group = criterion.benchmark_group("picture after a move at 720 px");
    for variant in [Variant::Halma8, Variant::Halma16, Variant::Star6] {
        let scenes = whole_games(variant, 720);
        let lengths = scenes
            .iter()
            .map(|scene| painter.png(scene).expect("a picture").len());
        let bytes = lengths.sum::<usize>() / scenes.len();
        let mut next = scenes.iter().cycle();
        group.bench_function(format!("{variant}, {bytes} bytes"), |bencher| {
            bencher.iter(|| painter.png(next.next().expect("it goes round")));
        });
    }
    group.finish();
}

/// A game of about sixty plies as a GIF.
fn replays(criterion: &mut Criterion) {
    let painter = Painter::default();
    let mut game = Game::new(Rules::default_for(Variant::Halma8));
    while game.ply_count() < 60 && game.outcome().is_none() {
        let mut gains = game.position().gains();
        gains.sort_by_key(|(_, gain)| -gain);
        let (mv, _) = gains[game.ply_count() * 3 % 4];
        game.play(Ply::Move(mv)).expect("a legal move");
    }
    let film = Film::of(&game, 0, game.history().len(), Seat::FIRST);
    let bytes = painter
        .gif(&film, MovingPicture::USUAL, usize::MAX)
        .expect("a film")
        .gif
        .len();
    let mut group = criterion.benchmark_group("replay at 720 px");
    group.sample_size(20);
    group.bench_function(
        format!("{} pictures, {bytes} bytes", film.len()),
        |bencher| {
            bencher.iter(|| painter.gif(&film, MovingPicture::USUAL, usize::MAX));
        },
    );
    group.finish();
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

/// The first picture of a board in a new process, which also draws what later ones share.
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

criterion_group!(benches, pictures, after_moves, replays, first_pictures);
criterion_main!(benches);
