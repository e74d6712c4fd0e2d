//! What board pictures show: facts about pixels, and a few golden images.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use halma_picture::{
    Layout, Marker, MarkerNumber, Painter, Painters, Picture, PictureSize, Scene, Sides, Theme,
};
use halma_rules::{Cell, Game, Ply, Position, Route, Rules, Seat, Standing, Variant};

fn size(pixels: u16) -> PictureSize {
    PictureSize::new(pixels).unwrap()
}

fn start(variant: Variant) -> Position {
    Position::start(Rules::default_for(variant))
}

/// A game some way in, always with the move that gains most, and its last route.
pub fn middle(variant: Variant, plies: usize) -> (Game, Route) {
    let mut game = Game::new(Rules::default_for(variant));
    let mut last = None;
    for _ in 0..plies {
        let position = game.position().clone();
        let moves = position
            .legal_plies()
            .into_iter()
            .filter_map(|ply| match ply {
                Ply::Move(mv) => Some(mv),
                Ply::Pass => None,
            });
        let best = moves.max_by_key(|&mv| (position.gain(mv), position.route(mv).cells().len()));
        let best = best.unwrap();
        last = Some(position.route(best));
        game.play(Ply::Move(best)).unwrap();
    }
    (game, last.unwrap())
}

/// One painter for all tests, because creating its tables takes longer than a picture.
static PAINTER: LazyLock<Painter> = LazyLock::new(Painter::default);

fn draw(scene: &Scene) -> Picture {
    PAINTER.picture(scene)
}

/// The number of pixels in which two pictures differ.
fn differences(one: &Picture, other: &Picture) -> usize {
    assert_eq!((one.width(), one.height()), (other.width(), other.height()));
    let pixels = (0..one.height()).flat_map(|y| (0..one.width()).map(move |x| (x, y)));
    pixels
        .filter(|&(x, y)| one.color(x, y) != other.color(x, y))
        .count()
}

#[test]
fn every_variant_in_every_size_is_a_valid_png() {
    for variant in Variant::ALL {
        for pixels in [256, 400, 1024, 2048] {
            let scene = Scene::of(&start(variant)).sized(size(pixels));
            let png = PAINTER.png(&scene).unwrap();
            let decoder = png::Decoder::new(std::io::Cursor::new(png));
            let mut reader = decoder.read_info().unwrap();
            let (info, palette) = (
                reader.info().clone(),
                reader.info().palette.clone().unwrap(),
            );
            assert_eq!(info.width.max(info.height), u32::from(pixels), "{variant}");
            assert_eq!(info.color_type, png::ColorType::Indexed);
            assert!(palette.len() <= 256 * 3);
            let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
            reader.next_frame(&mut pixels).unwrap();
        }
    }
}

#[test]
fn a_sheet_shows_the_pictures_two_in_a_row() {
    let position = start(Variant::Halma8);
    let scenes = [Seat::FIRST, Seat::at(1), Seat::at(1), Seat::FIRST];
    let scenes = scenes.map(|seat| Scene::of(&position).for_seat(seat).sized(size(256)));
    let png = PAINTER.sheet(&scenes).unwrap();
    let mut reader = png::Decoder::new(std::io::Cursor::new(png))
        .read_info()
        .unwrap();
    let pictures = scenes.each_ref().map(draw);
    let (width, height) = (pictures[0].width(), pictures[0].height());
    let sheet = reader.info().clone();
    let whole = [sheet.width, sheet.height].map(|side| side as usize);
    assert_eq!(whole, [2 * width, 2 * height]);
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut pixels).unwrap();
    let palette = sheet.palette.unwrap();
    for (number, picture) in pictures.iter().enumerate() {
        let (left, top) = (number % 2 * width, number / 2 * height);
        for (x, y) in [(width / 4, height / 4), (width / 2, height - 30), (3, 3)] {
            let index = usize::from(pixels[(top + y) * 2 * width + left + x]);
            let seen = &palette[3 * index..3 * index + 3];
            assert_eq!(seen, picture.color(x, y).0, "{number} at {x}, {y}");
        }
    }
    assert!(PAINTER.sheet(&[]).is_err());
}

