//! The answer to a request as a value: the first response, and what follows it. Whoever sends it, as
//! a call or as what a call gives back, sends the same.

use serde_json::json;

use crate::discord::http::Payload;
use crate::discord::interaction::EPHEMERAL;
use crate::discord::parts::body::{Body, Form, Touch};
use crate::ids::MatchId;
use crate::service::{Post, PostRef};

/// What somebody gets for a request.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The first response.
    pub first: First,
    /// What follows it.
    pub then: Then,
    /// The match in which the person has just moved, if they are to be told which game waits next.
    pub next_after: Option<MatchId>,
    /// Whether the first response is a private word that is needless once what follows is done.
    pub word_goes: bool,
}

/// The first response to a request.
#[derive(Clone, Debug)]
pub enum First {
    /// A new message for everybody.
    Public(Body),
    /// A message that only the person sees.
    Private(Body),
    /// A change of the message whose button was pressed.
    Change(Touch),
    /// A form.
    Form(Form),
    /// What to choose from while typing.
    Choices(Choices),
}

/// Labels and values to choose from.
pub type Choices = Vec<(String, String)>;

/// What follows the first response.
#[derive(Clone, Debug)]
pub enum Then {
    /// Nothing.
    Nothing,
    /// The first response shows this post.
    Note(Post),
    /// The first response changed the message whose button was pressed, which shows this post now.
    NoteInPlace(Post),
    /// A further message for everybody shows a post.
    Follow {
        /// The message.
        body: Box<Body>,
        /// The post.
        post: Post,
        /// Whether the first response did what becomes of the message that the post replaces.
        retires: bool,
    },
    /// A post is left to the delivery worker.
    HandOn(PostRef),
}

impl Answer {
    /// An answer that goes on.
    pub fn of(first: First, then: Then) -> Self {
        Self {
            first,
            then,
            next_after: None,
            word_goes: false,
        }
    }

    /// An answer that only the person sees.
    pub fn private(body: Body) -> Self {
        Self::of(First::Private(body), Then::Nothing)
    }

    /// An answer that takes the place of the message whose button was pressed.
    pub fn change(body: Body) -> Self {
        Self::of(First::change(body), Then::Nothing)
    }

    /// A private word, and a post for the delivery worker; the word may take the place of the message
    /// whose button was pressed.
    pub fn left(post: PostRef, word: Body, takes_place: bool) -> Self {
        let first = if takes_place {
            First::change(word)
        } else {
            First::Private(word)
        };
        Self::of(first, Then::HandOn(post))
    }

    /// A form as the answer.
    pub fn form(form: Form) -> Self {
        Self::of(First::Form(form), Then::Nothing)
    }

    /// What to choose from as the answer.
    pub fn choices(choices: Choices) -> Self {
        Self::of(First::Choices(choices), Then::Nothing)
    }
}

impl Then {
    /// The post that is delivered with the answer, or because of it.
    pub fn post(&self) -> Option<PostRef> {
        match self {
            Self::Nothing => None,
            Self::Note(post) | Self::NoteInPlace(post) | Self::Follow { post, .. } => {
                Some(post.reference)
            }
            Self::HandOn(post) => Some(*post),
        }
    }
}

/// Discord's numbers of what a first response does.
mod kind {
    pub const MESSAGE: u8 = 4;
    pub const DEFERRED_MESSAGE: u8 = 5;
    pub const UPDATE: u8 = 7;
    pub const CHOICES: u8 = 8;
    pub const FORM: u8 = 9;
}

/// The first response if the answer takes long: only the person sees that it follows.
pub fn deferral() -> Payload {
    let data = Payload::of(json!({ "flags": EPHEMERAL }));
    response(kind::DEFERRED_MESSAGE, data)
}

fn response(kind: u8, data: Payload) -> Payload {
    data.map(|data| json!({ "type": kind, "data": data }))
}

impl First {
    /// A new content of the message whose button was pressed.
    pub fn change(body: Body) -> Self {
        Self::Change(Touch::Whole(Box::new(body)))
    }

    /// Whether it makes a message that all see.
    pub fn is_public(&self) -> bool {
        matches!(self, Self::Public(_))
    }

    /// As Discord takes it.
    pub fn response(self) -> Payload {
        match self {
            Self::Public(body) => response(kind::MESSAGE, body.create()),
            Self::Private(body) => response(kind::MESSAGE, body.create_private()),
            Self::Change(touch) => response(kind::UPDATE, touch.update()),
            Self::Form(form) => response(kind::FORM, Payload::of(json!(form.modal()))),
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
