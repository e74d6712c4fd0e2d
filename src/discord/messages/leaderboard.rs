//! Tables in words.

use serenity::builder::{CreateActionRow, CreateButton, CreateEmbed};
use serenity::model::application::ButtonStyle;

use super::mention;
use super::profile::mark;
use crate::discord::body::{Body, Picture};
use crate::discord::choice::{Choice, Where};
use crate::discord::custom_id::{CustomId, TableId};
use crate::discord::gallery::Drawn;
use crate::discord::text::{Speaker, say};
use crate::ids::Scope;
use crate::service::{Compared, Rating, TableRow, TableView};

const MEDALS: [&str; 3] = ["🥇", "🥈", "🥉"];

/// A page of a table, with buttons that lead to its other pages and to other tables.
pub fn leaderboard(
    speaker: Speaker<'_>,
    view: &TableView,
    is_later_page: bool,
    card: Option<Drawn>,
) -> Body {
    let mut lines: Vec<String> = view
        .rows
        .iter()
        .map(|row| line(speaker, view, row))
        .collect();
    if lines.is_empty() {
        lines.push(say!(speaker, "table-empty"));
    }
    if let Some(own) = &view.own
        && !view.rows.iter().any(|row| row.person == own.person)
    {
        lines.push(String::new());
        lines.push(match own.rank {
            Some(_) => line(speaker, view, own),
            None => unranked(speaker, view, own),
        });
    }
    let others: Vec<String> = view
        .provisional
        .iter()
        .filter(|row| view.own.as_ref().is_none_or(|own| own.person != row.person))
        .map(|row| line(speaker, view, row))
        .collect();
    if !others.is_empty() {
        lines.push(String::new());
        lines.push(say!(speaker, "table-provisional"));
        lines.extend(others);
    }
    if !view.champions.is_empty() {
        let champions = view
            .champions
            .iter()
            .zip(MEDALS)
            .map(|((who, points), medal)| format!("{medal} {} {points}", mention(speaker, who)));
        let champions: Vec<String> = champions.collect();
        lines.push(String::new());
        lines.push(say!(
            speaker,
            "table-champions",
            champions = champions.join(" · ")
        ));
    }
    Body {
        embed: Some(CreateEmbed::new().description(lines.join("\n"))),
        picture: card.map(|png| Picture {
            png,
            name: "halma-table.png".to_owned(),
            alt_text: alt_text(speaker, view),
        }),
        rows: rows(speaker, view, is_later_page),
        ..Body::text(title(speaker, view))
    }
}

/// The table in words, without mentions, which are not shown in the description of a picture.
fn alt_text(speaker: Speaker<'_>, view: &TableView) -> String {
    let rows = view.rows.iter().map(|row| {
        let rank = row.rank.map_or_else(String::new, |rank| rank.to_string());
        let figure = match view.compared {
            Compared::Rating => rating(speaker, row.rating),
            Compared::Wins => row.balance.won.to_string(),
            Compared::Season => row.points.to_string(),
        };
        format!("{rank}. {} {figure}", row.person.name)
    });
    rows.collect::<Vec<_>>().join("\n")
}

fn title(speaker: Speaker<'_>, view: &TableView) -> String {
    let (year, quarter) = view.season.year_and_quarter();
    let compared = match view.compared {
        Compared::Rating => say!(speaker, "table-by-rating"),
        Compared::Wins => say!(speaker, "table-by-wins"),
        Compared::Season => say!(
            speaker,
            "table-by-season",
            year = year.to_string(),
            quarter = quarter
        ),
    };
    say!(
        speaker,
        "table-title",
        family = speaker.say(&view.family.key()),
        place = speaker.say(&at(view).key()),
        compared = compared,
        people = view.people,
    )
}

fn at(view: &TableView) -> Where {
    match view.scope {
        Scope::Global => Where::Everywhere,
        Scope::Guild(_) => Where::Here,
    }
}

/// Somebody in a table: the rank, the person, what is compared, and the games.
fn line(speaker: Speaker<'_>, view: &TableView, row: &TableRow) -> String {
    let rank = match row.rank {
        Some(rank @ 1..=3) => MEDALS[rank as usize - 1].to_owned(),
        Some(rank) => format!("**{rank}.**"),
        None => "·".to_owned(),
    };
    let key = match view.compared {
        Compared::Rating => "table-rating-row",
        Compared::Wins => "table-wins-row",
        Compared::Season => "table-season-row",
    };
    say!(
        speaker,
        key,
        rank = rank,
        who = mention(speaker, &row.person),
        rating = rating(speaker, row.rating),
        points = row.points,
        games = row.balance.count(),
        won = row.balance.won,
        drawn = row.balance.drawn,
        lost = row.balance.lost,
        last = last(row),
    )
}

/// Whoever asks and is not in the table: why not.
fn unranked(speaker: Speaker<'_>, view: &TableView, own: &TableRow) -> String {
    let key = match view.compared {
        Compared::Rating if own.rating.is_provisional() => "table-own-provisional",
        Compared::Season => "table-own-no-points",
        Compared::Rating | Compared::Wins => "table-own-hidden",
    };
    format!("{}\n{}", line(speaker, view, own), speaker.say(key))
}

/// A rating in whole points, marked while it is provisional.
pub(super) fn rating(speaker: Speaker<'_>, rating: Rating) -> String {
    let key = if rating.is_provisional() {
        "rating-provisional"
    } else {
        "rating-sure"
    };
    say!(speaker, key, points = rating.points().round())
}

/// The last games, the newest last.
fn last(row: &TableRow) -> String {
    row.last.iter().copied().map(mark).collect()
}

fn rows(speaker: Speaker<'_>, view: &TableView, is_later_page: bool) -> Vec<CreateActionRow> {
    let here = TableId {
        at: at(view),
        family: view.family,
        compared: view.compared,
        from: None,
    };
    let button = |id: TableId, label: String| {
        CreateButton::new(CustomId::Table(id).to_string())
            .label(label)
            .style(ButtonStyle::Secondary)
    };
    let mut tables: Vec<CreateButton> = Compared::all()
        .into_iter()
        .map(|compared| {
            let id = TableId { compared, ..here };
            button(id, speaker.say(&compared.key())).disabled(compared == view.compared)
        })
        .collect();
    let (other, label) = match here.at {
        Where::Here => (Where::Everywhere, "button-everywhere"),
        Where::Everywhere => (Where::Here, "button-here"),
    };
    tables.push(button(TableId { at: other, ..here }, speaker.say(label)));
    let mut rows = vec![CreateActionRow::Buttons(tables)];
    if is_later_page || view.next.is_some() {
        let next = TableId {
            from: view.next,
            ..here
        };
        rows.push(CreateActionRow::Buttons(vec![
            button(here, speaker.say("button-first-page")).disabled(!is_later_page),
            button(next, speaker.say("button-next")).disabled(view.next.is_none()),
        ]));
    }
    rows
}
