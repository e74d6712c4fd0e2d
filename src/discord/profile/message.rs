//! Profiles in words.

use halma_mind::Level;
use halma_rules::Variant;
use halma_service::ids::UserId;
use halma_service::{Balance, FamilyProfile, PastGame, Profile, Versus};
use serenity::builder::CreateEmbed;

use crate::discord::parts::body::{Body, Picture};
use crate::discord::parts::choice::Choice;
use crate::discord::pictures::gallery::Drawn;
use crate::discord::text::{Say as _, Speaker, markup, say};
use crate::words::counted::halves;
use crate::words::names::{mention, mentions};
use crate::words::ranking::medal;
use crate::words::rating;
use crate::words::rating::mark;

/// Returns a person's profile, with the rating curve if there is one.
pub fn profile(speaker: Speaker<'_>, profile: &Profile, curve: Option<Drawn>) -> Body {
    let mut lines: Vec<String> = profile
        .families
        .iter()
        .map(|one| family(speaker, one))
        .collect();
    if let Some(most) = profile.families.first() {
        lines.push(String::new());
        lines.extend(feats(speaker, most));
    }
    if !profile.beaten.is_empty() {
        lines.extend(profile.families.first().map(|_| String::new()));
        lines.push(say!(speaker, "profile-beaten"));
        let rungs = profile.beaten.iter();
        lines.extend(rungs.map(|(variant, level)| ladder(speaker, *variant, *level)));
    }
    if !profile.recent.is_empty() {
        lines.push(String::new());
        lines.push(say!(speaker, "profile-last"));
        lines.extend(profile.recent.iter().map(|game| past(speaker, game)));
    }
    let title = say!(
        speaker,
        "profile-title",
        who = mention(speaker, &profile.person)
    );
    Body {
        embed: Some(CreateEmbed::new().description(lines.join("\n"))),
        picture: curve.map(|png| Picture {
            png,
            name: "halma-rating.png".to_owned(),
            alt_text: curve_text(speaker, profile),
        }),
        ..Body::text(title)
    }
}

/// Says how many of the computer's ten levels someone has beaten in a game.
fn ladder(speaker: Speaker<'_>, variant: Variant, level: Level) -> String {
    let rungs = Level::all().map(|rung| if rung <= level { "▰" } else { "▱" });
    let rungs: Vec<String> = rungs.map(str::to_owned).collect();
    say!(
        speaker,
        "profile-beaten-level",
        ladder = speaker.figures(&rungs, ""),
        game = speaker.say(&variant.key()),
        level = level.number(),
        levels = Level::HIGHEST.number(),
    )
}

/// Returns a family in a line: rating, games, ranks.
fn family(speaker: Speaker<'_>, one: &FamilyProfile) -> String {
    let line = say!(
        speaker,
        "profile-family",
        family = speaker.say(&one.family.key()),
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
        .filter_map(|(rank, key)| Some(say!(speaker, key, rank = rank?)));
    [line]
        .into_iter()
        .chain(ranks)
        .collect::<Vec<_>>()
        .join(" · ")
}

/// Returns highlights of the most played family.
fn feats(speaker: Speaker<'_>, one: &FamilyProfile) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some((rating, code)) = &one.best_win {
        let code = code.as_str();
        lines.push(say!(
            speaker,
            "profile-best-win",
            rating = *rating,
            code = code
        ));
    }
    if let Some((jumps, code)) = &one.longest_chain {
        let code = code.as_str();
        lines.push(say!(
            speaker,
            "profile-longest-chain",
            jumps = *jumps,
            code = code
        ));
    }
    if let Some((variant, moves, code)) = &one.fastest {
        lines.push(say!(
            speaker,
            "profile-fastest",
            game = speaker.say(&variant.key()),
            moves = *moves,
            code = code.as_str(),
        ));
    }
    let (now, best) = one.streaks;
    if best > 1 {
        lines.push(say!(speaker, "profile-streaks", now = now, best = best));
    }
    if let Some(seconds) = one.median_seconds {
        lines.push(say!(
            speaker,
            "profile-times",
            moves = one.moves,
            late = one.late,
            median = duration(speaker, seconds),
        ));
    }
    let rows = |rows: Vec<String>| rows.join(" · ");
    if one.by_variant.len() > 1 {
        let variants = one.by_variant.iter().map(|(variant, games)| {
            format!(
                "{} {}",
                speaker.say(&variant.key()),
                figures(speaker, *games)
            )
        });
        lines.push(say!(
            speaker,
            "profile-variants",
            rows = rows(variants.collect())
        ));
    }
    let reasons = one.by_reason.iter().map(|(reason, games)| {
        format!(
            "{} {}",
            speaker.say(&format!("reason-{reason}")),
            figures(speaker, *games)
        )
    });
    lines.push(say!(
        speaker,
        "profile-reasons",
        rows = rows(reasons.collect())
    ));
    let seats = one.by_seat.iter().map(|(seat, games)| {
        say!(
            speaker,
            "seat-games",
            seat = *seat,
            games = figures(speaker, *games)
        )
    });
    lines.push(say!(speaker, "profile-seats", rows = rows(seats.collect())));
    lines
}

