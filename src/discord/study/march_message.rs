//! The march of the day in words.

use halma_picture::Marker;
use halma_rules::{Cell, Move, Ply, Position, Seat};
use halma_service::Participant;
use serenity::builder::{CreateActionRow, CreateButton, CreateInputText, CreateSelectMenuOption};
use serenity::model::application::{ButtonStyle, InputTextStyle};

use crate::discord::parts::body::{Body, Form, Picture};
use crate::discord::parts::components::{button, select};
use crate::discord::parts::id::Coded as _;
use crate::discord::parts::limits::MOST_MOVE_CHARS;
use crate::discord::pictures::gallery::Drawn;
use crate::discord::play::choose_move_message::numbered;
use crate::discord::study::click::{self, Click, OnWay};
use crate::discord::study::message::picture_of_task;
use crate::discord::text::{Say as _, Speaker, say};
use crate::study::March;
use crate::words::names::mention;
use crate::words::study::{self as words, Best};

/// What is shown besides the position.
#[derive(Clone, Copy, Default)]
pub struct Shown<'a> {
    /// The chosen stone.
    pub stone: Option<Cell>,
    /// The typed word that is no move.
    pub misfit: Option<&'a str>,
}

impl Shown<'_> {
    /// Shows the targets of a stone, if one is chosen.
    pub fn with_stone(stone: Option<Cell>) -> Self {
        Self {
            stone,
            misfit: None,
        }
    }
}

/// Returns a march at its start.
pub fn start(march: &March) -> OnWay {
    OnWay {
        day: march.day,
        moves: 0,
        stones: March::packed(march.start()),
        before: 0,
    }
}

/// Returns the numbered stones, or the targets of the chosen one.
pub fn markers(position: &Position, stone: Option<Cell>) -> Vec<Marker> {
    let chosen = stone.map(Marker::chosen).into_iter();
    chosen
        .chain(numbered(choices(position, stone).into_iter()))
        .collect()
}

fn choices(position: &Position, stone: Option<Cell>) -> Vec<Cell> {
    match stone {
        Some(stone) => position.targets(stone),
        None => stones(position),
    }
}

/// Returns the stones that can move, in cell order.
fn stones(position: &Position) -> Vec<Cell> {
    let mut stones: Vec<Cell> = position.stones(Seat::FIRST).collect();
    stones.retain(|&stone| !position.targets(stone).is_empty());
    stones.sort_unstable();
    stones
}

/// Returns a march on its way, with the menu for the next move.
pub fn on_way(
    speaker: Speaker<'_>,
    march: &March,
    (at, position): (OnWay, &Position),
    shown: Shown<'_>,
    drawn: Option<Drawn>,
) -> Body {
    let mut lines = vec![title(speaker, march)];
    if at.moves > 0 {
        lines.push(say!(speaker, "march-so-far", moves = at.moves));
    }
    lines.extend(shown.misfit.map(|word| {
        let word: String = word.chars().filter(|one| *one != '`').collect();
        let example = example(position);
        say!(speaker, "march-misfit", word = word, example = example)
    }));
    let style = ButtonStyle::Secondary;
    let mut buttons = vec![button(
        speaker,
        Click::Type { at },
        "button-type-move",
        style,
    )];
    if shown.stone.is_some() {
        buttons.push(button(
            speaker,
            Click::Stones { at },
            "button-study-stones",
            style,
        ));
    }
    if at.before != 0 {
        buttons.push(button(
            speaker,
            Click::StepBack { at },
            "button-march-back",
            style,
        ));
    }
    if at.moves > 1 {
        let again = Click::March { day: at.day };
        buttons.push(button(speaker, again, "button-march-again", style));
    }
    Body {
        picture: drawn.map(|drawn| picture(speaker, drawn, position)),
        rows: vec![
            menu(speaker, at, position, shown.stone),
            CreateActionRow::Buttons(buttons),
        ],
        ..Body::text(lines.join("\n"))
    }
}

fn title(speaker: Speaker<'_>, march: &March) -> String {
    speaker.write(&words::march(speaker, march))
}

fn example(position: &Position) -> String {
    let first = position.gains().into_iter().next();
    first.map_or_else(String::new, |(mv, _)| text(position, mv))
}

fn text(position: &Position, mv: Move) -> String {
    Ply::Move(mv).text(position.board())
}

