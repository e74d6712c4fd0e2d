//! Long work for one person doesn't delay others.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::time::Duration;

use halma_rules::{Game, Rules, Variant};
use halma_store::ids::MatchId;
use halma_store::{ChangeSet, Key};
use stand_in::{Answer, Fault, FaultRule, First, Message, Person, Snowflake};

use crate::common::hall::{Hall, public};
use crate::common::table::Table;

/// How many requests one person makes at once.
const ASKED: usize = 8;
/// How many of these are accepted: one in progress, and a few waiting.
const ACCEPTED: usize = 4;
/// How long a profile picture takes to arrive.
const SLOWLY: Duration = Duration::from_millis(400);
/// This many games take a while to export.
const MORE_GAMES: u64 = 1_000;
/// Too few for a forced end in a game of Halma.
const PLIES: usize = 40;

/// The final answer; `None` while the bot is still working on it.
fn answered(answer: &Answer) -> Option<Message> {
    match answer.first() {
        First::Deferred if answer.is_loading() => None,
        _ => answer.current(),
    }
}

fn is_refused(message: &Message) -> bool {
    message.content.contains("One at a time")
}

/// Clicks a button on each person's message, all at once.
async fn click_at_once<'a>(
    hall: &Hall,
    clicked: impl Iterator<Item = (&'a Person, &'a Message)>,
    label: &str,
) -> Vec<Answer> {
    let clicks: Vec<_> = clicked
        .map(|(person, message)| person.send_click(message.id, label).unwrap())
        .collect();
    let answers = clicks.into_iter().map(|id| hall.stand_in.answer(id));
    let answers = futures::future::join_all(answers).await;
    answers.into_iter().map(Result::unwrap).collect()
}

/// A finished game that takes a while to analyze or draw, and the message with its end.
async fn finished(hall: &Hall) -> (Table, Message) {
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down(hall, "general", &["anna", "ben"], game).await;
    for number in 0..PLIES {
        let plies = table.game.position().legal_plies();
        table.play(plies[number * 7 % plies.len()]).await;
    }
    let who = table.to_move().clone();
    let line = format!("/halma resign game:{}", table.code);
    let asked = who.slash(table.channel, &line).await.unwrap();
    let asked = asked.message().await.unwrap();
    let ended = public(who.click(asked.id, "Yes, resign").await.unwrap()).await;
    (table, ended)
}

