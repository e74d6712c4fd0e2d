//! Finished games in a fifth of the room: head, log and result in one record, moves as numbers. What
//! follows from the moves is left out and played again when it is read.

mod bits;
mod events;
mod head;
mod patch;
mod result;
mod words;

use halma_store::records::{
    CompactGame, CourseRecord, EventRecord, GameHead, MatchBody, MatchRecord, ResultRecord,
    StageRecord, TurnState,
};
use head::Common;

use self::bits::{Reader, Writer};
use crate::matches::Damage;
use crate::matches::course::Course;

/// What the text of a game begins with whose moves were deleted, so that it needn't be read.
const DELETED: &str = "~";

/// Returns true if the moves of a compact game were deleted.
pub fn has_no_moves(game: &CompactGame) -> bool {
    game.8.starts_with(DELETED)
}

fn reader(game: &CompactGame) -> Option<Reader> {
    Reader::new(game.8.trim_start_matches(DELETED))
}

/// All that is stored of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Whole {
    pub head: MatchRecord,
    pub log: Vec<EventRecord>,
    pub result: Option<ResultRecord>,
}

impl Whole {
    /// Returns the compact form, or `None` if it isn't a finished game, or if something about it
    /// would not be read back as it is: then it stays as it is.
    pub fn compact(&self) -> Option<CompactGame> {
        let (MatchRecord::V2(body) | MatchRecord::V3(body)) = &self.head;
        let StageRecord::Finished(game) = &body.stage else {
            return None;
        };
        let common = Common::of(body, game);
        let rules = common.rules().ok()?;
        let mut to = Writer::default();
        common.write(&mut to);
        to.maybe(self.result.as_ref(), |to, result| {
            let usual = result::usual(&common, result);
            result::write(to, &common, &usual);
            to.text(&patch::patch(&usual, result).unwrap_or_default());
        });
        let usual = common.head(&self.log).ok()?;
        to.text(&patch::patch(&usual, &self.head)?);
        events::write(&mut to, rules, game.began, &self.log);
        let mark = if game.deleted_after.is_some() {
            DELETED
        } else {
            ""
        };
        let compact = common.compact(mark.to_owned() + &to.finish());
        (Self::of(&compact).as_ref() == Ok(self)).then_some(compact)
    }

    /// Reads all of a compact game.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn of(game: &CompactGame) -> Result<Self, Damage> {
        let unreadable = || Damage::Compact;
        let mut from = reader(game).ok_or_else(unreadable)?;
        let common = Common::read(game, &mut from).ok_or_else(unreadable)?;
        let result = read_result(&mut from, &common).ok_or_else(unreadable)?;
        let patch = from.text().ok_or_else(unreadable)?;
        let rules = common.rules()?;
        let log = events::read(&mut from, rules, common.began).ok_or_else(unreadable)?;
        let usual = common.head(&log)?;
        let head = patch::patched(usual, &patch).ok_or_else(unreadable)?;
        Ok(Self { head, log, result })
    }
}

/// Reads the result of a compact game, without playing it again.
///
/// # Errors
/// What is wrong with it.
pub fn result_of(game: &CompactGame) -> Result<Option<ResultRecord>, Damage> {
    let read = || {
        let mut from = reader(game)?;
        let common = Common::read(game, &mut from)?;
        read_result(&mut from, &common)
    };
    read().ok_or(Damage::Compact)
}

#[expect(clippy::option_option, reason = "nothing may be what was written")]
fn read_result(from: &mut Reader, common: &Common) -> Option<Option<ResultRecord>> {
    from.maybe(|from| {
        let usual = result::read(from, common)?;
        patch::patched(usual, &from.text()?)
    })
}

impl Common {
    /// Returns the head that a game with this log usually has.
    fn head(&self, log: &[EventRecord]) -> Result<MatchRecord, Damage> {
        let course = Course::replay(self.rules()?, self.began, log)?;
        let game = GameHead {
            seats: self.seats.clone(),
            began: self.began,
            events: log.len() as u64,
            course: CourseRecord::V1(course.record()),
            earlier: Vec::new(),
            turn_state: TurnState::default(),
            banks: None,
            proven: None,
            cancelled: None,
            hints: false,
            deleted_after: None,
        };
        let body = MatchBody {
            card: self.card.clone(),
            options: self.options.clone(),
            stage: StageRecord::Finished(game),
        };
        Ok(body.into())
    }
}
