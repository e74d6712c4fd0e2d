//! Long work for one person doesn't delay others.
#![expect(clippy::unwrap_used, reason = "a test")]

use crate::common::hall::{Hall, public};
use crate::common::table::Table;
use halma_rules::{Game, Rules, Variant};
use stand_in::{Answer, First, Message, Person};

/// How many requests one person makes at once.
const ASKED: usize = 8;
/// How many of these are accepted: one in progress, and a few waiting.
const ACCEPTED: usize = 4;
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
    for answer in click_at_once(&hall, clicked, "GIF and record").await {
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
