//! Who may start games on the board page, and against whom: what Discord would let them do in the chat.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use stand_in::{ChannelKind, Fault, FaultRule, permission};

use crate::common::hall::{Hall, public};
use crate::common::table::Table;
use crate::discord::board_page::{Browser, sit_down};
use crate::discord::board_panels::{refused, see};

const OK: StatusCode = StatusCode::OK;
const CONFLICT: StatusCode = StatusCode::CONFLICT;

/// Anna's browser and the path of another game beside the one she plays.
async fn form(hall: &Hall, table: &Table) -> (Browser, String) {
    let annas = Browser::of(hall, &table.people[0], table.channel).await;
    (annas, format!("/api/game/{}/new", table.code))
}

async fn resign(browser: &Browser, table: &Table) {
    let turn = browser.game(&table.code).await["turn"].clone();
    let resign = json!({ "act": "resign", "turn": turn });
    browser.act(&table.code, &resign).await;
}

/// A game against the computer, or against a person.
async fn wanted(browser: &Browser, new: &str, person: Option<&str>) -> Value {
    let made = browser.get(new).await.1["made"].clone();
    let level = person.is_none().then_some(1);
    json!({ "made": made, "variant": "corners", "person": person, "level": level })
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_left_the_server_start_no_games_there() {
    let hall = Hall::open_with_board().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let (annas, new) = form(&hall, &table).await;
    let bens = Browser::of(&hall, &table.people[1], table.channel).await;
    resign(&annas, &table).await;
    let ben = table.people[1].id().to_string();
    hall.stand_in
        .leave(&table.people[1], hall.stand_in.stock_guild());
    let game = format!("/api/game/{}", table.code);
    let level = wanted(&bens, &new, None).await;
    refused(&bens, &new, Some(&level), CONFLICT, "You're not in").await;
    let members = format!("/api/game/{}/members?name=a", table.code);
    refused(&bens, &members, None, CONFLICT, "You're not in").await;
    // Nor does he hear who else is there.
    for other in ["anna", "carol"] {
        let other = hall.stand_in.user(other).id().to_string();
        let against = wanted(&bens, &new, Some(&other)).await;
        refused(&bens, &new, Some(&against), CONFLICT, "You're not in").await;
    }
    let again = json!({ "act": "rematch" });
    refused(&bens, &game, Some(&again), CONFLICT, "You're not in").await;
    let against_ben = wanted(&annas, &new, Some(&ben)).await;
    refused(&annas, &new, Some(&against_ben), CONFLICT, "ben").await;
    // Discord was asked about someone who isn't there.
    hall.stand_in.take_violations();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_only_moderators_start_games_they_do_on_the_page_too() {
    let hall = Hall::open_with_board().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let (annas, new) = form(&hall, &table).await;
    let dora = hall.stand_in.user("dora");
    dora.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    let line = "/halma-admin settings who-can-start:moderators";
    let set = dora.slash(table.channel, line).await.unwrap();
    set.message().await.unwrap();
    let level = wanted(&annas, &new, None).await;
    refused(&annas, &new, Some(&level), CONFLICT, "oderator").await;
    table.people[0].set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    let (status, begun) = annas.post(&new, &level).await;
    assert_eq!(
        (status, &begun["stage"]),
        (OK, &json!("running")),
        "{begun}"
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_without_games_is_refused_in_words_that_name_no_channel() {
    let hall = Hall::open_with_board().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let (annas, new) = form(&hall, &table).await;
    let dora = hall.stand_in.user("dora");
    dora.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    hall.stand_in.channel("games");
    let line = "/halma-admin channel channel:#games games:only-here";
    let set = dora.slash(table.channel, line).await.unwrap();
    set.message().await.unwrap();
    let level = wanted(&annas, &new, None).await;
    let words = "aren't allowed in this channel";
    refused(&annas, &new, Some(&level), CONFLICT, words).await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whom_discord_lets_use_no_commands_in_a_channel_starts_no_games_there() {
    let hall = Hall::open_with_board().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let (annas, new) = form(&hall, &table).await;
    let anna = &table.people[0];
    resign(&annas, &table).await;
    let level = wanted(&annas, &new, None).await;
    for needed in [
        permission::VIEW_CHANNEL,
        permission::SEND_MESSAGES,
        permission::USE_APPLICATION_COMMANDS,
    ] {
        anna.set_permissions(permission::ORDINARY_MEMBER & !needed);
        refused(&annas, &new, Some(&level), CONFLICT, "permission").await;
    }
    // A rematch is a button in the chat, which those who read there may press.
    let game = format!("/api/game/{}", table.code);
    let again = json!({ "act": "rematch" });
    anna.set_permissions(permission::ORDINARY_MEMBER & !permission::VIEW_CHANNEL);
    refused(&annas, &game, Some(&again), CONFLICT, "permission").await;
    anna.set_permissions(permission::ORDINARY_MEMBER);
    anna.time_out(Duration::from_secs(3600));
    refused(&annas, &new, Some(&level), CONFLICT, "timed out").await;
    refused(&annas, &game, Some(&again), CONFLICT, "timed out").await;
    anna.time_out(Duration::ZERO);
    anna.set_permissions(permission::ORDINARY_MEMBER & !permission::SEND_MESSAGES);
    assert_eq!(annas.post(&game, &again).await.0, OK);
    anna.set_permissions(permission::ORDINARY_MEMBER);
    assert_eq!(annas.post(&new, &level).await.0, OK);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_thread_its_own_permission_to_write_counts() {
    let hall = Hall::open_with_board().await;
    let anna = hall.stand_in.user("anna");
    let forum = hall.stand_in.channel_for("games", ChannelKind::Forum);
    let post = anna.open_post(forum, "Halma").unwrap();
    let line = "/halma game custom computer:1 first:me game:mini-corners";
    public(anna.slash(post, line).await.unwrap()).await;
    let annas = Browser::of(&hall, &anna, post).await;
    let (_, home) = annas.get("/api/home").await;
    let new = format!(
        "/api/game/{}/new",
        home["games"][0]["code"].as_str().unwrap()
    );
    let level = wanted(&annas, &new, None).await;
    anna.set_permissions(permission::ORDINARY_MEMBER & !permission::SEND_MESSAGES_IN_THREADS);
    refused(&annas, &new, Some(&level), CONFLICT, "permission").await;
    anna.set_permissions(permission::ORDINARY_MEMBER & !permission::SEND_MESSAGES);
    let (status, begun) = annas.post(&new, &level).await;
    assert_eq!(status, OK, "{begun}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn anyone_on_the_server_is_found_and_challenged() {
    let hall = Hall::open_with_board().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let (annas, new) = form(&hall, &table).await;
    let annika = hall.stand_in.user("Annika & Ö");
    hall.stand_in.bot_user("annabot");
    let outside = hall.stand_in.outsider("anne");
    let members = format!("/api/game/{}/members", table.code);
    let (status, found) = annas.get(&format!("{members}?name=ANNI")).await;
    assert_eq!(status, OK, "{found}");
    let (_, by_whole_name) = annas
        .get(&format!("{members}?name=annika%20%26%20%C3%B6"))
        .await;
    assert_eq!(by_whole_name, found);
    let id = annika.id().to_string();
    let expected = json!({ "person": id, "name": "Annika & Ö", "account": "Annika & Ö" });
    assert_eq!(found["people"], json!([expected]));
    // Neither she herself, nor bots, nor those who aren't here.
    let (_, found) = annas.get(&format!("{members}?name=ann")).await;
    assert_eq!(found, json!({ "people": [expected], "more": false }));
    // The account's name may be written as it is shown, and the name on the server counts, too.
    annika.set_nick("Queen");
    let (_, found) = annas.get(&format!("{members}?name=%20@QUEEN")).await;
    assert_eq!(found["people"][0]["name"], "Queen");
    assert_eq!(found["people"][0]["account"], "Annika & Ö");
    assert_eq!(
        annas.get(&format!("{members}?name=x")).await.1["people"],
        json!([])
    );

    let challenge = wanted(&annas, &new, Some(&id)).await;
    let (status, asked) = annas.post(&new, &challenge).await;
    assert_eq!((status, &asked["stage"]), (OK, &json!("open")), "{asked}");
    let posted = see(&hall, table.channel, "Corners").await;
    assert!(posted.notified.is_only([&annika]));

    let elsewhere = wanted(&annas, &new, Some(&outside.id().to_string())).await;
    refused(&annas, &new, Some(&elsewhere), CONFLICT, "No one found").await;
    let line = "/halma me block person:@anna";
    annika.slash(table.channel, line).await.unwrap();
    let challenge = wanted(&annas, &new, Some(&id)).await;
    refused(&annas, &new, Some(&challenge), CONFLICT, "Annika & Ö").await;
    hall.stand_in.take_violations();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_with_a_name_ten_are_shown_and_who_has_just_this_name_first() {
    let hall = Hall::open_with_board().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let (annas, _) = form(&hall, &table).await;
    for number in 0..30 {
        hall.stand_in.bot_user(&format!("Alf bot {number}"));
        hall.stand_in.user(&format!("Alf {number}"));
    }
    hall.stand_in.user("Alf");
    let members = format!("/api/game/{}/members?name=alf", table.code);
    let (_, found) = annas.get(&members).await;
    let people = found["people"].as_array().unwrap();
    assert_eq!((people.len(), &found["more"]), (10, &json!(true)));
    assert_eq!(people[0]["name"], "Alf");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_looked_for_by_players_of_the_game_and_not_too_often() {
    let hall = Hall::open_with_board().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let (annas, _) = form(&hall, &table).await;
    let dora = hall.stand_in.user("dora");
    let line = "/halma play computer:1 game:corners";
    public(dora.slash(table.channel, line).await.unwrap()).await;
    let doras = Browser::of(&hall, &dora, table.channel).await;
    let members = format!("/api/game/{}/members", table.code);
    let sought = format!("{members}?name=ben");
    assert_eq!(doras.get(&sought).await.0, StatusCode::NOT_FOUND);
    let long = "x".repeat(33);
    for query in [
        "",
        "?name=",
        "?name=%20@",
        "?title=ben",
        &format!("?name={long}"),
    ] {
        let path = format!("{members}{query}");
        refused(&annas, &path, None, StatusCode::BAD_REQUEST, "").await;
    }
    let mut told = Vec::new();
    while told.len() < 100 && told.last() != Some(&StatusCode::TOO_MANY_REQUESTS) {
        told.push(annas.get(&sought).await.0);
    }
    assert!((11..100).contains(&told.len()), "{told:?}");
    assert!(told[..10].iter().all(|told| *told == OK), "{told:?}");
    // The others' are another line.
    let bens = Browser::of(&hall, &table.people[1], table.channel).await;
    assert_eq!(bens.get(&sought).await.0, OK);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_discord_does_not_answer_only_those_of_recent_games_are_challenged() {
    let hall = Hall::open_with_board().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let (annas, new) = form(&hall, &table).await;
    let carol = hall.stand_in.user("carol").id().to_string();
    let ben = table.people[1].id().to_string();
    let refusal = Fault::Refused(403, 50001);
    hall.stand_in.fail(
        FaultRule::new(refusal)
            .on("GET", "/members")
            .times(u32::MAX),
    );
    // The page doesn't try again by itself, as it does if the bot doesn't answer.
    let unavailable = StatusCode::FAILED_DEPENDENCY;
    let sought = format!("/api/game/{}/members?name=c", table.code);
    refused(&annas, &sought, None, unavailable, "again").await;
    let challenge = wanted(&annas, &new, Some(&carol)).await;
    refused(&annas, &new, Some(&challenge), unavailable, "again").await;
    let challenge = wanted(&annas, &new, Some(&ben)).await;
    let (status, asked) = annas.post(&new, &challenge).await;
    assert_eq!(status, OK, "{asked}");
    hall.close().await;
}
