//! `halma render`: a picture of a board.

use std::path::PathBuf;

use clap::Args;

use super::CliError;
use crate::engine::notation::{parse_position, read_records};
use crate::engine::{Event, Game, Ply, Position, Route, RuleSet, Rules, Seat, Standing, Variant};
use crate::render::{Painter, PictureSize, Scene, Theme};

#[derive(Debug, Args)]
pub(super) struct RenderOptions {
    /// The variant, such as halma8; a record names its own.
    #[arg(long, required_unless_present = "record")]
    variant: Option<Variant>,
    /// The rule set, unless it is the variant's default.
    #[arg(long)]
    rules: Option<RuleSet>,
    /// The position, unless it is the start.
    #[arg(long, conflicts_with = "record")]
    position: Option<String>,
    /// A game record, whose last position is drawn with its last move.
    #[arg(long, conflicts_with = "variant", value_name = "FILE")]
    record: Option<PathBuf>,
    /// Pixels on the long side, 256 to 2048.
    #[arg(long, default_value_t = 1024)]
    size: u16,
    /// The theme: maple, dark or contrast.
    #[arg(long, default_value = "maple")]
    theme: String,
    /// The number of the seat from whose side the board is seen.
    #[arg(long, default_value_t = 1, value_name = "SEAT")]
    view: usize,
    /// As the person on that seat sees it alone: with the goal outlined, and names in the holes.
    #[arg(long)]
    private: bool,
    /// The move that led to the position, such as h4-f2 or a whole route.
    #[arg(long, value_name = "MOVE")]
    last_move: Option<String>,
    /// The PNG file to write.
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
    let size = PictureSize::new(options.size);
    let size = size.map_err(|error| CliError::Option(format!("--size: {error}")))?;
    let scene = Scene::of_game(&standing, route.as_ref()).sized(size);
    let seat = Seat::at(options.view - 1);
    let scene = if options.private {
        scene.for_seat(seat)
    } else {
        scene.seen_from(seat)
    };
    let theme = Theme::named(&options.theme).ok_or_else(|| {
        let names: Vec<_> = Theme::names().collect();
        CliError::Option(format!(
            "--theme is {}; there are {}",
            options.theme,
            names.join(", ")
        ))
    })?;
    let png = Painter::new(theme).png(&scene);
    let png = png.map_err(|error| CliError::Option(error.to_string()))?;
    std::fs::write(&options.output, png)
        .map_err(|error| CliError::io(options.output.display(), error))
}

/// The position to draw, with the route of its last move.
fn subject(options: &RenderOptions) -> Result<(Standing, Option<Route>), CliError> {
    if let Some(path) = &options.record {
        let text = std::fs::read_to_string(path);
        let text = text.map_err(|error| CliError::io(path.display(), error))?;
        let record = read_records(&text).remove(0)?;
        let route = match &options.last_move {
            None => last_route(&record.game),
            Some(text) => Some(route_to(record.game.position(), text)?),
        };
        return Ok((record.game.standing().clone(), route));
    }
    let variant = options.variant.unwrap_or(Variant::Halma8);
    let rules = Rules::new(variant, options.rules, None)?;
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

/// The route of the last move of a game, found by playing it again.
fn last_route(game: &Game) -> Option<Route> {
    let mut replay = Game::from_position(game.start().clone());
    let mut route = None;
    for event in game.history() {
        match *event {
            Event::Ply { ply, .. } => {
                if let Ply::Move(mv) = ply {
                    route = Some(replay.position().route(mv));
                }
                replay.play(ply).ok()?;
            }
            Event::Out { seat, reason } => {
                replay.take_out(seat, reason).ok()?;
            }
        }
    }
    route
}

/// The route of a move that led to a position: its stone stands on the last cell.
fn route_to(position: &Position, text: &str) -> Result<Route, CliError> {
    position
        .route_before(text)
        .map_err(|illegal| CliError::Option(format!("--last-move: {illegal}")))
}
