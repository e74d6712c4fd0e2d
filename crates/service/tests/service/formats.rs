//! A store of the current format: a resigned game, a running one, a lobby for three, practice.
//! Every version with this format can open it and play on.
//!
//! The fixture in `formats` was written by a sandbox, and stays unchanged until the
//! format changes.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::BTreeMap;
use std::fs;

use halma_service::{Act, Listing, PlayRequest, Repair, Service, StageView};
use halma_store::ids::{GuildId, MatchId, Timestamp, UserId};
use halma_store::{Key, Prefix};
use tempfile::TempDir;

use crate::common::desk::{Desk, copy, present_store};

/// Some hours after the fixtures were written.
const NOW: Timestamp = Timestamp(1_795_640_000_000);

async fn matches(desk: &Desk) -> BTreeMap<MatchId, StageView> {
    let keys = desk.store.scan(Prefix::Matches, None, 100).await.unwrap();
    let mut matches = BTreeMap::new();
    for key in keys {
        let Key::Match(id) = key else { continue };
        matches.insert(id, desk.service.match_view(id).await.unwrap().stage);
    }
    matches
}

/// An act of a known person at a time.
async fn act(desk: &Desk, user: UserId) -> Act {
    let by = desk.service.met(user).await.unwrap();
    Act {
        by,
        ..desk.act(user.0, NOW)
    }
}

#[tokio::test]
async fn a_store_of_this_format_opens_and_play_continues() {
    let folder = TempDir::new().unwrap();
    copy(&present_store(), folder.path());
    let desk = Desk::in_folder(folder.path()).restarted();
    let walk = desk.service.check(Repair::No).await.unwrap();
    assert_eq!((walk.matches, walk.damaged), (4, Vec::new()));
    go_on(&desk).await;
    let known = matches(&desk).await;
    let recount = desk.service.recount(NOW).await.unwrap();
    assert_eq!((recount.results, recount.changed), (1, Vec::new()));
    desk.store.close().await;

    // The journal is sufficient.
    fs::remove_file(folder.path().join("db")).unwrap();
    fs::remove_file(folder.path().join("conf")).unwrap();
    let desk = Desk::in_folder(folder.path()).restarted();
    assert_eq!(matches(&desk).await, known);
    assert_eq!(desk.service.check(Repair::No).await.unwrap().damaged, []);
    desk.store.close().await;
}

/// Checks that moves can be played, and that the challenge is there.
async fn go_on(desk: &Desk) {
    let service: &Service = &desk.service;
    let mut moves = 0;
    for (id, stage) in matches(desk).await {
        let StageView::Running(game) = stage else {
            continue;
        };
        let turn = service.match_view(id).await.unwrap().card.turn;
        let position = game.standing.position();
        let text = position.legal_plies()[0].text(position.board());
        let mover = act(desk, game.to_move().user().unwrap()).await;
        let request = PlayRequest {
            act: mover,
            id,
            turn: Some(turn),
            text,
        };
        assert_eq!(
            service.play(&request).await.unwrap().view.card.turn,
            turn + 1
        );
        moves += 1;
    }
    assert_eq!(moves, 2);
    let guild = matches_guild(desk).await;
    let open = service
        .list(UserId(1), Listing::OpenIn(guild))
        .await
        .unwrap();
    assert_eq!(open.len(), 1);
}

async fn matches_guild(desk: &Desk) -> GuildId {
    let (id, _) = matches(desk).await.pop_first().unwrap();
    desk.service.match_view(id).await.unwrap().card.place.guild
}
