//! What tables of cups say.

use halma_cup::{Amount, Row};
use halma_service::ids::PlayerId;
use halma_service::{CupRefusal, MatchView};

use super::{Speaker, Text, text};

/// Returns a refusal in words.
pub fn refusal(speaker: Speaker<'_>, refusal: CupRefusal) -> Text {
    match refusal {
        CupRefusal::Unknown => text!(speaker, "refused-no-such-cup"),
        CupRefusal::NoExtraTime => text!(speaker, "refused-cup-time"),
        CupRefusal::ForModerators => text!(speaker, "refused-cup-moderators"),
        CupRefusal::NotTheOrganizer => text!(speaker, "refused-not-the-organizer"),
        CupRefusal::NoSuchGame => text!(speaker, "refused-no-cup-game"),
        CupRefusal::EntryClosed => text!(speaker, "refused-entry-closed"),
        CupRefusal::NotIn => text!(speaker, "refused-not-in-cup"),
        CupRefusal::IsFull => text!(speaker, "refused-cup-full"),
        CupRefusal::TooMany => text!(speaker, "refused-too-many-cups"),
        CupRefusal::IsOver => text!(speaker, "refused-cup-over"),
        CupRefusal::NotPlayed => text!(speaker, "refused-not-in-cups"),
        CupRefusal::Name { most } => text!(speaker, "refused-cup-name", most = most),
        CupRefusal::TooFew { people, least } => {
            text!(
                speaker,
                "refused-too-few-in-cup",
                people = people,
                least = least
            )
        }
    }
}

/// Names the cup that a match belongs to, and its round if there are several.
pub fn of_match(speaker: Speaker<'_>, view: &MatchView) -> Option<Text> {
    let game = view.card.cup.as_ref()?;
    let rounds = game.rounds.map_or_else(
        || "🏆".into(),
        |rounds| {
            let round = game.round;
            text!(speaker, "cup-of-rounds", round = round, rounds = rounds)
        },
    );
    Some(Text::join([rounds, game.name.as_str().into()], " · "))
}

/// Returns the person of a row.
pub fn player_of(row: &Row) -> Option<PlayerId> {
    u64::from_str_radix(&row.id, 16).ok().map(PlayerId)
}

/// Returns points as they are written in tables, such as 3½.
pub fn points(amount: &Amount) -> String {
    let amount = amount.to_string();
    let Some((over, under)) = amount.split_once('/') else {
        return amount;
    };
    let (Ok(over), Ok(under)) = (over.parse::<i64>(), under.parse::<i64>()) else {
        return amount;
    };
    let part = match (over % under, under) {
        (1, 2) => "½",
        (1, 3) => "⅓",
        (2, 3) => "⅔",
        (1, 6) => "⅙",
        (5, 6) => "⅚",
        _ => return amount,
    };
    match over / under {
        0 => part.to_owned(),
        whole => format!("{whole}{part}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_written_with_fractions() {
        let said = |over, under| points(&Amount::of(over, under));
        assert_eq!(said(7, 2), "3½");
        assert_eq!(said(2, 3), "⅔");
        assert_eq!(said(4, 2), "2");
        assert_eq!(said(0, 1), "0");
        assert_eq!(said(13, 5), "13/5");
    }
}
