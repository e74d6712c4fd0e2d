//! A match from its challenge to its end.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use futures::future::join_all;
use halma::ids::MatchId;
use halma::service::{
    Act, Cancelled, ChallengeRequest, Changed, Error, GameView, LobbyMove, MatchView, MoveTime,
    Participant, Service, StageView,
};
use halma::store::Store;
use halma_rules::{Event, Reason, Seat};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::World;
use super::caller::Caller;
use super::database::Line;
use super::people::{Client, Record, board, ends};
use super::wire::Health;
use crate::common::desk::Desk;
use crate::common::dice::Dice;
use crate::common::history::{Call, Deed, Sent, State, contradiction};

/// How long a game may go on until its time is up, since nobody plays any longer.
const OVER_WITHIN: Duration = Duration::from_secs(3 * 60 * 60);
/// How many challenges are made, of which the last isn't withdrawn.
pub const CHALLENGES: usize = 3;
const FOLLOWED_EVERY: Duration = Duration::from_secs(1);
/// Within how many milliseconds all challenges are made.
const BEGUN_WITHIN: usize = 60_000;

pub struct Table {
    pub id: MatchId,
    pub record: Arc<Record>,
    start: State,
}

/// Lets people make a match and play it until told to stop. If it has a clock, some of them oversleep
/// until its time is up.
pub async fn play(
    world: World,
    request: ChallengeRequest,
    seed: u64,
    stop: Arc<AtomicBool>,
) -> Table {
    let caller = |user, number| Caller {
        user,
        processes: world.processes.clone(),
        chat: world.chat.clone(),
        dice: Dice(10 * seed + number),
    };
    let mut dice = Dice(10 * seed + 9);
    sleep(Duration::from_millis(dice.below(BEGUN_WITHIN) as u64)).await;
    let made = challenge(&world, request, caller(1, 4)).await;
    let guests = [caller(2, 6), caller(3, 7)];
    let (view, opponent) = join(&world, &made, guests).await;
    let record = Arc::new(Record::default());
    let has_clock = view.terms.move_time != MoveTime::UNLIMITED;
    let followed = has_clock.then(|| tokio::spawn(follow(world.clone(), view.id)));
    let mut playing = JoinSet::new();
    for number in 0..4 {
        let seat = number / 2;
        let mut client = Client {
            number,
            seat,
            id: view.id,
            record: Arc::clone(&record),
            caller: caller([1, opponent][seat], number as u64),
        };
        let stop = Arc::clone(&stop);
        playing.spawn(async move {
            client.play_until(&stop, !has_clock).await;
            if has_clock && number % 2 == 0 {
                client.oversleep().await;
            }
        });
    }
    playing.join_all().await;
    if let Some(followed) = followed
        && timeout(OVER_WITHIN, followed).await.is_err()
    {
        world.database.note_broken("time was never up");
    }
    Table {
        id: view.id,
        start: State::at(board(&view).unwrap()),
        record,
    }
}

/// Makes challenges to anybody, and withdraws all but the last.
async fn challenge(world: &World, request: ChallengeRequest, mut challenger: Caller) -> MatchView {
    let make = |service: Service, act: Act| {
        let request = ChallengeRequest {
            act,
            ..request.clone()
        };
        async move { service.challenge(&request).await }
    };
    for _ in 1..CHALLENGES {
        let origin = challenger.origin(Vec::new());
        let made = challenger.insist(origin, &make).await.unwrap().view;
        challenger.hesitate().await;
        let origin = challenger.origin(world.chat.buttons(made.id, made.card.turn));
        let withdraw = |service, act| answer(service, act, made.id, LobbyMove::Withdraw);
        challenger.insist(origin, withdraw).await.unwrap();
    }
    let origin = challenger.origin(Vec::new());
    challenger.insist(origin, make).await.unwrap().view
}

async fn answer(
    service: Service,
    act: Act,
    id: MatchId,
    lobby_move: LobbyMove,
) -> Result<Changed, Error> {
    service.answer_challenge(&act, id, lobby_move).await
}

/// Lets guests accept a challenge at the same time; returns its match, and the one of them who plays.
async fn join(world: &World, made: &MatchView, guests: [Caller; 2]) -> (MatchView, u64) {
    let joins = guests.map(|mut guest| {
        let origin = guest.origin(world.chat.buttons(made.id, made.card.turn));
        async move {
            let join = |service, act| answer(service, act, made.id, LobbyMove::Join);
            (guest.insist(origin.in_chat(), join).await, guest.user)
        }
    });
    let answers = join_all(joins).await.into_iter();
    let mut joined: Vec<_> = answers
        .filter_map(|(answer, user)| Some((answer.ok()?.view, user)))
        .collect();
    assert_eq!(joined.len(), 1, "one seat was free");
    joined.remove(0)
}

/// Follows a match with a clock until it is over, and checks that its time isn't up early.
async fn follow(world: World, id: MatchId) {
    let line = Line::new(&world.database, usize::MAX, &Health::new());
    let desk = Desk::over(Store::new(line));
    let mut last = None;
    loop {
        sleep(FOLLOWED_EVERY).await;
        let Ok(view) = desk.service.match_view(id).await else {
            continue;
        };
        match &view.stage {
            StageView::Running(game) => last = game.deadline,
            StageView::Finished(game) if late(game).is_some() => {
                let latest = world.database.now() + world.wrong_by();
                if last.is_some_and(|at| latest < at) {
                    world.database.note_broken("time was up early");
                }
                return;
            }
            _ => return,
        }
    }
}

/// The seat whose time was up, if that ended the game.
fn late(game: &GameView) -> Option<Seat> {
    let out = game.outs.iter().find(|(_, why)| *why == Reason::Timeout);
    let Some(Cancelled::Late(who)) = &game.cancelled else {
        return out.map(|(seat, _)| *seat);
    };
    let mut seats = game.seats.iter();
    let is_theirs = |person: &Participant| person.player == who.player;
    let found = seats.find(|(_, holder)| holder.person().is_some_and(is_theirs));
    found.map(|(seat, _)| seat)
}

impl Table {
    /// Adds to the history what nobody did, checks it, and returns the number of moves and how the
    /// game ended, if it did.
    pub async fn conclude(&self, desk: &Desk, world: &World) -> (usize, Option<Reason>) {
        let view = desk.service.match_view(self.id).await.unwrap();
        let shown = view.game().unwrap();
        if let Some(seat) = late(shown) {
            self.record.add_unseen(Call::Accepted(Sent {
                turn: view.card.turn.0 - 1,
                seat: seat.index(),
                deed: Deed::TimeOut,
            }));
        }
        let game = desk.service.whole_game(self.id).await.unwrap().unwrap();
        let plies = game.history().iter().filter_map(|event| match event {
            Event::Ply { ply, .. } => ends(game.position(), *ply),
            Event::Out { .. } => None,
        });
        let listed: Vec<_> = plies.collect();
        let moves = listed.len();
        self.record.conclude(Call::Listed(listed));
        if let Some(found) = contradiction(&self.start, &self.record.history()) {
            world.database.note_broken(&format!(
                "clients were told what contradicts itself {found:?}"
            ));
        }
        let outcome = shown.standing.outcome();
        (moves, outcome.map(|outcome| outcome.reason))
    }
}
