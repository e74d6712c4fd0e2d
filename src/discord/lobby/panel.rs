//! The panel that starts a game: whom to play, which game and how much time, then the rest.

use halma_rules::{Ends, Jumps, RuleSet, Teams};
use halma_service::ids::UserId;
use halma_service::{Error, FirstMove, Person, Refusal, TimeControl};

use crate::discord::bot::asking::Membership;
use crate::discord::command::{Answer, Context};
use crate::discord::lobby::game::GameChoice;
use crate::discord::lobby::panel_message;
use crate::discord::lobby::picks::{Page, Pick};
use crate::discord::lobby::start::{self, Game};
use crate::discord::lobby::terms::{Draft, Terms};
use crate::discord::parts::choice::Choice;

/// Opens the panel.
pub async fn open(cx: &Context<'_>, draft: Draft) -> Result<Answer, Error> {
    if let Some(answer) = cx.missing_permissions() {
        return Ok(answer);
    }
    let body = panel_message::panel(cx, draft, Page::First).await?;
    Ok(Answer::private(body))
}

/// Opens the panel with a person picked, from that person's menu.
pub async fn open_with(cx: &Context<'_>, person: Person) -> Result<Answer, Error> {
    check(cx, &person)?;
    open(cx, Draft::default().with([person.user])).await
}

/// Shows a page of the panel.
pub async fn turn(cx: &Context<'_>, draft: Draft, page: Page) -> Result<Answer, Error> {
    Ok(Answer::change(panel_message::panel(cx, draft, page).await?))
}

/// Handles the people picked.
pub async fn with(cx: &Context<'_>, draft: Draft, people: &[Person]) -> Result<Answer, Error> {
    for person in people {
        check(cx, person)?;
    }
    let draft = draft.with(people.iter().map(|person| person.user));
    turn(cx, draft, Page::First).await
}

/// Refuses who can't be challenged.
fn check(cx: &Context<'_>, person: &Person) -> Result<(), Refusal> {
    let user = person.user;
    if cx.bot.http.is_own(user) {
        return Ok(());
    }
    if person.bot {
        return Err(Refusal::OpponentIsBot { user });
    }
    if !person.member {
        return Err(Refusal::OpponentNotHere { user });
    }
    Ok(())
}

/// Handles what was picked in a menu.
pub async fn picked(
    cx: &Context<'_>,
    mut draft: Draft,
    pick: Pick,
    chosen: &[String],
) -> Result<Answer, Error> {
    let terms = &mut draft.terms;
    let one = chosen.first().map_or("", String::as_str);
    match pick {
        Pick::Game => {
            *terms = Terms {
                game: GameChoice::of_name(one),
                time: terms.time,
                rated: terms.rated,
                thread: terms.thread,
                ..Terms::default()
            };
        }
        Pick::Time => terms.time = TimeControl::of_name(one),
        Pick::Rules => terms.rules = RuleSet::of_name(one),
        Pick::Jumps => terms.options.jumps = Jumps::of_name(one),
        Pick::Contest => {
            terms.options.ends = Ends::of_name(one);
            terms.options.teams = Teams::of_name(one);
        }
        Pick::First => terms.first = FirstMove::of_name(one),
        Pick::Extras => {
            let server = cx.bot.service.server(cx.guild).await?;
            let offered = Game::of(&server, &draft).extras(cx, &server, &draft);
            for (extra, _) in offered {
                let is_on = chosen.contains(&extra.name());
                *draft.terms.extra(extra) = Some(is_on);
            }
        }
    }
    let page = match pick {
        Pick::Game | Pick::Time => Page::First,
        _ => Page::More,
    };
    turn(cx, draft, page).await
}

/// Starts the game.
pub async fn start(cx: &Context<'_>, draft: Draft) -> Result<Answer, Error> {
    let server = cx.bot.service.server(cx.guild).await?;
    let variant = Game::of(&server, &draft).rules.variant();
    start_with(cx, draft, draft.terms.fitting(variant)).await
}

/// Starts the game against the computer.
pub async fn play_computer(cx: &Context<'_>, draft: Draft) -> Result<Answer, Error> {
    let server = cx.bot.service.server(cx.guild).await?;
    let variant = Game::of(&server, &draft).rules.variant();
    let computer = Some(cx.level_to_try(variant).await?);
    let terms = draft.terms.fitting(variant);
    start_with(cx, draft, Terms { computer, ..terms }).await
}

async fn start_with(cx: &Context<'_>, draft: Draft, terms: Terms) -> Result<Answer, Error> {
    let mut opponents = Vec::new();
    for user in draft.opponents() {
        opponents.push(opponent(cx, user).await?);
    }
    start::start(cx, opponents, terms).await
}

/// Returns somebody who was picked. Bots were refused then, but people may have left since.
async fn opponent(cx: &Context<'_>, user: UserId) -> Result<Person, Error> {
    if user == cx.user() {
        return Ok(cx.caller.person.clone());
    }
    if cx.bot.http.is_own(user) {
        return cx.bot.service.met(user).await;
    }
    if let Some(partner) = cx.caller.partner().filter(|one| one.user == user) {
        return Ok(partner.clone());
    }
    match cx.bot.membership(cx.guild, user).await {
        Membership::Absent => Err(Refusal::OpponentNotHere { user }.into()),
        Membership::Member(member) => match member.person() {
            Some(person) => Ok(person),
            None => cx.bot.service.met(user).await,
        },
        Membership::Unknown => cx.bot.service.met(user).await,
    }
}
