//! `halma render`: a picture of a board.

use std::ffi::OsStr;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use clap::Args;
use halma_picture::{Film, MovingPicture, Painter, Painters, Picture, PictureSize, Scene, Still};
use halma_rules::notation::parse_position;
use halma_rules::{Event, Game, Ply, Position, Route, Seat, Standing, Variant};
use image::{ImageFormat, Rgb, RgbImage};

use super::CliError;
use super::adjudicate::records_of;
use super::rules::RulesOptions;
use crate::themes;

#[derive(Debug, Args)]
pub(super) struct RenderOptions {
    /// The variant, like halma8 (a record has its own).
    #[arg(long, required_unless_present = "record")]
    variant: Option<Variant>,
    #[command(flatten)]
    rules: RulesOptions,
    /// The position (default: the start).
    #[arg(long, conflicts_with = "record")]
    position: Option<String>,
    /// A game record, to draw its last position and move.
    #[arg(long, conflicts_with = "variant", value_name = "FILE")]
    record: Option<PathBuf>,
    /// Pixels on the long side, 256 to 2048 (default: 1024, or 720 for a .gif).
    #[arg(long)]
    size: Option<u16>,
    /// The theme: maple, dark, contrast, or one from the folder --themes.
    #[arg(long, default_value = "maple")]
    theme: String,
    /// A folder with your own themes.
    #[arg(long, value_name = "FOLDER")]
    themes: Option<PathBuf>,
    /// The number of the seat whose side is at the bottom.
    #[arg(long, default_value_t = 1, value_name = "SEAT")]
    view: usize,
    /// The private board of that seat: with the goal outlined and names in the spaces.
    #[arg(long)]
    private: bool,
    /// The move that led to the position, like h4-f2 or a whole route.
    #[arg(long, value_name = "MOVE")]
    last_move: Option<String>,
    /// The file to write: .png, .jpg or .webp for a picture, .gif for a whole recorded game.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

pub(super) fn render(options: &RenderOptions) -> Result<(), CliError> {
    let (standing, route) = subject(options)?;
    let seats = standing.position().setup().seats();
    if options.view == 0 || options.view > seats {
        let message = format!(
            "--view is {}; this game has seats 1 to {seats}",
            options.view
        );
        return Err(CliError::Option(message));
    }
    let is_moving = is_kind(&options.output, "gif");
    let size = match options.size.map(PictureSize::new).transpose() {
        Ok(Some(size)) => size,
        Ok(None) if is_moving => MovingPicture::USUAL,
        Ok(None) => PictureSize::default(),
        Err(error) => return Err(CliError::Option(format!("--size: {error}"))),
    };
    let seat = Seat::at(options.view - 1);
    let painters = painter(options)?;
    let painter = painters.named(None);
    let bytes = if is_moving {
        moving(options, painter, (seat, size))?
    } else {
        let scene = Scene::of_game(&standing, route.as_ref()).sized(size);
        let scene = if options.private {
            scene.for_seat(seat)
        } else {
            scene.seen_from(seat)
        };
        still(&options.output, &painter.picture(&scene))?
    };
    std::fs::write(&options.output, bytes)
        .map_err(|error| CliError::io(options.output.display(), error))
}

fn painter(options: &RenderOptions) -> Result<Painters, CliError> {
    let mut painters = Painters::built_in();
    if let Some(folder) = &options.themes {
        let loaded = themes::load(folder, &mut painters);
        loaded.map_err(|error| CliError::Option(error.to_string()))?;
    }
    let name = &options.theme;
    if !painters.prefer(name) {
        let known: Vec<_> = painters.names().collect();
        let known = known.join(", ");
        return Err(CliError::Option(format!(
            "--theme is {name}; known themes: {known}"
        )));
    }
    Ok(painters)
}

fn is_kind(path: &Path, ending: &str) -> bool {
    let found = path.extension().and_then(OsStr::to_str);
    found.is_some_and(|found| found.eq_ignore_ascii_case(ending))
}

/// Returns a picture in the format of its file name.
fn still(path: &Path, picture: &Picture) -> Result<Vec<u8>, CliError> {
    let failed = |error: &dyn std::fmt::Display| CliError::Option(error.to_string());
    let format = if is_kind(path, "png") {
        return picture.png().map_err(|error| failed(&error));
    } else if is_kind(path, "jpg") || is_kind(path, "jpeg") {
        ImageFormat::Jpeg
    } else if is_kind(path, "webp") {
        ImageFormat::WebP
    } else {
        let name = path.display();
        return Err(CliError::Option(format!(
            "--output is {name}; its name must end in .png, .jpg, .webp or .gif"
        )));
    };
    let mut bytes = Cursor::new(Vec::new());
    let image = RgbImage::from_fn(picture.width() as u32, picture.height() as u32, |x, y| {
        Rgb(picture.color(x as usize, y as usize).0)
    });
    let written = image.write_to(&mut bytes, format);
    written.map_err(|error| failed(&error))?;
    Ok(bytes.into_inner())
}

/// Returns a record's whole game as a GIF.
fn moving(
    options: &RenderOptions,
    painter: &Painter,
    (seat, size): (Seat, PictureSize),
) -> Result<Vec<u8>, CliError> {
    let refuse = |message: &str| Err(CliError::Option(message.to_owned()));
    let Some(path) = &options.record else {
        return refuse("a .gif shows a game: name its record with --record");
    };
    if options.private || options.last_move.is_some() {
        return refuse("--private and --last-move are for still pictures");
    }
    let game = read_game(path)?;
    let film = Film::of(&game, 0, game.history().len(), seat);
    let made = painter.gif(&film, size, usize::MAX);
    let made = made.map_err(|error| CliError::Option(error.to_string()))?;
    Ok(made.gif)
}

fn read_game(path: &Path) -> Result<Game, CliError> {
    Ok(records_of(path).remove(0)?.game)
}

/// Returns the position to draw, with the route of its last move.
fn subject(options: &RenderOptions) -> Result<(Standing, Option<Route>), CliError> {
    if let Some(path) = &options.record {
        let game = read_game(path)?;
        let route = match &options.last_move {
            None => last_route(&game),
            Some(text) => Some(route_to(game.position(), text)?),
        };
        return Ok((game.standing().clone(), route));
    }
    let variant = options.variant.unwrap_or(Variant::Halma8);
    let rules = options.rules.of(variant)?;
    let position = match &options.position {
        None => Position::start(rules),
        Some(text) => parse_position(rules, text)?,
    };
    let route = options
        .last_move
        .as_deref()
        .map(|text| route_to(&position, text));
    let route = route.transpose()?;
    Ok((Standing::of(position), route))
}

/// Returns the route of a game's last move, found by replaying it.
fn last_route(game: &Game) -> Option<Route> {
    let moves = |event: &Event| {
        matches!(
            event,
            Event::Ply {
                ply: Ply::Move(_),
                ..
            }
        )
    };
    let last = game.history().iter().rposition(moves)?;
    Still::of(game, last + 1)?.last.map(|(_, route)| route)
}

/// Returns the route of a move that led to a position: its stone is on the last cell.
fn route_to(position: &Position, text: &str) -> Result<Route, CliError> {
    position
        .route_before(text)
        .map_err(|illegal| CliError::Option(format!("--last-move: {illegal}")))
}
