//! A store that the version before the log wrote: matches as one record each, with posts that
//! Discord refused under a key of their own. Every later version opens it and goes on with it.
//!
//! The fixture in `tests/service/second_schema` stays as it is for good; this file wrote it, when
//! the folder was missing and the variable `HALMA_BLESS` was set.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use crate::common::desk::{Desk, at, begin, copy, play, view};
use crate::common::plies;
use halma::ids::MatchId;
use halma::service::{Errand, Failure, Finding, GameView, MatchView, OfferKind, OfferMove};
use halma::store::records::PostRecord;
use halma::store::{ChangeSet, Key, Prefix, Slot};
use halma_rules::Variant;
use halma_rules::notation::position_text;

fn fixture() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/service/second_schema")
}

/// How the matches stood when they were written, one line each.
const STOOD: &str = "stood.txt";

fn line(view: &MatchView) -> String {
    let mut line = format!(
        "{} turn {} by {}",
        view.code, view.turn, view.challenger.name
    );
    match view.game() {
        None => write!(line, "; {} people", view.people().len()).unwrap(),
        Some(game) => describe(&mut line, game),
    }
    if let Some(paused) = &view.paused {
        write!(line, "; paused {:?}", paused.until).unwrap();
    }
    line
}

fn describe(line: &mut String, game: &GameView) {
    let standing = &game.standing;
    let board = standing.position().board();
    let names: Vec<&str> = game.people().map(|who| &*who.name).collect();
    let last = game
        .last
        .as_ref()
        .map(|last| (last.seat.number(), last.route.text(board)));
    write!(
        line,
        "; {} {:?} {} {:?}; {} last {last:?} passes {:?} outs {:?} back {:?} until {:?}",
        standing.rules().variant(),
        standing.outcome(),
        standing.result(),
        standing.own_moves().values().collect::<Vec<_>>(),
        position_text(standing.position()),
        game.passes,
        game.outs,
        game.taken_back,
        game.deadline,
    )
    .unwrap();
    let offer = game.offer.as_ref();
    let offer = offer.map(|offer| (offer.kind, offer.open, &offer.undone));
    let by = game.moderated.as_ref();
    let by = by.map(|by| (by.who.name.as_str(), by.deed, &by.reason));
    write!(line, "; {names:?} offer {offer:?} by {by:?}").unwrap();
}

/// One match for each way in which matches were stored.
async fn write(folder: &Path) {
    let desk = Desk::in_folder(&folder.join("store"));
    let service = &desk.service;
    let mut ids: Vec<MatchId> = Vec::new();
    // A takeback was agreed on, and another one is asked for.
    let id = begin(&desk, Variant::Halma8, &[2], "3d").await.id;
    ids.push(id);
    play(&desk, 1, id, "h4-h5", 1).await.unwrap();
    play(&desk, 2, id, "a5-a4", 2).await.unwrap();
    let asked = service
        .offer(&desk.act(2, at(3)), id, OfferKind::Takeback)
        .await
        .unwrap();
    let act = desk.act(1, at(4));
    let agreed = service.answer_offer(&act, id, asked.view.turn, OfferMove::Accept);
    agreed.await.unwrap();
    play(&desk, 2, id, "a5-b4", 5).await.unwrap();
    service
        .offer(&desk.act(1, at(6)), id, OfferKind::Takeback)
        .await
        .unwrap();
    // The last thing that happened is a takeback by a moderator.
    let id = begin(&desk, Variant::Corners, &[3], "1d").await.id;
    ids.push(id);
    play(&desk, 1, id, "h3-h4", 1).await.unwrap();
    service
        .undo_move(&desk.act(9, at(2)), id, None, "a slip")
        .await
        .unwrap();
    // Six seats, two of which are out, one of them since the last move.
    let id = begin(&desk, Variant::Star6, &[2, 3, 4, 5, 6], "7d")
        .await
        .id;
    ids.push(id);
    service.resign(&desk.act(4, at(1)), id, None).await.unwrap();
    for number in 0..4_u32 {
        let now = view(&desk, id).await;
        let game = now.game().unwrap();
        let mover = game.to_move().user().unwrap().0;
        let position = game.standing.position();
        let plies = position.legal_plies();
        let text = plies[number as usize * 5 % plies.len()].text(position.board());
        play(&desk, mover, id, &text, 2 + i64::from(number))
            .await
            .unwrap();
    }
    let mover = view(&desk, id)
        .await
        .game()
        .unwrap()
        .to_move()
        .user()
        .unwrap()
        .0;
    service
        .resign(&desk.act(mover, at(9)), id, None)
        .await
        .unwrap();
    write_ended(&desk, &mut ids).await;
    write_long(&desk, &mut ids).await;
    // A challenge that waits.
    let lobby = service
        .challenge(&desk.request(Variant::Star3, &[2]))
        .await
        .unwrap();
    ids.push(lobby.view.id);
    let mut stood = String::new();
    for id in ids {
        writeln!(stood, "{}", line(&view(&desk, id).await)).unwrap();
    }
    fs::write(folder.join(STOOD), stood).unwrap();
    desk.store.close().await;
}

