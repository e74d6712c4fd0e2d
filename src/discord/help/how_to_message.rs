//! How a game is played, for whoever is new to it.

use crate::discord::help::click::Click;
use crate::discord::parts::body::{Body, Picture};
use crate::discord::parts::choice::Choice;
use crate::discord::parts::components::{self, select};
use crate::discord::parts::id::Coded as _;
use crate::discord::parts::limits::MOST_OPTIONS;
use crate::discord::pictures::gallery::Drawn;
use crate::discord::text::{Speaker, say};
use serenity::builder::{CreateActionRow, CreateButton, CreateSelectMenuOption};
use serenity::model::application::ButtonStyle;

use halma_picture::{Marker, MarkerNumber, Scene};
use halma_rules::{Cell, Game, Move, Ply, Position, Route, Rules, Seat, Variant};

/// The longest that a lesson's game goes on before it is taken as it is.
const MOST_PLIES: usize = 60;
/// So many jumps make a chain worth a lesson.
const JUMPS: usize = 3;

/// A moment in a game at which one stone can make a chain of jumps.
pub struct Lesson {
    position: Position,
    stone: Cell,
    /// The chain that goes farthest, and all other moves of the stone, those with most jumps first.
    routes: Vec<Route>,
}

impl Lesson {
    /// A lesson in a game: the first moment of a plain course at which a chain is possible.
    pub fn of(rules: Rules) -> Self {
        let mut game = Game::new(rules);
        let mut lesson = Self::at(game.position());
        while lesson.routes[0].jumps() < JUMPS && game.ply_count() < MOST_PLIES {
            let gains = game.position().gains();
            let Some(&(mv, _)) = gains.iter().max_by_key(|(_, gain)| *gain) else {
                break;
            };
            if game.play(Ply::Move(mv)).is_err() || game.outcome().is_some() {
                break;
            }
            lesson = Self::at(game.position());
        }
        lesson
    }

    /// The stone with the longest chain.
    fn at(position: &Position) -> Self {
        let moves = position.gains().into_iter().map(|(mv, _)| mv);
        let route = |mv: Move| position.route(mv);
        let longest = moves.clone().map(route).max_by_key(Route::jumps);
        let stone = longest.map_or_else(|| position.board().cells()[0], |route| route.mv().from());
        let mut routes: Vec<Route> = moves.filter(|mv| mv.from() == stone).map(route).collect();
        routes.sort_by_key(|route| std::cmp::Reverse(route.jumps()));
        routes.truncate(MOST_OPTIONS);
        Self {
            position: position.clone(),
            stone,
            routes,
        }
    }

    /// The way of the stone to a cell.
    pub fn route_to(&self, cell: &str) -> Option<Route> {
        let cell = self.position.board().parse_cell(cell)?;
        let found = self.routes.iter().find(|route| route.mv().to() == cell);
        found.cloned()
    }

    /// The picture: where the stone can go, or the way that it went.
    pub fn scene(&self, played: Option<&Route>) -> Scene {
        let seat = self.seat();
        let Some(route) = played else {
            let numbers = (1..).map_while(|number| MarkerNumber::new(number).ok());
            let targets = self.routes.iter().zip(numbers);
            let targets =
                targets.map(|(route, number)| Marker::reachable(route.mv().to()).numbered(number));
            let marked = Scene::of(&self.position).marked([Marker::chosen(self.stone)]);
            return marked.marked(targets).for_seat(seat);
        };
        let mut game = Game::from_position(self.position.clone());
        if game.play(Ply::Move(route.mv())).is_err() {
            return Scene::of(&self.position).for_seat(seat);
        }
        Scene::of(game.position()).after(route).for_seat(seat)
    }

    fn seat(&self) -> Seat {
        self.position.to_move()
    }

    fn name(&self, cell: Cell) -> String {
        self.position.board().name(cell)
    }
}

/// The aim and the moves of a game, with a picture in which the goal is outlined.
pub fn how_to_play(speaker: Speaker<'_>, rules: Rules, drawn: Option<Drawn>) -> Body {
    let variant = rules.variant();
    let game = speaker.say(&variant.key());
    let mut lines = vec![
        say!(speaker, "how-to-title", game = game.as_str()),
        say!(speaker, "how-to-aim"),
        say!(speaker, "rules-moves"),
    ];
    lines.extend(diagonals(speaker, rules));
    lines.push(say!(speaker, "how-to-turn"));
    let style = ButtonStyle::Primary;
    let key = "button-try-chain";
    Body {
        picture: drawn.map(|drawn| Picture {
            png: drawn,
            name: "halma-start.png".to_owned(),
            alt_text: say!(speaker, "alt-start", game = game),
        }),
        rows: vec![CreateActionRow::Buttons(vec![button(
            speaker, variant, key, style,
        )])],
        ..Body::text(lines.join("\n"))
    }
}

/// In how many directions stones move; nothing on the star.
pub fn diagonals(speaker: Speaker<'_>, rules: Rules) -> Option<String> {
    rules.diagonals().map(|on| {
        speaker.say(if on {
            "rules-diagonals-on"
        } else {
            "rules-diagonals-off"
        })
    })
}

/// A chain to try, or what came of it.
pub fn lesson(
    speaker: Speaker<'_>,
    lesson: &Lesson,
    played: Option<&Route>,
    drawn: Option<Drawn>,
) -> Body {
    let variant = lesson.position.rules().variant();
    let (text, rows) = if let Some(route) = played {
        let style = ButtonStyle::Secondary;
        let again = button(speaker, variant, "button-try-again-chain", style);
        let text = say!(
            speaker,
            "lesson-played",
            route = route.text(lesson.position.board()).replace('-', " → "),
            jumps = route.jumps(),
        );
        (text, CreateActionRow::Buttons(vec![again]))
    } else {
        let options = lesson.routes.iter().enumerate().map(|(number, route)| {
            let to = lesson.name(route.mv().to());
            let label = say!(
                speaker,
                "lesson-target",
                number = number + 1,
                to = to.as_str(),
                jumps = route.jumps(),
            );
            CreateSelectMenuOption::new(label, to)
        });
        let id = Click::TryChain { variant }.id();
        let placeholder = say!(speaker, "menu-lesson");
        let stone = lesson.name(lesson.stone);
        let text = say!(speaker, "lesson-begin", stone = stone);
        (text, select(&id, options.collect(), placeholder))
    };
    Body {
        picture: drawn.map(|drawn| Picture {
            png: drawn,
            name: "halma-chain.png".to_owned(),
            alt_text: text.clone(),
        }),
        rows: vec![rows],
        ..Body::text(text)
    }
}

/// The button that leads to a chain to try.
pub fn button(
    speaker: Speaker<'_>,
    variant: Variant,
    key: &str,
    style: ButtonStyle,
) -> CreateButton {
    components::button(speaker, Click::TryChain { variant }, key, style)
}