#[tokio::test(flavor = "multi_thread")]
async fn many_analyses_for_one_person_hold_up_nobody_else() {
    let hall = Hall::open().await;
    // Analyses are cached, so each is of a different game.
    let mut games = Vec::new();
    for _ in 0..=ACCEPTED {
        games.push(finished(&hall).await);
    }
    let (table, last) = games.pop().unwrap();
    let [anna, ben] = &table.people[..] else {
        panic!("two people")
    };
    let ends = games.iter().map(|(_, ended)| ended).cycle();
    let clicked = ends.take(ASKED).map(|ended| (anna, ended));
    let clicked = clicked.chain([(ben, &last)]);
    let mut asked = click_at_once(&hall, clicked, "Analysis").await;
    let other = asked.pop().unwrap().message().await.unwrap();
    assert_eq!(other.attachments.len(), 1, "{}", other.content);
    let so_far: Vec<_> = asked.iter().filter_map(answered).collect();
    let refused = so_far.iter().filter(|message| is_refused(message)).count();
    assert_eq!(refused, ASKED - ACCEPTED);
    assert!(so_far.len() < ASKED, "all of one person's came first");
    for answer in asked {
        answer.message().await.unwrap();
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_films_for_one_person_are_made_one_after_the_other() {
    let hall = Hall::open().await;
    let (table, ended) = finished(&hall).await;
    let anna = &table.people[0];
    let shown = anna.click(ended.id, "Replay").await.unwrap();
    let shown = shown.message().await.unwrap();
    let clicked = std::iter::repeat_n((anna, &shown), ASKED);
    let mut refused = 0;
    for answer in click_at_once(&hall, clicked, "GIF and game file").await {
        let files = answer.message().await.unwrap();
        if is_refused(&files) {
            refused += 1;
        } else {
            assert!(files.attachments[0].bytes.starts_with(b"GIF89a"));
        }
    }
    assert_eq!(refused, ASKED - ACCEPTED);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_hints_for_one_person_are_found_one_after_the_other() {
    let hall = Hall::open().await;
    let (anna, hub) = (hall.stand_in.user("anna"), hall.stand_in.channel("general"));
    public(
        anna.slash(hub, "/halma game custom computer:1 first:me")
            .await
            .unwrap(),
    )
    .await;
    let mut refused = 0;
    for answer in ask_at_once(&hall, &anna, hub, "/halma hint").await {
        refused += usize::from(is_refused(&answer.message().await.unwrap()));
    }
    // A late one finds a place that is free again.
    assert!((1..=ASKED - ACCEPTED).contains(&refused), "{refused}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_replays_for_one_person_are_drawn_one_after_the_other() {
    let hall = Hall::open().await;
    let (table, ended) = finished(&hall).await;
    let anna = &table.people[0];
    let shown = anna.click(ended.id, "Replay").await.unwrap();
    let shown = shown.message().await.unwrap();
    // Each is drawn in a moment.
    let asked = 5 * ASKED;
    let clicked = std::iter::repeat_n((anna, &shown), asked);
    let mut refused = 0;
    for answer in click_at_once(&hall, clicked, "🔄").await {
        refused += usize::from(is_refused(&answer.message().await.unwrap()));
    }
    assert!((1..=asked - ACCEPTED).contains(&refused), "{refused}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_that_is_refused_leaves_the_win_its_mark() {
    let mut hall = Hall::open().await;
    let (anna, hub) = (hall.stand_in.user("anna"), hall.stand_in.channel("general"));
    let mut games = Vec::new();
    for _ in 0..ASKED {
        let line = "/halma game custom computer:1 first:me";
        let board = public(anna.slash(hub, line).await.unwrap()).await;
        let footer = &board.embeds[0].footer.as_ref().unwrap().text;
        let code = footer.trim_start_matches('#').split(' ').next().unwrap();
        games.push(code.to_owned());
    }
    let ask = |code: &String| {
        let line = format!("/halma hint game:{code}");
        anna.send_slash(hub, &line).unwrap()
    };
    let asked: Vec<_> = games.iter().map(ask).collect();
    let mut answered = Vec::new();
    for id in asked {
        let answer = hall.stand_in.answer(id).await.unwrap();
        answered.push(!is_refused(&answer.message().await.unwrap()));
    }
    assert!(answered.contains(&false), "nobody waited");
    hall.stop_bot().await;
    let mut noted = Vec::new();
    for code in &games {
        let id = hall.stored(code).await.id;
        let (_, store) = hall.service().await;
        let stored = store.load(Key::Match(id)).await.unwrap().unwrap();
        let head = String::from_utf8(stored.body).unwrap();
        noted.push(head.contains("\"hints\":true"));
        store.close().await;
    }
    assert_eq!(noted, answered);
    hall.start_bot().await;
    hall.close().await;
}

/// Stores more games like one, so that an export takes a while.
async fn add_games(hall: &mut Hall, code: &str) {
    hall.stop_bot().await;
    let id = hall.stored(code).await.id;
    let (_, store) = hall.service().await;
    let stored = store.load(Key::Match(id)).await.unwrap().unwrap();
    let mut changes = ChangeSet::new();
    for number in 1..=MORE_GAMES {
        changes.put_bytes(Key::Match(MatchId(id.0 + number)), stored.body.clone());
    }
    store.commit(changes).await.unwrap();
    store.close().await;
    hall.start_bot().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_data_exports_for_one_person_are_made_one_after_the_other() {
    let mut hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    add_games(&mut hall, &table.code).await;
    let anna = &table.people[0];
    let asked = anna
        .slash(table.channel, "/halma me privacy")
        .await
        .unwrap();
    let shown = asked.message().await.unwrap();
    let clicked = std::iter::repeat_n((anna, &shown), ASKED);
    let mut refused = 0;
    for answer in click_at_once(&hall, clicked, "Download my data").await {
        let file = answer.message().await.unwrap();
        if is_refused(&file) {
            refused += 1;
        } else {
            assert_eq!(file.attachments.len(), 1, "{}", file.content);
        }
    }
    // A late one finds a place that is free again.
    assert!((1..=ASKED - ACCEPTED).contains(&refused), "{refused}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_cards_for_one_person_are_left_out_and_the_tables_come() {
    let hall = Hall::open().await;
    let (mut table, _) = finished(&hall).await;
    let (anna, hub) = (table.people.remove(0), table.channel);
    // A picture that can't be read is fetched for each card, and slowly.
    hall.stand_in.set_face(&anna, Some(b"no picture at all"));
    hall.stand_in
        .fail(FaultRule::new(Fault::Late(SLOWLY)).on("GET", "/avatars/"));
    let mut drawn = 0;
    for answer in ask_at_once(&hall, &anna, hub, "/halma leaderboard").await {
        let table = answer.message().await.unwrap();
        let said = format!("{}{:?}", table.content, table.embeds);
        assert!(said.contains(&anna.mention()), "{said}");
        drawn += usize::from(table.attachment("halma-table.png").is_some());
    }
    // A late one finds a place that is free again.
    assert!((ACCEPTED..ASKED).contains(&drawn), "{drawn}");
    hall.close().await;
}

/// Types a command many times, all at once.
async fn ask_at_once(hall: &Hall, person: &Person, channel: Snowflake, line: &str) -> Vec<Answer> {
    let asked: Vec<_> = (0..ASKED)
        .map(|_| person.send_slash(channel, line).unwrap())
        .collect();
    let answers = asked.into_iter().map(|id| hall.stand_in.answer(id));
    let answers = futures::future::join_all(answers).await;
    answers.into_iter().map(Result::unwrap).collect()
}
