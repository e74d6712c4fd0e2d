//! Choosing a chain of jumps jump by jump.

use halma_picture::Marker;
use halma_rules::{Cell, Position};
use halma_service::MatchView;
use serenity::builder::{CreateActionRow, CreateSelectMenuOption};
use serenity::model::application::ButtonStyle;

use crate::discord::parts::body::Body;
use crate::discord::parts::components::select;
use crate::discord::parts::id::{Coded as _, PackedMove};
use crate::discord::parts::limits::MOST_OPTIONS;
use crate::discord::pictures::gallery::Drawn;
use crate::discord::play::choose_move_message::{Menus, numbered};
use crate::discord::play::click::Click;
use crate::discord::text::{Say as _, Speaker, say};

/// The state of a stone within its turn.
pub struct Jumps {
    start: Cell,
    at: Cell,
    /// The way from the start: what is played if the stone stops here.
    way: Vec<Cell>,
    /// Where the next jump can land.
    landings: Vec<Cell>,
    /// Whether the turn may end where the stone is.
    may_stop: bool,
}

impl Jumps {
    /// Returns the jumps of the stone from `start` after it has reached `at`.
    pub fn of(position: &Position, start: Cell, at: Cell) -> Self {
        let mut landings = position.jumps_on(start, at);
        landings.truncate(MOST_OPTIONS);
        let mut moves = position.gains().into_iter().map(|(mv, _)| mv);
        let stop = moves.find(|mv| (mv.from(), mv.to()) == (start, at));
        let way = stop.map(|mv| position.route(mv).cells().to_vec());
        Self {
            start,
            at,
            way: way.unwrap_or_else(|| vec![start, at]),
            landings,
            may_stop: stop.is_some(),
        }
    }

    /// Returns the markers: the stone's way so far, and the numbers of the next landings.
    pub fn markers(&self) -> Vec<Marker> {
        let chosen = self.way.iter().copied().map(Marker::chosen);
        let landings = numbered(self.landings.iter().copied());
        chosen.chain(landings).collect()
    }

    fn leads_on(&self) -> bool {
        let mut landings = self.landings.iter();
        landings.any(|landing| !self.way.contains(landing))
    }
}

/// Returns the message with the next landings, and a way to stop.
pub fn jump_by_jump(
    speaker: Speaker<'_>,
    view: &MatchView,
    jumps: &Jumps,
    drawn: Option<Drawn>,
) -> Body {
    let Some(game) = view.game() else {
        return Body::text(speaker.say("went-on"));
    };
    let board = game.standing.position().board();
    let (from, at) = (board.name(jumps.start), board.name(jumps.at));
    let menus = Menus { speaker, view };
    let code = view.card.code.as_str();
    let key = if jumps.at == jumps.start {
        "jumps-begin"
    } else if jumps.leads_on() {
        "jumps-on"
    } else {
        "jumps-back"
    };
    let content = say!(
        speaker,
        key,
        code = code,
        from = from.as_str(),
        at = at.as_str()
    );
    let (turn, start) = (menus.at(), PackedMove::of(&from));
    let mut rows = Vec::new();
    if !jumps.landings.is_empty() {
        let options = jumps.landings.iter().enumerate().map(|(index, &cell)| {
            let name = board.name(cell);
            let label = format!("{} · {at} → {name}", index + 1);
            CreateSelectMenuOption::new(label, name)
        });
        let id = Click::Jumps { at: turn, start }.id();
        let placeholder = speaker.say("menu-jumps");
        rows.push(select(&id, options.collect(), placeholder));
    }
    let mut buttons = Vec::new();
    if jumps.may_stop {
        let chosen = PackedMove::of(&format!("{from}-{at}"));
        let stop = menus.button(Click::Confirm { at: turn, chosen }, "button-stop-here");
        buttons.push(stop.style(ButtonStyle::Success));
    }
    let stone = start;
    buttons.push(menus.button(Click::Stone { at: turn, stone }, "button-back"));
    rows.push(CreateActionRow::Buttons(buttons));
    menus.body(content, rows, drawn)
}
