//! Another game in a game's channel, against someone on its server or the computer.

use std::collections::BTreeMap;

use axum::Json;
use axum::body::Body;
use axum::extract::Path;
use axum::http::StatusCode;
use halma_mind::Level;
use halma_rules::{Options, Variant};
use halma_service::ids::{Code, Timestamp, UserId};
use halma_service::{
    Act, ChallengeRequest, Changed, Error, FirstMove, Listing, MatchView, Person, Place, Refusal,
    Series, Service, TimeControl, Weekends,
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::failure::Failure;
use super::rights::{self, Asked};
use super::said::Names;
use super::view::shown;
use super::visit::Visit;
use crate::discord::Membership;
use crate::words::{clocks, text};

/// A game as the page asks for it: against a person on the server or a level of the computer.
#[derive(Deserialize)]
struct Wanted {
    /// The moment in the answer to what can be played.
    made: Timestamp,
    variant: String,
    person: Option<String>,
    level: Option<u8>,
    /// The time, as in commands; the server's if there is none.
    time: Option<String>,
    /// Whether no clock runs on weekends.
    #[serde(default)]
    no_weekends: bool,
}

/// `GET /board/api/game/{code}/new`: what can be played, and with whom.
pub(super) async fn choices(
    visit: Visit,
    Path(code): Path<String>,
) -> Result<Json<Value>, Failure> {
    let view = visit.own_match(&code).await?;
    let people = if view.card.place.guild.is_conversation() {
        // Nobody there would be told.
        Others::new()
    } else {
        let people = people(&visit, &view).await;
        people.map_err(|error| visit.told(Some(&view), &error))?
    };
    let speaker = visit.speaker();
    let people = told_apart(&people).into_iter().map(|(user, name)| {
        let person = user.0.to_string();
        json!({ "person": person, "name": name })
    });
    let levels = Level::all().map(|level| {
        let name = text!(speaker, "computer", level = level.number()).words();
        json!({ "level": level.number(), "name": name })
    });
    let variants = Variant::ALL.iter().map(|variant| {
        let name = speaker.text(&format!("variant-{variant}")).words();
        json!({ "variant": variant.name(), "name": name })
    });
    let server = visit.host.bot.service.server(view.card.place.guild).await;
    let server = server.map_err(|error| visit.told(Some(&view), &error))?;
    let times = TimeControl::ALL.into_iter().map(|time| {
        let name = clocks::in_words(speaker, time, Weekends::Counted).words();
        json!({ "time": time.to_string(), "name": name })
    });
    Ok(Json(json!({
        "made": visit.now(),
        "time": server.time_control_or(None).to_string(),
        "times": times.collect::<Vec<_>>(),
        "variant": view.terms.rules.variant().name(),
        "variants": variants.collect::<Vec<_>>(),
        "people": people.collect::<Vec<_>>(),
        "levels": levels.collect::<Vec<_>>(),
    })))
}

/// `POST /board/api/game/{code}/new`: makes the challenge, once, and returns the new match.
pub(super) async fn challenge(
    visit: Visit,
    Path(code): Path<String>,
    body: Body,
) -> Result<Json<Value>, Failure> {
    let wanted: Wanted = visit.read(body).await?;
    let view = visit.own_match(&code).await?;
    let unreadable = || visit.failure(StatusCode::BAD_REQUEST, "page-unreadable");
    let act = Service::act_of_form(&visit.visitor, wanted.made, visit.now());
    let act = act.ok_or_else(unreadable)?;
    let variant = wanted.variant.parse().map_err(|_| unreadable())?;
    let level = wanted
        .level
        .map(|number| Level::new(number).ok_or_else(unreadable));
    let level = level.transpose()?;
    let named = wanted.person.map(|user| user.parse().map(UserId));
    let named = named.transpose().map_err(|_| unreadable())?;
    if named.is_none() == level.is_none() {
        return Err(unreadable());
    }
    // Nobody there would be told.
    if named.is_some() && view.card.place.guild.is_conversation() {
        return Err(visit.failure(StatusCode::CONFLICT, "page-challenge-in-chat"));
    }
    let asked = rights::ask(&visit, &view, |may| may.command).await?;
    let opponent = match named {
        Some(user) => Some(opponent(&visit, &view, user).await?),
        None => None,
    };
    let time = wanted
        .time
        .map(|text| control_of(&text).ok_or_else(unreadable));
    let clock = (time.transpose()?, wanted.no_weekends);
    let made = make(
        &visit,
        &view,
        act,
        variant,
        clock,
        (opponent.clone(), level),
        asked,
    )
    .await;
    let made = made.map_err(|error| {
        let names = opponent.iter().fold(Names::of_match(&view), Names::and);
        visit.told_naming(&names, &error)
    })?;
    visit.host.waiting.notify_one();
    visit.host.bot.opponent.look();
    shown(&visit, &made.view).await
}

/// Returns someone on the match's server. If Discord doesn't say who is there, those of recent games are.
async fn opponent(visit: &Visit, view: &MatchView, user: UserId) -> Result<Person, Failure> {
    let people = people(visit, view).await;
    let recent = people.map_err(|error| visit.told(Some(view), &error))?;
    let recent = recent.get(&user).map(|(person, _)| person.clone());
    match visit.host.bot.membership(view.card.place.guild, user).await {
        Membership::Member(member) => member.person().or(recent),
        Membership::Unknown => recent,
        Membership::Absent => {
            let Some(person) = recent else {
                return Err(visit.failure(StatusCode::CONFLICT, "page-nobody"));
            };
            let why = Refusal::OpponentNotHere { user }.into();
            return Err(visit.told_naming(&Names::of_match(view).and(&person), &why));
        }
    }
    .ok_or_else(|| rights::silent(visit))
}

fn control_of(text: &str) -> Option<TimeControl> {
    let mut all = TimeControl::ALL.into_iter();
    all.find(|one| one.to_string() == text)
}

/// Makes a challenge with the server's rules in the channel of a match.
async fn make(
    visit: &Visit,
    view: &MatchView,
    act: Act,
    variant: Variant,
    (time, no_weekends): (Option<TimeControl>, bool),
    (opponent, computer): (Option<Person>, Option<Level>),
    asked: Asked,
) -> Result<Changed, Error> {
    let service = &visit.host.bot.service;
    let server = service.server(view.card.place.guild).await?;
    let (rule_set, chosen) = server.rules_or(variant, None, Options::default());
    let request = ChallengeRequest {
        act,
        opponents: opponent.into_iter().collect(),
        place: Place {
            channel: view.origin,
            ..view.card.place.clone()
        },
        variant,
        computer,
        rule_set,
        chosen,
        first: FirstMove::Lot,
        time_control: server.time_control_or(time),
        weekends: if no_weekends {
            Weekends::Off
        } else {
            Weekends::Counted
        },
        rated: true,
        series: Series::Single,
        recurring: false,
        rights: asked.rights,
        thread: server.threads && asked.takes_threads,
    };
    service.challenge(&request).await
}

/// The others in the person's games, each with the code of one.
type Others = BTreeMap<UserId, (Person, Code)>;

/// Returns people's names; those of namesakes with a game.
fn told_apart(people: &Others) -> Vec<(UserId, String)> {
    let count = |name: &str| {
        people
            .values()
            .filter(|(other, _)| other.name == name)
            .count()
    };
    let names = people.values().map(|(person, code)| {
        let is_one_of_a_kind = count(&person.name) == 1;
        let named = if is_one_of_a_kind {
            person.name.clone()
        } else {
            format!("{} (#{code})", person.name)
        };
        (person.user, named)
    });
    names.collect()
}

/// Returns the others in the person's running and last games in the match's channel.
async fn people(visit: &Visit, view: &MatchView) -> Result<Others, Error> {
    let service = &visit.host.bot.service;
    let running = service.list(visit.asker(), Listing::Everywhere).await?;
    let ended = service.list(visit.asker(), Listing::Ended).await?;
    let games = running.iter().chain(&ended).map(|one| &one.view);
    let here = games.filter(|one| one.origin == view.origin).chain([view]);
    let own = visit.visitor.person.user;
    let people = here.flat_map(|one| one.people().into_iter().map(|who| (who, one.card.code)));
    let people = people.filter_map(|(person, code)| {
        let user = person.user.filter(|user| *user != own)?;
        let person = Person {
            user,
            name: person.name.clone(),
            face: person.face.clone(),
            bot: false,
            member: true,
        };
        Some((user, (person, code)))
    });
    Ok(people.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn namesakes_are_told_apart_by_a_game() {
        let people = [
            (1, "Anna", "K7X9Q"),
            (2, "Ben", "WQXM6"),
            (3, "Anna", "PMRK4"),
        ];
        let people = people.map(|(user, name, code)| {
            let person = Person {
                user: UserId(user),
                name: name.to_owned(),
                face: None,
                bot: false,
                member: true,
            };
            (UserId(user), (person, code.parse().expect("a code")))
        });
        let names = told_apart(&people.into_iter().collect());
        let names: Vec<String> = names.into_iter().map(|(_, name)| name).collect();
        assert_eq!(names, ["Anna (#K7X9Q)", "Ben", "Anna (#PMRK4)"]);
    }
}
