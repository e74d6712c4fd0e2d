//! `/halma leaderboard`: the leaderboards, page by page.

use halma_service::ids::Scope;
use halma_service::{Compared, Error, Family, TableRequest};
use serenity::builder::CreateCommandOption;

use crate::discord::command::{Answer, Command, Context, Describer, Misfit, Options};
use crate::discord::leaderboard;
use crate::discord::leaderboard::click::TablePage;
use crate::discord::parts::body::Body;
use crate::discord::parts::choice::Where;
use crate::discord::pictures::cards;

/// Which table to show.
#[derive(Debug)]
pub struct Leaderboard {
    at: Option<Where>,
    family: Option<Family>,
    compared: Option<Compared>,
}

impl Command for Leaderboard {
    const NAME: &'static str = "leaderboard";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        describe
            .subcommand(Self::NAME)
            .add_sub_option(describe.choice::<Where>(Self::NAME, "where"))
            .add_sub_option(describe.choice::<Family>(Self::NAME, "game"))
            .add_sub_option(describe.choice::<Compared>(Self::NAME, "by"))
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        Ok(Self {
            at: options.choice("where")?,
            family: options.choice("game")?,
            compared: options.choice("by")?,
        })
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        // The people of a conversation have no leaderboard of their own.
        let usual = if cx.guild.is_conversation() {
            Where::Everywhere
        } else {
            Where::Here
        };
        let request = TableRequest {
            scope: scope(cx, self.at.unwrap_or(usual)),
            family: self.family,
            compared: self.compared,
            from: None,
            by: cx.user(),
            now: cx.bot.now(),
        };
        Ok(Answer::private(shown(cx, &request).await?))
    }
}

/// Shows another page or another table.
pub async fn turn(cx: &Context<'_>, page: TablePage) -> Result<Answer, Error> {
    let request = TableRequest {
        scope: scope(cx, page.at),
        family: Some(page.family),
        compared: Some(page.compared),
        from: page.from,
        by: cx.user(),
        now: cx.bot.now(),
    };
    Ok(Answer::change(shown(cx, &request).await?))
}

fn scope(cx: &Context<'_>, at: Where) -> Scope {
    match at {
        Where::Here => Scope::Guild(cx.guild),
        Where::Everywhere => Scope::Global,
    }
}

async fn shown(cx: &Context<'_>, request: &TableRequest) -> Result<Body, Error> {
    let view = cx.bot.service.table(request).await?;
    let (speaker, by) = (cx.speaker(), cx.user());
    let people: Vec<_> = view.rows.iter().map(|row| &row.person).collect();
    let made = |portraits| cards::table(speaker, &view, portraits, by);
    let card = cx.bot.table_card(&people, Some(by), made).await;
    let is_later_page = request.from.is_some();
    Ok(leaderboard::message::leaderboard(
        cx.speaker(),
        &view,
        is_later_page,
        card,
    ))
}
