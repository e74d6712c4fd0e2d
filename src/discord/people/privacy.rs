//! `/halma me privacy` and its buttons: a person's data, its export and its deletion.

use halma_service::{Error, Export, Known};
use serde::Serialize;
use serenity::builder::CreateCommandOption;

use crate::discord::command::{Answer, Command, Context, Describer, Misfit, Options};
use crate::discord::parts::body::{Body, Document};
use crate::discord::people;
use crate::discord::people::privacy_message;
use crate::discord::text::{Say as _, say};
use crate::one_at_a_time::Work;

const FILE: &str = "halma-about-me.json";

/// The content of the file.
#[derive(Serialize)]
struct File {
    /// How to read it.
    about: String,
    #[serde(flatten)]
    export: Export,
}

/// Shows the data stored about the person who asks.
#[derive(Debug)]
pub struct Privacy;

impl Command for Privacy {
    const NAME: &'static str = "privacy";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        describe.subcommand(Self::NAME)
    }

    fn parse(_options: &Options) -> Result<Self, Misfit> {
        Ok(Self)
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        Ok(match known(cx).await? {
            Some(known) => Answer::private(people::privacy_message::privacy(cx.speaker(), &known)),
            None => cx.private("privacy-nothing"),
        })
    }
}

async fn known(cx: &Context<'_>) -> Result<Option<Known>, Error> {
    cx.bot.service.known_of(cx.user(), cx.bot.now()).await
}

/// Sends the data export as a file.
pub async fn export(cx: &Context<'_>) -> Result<Answer, Error> {
    let (service, now) = (&cx.bot.service, cx.bot.now());
    let _turn = match cx.turn(Work::Export).await {
        Ok(turn) => turn,
        Err(busy) => return Ok(Answer::private(busy)),
    };
    let Some(export) = service.export(cx.user(), now).await? else {
        return Ok(change(cx, "privacy-nothing"));
    };
    let cut = export.cut_games();
    let file = File {
        about: cx.speaker().say("privacy-file"),
        export,
    };
    let document = Document {
        name: FILE.to_owned(),
        text: service
            .slowly(move || serde_json::to_string(&file).unwrap_or_default())
            .await,
    };
    Ok(Answer::private(Body {
        document: Some(document),
        ..Body::text(say!(cx.speaker(), "privacy-exported", cut = cut))
    }))
}

/// Asks whether to delete everything.
pub async fn ask(cx: &Context<'_>) -> Result<Answer, Error> {
    Ok(match known(cx).await? {
        Some(known) => Answer::change(privacy_message::confirm_deletion(cx.speaker(), &known)),
        None => change(cx, "privacy-nothing"),
    })
}

/// Deletes everything.
pub async fn delete(cx: &Context<'_>) -> Result<Answer, Error> {
    let (service, now) = (&cx.bot.service, cx.bot.now());
    let was_known = service.forget(cx.user(), now).await?;
    Ok(change(
        cx,
        if was_known {
            "privacy-deleted"
        } else {
            "privacy-nothing"
        },
    ))
}

/// Ends all sessions on the board page.
pub async fn end_sessions(cx: &Context<'_>) -> Result<Answer, Error> {
    let (service, now) = (&cx.bot.service, cx.bot.now());
    service.end_sessions(cx.user(), None, now).await?;
    Ok(change(cx, "privacy-sessions-ended"))
}

/// Keeps everything after all.
pub fn keep(cx: &Context<'_>) -> Answer {
    change(cx, "privacy-kept")
}

fn change(cx: &Context<'_>, key: &str) -> Answer {
    Answer::change(Body::text(cx.speaker().say(key)))
}
