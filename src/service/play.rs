//! Playing a move.

use super::draft::Draft;
use super::matches::{Match, Play, Stage};
use super::typed::strict_move;
use super::{Act, Changed, PostKind, Service, draft, retry};
use crate::engine::Status;
use crate::ids::{MatchId, PlayerId};
use crate::service::error::{Error, Refusal};
use crate::store::Slot;
use crate::store::records::Lost;

/// The most that can happen in one game. The store keeps a match in one record of limited size, and
/// resigning must always fit.
pub(super) const MOST_EVENTS: usize = 3_000;

/// Somebody wants to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayRequest {
    /// Who, and when.
    pub act: Act,
    /// The match.
    pub id: MatchId,
    /// The turn of the board that the person saw, if it came from a board.
    pub turn: Option<u64>,
    /// The move as it was typed.
    pub text: String,
}

impl Service {
    /// Plays a move; passes that are forced then are played in the same change.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn play(&self, request: &PlayRequest) -> Result<Changed, Error> {
        let _turn = self.turnstile(request.id).await;
        self.judge_now(request.id, request.act.now).await?;
        retry!(self.try_play(request))
    }

    async fn try_play(&self, request: &PlayRequest) -> Result<Changed, Error> {
        let act = &request.act;
        let mut draft = Draft::new(&*self.store);
        if let Some(changed) = self.repeated(&mut draft, act.interaction).await? {
            return Ok(changed);
        }
        let before = self.existing(&mut draft, request.id).await?;
        let mut play = running(&before)?.clone();
        let player = self.seated(&mut draft, &play, act).await?;
        check_turn(&before, request.turn)?;
        self.check_to_move(&play, player).await?;
        if play.events.len() >= MOST_EVENTS {
            return Err(Refusal::TooLong.into());
        }
        let ply = play.game.parse_ply(&strict_move(&request.text))?;
        let turns = play.play(ply, act.now)?;
        let mut after = later(&before, play, turns);
        after.resume_from(Lost::Player(player), act.now);
        let kind = post_kind(&after);
        self.settle(draft, Some(&before), after, act, kind).await
    }

    /// The player that somebody is, who must have a seat.
    pub(super) async fn seated(
        &self,
        draft: &mut Draft<'_>,
        play: &Play,
        act: &Act,
    ) -> Result<PlayerId, Error> {
        let player = draft.read(Slot::user(act.by.user)).await?;
        let seated = player.filter(|player| play.seats.contains(player));
        Ok(seated.ok_or(Refusal::NotAPlayer)?)
    }

    /// Refuses whoever is not to move.
    pub(super) async fn check_to_move(&self, play: &Play, player: PlayerId) -> Result<(), Error> {
        let Status::Running { turn } = play.game.status() else {
            return Err(Refusal::GameOver.into());
        };
        let owner = play.owner(turn);
        if owner == player {
            return Ok(());
        }
        let mut own = play
            .game
            .standing()
            .playing()
            .filter(|&seat| play.owner(seat) == player);
        if own.next().is_none() {
            return Err(Refusal::SeatIsOut.into());
        }
        let record = draft::read(&*self.store, Slot::player(owner)).await?;
        let next = record.map(|record| record.user);
        Err(Refusal::NotYourTurn { next }.into())
    }
}

/// The game of a match that goes on.
pub(super) fn running(found: &Match) -> Result<&Play, Refusal> {
    match &found.stage {
        Stage::Running(play) => Ok(play),
        Stage::Finished(_) => Err(Refusal::GameOver),
        Stage::Open(_) => Err(Refusal::NotBegun),
        Stage::Closed(closing) => Err(Refusal::ChallengeClosed(closing.why)),
    }
}

/// Refuses what was pressed on an older board.
pub(super) fn check_turn(found: &Match, turn: Option<u64>) -> Result<(), Refusal> {
    match turn {
        Some(turn) if turn != found.card.turn => Err(Refusal::Stale),
        _ => Ok(()),
    }
}

/// The match after its game went on by so many turns.
pub(super) fn later(before: &Match, play: Play, turns: u64) -> Match {
    let mut card = before.card.clone();
    card.turn += turns;
    card.paused = card.paused.filter(|paused| match paused.why {
        Lost::Place => true,
        // Nobody waits for a player who is out.
        Lost::Player(player) => play
            .game
            .standing()
            .playing()
            .any(|seat| play.owner(seat) == player),
    });
    let over = play.outcome().is_some();
    let stage = if over {
        Stage::Finished(play)
    } else {
        Stage::Running(play)
    };
    Match { card, stage }
}

/// What the channel is to see after a change to a match.
pub(super) fn post_kind(after: &Match) -> PostKind {
    match after.stage {
        Stage::Finished(_) => PostKind::End,
        Stage::Running(_) => PostKind::Board,
        Stage::Open(_) => PostKind::Refresh,
        Stage::Closed(_) => PostKind::Closed,
    }
}
