//! Which posts are sent now, and in which order.

use std::collections::BTreeSet;
use std::time::Duration;

use halma_store::ids::{MatchId, NodeId, Timestamp};
use halma_store::records::{PostKind, PostRecord};
use halma_store::{Key, Prefix, Slot};

use super::posts::{PostRef, is_being_answered};
use super::retries::is_due;
use super::urgency::Urgency;
use crate::Service;
use crate::change::Error;

const MOST_POSTS: usize = 10_000;
const MOST_NODES: usize = MatchId::NODES as usize;

/// Returns true if posts of this kind are sent in order: those that show the match are, others
/// needn't wait.
fn keeps_order(kind: PostKind) -> bool {
    !matches!(kind, PostKind::Notice(_) | PostKind::Retire(_))
}

impl Service {
    /// The posts to send now, the most urgent first: those that show a match one by one, in order.
    /// What a running process is answering is left to it.
    ///
    /// # Errors
    /// The store failed.
    pub async fn due_posts(&self, now: Timestamp) -> Result<Vec<PostRef>, Error> {
        self.posts_of(now, |post| is_due(post.not_before, now))
            .await
    }

    /// The same at the start of a process, with those whose time has not come.
    ///
    /// # Errors
    /// The store failed.
    pub async fn all_posts(&self, now: Timestamp) -> Result<Vec<PostRef>, Error> {
        self.posts_of(now, |_| true).await
    }

    async fn posts_of(
        &self,
        now: Timestamp,
        is_wanted: impl Fn(&PostRecord) -> bool,
    ) -> Result<Vec<PostRef>, Error> {
        let posts = self.posts().await?;
        let answered = posts.iter().any(|(_, post)| post.answering.is_some());
        let nodes = if answered {
            self.nodes().await?
        } else {
            BTreeSet::new()
        };
        let own = self.node.map(|node| node.id);
        let is_due = |post: &PostRecord| match post.answering {
            Some(node) if Some(node) == own => is_due(post.not_before, now),
            Some(node) if nodes.contains(&node) => post.not_before <= now,
            Some(_) => true,
            None => is_wanted(post),
        };
        let mut due = Vec::new();
        let mut waiting = None;
        for (reference, post) in posts {
            if keeps_order(post.kind) && waiting == Some(reference.id) {
                continue;
            }
            let is_due = is_due(&post);
            // An overtaken post blocks nothing once nobody is answering with it.
            let is_only_sought = post.overtaken && (is_due || !is_being_answered(&post));
            if keeps_order(post.kind) && !is_only_sought {
                waiting = Some(reference.id);
            }
            if is_due {
                due.push((reference, Urgency::of_post(&post)));
            }
        }
        due.sort_by_key(|(_, urgency)| *urgency);
        Ok(due.into_iter().map(|(reference, _)| reference).collect())
    }

    /// Returns how long the oldest post that is due has waited since it was last tried.
    ///
    /// # Errors
    /// The store failed.
    pub async fn post_lag(&self, now: Timestamp) -> Result<Duration, Error> {
        let posts = self.posts().await?;
        let due = posts.iter().map(|(_, post)| post.not_before);
        // Without a time it is unknown since when a post has been due.
        let oldest = due.filter(|at| *at != Timestamp::EPOCH).min();
        Ok(oldest.map_or(Duration::ZERO, |oldest| now.since(oldest)))
    }

    /// Returns all posts, in order within each match.
    async fn posts(&self) -> Result<Vec<(PostRef, PostRecord)>, Error> {
        let scanned = self.store.scan_records(Prefix::Posts, None, MOST_POSTS);
        let mut posts = Vec::new();
        for (key, stored) in scanned.await? {
            let Key::Post(id, sequence) = key else {
                continue;
            };
            match Slot::post(id, sequence).read(&stored) {
                Ok(record) => posts.push((PostRef { id, sequence }, record)),
                Err(error) => tracing::error!(%error, "skipping a post that can't be read"),
            }
        }
        Ok(posts)
    }

    /// Returns the processes that may be answering now.
    async fn nodes(&self) -> Result<BTreeSet<NodeId>, Error> {
        let mut nodes: BTreeSet<_> = self.node.iter().map(|node| node.id).collect();
        let scanned = self.store.scan_records(Prefix::Nodes, None, MOST_NODES);
        for (key, stored) in scanned.await? {
            if let Key::Node(number) = key {
                nodes.insert(Slot::node(number).read(&stored)?.id);
            }
        }
        Ok(nodes)
    }
}
