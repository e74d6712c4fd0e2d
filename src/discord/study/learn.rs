//! `/halma-study learn`: eight short lessons, shown only to the person who asks.

use halma_service::Error;
use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;

use crate::discord::command::{Answer, Command, Context, Describer, Misfit, Options};
use crate::discord::study::click::Studied;
use crate::discord::study::flow;
use crate::study::LESSONS;

/// The first lesson to show, counted from 1.
#[derive(Debug)]
pub struct Learn {
    lesson: usize,
}

impl Command for Learn {
    const NAME: &'static str = "learn";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        let lesson = describe.option(CommandOptionType::Integer, Self::NAME, "lesson");
        describe
            .subcommand(Self::NAME)
            .add_sub_option(lesson.min_int_value(1).max_int_value(LESSONS.len() as u64))
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        let lesson = options.number("lesson").unwrap_or(1);
        let lesson = usize::try_from(lesson).map_err(|_| Misfit::Choice("lesson"))?;
        Ok(Self { lesson })
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let number = u32::try_from(self.lesson.saturating_sub(1)).unwrap_or(u32::MAX);
        Ok(Answer::private(
            flow::open(cx, Studied::Lesson(number)).await,
        ))
    }
}
