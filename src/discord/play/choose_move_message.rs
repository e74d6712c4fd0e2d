//! The private message for choosing a move: numbered stones in the picture, and menus.

use halma_picture::{Marker, MarkerNumber};
use halma_rules::{Cell, Reason, Verdict};
use halma_service::ids::UserId;
use halma_service::{MatchView, Suggestion, strict_move};
use serenity::builder::{CreateActionRow, CreateButton, CreateSelectMenuOption};
use serenity::model::application::ButtonStyle;

use crate::discord::parts::body::{Body, cut};
use crate::discord::parts::components::{button, select};
use crate::discord::parts::id::{AtTurn, Coded as _, PackedMove};
use crate::discord::parts::limits::{MOST_LABEL_CHARS, MOST_OPTIONS};
use crate::discord::parts::wording;
use crate::discord::pictures::gallery::Drawn;
use crate::discord::play::click::Click;
use crate::discord::text::{Say as _, Speaker, gain_sign, markup, say};

/// The maximum number of target menus in a message, besides the stones and the buttons.
const TARGET_MENUS: usize = 3;

/// What the message shows.
#[derive(Clone, Copy)]
pub enum Showing {
    /// The best moves of all stones, and a page of the stones.
    Best {
        /// The page.
        page: u32,
    },
    /// Where a stone can go.
    Targets(Cell),
}

/// The movable stones, the one with the best move first.
pub struct Stones(Vec<Stone>);

struct Stone {
    cell: Cell,
    name: String,
    /// Its moves, best first.
    moves: Vec<Suggestion>,
}

impl Stones {
    /// Returns the stones of the player to move.
    pub fn of(view: &MatchView, user: UserId) -> Self {
        let mut stones: Vec<Stone> = Vec::new();
        for suggestion in view.suggestions(user, "") {
            let cell = suggestion.mv.from();
            match stones.iter_mut().find(|stone| stone.cell == cell) {
                Some(stone) => stone.moves.push(suggestion),
                None => stones.push(Stone {
                    cell,
                    name: from(&suggestion).to_owned(),
                    moves: vec![suggestion],
                }),
            }
        }
        Self(stones)
    }

    /// Returns the markers: numbers on the stones, or on the target cells of one.
    pub fn markers(&self, showing: Showing) -> Vec<Marker> {
        match showing {
            Showing::Best { page } => {
                let cells = self.page(page).iter().map(|stone| stone.cell);
                numbered(cells).collect()
            }
            Showing::Targets(cell) => {
                let moves = self.moves_of(cell).iter();
                let targets = numbered(moves.map(|suggestion| suggestion.mv.to()));
                [Marker::chosen(cell)].into_iter().chain(targets).collect()
            }
        }
    }

    fn page(&self, page: u32) -> &[Stone] {
        let mut pages = self.0.chunks(MOST_OPTIONS);
        pages.nth(page as usize).unwrap_or_default()
    }

    fn moves_of(&self, cell: Cell) -> &[Suggestion] {
        let stone = self.0.iter().find(|stone| stone.cell == cell);
        stone.map_or(&[], |stone| &stone.moves)
    }

    /// Returns the best moves of all stones, best first, each with its stone's number.
    fn best(&self) -> Vec<(usize, &Suggestion)> {
        let stones = self.0.iter().enumerate();
        let moves = stones.flat_map(|(index, stone)| {
            let moves = stone.moves.iter();
            moves.map(move |suggestion| (index + 1, suggestion))
        });
        let mut moves: Vec<_> = moves.collect();
        moves.sort_by_key(|(_, one)| (one.rank(), one.jumps));
        moves.truncate(MOST_OPTIONS);
        moves
    }
}

/// Returns markers numbered from 1, as in the menu.
pub fn numbered(cells: impl Iterator<Item = Cell>) -> impl Iterator<Item = Marker> {
    cells.zip(1_u8..).map(|(cell, number)| {
        let marker = Marker::reachable(cell);
        match MarkerNumber::new(number) {
            Ok(number) => marker.numbered(number),
            Err(_) => marker,
        }
    })
}

/// Returns the message with its menus: two taps play one of the best moves, four any other.
pub fn choose_move(
    speaker: Speaker<'_>,
    view: &MatchView,
    stones: &Stones,
    showing: Showing,
    drawn: Option<Drawn>,
    page: Option<CreateButton>,
) -> Body {
    let menus = Menus { speaker, view };
    let code = view.card.code.as_str();
    let (content, rows) = match showing {
        Showing::Best { page: number } => (menus.asked(), menus.best(stones, number, page)),
        Showing::Targets(cell) => {
            let stone = stones.0.iter().find(|stone| stone.cell == cell);
            let name = stone.map_or("", |stone| stone.name.as_str());
            let content = say!(speaker, "choose-target", code = code, stone = name);
            (content, menus.targets(stones, cell))
        }
    };
    menus.body(content, rows, drawn)
}