#[test]
fn each_stone_changes_its_own_cell_and_no_other() {
    for variant in [Variant::Halma8, Variant::Halma16Four, Variant::Star6] {
        let (game, _) = middle(variant, 9);
        let position = game.position().clone();
        let scene = Scene::of(&position).sized(size(512));
        let before = draw(&scene);
        for ply in position.legal_plies().into_iter().take(12) {
            let Ply::Move(mv) = ply else { continue };
            let mut game = Game::from_position(position.clone());
            game.play(ply).unwrap();
            let after = draw(&Scene::of(game.position()).sized(size(512)));
            // Two cells change, each by at most its square including the shadow.
            let side = 512 / position.board().side() + 4;
            let changed = differences(&before, &after);
            assert!(
                changed > side * side / 4 && changed <= 3 * side * side,
                "{variant} {changed}"
            );
            assert!(scene.stone_at(mv.from()).is_some() && scene.stone_at(mv.to()).is_none());
        }
    }
}

#[test]
fn colors_differ_by_more_than_their_hue() {
    let (game, _) = middle(Variant::Star6, 12);
    let picture = draw(&Scene::of(game.position()));
    let luminance = |rgb: halma_picture::Rgb| {
        let [red, green, blue] = rgb.0.map(u32::from);
        (red * 299 + green * 587 + blue * 114) / 1000
    };
    let mut levels: Vec<u32> = picture
        .palette()
        .iter()
        .map(|&rgb| luminance(rgb))
        .collect();
    levels.sort_unstable();
    levels.dedup();
    assert!(levels.len() > 40, "the palette has depth");
}

#[test]
fn the_last_move_and_markers_are_seen() {
    for variant in Variant::ALL {
        let (game, route) = middle(variant, 8);
        let position = game.position();
        let bare = Scene::of(position).sized(size(400));
        let plain = draw(&bare);
        let trail = draw(&bare.clone().after(&route));
        assert!(differences(&plain, &trail) > 60, "{variant}");
        let cells: Vec<Cell> = position.stones(position.to_move()).take(5).collect();
        let markers = (1..).zip(&cells).map(|(number, &cell)| {
            Marker::reachable(cell).numbered(MarkerNumber::new(number).unwrap())
        });
        let marked = draw(&bare.clone().marked(markers));
        assert!(differences(&plain, &marked) > 60, "{variant}");
        let chosen = draw(&bare.clone().marked([Marker::chosen(cells[0])]));
        assert!(differences(&plain, &chosen) > 10, "{variant}");
    }
}

/// A board that is symmetric under half a turn looks the same from both seats except for the
/// colors: one seat's picture turned by half is the other's, stone by stone.
#[test]
fn a_turned_board_shows_each_seat_its_own_home_at_the_bottom() {
    for variant in Variant::ALL {
        let position = start(variant);
        let whole = draw(&Scene::of(&position).sized(size(400)));
        for seat in (1..variant.seats()).map(Seat::at) {
            let turned = draw(&Scene::of(&position).seen_from(seat).sized(size(400)));
            assert!(
                differences(&whole, &turned) > 1_000,
                "{variant} seat {}",
                seat.number()
            );
            let again = draw(&Scene::of(&position).seen_from(seat).sized(size(400)));
            assert_eq!(differences(&turned, &again), 0);
        }
    }
}

#[test]
fn the_strip_shows_progress_and_changes_nothing_else() {
    for variant in Variant::ALL {
        let (game, _) = middle(variant, 8);
        let scene = Scene::of_game(game.standing(), None).sized(size(400));
        let now = draw(&scene);
        let others = [
            game.start().clone(),
            middle(variant, 9).0.position().clone(),
        ];
        for other in others {
            let sides = Sides::of(&Standing::of(other));
            let then = draw(&scene.clone().with_sides(sides));
            let changed = differences(&now, &then);
            assert!((10..6_000).contains(&changed), "{variant} {changed}");
        }
    }
}

