//! What moderators do: ending a match, taking a move back.

use halma_store::ids::{MatchId, Turn};
use halma_store::records::Deed;

use super::prelude::{ActContext, Capacity, Effect, Target};
use crate::change::Error;
use crate::matches::{Closed, Holder, Stage};
use crate::outbox::post_kind;
use crate::refusal::Refusal;
use crate::{Act, Changed, Service};

/// The maximum length of a reason in characters.
pub const MOST_REASON_CHARS: usize = 300;

/// Returns a reason as it is stored, or `None` if it is empty.
fn kept_reason(text: &str) -> Option<String> {
    let text = without_accounts(text);
    let words: Vec<&str> = text.split_whitespace().collect();
    let words = words.join(" ");
    // Control characters are invisible, and we use them as marks.
    let seen = words.chars().filter(|c| !c.is_control());
    let reason: String = seen.take(MOST_REASON_CHARS).collect();
    Some(reason).filter(|reason| !reason.is_empty())
}

/// Removes account mentions from a text: only one record may know a person's account.
fn without_accounts(text: &str) -> String {
    let mut parts = text.split("<@");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |before, part| {
        let digits = part.strip_prefix('!').unwrap_or(part);
        let rest = digits.trim_start_matches(|digit: char| digit.is_ascii_digit());
        let after = rest.strip_prefix('>').filter(|_| rest.len() < digits.len());
        match after {
            Some(after) => before + "@…" + after,
            None => before + "<@" + part,
        }
    })
}

/// Returns the target of a moderator's action.
pub(super) fn target(id: MatchId, turn: Option<Turn>, deed: Deed, reason: &str) -> Target {
    Target {
        id,
        turn,
        capacity: Capacity::Moderator {
            deed,
            reason: kept_reason(reason),
        },
        needs_log: |_| false,
    }
}

impl Service {
    /// Ends a match, which then doesn't count; a challenge is removed. The players are told the
    /// reason, if any.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn end_match(&self, act: &Act, id: MatchId, reason: &str) -> Result<Changed, Error> {
        let target = target(id, None, Deed::Ended, reason);
        self.act(act, &target, end).await
    }

    /// Takes back the last move of a match, regardless of who made it. `turn` is that of the board
    /// it was requested for. The players are told the reason, if any.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn undo_move(
        &self,
        act: &Act,
        id: MatchId,
        turn: Option<Turn>,
        reason: &str,
    ) -> Result<Changed, Error> {
        let target = Target {
            needs_log: |found| found.running().is_ok(),
            ..target(id, turn, Deed::Undone, reason)
        };
        self.act(act, &target, undo).await
    }
}

fn end(context: &ActContext<'_>) -> Result<Effect, Error> {
    let before = context.found;
    let after = if let Stage::Open(lobby) = &before.stage {
        before.at(lobby.closed(Closed::Removed, context.now))
    } else {
        let mut play = context.play()?;
        let turns = play.cancel(None, context.now)?;
        before.later(play, turns)
    };
    let kind = post_kind(&after);
    Ok(Effect::new(after, kind))
}

fn undo(context: &ActContext<'_>) -> Result<Effect, Error> {
    let mut play = context.play()?;
    let mover = play.course.last.as_ref().map(|last| play.owner(last.seat));
    // The computer would just play it again.
    let is_of = |holder: Holder| match mover {
        Some(Holder::Person(_)) => Some(holder) == mover,
        _ => holder.person().is_some(),
    };
    let plies = play.undone(context.whole_game(), is_of).len();
    if plies == 0 {
        return Err(Refusal::NothingToUndo.into());
    }
    let turns = context.take_back(&mut play, plies)?;
    let after = context.found.later(play, turns);
    let kind = post_kind(&after);
    Ok(Effect::new(after, kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_names_no_account() {
        let kept = |text| kept_reason(text).unwrap_or_default();
        assert_eq!(kept("<@123> and <@!45>,  twice"), "@… and @…, twice");
        assert_eq!(kept("<@&7> <@> <@1 2> a<@b"), "<@&7> <@> <@1 2> a<@b");
        assert_eq!(kept_reason("  "), None);
        assert_eq!(kept("\u{1}7\u{1} left"), "7 left");
    }
}
