//! Sends the answer to one interaction.

use std::sync::Arc;
use std::time::{Duration, Instant};

use halma_service::ids::{MatchId, MessageId};
use halma_service::{
    Attempt, Delivery, Error, Failure, OldMessage, Post, PostRef, Retirement, Urgency,
};
use tokio::sync::Notify;

use crate::discord::bot::outgoing::{AnswerTo, Sent};
use crate::discord::command::answer::{deferral, deferred_change};
use crate::discord::command::{Answer, First, Replaced, Then};
use crate::discord::front::dispatch;
use crate::discord::front::request::Request;
use crate::discord::http::{HttpError, error_text};
use crate::discord::interaction::caller::Caller;
use crate::discord::interaction::invite;
use crate::discord::parts::body::{Body, Touch};
use crate::discord::text::say;
use crate::discord::{delivery, games, posts};

/// How long a handler may take before the answer is deferred. The interaction expires after 3 s.
const DEFER_AFTER: Duration = Duration::from_secs(1);

/// The way back to the person who did something.
#[derive(Clone)]
pub struct Reply {
    pub to: AnswerTo,
    /// Tells the delivery worker that something is waiting.
    pub waiting: Arc<Notify>,
    /// When the interaction arrived.
    pub came: Instant,
}

/// Whether Discord accepted an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taken {
    Yes,
    No,
    /// It refuses the answer's content.
    Unfit,
}

impl Reply {
    /// Answers a request, which is parsed where panics are caught, and then catches up on what
    /// couldn't be shown before.
    pub async fn answer(&self, caller: Caller, request: impl FnOnce() -> Request + Send + 'static) {
        let is_answered = Box::pin(self.answer_in_time(&caller, request)).await;
        // The action may have left more to send than the answer.
        self.waiting.notify_one();
        Box::pin(self.catch_up(&caller, is_answered)).await;
    }

    /// Answers at once, or defers privately if it takes long. Returns whether Discord accepted the
    /// answer, so that more can follow it.
    async fn answer_in_time(
        &self,
        caller: &Caller,
        request: impl FnOnce() -> Request + Send + 'static,
    ) -> bool {
        let answer = dispatch::answer(&self.to.bot, caller, request);
        tokio::pin!(answer);
        if let Ok(answer) = tokio::time::timeout(DEFER_AFTER, &mut answer).await {
            let (next_after, word_goes) = (answer.next_after, answer.word_goes);
            let (taken, is_done) = self.send(answer).await;
            let is_answered = match taken {
                Taken::Unfit => self.say_plainly(caller).await,
                taken => taken == Taken::Yes,
            };
            if is_answered {
                let word_goes = word_goes && is_done;
                self.name_next(caller, next_after, word_goes).await;
            }
            return is_answered;
        }
        let is_shared = caller.is_on_shared_message();
        let deferral = if is_shared {
            deferred_change()
        } else {
            deferral()
        };
        let deferred = self.to.respond(deferral).await;
        self.to.bot.metrics.acknowledged(self.came.elapsed(), false);
        let answer = answer.await;
        let next_after = answer.next_after;
        match deferred {
            Ok(_) if is_shared => {
                self.change_late(caller, answer).await;
                true
            }
            Ok(_) => {
                self.send_late(caller, answer).await;
                let word_goes = false;
                self.name_next(caller, next_after, word_goes).await;
                true
            }
            Err(error) => {
                self.unsent(answer.then.post(), &error).await;
                false
            }
        }
    }

    /// Tells someone who moved privately about their next game, at most once an hour. That replaces
    /// a private message that isn't needed anymore; otherwise the message is deleted.
    async fn name_next(&self, caller: &Caller, after: Option<MatchId>, word_goes: bool) {
        let next = match after {
            Some(after) => self.next_line(caller, after).await,
            None => None,
        };
        let told = match next {
            Some(line) if word_goes => self.to.edit(line).await,
            Some(line) => self.to.follow_up(line.create_private()).await.map(drop),
            None if word_goes => return self.to.take_away().await,
            None => return,
        };
        if let Err(error) = told {
            let error = error_text::describe(&error);
            tracing::debug!("couldn't name the next game: {error}");
        }
    }

