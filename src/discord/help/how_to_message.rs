//! How to play a game, for newcomers.

use halma_picture::{Marker, MarkerNumber, Scene};
use halma_rules::{Cell, Game, Move, Ply, Position, Route, Rules, Seat};
use serenity::builder::{CreateActionRow, CreateSelectMenuOption};
use serenity::model::application::ButtonStyle;

use crate::discord::help::click::Click;
use crate::discord::help::menus::illustrations_menu;
use crate::discord::parts::body::{Body, Picture};
use crate::discord::parts::choice::Choice;
use crate::discord::parts::components::{button, select};
use crate::discord::parts::id::Coded as _;
use crate::discord::parts::limits::MOST_OPTIONS;
use crate::discord::pictures::gallery::Drawn;
use crate::discord::text::{Say as _, Speaker, say};
use crate::study::Illustration;
use crate::words::rules::{diagonals, ends, options};

/// The maximum length of a lesson's game.
const MOST_PLIES: usize = 60;
/// The number of jumps that makes a chain worth a lesson.
const JUMPS: usize = 3;

/// A position in which one stone can make a chain of jumps.
pub struct Lesson {
    position: Position,
    stone: Cell,
    /// The chain that goes farthest, then the stone's other moves, most jumps first.
    routes: Vec<Route>,
}

impl Lesson {
    /// Returns a lesson for a seat: the first position in a plain game with a chain.
    pub fn of(rules: Rules, seat: Seat) -> Self {
        let mut game = Game::new(rules);
        let mut lesson = Self::at(game.position());
        let is_fit = |lesson: &Self| lesson.seat() == seat && lesson.routes[0].jumps() >= JUMPS;
        while !is_fit(&lesson) && game.ply_count() < MOST_PLIES {
            let gains = game.position().gains();
            let Some(&(mv, _)) = gains.iter().max_by_key(|(_, gain)| *gain) else {
                break;
            };
            if game.play(Ply::Move(mv)).is_err() || game.outcome().is_some() {
                break;
            }
            let next = Self::at(game.position());
            if next.seat() == seat || lesson.seat() != seat {
                lesson = next;
            }
        }
        lesson
    }

    /// Returns the stone with the longest chain.
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

    /// Returns the stone's route to a cell.
    pub fn route_to(&self, cell: &str) -> Option<Route> {
        let cell = self.position.board().parse_cell(cell)?;
        let found = self.routes.iter().find(|route| route.mv().to() == cell);
        found.cloned()
    }

    /// Returns the picture: where the stone can go, or the way it went.
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

    /// Returns the aim, a step, a jump and a chain, from the lesson's side.
    pub fn course(&self) -> [Scene; 4] {
        let moves = self.position.gains();
        let mut routes = moves.iter().map(|(mv, _)| self.position.route(*mv));
        let step = routes.clone().find(|route| route.jumps() == 0);
        let jump = routes.find(|route| route.jumps() == 1);
        let start = Position::start(self.position.rules());
        let aim = Scene::of(&start).for_seat(self.seat());
        let chain = self.routes.first().cloned();
        let [step, jump, chain] = [step, jump, chain].map(|route| self.scene(route.as_ref()));
        [aim, step, jump, chain]
    }

    fn seat(&self) -> Seat {
        self.position.to_move()
    }

    fn rules(&self) -> Rules {
        self.position.rules()
    }

    fn side(&self) -> u32 {
        self.seat().index() as u32
    }

    fn click(&self) -> Click {
        let (rules, side) = (self.rules(), self.side());
        Click::TryChain { rules, side }
    }

    fn name(&self, cell: Cell) -> String {
        self.position.board().name(cell)
    }
}

/// Returns the aim, a step, a jump and a chain, each as a line and a part of the picture.
pub fn how_to_play(speaker: Speaker<'_>, lesson: &Lesson, drawn: Option<Drawn>) -> Body {
    let game = speaker.say(&lesson.rules().variant().key());
    let mut lines = vec![
        say!(speaker, "how-to-title", game = game.as_str()),
        say!(speaker, "how-to-lines"),
        format!("⏳ {}", speaker.write(&ends(speaker, lesson.rules()))),
    ];
    lines.extend(
        diagonals(speaker, lesson.rules()).map(|line| format!("↔️ {}", speaker.write(&line))),
    );
    lines.extend(speaker.write_all(&options(speaker, lesson.rules())));
    let key = "button-try-chain";
    let try_chain = button(speaker, lesson.click(), key, ButtonStyle::Primary);
    let mut rows = vec![CreateActionRow::Buttons(vec![try_chain])];
    let rules = lesson.rules();
    rows.extend(illustrations_menu(speaker, rules, &Illustration::of(rules)));
    Body {
        picture: drawn.map(|drawn| Picture {
            png: drawn,
            name: "halma-how-to.png".to_owned(),
            alt_text: say!(speaker, "alt-how-to", game = game),
        }),
        rows,
        ..Body::text(lines.join("\n"))
    }
}

/// Returns a chain to try, or the result of a try.
pub fn lesson(
    speaker: Speaker<'_>,
    lesson: &Lesson,
    played: Option<&Route>,
    drawn: Option<Drawn>,
) -> Body {
    let style = ButtonStyle::Secondary;
    let (rules, side) = (lesson.rules(), lesson.side());
    let explain = Click::Explain { rules, side };
    let mut buttons = vec![button(speaker, explain, "button-how-to", style)];
    let mut rows = Vec::new();
    let text = if let Some(route) = played {
        let again = button(speaker, lesson.click(), "button-try-again-chain", style);
        buttons.insert(0, again);
        say!(
            speaker,
            "lesson-played",
            route = route.text(lesson.position.board()).replace('-', " → "),
            jumps = route.jumps(),
        )
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
        let id = lesson.click().id();
        let placeholder = say!(speaker, "menu-lesson");
        let stone = lesson.name(lesson.stone);
        rows.push(select(&id, options.collect(), placeholder));
        say!(speaker, "lesson-begin", stone = stone)
    };
    rows.push(CreateActionRow::Buttons(buttons));
    Body {
        picture: drawn.map(|drawn| Picture {
            png: drawn,
            name: "halma-chain.png".to_owned(),
            alt_text: text.clone(),
        }),
        rows,
        ..Body::text(text)
    }
}
