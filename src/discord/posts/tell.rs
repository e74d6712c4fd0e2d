//! The answer that tells everyone about a change.

use std::time::Duration;

use halma_service::ids::UserId;
use halma_service::{
    Changed, Error, Holder, MatchView, Notice, Post, PostKind, PostRef, StageView,
};

use crate::discord::bot::PageInside;
use crate::discord::command::{Answer, Context, First, Replaced, Then};
use crate::discord::interaction::caller::Caller;
use crate::discord::parts::body::{Body, Touch};
use crate::discord::parts::wording;
use crate::discord::posts;
use crate::discord::posts::{board, challenge, offer, present};
use crate::discord::text::{Say as _, markup, say};

/// How long an answer waits for the computer's move, so that both come in one message and in time.
const REPLY_WITHIN: Duration = Duration::from_millis(600);
/// The same where nothing can follow the answer. It is deferred meanwhile.
const REPLY_IN_CONVERSATION_WITHIN: Duration = Duration::from_secs(60);
/// How often, and how many times, to check whether an older board has arrived.
const LOOK_PAUSE: Duration = Duration::from_millis(25);
const MOST_LOOKS: usize = 200;

impl Context<'_> {
    /// Tells everyone about a change. What belongs in another channel or on another message is left
    /// to the delivery worker. If it is the computer's turn next and its move comes soon, it is
    /// included.
    pub async fn tell(&self, changed: Changed) -> Result<Answer, Error> {
        let Changed {
            view,
            post,
            repeated,
        } = self.with_reply(changed).await;
        let Some(post) = post else {
            debug_assert!(repeated);
            return Ok(self.shown_after("already-done", &view).await);
        };
        if view.card.place.guild.is_conversation() {
            return Ok(self.told_in_conversation(&view, &post).await);
        }
        if view.needs_thread {
            return Ok(self.begun_in_thread(&view, &post));
        }
        let caller = self.caller;
        let here = caller.channel == view.card.place.channel;
        let refreshes = post.kind == PostKind::Refresh;
        if !here || self.is_held_up(&post).await || (refreshes && !is_pressed(caller, &post)) {
            return Ok(self.left(post.reference, elsewhere(self, &view)));
        }
        let speaker = self.bot.speaker(&view.card.place.locale);
        let body = self.public(&view, &post).await;
        if let Some(old) = view.shown_in_place(&post) {
            if caller.on_private_message || caller.message != Some(old.message) {
                return Ok(Answer {
                    word_goes: caller.on_private_message,
                    ..self.left(post.reference, elsewhere(self, &view))
                });
            }
            return Ok(Answer::of(First::change(body), Then::NoteInPlace(post)));
        }
        if refreshes {
            return Ok(Answer::of(First::change(body), Then::Note(post)));
        }
        let pressed = post.replaces.filter(|_| is_pressed(caller, &post));
        let first = match pressed {
            _ if caller.on_private_message => Touch::Whole(Box::new(elsewhere(self, &view))),
            Some(old) => present::retired(speaker, &view, old.retirement),
            None => return Ok(Answer::of(First::Public(body), Then::Note(post))),
        };
        let replaced = match pressed {
            Some(_) => Replaced::Retired,
            None => Replaced::Waiting,
        };
        let then = Then::Follow {
            body: Box::new(body),
            post,
            replaced,
        };
        Ok(Answer {
            word_goes: caller.on_private_message,
            ..Answer::of(First::Change(first), then)
        })
    }

    /// Tells about a change in a conversation. A match is one message there, as far as possible: the one
    /// whose button was pressed shows what follows. Otherwise that is a new message.
    async fn told_in_conversation(&self, view: &MatchView, post: &Post) -> Answer {
        let caller = self.caller;
        if caller.guild != view.card.place.guild {
            return Answer::private(elsewhere(self, view));
        }
        let body = self.public(view, post).await;
        if caller.on_private_message {
            let word = First::change(elsewhere(self, view));
            return Answer::of(word, Then::Show(Box::new(body)));
        }
        let is_notice = matches!(post.kind, PostKind::Notice(_));
        let is_its = self.on_match().is_some_and(|(id, _)| id == view.id);
        if is_its && !is_notice {
            Answer::change(body)
        } else {
            Answer::of(First::Public(body), Then::Nothing)
        }
    }

    /// Returns a change with the computer's move, if that comes soon.
    async fn with_reply(&self, changed: Changed) -> Changed {
        let view = &changed.view;
        let guild = view.card.place.guild;
        let within = if guild.is_conversation() && guild == self.caller.guild {
            REPLY_IN_CONVERSATION_WITHIN
        } else {
            REPLY_WITHIN
        };
        // What happened to someone else is told first, separately.
        let is_computers_turn = matches!(&view.stage, StageView::Running(game)
            if matches!(game.to_move(), Holder::Computer { .. }) && !game.surprises());
        let is_board = (changed.post.as_ref()).is_some_and(|post| post.kind == PostKind::Board);
        if !is_computers_turn || !is_board || view.needs_thread {
            return changed;
        }
        let expected = self.bot.opponent.expect(view.id);
        match expected.within(within).await {
            Some(reply) if reply.post.is_some() => reply,
            _ => changed,
        }
    }

    /// Tells everyone what all agreed on; the offer's message says so.
    pub async fn tell_agreed(&self, view: &MatchView, post: Post) -> Answer {
        if view.card.place.guild.is_conversation() {
            let body = self.public(view, &post).await;
            let speaker = self.bot.speaker(&view.card.place.locale);
            let agreed = First::Change(offer::agreed(speaker));
            return Answer::of(agreed, Then::Show(Box::new(body)));
        }
        let is_elsewhere = view.card.place.channel != self.caller.channel;
        if is_elsewhere || view.shown_in_place(&post).is_some() || self.is_held_up(&post).await {
            let first = First::Change(offer::agreed(self.speaker()));
            return Answer::of(first, Then::HandOn(post.reference));
        }
        let body = self.public(view, &post).await;
        let speaker = self.bot.speaker(&view.card.place.locale);
        let then = Then::Follow {
            body: Box::new(body),
            post,
            replaced: Replaced::Waiting,
        };
        Answer::of(First::Change(offer::agreed(speaker)), then)
    }

    /// Waits for an older board that another answer is sending. Returns true if it hasn't arrived
    /// within the time limit of an answer.
    async fn is_held_up(&self, post: &Post) -> bool {
        if !post.waits {
            return false;
        }
        for _ in 0..MOST_LOOKS {
            match self.bot.service.older_answers(post.reference).await {
                Ok(mut older) => {
                    let there = self.bot.unnoted.posts();
                    older.retain(|post| !there.contains(post));
                    if older.is_empty() {
                        return false;
                    }
                }
                Err(error) => {
                    tracing::error!(?error, "can't read the posts");
                    return true;
                }
            }
            tokio::time::sleep(LOOK_PAUSE).await;
        }
        true
    }

    /// Returns the public message of a post.
    async fn public(&self, view: &MatchView, post: &Post) -> Body {
        let speaker = self.bot.speaker(&view.card.place.locale);
        let offered = match (post.kind, view.game()) {
            (PostKind::Notice(Notice::Offered), Some(game)) => {
                posts::offer::offer(speaker, view, game)
            }
            _ => None,
        };
        if let Some(body) = offered {
            return body;
        }
        self.presented(view, post.by).await
    }

    /// Returns the public board of a match as it stands.
    pub async fn public_board(&self, view: &MatchView) -> Body {
        self.presented(view, None).await
    }

    async fn presented(&self, view: &MatchView, by: Option<UserId>) -> Body {
        let speaker = self.bot.speaker(&view.card.place.locale);
        let drawn = self.bot.picture(view).await;
        present::present(speaker, view, drawn, by, self.bot.page_inside())
    }

    /// Returns the current state of a match for one person, after a sentence.
    pub async fn shown_after(&self, key: &str, view: &MatchView) -> Answer {
        let body = self.shown(view).await;
        let content = format!("{}\n{}", self.speaker().say(key), body.content);
        Answer::private(Body { content, ..body })
    }

    /// Returns a match as one person sees it: the board from their own side.
    pub async fn shown(&self, view: &MatchView) -> Body {
        let speaker = self.speaker();
        let view = &self.own_view(view.clone()).await;
        match view.game() {
            Some(game) => {
                let drawn = self.bot.picture_for(speaker, view, self.user()).await;
                board::look(speaker, view, game, drawn, self.bot.page_inside())
            }
            // A lobby's buttons belong only on its public message.
            None => Body {
                notify: Vec::new(),
                rows: Vec::new(),
                ..present(speaker, view, None, None, PageInside::Missing)
            },
        }
    }

    /// Leaves the first board of a game with its own thread to the delivery worker.
    fn begun_in_thread(&self, view: &MatchView, post: &Post) -> Answer {
        let on_the_challenge = is_pressed(self.caller, post);
        let body = if on_the_challenge {
            challenge::settled(self.bot.speaker(&view.card.place.locale), view)
        } else {
            elsewhere(self, view)
        };
        if on_the_challenge {
            Answer::left_in_place(post.reference, body)
        } else {
            self.left(post.reference, body)
        }
    }

    /// A private word, on the message whose button was pressed if only the person sees that, and a
    /// post for the delivery worker.
    fn left(&self, post: PostRef, word: Body) -> Answer {
        if self.caller.on_private_message {
            Answer::left_in_place(post, word)
        } else {
            Answer::left(post, word)
        }
    }
}

/// Returns true if the pressed button is on the message that a post replaces or edits.
pub fn is_pressed(caller: &Caller, post: &Post) -> bool {
    caller.message.is_some() && caller.message == post.replaces.map(|old| old.message)
}

/// Says privately that it is done, and where to look.
fn elsewhere(cx: &Context<'_>, view: &MatchView) -> Body {
    let channel = view.card.place.channel;
    // A mention of a conversation isn't shown as a link.
    let place = if view.card.place.guild.is_conversation() {
        wording::place(cx.speaker(), view)
    } else {
        markup::channel(channel)
    };
    Body::text(say!(
        cx.speaker(),
        "done-privately",
        code = view.card.code.as_str(),
        place = place
    ))
}
