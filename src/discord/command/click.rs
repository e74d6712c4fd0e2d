//! Clicks and forms: how their ids are read, and what they do.

use std::fmt::Debug;

use futures::FutureExt;
use futures::future::BoxFuture;
use halma_service::{Error, Person};

use crate::discord::command::options::short;
use crate::discord::command::{Answer, Context, Given};
use crate::discord::parts::id::{Audience, BadId, Coded, Id, Sample, Written};

/// What was chosen in a menu or typed into a form; nothing for a button.
#[derive(Clone, Default, Debug)]
pub struct Input {
    /// The values of the menu, or the text of the form's field.
    pub texts: Vec<String>,
    /// The people picked in the menu.
    pub people: Vec<Person>,
}

impl Input {
    /// Returns the first text, or an empty one.
    pub fn one(&self) -> &str {
        self.texts.first().map_or("", String::as_str)
    }
}

/// The buttons and menus of a feature.
pub trait Click: Coded {
    /// Handles one of them, with what was chosen in it.
    ///
    /// # Errors
    /// A refusal, or a fault.
    fn run(
        self,
        cx: &Context<'_>,
        chosen: &Input,
    ) -> impl Future<Output = Result<Answer, Error>> + Send;
}

/// The forms of a feature.
pub trait Form: Coded {
    /// Returns the part of the field's text that is used.
    fn read_text(text: &str) -> String {
        short(text)
    }

    /// Handles one of them, with the text of its field.
    ///
    /// # Errors
    /// A refusal, or a fault.
    fn run(
        self,
        cx: &Context<'_>,
        text: &str,
    ) -> impl Future<Output = Result<Answer, Error>> + Send;
}

/// A button that was pressed, or a menu in which a value was selected.
#[derive(Debug)]
struct Pressed<C> {
    click: C,
    chosen: Input,
}

impl<C: Click> Given for Pressed<C> {
    fn run<'a>(self: Box<Self>, cx: &'a Context<'a>) -> BoxFuture<'a, Result<Answer, Error>> {
        async move { self.click.run(cx, &self.chosen).await }.boxed()
    }
}

/// A form that was submitted.
#[derive(Debug)]
struct Sent<F> {
    form: F,
    text: String,
}

impl<F: Form> Given for Sent<F> {
    fn run<'a>(self: Box<Self>, cx: &'a Context<'a>) -> BoxFuture<'a, Result<Answer, Error>> {
        async move { self.form.run(cx, &self.text).await }.boxed()
    }
}

/// A feature's clicks or forms in the registry.
pub struct IdRow {
    /// The name of the feature in the metrics.
    pub feature: &'static str,
    /// The prefix of their ids.
    pub prefix: &'static str,
    words: &'static [&'static str],
    audience: fn(&Written<'_>) -> Option<Audience>,
    give: fn(&Written<'_>, &Input) -> Option<Box<dyn Given>>,
    samples: fn(Sample) -> Vec<(Id, Audience)>,
}

impl IdRow {
    /// Returns the row of a feature's clicks.
    pub const fn of_clicks<C: Click>(feature: &'static str) -> Self {
        Self::of::<C>(feature, |written, chosen| {
            let (click, chosen) = (C::read(written)?, chosen.clone());
            Some(Box::new(Pressed { click, chosen }))
        })
    }

    /// Returns the row of a feature's forms.
    pub const fn of_forms<F: Form>(feature: &'static str) -> Self {
        Self::of::<F>(feature, |written, typed| {
            let (form, text) = (F::read(written)?, F::read_text(typed.one()));
            Some(Box::new(Sent { form, text }))
        })
    }

    const fn of<C: Coded>(
        feature: &'static str,
        give: fn(&Written<'_>, &Input) -> Option<Box<dyn Given>>,
    ) -> Self {
        Self {
            feature,
            prefix: C::PREFIX,
            words: C::WORDS,
            audience: |written| Some(C::read(written)?.audience()),
            give,
            samples: |of| {
                let all = C::samples(of).into_iter();
                all.map(|one| (one.id(), one.audience())).collect()
            },
        }
    }

    /// Returns who may use the component with an id.
    ///
    /// # Errors
    /// It isn't an id of this feature, or it is from another version of the bot.
    pub fn audience(&self, written: &Written<'_>) -> Result<Audience, BadId> {
        if !self.words.contains(&written.word) {
            return Err(BadId::OtherVersion(written.match_id()));
        }
        (self.audience)(written).ok_or(BadId::Foreign)
    }

    /// Returns what was pressed or submitted, with what was chosen or typed.
    pub fn give(&self, written: &Written<'_>, input: &Input) -> Option<Box<dyn Given>> {
        (self.give)(written, input)
    }

    /// Returns one id of each variant and its audience, for tests.
    pub fn samples(&self, of: Sample) -> Vec<(Id, Audience)> {
        (self.samples)(of)
    }
}