    async fn next_line(&self, caller: &Caller, after: MatchId) -> Option<Body> {
        let (bot, user) = (&self.to.bot, caller.person.user);
        if !bot.told_next.is_due(&user, bot.now()) {
            return None;
        }
        let next = bot.service.next_waiting(caller.asker(), after).await;
        let next = next.inspect_err(|error| {
            tracing::error!(?error, "couldn't look up the next game");
        });
        let next = next.ok()??;
        bot.told_next.note(user, bot.now());
        let speaker = bot.speaker(caller.language());
        Some(games::list_message::next_waiting(speaker, &next))
    }

    /// Says in plain words that Discord didn't accept the answer.
    async fn say_plainly(&self, caller: &Caller) -> bool {
        let plain = Answer::private(self.plain(caller));
        self.to.respond(plain.first.response()).await.is_ok()
    }

    fn plain(&self, caller: &Caller) -> Body {
        let number = dispatch::fault_number(self.to.id.0);
        self.to.bot.metrics.told_error("refused");
        let speaker = self.to.bot.speaker(caller.language());
        Body::text(say!(speaker, "plain-answer", number = number))
    }

    /// Sends an answer: the first response and its follow-ups. Returns whether Discord accepted the
    /// response, and whether all follow-ups are done.
    pub async fn send(&self, answer: Answer) -> (Taken, bool) {
        let Answer { first, then, .. } = answer;
        let is_message = first.is_public();
        let response = first.response();
        let has_picture = !response.files.is_empty();
        let sent = if is_message {
            self.to.respond_with_message(response).await
        } else {
            self.to.respond(response).await
        };
        let taken = match &sent {
            Ok(_) => Taken::Yes,
            Err(error) if error_text::is_unfit(error) => Taken::Unfit,
            Err(_) => Taken::No,
        };
        self.to
            .bot
            .metrics
            .acknowledged(self.came.elapsed(), has_picture);
        let is_done = self.follow(sent, then, is_message).await;
        (taken, is_done)
    }

    /// Does the follow-ups of a first response. A new message's id is needed to find it again; if
    /// unknown, it is asked for later. Returns whether everything was done here or handed on as
    /// intended.
    async fn follow(&self, sent: Result<Sent, HttpError>, then: Then, is_message: bool) -> bool {
        match (sent, then) {
            (Err(error), Then::HandOn(post)) => {
                self.unsent(None, &error).await;
                self.hand_on(post, Attempt::Failed).await;
                return false;
            }
            (Err(error), then) => {
                self.unsent(then.post(), &error).await;
                return false;
            }
            (Ok(_), Then::Nothing) => {}
            (Ok(_), Then::HandOn(post)) => self.hand_on(post, Attempt::Failed).await,
            (Ok(_), Then::Show(body)) => self.show(*body).await,
            (
                Ok(sent),
                Then::Follow {
                    body,
                    post,
                    replaced,
                },
            ) => match sent {
                Sent::Arrived(_) => return self.follow_up(*body, post, replaced).await,
                // Nothing can follow an answer that Discord may not have.
                Sent::Unclear => {
                    self.hand_on(post.reference, Attempt::Failed).await;
                    return false;
                }
            },
            (Ok(Sent::Arrived(message)), Then::Note(post)) if message.is_some() || !is_message => {
                self.delivered(&post, message, Replaced::Waiting).await;
            }
            (Ok(Sent::Arrived(_)), Then::NoteInPlace(post)) => self.shown_in_place(&post).await,
            (Ok(_), Then::Note(post) | Then::NoteInPlace(post)) => {
                self.hand_on(post.reference, Attempt::MayHaveArrived).await;
            }
        }
        true
    }

    /// Shows everyone something that nothing has to remember.
    async fn show(&self, body: Body) {
        if let Err(error) = self.to.follow_up(body.create()).await {
            self.log_unsent(&error);
        }
    }

