//! `/halma-study march`: a few stones are brought across alone, in as few moves as possible. A march
//! on its way is in the ids of its buttons; only its end is stored.

use halma_picture::Scene;
use halma_rules::{Move, Ply, Position, Seat};
use halma_service::{Error, puzzle_day};
use serenity::builder::CreateCommandOption;

use crate::discord::command::{Answer, Command, Context, Describer, Misfit, Options};
use crate::discord::parts::body::Body;
use crate::discord::study::click::OnWay;
use crate::discord::study::march_message::{self, Shown};
use crate::discord::text::Say as _;
use crate::study::March;
use crate::words::study::Best;

/// The command has no options.
#[derive(Debug)]
pub struct MarchCommand;

impl Command for MarchCommand {
    const NAME: &'static str = "march";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        describe.subcommand(Self::NAME)
    }

    fn parse(_options: &Options) -> Result<Self, Misfit> {
        Ok(Self)
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let today = puzzle_day(cx.bot.now());
        Ok(Answer::private(open(cx, today).await))
    }
}

/// Shows a day's march from its start, once the day has come.
pub async fn open(cx: &Context<'_>, day: u32) -> Body {
    match March::of_day(day).filter(|_| day <= puzzle_day(cx.bot.now())) {
        Some(march) => {
            let at = march_message::start(&march);
            shown(cx, &march, at, march.start(), None).await
        }
        None => Body::text(cx.speaker().say("study-none")),
    }
}

/// Shows the stones to choose from, or where the chosen one can go.
pub async fn stones(cx: &Context<'_>, at: OnWay, chosen: Option<&str>) -> Result<Answer, Error> {
    let Some((march, position)) = present(at) else {
        return Ok(cx.private("study-none"));
    };
    let stone = chosen.and_then(|cell| position.board().parse_cell(cell));
    let body = shown_with(cx, &march, at, &position, Shown::with_stone(stone)).await;
    Ok(Answer::change(body))
}

/// Plays the moves of a text, as long as they are legal and not all stones are across.
pub async fn play(cx: &Context<'_>, at: OnWay, text: &str) -> Result<Answer, Error> {
    let Some((march, position)) = present(at) else {
        return Ok(cx.private("study-none"));
    };
    let (mut at, mut position, mut misfit) = (at, position, None);
    for word in text.split(is_separator).filter(|word| !word.is_empty()) {
        let Some(after) = after(&position, word) else {
            misfit = Some(word);
            break;
        };
        at = OnWay {
            moves: at.moves.saturating_add(1),
            stones: March::packed(&after),
            before: at.stones,
            ..at
        };
        position = after;
        if March::is_across(&position) {
            return finished(cx, &march, at, &position).await;
        }
    }
    let body = shown(cx, &march, at, &position, misfit).await;
    Ok(Answer::change(body))
}

/// Takes the last move back.
pub async fn back(cx: &Context<'_>, at: OnWay) -> Result<Answer, Error> {
    let at = OnWay {
        moves: at.moves.saturating_sub(1),
        stones: at.before,
        before: 0,
        ..at
    };
    stones(cx, at, None).await
}

/// Opens the form for typing moves.
pub fn form(cx: &Context<'_>, at: OnWay) -> Answer {
    match present(at) {
        Some((march, _)) => Answer::form(march_message::form(cx.speaker(), &march, at)),
        None => cx.private("study-none"),
    }
}

/// Tells one of the shortest ways.
pub fn way(cx: &Context<'_>, day: u32) -> Answer {
    match March::of_day(day) {
        Some(march) => Answer::private(march_message::way(cx.speaker(), &march)),
        None => cx.private("study-none"),
    }
}

/// Shows who of the server shared a day's march.
pub async fn table(cx: &Context<'_>, day: u32) -> Result<Answer, Error> {
    let Some(march) = March::of_day(day) else {
        return Ok(cx.private("study-none"));
    };
    let rows = cx.bot.service.march_table(cx.guild, day).await?;
    let body = march_message::table(cx.speaker(), &march, &rows);
    Ok(Answer::private(body))
}

/// Returns the march of an id, with its position.
fn present(at: OnWay) -> Option<(March, Position)> {
    let march = March::of_day(at.day)?;
    let position = march.at(at.stones)?;
    Some((march, position))
}

/// Returns true for what stands between moves, in any script.
fn is_separator(character: char) -> bool {
    character.is_whitespace() || [',', '،', '，', '、'].contains(&character)
}

fn after(position: &Position, text: &str) -> Option<Position> {
    match position.parse_ply(text) {
        Ok(Ply::Move(mv)) => position.alone_after(mv),
        _ => None,
    }
}

async fn shown(
    cx: &Context<'_>,
    march: &March,
    at: OnWay,
    position: &Position,
    misfit: Option<&str>,
) -> Body {
    let shown = Shown {
        misfit,
        ..Shown::default()
    };
    shown_with(cx, march, at, position, shown).await
}

async fn shown_with(
    cx: &Context<'_>,
    march: &March,
    at: OnWay,
    position: &Position,
    shown: Shown<'_>,
) -> Body {
    let markers = march_message::markers(position, shown.stone);
    let scene = scene(march, at, position).marked(markers);
    let drawn = cx.picture_of_lesson(scene).await;
    march_message::on_way(cx.speaker(), march, (at, position), shown, drawn)
}

/// Notes that all stones are across, and says so.
async fn finished(
    cx: &Context<'_>,
    march: &March,
    at: OnWay,
    position: &Position,
) -> Result<Answer, Error> {
    let act = cx.act();
    let best = cx.bot.service.note_march(&act, at.day, at.moves).await?;
    let today = puzzle_day(act.now);
    let best = Best {
        moves: best,
        is_today: at.day == today,
    };
    let drawn = cx.picture_of_lesson(scene(march, at, position)).await;
    let body = march_message::finished(cx.speaker(), march, (at, position), best, drawn);
    Ok(Answer::change(body))
}

/// Returns the scene with the last move.
fn scene(march: &March, at: OnWay, position: &Position) -> Scene {
    let scene = Scene::of(position);
    let last = march.at(at.before).and_then(|before| {
        let route = before.route(between(&before, position)?);
        Some(route)
    });
    let scene = match &last {
        Some(route) => scene.after(route),
        None => scene,
    };
    scene.for_seat(Seat::FIRST)
}

/// Returns the move between two positions.
fn between(before: &Position, after: &Position) -> Option<Move> {
    let moves = before.gains().into_iter().map(|(mv, _)| mv);
    let leads_there = |mv: &Move| before.alone_after(*mv).as_ref() == Some(after);
    moves.into_iter().find(leads_there)
}
