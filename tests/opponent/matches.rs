//! Whole games with the computer, and turns that it plays while no one is waiting.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use halma::opponent::{Opponent, Turns};
use halma_mind::{Level, Memory, Player};
use halma_rules::{Status, Variant};
use halma_service::background::Priority;
use halma_service::{
    ChallengeRequest, Clock, Listing, LobbyMove, MatchView, StageView, SystemClock,
};
use halma_store::ids::{MatchId, Timestamp};
use tokio_util::sync::CancellationToken;

use crate::common::desk::{Desk, START, play, view};

/// A clock that stands still.
struct Still;

impl Clock for Still {
    fn now(&self) -> Timestamp {
        START
    }

    fn uptime(&self) -> Duration {
        SystemClock.uptime()
    }
}

/// A computer player in a desk's matches, until it is dropped.
struct Playing {
    opponent: Opponent,
    stop: CancellationToken,
}

impl Playing {
    fn at(desk: &Desk) -> Self {
        let opponent = Opponent::new(2, Priority::Normal).unwrap();
        let stop = CancellationToken::new();
        let (here, stopped) = (opponent.clone(), stop.clone());
        let service = desk.service.clone();
        tokio::spawn(async move {
            here.play_until(Turns::All, stopped, service, Arc::new(Still), || ())
                .await;
        });
        Self { opponent, stop }
    }

    /// The match once it isn't the computer's turn, which may be now.
    async fn moved(&self, desk: &Desk, id: MatchId) -> MatchView {
        // After the people are out, the computer plays on in several changes; one may be under way.
        while desk.service.mind_turn(id).await.unwrap().is_some() {
            let expected = self.opponent.expect(id);
            expected.within(Duration::from_millis(50)).await;
        }
        view(desk, id).await
    }
}

impl Drop for Playing {
    fn drop(&mut self) {
        self.stop.cancel();
    }
}

async fn challenge(desk: &Desk, variant: Variant, computer: u8, others: &[u64]) -> MatchId {
    let request = ChallengeRequest {
        computer: Level::new(computer),
        ..desk.request(variant, others)
    };
    let made = desk.service.challenge(&request).await.unwrap().view;
    for &user in others {
        let act = desk.act(user, START);
        let joined = desk
            .service
            .answer_challenge(&act, made.id, LobbyMove::Join);
        joined.await.unwrap();
    }
    made.id
}

/// Plays for the person to move, as the computer would at a level.
async fn person_moves(desk: &Desk, shown: &MatchView, level: u8) {
    let game = shown.game().unwrap();
    let player = Player {
        level: Level::new(level).unwrap(),
        seed: 5,
    };
    let mut memory = Memory::with_positions(1 << 12);
    let thought = player.choose(&game.standing, None, &mut memory, &|| false);
    let ply = thought.unwrap().ply();
    let text = ply.text(game.standing.position().board());
    let user = game.to_move().user().unwrap().0;
    play(desk, user, shown.id, &text, 0).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_and_three_computers_play_for_places() {
    let desk = Desk::new();
    let id = challenge(&desk, Variant::Star6, 3, &[2, 3]).await;
    let playing = Playing::at(&desk);
    let mut shown = playing.moved(&desk, id).await;
    while let StageView::Running(game) = &shown.stage {
        let seats: Vec<_> = game
            .earlier
            .iter()
            .chain(&game.last)
            .map(|one| one.seat)
            .collect();
        let different: BTreeSet<_> = seats.iter().collect();
        assert_eq!(seats.len(), different.len(), "one move of each at most");
        person_moves(&desk, &shown, 4).await;
        shown = playing.moved(&desk, id).await;
    }
    let game = shown.game().unwrap();
    let ranking = game.ranking();
    assert_eq!(ranking.len(), 6);
    assert_eq!(ranking[0].0, 1);
    assert!(game.standing.outcome().is_some());
    assert!(game.counted.is_none(), "no rating moves");
}

#[tokio::test(flavor = "multi_thread")]
async fn interrupted_thinking_starts_again_after_a_restart() {
    let desk = Desk::new();
    let id = challenge(&desk, Variant::Corners, 2, &[]).await;
    let shown = view(&desk, id).await;
    person_moves(&desk, &shown, 2).await;
    let desk = desk.restarted();
    let first = Playing::at(&desk).moved(&desk, id).await;
    let text = |view: &MatchView| {
        let game = view.game().unwrap();
        let board = game.standing.position().board();
        game.last.as_ref().unwrap().route.text(board)
    };
    // The same request gets the same answer, so a kill between the move and its post does no harm.
    let act = desk.act(1, START);
    let kind = halma_service::OfferKind::Takeback;
    desk.service.offer(&act, id, None, kind).await.unwrap();
    person_moves(&desk, &view(&desk, id).await, 2).await;
    let second = Playing::at(&desk).moved(&desk, id).await;
    assert_eq!(text(&first), text(&second));
    assert_eq!(second.card.turn, first.card.turn + 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_left_alone_play_to_the_end_immediately() {
    let desk = Desk::new();
    let id = challenge(&desk, Variant::Star3, 3, &[]).await;
    let act = desk.act(1, START);
    desk.service.resign(&act, id, None).await.unwrap();
    let playing = Playing::at(&desk);
    let ended = playing.moved(&desk, id).await;
    let StageView::Finished(game) = &ended.stage else {
        panic!("it ends");
    };
    assert_eq!(game.ranking().len(), 3);
    assert!(matches!(game.standing.status(), Status::Over(_)));
}

#[tokio::test(flavor = "multi_thread")]
async fn in_many_games_each_move_is_answered_once() {
    let desk = Desk::new();
    let playing = Playing::at(&desk);
    let mut games = Vec::new();
    for user in 1..=24 {
        let request = ChallengeRequest {
            act: desk.act(user, START),
            computer: Level::new(1),
            ..desk.request(Variant::MiniCorners, &[])
        };
        games.push(desk.service.challenge(&request).await.unwrap().view);
    }
    for _ in 0..5 {
        for shown in &games {
            person_moves(&desk, shown, 1).await;
        }
        let answered = games.iter().map(|shown| playing.moved(&desk, shown.id));
        let answered = futures::future::join_all(answered).await;
        for (before, after) in games.iter().zip(&answered) {
            assert_eq!(after.card.turn, before.card.turn + 2);
        }
        games = answered;
    }
    let waiting = desk.service.list(
        halma_store::ids::UserId(1),
        Listing::MyTurns(halma_store::ids::ChannelId(6)),
    );
    assert_eq!(waiting.await.unwrap().len(), 1);
}
