//! What a process does with posts, as the bot does: answers, deliveries, and what is noted of them.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use halma_service::{
    Act, Attempt, Changed, Delivery, Error, Failure, MatchView, Post, PostKind, PostRef,
    Retirement, Service, StageView,
};
use halma_store::ids::MessageId;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use super::chat::{Chat, Draft, Face, Message, Unsent};
use super::process::Process;

/// How often, and how many times, to check whether an older board has arrived.
const LOOK_PAUSE: Duration = Duration::from_millis(25);
const MOST_LOOKS: usize = 200;

/// How often the leader looks for posts.
const PAUSE: Duration = Duration::from_secs(1);

/// A delivery that couldn't be noted yet.
pub type Unnoted = Vec<(Post, Delivery)>;

#[derive(Clone)]
pub struct Courier {
    process: Arc<Process>,
    service: Service,
    chat: Chat,
}

impl Courier {
    pub fn new(process: &Arc<Process>, service: Service) -> Self {
        let chat = process.chat.of(&process.health);
        let process = Arc::clone(process);
        Self {
            process,
            service,
            chat,
        }
    }

    /// Answers an interaction.
    pub async fn answer(self, act: Act, changed: Changed) {
        let Some(post) = changed.post.filter(|_| act.token.is_some()) else {
            return;
        };
        let pressed = post.replaces.map(|old| old.message);
        let pressed = pressed.filter(|_| act.message.is_some() && act.message == pressed);
        if self.is_held_up(&post).await {
            return self.hand_on(&post, Attempt::Failed).await;
        }
        let face = Face::of(&changed.view);
        let says = matches!(post.kind, PostKind::Notice(_));
        let draft = Draft {
            post: post.reference,
            face: Some(face).filter(|_| !says),
        };
        let id = act.interaction;
        let Some(pressed) = pressed else {
            return match twice(|| self.chat.respond(id, draft)).await {
                Ok(Some(message)) => self.note(&post, self.answered(message)).await,
                Ok(None) => self.hand_on(&post, Attempt::MayHaveArrived).await,
                Err(unsent) => self.not_answered(&post, unsent).await,
            };
        };
        match twice(|| self.chat.strip_by_click(id, pressed)).await {
            Ok(_) => match self.chat.follow_up(id, draft).await {
                Ok(message) => {
                    let followed = Delivery {
                        retired: true,
                        ..self.answered(message)
                    };
                    self.note(&post, followed).await;
                }
                Err(unsent) => self.not_answered(&post, unsent).await,
            },
            // Nothing can follow an answer that Discord may not have.
            Err(Unsent::Unanswered) => self.hand_on(&post, Attempt::Failed).await,
            Err(unsent) => self.not_answered(&post, unsent).await,
        }
    }

    async fn is_held_up(&self, post: &Post) -> bool {
        if !post.waits {
            return false;
        }
        for _ in 0..MOST_LOOKS {
            let Ok(mut older) = self.service.older_answers(post.reference).await else {
                return true;
            };
            older.retain(|older| !self.process.is_unnoted(*older));
            if older.is_empty() {
                return false;
            }
            sleep(LOOK_PAUSE).await;
        }
        true
    }

    async fn not_answered(&self, post: &Post, unsent: Unsent) {
        match unsent {
            // Another one answers.
            Unsent::AlreadyAnswered => {}
            Unsent::Refused => self.hand_on(post, Attempt::Failed).await,
            Unsent::Unanswered => self.hand_on(post, Attempt::MayHaveArrived).await,
        }
    }

    async fn hand_on(&self, post: &Post, attempt: Attempt) {
        let now = self.process.now();
        // If that fails, it becomes due later.
        let _late = self.service.hand_on(post.reference, attempt, now).await;
    }

    async fn note(&self, post: &Post, delivery: Delivery) {
        let _later = Box::pin(self.try_note(post, delivery)).await;
    }

    async fn try_note(&self, post: &Post, delivery: Delivery) -> Result<(), Error> {
        match self.service.delivered(post, delivery).await {
            Ok(follows) => {
                for follow in follows {
                    self.deliver(follow).await?;
                }
                Ok(())
            }
            Err(error) => {
                if !self.process.is_unnoted(post.reference) {
                    self.process.keep_unnoted(post, delivery);
                }
                Err(error)
            }
        }
    }

    /// Notes what couldn't be noted.
    pub async fn note_again(&self) {
        while let Some((post, delivery)) = self.process.first_unnoted() {
            let noted = self.try_note(&post, delivery).await;
            self.process.forget_unnoted(post.reference);
            if noted.is_err() {
                return self.process.keep_unnoted(&post, delivery);
            }
        }
    }

