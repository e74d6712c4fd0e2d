//! `/halma web` and the button below one's own board: a personal link to the board page.

use halma_service::Error;
use halma_service::ids::Code;
use serenity::builder::{CreateActionRow, CreateButton, CreateCommandOption};

use crate::discord::command::{Answer, Command, Context, Describer, Misfit, Options};
use crate::discord::parts::body::Body;
use crate::discord::text::Say as _;

/// Gives a link to one's games on the board page.
#[derive(Debug)]
pub struct Web;

impl Command for Web {
    const NAME: &'static str = "web";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        describe.subcommand(Self::NAME)
    }

    fn parse(_options: &Options) -> Result<Self, Misfit> {
        Ok(Self)
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        // Discord may still offer the command after the page is gone.
        if cx.bot.board.is_none() {
            return Ok(cx.unknown());
        }
        Ok(match cx.page_button(None).await {
            Some(button) => Answer::private(Body {
                rows: vec![CreateActionRow::Buttons(vec![button])],
                ..Body::text(cx.speaker().say("page-link"))
            }),
            None => cx.private("games-none"),
        })
    }
}

impl Context<'_> {
    /// Returns a button that opens the board page for the person who asks, at a game or at the list
    /// of games; `None` if there is no page, or nothing to see there.
    pub async fn page_button(&self, code: Option<Code>) -> Option<CreateButton> {
        let address = self.bot.board.as_ref()?;
        let ticket = self.bot.service.ticket(self.caller.asker(), self.bot.now());
        let ticket = ticket.await.inspect_err(|error| {
            // This must not hold the board back.
            tracing::error!(?error, "can't make a link to the board page");
        });
        // Behind the `#`, where neither logs nor previews of links see it.
        let mut url = format!("{address}/board#{}", ticket.ok().flatten()?);
        if let Some(code) = code {
            url = format!("{url}.{code}");
        }
        let label = self.speaker().say("button-page");
        Some(CreateButton::new_link(url).label(label))
    }
}
