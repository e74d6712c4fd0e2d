//! Leaderboards in words.

use halma_service::ids::Scope;
use halma_service::{Compared, Participant, TableRow, TableView};
use serenity::builder::{CreateActionRow, CreateEmbed};
use serenity::model::application::ButtonStyle;

use crate::discord::leaderboard::click::{Click, TablePage};
use crate::discord::parts::body::{Body, Picture};
use crate::discord::parts::choice::{Choice, Where};
use crate::discord::parts::components::button;
use crate::discord::parts::rating::mark;
use crate::discord::parts::rating::rating;
use crate::discord::parts::wording::mention;
use crate::discord::pictures::gallery::Drawn;
use crate::discord::text::{Speaker, say};

const MEDALS: [&str; 3] = ["🥇", "🥈", "🥉"];

/// Returns a page of a table, with buttons to its other pages and to other tables.
pub fn leaderboard(
    speaker: Speaker<'_>,
    view: &TableView,
    is_later_page: bool,
    card: Option<Drawn>,
) -> Body {
    let lines = lines(speaker, view).join("\n");
    Body {
        embed: Some(CreateEmbed::new().description(lines)),
        picture: card.map(|png| Picture {
            png,
            name: "halma-table.png".to_owned(),
            alt_text: alt_text(speaker, view),
        }),
        rows: buttons(speaker, view, is_later_page),
        ..Body::text(title(speaker, view))
    }
}

/// Returns what a page of a table says.
pub fn lines(speaker: Speaker<'_>, view: &TableView) -> Vec<String> {
    let rows = view.rows.iter().map(|row| line(speaker, view, row));
    let mut lines: Vec<String> = rows.collect();
    if lines.is_empty() && view.unplaced.is_empty() {
        lines.push(say!(speaker, "table-empty"));
    }
    for part in [
        own(speaker, view),
        unplaced(speaker, view),
        hall_of_fame(speaker, view),
    ] {
        lines.extend(part.map(|part| format!("\n{part}")));
    }
    lines
}

/// Returns the row of the person who asks if it isn't on the page; without a place, says why.
fn own(speaker: Speaker<'_>, view: &TableView) -> Option<String> {
    let own = view.own.as_ref()?;
    if view.rows.iter().any(|row| row.person == own.person) {
        return None;
    }
    let row = line(speaker, view, own);
    if own.rank.is_some() {
        return Some(row);
    }
    let why = match view.compared {
        // The row says how many games are missing.
        Compared::Rating if own.missing > 0 => return Some(row),
        Compared::Season if own.points == 0 => "table-own-no-points",
        _ => "table-own-hidden",
    };
    Some(format!("{row}\n{}", speaker.say(why)))
}

/// Returns the others without a place.
fn unplaced(speaker: Speaker<'_>, view: &TableView) -> Option<String> {
    let is_own = |row: &&TableRow| {
        view.own
            .as_ref()
            .is_some_and(|own| own.person == row.person)
    };
    let others = view.unplaced.iter().filter(|row| !is_own(row));
    let lines: Vec<String> = others.map(|row| line(speaker, view, row)).collect();
    let head = say!(speaker, "table-unplaced");
    (!lines.is_empty()).then(|| format!("{head}\n{}", lines.join("\n")))
}

/// Returns the best players of past seasons.
fn hall_of_fame(speaker: Speaker<'_>, view: &TableView) -> Option<String> {
    let seasons = view.hall_of_fame.iter().map(|champions| {
        let (year, quarter) = champions.season.year_and_quarter();
        let best = medals(speaker, &champions.people);
        say!(
            speaker,
            "table-champions",
            year = year,
            quarter = quarter,
            champions = best
        )
    });
    let lines: Vec<String> = seasons.collect();
    let head = say!(speaker, "table-hall-of-fame");
    (!lines.is_empty()).then(|| format!("{head}\n{}", lines.join("\n")))
}

/// Returns the best players with medals and points.
pub fn medals(speaker: Speaker<'_>, best: &[(Participant, u32)]) -> String {
    let named = best.iter().zip(MEDALS);
    let named = named.map(|((who, points), medal)| {
        format!(
            "{medal} {} {}",
            mention(speaker, who),
            speaker.number(*points)
        )
    });
    named.collect::<Vec<_>>().join(" · ")
}

/// Returns the table in words, without mentions, which alt texts don't show.
fn alt_text(speaker: Speaker<'_>, view: &TableView) -> String {
    let rows = view.rows.iter().map(|row| {
        let rank = row
            .rank
            .map_or_else(String::new, |rank| speaker.number(rank));
        let figure = match view.compared {
            Compared::Rating => rating(speaker, row.rating),
            Compared::Wins => speaker.number(row.balance.won),
            Compared::Season => speaker.number(row.points),
        };
        format!("{rank}. {} {figure}", row.person.name)
    });
    rows.collect::<Vec<_>>().join("\n")
}

/// Returns the title of a table.
pub fn title(speaker: Speaker<'_>, view: &TableView) -> String {
    let (year, quarter) = view.season.year_and_quarter();
    let compared = match view.compared {
        Compared::Rating => say!(speaker, "table-by-rating"),
        Compared::Wins => say!(speaker, "table-by-wins"),
        Compared::Season => say!(speaker, "table-by-season", year = year, quarter = quarter),
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

/// Returns a row: rank, person, what is compared, and games.
fn line(speaker: Speaker<'_>, view: &TableView, row: &TableRow) -> String {
    let rank = match row.rank {
        Some(rank @ 1..=3) => MEDALS[rank as usize - 1].to_owned(),
        Some(rank) => format!("**{}.**", speaker.number(rank)),
        None => "·".to_owned(),
    };
    let key = match view.compared {
        Compared::Rating if row.missing > 0 => "table-unplaced-row",
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
        missing = row.missing,
        won = row.balance.won,
        last = row.last.iter().copied().map(mark).collect::<String>(),
    )
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
