//! Discord as far as posts need it: the messages of a channel, of which some have buttons, and
//! interactions that can be answered once and for a while.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use halma_service::{MatchView, PostRef, StageView};
use halma_store::ids::{InteractionId, MatchId, MessageId, Timestamp, Turn};

use super::database::Database;
use super::wire::{Health, Wire};

/// How long an interaction can be answered, and then followed up.
const ANSWERED_WITHIN: Duration = Duration::from_secs(3);
const FOLLOWED_WITHIN: Duration = Duration::from_secs(15 * 60);
/// How long Discord remembers a nonce.
const CREATED_ONCE_FOR: Duration = Duration::from_secs(120);

/// What a message shows of a match, and whether it has its buttons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    pub turn: Turn,
    pub has_buttons: bool,
}

impl Face {
    pub fn of(view: &MatchView) -> Self {
        Self {
            turn: view.card.turn,
            has_buttons: matches!(view.stage, StageView::Running(_) | StageView::Open { .. }),
        }
    }
}

#[derive(Clone, Debug)]
pub struct Message {
    pub id: MessageId,
    /// The post that it was sent for.
    pub post: PostRef,
    /// The interaction that it answers.
    pub answers: Option<InteractionId>,
    /// `None` if it only says something.
    pub face: Option<Face>,
    at: Timestamp,
}

/// A message to create.
#[derive(Clone, Copy)]
pub struct Draft {
    pub post: PostRef,
    pub face: Option<Face>,
}

/// Why Discord didn't do something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsent {
    Refused,
    AlreadyAnswered,
    /// It may have done it.
    Unanswered,
}

struct Interaction {
    at: Timestamp,
    is_answered: bool,
    /// The message that answered it first.
    response: Option<MessageId>,
}

#[derive(Default)]
struct Contents {
    messages: BTreeMap<MessageId, Message>,
    interactions: BTreeMap<InteractionId, Interaction>,
    /// When each post was sent last and whether as an answer, in messages that are gone too.
    sent: BTreeMap<PostRef, (Timestamp, bool)>,
    repeated: BTreeSet<PostRef>,
    last: u64,
}

impl Contents {
    /// A new Discord id.
    fn id(&mut self, now: Timestamp) -> u64 {
        self.last = InteractionId::first_at(now).0.max(self.last + 1);
        self.last
    }

    fn create(
        &mut self,
        id: MessageId,
        draft: Draft,
        answers: Option<InteractionId>,
        now: Timestamp,
    ) {
        let Draft { post, face } = draft;
        let before = self.sent.insert(post, (now, answers.is_some()));
        let is_forgotten = before
            .is_some_and(|(before, was_answer)| !was_answer && before + CREATED_ONCE_FOR <= now);
        // A notice is sent again without a look for it (docs/limits.md).
        let may_repeat = face.is_none() && answers.is_none() && is_forgotten;
        if before.is_some() && !may_repeat {
            self.repeated.insert(post);
        }
        let message = Message {
            id,
            post,
            answers,
            face,
            at: now,
        };
        self.messages.insert(id, message);
    }

    fn strip(&mut self, id: MessageId) -> Result<(), Unsent> {
        let message = self.messages.get_mut(&id).ok_or(Unsent::Refused)?;
        if let Some(face) = &mut message.face {
            face.has_buttons = false;
        }
        Ok(())
    }

    /// Answers an interaction first, if that is still possible.
    fn answer(
        &mut self,
        id: InteractionId,
        now: Timestamp,
        response: Option<MessageId>,
    ) -> Result<(), Unsent> {
        let found = self.interactions.get_mut(&id).ok_or(Unsent::Refused)?;
        if found.is_answered {
            return Err(Unsent::AlreadyAnswered);
        }
        if found.at + ANSWERED_WITHIN < now {
            return Err(Unsent::Refused);
        }
        (found.is_answered, found.response) = (true, response);
        Ok(())
    }
}

/// A client's connection to the chat.
#[derive(Clone)]
pub struct Chat {
    contents: Arc<Mutex<Contents>>,
    database: Arc<Database>,
    wire: Wire,
}

impl Chat {
    pub fn new(database: &Arc<Database>) -> Self {
        Self {
            contents: Arc::default(),
            database: Arc::clone(database),
            wire: Wire {
                asking: Health::new(),
                answering: Health::new(),
                dice: Arc::clone(&database.dice),
            },
        }
    }

    /// The same chat for a process.
    pub fn of(&self, process: &Arc<Health>) -> Self {
        let wire = Wire {
            asking: Arc::clone(process),
            ..self.wire.clone()
        };
        Self {
            wire,
            ..self.clone()
        }
    }

    pub fn health(&self) -> &Health {
        &self.wire.answering
    }

