//! The answer to a request as a value: the first response and its follow-ups. It is the same
//! whether it is sent as a call or returned from one.

use halma_service::ids::MatchId;
use halma_service::{Post, PostRef};
use serde_json::json;

use crate::discord::http::Payload;
use crate::discord::interaction::EPHEMERAL;
use crate::discord::parts::body::{Body, Form, Touch};

/// The answer to a request.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The first response.
    pub first: First,
    /// The follow-ups.
    pub then: Then,
    /// The match in which the person just moved, if they should be told about their next game.
    pub next_after: Option<MatchId>,
    /// Whether the first response is a private message that isn't needed after the follow-ups.
    pub word_goes: bool,
}

/// The first response to a request.
#[derive(Clone, Debug)]
pub enum First {
    /// A new message for everyone.
    Public(Body),
    /// A message that only the person sees.
    Private(Body),
    /// An edit of the message whose button was pressed.
    Change(Touch),
    /// A form.
    Form(Form),
    /// The board page, inside Discord.
    Launch,
    /// Choices for an option that is being typed.
    Choices(Choices),
}

/// Labels and values of choices.
pub type Choices = Vec<(String, String)>;

/// The follow-ups of a first response.
#[derive(Clone, Debug)]
pub enum Then {
    /// Nothing.
    Nothing,
    /// The first response shows this post.
    Note(Post),
    /// The first response edited the message whose button was pressed, which now shows this post.
    NoteInPlace(Post),
    /// Another message for everyone shows a post.
    Follow {
        /// The message.
        body: Box<Body>,
        /// The post.
        post: Post,
        /// What became of the message that the post replaces.
        replaced: Replaced,
    },
    /// Another message for everyone, which nothing has to remember.
    Show(Box<Body>),
    /// The delivery worker sends a post.
    HandOn(PostRef),
}

/// What became of the message that a post replaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replaced {
    /// The first response retired it.
    Retired,
    /// It waits, or there is none.
    Waiting,
}

impl Answer {
    /// Creates an answer with follow-ups.
    pub fn of(first: First, then: Then) -> Self {
        Self {
            first,
            then,
            next_after: None,
            word_goes: false,
        }
    }

    /// Creates an answer that only the person sees.
    pub fn private(body: Body) -> Self {
        Self::of(First::Private(body), Then::Nothing)
    }

    /// Creates an answer that replaces the message whose button was pressed.
    pub fn change(body: Body) -> Self {
        Self::of(First::change(body), Then::Nothing)
    }

    /// A private word, and a post for the delivery worker.
    pub fn left(post: PostRef, word: Body) -> Self {
        Self::of(First::Private(word), Then::HandOn(post))
    }

    /// The same, with the word in place of the message whose button was pressed.
    pub fn left_in_place(post: PostRef, word: Body) -> Self {
        Self::of(First::change(word), Then::HandOn(post))
    }

    /// Creates an answer with a form.
    pub fn form(form: Form) -> Self {
        Self::of(First::Form(form), Then::Nothing)
    }

    /// Creates an answer that opens the board page inside Discord.
    pub fn launch() -> Self {
        Self::of(First::Launch, Then::Nothing)
    }

    /// Creates an answer with choices.
    pub fn choices(choices: Choices) -> Self {
        Self::of(First::Choices(choices), Then::Nothing)
    }
}

impl Then {
    /// Returns the post that is delivered with or after the answer.
    pub fn post(&self) -> Option<PostRef> {
        match self {
            Self::Nothing | Self::Show(_) => None,
            Self::Note(post) | Self::NoteInPlace(post) | Self::Follow { post, .. } => {
                Some(post.reference)
            }
            Self::HandOn(post) => Some(*post),
        }
    }
}

/// Discord's response types.
mod kind {
    pub const MESSAGE: u8 = 4;
    pub const DEFERRED_MESSAGE: u8 = 5;
    pub const DEFERRED_UPDATE: u8 = 6;
    pub const UPDATE: u8 = 7;
    pub const CHOICES: u8 = 8;
    pub const FORM: u8 = 9;
    pub const LAUNCH: u8 = 12;
}

/// Returns the first response if the answer takes long: a private deferral.
pub fn deferral() -> Payload {
    let data = Payload::of(json!({ "flags": EPHEMERAL }));
    response(kind::DEFERRED_MESSAGE, data)
}

/// Returns the first response if it takes long to edit the message whose button was pressed.
pub fn deferred_change() -> Payload {
    Payload::of(json!({ "type": kind::DEFERRED_UPDATE }))
}

fn response(kind: u8, data: Payload) -> Payload {
    data.map(|data| json!({ "type": kind, "data": data }))
}

impl First {
    /// Creates an edit of the message whose button was pressed.
    pub fn change(body: Body) -> Self {
        Self::Change(Touch::Whole(Box::new(body)))
    }

    /// Returns true if it creates a message that everyone sees.
    pub fn is_public(&self) -> bool {
        matches!(self, Self::Public(_))
    }

    /// Returns the form that Discord expects.
    pub fn response(self) -> Payload {
        match self {
            Self::Public(body) => response(kind::MESSAGE, body.create()),
            Self::Private(body) => response(kind::MESSAGE, body.create_private()),
            Self::Change(touch) => response(kind::UPDATE, touch.update()),
            Self::Form(form) => response(kind::FORM, Payload::of(json!(form.modal()))),
            Self::Launch => Payload::of(json!({ "type": kind::LAUNCH })),
            Self::Choices(choices) => {
                let choices = choices
                    .into_iter()
                    .map(|(label, value)| json!({ "name": label, "value": value }));
                let choices: Vec<_> = choices.collect();
                let data = json!({ "choices": choices });
                response(kind::CHOICES, Payload::of(data))
            }
        }
    }
}