/// Returns the button that reopens the form with the typed move.
pub fn type_again(speaker: Speaker<'_>, view: &MatchView, typed: &str) -> CreateButton {
    let menus = Menus { speaker, view };
    let (at, typed) = (menus.at(), PackedMove::of(&strict_move(typed)));
    menus.button(Click::Type { at, typed }, "button-try-again")
}

/// Returns the message as everyone in a conversation sees it: it says who chooses, and shows the board
/// again to whoever wants to see it.
pub fn for_everyone(speaker: Speaker<'_>, by: UserId, view: &MatchView, mut body: Body) -> Body {
    let menus = Menus { speaker, view };
    let back = menus.button(Click::Back { at: menus.at() }, "button-to-board");
    match body.rows.last_mut() {
        Some(CreateActionRow::Buttons(buttons)) => buttons.push(back),
        _ => body.rows.push(CreateActionRow::Buttons(vec![back])),
    }
    let code = view.card.code.as_str();
    let who = markup::user(by);
    let chooses = say!(speaker, "chooses-move", who = who, code = code);
    let rest = body.content.split_once('\n').map(|(_, rest)| rest);
    body.content = match rest {
        Some(rest) => format!("{chooses}\n{rest}"),
        None => chooses,
    };
    body
}

/// Asks whether to play a chosen move.
pub fn confirm_move(
    speaker: Speaker<'_>,
    view: &MatchView,
    text: &str,
    drawn: Option<Drawn>,
) -> Body {
    let menus = Menus { speaker, view };
    let (at, chosen) = (menus.at(), PackedMove::of(text));
    let play = menus.button(Click::Confirm { at, chosen }, "button-play");
    let buttons = vec![
        play.style(ButtonStyle::Success),
        menus.button(Click::Page { at, page: 0 }, "button-back"),
    ];
    let text = text.replace('-', " → ");
    let code = view.card.code.as_str();
    let content = say!(speaker, "confirm-move", code = code, text = text);
    menus.body(content, vec![CreateActionRow::Buttons(buttons)], drawn)
}

/// The buttons and menus of the message.
pub struct Menus<'a> {
    pub speaker: Speaker<'a>,
    pub view: &'a MatchView,
}

