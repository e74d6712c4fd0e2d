//! Matches as front ends see them.

use std::sync::Arc;

use halma_rules::{BySeat, Game, Rules, Seat};
use halma_store::Slot;
use halma_store::ids::MatchId;
use halma_store::records::{BeatenLevel, Holder, Moderated, Reminders, Retirement};

use super::feats::Feats;
use super::view_context::ViewContext;
use super::views::{AwayView, GameView, Hints, LevelBeaten, MatchView, PauseView, StageView};
use crate::Service;
use crate::change::{Error, IllegalMove, read};
use crate::matches::{Closed, Match, Play, Stage};
use crate::people::{self, Participant};
use crate::refusal::Refusal;

impl Service {
    /// Returns the current view of a match.
    ///
    /// # Errors
    /// There is no such match, or a fault.
    pub async fn match_view(&self, id: MatchId) -> Result<MatchView, Error> {
        let found = self.found(id).await?;
        self.view(&found).await
    }

    /// The match in which a move was refused.
    ///
    /// # Errors
    /// A fault.
    pub async fn view_of_refused(&self, refused: &IllegalMove) -> Result<MatchView, Error> {
        self.view(&refused.found).await
    }

    /// The game of a match with its whole history; none where it has not begun.
    ///
    /// # Errors
    /// There is no such match, or a fault.
    pub async fn whole_game(&self, id: MatchId) -> Result<Option<Arc<Game>>, Error> {
        let found = self.found(id).await?;
        if let Some(game) = self.kept_game(&found) {
            return Ok(Some(game));
        }
        let found = self.find_with_log(id).await?;
        let (found, log) = found.ok_or(Refusal::NoSuchMatch)?;
        if found.play().is_none() {
            return Ok(None);
        }
        Ok(Some(self.game_of(&found, log).await?))
    }

    /// Returns the view of a match with people's names, and with the highlights of a finished game.
    pub(crate) async fn view(&self, found: &Match) -> Result<MatchView, Error> {
        let mut context = self.view_context(std::slice::from_ref(found)).await?;
        if found.finished().is_ok() {
            context.feats = self.feats(found).await;
            context.beaten = self.beaten_in(found).await?;
            context.moment = self.moment_of(found, context.feats).await?;
        }
        Ok(context.view(found))
    }

    /// Returns the highlights of a game, or `None` if its log can't be read; the end can still be
    /// shown.
    pub(super) async fn feats(&self, found: &Match) -> Option<Feats> {
        found.play().filter(|play| play.deleted_after.is_none())?;
        let key = (found.id, found.card.turn);
        if let Some(feats) = self.feats.of(&key) {
            return feats;
        }
        let game = if let Some(game) = self.kept_game(found) {
            game
        } else {
            // `found` can be from just before its last events were stored, so the whole log counts.
            let log = self.read_log(found.id).await.ok()?;
            self.game_of(found, log).await.ok()?
        };
        let feats = self.slowly(move || Feats::of(&game)).await;
        self.feats.keep(key, feats)
    }

    /// Returns the computer level that was beaten in a game.
    async fn beaten_in(&self, found: &Match) -> Result<Option<LevelBeaten>, Error> {
        let Ok(play) = found.finished() else {
            return Ok(None);
        };
        let Some((player, level)) = play.beaten() else {
            return Ok(None);
        };
        let record = read(&self.store, Slot::beaten(player)).await?;
        let variant = found.terms.rules.variant().name();
        let now = (level.number(), play.course.at);
        let is_this = |best: &BeatenLevel| best.variant == variant && (best.level, best.at) == now;
        let record = record.unwrap_or_default();
        let first = record.best.iter().chain(&record.earlier).any(is_this);
        Ok(Some(LevelBeaten { level, first }))
    }
}

impl ViewContext {
    /// Returns the view of one of the matches.
    pub fn view(&self, found: &Match) -> MatchView {
        let card = &found.card;
        let server = self.server(card.place.guild);
        MatchView {
            id: found.id,
            card: card.clone(),
            terms: found.terms,
            challenger: self.who(card.challenger),
            past_boards: server.map(|server| server.past_boards).unwrap_or_default(),
            theme: server.and_then(|server| server.theme.clone()),
            board_form: server.map(|server| server.board_form).unwrap_or_default(),
            old_message: found.old_message(Retirement::Strip),
            origin: found.origin(),
            needs_thread: found.needs_thread(),
            paused: self.paused(found),
            stage: self.stage(found),
        }
    }

