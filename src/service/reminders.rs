//! Reminders: one for a turn at most, when a quarter of its time is left, and not at night.

use super::draft::Draft;
use super::errands::put_errand;
use super::matches::{Match, Play, Stage};
use super::play::{check_turn, later, running};
use super::quiet_hours::QuietHours;
use super::settings::Reminders;
use super::{Act, Changed, Errand, PostKind, Service, retry};
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::service::error::{Error, Refusal};
use crate::store::{Due, Key, Slot};

const HOUR_MS: i64 = 3_600_000;
/// Nobody is reminded of a move that has to be made within the day anyway.
const LEAST_HOURS: u16 = 24;
/// Who is reminded after a night has this time at least; otherwise it is done before the night.
const LEAST_AFTER_NIGHT_MS: i64 = HOUR_MS;
/// How long before a night somebody is reminded where it has to be before.
const BEFORE_NIGHT_MS: i64 = 10 * 60_000;

impl Match {
    /// When the reminder of the present turn has to be thought of first: at half of the time, for
    /// a night may come before the quarter. The exact moment depends on the person.
    pub(super) fn reminder_look(&self) -> Option<Timestamp> {
        let Stage::Running(play) = &self.stage else {
            return None;
        };
        let hours = self.card.move_time.hours()?;
        if hours < LEAST_HOURS || play.reminded || play.is_practice() {
            return None;
        }
        let whole = self.deadline()?.0 - play.turn_began().0;
        Some(play.turn_began().plus_ms(whole / 2))
    }
}

impl Play {
    fn to_move(&self) -> PlayerId {
        self.owner(self.game.position().to_move())
    }
}

impl Service {
    /// Judges a reminder that has to be thought of: it is marked and handed on where its moment
    /// has come.
    pub(super) async fn judge_reminder(
        &self,
        draft: &mut Draft<'_>,
        before: &Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        let Some(at) = self.remind_at(before, now).await? else {
            return Ok(());
        };
        if at > now {
            draft.put_index(Slot::due(at, Due::Reminder, before.card.id));
            return Ok(());
        }
        let mut play = running(before)?.clone();
        play.reminded = true;
        let mut after = later(before, play, 0);
        put_errand(draft, &after, Errand::Remind)?;
        // There is no further one that the board could offer to leave out.
        self.put_refresh_of(draft, &mut after, now).await?;
        Self::put_match(draft, Some(before), &after)
    }

    /// Whether a reminder that was handed on is still to be sent: the person may have changed their
    /// mind, or have gone to bed while the bot was away; then it waits for the morning.
    pub(super) async fn still_remind(
        &self,
        draft: &mut Draft<'_>,
        found: &Match,
        now: Timestamp,
    ) -> Result<bool, Error> {
        let mut play = running(found)?.clone();
        play.reminded = false;
        let waiting = later(found, play, 0);
        let at = self.remind_at(&waiting, now).await?;
        if let Some(at) = at.filter(|at| *at > now) {
            Self::put_match(draft, Some(found), &waiting)?;
            draft.put_index(Slot::due(at, Due::Reminder, found.card.id));
        }
        Ok(at.is_some_and(|at| at <= now))
    }

    /// When the one to move is to be reminded, if at all.
    async fn remind_at(&self, found: &Match, now: Timestamp) -> Result<Option<Timestamp>, Error> {
        let (Some(look), Some(deadline), Stage::Running(play)) = (
            found.reminder_look(),
            self.moved_deadline(found).await?,
            &found.stage,
        ) else {
            return Ok(None);
        };
        let settings = self.settings_of(play.to_move()).await?;
        if settings.reminders != Reminders::All || deadline <= now {
            return Ok(None);
        }
        let quarter = (look.0 - play.turn_began().0) / 2;
        let quiet = QuietHours::of(&settings);
        let at = wanted(deadline, quarter, quiet.as_ref());
        let night = quiet.and_then(|quiet| quiet.around(at.max(now)));
        // What was missed, because the bot was away, does not wake anybody either.
        Ok(match night {
            Some((_, end)) if end < deadline => Some(end),
            Some(_) => None,
            None => Some(at),
        })
    }

    /// Reminds nobody of the present turn any more.
    ///
    /// # Errors
    /// A refusal: only the one to move can ask for it; or a fault.
    pub async fn mute(&self, act: &Act, id: MatchId, turn: Option<u64>) -> Result<Changed, Error> {
        let _turn = self.turnstile(id).await;
        self.judge_now(id, act.now).await?;
        retry!(self.try_mute(act, id, turn))
    }

    async fn try_mute(&self, act: &Act, id: MatchId, turn: Option<u64>) -> Result<Changed, Error> {
        let mut draft = Draft::new(&*self.store);
        if let Some(changed) = self.repeated(&mut draft, act.interaction).await? {
            return Ok(changed);
        }
        let before = self.existing(&mut draft, id).await?;
        let mut play = running(&before)?.clone();
        let player = self.seated(&mut draft, &play, act).await?;
        check_turn(&before, turn)?;
        self.check_to_move(&play, player).await?;
        // The one that was thought of may still be on its way.
        if play.reminded && !draft.exists(Slot::errand(id)).await? {
            return Err(Refusal::RemindedAlready.into());
        }
        play.reminded = true;
        draft.delete(Key::Errand(id));
        let after = later(&before, play, 0);
        self.settle(draft, Some(&before), after, act, PostKind::Refresh)
            .await
    }
}

/// The moment at which a quarter of the time is left. Out of a night it is moved to its end, or to
/// just before its beginning where the time would be too short afterwards.
fn wanted(deadline: Timestamp, quarter: i64, quiet: Option<&QuietHours>) -> Timestamp {
    let at = deadline.plus_ms(-quarter);
    match quiet.and_then(|quiet| quiet.around(at)) {
        None => at,
        Some((_, end)) if end.plus_ms(LEAST_AFTER_NIGHT_MS) <= deadline => end,
        Some((begin, _)) => begin.plus_ms(-BEFORE_NIGHT_MS),
    }
}
