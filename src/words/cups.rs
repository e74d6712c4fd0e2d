//! Cups in words.

use std::collections::BTreeMap;

use halma_cup::{Amount, Decided, Kind, stairs};
use halma_service::ids::PlayerId;
use halma_service::{
    CupRecord, CupRefusal, CupStage, MatchView, Participant, Section, Standing, TimeControl,
    Weekends, WholeCup,
};

use super::names::mention;
use super::{Speaker, Text, clocks, text};

/// The people of a cup by number.
pub type People = BTreeMap<PlayerId, Participant>;

/// Returns a refusal in words.
pub fn refusal(speaker: Speaker<'_>, refusal: &CupRefusal) -> Text {
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
        CupRefusal::NoStairs => text!(speaker, "refused-no-stairs"),
        CupRefusal::NotOnStairs => text!(speaker, "refused-not-on-stairs"),
        CupRefusal::Stairs(rule) => stairs_refusal(speaker, rule),
        CupRefusal::NotPlayed => text!(speaker, "refused-not-in-cups"),
        CupRefusal::Name { most } => text!(speaker, "refused-cup-name", most = *most),
        CupRefusal::TooFew { people, least } => {
            text!(
                speaker,
                "refused-too-few-in-cup",
                people = *people,
                least = *least
            )
        }
    }
}

/// Says how far a cup has come.
pub fn state(speaker: Speaker<'_>, cup: &CupRecord) -> Text {
    match cup.stage {
        CupStage::Entry | CupStage::CalledIn => {
            let at = Text::moment(cup.closes);
            text!(speaker, "cup-state-entry", at = at)
        }
        CupStage::Closed => text!(speaker, "cup-state-closed"),
        CupStage::Running if is_stairs(cup) => text!(speaker, "cup-state-open"),
        CupStage::Running => text!(speaker, "cup-state-running", round = cup.begun.len()),
        CupStage::Over => text!(speaker, "cup-state-over"),
        CupStage::CalledOff => text!(speaker, "cup-state-called-off"),
    }
}

/// Says how far a cup has come, and how many rounds it has. A league has seasons.
pub fn progress(speaker: Speaker<'_>, cup: &CupRecord) -> Text {
    let last = cup.begun.last();
    let (Some(last), CupStage::Running) = (last, cup.stage) else {
        return state(speaker, cup);
    };
    let round = cup.begun.len();
    match cup.rounds {
        _ if last.is_final => text!(speaker, "cup-decided-final"),
        Some(rounds) if rounds > 1 => {
            text!(speaker, "cup-state-rounds", round = round, rounds = rounds)
        }
        _ if cup.kind == Kind::League.name() => {
            text!(speaker, "cup-state-season", season = round)
        }
        _ => state(speaker, cup),
    }
}

/// Names the game that is played.
pub fn game(speaker: Speaker<'_>, cup: &CupRecord) -> Text {
    speaker.text(&format!("variant-{}", cup.options.variant))
}

/// Says what a cup is: its game and kind, how long it lasts, its clock.
pub fn about(speaker: Speaker<'_>, cup: &WholeCup) -> [Text; 3] {
    let record = &cup.record;
    let kind = speaker.text(&format!("cup-kind-{}", record.kind));
    let what = Text::join([game(speaker, record), kind], " · ");
    let lasts = lasts(speaker, cup.kind().ok(), record.rounds, record.days);
    [what, lasts, games_at_once(speaker, cup)]
}

/// Asks one person whether they play.
pub fn call_in(speaker: Speaker<'_>, cup: &CupRecord) -> Text {
    let (name, at) = (cup.name.as_str(), Text::moment(cup.closes));
    text!(speaker, "cup-call-in", name = name, at = at, people = "").trimmed()
}

/// Says how the games begin, and with which clock.
pub fn games_at_once(speaker: Speaker<'_>, cup: &WholeCup) -> Text {
    let (control, weekends) = cup.clock();
    games_begin(speaker, is_stairs(&cup.record), control, weekends)
}

/// The same for a cup that isn't there yet; `is_open` if people challenge each other.
pub fn games_begin(
    speaker: Speaker<'_>,
    is_open: bool,
    control: TimeControl,
    weekends: Weekends,
) -> Text {
    let clock = clocks::in_words(speaker, control, weekends);
    let key = if is_open {
        "cup-todo-stairs"
    } else {
        "cup-todo"
    };
    text!(speaker, key, clock = clock)
}

/// Returns true if people challenge each other in it.
pub fn is_stairs(cup: &CupRecord) -> bool {
    cup.kind == Kind::Stairs.name()
}

/// Says that a person has entered or confirmed.
pub fn entered(speaker: Speaker<'_>, cup: &WholeCup) -> Text {
    let (name, at) = (cup.record.name.as_str(), Text::moment(cup.record.closes));
    if cup.record.stage == CupStage::CalledIn {
        return text!(speaker, "cup-confirmed", name = name, at = at);
    }
    if is_stairs(&cup.record) {
        return text!(speaker, "cup-entered-stairs", name = name);
    }
    let count = cup.entrants.len();
    text!(speaker, "cup-entered", name = name, count = count, at = at)
}

/// Says that a person has left.
pub fn left(speaker: Speaker<'_>, cup: &WholeCup) -> Text {
    text!(speaker, "cup-left", name = cup.record.name.as_str())
}

/// Says who has entered.
pub fn who_is_in(speaker: Speaker<'_>, cup: &WholeCup, people: &People) -> Text {
    let known = cup.entrants.iter();
    let known = known.filter_map(|(player, _)| people.get(player));
    let mut known: Vec<&Participant> = known.collect();
    if known.is_empty() {
        return text!(speaker, "cup-table-nobody");
    }
    known.sort_by_key(|who| (who.user.is_none(), who.user.map(|user| user.to_string())));
    let names = known.into_iter().map(|who| mention(speaker, who));
    text!(
        speaker,
        "cup-table-people",
        people = Text::join(names, ", ")
    )
}

/// Returns the heading of a part of the table, if it has several.
pub fn heading(speaker: Speaker<'_>, section: &Section) -> Option<Text> {
    let group = section.group?;
    Some(text!(speaker, "cup-table-group", group = group))
}

/// Says which rule of the stairs forbids a challenge.
fn stairs_refusal(speaker: Speaker<'_>, rule: &stairs::Refusal) -> Text {
    use stairs::Refusal::{Again, In, NotOn, Out, TooFar, Unseen, Yourself};
    match rule {
        Yourself => text!(speaker, "refused-stairs-yourself"),
        NotOn(_) => text!(speaker, "refused-not-on-stairs"),
        TooFar(steps) => text!(speaker, "refused-stairs-too-far", steps = *steps),
        Out => text!(speaker, "refused-stairs-out"),
        In => text!(speaker, "refused-stairs-in"),
        Again(days) => text!(speaker, "refused-stairs-again", days = *days),
        Unseen(days) => text!(speaker, "refused-stairs-unseen", days = *days),
    }
}

/// Says how long a cup of a kind lasts at most.
pub fn lasts(speaker: Speaker<'_>, kind: Option<Kind>, rounds: Option<u32>, days: u16) -> Text {
    let key = match kind {
        Some(Kind::Tables) => "cup-lasts-tables",
        Some(Kind::League) => "cup-lasts-league",
        Some(Kind::Stairs) => "cup-lasts-stairs",
        _ => "cup-lasts",
    };
    let rounds = rounds.unwrap_or_default();
    text!(speaker, key, rounds = rounds, days = days)
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
