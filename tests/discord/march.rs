//! The march of the day: by menus, by typing, and in the server's table.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma::discord::parts::id::VERSION;
use halma::study::March;
use halma_rules::Ply;
use halma_service::{Clock as _, puzzle_day};
use serde_json::json;
use stand_in::{InteractionKind, Message, Person, Snowflake};

use crate::common::hall::{Hall, private, public};

const STONES: &str = "Which stone?";
const TARGETS: &str = "Where to? Your pick is played right away";

/// Opens today's march.
async fn open(hall: &Hall, person: &Person, channel: Snowflake) -> (March, Message) {
    let shown = person.slash(channel, "/halma-study march").await.unwrap();
    let shown = shown.message().await.unwrap();
    assert!(shown.is_private() && shown.attachments.len() == 1);
    let march = March::of_day(puzzle_day(hall.clock.now())).unwrap();
    (march, shown)
}

/// The texts of a march's shortest way.
fn way(march: &March) -> Vec<String> {
    let board = march.start().board();
    let way = march.way().iter();
    way.map(|mv| Ply::Move(*mv).text(board)).collect()
}

async fn press(person: &Person, message: &Message, label: &str) -> Message {
    let pressed = person.click(message.id, label).await.unwrap();
    pressed.message().await.unwrap()
}

/// Types moves into the form.
async fn type_moves(person: &Person, shown: &Message, text: &str) -> Message {
    let form = person.click(shown.id, "Type a move").await.unwrap();
    let form = form.modal().unwrap();
    let sent = person
        .submit_modal(&form, &[("moves", text)])
        .await
        .unwrap();
    sent.message().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_march_is_walked_by_menus_to_its_end() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    let (march, mut shown) = open(&hall, &anna, channel).await;
    let alt = shown.attachments[0].description.clone().unwrap();
    assert!(
        alt.contains("the goal (") && alt.contains("can move: "),
        "{alt}"
    );
    for text in way(&march) {
        let (from, _) = text.split_once('-').unwrap();
        let targets = anna.select(shown.id, STONES, &[from]).await.unwrap();
        let targets = targets.message().await.unwrap();
        let moved = anna.select(targets.id, TARGETS, &[&text]).await.unwrap();
        shown = moved.message().await.unwrap();
    }
    let par = march.par();
    let said = format!("across in {par} moves. The best possible is {par}.");
    assert!(shown.content.contains(&said), "{}", shown.content);
    assert!(shown.content.contains("Nobody can do it in fewer"));
    assert!(shown.button("Show a best way").is_none());
    let shared = public(anna.click(shown.id, "Share").await.unwrap()).await;
    let said = format!("march {}: {par}/{par} · {}", march.number(), anna.mention());
    assert!(shared.content.contains(&said), "{}", shared.content);
    let again = anna.click(shown.id, "Share").await.unwrap();
    assert!(private(again).await.contains("already"), "once an hour");
    let ben = hall.stand_in.user("ben");
    let (_, bens) = open(&hall, &ben, channel).await;
    let bens = type_moves(&ben, &bens, &way(&march).join(" ")).await;
    let also = public(ben.click(bens.id, "Share").await.unwrap()).await;
    assert!(also.content.contains(&ben.mention()), "each their own");
    let table = press(&anna, &shown, "Table").await;
    let row = format!("1. {} · {par}", anna.mention());
    assert!(table.content.contains(&row), "{}", table.content);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_typed_and_taken_back() {
    let hall = Hall::open().await;
    let (anna, ben) = (hall.stand_in.user("anna"), hall.stand_in.user("ben"));
    let channel = hall.stand_in.channel("general");
    let (march, shown) = open(&hall, &anna, channel).await;
    let texts = way(&march);
    assert!(shown.button("Undo").is_none());
    let two = type_moves(&anna, &shown, &texts[..2].join(", ")).await;
    assert!(two.content.contains("So far: 2 moves"), "{}", two.content);
    let one = press(&anna, &two, "Undo").await;
    assert!(one.content.contains("So far: one move"), "{}", one.content);
    assert!(one.button("Undo").is_none(), "only the last move");
    let wrong = type_moves(&anna, &one, &format!("{} nonsense", texts[1])).await;
    assert!(
        wrong.content.contains("I can't play `nonsense`"),
        "{}",
        wrong.content
    );
    assert!(
        wrong.content.contains("So far: 2 moves"),
        "what was legal counts"
    );
    let start = press(&anna, &wrong, "Start over").await;
    assert!(!start.content.contains("So far"), "{}", start.content);
    // One step away and back: two moves more than needed.
    let first = &texts[0];
    let (from, to) = first.split_once('-').unwrap();
    let longer = format!("{first} {to}-{from} {}", texts.join(" "));
    let end = type_moves(&anna, &start, &longer).await;
    let moves = march.par() + 2;
    assert!(
        end.content.contains(&format!("across in {moves} moves")),
        "{}",
        end.content
    );
    let way = press(&anna, &end, "Show a best way").await;
    assert!(
        way.is_private() && way.content.contains(&texts.join(" ")),
        "{}",
        way.content
    );
    public(anna.click(end.id, "Share").await.unwrap()).await;
    // A better one later is in the table without being shared again.
    let (_, better) = open(&hall, &anna, channel).await;
    let better = type_moves(&anna, &better, &texts.join(" ")).await;
    let table = press(&anna, &better, "Table").await;
    let row = format!("1. {} · {}", anna.mention(), march.par());
    assert!(table.content.contains(&row), "{}", table.content);
    assert_eq!(table.content.lines().count(), 2, "{}", table.content);
    let (_, untouched) = open(&hall, &ben, channel).await;
    assert!(untouched.button("Share").is_none(), "nothing to share yet");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sees_the_march_or_the_puzzle_of_another_day_before_it_comes() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    let (march, shown) = open(&hall, &anna, channel).await;
    for kind in ["new-march", "new-puzzle"] {
        for (day, is_there) in [(march.day, true), (march.day + 1, false)] {
            let id = format!("{VERSION}:0:study.{kind}:{day:x}");
            let data = json!({ "component_type": 2, "custom_id": id });
            let kind = InteractionKind::Component;
            let sent = anna.send_raw(channel, kind, data, Some(shown.id)).unwrap();
            let answer = hall.stand_in.answer(sent).await.unwrap();
            let told = private(answer).await;
            assert_eq!(!told.contains("can't find"), is_there, "{id}: {told}");
        }
    }
    hall.close().await;
}
