//! Long work for one person does not hold up what others ask for.
#![expect(clippy::unwrap_used, reason = "a test")]

use crate::common::hall::{Hall, Table, public};
use halma::engine::{Game, Rules, Variant};
use stand_in::{Answer, First, Message, Person};

/// How often one person asks at the same moment.
const ASKED: usize = 8;
/// How many of these are accepted: one under way, and a few that wait.
const ACCEPTED: usize = 4;

/// What an answer has come to; nothing while the bot is still working on it.
fn answered(answer: &Answer) -> Option<Message> {
    match answer.first() {
        First::Deferred if answer.is_loading() => None,
        _ => answer.current(),
    }
}

fn is_refused(message: &Message) -> bool {
    message.content.contains("One at a time")
}

/// Clicks the same button many times at once.
async fn click_often(hall: &Hall, person: &Person, message: &Message, label: &str) -> Vec<Answer> {
    let clicks = (0..ASKED).map(|_| person.send_click(message.id, label).unwrap());
    let clicks: Vec<_> = clicks.collect();
    let answers = clicks.into_iter().map(|id| hall.stand_in.answer(id));
    let answers = futures::future::join_all(answers).await;
    answers.into_iter().map(Result::unwrap).collect()
}

/// A finished game with so many plies, and the message with its end.
async fn finished(hall: &Hall, plies: usize) -> (Table, Message) {
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down(hall, "general", &["anna", "ben"], game).await;
    for number in 0..plies {
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
    let (table, ended) = finished(&hall, 12).await;
    let [anna, ben] = &table.people[..] else {
        panic!("two people")
    };
    let asked = click_often(&hall, anna, &ended, "Analysis").await;
    let other = ben.click(ended.id, "Analysis").await.unwrap();
    let other = other.message().await.unwrap();
    assert_eq!(other.attachments.len(), 1, "{}", other.content);
    let refused = asked.iter().filter_map(answered);
    let refused = refused.filter(is_refused).count();
    assert_eq!(refused, ASKED - ACCEPTED);
    // The one that was under way, and at most one that took its turn meanwhile.
    let done = asked.iter().filter_map(answered);
    let done = done.filter(|message| !is_refused(message)).count();
    assert!(done <= 2, "{done} came first");
    for answer in asked {
        answer.message().await.unwrap();
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_films_for_one_person_are_made_one_after_the_other() {
    let hall = Hall::open().await;
    let (table, ended) = finished(&hall, 60).await;
    let anna = &table.people[0];
    let shown = anna.click(ended.id, "Replay").await.unwrap();
    let shown = shown.message().await.unwrap();
    let asked = click_often(&hall, anna, &shown, "GIF and record").await;
    let mut refused = 0;
    for answer in asked {
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
