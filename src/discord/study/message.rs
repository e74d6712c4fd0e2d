//! Lessons and puzzles in words.

use halma_picture::Marker;
use halma_rules::{Cell, Move, Position, Route, Standing};
use halma_service::PuzzleStreak;
use serenity::builder::{CreateActionRow, CreateButton, CreateSelectMenuOption};
use serenity::model::application::ButtonStyle;

use crate::discord::parts::body::{Body, Picture};
use crate::discord::parts::components::{button, select};
use crate::discord::parts::id::Coded as _;
use crate::discord::parts::limits::MOST_OPTIONS;
use crate::discord::pictures::gallery::Drawn;
use crate::discord::play::choose_move_message::numbered;
use crate::discord::study::click::{Click, Studied};
use crate::discord::text::{Say as _, Speaker, joined, say};
use crate::study::{Exercise, LESSONS};
use crate::words::described::stones;
use crate::words::names::color_name;
use crate::words::study as words;

/// The result of a move in an exercise.
pub struct Verdict {
    /// The move.
    pub route: Route,
    /// The position after it.
    pub after: Standing,
    /// Whether it solves the task.
    pub is_right: bool,
    /// The streak, if it counts for one.
    pub streak: Option<PuzzleStreak>,
}

/// An exercise as shown: with its stones, or with the targets of one of them.
pub struct ExerciseShown<'a> {
    studied: Studied,
    exercise: &'a Exercise,
    stone: Option<Cell>,
}

impl<'a> ExerciseShown<'a> {
    /// Creates one with this stone selected, or the only one there is.
    pub fn new(studied: Studied, exercise: &'a Exercise, stone: Option<Cell>) -> Self {
        let stones = exercise.stones();
        let only = match stones[..] {
            [only] => Some(only),
            _ => None,
        };
        Self {
            studied,
            exercise,
            stone: stone.filter(|stone| stones.contains(stone)).or(only),
        }
    }

    /// Returns the moves of the selected stone.
    fn moves(&self) -> Vec<Move> {
        let mut moves = self.exercise.moves();
        moves.retain(|mv| Some(mv.from()) == self.stone);
        moves.truncate(MOST_OPTIONS);
        moves
    }

    /// Returns the numbered cells.
    fn cells(&self) -> Vec<Cell> {
        match self.stone {
            None => self.exercise.stones(),
            Some(_) => self.moves().into_iter().map(Move::to).collect(),
        }
    }

    /// Returns the markers in the picture.
    pub fn markers(&self) -> Vec<Marker> {
        let chosen = self.stone.map(Marker::chosen);
        chosen
            .into_iter()
            .chain(numbered(self.cells().into_iter()))
            .collect()
    }
}

/// Returns a lesson or a puzzle, with the menu for a stone or its move.
pub fn exercise(speaker: Speaker<'_>, shown: &ExerciseShown<'_>, drawn: Option<Drawn>) -> Body {
    let (studied, exercise) = (shown.studied, shown.exercise);
    let text = match studied {
        Studied::Lesson(number) => say!(
            speaker,
            "lesson-title",
            number = number + 1,
            all = LESSONS.len(),
            text = speaker.say(&format!("lesson-ask-{}", LESSONS[number as usize].word)),
        ),
        Studied::Puzzle(_) => speaker.write(&words::puzzle(speaker, "puzzle-title", exercise)),
    };
    let mut rows = vec![menu(speaker, shown)];
    if shown.stone.is_some() && exercise.stones().len() > 1 {
        let id = Click::Begin { studied };
        let style = ButtonStyle::Secondary;
        rows.push(button_row(speaker, id, "button-study-stones", style));
    }
    Body {
        picture: drawn.map(|drawn| picture_of_exercise(speaker, drawn, exercise)),
        rows,
        ..Body::text(text)
    }
}

/// Returns the menu of stones, or of the selected stone's moves, numbered as in the picture.
fn menu(speaker: Speaker<'_>, shown: &ExerciseShown<'_>) -> CreateActionRow {
    let board = shown.exercise.position().board();
    let studied = shown.studied;
    let (click, placeholder, label) = match shown.stone {
        None => (Click::Stone { studied }, "menu-study-stone", "study-stone"),
        Some(_) => (Click::Move { studied }, "menu-study-target", "study-target"),
    };
    let from = shown.stone.map(|stone| board.name(stone));
    let options = (1..).zip(shown.cells()).map(|(number, cell)| {
        let name = board.name(cell);
        let value = match &from {
            None => name.clone(),
            Some(from) => format!("{from}-{name}"),
        };
        let label = say!(speaker, label, number = number, cell = name);
        CreateSelectMenuOption::new(label, value)
    });
    select(&click.id(), options.collect(), speaker.say(placeholder))
}

