//! Cups: which ones there are for a person, one of them, joining and leaving it. Those of servers
//! that the person isn't in are as if they didn't exist.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::Path;
use halma_rules::{Position, Rules, Seat, Variant};
use halma_service::ids::{CupId, GuildId};
use halma_service::{
    CupHead, CupRecord, CupRefusal, CupStage, EntrantRecord, Error, Rights, Section, Standing,
    Summary, WholeCup,
};
use serde_json::{Value, json};

use super::failure::Failure;
use super::rights;
use super::said::{Names, said};
use super::small::small;
use super::view::listed;
use super::visit::Visit;
use crate::discord::Membership;
use crate::words::cups::People;
use crate::words::names::mention;
use crate::words::{Text, cups, text};

/// The maximum number of servers about which Discord is asked for one list.
const MOST_SERVERS: usize = 5;

/// `GET /board/api/cups`: those that can be played in or entered, and the last ones that are over.
pub(super) async fn list(visit: Visit) -> Result<Json<Value>, Failure> {
    let found = visit.host.bot.service.cups_for(visit.asker()).await;
    let found = found.map_err(|error| visit.told(None, &error))?;
    let mut servers: BTreeMap<GuildId, bool> = BTreeMap::new();
    let mut rows = Vec::new();
    if !found.is_empty() {
        rights::count(&visit)?;
    }
    for (cup, entrant) in &found {
        let guild = cup.record.place.guild;
        if !servers.contains_key(&guild) && servers.len() < MOST_SERVERS {
            servers.insert(guild, is_there(&visit, guild).await);
        }
        if servers.get(&guild) == Some(&true) {
            rows.push(row(&visit, cup, entrant.as_ref()));
        }
    }
    Ok(Json(json!({ "cups": rows })))
}

/// Returns whether the person is on a server in which they play. While Discord doesn't answer, they are.
async fn is_there(visit: &Visit, guild: GuildId) -> bool {
    let asked = visit.host.bot.membership(guild, visit.visitor.person.user);
    !matches!(asked.await, Membership::Absent)
}

fn row(visit: &Visit, cup: &CupHead, entrant: Option<&EntrantRecord>) -> Value {
    let (speaker, record) = (visit.speaker(), &cup.record);
    let own = entrant.filter(|entrant| cup.has(entrant) && cup.is_unfinished());
    let is_asked = own.is_some_and(|entrant| is_asked(record, entrant));
    let own = own.map(|_| {
        let key = if is_asked {
            "page-cup-asked"
        } else {
            "page-cup-in"
        };
        speaker.text(key)
    });
    let state = [cups::progress(speaker, record)].into_iter().chain(own);
    let painter = visit.host.bot.painter(visit.settings.theme.as_deref());
    let variant: Option<Variant> = record.options.variant.parse().ok();
    let start = variant.map(|variant| Position::start(Rules::default_for(variant)));
    json!({
        "id": cup.id.to_string(),
        "name": record.name,
        "game": cups::game(speaker, record).words(),
        "state": said(&Text::join(state, " · ")),
        "mine": is_asked,
        "small": start.map(|start| small(&painter, &start, Seat::FIRST)),
    })
}

/// Returns whether somebody in a cup still has to say whether they play.
fn is_asked(cup: &CupRecord, entrant: &EntrantRecord) -> bool {
    cup.stage == CupStage::CalledIn && !entrant.confirmed && !cup.everyone
}

/// `GET /board/api/cup/{id}`.
pub(super) async fn cup(visit: Visit, Path(id): Path<String>) -> Result<Json<Value>, Failure> {
    let (cup, _) = find(&visit, &id).await?;
    shown(&visit, cup, None).await
}

/// `POST /board/api/cup/{id}/join`: enters, or confirms once people are called in. It needs what a
/// button in the cup's channel does.
pub(super) async fn join(visit: Visit, Path(id): Path<String>) -> Result<Json<Value>, Failure> {
    let (cup, member) = find(&visit, &id).await?;
    let place = (cup.record.place.guild, cup.record.place.channel);
    rights::allowed(&visit, place, member, |may| may.press).await?;
    let act = visit.act();
    let entered = visit.host.bot.service.enter_cup(&act, cup.id);
    let entered = entered.await.map_err(|error| visit.told(None, &error))?;
    let told = cups::entered(visit.speaker(), &entered);
    shown(&visit, entered, Some(told)).await
}

