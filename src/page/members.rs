//! People on a match's server, by the beginning of their name.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use halma_service::Person;
use serde::Deserialize;
use serde_json::{Value, json};

use super::failure::Failure;
use super::rights;
use super::visit::Visit;
use crate::discord::Membership;
use crate::discord::interaction::Member;

/// The longest name of an account, nickname or display name on Discord.
const LONGEST_NAME: usize = 32;
/// How many members Discord is asked for: bots are among them.
const MOST_ASKED: u8 = 100;
/// How many of them are shown.
const MOST_SHOWN: usize = 10;

/// Whom the person looks for.
#[derive(Deserialize)]
pub(super) struct Sought {
    name: String,
}

/// `GET /board/api/game/{code}/members?name=START`: people on the match's server.
pub(super) async fn named(
    visit: Visit,
    Path(code): Path<String>,
    sought: Result<Query<Sought>, QueryRejection>,
) -> Result<Json<Value>, Failure> {
    let sought = sought.ok().map(|Query(sought)| sought.name);
    let sought = sought.map(|name| name.trim().trim_start_matches('@').to_owned());
    let sought = sought.filter(|name| (1..=LONGEST_NAME).contains(&name.chars().count()));
    let sought = sought.ok_or_else(|| visit.failure(StatusCode::BAD_REQUEST, "page-unreadable"))?;
    let view = visit.own_match(&code).await?;
    let Membership::Member(_) = rights::membership(&visit, &view).await? else {
        return Err(rights::silent(&visit));
    };
    let guild = view.card.place.guild;
    let members = visit.host.bot.members_named(guild, &sought, MOST_ASKED);
    let members = members.await.ok_or_else(|| rights::silent(&visit))?;
    let own = visit.visitor.person.user;
    let mut found: Vec<Found> = members
        .iter()
        .filter_map(Found::of)
        .filter(|found| found.person.user != own && !found.person.bot)
        .collect();
    // Who has just this name comes first, so that more letters help.
    found.sort_by_key(|found| !found.is_called(&sought));
    let people = found.iter().take(MOST_SHOWN).map(|found| {
        let person = found.person.user.0.to_string();
        json!({ "person": person, "name": found.name, "account": found.account })
    });
    Ok(Json(json!({
        "people": people.collect::<Vec<_>>(),
        "more": found.len() > MOST_SHOWN,
    })))
}

/// Someone whom a search found.
struct Found<'a> {
    person: Person,
    /// The name on the server.
    name: String,
    /// The account's name, of which there is only one.
    account: Option<&'a str>,
}

impl<'a> Found<'a> {
    fn of(member: &'a Member) -> Option<Self> {
        let person = member.person()?;
        let (name, account) = member.names()?;
        Some(Self {
            person,
            name,
            account,
        })
    }

    fn is_called(&self, sought: &str) -> bool {
        let sought = sought.to_lowercase();
        let names = [Some(self.name.as_str()), self.account];
        names
            .iter()
            .flatten()
            .any(|name| name.to_lowercase() == sought)
    }
}