/// Returns the head-to-head score of two people.
pub fn versus(speaker: Speaker<'_>, (one, other): (UserId, UserId), games: &Versus) -> Body {
    let (one, other) = (markup::user(one), markup::user(other));
    let all = games.balance;
    if all.count() == 0 {
        return Body::text(say!(speaker, "versus-none", one = one, other = other));
    }
    let line = say!(
        speaker,
        "between-two",
        one = one,
        won = halves(speaker, all.won * 2 + all.drawn),
        lost = halves(speaker, all.lost * 2 + all.drawn),
        other = other,
    );
    let last: Vec<String> = games.last.iter().map(|game| past(speaker, game)).collect();
    Body {
        embed: Some(CreateEmbed::new().description(last.join("\n"))),
        ..Body::text(line)
    }
}

/// Returns a finished game in a line.
fn past(speaker: Speaker<'_>, game: &PastGame) -> String {
    let mark = match game.place {
        Some(place) => medal(speaker, place.into()).words(),
        None => mark(game.fared).to_string(),
    };
    say!(
        speaker,
        "past-game",
        mark = mark,
        code = game.code.as_str(),
        game = speaker.say(&game.variant.key()),
        others = mentions(speaker, &game.others),
        ended = markup::day(game.ended),
    )
}

/// Returns how the games of a family went: won, drawn and lost, then the places of games for
/// places.
fn balances(speaker: Speaker<'_>, one: &FamilyProfile) -> String {
    let mut others = one.balance;
    for (_, placed) in &one.by_place {
        others.won = others.won.saturating_sub(placed.won);
        others.drawn = others.drawn.saturating_sub(placed.drawn);
        others.lost = others.lost.saturating_sub(placed.lost);
    }
    let places = one.by_place.iter().map(|&(place, games)| {
        let medal = medal(speaker, place.into()).words();
        format!("{medal} {}", speaker.number(games.count()))
    });
    let others = (others.count() > 0).then(|| balance(speaker, others));
    let all = others.into_iter().chain(places);
    all.collect::<Vec<_>>().join(" · ")
}

/// Returns won, drawn and lost in words.
fn balance(speaker: Speaker<'_>, games: Balance) -> String {
    let (won, drawn, lost) = (games.won, games.drawn, games.lost);
    say!(speaker, "balance", won = won, drawn = drawn, lost = lost)
}

/// Returns won, drawn and lost in figures.
fn figures(speaker: Speaker<'_>, games: Balance) -> String {
    let figures = [games.won, games.drawn, games.lost].map(|games| speaker.number(games));
    speaker.figures(&figures, "–")
}

/// Formats a duration in a fitting unit.
fn duration(speaker: Speaker<'_>, seconds: u32) -> String {
    let (key, count) = match seconds {
        0..120 => ("duration-seconds", seconds),
        120..7_200 => ("duration-minutes", seconds / 60),
        7_200..172_800 => ("duration-hours", seconds / 3_600),
        _ => ("duration-days", seconds / 86_400),
    };
    say!(speaker, key, count = count)
}

/// Returns the curve's alt text.
fn curve_text(speaker: Speaker<'_>, profile: &Profile) -> String {
    let points = |point: Option<&(_, halma_service::Rating)>| {
        point.map_or(0.0, |(_, rating)| rating.points().round())
    };
    say!(
        speaker,
        "profile-curve",
        games = profile.curve.len(),
        from = points(profile.curve.first()),
        to = points(profile.curve.last()),
    )
}
