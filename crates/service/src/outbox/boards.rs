//! Boards posted or edited without an interaction to answer.

use halma_store::ids::Timestamp;
use halma_store::records::PostKind;

use super::posts::{Intent, post_kind};
use crate::Service;
use crate::change::{Error, Transaction};
use crate::matches::Match;

impl Service {
    /// Puts a changed match with a post that shows it, without an interaction to answer.
    pub(crate) async fn put_board(
        &self,
        tx: &mut Transaction<'_>,
        before: &Match,
        mut after: Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        let kind = post_kind(&after);
        let intent = Intent {
            now: Some(now),
            replaces: before.old_message(before.retirement()),
            not_before: Some(now),
            ..Intent::default()
        };
        self.put_post(tx, &mut after, kind, intent).await?;
        self.record(tx, Some(before), &after).await
    }

    /// Puts a match that follows automatically from another one, with the post that shows it.
    pub(crate) async fn put_new(
        &self,
        tx: &mut Transaction<'_>,
        mut made: Match,
        kind: PostKind,
        now: Timestamp,
    ) -> Result<Match, Error> {
        let intent = Intent {
            not_before: Some(now),
            ..Intent::default()
        };
        self.put_post(tx, &mut made, kind, intent).await?;
        self.record(tx, None, &made).await?;
        Ok(made)
    }

    /// Updates the board of a match. A board that is still on its way will be up to date anyway.
    pub(crate) async fn put_refresh(
        &self,
        tx: &mut Transaction<'_>,
        before: &Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        let mut after = before.clone();
        if self.is_to_be_shown(tx, before.id).await? {
            return Ok(());
        }
        self.put_refresh_of(tx, &mut after, now).await?;
        self.record(tx, Some(before), &after).await
    }

    /// Updates the board of a match that is being changed.
    pub(crate) async fn put_refresh_of(
        &self,
        tx: &mut Transaction<'_>,
        after: &mut Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        let intent = Intent {
            replaces: after.old_message(after.retirement()),
            not_before: Some(now),
            ..Intent::default()
        };
        self.put_post(tx, after, PostKind::Refresh, intent).await?;
        Ok(())
    }
}
