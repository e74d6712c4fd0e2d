//! The table of a cup as a picture.

use halma_picture::card::{LastGame, TableCard, TableCardRow};
use halma_service::ids::{PlayerId, UserId};
use halma_service::{CupGameRecord, Participant, Section, Standing, WholeCup};

use crate::discord::bot::Bot;
use crate::discord::cup::message::People;
use crate::discord::parts::body::Picture;
use crate::discord::pictures::cards;
use crate::discord::text::Speaker;
use crate::words::{cups, text};

/// The maximum number of rows; the others are in the text.
const MOST_ROWS: usize = 10;

/// Draws the table, or of a league the group in which somebody plays, else the first one. Returns
/// `None` before the draw, or if drawing fails.
pub async fn table(
    (bot, speaker): (&Bot, Speaker<'_>),
    cup: &WholeCup,
    table: &[Section],
    people: &People,
    by: Option<UserId>,
) -> Option<Picture> {
    let is_own = |row: &Standing| people.get(&row.player).is_some_and(|who| is(who, by));
    let own = table.iter().find(|section| section.rows.iter().any(is_own));
    let section = own.or(table.first())?;
    let rows = section.rows.iter().take(MOST_ROWS);
    let rows = rows.filter_map(|row| Some((row, people.get(&row.player)?)));
    let rows: Vec<(&Standing, &Participant)> = rows.collect();
    let faces: Vec<&Participant> = rows.iter().map(|(_, who)| *who).collect();
    let alt = rows.iter().map(|(row, who)| {
        let points = cups::points(&row.points);
        format!("{}. {} {points}", row.place, who.name)
    });
    let alt_text = alt.collect::<Vec<_>>().join("\n");
    let png = bot.table_card(&faces, by, |portraits| {
        let best = rows.first().map_or(0.0, |(row, _)| row.points.about());
        let drawn = rows.iter().zip(portraits);
        let drawn = drawn.map(|((row, who), portrait)| TableCardRow {
            rank: Some(row.place as u64),
            portrait,
            name: who.name.clone(),
            tint: who.player.0,
            share: row.points.about() / best.max(1.0),
            figure: cups::points(&row.points),
            last: last(cup, row.player),
            is_own: is(who, by),
        });
        TableCard {
            title: section.group.map_or_else(String::new, |group| {
                cards::written(&text!(speaker, "cup-table-group", group = group))
            }),
            rows: drawn.collect(),
        }
    });
    Some(Picture {
        png: png.await?,
        name: "halma-cup.png".to_owned(),
        alt_text,
    })
}

fn is(who: &Participant, by: Option<UserId>) -> bool {
    by.is_some() && who.user == by
}

/// Returns the results of a person's games in the cup, newest last.
fn last(cup: &WholeCup, player: PlayerId) -> Vec<LastGame> {
    let games = cup.games.iter().filter(|game| !game.annulled);
    let results = games.filter_map(|game| result(game, player));
    results.collect()
}

fn result(game: &CupGameRecord, player: PlayerId) -> Option<LastGame> {
    let places = &game.result.as_ref()?.places;
    let seat = game.seats.iter().position(|seat| *seat == player)?;
    let own = *places.get(seat)?;
    let beside = places.iter().filter(|place| **place == own).count() > 1;
    let is_last = places.iter().all(|place| *place <= own);
    Some(match own {
        1 if !beside => LastGame::Won,
        _ if is_last && !beside => LastGame::Lost,
        _ => LastGame::Drawn,
    })
}