impl Menus<'_> {
    /// Returns the message with the board.
    pub fn body(&self, content: String, rows: Vec<CreateActionRow>, drawn: Option<Drawn>) -> Body {
        let Some(game) = self.view.game() else {
            return Body::text(content);
        };
        let (speaker, view) = (self.speaker, self.view);
        Body {
            picture: drawn.map(|drawn| wording::picture(speaker, view, game, drawn)),
            rows,
            ..Body::text(wording::with_text_board(speaker, view, game, content))
        }
    }

    /// Returns the match at its current turn.
    pub fn at(&self) -> AtTurn {
        AtTurn::of(self.view)
    }

    /// Asks for a move. On the first turn it says where the goal is if the picture is turned.
    fn asked(&self) -> String {
        let (speaker, view) = (self.speaker, self.view);
        let asked = say!(speaker, "choose-move", code = view.card.code.as_str());
        let turned = view.game().and_then(|game| {
            let own = game.first_turn()?;
            let is_turned = own != game.public_side() && !game.practice;
            is_turned.then(|| wording::goals(speaker, game, own, own))
        });
        match turned {
            Some(corners) => {
                let side = say!(speaker, "choose-side", corners = corners);
                format!("{asked}\n{side}")
            }
            None => asked,
        }
    }

    fn best(&self, stones: &Stones, page: u32, link: Option<CreateButton>) -> Vec<CreateActionRow> {
        let best = stones.best().into_iter();
        let options = best.map(|(number, suggestion)| {
            let numbered = format!("{number} · {}", from(suggestion));
            self.option(&numbered, suggestion)
        });
        let placeholder = say!(self.speaker, "menu-best-moves");
        let at = self.at();
        let mut rows = vec![
            select(&Click::Best { at }.id(), options.collect(), placeholder),
            self.stones(stones, page, "menu-first-stones"),
        ];
        let mut buttons = Vec::new();
        if stones.0.len() > MOST_OPTIONS {
            let next = (page + 1) % stones.0.len().div_ceil(MOST_OPTIONS) as u32;
            buttons.push(self.button(Click::Page { at, page: next }, "button-other-stones"));
        }
        buttons.push(self.type_button());
        buttons.extend(link);
        rows.push(CreateActionRow::Buttons(buttons));
        rows
    }

    fn stones(&self, stones: &Stones, page: u32, placeholder: &str) -> CreateActionRow {
        let numbered = stones.page(page).iter().enumerate();
        let options = numbered.map(|(index, stone)| {
            let label = say!(
                self.speaker,
                "stone-label",
                number = index + 1,
                stone = stone.name.as_str(),
                moves = stone.moves.len(),
            );
            CreateSelectMenuOption::new(cut(&label, MOST_LABEL_CHARS), stone.name.as_str())
        });
        let at = self.at();
        let id = Click::Stones { at, page }.id();
        select(&id, options.collect(), self.speaker.say(placeholder))
    }

    fn targets(&self, stones: &Stones, cell: Cell) -> Vec<CreateActionRow> {
        // They hold more than any stone can reach: a quarter of the largest board, and its
        // neighbors.
        let at = self.at();
        let moves = stones
            .moves_of(cell)
            .chunks(MOST_OPTIONS)
            .take(TARGET_MENUS);
        let menus = moves.enumerate().map(|(menu, moves)| {
            let first = menu * MOST_OPTIONS + 1;
            let options = moves.iter().zip(first..).map(|(suggestion, number)| {
                let numbered = self.speaker.number(number);
                self.option(&numbered, suggestion)
            });
            let placeholder = say!(self.speaker, "menu-targets", first = first);
            let menu = menu as u32;
            select(
                &Click::Targets { at, menu }.id(),
                options.collect(),
                placeholder,
            )
        });
        let mut rows: Vec<_> = menus.collect();
        rows.push(self.stones(stones, 0, "menu-stones"));
        let mut buttons = vec![self.button(Click::Page { at, page: 0 }, "button-back")];
        let stone = stones.moves_of(cell);
        if let Some(chain) = stone.iter().find(|suggestion| suggestion.jumps > 1) {
            let start = PackedMove::of(from(chain));
            buttons.push(self.button(Click::Jumps { at, start }, "button-jump-by-jump"));
        }
        buttons.push(self.type_button());
        rows.push(CreateActionRow::Buttons(buttons));
        rows
    }

    /// Returns a move's option: target, number of jumps and gain. A move that ends the game says
    /// so.
    fn option(&self, begins: &str, suggestion: &Suggestion) -> CreateSelectMenuOption {
        let label = say!(
            self.speaker,
            "choice-move",
            begins = begins,
            to = to(suggestion),
            jumps = suggestion.jumps,
            gain = suggestion.gain,
            sign = gain_sign(suggestion.gain),
            end = self.end(suggestion),
        );
        let option =
            CreateSelectMenuOption::new(cut(&label, MOST_LABEL_CHARS), suggestion.text.as_str());
        if suggestion.jumps > 1 {
            let route = suggestion.route.replace('-', " → ");
            option.description(cut(&route, MOST_LABEL_CHARS))
        } else {
            option
        }
    }

    /// Returns the effect of a move that ends the game, at once or for certain.
    fn end(&self, suggestion: &Suggestion) -> &'static str {
        let game = self.view.game();
        let Some((game, after)) = game.zip(self.view.after(suggestion)) else {
            return "none";
        };
        let mover = game.standing.position().to_move();
        let outcome = after.outcome();
        if after.is_done(mover) {
            let is_first = after.place(mover) == Some(1);
            let wins = is_first || outcome.is_some_and(|outcome| outcome.is_won_by(mover));
            return if wins { "won" } else { "none" };
        }
        match outcome {
            None if after.is_late_to_leave_home(mover) => "late",
            None => "none",
            Some(outcome) if outcome.is_won_by(mover) => "won",
            Some(outcome) => match (outcome.verdict, outcome.reason) {
                (Verdict::Drawn | Verdict::Void, _)
                | (Verdict::Placed(_), Reason::Stall | Reason::Blocked) => "drawn",
                _ => "lost",
            },
        }
    }

    fn type_button(&self) -> CreateButton {
        let (at, typed) = (self.at(), PackedMove::NONE);
        self.button(Click::Type { at, typed }, "button-type-move")
    }

    pub fn button(&self, click: Click, key: &str) -> CreateButton {
        button(self.speaker, click, key, ButtonStyle::Secondary)
    }
}

fn from(suggestion: &Suggestion) -> &str {
    let ends = suggestion.text.split_once('-');
    ends.map_or("", |(from, _)| from)
}

fn to(suggestion: &Suggestion) -> &str {
    let ends = suggestion.text.split_once('-');
    ends.map_or("", |(_, to)| to)
}
