//! Replays: step by step, as a GIF, as a record.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_picture::{Film, MovingPicture, Painter, PictureSize, Still};
use halma_rules::notation::read_records;
use halma_rules::{Game, Rules, Seat, Variant};
use stand_in::{Message, Person};

use crate::common::hall::{Hall, private, public};
use crate::common::table::Table;

const SIZE: u16 = 256;

async fn played(hall: &Hall, variant: Variant, people: &[&str], plies: usize) -> Table {
    let game = Game::new(Rules::default_for(variant));
    let mut table = Table::sit_down(hall, "general", people, game).await;
    for number in 0..plies {
        let plies = table.game.position().legal_plies();
        table.play(plies[number * 7 % plies.len()]).await;
    }
    table
}

async fn click(person: &Person, message: &Message, label: &str) -> Message {
    let answer = person.click(message.id, label).await.unwrap();
    let shown = answer.message().await.unwrap();
    assert_eq!(shown.id, message.id, "the same message changes");
    shown
}

/// Checks what a message shows of a game after a number of events, as seen from a seat.
fn check(message: &Message, game: &Game, events: usize, seat: usize) {
    let count = game.history().len();
    let place = format!("move {events} of {count}");
    assert!(message.content.contains(&place), "{}", message.content);
    let still = Still::of(game, events).unwrap();
    let scene = still
        .scene()
        .seen_from(Seat::at(seat))
        .with_names(["anna", "ben"].map(str::to_owned).to_vec());
    let png = Painter::default().png(&scene.sized(PictureSize::new(SIZE).unwrap()));
    assert!(
        message.attachments[0].bytes[..] == png.unwrap(),
        "{events} from {seat}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_steps_back_and_forth() {
    let hall = Hall::open().await;
    let table = played(&hall, Variant::Halma8, &["anna", "ben"], 30).await;
    let ben = &table.people[1];
    let line = format!("/halma game replay game:{}", table.code);
    let shown = ben.slash(table.channel, &line).await.unwrap();
    let shown = shown.message().await.unwrap();
    assert!(shown.is_private());
    check(&shown, &table.game, 30, 1);
    assert!(ben.click(shown.id, "▶").await.is_err(), "it leads nowhere");
    let shown = click(ben, &shown, "◀").await;
    check(&shown, &table.game, 29, 1);
    let shown = click(ben, &shown, "🔄").await;
    check(&shown, &table.game, 29, 0);
    let files = ben.click(shown.id, "GIF from here").await;
    let files = files.unwrap().message().await.unwrap();
    let film = Film::of(&table.game, 29, 30, Seat::FIRST);
    let gif = Painter::default().gif(&film, MovingPicture::USUAL, usize::MAX);
    assert!(
        files.attachments[0].bytes[..] == gif.unwrap().gif,
        "the last move alone"
    );
    let shown = click(ben, &shown, "⏮").await;
    check(&shown, &table.game, 0, 0);
    let shown = click(ben, &shown, "▶").await;
    check(&shown, &table.game, 1, 0);
    let there = ben.select(shown.id, "Go to a move", &["16"]).await.unwrap();
    let shown = there.message().await.unwrap();
    check(&shown, &table.game, 16, 0);
    let shown = click(ben, &shown, "⏭").await;
    check(&shown, &table.game, 30, 0);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_offers_a_replay_and_complete_files() {
    let hall = Hall::open().await;
    let mut table = played(&hall, Variant::Star3, &["anna", "ben", "carl"], 8).await;
    for _ in 0..2 {
        let who = table.to_move().clone();
        let line = format!("/halma resign game:{}", table.code);
        let asked = who.slash(table.channel, &line).await.unwrap();
        let asked = asked.message().await.unwrap();
        let sent = who.click(asked.id, "Yes, resign").await.unwrap();
        table.last = public(sent).await;
        let seat = table.game.position().to_move();
        let reason = halma_rules::Reason::Resignation;
        table.game.take_out(seat, reason).unwrap();
    }
    let anna = &table.people[0];
    let shown = anna.click(table.last.id, "Replay").await.unwrap();
    let shown = shown.message().await.unwrap();
    assert_eq!(shown.attachments.len(), 1);
    assert!(shown.content.contains("move 0 of 10"), "{}", shown.content);
    let shown = click(anna, &shown, "⏭").await;
    assert!(shown.content.contains("move 10 of 10"), "{}", shown.content);
    let all = (1..=8).filter_map(|events| Still::of(&table.game, events)?.last);
    let jumps: usize = all.map(|(_, route)| route.jumps()).sum();
    // The last of eight moves of three.
    let told = format!("🦘 3 rounds · {jumps} jumps");
    assert!(shown.content.contains(&told), "{} {told}", shown.content);
    let files = anna.click(shown.id, "GIF and game file").await.unwrap();
    let files = files.message().await.unwrap();
    assert!(files.is_private());
    let [picture, record] = &files.attachments[..] else {
        panic!("{:?}", files.attachments.len())
    };
    assert!(picture.bytes.starts_with(b"GIF89a") && picture.filename.contains(".gif"));
    assert!(picture.description.is_some());
    // Discord shows files with the name of a picture.
    let kinds = [&shown.attachments[0], picture].map(|file| file.content_type.as_deref());
    assert_eq!(kinds, [Some("image/png"), Some("image/gif")]);
    let shared = anna.click(files.id, "Share").await.unwrap();
    let shared = public(shared).await;
    let names = table
        .people
        .iter()
        .all(|one| shared.content.contains(&one.mention()));
    assert!(names && shared.notified.is_nobody(), "{}", shared.content);
    assert_eq!(shared.attachments[0].bytes, picture.bytes);
    assert!(shared.button("Share").is_none());
    let line = format!("/halma game export game:{}", table.code);
    let exported = anna.slash(table.channel, &line).await.unwrap();
    let exported = exported.message().await.unwrap();
    assert_eq!(exported.attachments[0].bytes, record.bytes);
    let text = String::from_utf8(record.bytes.to_vec()).unwrap();
    let read = read_records(&text).remove(0).unwrap();
    assert_eq!(read.game, table.game);
    assert!(read.tags.get("Seat1").is_some());
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_no_replay_before_a_game_has_started() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    let line = "/halma play with:@ben game:halma8";
    let challenge = public(anna.slash(channel, line).await.unwrap()).await;
    let code = crate::common::hall::code_of(&challenge);
    for command in ["replay", "export"] {
        let line = format!("/halma game {command} game:{code}");
        let said = private(anna.slash(channel, &line).await.unwrap()).await;
        assert!(said.contains("hasn't started"), "{said}");
    }
    hall.close().await;
}