fn names(seats: usize) -> Vec<String> {
    let names = [
        "Anna",
        "Benjamin",
        "Žofie",
        "Дмитрий",
        "Ed",
        "Wilhelmina Ellensburg",
    ];
    names[..seats]
        .iter()
        .map(|name| (*name).to_owned())
        .collect()
}

#[test]
fn the_strip_names_the_sides_and_tells_their_stones_in_the_goal() {
    for variant in Variant::ALL {
        let (game, _) = middle(variant, 8);
        let scene = Scene::of_game(game.standing(), None).sized(size(720));
        let whole = draw(&scene.clone().with_names(names(variant.seats())));
        let less = draw(&scene.clone().with_names(Vec::new()));
        assert!(differences(&whole, &less) > 100, "{variant}");
        let mut others = names(variant.seats());
        others[0].clear();
        let less = draw(&scene.with_names(others));
        assert!(differences(&whole, &less) > 20, "{variant}");
    }
}

#[test]
fn on_the_star_each_sides_last_move_is_told_and_earlier_moves_are_fainter() {
    let mut game = Game::new(Rules::default_for(Variant::Star3));
    let mut routes = Vec::new();
    for _ in 0..3 {
        let position = game.position().clone();
        let (mv, _) = position.gains()[0];
        routes.push(position.route(mv));
        game.play(Ply::Move(mv)).unwrap();
    }
    let names = || names(3);
    let of = |routes: &[Route]| draw(&Scene::of_game(game.standing(), routes).with_names(names()));
    let (all, last) = (of(&routes), of(&routes[2..]));
    let turned: Vec<Route> = [2, 0, 1].map(|at| routes[at].clone()).into();
    assert!(differences(&all, &last) > 100);
    assert!(
        differences(&all, &of(&turned)) > 100,
        "another one is the last"
    );
}

#[test]
fn names_are_written_if_the_font_has_every_letter() {
    for name in ["Anna", "Žofie", "Дмитрий", "Ωmega 9"] {
        assert!(halma_picture::can_write(name), "{name}");
    }
    for name in ["", " ", "さくら", "محمد", "fox 🦊"] {
        assert!(!halma_picture::can_write(name), "{name}");
    }
}

#[test]
fn final_places_are_shown_on_the_stones_of_the_strip() {
    for variant in [Variant::Halma16Four, Variant::Star3, Variant::Star6] {
        let (game, _) = middle(variant, 8);
        let scene = Scene::of_game(game.standing(), None).sized(size(400));
        let seats = || (0..variant.seats()).map(Seat::at);
        let placed = scene.clone().with_places((1..).zip(seats()));
        let other = scene.clone().with_places((1..).zip(seats().rev()));
        for pair in [(&scene, &placed), (&placed, &other)] {
            let changed = differences(&draw(pair.0), &draw(pair.1));
            let most = 300 * variant.seats();
            assert!((40..most).contains(&changed), "{variant} {changed}");
        }
    }
}

#[test]
fn a_players_own_goal_is_outlined() {
    for variant in Variant::ALL {
        let (game, _) = middle(variant, 8);
        let public = Scene::of_game(game.standing(), None).sized(size(400));
        for seat in (0..variant.seats()).map(Seat::at) {
            let seen = public.clone().seen_from(seat);
            let private = public.clone().for_seat(seat);
            let changed = differences(&draw(&seen), &draw(&private));
            assert!(changed > 200, "{variant} {changed}");
        }
    }
}

