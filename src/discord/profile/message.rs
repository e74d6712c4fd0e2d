//! Profiles in words.

use halma_service::ids::UserId;
use halma_service::{PastGame, Profile, Versus};
use serenity::builder::CreateEmbed;

use crate::discord::parts::body::{Body, Picture};
use crate::discord::parts::choice::Choice;
use crate::discord::pictures::gallery::Drawn;
use crate::discord::text::{Say as _, Speaker, markup, say};
use crate::words::counted::halves;
use crate::words::names::{mention, mentions};
use crate::words::profile as words;
use crate::words::ranking::medal;
use crate::words::rating::mark;

/// Returns a person's profile, with the rating curve if there is one.
pub fn profile(speaker: Speaker<'_>, profile: &Profile, curve: Option<Drawn>) -> Body {
    let mut lines = speaker.write_all(&words::lines(speaker, profile));
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