/// Says whether a move was right, and what comes next.
pub fn judged(
    speaker: Speaker<'_>,
    studied: Studied,
    verdict: &Verdict,
    drawn: Option<Drawn>,
) -> Body {
    let is_right = verdict.is_right;
    let position = verdict.after.position();
    let (mark, how) = if is_right {
        ("study-right", "right")
    } else {
        ("study-wrong", "wrong")
    };
    let said = match studied {
        Studied::Lesson(number) => format!("lesson-{how}-{}", LESSONS[number as usize].word),
        Studied::Puzzle(_) => format!("puzzle-{how}"),
    };
    let route = verdict.route.text(position.board()).replace('-', " → ");
    let mut lines = vec![say!(
        speaker,
        mark,
        route = route,
        text = speaker.say(&said)
    )];
    let streak = verdict.streak.filter(|_| is_right);
    let days = streak.map(|streak| words::streak(speaker, streak));
    lines.extend(speaker.write_all(days.iter().flatten()));
    let next = match (studied, is_right) {
        (Studied::Lesson(number), true) if number as usize + 1 < LESSONS.len() => {
            Some((Studied::Lesson(number + 1), "button-next-lesson"))
        }
        (_, true) => None,
        (_, false) => Some((studied, "button-study-again")),
    };
    let share = match studied {
        Studied::Puzzle(day) if streak.is_some() => {
            let (share, style) = (Click::SharePuzzle { day }, ButtonStyle::Secondary);
            Some(button_row(speaker, share, "button-share", style))
        }
        _ => None,
    };
    let next = next.map(|(next, key)| {
        let begin = Click::Begin { studied: next };
        button_row(speaker, begin, key, ButtonStyle::Primary)
    });
    let next = next.or(share);
    Body {
        picture: drawn.map(|drawn| picture(speaker, drawn, position)),
        rows: next.into_iter().collect(),
        ..Body::text(lines.join("\n"))
    }
}

/// Returns a day's puzzle for everyone in a channel, and what else there is that day; each person
/// solves it privately.
pub fn daily_puzzle(
    speaker: Speaker<'_>,
    day: u32,
    exercise: &Exercise,
    march: Option<(String, CreateButton)>,
    drawn: Option<Drawn>,
) -> Body {
    let text = speaker.write(&words::puzzle(speaker, "puzzle-of-the-day", exercise));
    let click = Click::NewPuzzle { day };
    let solve = button(speaker, click, "button-solve", ButtonStyle::Primary);
    let (said, march) = march.unzip();
    let text = [text].into_iter().chain(said).collect::<Vec<_>>();
    Body {
        picture: drawn.map(|drawn| picture_of_exercise(speaker, drawn, exercise)),
        rows: vec![CreateActionRow::Buttons(
            [solve].into_iter().chain(march).collect(),
        )],
        ..Body::text(text.join("\n"))
    }
}

/// Returns a row with one button.
fn button_row(
    speaker: Speaker<'_>,
    click: Click,
    key: &str,
    style: ButtonStyle,
) -> CreateActionRow {
    CreateActionRow::Buttons(vec![button(speaker, click, key, style)])
}

fn picture_of_exercise(speaker: Speaker<'_>, png: Drawn, exercise: &Exercise) -> Picture {
    picture_of_task(speaker, png, exercise.position(), &exercise.stones())
}

/// Returns a position's picture, with an alt text that is enough to go on.
pub fn picture_of_task(
    speaker: Speaker<'_>,
    png: Drawn,
    position: &Position,
    movable: &[Cell],
) -> Picture {
    let (setup, board) = (position.setup(), position.board());
    let color = setup.colors(position.to_move())[0];
    let names = |cells: &mut dyn Iterator<Item = Cell>| {
        let names: Vec<String> = cells.map(|cell| board.name(cell)).collect();
        names.join(" ")
    };
    let asked = say!(
        speaker,
        "study-alt",
        color = color_name(speaker, color),
        home = names(&mut setup.home(color).iter()),
        goal = names(&mut setup.goal(color).iter()),
        stones = names(&mut movable.iter().copied()),
    );
    let shown = picture(speaker, png, position);
    Picture {
        alt_text: joined([asked, shown.alt_text]),
        ..shown
    }
}

/// Returns a position's picture, with its stones as alt text.
fn picture(speaker: Speaker<'_>, png: Drawn, position: &Position) -> Picture {
    let alt_text = joined(stones(speaker, position)).words();
    Picture {
        png,
        name: "halma-study.png".to_owned(),
        alt_text,
    }
}