    /// Sends the answer after a deferred change of a message in a conversation: only its token can edit
    /// it.
    async fn change_late(&self, caller: &Caller, answer: Answer) {
        let speaker = self.to.bot.speaker(caller.language());
        let sent = match answer.first {
            First::Change(touch) => self.to.edit_with(touch.update()).await,
            First::Public(body) => self.to.follow_up(body.create()).await.map(drop),
            First::Private(body) => self.to.follow_up(body.create_private()).await.map(drop),
            First::Form(_) | First::Launch | First::Choices(_) => {
                let again = Body::text(say!(speaker, "press-again"));
                self.to.follow_up(again.create_private()).await.map(drop)
            }
        };
        if let Err(error) = sent {
            self.log_unsent(&error);
            if error_text::is_unfit(&error) {
                let plain = self.plain(caller).create_private();
                let _is_told = self.to.follow_up(plain).await;
            }
        }
        if let Then::Show(body) = answer.then {
            self.show(*body).await;
        }
    }

    /// Sends the answer after a private deferral: the deferred answer becomes a confirmation, and
    /// the public message follows.
    async fn send_late(&self, caller: &Caller, answer: Answer) {
        let speaker = self.to.bot.speaker(caller.language());
        let done = || Body::text(say!(speaker, "done-late"));
        let answer = self.change_pressed(caller, answer, done).await;
        match (answer.first, answer.then) {
            (First::Public(body), Then::Note(post)) => self.confirm_late(done(), body, post).await,
            (First::Public(body), Then::Nothing) => {
                let done = self.to.edit(done()).await;
                let shared = match done {
                    Ok(()) => self.to.follow_up(body.create()).await.map(drop),
                    Err(error) => Err(error),
                };
                if let Err(error) = shared {
                    self.log_unsent(&error);
                }
            }
            (_, Then::Follow { body, post, .. }) => self.confirm_late(done(), *body, post).await,
            (_, Then::Note(post) | Then::NoteInPlace(post)) => {
                let _is_told = self.to.edit(done()).await;
                self.hand_on(post.reference, Attempt::Failed).await;
            }
            (first, then) => {
                let body = match first {
                    First::Public(body) | First::Private(body) => body,
                    First::Change(Touch::Whole(body)) => *body,
                    First::Change(_) => done(),
                    First::Form(_) | First::Launch => Body::text(say!(speaker, "press-again")),
                    First::Choices(_) => return,
                };
                if let Err(error) = self.to.edit(body).await
                    && error_text::is_unfit(&error)
                {
                    let _is_told = self.to.edit(self.plain(caller)).await;
                }
                match then {
                    Then::HandOn(post) => self.hand_on(post, Attempt::Failed).await,
                    Then::Show(body) => self.show(*body).await,
                    _ => {}
                }
            }
        }
    }

    /// Edits the message whose button was pressed if it is an extra message that everyone sees,
    /// which the deferral didn't do. A board is edited by its post instead.
    async fn change_pressed(
        &self,
        caller: &Caller,
        answer: Answer,
        done: impl Fn() -> Body,
    ) -> Answer {
        let pressed = caller.message.filter(|_| !caller.on_private_message);
        let (touch, message) = match (answer.first, pressed) {
            (First::Change(touch), Some(message)) => (touch, message),
            (first, _) => return Answer { first, ..answer },
        };
        let shows_post = match &answer.then {
            Then::Note(_) | Then::NoteInPlace(_) => true,
            Then::Follow { post, .. } => post.replaces.is_some_and(|old| old.message == message),
            Then::Nothing | Then::HandOn(_) | Then::Show(_) => false,
        };
        if !shows_post {
            let old = OldMessage {
                message,
                channel: caller.channel,
                retirement: Retirement::Strip,
                answered: None,
            };
            if let Err(error) = self
                .to
                .bot
                .change_message(old, &touch.edit(), Urgency::Answer)
                .await
            {
                self.log_unsent(&error);
            }
        }
        let first = First::Private(done());
        Answer { first, ..answer }
    }

    async fn confirm_late(&self, done: Body, body: Body, post: Post) {
        if self.to.edit(done).await.is_ok() {
            let _is_there = self.follow_up(body, post, Replaced::Waiting).await;
        } else {
            // A follow-up would become the private answer that is still pending.
            self.hand_on(post.reference, Attempt::Failed).await;
        }
    }

