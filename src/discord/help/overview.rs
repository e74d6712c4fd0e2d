//! `/halma help`: what the bot can do.

use halma_service::Error;
use serenity::builder::{CreateActionRow, CreateCommandOption};
use serenity::model::application::ButtonStyle;

use crate::discord::command::{Answer, Command, Context, Describer, Misfit, Options};
use crate::discord::help::click::Click;
use crate::discord::help::menus::games_menu;
use crate::discord::parts::body::Body;
use crate::discord::parts::components::button;
use crate::discord::text::Say as _;

/// Help.
#[derive(Debug)]
pub struct Help;

impl Command for Help {
    const NAME: &'static str = "help";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        describe.subcommand(Self::NAME)
    }

    fn parse(_options: &Options) -> Result<Self, Misfit> {
        Ok(Self)
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        Ok(help(cx))
    }
}

/// Returns what the bot can do.
pub fn help(cx: &Context<'_>) -> Answer {
    let speaker = cx.speaker();
    let style = ButtonStyle::Secondary;
    let more = button(speaker, Click::More, "button-help-more", style);
    Answer::private(Body {
        rows: vec![CreateActionRow::Buttons(vec![more]), games_menu(speaker)],
        ..Body::framed(&speaker.say("help"))
    })
}

/// Returns the commands that the help leaves out, so that it fits on a phone.
pub fn more(cx: &Context<'_>) -> Answer {
    let speaker = cx.speaker();
    Answer::change(Body {
        rows: vec![games_menu(speaker)],
        ..Body::framed(&speaker.say("help-more"))
    })
}