/// `POST /board/api/cup/{id}/leave`. Who isn't in it has left already.
pub(super) async fn leave(visit: Visit, Path(id): Path<String>) -> Result<Json<Value>, Failure> {
    let (cup, _) = find(&visit, &id).await?;
    let (service, act) = (&visit.host.bot.service, visit.act());
    let cup = match cup.one_in(visit.visitor.player) {
        Some(_) => {
            let left = service.leave_cup(&act, cup.id, act.by.user, Rights::default());
            left.await.map_err(|error| visit.told(None, &error))?
        }
        None => cup,
    };
    let told = cups::left(visit.speaker(), &cup);
    shown(&visit, cup, Some(told)).await
}

/// Returns a cup of a server that the person is in, with what Discord says about them there.
async fn find(visit: &Visit, id: &str) -> Result<(WholeCup, Membership), Failure> {
    let unknown = || visit.told(None, &CupRefusal::Unknown.into());
    let id = id.parse().map(CupId).map_err(|_| unknown())?;
    let cup = (visit.host.bot.service).visible_cup(id, visit.asker());
    let cup = cup.await.map_err(|error| visit.told(None, &error))?;
    rights::count(visit)?;
    let user = visit.visitor.person.user;
    match (visit.host.bot)
        .membership(cup.record.place.guild, user)
        .await
    {
        Membership::Absent => Err(unknown()),
        member => Ok((cup, member)),
    }
}

/// Returns a cup as the person sees it, and what was done.
async fn shown(visit: &Visit, cup: WholeCup, told: Option<Text>) -> Result<Json<Value>, Failure> {
    let (service, user) = (&visit.host.bot.service, visit.visitor.person.user);
    let looked = async {
        let people = service.cup_people(&cup).await?;
        let games = service.own_cup_games(&cup, user).await?;
        let tabled = service.slowly(move || (cup.table(), cup)).await;
        Ok::<_, Error>((tabled.0?, tabled.1, people, games))
    };
    let looked = looked.await.map_err(|error| visit.told(None, &error))?;
    let (table, cup, people, games) = looked;
    let (speaker, record) = (visit.speaker(), &cup.record);
    let names = Names::of(people.values());
    let painter = visit.host.bot.painter(visit.settings.theme.as_deref());
    let games = games.into_iter().map(|view| {
        let my_turn = view.waits_for(user);
        listed(visit, &painter, &Summary { view, my_turn })
    });
    let own = cup.one_in(visit.visitor.player);
    let asked = own.filter(|entrant| is_asked(record, entrant));
    let told = told.or(asked.map(|_| cups::call_in(speaker, record)));
    let entered = table
        .is_empty()
        .then(|| cups::who_is_in(speaker, &cup, &people));
    let sections = table
        .iter()
        .map(|section| of_section(visit, section, &people, &names));
    let title = text!(
        speaker,
        "cup-table-title",
        name = record.name.as_str(),
        state = cups::progress(speaker, record)
    );
    Ok(Json(json!({
        "title": said(&title),
        "told": told.map(|told| said(&told)),
        "about": cups::about(speaker, &cup).iter().map(said).collect::<Vec<_>>(),
        "entered": entered.map(|who| names.said(&who)),
        "tables": sections.collect::<Vec<_>>(),
        "games": games.collect::<Vec<_>>(),
        "join": join_label(record, own).map(|key| speaker.text(key).words()),
        "leaves": own.is_some() && cup.is_unfinished(),
    })))
}

fn of_section(visit: &Visit, section: &Section, people: &People, names: &Names) -> Value {
    let speaker = visit.speaker();
    let row = |row: &Standing| {
        let who = people.get(&row.player);
        let who = who.map(|who| mention(speaker, who)).unwrap_or_default();
        json!({
            "place": speaker.number(row.place),
            "who": names.said(&who),
            "points": cups::points(&row.points),
            "tie": cups::decided(row).map(|key| speaker.text(key).words()),
            "own": row.player == visit.visitor.player,
        })
    };
    let heading = cups::heading(speaker, section);
    let heading = heading.unwrap_or_else(|| speaker.text("button-cup-table"));
    let rows: Vec<Value> = section.rows.iter().map(row).collect();
    json!({ "heading": heading.words(), "rows": rows })
}

/// Returns the label of the button that enters or confirms, if either can be done.
fn join_label(cup: &CupRecord, own: Option<&EntrantRecord>) -> Option<&'static str> {
    match (cup.stage, own) {
        (CupStage::Entry | CupStage::CalledIn, None) => Some("button-cup-join"),
        // People come to stairs whenever they like.
        (CupStage::Running, None) if cups::is_stairs(cup) => Some("button-cup-join"),
        (_, Some(entrant)) if is_asked(cup, entrant) => Some("button-cup-in"),
        _ => None,
    }
}