/// A draw was agreed on; one game was cancelled; from one a player has gone.
async fn write_ended(desk: &Desk, ids: &mut Vec<MatchId>) {
    let service = &desk.service;
    let id = begin(desk, Variant::MiniCorners, &[2], "none").await.id;
    ids.push(id);
    let asked = service
        .offer(&desk.act(1, at(1)), id, OfferKind::Draw)
        .await
        .unwrap();
    let act = desk.act(2, at(2));
    let agreed = service.answer_offer(&act, id, asked.view.turn, OfferMove::Accept);
    agreed.await.unwrap();
    let id = begin(desk, Variant::Halma10, &[2], "2d").await.id;
    ids.push(id);
    service
        .end_match(&desk.act(9, at(1)), id, "spam")
        .await
        .unwrap();
    let id = begin(desk, Variant::Halma16Four, &[2, 3, 4], "5d").await.id;
    ids.push(id);
    // A player has left the server.
    let turn = view(desk, id).await.turn;
    let gone = service.note_finding(id, turn, Errand::Visit, Finding::Gone, at(1));
    gone.await.unwrap();
}

/// Forty moves without a clock, on all seats; Discord refuses the last board.
async fn write_long(desk: &Desk, ids: &mut Vec<MatchId>) {
    let service = &desk.service;
    let id = begin(desk, Variant::Star2, &[1], "none").await.id;
    ids.push(id);
    for number in 0..40_u32 {
        let now = view(desk, id).await;
        let position = now.game().unwrap().standing.position();
        let plies = position.legal_plies();
        let text = plies[number as usize * 7 % plies.len()].text(position.board());
        let played = play(desk, 1, id, &text, i64::from(number)).await.unwrap();
        if number == 39 {
            let refused = Failure::Lasting("Discord answered 403".into());
            let post = played.post.unwrap().reference;
            service.undelivered(post, &refused, at(50)).await.unwrap();
        }
    }
}

/// A copy of what that version stored.
fn copied(folder: &Path) -> Desk {
    copy(&fixture().join("store"), folder);
    Desk::in_folder(folder)
}

/// The views of all matches, in the order in which they were made.
async fn all(desk: &Desk) -> Vec<MatchView> {
    let keys = desk.store.scan(Prefix::Matches, None, 100).await.unwrap();
    let mut views = Vec::new();
    for key in keys {
        if let Key::Match(id) = key {
            views.push(view(desk, id).await);
        }
    }
    views
}

async fn lines(desk: &Desk) -> Vec<String> {
    all(desk).await.iter().map(line).collect()
}

/// How they stood, in no order: matches made in one moment are ordered by lot.
fn stood() -> Vec<String> {
    let text = fs::read_to_string(fixture().join(STOOD)).unwrap();
    sorted(text.lines().map(str::to_owned).collect())
}

fn sorted(mut lines: Vec<String>) -> Vec<String> {
    lines.sort_unstable();
    lines
}