#[test]
fn the_line_around_a_goal_runs_between_it_and_the_rest_of_the_star() {
    for theme in [None, Some("dark"), Some("contrast")] {
        let painters = Painters::built_in();
        let painter = painters.named(theme);
        let scene = Scene::of(&start(Variant::Star2)).sized(size(1024));
        let outlined = scene.clone().outlining_goal(Seat::FIRST);
        let (plain, outlined) = (painter.picture(&scene), painter.picture(&outlined));
        let layout = Layout::of(&scene, &Theme::default());
        let rules = Rules::default_for(Variant::Star2);
        let (board, setup) = (rules.board(), rules.setup());
        let goal = setup.goal(setup.colors(Seat::FIRST)[0]);
        let mut borders = 0;
        for inside in goal.iter() {
            let beside = board
                .cells()
                .iter()
                .filter(|&&cell| !goal.contains(cell) && board.distance(inside, cell) == 1);
            for &outside in beside {
                let ((x, y), (to_x, to_y)) = (layout.center(inside), layout.center(outside));
                let at = |from: f32, to: f32| (from * 0.54 + to * 0.46) as usize;
                let pixel = (at(x, to_x), at(y, to_y));
                let [before, after] = [&plain, &outlined].map(|one| one.color(pixel.0, pixel.1).0);
                let change = before
                    .iter()
                    .zip(after)
                    .map(|(one, other)| one.abs_diff(other));
                assert!(
                    change.max() > Some(60),
                    "{theme:?} {pixel:?} {before:?} {after:?}"
                );
                borders += 1;
            }
        }
        assert_eq!(borders, 8);
    }
}

#[test]
fn caches_do_not_mix_boards_up() {
    let painter = Painter::default();
    for round in 0..2 {
        for variant in Variant::ALL.into_iter().rev() {
            for pixels in [300, 256] {
                let scene = Scene::of(&start(variant)).sized(size(pixels));
                let fresh = draw(&scene);
                assert_eq!(
                    differences(&painter.picture(&scene), &fresh),
                    0,
                    "{variant} {round}"
                );
            }
        }
    }
}

/// Pictures of one board that differ in their shared parts: drawn by one painter in turns, then
/// each kind by its own painter.
#[test]
fn caches_do_not_mix_kinds_of_pictures_up() {
    let kinds: [fn(&Standing) -> Scene; 4] = [
        |standing| Scene::of_game(standing, None),
        |standing| Scene::of_game(standing, None).for_seat(Seat::FIRST),
        |standing| Scene::of(standing.position()),
        |standing| Scene::of(standing.position()).in_film(),
    ];
    let painter = Painter::default();
    let alone = kinds.map(|_| Painter::default());
    for variant in [Variant::Halma8, Variant::Star2] {
        let standing = Standing::of(start(variant));
        for round in 0..2 {
            for (kind, alone) in kinds.iter().zip(&alone) {
                let scene = kind(&standing).sized(size(300));
                let (shared, single) = (painter.picture(&scene), alone.picture(&scene));
                assert_eq!(differences(&shared, &single), 0, "{variant} {round}");
            }
        }
    }
}

/// The share of pixels that may differ, because of fonts and rounding.
const TOLERANCE: f64 = 0.001;

#[test]
fn golden_images() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/picture/golden");
    let bless = std::env::var_os("HALMA_BLESS").is_some();
    for theme in Theme::names() {
        let painter = Painter::new(Theme::named(theme).unwrap());
        for variant in [
            Variant::Halma8,
            Variant::Halma10,
            Variant::Halma16Four,
            Variant::Corners,
            Variant::Star6,
        ] {
            let (game, route) = middle(variant, 14);
            let scene = Scene::of_game(game.standing(), Some(&route))
                .with_names(names(variant.seats()))
                .for_seat(Seat::at(1))
                .sized(size(300));
            let path = folder.join(format!("{variant}-{theme}.png"));
            let picture = painter.picture(&scene);
            if bless {
                fs::create_dir_all(&folder).unwrap();
                fs::write(&path, picture.png().unwrap()).unwrap();
            }
            let share = share_that_differs(&picture, &path);
            assert!(
                share <= TOLERANCE,
                "{variant} in {theme} differs in {share} of its pixels"
            );
        }
    }
}

fn share_that_differs(picture: &Picture, path: &Path) -> f64 {
    let golden = fs::read(path).expect("a golden image (create it with HALMA_BLESS=1)");
    let mut decoder = png::Decoder::new(std::io::Cursor::new(golden));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut pixels).unwrap();
    let different = pixels.chunks_exact(3).enumerate().filter(|(index, rgb)| {
        let (x, y) = (index % picture.width(), index / picture.width());
        picture.color(x, y).0 != **rgb
    });
    different.count() as f64 / (picture.width() * picture.height()) as f64
}