    /// Sends the message that shows a post after the first response; whether it is known to be there.
    async fn follow_up(&self, body: Body, post: Post, replaced: Replaced) -> bool {
        let message = body.create();
        match self.to.follow_up(message).await {
            Ok(message) => {
                self.delivered(&post, Some(message), replaced).await;
                true
            }
            Err(error) => {
                let attempt = match error_text::failure(&error) {
                    Failure::Passing => Attempt::MayHaveArrived,
                    _ => Attempt::Failed,
                };
                self.log_unsent(&error);
                self.hand_on(post.reference, attempt).await;
                false
            }
        }
    }

    async fn delivered(&self, post: &Post, message: Option<MessageId>, replaced: Replaced) {
        let delivery = Delivery {
            message,
            by_token: true,
            retired: replaced == Replaced::Retired,
            in_place: false,
            now: self.to.bot.now(),
        };
        self.note(post, delivery).await;
    }

    /// Notes that the message whose button was pressed now shows a post.
    async fn shown_in_place(&self, post: &Post) {
        let Some(old) = post.replaces else { return };
        let delivery = Delivery {
            by_token: true,
            ..Delivery::in_place(old.message, self.to.bot.now())
        };
        self.note(post, delivery).await;
    }

    async fn note(&self, post: &Post, delivery: Delivery) {
        if let Err(error) = Box::pin(self.try_delivered(post, delivery)).await {
            tracing::error!(?error, "couldn't record a delivered post");
        }
    }

    async fn try_delivered(&self, post: &Post, delivery: Delivery) -> Result<(), Error> {
        for follow in self.to.bot.note_delivered(post, delivery).await? {
            delivery::deliver::deliver(&self.to.bot, follow).await?;
        }
        Ok(())
    }

    /// Handles an unsent answer. If Discord says it was already answered, another task delivers the
    /// post.
    async fn unsent(&self, post: Option<PostRef>, error: &HttpError) {
        if error_text::is_already_answered(error) {
            return;
        }
        self.log_unsent(error);
        if let Some(post) = post {
            self.hand_on(post, Attempt::Failed).await;
        }
    }

    fn log_unsent(&self, error: &HttpError) {
        let failure = self.to.bot.judge(error);
        let why = error_text::describe(error);
        if matches!(failure, Failure::Unfit(_)) {
            let number = dispatch::fault_number(self.to.id.0);
            tracing::error!(number, "Discord refused the content of an answer: {why}");
        } else {
            tracing::warn!("couldn't send an answer: {why}");
        }
    }

    /// Hands a post to the delivery worker.
    async fn hand_on(&self, post: PostRef, attempt: Attempt) {
        let now = self.to.bot.now();
        let handed_on = self.to.bot.service.hand_on(post, attempt, now);
        if let Err(error) = handed_on.await {
            tracing::error!(?error, "couldn't hand over a post");
        }
        self.waiting.notify_one();
    }

    /// Does what had to wait until the bot has access and the person is there: posts that Discord
    /// refused in this channel are retried, and the person is told about those still waiting.
    async fn catch_up(&self, caller: &Caller, is_answered: bool) {
        if let Err(error) = self.try_to_catch_up(caller, is_answered).await {
            tracing::error!(?error, "couldn't redo what Discord had refused");
        }
    }

    async fn try_to_catch_up(&self, caller: &Caller, is_answered: bool) -> Result<(), Error> {
        let service = &self.to.bot.service;
        let is_let_in = invite::missing(caller.permissions, caller.threads).is_empty();
        if is_let_in && service.revive(caller.channel, self.to.bot.now()).await? {
            self.waiting.notify_one();
        }
        // Nothing can follow an answer that Discord didn't accept.
        if !is_answered {
            return Ok(());
        }
        let user = caller.person.user;
        let speaker = self.to.bot.speaker(caller.language());
        for view in service.take_untold(user).await? {
            let told = posts::unposted(speaker, &view).create_private();
            if let Err(error) = self.to.follow_up(told).await {
                let error = error_text::describe(&error);
                tracing::debug!("a person could not be told of a parked post: {error}");
                service.put_untold_back(user, view.id).await?;
            }
        }
        Ok(())
    }
}
