//! GIFs: they show the same as stills, and are limited in time and bytes.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::sync::LazyLock;

use halma_picture::{Film, MovingPicture, Painter, PictureSize, Scene, Still};
use halma_rules::{Game, Ply, Rules, Seat, Variant};

static PAINTER: LazyLock<Painter> = LazyLock::new(Painter::default);

/// A game of `plies` arbitrary moves, in which a seat may go out.
fn game(variant: Variant, plies: usize, out: Option<Seat>) -> Game {
    let mut game = Game::new(Rules::default_for(variant));
    for number in 0..plies {
        if number == plies / 2
            && let Some(seat) = out
        {
            game.take_out(seat, halma_rules::Reason::Resignation)
                .unwrap();
        }
        let gains = game.position().gains();
        let (mv, _) = gains[number * 31 % gains.len()];
        game.play(Ply::Move(mv)).unwrap();
    }
    game
}

fn film(game: &Game, seat: Seat) -> Film {
    Film::of(game, 0, game.history().len(), seat)
}

/// The pixels of each frame of a GIF as colors, and its duration in hundredths of a second.
fn moments(gif: &[u8]) -> Vec<(Vec<[u8; 3]>, u32)> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(gif).unwrap();
    let width = usize::from(decoder.width());
    let mut shown = vec![[0; 3]; width * usize::from(decoder.height())];
    let mut moments = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        let (left, top) = (usize::from(frame.left), usize::from(frame.top));
        for (place, pixel) in frame.buffer.chunks_exact(4).enumerate() {
            let (x, y) = (
                place % usize::from(frame.width),
                place / usize::from(frame.width),
            );
            if pixel[3] > 0 {
                shown[(top + y) * width + left + x] = [pixel[0], pixel[1], pixel[2]];
            }
        }
        moments.push((shown.clone(), frame.delay.into()));
    }
    moments
}

fn colors(scene: &Scene) -> Vec<[u8; 3]> {
    let picture = PAINTER.picture(scene);
    let palette = picture.palette();
    let indexes = picture.indexes().iter();
    indexes
        .map(|&index| palette[usize::from(index)].0)
        .collect()
}

#[test]
fn each_frame_is_the_board_after_a_move() {
    for (variant, out) in [(Variant::Halma8, None), (Variant::Star3, Some(Seat::at(1)))] {
        let game = game(variant, 12, out);
        let seat = Seat::at(1);
        let made = PAINTER
            .gif(&film(&game, seat), MovingPicture::USUAL, usize::MAX)
            .unwrap();
        let moments = moments(&made.gif);
        assert_eq!((made.step, moments.len()), (1, game.history().len() + 1));
        for (events, (shown, _)) in moments.iter().enumerate() {
            let still = Still::of(&game, events).unwrap();
            let scene = Scene::of(still.standing.position());
            let scene = match &still.last {
                Some((_, route)) => scene.after(route),
                None => scene,
            };
            let scene = scene.in_film().seen_from(seat).sized(made.size);
            assert!(*shown == colors(&scene), "{variant} after {events}");
        }
        assert!(Still::of(&game, game.history().len() + 1).is_none());
    }
}

fn length(made: &MovingPicture) -> u32 {
    moments(&made.gif).iter().map(|(_, delay)| delay).sum()
}

#[test]
fn long_games_stay_under_twenty_seconds() {
    for (plies, step) in [(1, 1), (40, 1), (200, 1), (219, 2)] {
        let game = game(Variant::Halma16, plies, None);
        let made = PAINTER
            .gif(&film(&game, Seat::FIRST), MovingPicture::USUAL, 4 << 20)
            .unwrap();
        assert_eq!(made.step, step, "{plies} plies");
        let hundredths = length(&made);
        assert!(hundredths < 2_000, "{plies} plies take {hundredths}");
        assert!(hundredths > 200, "{plies} plies take {hundredths}");
    }
}

#[test]
fn large_files_get_fewer_pixels_and_then_fewer_pictures() {
    let game = game(Variant::Halma16, 30, None);
    let film = film(&game, Seat::FIRST);
    let whole = PAINTER
        .gif(&film, MovingPicture::USUAL, usize::MAX)
        .unwrap();
    assert_eq!(whole.size, PictureSize::new(720).unwrap());
    let smaller = PAINTER
        .gif(&film, MovingPicture::USUAL, whole.gif.len() * 3 / 4)
        .unwrap();
    assert!(smaller.size < whole.size && smaller.step == 1);
    let few = PAINTER
        .gif(&film, MovingPicture::USUAL, whole.gif.len() / 6)
        .unwrap();
    assert!(few.size < smaller.size && few.step > 1);
    assert!(few.gif.len() <= whole.gif.len() / 6);
    assert!(PAINTER.gif(&film, MovingPicture::USUAL, 100).is_err());
}