    async fn ask<T: Send + 'static>(
        &self,
        request: impl FnOnce(&mut Contents, Timestamp) -> Result<T, Unsent> + Send + 'static,
    ) -> Result<T, Unsent> {
        let (contents, database) = (Arc::clone(&self.contents), Arc::clone(&self.database));
        let done = async move { request(&mut contents.lock().unwrap(), database.now()) };
        self.wire.ask(done).await.unwrap_or(Err(Unsent::Unanswered))
    }

    pub fn now(&self) -> Timestamp {
        self.database.now()
    }

    /// Starts an interaction.
    pub fn interact(&self) -> InteractionId {
        let now = self.database.now();
        let mut contents = self.contents.lock().unwrap();
        let id = InteractionId(contents.id(now));
        let interaction = Interaction {
            at: now,
            is_answered: false,
            response: None,
        };
        contents.interactions.insert(id, interaction);
        id
    }

    /// The posts of a match that were sent more than once, and mustn't be.
    pub fn repeated(&self, id: MatchId) -> Vec<PostRef> {
        let contents = self.contents.lock().unwrap();
        let repeated = contents.repeated.iter();
        repeated.filter(|post| post.id == id).copied().collect()
    }

    /// All messages of a match, as people see them.
    pub fn messages(&self, id: MatchId) -> Vec<Message> {
        let contents = self.contents.lock().unwrap();
        let messages = contents.messages.values();
        messages.filter(|it| it.post.id == id).cloned().collect()
    }

    /// The messages of a match with the buttons of a turn.
    pub fn buttons(&self, id: MatchId, turn: Turn) -> Vec<MessageId> {
        let mut messages = self.messages(id);
        let bears = |face: Face| face.has_buttons && face.turn == turn;
        messages.retain(|it| it.face.is_some_and(bears));
        messages.iter().map(|it| it.id).collect()
    }

    /// Answers an interaction with a message.
    pub async fn respond(&self, id: InteractionId, draft: Draft) -> Result<MessageId, Unsent> {
        self.ask(move |contents, now| {
            let message = MessageId(contents.id(now));
            contents.answer(id, now, Some(message))?;
            contents.create(message, draft, Some(id), now);
            Ok(message)
        })
        .await
    }

    /// Answers a click by removing the buttons of its message.
    pub async fn strip_by_click(
        &self,
        id: InteractionId,
        clicked: MessageId,
    ) -> Result<(), Unsent> {
        self.ask(move |contents, now| {
            contents.answer(id, now, None)?;
            // Discord takes the answer even if the message is gone.
            let _gone = contents.strip(clicked);
            Ok(())
        })
        .await
    }

    /// Sends another message after the first answer.
    pub async fn follow_up(&self, id: InteractionId, draft: Draft) -> Result<MessageId, Unsent> {
        self.ask(move |contents, now| {
            let found = contents.interactions.get(&id);
            let is_open = found.is_some_and(|it| it.is_answered && now < it.at + FOLLOWED_WITHIN);
            if !is_open {
                return Err(Unsent::Refused);
            }
            let message = MessageId(contents.id(now));
            contents.create(message, draft, Some(id), now);
            Ok(message)
        })
        .await
    }

    /// The message that answered an interaction first.
    pub async fn response(&self, id: InteractionId) -> Result<Option<Message>, Unsent> {
        self.ask(move |contents, _| {
            let answered = contents.interactions.get(&id);
            let message = answered.and_then(|it| it.response);
            Ok(message.and_then(|it| contents.messages.get(&it).cloned()))
        })
        .await
    }

    /// Sends a message, unless the same was sent a moment ago.
    pub async fn create(&self, draft: Draft) -> Result<MessageId, Unsent> {
        self.ask(move |contents, now| {
            let is_same = |it: &&Message| {
                it.post == draft.post && it.answers.is_none() && now < it.at + CREATED_ONCE_FOR
            };
            if let Some(same) = contents.messages.values().find(is_same) {
                return Ok(same.id);
            }
            let message = MessageId(contents.id(now));
            contents.create(message, draft, None, now);
            Ok(message)
        })
        .await
    }

    /// Changes what a message shows.
    pub async fn edit(&self, message: MessageId, face: Face) -> Result<(), Unsent> {
        self.ask(move |contents, _| {
            let edited = contents.messages.get_mut(&message);
            edited.ok_or(Unsent::Refused)?.face = Some(face);
            Ok(())
        })
        .await
    }

    /// Removes the buttons of a message.
    pub async fn strip(&self, message: MessageId) -> Result<(), Unsent> {
        self.ask(move |contents, _| contents.strip(message)).await
    }

    pub async fn delete(&self, message: MessageId) -> Result<(), Unsent> {
        self.ask(move |contents, _| {
            let gone = contents.messages.remove(&message);
            gone.map(drop).ok_or(Unsent::Refused)
        })
        .await
    }

    /// The messages of a match after one, oldest first.
    pub async fn after(&self, id: MatchId, after: InteractionId) -> Result<Vec<Message>, Unsent> {
        self.ask(move |contents, _| {
            let later = contents.messages.values();
            let later = later.filter(|it| it.post.id == id && it.id.0 > after.0);
            Ok(later.cloned().collect())
        })
        .await
    }
}
