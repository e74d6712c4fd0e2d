//! Plans in the chat: written in a form, played at once, and hidden from everyone else.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::{Game, Rules, Variant};
use stand_in::{Answer, Message, Modal, Person, Snowflake};

use crate::common::hall::{Hall, private};
use crate::common::table::Table;

/// Anna moves first, so Ben plans.
async fn table(hall: &Hall) -> Table {
    let game = Game::new(Rules::default_for(Variant::Halma8));
    Table::sit_down(hall, "general", &["anna", "ben"], game).await
}

async fn slash(person: &Person, channel: Snowflake, line: &str) -> Answer {
    person.slash(channel, line).await.unwrap()
}

async fn shown(person: &Person, channel: Snowflake) -> Message {
    let shown = slash(person, channel, "/halma game plan").await;
    shown.message().await.unwrap()
}

async fn form(person: &Person, shown: &Message) -> Modal {
    let opened = person.click(shown.id, "Edit plan").await.unwrap();
    opened.modal().unwrap()
}

async fn write(person: &Person, form: &Modal, text: &str) -> String {
    private(person.submit_modal(form, &[("plan", text)]).await.unwrap()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_planned_answer_is_on_the_board_of_the_move_it_answers() {
    let hall = Hall::open().await;
    let table = table(&hall).await;
    let (anna, ben) = (table.people[0].clone(), table.people[1].clone());
    let empty = shown(&ben, table.channel).await;
    assert!(empty.content.contains("no plan"), "{}", empty.content);
    let first = form(&ben, &empty).await;
    assert_eq!(first.fields[0].value, None);
    let saved = write(&ben, &first, "h4→h5, a5→a4\nh4-g4 a5-b5").await;
    assert!(saved.contains("h4-h5 a5-a4\nh4-g4 a5-b5"), "{saved}");
    let again = shown(&ben, table.channel).await;
    let value = form(&ben, &again).await.fields[0].value.clone();
    assert_eq!(value.as_deref(), Some("h4-h5 a5-a4\nh4-g4 a5-b5"));

    // Nobody else sees any of it.
    for message in hall.stand_in.messages(table.channel) {
        let seen = format!("{message:?}");
        assert!(message.is_private() || !seen.contains("g4"), "{seen}");
    }
    let on_turn = private(slash(&anna, table.channel, "/halma game plan").await).await;
    assert!(on_turn.contains("your turn"), "{on_turn}");
    let cleo = hall.stand_in.user("cleo");
    let line = format!("/halma game plan game:{}", table.code);
    let stranger = private(slash(&cleo, table.channel, &line).await).await;
    assert!(stranger.contains("You're not in this game"), "{stranger}");

    let before = public(&hall, table.channel).len();
    slash(&anna, table.channel, "/halma move text:h4-h5").await;
    let boards = public(&hall, table.channel);
    assert_eq!(boards.len(), before + 1, "one board with both moves");
    let said = &boards.last().unwrap().content;
    assert!(said.contains("played **h4 → h5**"), "{said}");
    assert!(said.contains("played **a5 → a4**, as planned"), "{said}");
    hall.close().await;
}

fn public(hall: &Hall, channel: Snowflake) -> Vec<Message> {
    let mut messages = hall.stand_in.messages(channel);
    messages.retain(|message| !message.is_private());
    messages
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_plan_is_shown_again_and_a_plan_can_be_deleted() {
    let hall = Hall::open().await;
    let table = table(&hall).await;
    let ben = table.people[1].clone();
    let empty = form(&ben, &shown(&ben, table.channel).await).await;
    write(&ben, &empty, "h4-h5 a5-a4").await;
    for (text, why) in [
        ("h4-h5 a5-a4\nh4-h8 a5-a4", "Line 2: `h4-h8` isn't possible"),
        (
            "h4-h5 a5-a4\nh4-h5 a5-b5",
            "Line 2: `a5-b5` is a second reply",
        ),
        ("h4-h5", "Line 1 has to end with your move"),
        ("`@everyone`", "Line 1: `'@everyone'` isn't possible"),
    ] {
        let refused = write(&ben, &empty, text).await;
        assert!(refused.contains(why), "{refused}");
        assert!(refused.contains(&text.replace('`', "'")), "{refused}");
    }
    let about = slash(&ben, table.channel, "/halma me privacy").await;
    assert!(private(about).await.contains("Plans in running games: 1"));
    let kept = shown(&ben, table.channel).await;
    assert!(kept.content.contains("h4-h5 a5-a4"), "{}", kept.content);
    let gone = ben.click(kept.id, "Delete plan").await.unwrap();
    let gone = private(gone).await;
    assert!(gone.contains("no plan"), "{gone}");
    hall.close().await;
}
