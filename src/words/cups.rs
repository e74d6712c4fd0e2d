//! What tables of cups say.

use halma_cup::{Amount, Decided};
use halma_service::{CupRefusal, MatchView, Standing};

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
    let round = game.round;
    let rounds = match game.rounds {
        Some(rounds) if round > rounds => text!(speaker, "cup-of-final"),
        Some(rounds) if rounds > 1 => {
            text!(speaker, "cup-of-rounds", round = round, rounds = rounds)
        }
        None if round > 1 => text!(speaker, "cup-of-season", season = round),
        _ => "🏆".into(),
    };
    Some(Text::join([rounds, game.name.as_str().into()], " · "))
}

/// Returns what decided a row's place, if it wasn't the points.
pub fn decided(row: &Standing) -> Option<&'static str> {
    if row.by_final {
        return Some("cup-decided-final");
    }
    match row.decided {
        Decided::Direct => Some("cup-decided-direct"),
        Decided::SonnebornBerger => Some("cup-decided-sonneborn-berger"),
        Decided::Margin => Some("cup-decided-margin"),
        Decided::OnTime => Some("cup-decided-on-time"),
        Decided::Points | Decided::Shared => None,
    }
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