/// Returns the menu of stones, or of the chosen one's targets, numbered as in the picture.
fn menu(
    speaker: Speaker<'_>,
    at: OnWay,
    position: &Position,
    stone: Option<Cell>,
) -> CreateActionRow {
    let board = position.board();
    let (click, placeholder, label) = match stone {
        None => (Click::Marcher { at }, "menu-study-stone", "study-stone"),
        Some(_) => (Click::Step { at }, "menu-study-target", "study-target"),
    };
    let options = (1..).zip(choices(position, stone)).map(|(number, cell)| {
        let name = board.name(cell);
        let value = match stone {
            None => name.clone(),
            Some(from) => format!("{}-{name}", board.name(from)),
        };
        let label = say!(speaker, label, number = number, cell = name);
        CreateSelectMenuOption::new(label, value)
    });
    select(&click.id(), options.collect(), speaker.say(placeholder))
}

/// Says that all stones are across, and in how many moves.
pub fn finished(
    speaker: Speaker<'_>,
    march: &March,
    (at, position): (OnWay, &Position),
    best: Best,
    drawn: Option<Drawn>,
) -> Body {
    let (moves, par) = (at.moves, march.par());
    let lines = speaker.write_all(&words::finished(speaker, march, moves, best));
    let (day, style) = (at.day, ButtonStyle::Secondary);
    let share = best.moves.is_some().then(|| {
        let share = Click::ShareMarch { day };
        button(speaker, share, "button-share", ButtonStyle::Primary)
    });
    let again = button(speaker, Click::March { day }, "button-march-again", style);
    let way = (moves > par).then(|| button(speaker, Click::Way { day }, "button-march-way", style));
    let table = button(speaker, Click::Table { day }, "button-march-table", style);
    let buttons = [share, Some(again), way, Some(table)];
    Body {
        picture: drawn.map(|drawn| picture(speaker, drawn, position)),
        rows: vec![CreateActionRow::Buttons(
            buttons.into_iter().flatten().collect(),
        )],
        ..Body::text(lines.join("\n"))
    }
}

/// Returns the form for typing moves.
pub fn form(speaker: Speaker<'_>, march: &March, at: OnWay) -> Form {
    let label = say!(speaker, "modal-march-field");
    let position = march.at(at.stones);
    let example = position.map_or_else(String::new, |position| example(&position));
    let field = CreateInputText::new(InputTextStyle::Paragraph, label, "moves")
        .placeholder(say!(speaker, "modal-move-example", example = example))
        .min_length(2)
        .max_length(MOST_MOVE_CHARS);
    let title = say!(speaker, "modal-march-title", number = march.number());
    Form::new(click::Form::Moves { at }, title, field)
}

/// Tells one of the shortest ways.
pub fn way(speaker: Speaker<'_>, march: &March) -> Body {
    let moves = march.way().iter().map(|mv| text(march.start(), *mv));
    let moves: Vec<String> = moves.collect();
    let (par, moves) = (march.par(), moves.join(" "));
    Body::text(say!(speaker, "march-way", par = par, moves = moves))
}

/// Lists those of a server who shared a march.
pub fn table(speaker: Speaker<'_>, march: &March, rows: &[(Participant, u32)]) -> Body {
    let number = march.number();
    if rows.is_empty() {
        return Body::text(say!(speaker, "march-table-empty", number = number));
    }
    let title = say!(speaker, "march-table", number = number, par = march.par());
    Body::text(format!("{title}\n{}", ranks(speaker, rows).join("\n")))
}

/// Returns a line for each, with the places that equal numbers share.
fn ranks(speaker: Speaker<'_>, rows: &[(Participant, u32)]) -> Vec<String> {
    let line = |(person, moves): &(Participant, u32)| {
        let place = 1 + rows.iter().filter(|(_, other)| other < moves).count();
        let who = speaker.write(&mention(speaker, person));
        say!(
            speaker,
            "march-rank",
            place = place,
            who = who,
            moves = moves
        )
    };
    rows.iter().map(line).collect()
}

/// Returns what a day's post says of the march, and of the one before.
pub fn of_the_day(
    speaker: Speaker<'_>,
    day: u32,
    before: &[(Participant, u32)],
) -> Option<(String, CreateButton)> {
    let march = March::of_day(day)?;
    let mut lines = vec![title(speaker, &march)];
    if !before.is_empty() {
        let number = march.number() - 1;
        let title = say!(speaker, "march-yesterday", number = number);
        let best = before.iter().take(3).cloned().collect::<Vec<_>>();
        lines.extend([vec![title], ranks(speaker, &best)].concat());
    }
    let march = Click::NewMarch { day };
    let style = ButtonStyle::Secondary;
    let march = button(speaker, march, "button-march", style);
    Some((lines.join("\n"), march))
}

fn picture(speaker: Speaker<'_>, drawn: Drawn, position: &Position) -> Picture {
    picture_of_task(speaker, drawn, position, &stones(position))
}
