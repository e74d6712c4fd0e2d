//! Leaderboards in words.

use halma_service::ids::Scope;
use halma_service::{Compared, Participant, TableRow, TableView};

use super::names::mention;
use super::rating::{mark, rating};
use super::{Speaker, Text, text};

const MEDALS: [&str; 3] = ["🥇", "🥈", "🥉"];

/// Returns what a page of a table says.
pub fn lines(speaker: Speaker<'_>, view: &TableView) -> Vec<Text> {
    let rows = view.rows.iter().map(|row| line(speaker, view, row));
    let mut lines: Vec<Text> = rows.collect();
    if lines.is_empty() && view.unplaced.is_empty() {
        lines.push(text!(speaker, "table-empty"));
    }
    for part in [
        own(speaker, view),
        unplaced(speaker, view),
        hall_of_fame(speaker, view),
    ] {
        lines.extend(part.map(|part| Text::join([Text::default(), part], "\n")));
    }
    lines
}

/// Returns the row of the person who asks if it isn't on the page; without a place, says why.
fn own(speaker: Speaker<'_>, view: &TableView) -> Option<Text> {
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
    Some(Text::join([row, speaker.text(why)], "\n"))
}

/// Returns the others without a place.
fn unplaced(speaker: Speaker<'_>, view: &TableView) -> Option<Text> {
    let is_own = |row: &&TableRow| {
        view.own
            .as_ref()
            .is_some_and(|own| own.person == row.person)
    };
    let others = view.unplaced.iter().filter(|row| !is_own(row));
    let lines = others.map(|row| line(speaker, view, row));
    headed(text!(speaker, "table-unplaced"), lines.collect())
}

/// Returns the best players of past seasons.
fn hall_of_fame(speaker: Speaker<'_>, view: &TableView) -> Option<Text> {
    let seasons = view.hall_of_fame.iter().map(|champions| {
        let (year, quarter) = champions.season.year_and_quarter();
        let best = medals(speaker, &champions.people);
        text!(
            speaker,
            "table-champions",
            year = year,
            quarter = quarter,
            champions = best
        )
    });
    headed(text!(speaker, "table-hall-of-fame"), seasons.collect())
}

/// Returns the best players with medals and points.
pub fn medals(speaker: Speaker<'_>, best: &[(Participant, u32)]) -> Text {
    let named = best.iter().zip(MEDALS);
    let named = named.map(|((who, points), medal)| {
        let points = speaker.number(*points).into();
        Text::join([medal.into(), mention(speaker, who), points], " ")
    });
    Text::join(named, " · ")
}

/// Returns the title of a table.
pub fn title(speaker: Speaker<'_>, view: &TableView) -> Text {
    let (year, quarter) = view.season.year_and_quarter();
    let compared = match view.compared {
        Compared::Rating => text!(speaker, "table-by-rating"),
        Compared::Wins => text!(speaker, "table-by-wins"),
        Compared::Season => text!(speaker, "table-by-season", year = year, quarter = quarter),
    };
    text!(
        speaker,
        "table-title",
        family = speaker.text(&format!("family-{}", view.family)),
        place = speaker.text(match view.scope {
            Scope::Global => "choice-where-everywhere",
            Scope::Guild(_) => "choice-where-here",
        }),
        compared = compared,
        people = view.people,
    )
}

/// Returns a row: rank, person, what is compared, and games.
fn line(speaker: Speaker<'_>, view: &TableView, row: &TableRow) -> Text {
    let rank = match row.rank {
        Some(rank @ 1..=3) => MEDALS[rank as usize - 1].into(),
        Some(rank) => Text::from(format!("{}.", speaker.number(rank))).strong(),
        None => "·".into(),
    };
    let key = match view.compared {
        Compared::Rating if row.missing > 0 => "table-unplaced-row",
        Compared::Rating => "table-rating-row",
        Compared::Wins => "table-wins-row",
        Compared::Season => "table-season-row",
    };
    text!(
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

/// Returns lines below a heading, if there are any.
fn headed(head: Text, lines: Vec<Text>) -> Option<Text> {
    let is_empty = lines.is_empty();
    let all = Text::join([head].into_iter().chain(lines), "\n");
    (!is_empty).then_some(all)
}
