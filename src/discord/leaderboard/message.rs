//! Leaderboards in words.

use halma_service::ids::Scope;
use halma_service::{Compared, TableView};
use serenity::builder::{CreateActionRow, CreateEmbed};
use serenity::model::application::ButtonStyle;

use crate::discord::leaderboard::click::{Click, TablePage};
use crate::discord::parts::body::{Body, Picture};
use crate::discord::parts::choice::{Choice, Where};
use crate::discord::parts::components::button;
use crate::discord::pictures::gallery::Drawn;
use crate::discord::text::{Say as _, Speaker};
use crate::words::rating::rating;
use crate::words::tables::{lines, title};

/// Returns a page of a table, with buttons to its other pages and to other tables.
pub fn leaderboard(
    speaker: Speaker<'_>,
    view: &TableView,
    is_later_page: bool,
    card: Option<Drawn>,
) -> Body {
    let lines = speaker.write_all(&lines(speaker, view)).join("\n");
    Body {
        embed: Some(CreateEmbed::new().description(lines)),
        picture: card.map(|png| Picture {
            png,
            name: "halma-table.png".to_owned(),
            alt_text: alt_text(speaker, view),
        }),
        rows: buttons(speaker, view, is_later_page),
        ..Body::text(speaker.write(&title(speaker, view)))
    }
}

/// Returns the table in words, without mentions, which alt texts don't show.
fn alt_text(speaker: Speaker<'_>, view: &TableView) -> String {
    let rows = view.rows.iter().map(|row| {
        let rank = row
            .rank
            .map_or_else(String::new, |rank| speaker.number(rank));
        let figure = match view.compared {
            Compared::Rating => rating(speaker, row.rating).words(),
            Compared::Wins => speaker.number(row.balance.won),
            Compared::Season => speaker.number(row.points),
        };
        format!("{rank}. {} {figure}", row.person.name)
    });
    rows.collect::<Vec<_>>().join("\n")
}

fn at(view: &TableView) -> Where {
    match view.scope {
        Scope::Global => Where::Everywhere,
        Scope::Guild(_) => Where::Here,
    }
}

/// Returns the buttons to other tables and to the next page. The current table's button leads back
/// to its first page.
fn buttons(speaker: Speaker<'_>, view: &TableView, is_later_page: bool) -> Vec<CreateActionRow> {
    let here = TablePage {
        at: at(view),
        family: view.family,
        compared: view.compared,
        from: None,
    };
    let button = |page: TablePage, key: &str| {
        button(speaker, Click::Show { page }, key, ButtonStyle::Secondary)
    };
    let tables = Compared::all().into_iter().map(|compared| {
        let is_shown = compared == view.compared && !is_later_page;
        button(TablePage { compared, ..here }, &compared.key()).disabled(is_shown)
    });
    let (other, key) = match here.at {
        Where::Here => (Where::Everywhere, "button-everywhere"),
        Where::Everywhere => (Where::Here, "button-here"),
    };
    let elsewhere = button(TablePage { at: other, ..here }, key);
    let next = view.next.map(|from| {
        let from = Some(from);
        button(TablePage { from, ..here }, "button-next")
    });
    let row = tables.chain([elsewhere]).chain(next);
    vec![CreateActionRow::Buttons(row.collect())]
}
