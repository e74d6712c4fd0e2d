//! Profiles in words.

use std::time::Duration;

use halma_mind::Level;
use halma_rules::Variant;
use halma_service::{Balance, FamilyProfile, Profile};

use super::ranking::medal;
use super::{Speaker, Text, rating, text};

/// Returns what there is to say of a person besides their last games; empty lines are between groups.
pub fn lines(speaker: Speaker<'_>, profile: &Profile) -> Vec<Text> {
    let mut lines: Vec<Text> = profile
        .families
        .iter()
        .map(|one| family(speaker, one))
        .collect();
    if let Some(most) = profile.families.first() {
        lines.push(Text::default());
        lines.extend(feats(speaker, most));
    }
    if !profile.beaten.is_empty() {
        lines.extend(profile.families.first().map(|_| Text::default()));
        lines.push(text!(speaker, "profile-beaten"));
        let rungs = profile.beaten.iter();
        lines.extend(rungs.map(|(variant, level)| ladder(speaker, *variant, *level)));
    }
    lines
}

/// Says how many of the computer's ten levels someone has beaten in a game.
fn ladder(speaker: Speaker<'_>, variant: Variant, level: Level) -> Text {
    let rungs = Level::all().map(|rung| if rung <= level { "▰" } else { "▱" });
    let rungs: Vec<Text> = rungs.map(Text::from).collect();
    text!(
        speaker,
        "profile-beaten-level",
        ladder = speaker.figures(&rungs, ""),
        game = of_variant(speaker, variant),
        level = level.number(),
        levels = Level::HIGHEST.number(),
    )
}

fn of_variant(speaker: Speaker<'_>, variant: Variant) -> Text {
    speaker.text(&format!("variant-{variant}"))
}

/// Returns a family in a line: rating, games, ranks.
fn family(speaker: Speaker<'_>, one: &FamilyProfile) -> Text {
    let line = text!(
        speaker,
        "profile-family",
        family = speaker.text(&format!("family-{}", one.family)),
        rating = rating::rating(speaker, one.rating),
        games = one.balance.count(),
        balance = balances(speaker, one),
    );
    let ranks = [
        (one.rank_here, "profile-rank-here"),
        (one.rank_everywhere, "profile-rank-everywhere"),
    ];
    let ranks = ranks
        .into_iter()
        .filter_map(|(rank, key)| Some(text!(speaker, key, rank = rank?)));
    Text::join([line].into_iter().chain(ranks), " · ")
}

/// Returns highlights of the most played family.
fn feats(speaker: Speaker<'_>, one: &FamilyProfile) -> Vec<Text> {
    let mut lines = Vec::new();
    if let Some((rating, code)) = &one.best_win {
        let code = code.as_str();
        lines.push(text!(
            speaker,
            "profile-best-win",
            rating = *rating,
            code = code
        ));
    }
    if let Some((jumps, code)) = &one.longest_chain {
        let code = code.as_str();
        lines.push(text!(
            speaker,
            "profile-longest-chain",
            jumps = *jumps,
            code = code
        ));
    }
    if let Some((variant, moves, code)) = &one.fastest {
        lines.push(text!(
            speaker,
            "profile-fastest",
            game = of_variant(speaker, *variant),
            moves = *moves,
            code = code.as_str(),
        ));
    }
    let (now, best) = one.streaks;
    if best > 1 {
        lines.push(text!(speaker, "profile-streaks", now = now, best = best));
    }
    if let Some(seconds) = one.median_seconds {
        lines.push(text!(
            speaker,
            "profile-times",
            moves = one.moves,
            late = one.late,
            median = duration(speaker, Duration::from_secs(seconds.into())),
        ));
    }
    let rows = |rows: Vec<Text>| Text::join(rows, " · ");
    if one.by_variant.len() > 1 {
        let variants = one.by_variant.iter().map(|(variant, games)| {
            Text::join(
                [of_variant(speaker, *variant), figures(speaker, *games)],
                " ",
            )
        });
        lines.push(text!(
            speaker,
            "profile-variants",
            rows = rows(variants.collect())
        ));
    }
    let reasons = one.by_reason.iter().map(|(reason, games)| {
        let reason = speaker.text(&format!("reason-{reason}"));
        Text::join([reason, figures(speaker, *games)], " ")
    });
    lines.push(text!(
        speaker,
        "profile-reasons",
        rows = rows(reasons.collect())
    ));
    let seats = one.by_seat.iter().map(|(seat, games)| {
        text!(
            speaker,
            "seat-games",
            seat = *seat,
            games = figures(speaker, *games)
        )
    });
    lines.push(text!(
        speaker,
        "profile-seats",
        rows = rows(seats.collect())
    ));
    lines
}

/// Returns how the games of a family went: won, drawn and lost, then the places of games for
/// places.
fn balances(speaker: Speaker<'_>, one: &FamilyProfile) -> Text {
    let mut others = one.balance;
    for (_, placed) in &one.by_place {
        others.won = others.won.saturating_sub(placed.won);
        others.drawn = others.drawn.saturating_sub(placed.drawn);
        others.lost = others.lost.saturating_sub(placed.lost);
    }
    let places = one.by_place.iter().map(|&(place, games)| {
        let medal = medal(speaker, place.into());
        Text::join([medal, speaker.number(games.count()).into()], " ")
    });
    let others = (others.count() > 0).then(|| balance(speaker, others));
    let all = others.into_iter().chain(places);
    Text::join(all, " · ")
}

/// Returns won, drawn and lost in words.
fn balance(speaker: Speaker<'_>, games: Balance) -> Text {
    let (won, drawn, lost) = (games.won, games.drawn, games.lost);
    text!(speaker, "balance", won = won, drawn = drawn, lost = lost)
}

/// Returns won, drawn and lost in figures.
fn figures(speaker: Speaker<'_>, games: Balance) -> Text {
    let figures = [games.won, games.drawn, games.lost];
    let figures = figures.map(|games| Text::from(speaker.number(games)));
    speaker.figures(&figures, "–")
}

/// Returns a duration in a fitting unit.
pub(super) fn duration(speaker: Speaker<'_>, time: Duration) -> Text {
    let seconds = u32::try_from(time.as_secs()).unwrap_or(u32::MAX);
    let (key, count) = match seconds {
        0..120 => ("duration-seconds", seconds),
        120..7_200 => ("duration-minutes", seconds / 60),
        7_200..172_800 => ("duration-hours", seconds / 3_600),
        _ => ("duration-days", seconds / 86_400),
    };
    text!(speaker, key, count = count)
}