#[tokio::test]
async fn all_that_the_second_shape_stored_stands_as_it_stood() {
    let fixture = fixture();
    if !fixture.exists() && std::env::var_os("HALMA_BLESS").is_some() {
        fs::create_dir_all(&fixture).unwrap();
        write(&fixture).await;
    }
    let folder = tempfile::tempdir().unwrap();
    let desk = copied(folder.path());
    assert_eq!(sorted(lines(&desk).await), stood(), "before the upgrade");
    for _ in 0..2 {
        desk.service.upgrade(at(60)).await.unwrap();
        assert_eq!(sorted(lines(&desk).await), stood(), "after it");
    }
    for view in all(&desk).await {
        let Some(game) = view.game() else { continue };
        let whole = desk.service.whole_game(view.id).await.unwrap().unwrap();
        assert_eq!(*whole.standing(), game.standing);
        let log = Prefix::LogOf(view.id);
        let chunks = desk.store.scan(log, None, 100).await.unwrap().len();
        let plies = whole.history().len();
        assert!(
            chunks >= plies.div_ceil(32),
            "{plies} plies in {chunks} chunks"
        );
    }
    desk.store.close().await;
}

#[tokio::test]
async fn games_of_the_second_shape_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let desk = copied(folder.path());
    desk.service.upgrade(at(60)).await.unwrap();
    for stood in all(&desk).await {
        let Some(game) = stood
            .game()
            .filter(|game| game.standing.outcome().is_none())
        else {
            continue;
        };
        // The takeback that is offered can be agreed on.
        if let Some(offer) = game.offer.as_ref().filter(|offer| offer.open) {
            let other = offer.waiting[0].user.unwrap().0;
            let act = desk.act(other, at(70));
            let agreed = desk
                .service
                .answer_offer(&act, stood.id, stood.turn, OfferMove::Accept);
            let view = agreed.await.unwrap().view;
            assert_eq!(
                view.game().unwrap().taken_back,
                Some(offer.undone.len() as u16)
            );
        }
        let before = view(&desk, stood.id).await;
        let game = before.game().unwrap();
        let mover = game.to_move().user().unwrap().0;
        let text = game.standing.position().legal_plies()[0].text(game.standing.position().board());
        play(&desk, mover, stood.id, &text, 80).await.unwrap();
        let whole = desk.service.whole_game(stood.id).await.unwrap().unwrap();
        let after = view(&desk, stood.id).await;
        assert_eq!(*whole.standing(), after.game().unwrap().standing);
        assert_eq!(plies(whole.standing()), plies(&game.standing) + 1);
    }
    desk.store.close().await;
}

/// A store that saw the second step but not the third: there, refused posts stood among the others.
#[tokio::test]
async fn each_step_leaves_nothing_to_be_found_missing() {
    let folder = tempfile::tempdir().unwrap();
    let desk = copied(folder.path());
    let mut changes = ChangeSet::new();
    changes.put(Slot::upgraded(), &2).unwrap();
    for parked in desk.store.scan(Prefix::Matches, None, 100).await.unwrap() {
        let Key::Match(id) = parked else { continue };
        let refused = Prefix::ParkedPostsOf(id);
        for (key, stored) in desk.store.scan_records(refused, None, 9).await.unwrap() {
            let Key::ParkedPost(id, sequence) = key else {
                continue;
            };
            let parked = Slot::parked_post(id, sequence).read(&stored).unwrap();
            let post = PostRecord {
                parked: Some(parked.why),
                ..parked.post
            };
            changes.put(Slot::post(id, sequence), &post).unwrap();
            changes.delete(key);
        }
    }
    desk.store.commit(changes).await.unwrap();
    desk.service.upgrade(at(60)).await.unwrap();
    assert_eq!(sorted(lines(&desk).await), stood());
    let walk = desk.service.check(false).await.unwrap();
    assert_eq!((walk.matches, walk.damaged), (8, Vec::new()));
    desk.store.close().await;
}