    /// Delivers due posts while the process leads, leftovers first.
    pub async fn deliver_until(self, over: CancellationToken) {
        let mut due = self.service.all_posts(self.process.now()).await;
        while !over.is_cancelled() {
            for post in due.unwrap_or_default() {
                if !self.process.is_unnoted(post) {
                    let _later = self.deliver(post).await;
                }
            }
            sleep(PAUSE).await;
            due = self.service.due_posts(self.process.now()).await;
        }
    }

    pub async fn deliver(&self, reference: PostRef) -> Result<(), Error> {
        let Some((post, view)) = self.service.post(reference).await? else {
            return Ok(());
        };
        let sent = if post.overtaken {
            self.overtaken(&post, &view).await
        } else {
            self.send(&post, &view).await.map(Some)
        };
        let failure = match sent {
            Ok(Some(delivery)) => return Box::pin(self.try_note(&post, delivery)).await,
            Ok(None) => return self.service.not_there(reference).await,
            Err(Unsent::Unanswered) => Failure::Passing,
            Err(_) => Failure::Lasting("refused".to_owned()),
        };
        let now = self.process.now();
        self.service.undelivered(reference, &failure, now).await
    }

    async fn send(&self, post: &Post, view: &MatchView) -> Result<Delivery, Unsent> {
        let now = self.process.now();
        let none = Delivery::of(None, now);
        let draft = |face| Draft {
            post: post.reference,
            face,
        };
        let face = Face::of(view);
        match post.kind {
            PostKind::Retire(retirement) => {
                let Some(old) = post.replaces else {
                    return Ok(none);
                };
                match retirement {
                    Retirement::Vanish => self.chat.delete(old.message).await?,
                    _ => self.chat.strip(old.message).await?,
                }
                Ok(none)
            }
            PostKind::Refresh => {
                let Some(old) = view.old_message.or(post.replaces) else {
                    return Ok(none);
                };
                self.chat.edit(old.message, face).await?;
                Ok(Delivery::of(Some(old.message), now))
            }
            PostKind::Summary => unreachable!("no thread"),
            PostKind::Notice(_) => {
                if post.answers.is_some()
                    && let Some(message) = self.find(post, |_| false).await?
                {
                    return Ok(self.found(&message));
                }
                let message = self.chat.create(draft(None)).await?;
                Ok(Delivery::of(Some(message), now))
            }
            _ => {
                let is_it = |message: &Message| message.face == Some(face);
                if post.may_have_arrived
                    && let Some(message) = self.find(post, is_it).await?
                {
                    return Ok(self.found(&message));
                }
                let message = self.chat.create(draft(Some(face))).await?;
                Ok(Delivery::of(Some(message), now))
            }
        }
    }

    /// The delivery as an answer.
    fn answered(&self, message: MessageId) -> Delivery {
        Delivery {
            by_token: true,
            ..Delivery::of(Some(message), self.process.now())
        }
    }

    /// The delivery of a post whose message was found.
    fn found(&self, message: &Message) -> Delivery {
        Delivery {
            by_token: message.answers.is_some(),
            ..self.answered(message.id)
        }
    }

    /// The delivery of an overtaken post, if it has a message.
    async fn overtaken(&self, post: &Post, view: &MatchView) -> Result<Option<Delivery>, Unsent> {
        let present = view.old_message.map(|old| old.message);
        let is_closed = matches!(view.stage, StageView::Closed { .. });
        let is_old = |message: &Message| {
            let bears = |face: Face| face.has_buttons && (is_closed || face.turn < view.card.turn);
            message.face.is_some_and(bears) && present != Some(message.id)
        };
        let old = self.find(post, is_old).await?;
        Ok(old.map(|message| self.found(&message)))
    }

    /// Looks for the message of a post: the answer to its interaction, or one like it.
    async fn find(
        &self,
        post: &Post,
        fits: impl Fn(&Message) -> bool,
    ) -> Result<Option<Message>, Unsent> {
        let is_it = |message: &Message| {
            let is_answer = message.answers.is_some() && message.answers == post.answers;
            message.id.0 > post.sent.start.0
                && (is_answer || message.answers.is_none() && fits(message))
        };
        if let Some(answered) = post.answers
            && let Some(message) = self.chat.response(answered).await?
            && is_it(&message)
        {
            return Ok(Some(message));
        }
        let later = self.chat.after(post.reference.id, post.sent.start).await?;
        Ok(later.into_iter().find(is_it))
    }
}

/// Sends something, once more if there is no answer. `None` means that it had arrived before.
async fn twice<T, F>(send: impl Fn() -> F) -> Result<Option<T>, Unsent>
where
    F: Future<Output = Result<T, Unsent>>,
{
    match send().await {
        Err(Unsent::Unanswered) => match send().await {
            Err(Unsent::AlreadyAnswered) => Ok(None),
            again => again.map(Some),
        },
        first => first.map(Some),
    }
}
