//! A store that the first version wrote. Every later version opens it, reads all that is in it,
//! and goes on with it.
//!
//! The fixture in `tests/service/first_schema` stays as it is for good; this file wrote it, when the
//! folder was missing and the variable `HALMA_BLESS` was set.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::desk::{DAY, Desk, START, at, copy, live, take_errands};
use crate::common::plies;
use halma::ids::UserId;
use halma::service::{Closed, Errand, Failure, LobbyMove, LostView, MatchView, Service, StageView};
use halma_rules::{Seat, Variant};

fn fixture() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/service/first_schema")
}

/// The codes of the matches, in the order in which they were made.
const CODES: &str = "codes.txt";

/// A game with a move, a finished game, an open lobby and a declined challenge; one
/// board was refused by Discord, the others were not sent.
async fn write(folder: &Path) {
    let desk = Desk::in_folder(&folder.join("store"));
    let service = &desk.service;
    let begun = desk.begin().await;
    let play = desk.play(1, begun.view.id, Some(begun.view.turn), "h4-h5");
    let running = service.play(&play).await.unwrap();
    let refused = Failure::Lasting("Discord answered 403".into());
    let post = running.post.as_ref().unwrap().reference;
    service.undelivered(post, &refused, START).await.unwrap();
    let finished = desk.begin().await;
    let act = desk.act(2, START);
    service.resign(&act, finished.view.id, None).await.unwrap();
    let lobby = desk.request(Variant::Star6, &[3, 4]);
    let lobby = service.challenge(&lobby).await.unwrap();
    let declined = service
        .challenge(&desk.request(Variant::Corners, &[5]))
        .await;
    let declined = declined.unwrap();
    let act = desk.act(5, START);
    service
        .answer_challenge(&act, declined.view.id, LobbyMove::Decline)
        .await
        .unwrap();
    let matches = [&running, &finished, &lobby, &declined];
    let codes: Vec<&str> = matches
        .iter()
        .map(|changed| changed.view.code.as_str())
        .collect();
    fs::write(folder.join(CODES), codes.join("\n") + "\n").unwrap();
    desk.store.close().await;
}

async fn view(service: &Service, desk: &Desk, code: &str) -> MatchView {
    let guild = desk.request(Variant::Halma8, &[]).place.guild;
    service
        .match_by_code(code.parse().unwrap(), guild, UserId(0))
        .await
        .unwrap()
}

/// A copy of what the first version stored, and the codes of its matches.
fn copied(folder: &Path) -> (Desk, Vec<String>) {
    copy(&fixture().join("store"), folder);
    let codes = fs::read_to_string(fixture().join(CODES)).unwrap();
    let codes = codes.lines().map(str::to_owned).collect();
    (Desk::in_folder(folder), codes)
}

#[tokio::test]
async fn what_the_first_version_did_not_know_of_is_made_up_for_once() {
    let folder = tempfile::tempdir().unwrap();
    let (desk, codes) = copied(folder.path());
    let service = &desk.service;
    for _ in 0..2 {
        service.upgrade(START).await.unwrap();
    }
    let running = view(service, &desk, &codes[0]).await;
    let lost = running.paused.clone().unwrap().lost;
    assert_eq!(lost, LostView::Place, "its board was refused");
    service.revive(running.place.channel, START).await.unwrap();
    assert_eq!(view(service, &desk, &codes[0]).await.paused, None);
    live(&desk, 0, 8 * DAY).await;
    service.sweep(at(8 * DAY)).await.unwrap();
    let errands = take_errands(&desk, 8 * DAY).await;
    let errands: Vec<_> = errands
        .iter()
        .map(|(what, view)| (*what, view.id))
        .collect();
    assert_eq!(errands, [(Errand::Visit, running.id)]);
    desk.store.close().await;
}

#[tokio::test]
async fn all_that_the_first_version_stored_is_read_and_goes_on() {
    let fixture = fixture();
    if !fixture.exists() && std::env::var_os("HALMA_BLESS").is_some() {
        fs::create_dir_all(&fixture).unwrap();
        write(&fixture).await;
    }
    let folder = tempfile::tempdir().unwrap();
    let (desk, codes) = copied(folder.path());
    let service = &desk.service;
    service.upgrade(START).await.unwrap();

    let running = view(service, &desk, &codes[0]).await;
    let game = &running.game().unwrap().standing;
    assert_eq!((plies(game), game.position().to_move()), (1, Seat::at(1)));
    assert_eq!(game.rules().variant(), Variant::Halma8);
    assert_eq!(
        running.game().unwrap().people().next().unwrap().name,
        "person 1"
    );
    let finished = view(service, &desk, &codes[1]).await;
    assert_eq!(finished.game().unwrap().standing.result(), "1-0");
    let lobby = view(service, &desk, &codes[2]).await;
    assert!(
        matches!(&lobby.stage, StageView::Open { joined, invited, .. }
        if joined.len() == 1 && invited.len() == 2)
    );
    let declined = view(service, &desk, &codes[3]).await;
    assert!(matches!(
        &declined.stage,
        StageView::Closed {
            why: Closed::Declined(_),
            ..
        }
    ));

    let later = START.plus_ms(60_000);
    let untold = service.take_untold(UserId(2)).await.unwrap();
    assert_eq!(untold.len(), 1, "the board that Discord refused");
    assert_eq!(service.due_posts(later, true).await.unwrap().len(), 3);
    let play = desk.play(2, running.id, Some(running.turn), "a5-a4");
    service.play(&play).await.unwrap();
    let act = desk.act(3, later);
    let joined = service.answer_challenge(&act, lobby.id, LobbyMove::Join);
    assert!(joined.await.is_ok());
    desk.store.close().await;
}
