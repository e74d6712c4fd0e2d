//! What a click and a form are: what their ids say, and what is done when one is pressed or sent.

use std::fmt::Debug;

use futures::FutureExt;
use futures::future::BoxFuture;

use crate::discord::command::options::short;
use crate::discord::command::{Answer, Context, Given};
use crate::discord::parts::id::{Audience, BadId, Coded, Id, Sample, Written};
use crate::service::Error;

/// The buttons and menus of a feature.
pub trait Click: Coded {
    /// Does what one of them is for; `chosen` is what was chosen in a menu.
    ///
    /// # Errors
    /// A refusal, or a fault.
    fn run(
        self,
        cx: &Context<'_>,
        chosen: &str,
    ) -> impl Future<Output = Result<Answer, Error>> + Send;
}

/// The forms of a feature.
pub trait Form: Coded {
    /// As much of the text of its field as is looked at.
    fn read_text(text: &str) -> String {
        short(text)
    }

    /// Does what one of them is for, with the text of its field.
    ///
    /// # Errors
    /// A refusal, or a fault.
    fn run(
        self,
        cx: &Context<'_>,
        text: &str,
    ) -> impl Future<Output = Result<Answer, Error>> + Send;
}

/// A button that was pressed, or a menu in which something was chosen.
#[derive(Debug)]
struct Pressed<C> {
    click: C,
    chosen: String,
}

impl<C: Click> Given for Pressed<C> {
    fn run<'a>(self: Box<Self>, cx: &'a Context<'a>) -> BoxFuture<'a, Result<Answer, Error>> {
        async move { self.click.run(cx, &self.chosen).await }.boxed()
    }
}

/// A form that was sent.
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

/// The clicks or the forms of a feature in the registry.
pub struct IdRow {
    /// The prefix of their ids.
    pub prefix: &'static str,
    words: &'static [&'static str],
    audience: fn(&Written<'_>) -> Option<Audience>,
    give: fn(&Written<'_>, &str) -> Option<Box<dyn Given>>,
    samples: fn(Sample) -> Vec<(Id, Audience)>,
}

impl IdRow {
    /// The row of clicks.
    pub const fn of_clicks<C: Click>() -> Self {
        Self::of::<C>(|written, chosen| {
            let (click, chosen) = (C::read(written)?, chosen.to_owned());
            Some(Box::new(Pressed { click, chosen }))
        })
    }

    /// The row of forms.
    pub const fn of_forms<F: Form>() -> Self {
        Self::of::<F>(|written, text| {
            let (form, text) = (F::read(written)?, F::read_text(text));
            Some(Box::new(Sent { form, text }))
        })
    }

    const fn of<C: Coded>(give: fn(&Written<'_>, &str) -> Option<Box<dyn Given>>) -> Self {
        Self {
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

    /// Who may use what bears an id.
    ///
    /// # Errors
    /// It is no id of this feature, or of another version of the bot.
    pub fn audience(&self, written: &Written<'_>) -> Result<Audience, BadId> {
        if !self.words.contains(&written.word) {
            return Err(BadId::OtherVersion(written.match_id()));
        }
        (self.audience)(written).ok_or(BadId::Foreign)
    }

    /// What was pressed or sent, with what was chosen there or typed.
    pub fn give(&self, written: &Written<'_>, text: &str) -> Option<Box<dyn Given>> {
        (self.give)(written, text)
    }

    /// One id of each variant, for tests, and who may use it.
    pub fn samples(&self, of: Sample) -> Vec<(Id, Audience)> {
        (self.samples)(of)
    }
}