    fn stage(&self, found: &Match) -> StageView {
        match &found.stage {
            Stage::Open(lobby) => StageView::Open {
                joined: self.all(&lobby.joined),
                invited: self.all(&lobby.invited),
                free: lobby.free(found.terms),
                expires: lobby.expires,
                fewer: found.rules_for_fewer().map(Rules::variant),
                recurring: found.terms.recurring,
                goes_first: lobby.goes_first(found.terms).map(|who| self.holder(who)),
            },
            Stage::Running(play) => StageView::Running(Box::new(self.game(found, play))),
            Stage::Finished(play) => StageView::Finished(Box::new(self.game(found, play))),
            Stage::Closed(closing) => StageView::Closed {
                why: closing.why,
                by: match closing.why {
                    Closed::Declined(player) => Some(self.who(player)),
                    _ => None,
                },
                joined: self.all(&closing.joined),
                invited: self.all(&closing.invited),
                fewer: found.rules_for_fewer().map(Rules::variant),
                moderated: closing.moderated.as_ref().map(|done| self.moderated(done)),
            },
        }
    }

    fn paused(&self, found: &Match) -> Option<PauseView> {
        let (paused, until) = (found.card.paused?, found.lost_at()?);
        let lost = paused.why.named(|player| self.who(player));
        Some(PauseView { until, lost })
    }

    fn game(&self, found: &Match, play: &Play) -> GameView {
        let seats: Vec<_> = play
            .seats
            .iter()
            .map(|holder| self.holder(*holder))
            .collect();
        let course = &play.course;
        let offer = play.turn_state.offers.last();
        let deadline = self.deadline(found);
        let is_running = found.running().is_ok();
        GameView {
            standing: course.standing.clone(),
            practice: play.is_practice(),
            earlier: play.earlier.clone(),
            last: course.last.clone(),
            feats: self.feats,
            passes: course.passes.clone(),
            outs: course.outs.clone(),
            went_out: course.outs.last().copied().filter(|_| course.went_out),
            deadline,
            banks: (play.banks.as_ref().filter(|_| !play.is_alone()))
                .map(|banks| BySeat::new(seats.len(), |seat| banks.left(seat))),
            proven: play.proven.clone(),
            taken_back: course.taken_back,
            hints: if is_running && found.allows_hints(play) {
                Hints::Allowed
            } else {
                Hints::Refused
            },
            offer: offer.map(|offer| offer.clone().named(|by| self.who(by), seat)),
            waiting: offer.map_or_else(Vec::new, |offer| self.all(&play.waiting(offer))),
            away: match deadline {
                Some(_) => self.away_view(play),
                None => Vec::new(),
            },
            will_remind: found.reminder_look().is_some() && self.wants_all(play.to_move()),
            outage: deadline.is_some() && self.had_outage(play.turn_began()),
            moderated: play
                .turn_state
                .moderated
                .as_ref()
                .map(|done| self.moderated(done)),
            cancelled: play.cancelled.map(|why| why.named(|who| self.who(who))),
            counted: self.counted(found.id),
            beaten: self.beaten,
            moment: self.moment,
            voided: found.card.voided,
            of_both: self.of_both(found),
            seats: BySeat::new(seats.len(), |seat| seats[seat.index()].clone()),
        }
    }

    fn wants_all(&self, to_move: Holder) -> bool {
        let person = to_move.player().map(|player| self.who(player));
        person.is_some_and(|who| who.reminders == Reminders::All)
    }

    fn moderated(&self, done: &Moderated) -> Moderated<Participant> {
        Moderated {
            by: self.who(done.by),
            deed: done.deed,
            reason: (done.reason.as_deref())
                .map(|reason| people::naming(reason, |player| self.who(player).name)),
        }
    }

    fn away_view(&self, play: &Play) -> Vec<AwayView> {
        let playing = play.standing().playing();
        let away = playing.filter_map(|seat| {
            let player = play.owner(seat).player()?;
            let span = self.away_now(player, play)?;
            Some(AwayView {
                who: self.who(player),
                from: span.from,
                until: span.until,
            })
        });
        away.collect()
    }
}

fn seat(number: u8) -> Seat {
    Seat::at(usize::from(number).saturating_sub(1))
}
