//! What buttons, menus and forms do: those that belong to a command as its file says, the others
//! here.

mod choose_move;
mod click;
mod clock;
mod how_to;
mod lobby;
mod replay;

pub use click::Click;

use super::answer::Answer;
use super::commands::{
    self, admin, block, board, bring_here, challenge_user, export, games, leaderboard, r#move,
    offer, open, privacy, resign, study,
};
use super::context::Context;
use super::custom_id::InMatch;
use super::studies;
use crate::ids::MatchId;
use crate::service::Error;

/// Does what a click asks for.
pub async fn click(cx: &Context<'_>, click: Click) -> Result<Answer, Error> {
    match click {
        Click::InMatch { what, id, turn } => in_match(cx, what, id, turn).await,
        Click::ChooseMove {
            what,
            id,
            turn,
            page,
            chosen,
        } => choose_move::step(cx, what, (id, turn), page, chosen).await,
        Click::Replay { step, id, shown } => replay::step(cx, step, id, shown).await,
        Click::TryChain(variant, target) => how_to::try_chain(cx, variant, target).await,
        Click::Study(step, number, chosen) => studies::step(cx, step, number, &chosen).await,
        Click::ForReplay(code) => commands::replay::chosen(cx, code).await,
        Click::ForHint(code) => commands::hint::chosen(cx, code).await,
        Click::ForRecord(code) => export::chosen(cx, code).await,
        Click::ForMove { code, turn, text } => r#move::chosen(cx, code, turn, text).await,
        Click::ForOffer { code, offer } => offer::chosen(cx, code, offer).await,
        Click::ForBoard(code) => board::chosen(cx, code).await,
        Click::ForResign(code) => resign::chosen(cx, code).await,
        Click::ForPlace(code) => bring_here::chosen(cx, code).await,
        Click::ForChallenge(code) => games::challenge(cx, code).await,
        Click::Game(opponent, variant) => challenge_user::chosen(cx, opponent, variant).await,
        Click::Unblock(player) => block::unblock(cx, player).await,
        Click::Games(of, page) => games::page(cx, of, page).await,
        Click::ServerGames(page) => admin::games::page(cx, page).await,
        Click::OpenGames(page) => open::page(cx, page).await,
        Click::Table(table) => leaderboard::turn(cx, table).await,
        Click::Privacy(step) => privacy::step(cx, step).await,
    }
}

async fn in_match(
    cx: &Context<'_>,
    what: InMatch,
    id: MatchId,
    turn: u64,
) -> Result<Answer, Error> {
    match what {
        InMatch::Lobby(lobby_move) => lobby::answer(cx, id, lobby_move).await,
        InMatch::HowToPlay => how_to::open(cx, id).await,
        InMatch::Replay => replay::open(cx, id).await,
        InMatch::Analyze => study::analyze::open(cx, id).await,
        InMatch::Rematch => lobby::rematch(cx, id).await,
        InMatch::Move => choose_move::open(cx, id, turn).await,
        InMatch::Board => board::look(cx, id).await,
        InMatch::Resign => resign::ask(cx, id).await,
        InMatch::ConfirmResign => resign::confirm(cx, id, turn).await,
        InMatch::KeepPlaying => Ok(resign::keep_playing(cx)),
        InMatch::GiveDay => clock::give_day(cx, id, turn).await,
        InMatch::Mute => clock::mute(cx, id, turn).await,
        InMatch::Offer(offer_move) => offer::answer(cx, id, turn, offer_move).await,
        // Forms are submitted, not clicked.
        InMatch::ModeratorEnds | InMatch::ModeratorUndoes | InMatch::ModeratorVoids => {
            Ok(cx.private("unknown-request"))
        }
    }
}

/// Does what a form asks for that was sent off with this text.
pub async fn submit(
    cx: &Context<'_>,
    what: InMatch,
    id: MatchId,
    turn: u64,
    text: String,
) -> Result<Answer, Error> {
    match what {
        InMatch::Move => r#move::play(cx, id, Some(turn), text).await,
        InMatch::ModeratorEnds => admin::end::submit(cx, id, &text).await,
        InMatch::ModeratorUndoes => admin::undo::submit(cx, id, turn, &text).await,
        InMatch::ModeratorVoids => admin::void::submit(cx, id, &text).await,
        _ => Ok(cx.private("unknown-request")),
    }
}
