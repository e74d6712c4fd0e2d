//! What buttons, menus and forms do: those that belong to a command as its file says, the others
//! here.

use crate::discord::command::answer::Answer;
use crate::discord::command::context::Context;
use crate::discord::front::click::Click;
use crate::discord::parts::custom_id::InMatch;
use crate::discord::{
    admin, analysis, games, help, hint, leaderboard, lobby, offer, people, play, replay, study,
};
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
        } => play::choose_move::step(cx, what, (id, turn), page, chosen).await,
        Click::Replay { step, id, shown } => replay::steps::step(cx, step, id, shown).await,
        Click::TryChain(variant, target) => help::how_to::try_chain(cx, variant, target).await,
        Click::Study(step, number, chosen) => study::flow::step(cx, step, number, &chosen).await,
        Click::ForReplay(code) => replay::command::chosen(cx, code).await,
        Click::ForHint(code) => hint::command::chosen(cx, code).await,
        Click::ForRecord(code) => replay::export::chosen(cx, code).await,
        Click::ForMove { code, turn, text } => play::r#move::chosen(cx, code, turn, text).await,
        Click::ForOffer { code, offer } => offer::command::chosen(cx, code, offer).await,
        Click::ForBoard(code) => play::board::chosen(cx, code).await,
        Click::ForResign(code) => play::resign::chosen(cx, code).await,
        Click::ForPlace(code) => games::bring_here::chosen(cx, code).await,
        Click::ForChallenge(code) => games::games::challenge(cx, code).await,
        Click::Game(opponent, variant) => {
            lobby::challenge_user::chosen(cx, opponent, variant).await
        }
        Click::Unblock(player) => people::block::unblock(cx, player).await,
        Click::Games(of, page) => games::games::page(cx, of, page).await,
        Click::ServerGames(page) => admin::games::page(cx, page).await,
        Click::OpenGames(page) => games::open::page(cx, page).await,
        Click::Table(table) => leaderboard::command::turn(cx, table).await,
        Click::Privacy(step) => people::privacy::step(cx, step).await,
    }
}

async fn in_match(
    cx: &Context<'_>,
    what: InMatch,
    id: MatchId,
    turn: u64,
) -> Result<Answer, Error> {
    match what {
        InMatch::Lobby(lobby_move) => lobby::answer::answer(cx, id, lobby_move).await,
        InMatch::HowToPlay => help::how_to::open(cx, id).await,
        InMatch::Replay => replay::steps::open(cx, id).await,
        InMatch::Analyze => analysis::command::open(cx, id).await,
        InMatch::Rematch => lobby::answer::rematch(cx, id).await,
        InMatch::Move => play::choose_move::open(cx, id, turn).await,
        InMatch::Board => play::board::look(cx, id).await,
        InMatch::Resign => play::resign::ask(cx, id).await,
        InMatch::ConfirmResign => play::resign::confirm(cx, id, turn).await,
        InMatch::KeepPlaying => Ok(play::resign::keep_playing(cx)),
        InMatch::GiveDay => play::clock::give_day(cx, id, turn).await,
        InMatch::Mute => play::clock::mute(cx, id, turn).await,
        InMatch::Offer(offer_move) => offer::command::answer(cx, id, turn, offer_move).await,
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
        InMatch::Move => play::r#move::play(cx, id, Some(turn), text).await,
        InMatch::ModeratorEnds => admin::end::submit(cx, id, &text).await,
        InMatch::ModeratorUndoes => admin::undo::submit(cx, id, turn, &text).await,
        InMatch::ModeratorVoids => admin::void::submit(cx, id, &text).await,
        _ => Ok(cx.private("unknown-request")),
    }
}
