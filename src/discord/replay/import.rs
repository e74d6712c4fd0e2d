//! `/halma game import`: imports a game played elsewhere from its record.

use halma_rules::notation::{RecordError, plain_text, read_records};
use halma_service::{Error, ImportRequest, StageView};
use serenity::builder::CreateCommandOption;

use crate::discord::command::{Answer, Command, Context, Describer, Misfit, Options};
use crate::discord::parts::body::Body;
use crate::discord::replay::{flow, import_message};
use crate::discord::text::say;
use crate::one_at_a_time::Work;

/// Asks for the record.
#[derive(Debug)]
pub struct Import;

impl Command for Import {
    const NAME: &'static str = "import";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        describe.subcommand(Self::NAME)
    }

    fn parse(_options: &Options) -> Result<Self, Misfit> {
        Ok(Self)
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        Ok(Answer::form(import_message::import_modal(cx.speaker())))
    }
}

/// Handles the submitted form.
pub async fn submit(cx: &Context<'_>, text: &str) -> Result<Answer, Error> {
    let text = &plain_text(text);
    let turn = match cx.turn(Work::Replay).await {
        Ok(turn) => turn,
        Err(busy) => return Ok(Answer::private(busy)),
    };
    let read = text.clone();
    let mut records = (cx.bot.service).slowly(move || read_records(&read)).await;
    drop(turn);
    let record = match records.pop() {
        Some(Ok(record)) if records.is_empty() => record,
        Some(Err(error)) if records.is_empty() => return Ok(unreadable(cx, text, &error)),
        _ => return Ok(cx.private("import-several")),
    };
    let goes_on = record.game.outcome().is_none();
    if goes_on && let Some(answer) = cx.missing_permissions() {
        return Ok(answer);
    }
    let service = &cx.bot.service;
    let server = service.server(cx.guild).await?;
    let request = ImportRequest {
        act: cx.act(),
        game: record.game,
        place: cx.caller.place(cx.guild, server.locale),
        rights: cx.caller.rights,
    };
    let changed = service.import(&request).await?;
    if !matches!(changed.view.stage, StageView::Finished(_)) {
        return cx.tell(changed).await;
    }
    let body = flow::open(cx, &changed.view).await?;
    let code = changed.view.card.code.as_str();
    let said = say!(cx.speaker(), "imported", code = code);
    let content = format!("{said}\n{}", body.content);
    Ok(Answer::private(Body { content, ..body }))
}

/// Says what is wrong with a record, and in which line.
fn unreadable(cx: &Context<'_>, text: &str, error: &RecordError) -> Answer {
    let line = error.line.checked_sub(1);
    let line = line.and_then(|index| text.lines().nth(index));
    let body = import_message::unreadable_record(cx.speaker(), error, line.unwrap_or_default());
    Answer::private(body)
}
