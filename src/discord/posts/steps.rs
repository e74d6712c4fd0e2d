//! How many steps each seat has left.

use halma_rules::Seat;
use halma_service::GameView;

use crate::discord::text::{Say as _, Speaker, say};
use crate::words::names::{self, practice, seat};
use crate::words::ranking::medal;

/// Returns how many steps each seat has left; a line for each team, with both names. Otherwise it
/// doesn't name people again whom the message names.
pub fn to_go(speaker: Speaker<'_>, game: &GameView, content: &str) -> String {
    let one = |who: Seat| of_seat(speaker, game, content, who);
    let member = |who: Seat| of_seat(speaker, game, "", who);
    let rules = game.standing.rules();
    let teams = game.seats.keys().filter_map(|who| {
        let partner = rules.partner(who).filter(|partner| who < *partner)?;
        Some(format!("\n🤝 {} · {}", member(who), member(partner)))
    });
    let teams: Vec<_> = teams.collect();
    let seats = if teams.is_empty() {
        game.seats.keys().map(one).collect::<Vec<_>>().join(" · ")
    } else {
        teams.concat()
    };
    say!(speaker, "steps-to-go", seats = seats)
}

fn of_seat(speaker: Speaker<'_>, game: &GameView, content: &str, who: Seat) -> String {
    let person = speaker.write(&names::holder(speaker, &game.seats[who]));
    let text = if game.practice || content.contains(&person) {
        names::marks(game, who)
    } else {
        seat(speaker, game, who)
    };
    let seat = speaker.write(&text);
    let standing = &game.standing;
    match (standing.tempo()[who], standing.place(who)) {
        (None, _) => say!(speaker, "steps-out", seat = seat, practice = practice(game)),
        (Some(_), Some(place)) => format!("{} {seat}", medal(speaker, place.into()).words()),
        (Some(_), None) if standing.is_done(who) => format!("✅ {seat}"),
        (Some(count), None) => say!(speaker, "steps-of", seat = seat, tempo = count),
    }
}
