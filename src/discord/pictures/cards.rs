//! The contents of cards.

use halma_mind::{Moment, Review};
use halma_picture::can_write;
use halma_picture::card::{
    LastGame, LeadCurve, LeadMoment, Portrait, RatingCurve, TableCard, TableCardRow,
};
use halma_rules::{Game, Seat};
use halma_service::ids::UserId;
use halma_service::{Compared, Fared, Profile, TableRow, TableView};

use crate::discord::text::{Speaker, is_directional, say};
use crate::words::{Text, tables};

/// How far below the best player the shortest bar of a rating table is.
const SPREAD: f32 = 600.0;

/// Returns the card of a table's page, with the people's profile pictures in order.
pub fn table(
    speaker: Speaker<'_>,
    view: &TableView,
    portraits: Vec<Option<Portrait>>,
    by: UserId,
) -> TableCard {
    let best = view.rows.first();
    let rows = view
        .rows
        .iter()
        .zip(portraits)
        .map(|(row, portrait)| TableCardRow {
            rank: row.rank,
            portrait,
            name: row.person.name.clone(),
            tint: row.person.player.0,
            share: best.map_or(1.0, |best| share(view.compared, row, best)),
            figure: figure(view.compared, row).to_string(),
            last: row.last.iter().copied().map(last).collect(),
            is_own: row.person.user == Some(by),
        });
    TableCard {
        title: written(&tables::title(speaker, view)),
        rows: rows.collect(),
    }
}

/// Returns a text without the signs that pictures don't have; nothing if the font lacks its letters.
pub fn written(text: &Text) -> String {
    let words = text.words();
    let has =
        |letter: char| !letter.is_alphanumeric() || can_write(letter.encode_utf8(&mut [0; 4]));
    if !words.chars().all(has) {
        return String::new();
    }
    let is_plain = |letter: &char| letter.is_alphanumeric() || letter.is_ascii() || *letter == '·';
    let plain: String = words.chars().filter(is_plain).collect();
    plain.trim().to_owned()
}

/// Returns the curve of an analyzed game, with the names of its seats.
pub fn lead_curve(
    speaker: Speaker<'_>,
    game: &Game,
    review: &Review,
    names: Vec<String>,
) -> LeadCurve {
    let setup = game.rules().setup();
    let side = |seat: usize| {
        let color = setup.colors(Seat::at(seat))[0];
        let leads = review.leads.iter();
        let leads = leads.map(|leads| f64::from(leads[seat]) / 100.0).collect();
        (color.index(), leads)
    };
    let board = game.rules().board();
    let moment = |moment: &Moment| LeadMoment {
        event: moment.event,
        seat: moment.seat.index(),
        text: format!(
            "{}→{}",
            board.name(moment.played.from()),
            board.name(moment.played.to())
        ),
    };
    let names = match &names[..] {
        [_, _] => names
            .iter()
            .map(|name| say!(speaker, "curve-ahead", name = name.as_str()))
            .collect(),
        _ => names,
    };
    LeadCurve {
        sides: (0..setup.seats()).map(side).collect(),
        events_of_a_round: setup.seats(),
        moments: review.moments.iter().map(moment).collect(),
        labels: names.iter().map(|name| plain(name)).collect(),
        rounds: say!(speaker, "curve-rounds"),
        steps: say!(speaker, "curve-steps"),
    }
}

/// Removes directional marks, which don't belong in a picture.
fn plain(text: &str) -> String {
    text.chars()
        .filter(|letter| !is_directional(*letter))
        .collect()
}

/// Returns the curve of a profile, if it has at least two points.
pub fn curve(profile: &Profile) -> Option<RatingCurve> {
    let points = profile.curve.iter().map(|(at, rating)| {
        let hours = at.seconds() as f64 / 3_600.0;
        (hours, rating.points(), rating.deviation())
    });
    let points: Vec<_> = points.collect();
    (points.len() > 1).then_some(RatingCurve { points })
}

fn last(fared: Fared) -> LastGame {
    match fared {
        Fared::Won => LastGame::Won,
        Fared::Drawn => LastGame::Drawn,
        Fared::Lost => LastGame::Lost,
    }
}

/// Returns what is compared, as a whole number.
fn figure(compared: Compared, row: &TableRow) -> i64 {
    match compared {
        Compared::Rating => row.rating.points().round() as i64,
        Compared::Wins => row.balance.won.into(),
        Compared::Season => row.points.into(),
    }
}

/// Returns a row's share of the best. Ratings have no zero, so they are measured against a spread.
fn share(compared: Compared, row: &TableRow, best: &TableRow) -> f32 {
    let (own, best) = (figure(compared, row) as f32, figure(compared, best) as f32);
    match compared {
        Compared::Rating => 1.0 - (best - own) / SPREAD,
        Compared::Wins | Compared::Season => own / best.max(1.0),
    }
}
