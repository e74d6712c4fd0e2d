//! Where a match is, and what it has lost.

use halma_store::ids::{ChannelId, Span, Timestamp};
use halma_store::records::{Lost, Moderated, Paused, Thread};

use super::{Match, Stage};

impl Match {
    /// Returns the channel in which the match was made: its own, or its thread's parent.
    pub fn origin(&self) -> ChannelId {
        match self.card.thread {
            Thread::Of(home) | Thread::Closed(home) => home,
            Thread::None | Thread::Wanted => self.card.place.channel,
        }
    }

    /// Returns true if it is played in a conversation, where the bot can do nothing but answer.
    pub fn is_in_conversation(&self) -> bool {
        self.card.place.guild.is_conversation()
    }

    /// Returns true if a thread has to be created before the next post.
    pub fn needs_thread(&self) -> bool {
        let goes_on = matches!(self.stage, Stage::Running(_));
        goes_on && self.card.thread == Thread::Wanted
    }

    /// Pauses a running game.
    pub fn pause(&mut self, why: Lost, since: Timestamp) {
        if matches!(self.stage, Stage::Running(_)) && self.card.paused.is_none() {
            self.card.paused = Some(Paused { since, why });
        }
    }

    /// Resumes the game; the time since doesn't count.
    pub fn resume(&mut self, now: Timestamp) {
        if let (Some(paused), Stage::Running(play)) = (self.card.paused.take(), &mut self.stage) {
            play.turn_state.stopped.push(Span {
                from: paused.since,
                until: now,
            });
        }
    }

    /// Resumes the game if it was paused for this reason.
    pub fn resume_from(&mut self, why: Lost, now: Timestamp) {
        if self.card.paused.is_some_and(|paused| paused.why == why) {
            self.resume(now);
        }
    }

    /// Makes the next message say which moderator did what.
    pub fn say_who(&mut self, said: Moderated) {
        match &mut self.stage {
            Stage::Running(play) | Stage::Finished(play) => play.turn_state.moderated = Some(said),
            Stage::Closed(closing) => closing.moderated = Some(said),
            Stage::Open(_) => {}
        }
    }
}
