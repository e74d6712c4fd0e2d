//! Draws all boards in all themes, and what else the bot shows, into `docs/gallery`, and writes the
//! page that shows them: `cargo run --example gallery`.

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use halma_picture::{
    Film, Marker, MarkerNumber, MovingPicture, Painter, PictureSize, Scene, Theme,
};
use halma_rules::{Game, Outcome, Ply, Reason, Route, Rules, Seat, Variant};

/// The size of the files, and that in which Discord shows them.
const FULL: u16 = 700;
const SHOWN: u16 = 350;

/// One of each board, the star for two and for six.
const BOARDS: [(Variant, &str); 7] = [
    (Variant::Halma8, "Halma 8×8"),
    (Variant::Halma10, "Halma 10×10"),
    (Variant::Halma16, "Halma 16×16"),
    (Variant::Halma16Four, "Halma 16×16 for four"),
    (Variant::MiniCorners, "Mini-Corners"),
    (Variant::Star2, "Chinese Checkers for two"),
    (Variant::Star6, "Chinese Checkers for six"),
];

/// A game some way in, with the route of its last move: long chains come first.
fn middle(variant: Variant, plies: usize) -> Result<(Game, Option<Route>), Box<dyn Error>> {
    let mut game = Game::new(Rules::default_for(variant));
    let mut last = None;
    while game.ply_count() < plies && game.outcome().is_none() {
        let position = game.position();
        let gains = position.gains();
        let chain = |mv| position.route(mv).jumps();
        let best = gains.iter().max_by_key(|(mv, gain)| (*gain, chain(*mv)));
        let Some(&(mv, _)) = best else { break };
        last = Some(position.route(mv));
        game.play(Ply::Move(mv))?;
    }
    Ok((game, last))
}

fn size(pixels: u16) -> PictureSize {
    PictureSize::new(pixels).expect("a size that pictures have")
}

fn board(game: &Game, last: Option<&Route>) -> Scene {
    Scene::of_game(game.standing(), last).sized(size(FULL))
}

struct Gallery<'a> {
    folder: &'a Path,
    page: String,
}

impl Gallery<'_> {
    fn heading(&mut self, text: &str) -> std::fmt::Result {
        writeln!(self.page, "\n## {text}\n")
    }

    /// A picture as Discord shows it, which leads to the whole.
    fn show(&mut self, name: &str, what: &str, bytes: &[u8]) -> Result<(), Box<dyn Error>> {
        fs::write(self.folder.join(name), bytes)?;
        writeln!(
            self.page,
            "<a href=\"gallery/{name}\"><img src=\"gallery/{name}\" height=\"{SHOWN}\" alt=\"{what}\"></a>"
        )?;
        Ok(())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let folder = docs.join("gallery");
    fs::create_dir_all(&folder)?;
    let mut gallery = Gallery {
        folder: &folder,
        page: format!(
            "# Gallery\n\nAs large as Discord shows them, {SHOWN} pixels; a click leads to the whole \
             picture. Made by `cargo run --example gallery`.\n"
        ),
    };
    for name in Theme::names() {
        let painter = Painter::new(Theme::named(name).ok_or("a theme that is compiled in")?);
        gallery.heading(name)?;
        for (variant, title) in BOARDS {
            let (game, last) = middle(variant, 6 * variant.seats() + 8)?;
            let png = painter.png(&board(&game, last.as_ref()))?;
            gallery.show(&format!("{variant}-{name}.png"), title, &png)?;
        }
    }
    private(&mut gallery)?;
    ends(&mut gallery)?;
    fs::write(docs.join("gallery.md"), &gallery.page)?;
    Ok(())
}

/// What a person sees alone: from their own side, with the goal outlined and stones numbered.
fn private(gallery: &mut Gallery<'_>) -> Result<(), Box<dyn Error>> {
    let painter = Painter::default();
    gallery.heading("Just for you: your side, your goal, your stones")?;
    for variant in [Variant::Halma8, Variant::Star6] {
        let (game, last) = middle(variant, 4 * variant.seats() + 1)?;
        let position = game.position();
        let seat = position.to_move();
        let numbers = (1..).map_while(|number| MarkerNumber::new(number).ok());
        let stones = position
            .stones(seat)
            .filter(|stone| !position.targets(*stone).is_empty());
        let markers = stones.zip(numbers);
        let markers = markers.map(|(stone, number)| Marker::reachable(stone).numbered(number));
        let scene = board(&game, last.as_ref()).marked(markers).for_seat(seat);
        gallery.show(
            &format!("{variant}-own.png"),
            "One's own side",
            &painter.png(&scene)?,
        )?;
    }
    Ok(())
}

/// How a game ends, and how it is shown again.
fn ends(gallery: &mut Gallery<'_>) -> Result<(), Box<dyn Error>> {
    let painter = Painter::default();
    gallery.heading("The end, and the whole game again")?;
    let (mut game, last) = middle(Variant::Halma8, 60)?;
    if game.outcome().is_none() {
        game.conclude(Outcome::drawn(Reason::Agreement))?;
    }
    let png = painter.png(&board(&game, last.as_ref()))?;
    gallery.show("end.png", "The end of a game", &png)?;
    let (many, last) = middle(Variant::Star6, 140)?;
    let tempo = many.standing().tempo();
    let mut seats: Vec<Seat> = tempo.keys().collect();
    seats.sort_by_key(|&seat| tempo[seat]);
    let scene = board(&many, last.as_ref()).with_places((1..).zip(seats));
    let png = painter.png(&scene)?;
    gallery.show("places.png", "The places in a game of six", &png)?;
    let film = Film::of(&game, 0, game.history().len(), Seat::FIRST);
    let gif = painter.gif(&film, MovingPicture::USUAL, usize::MAX)?.gif;
    gallery.show("replay.gif", "A whole game", &gif)
}
