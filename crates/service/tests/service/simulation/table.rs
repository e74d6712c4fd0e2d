//! A match from its challenge to its end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures::future::join_all;
use halma_rules::{Event, Reason, Seat};
use halma_service::{
    Act, Cancelled, ChallengeRequest, Changed, Error, GameView, LobbyMove, MatchView, Participant,
    Service, StageView,
};
use halma_store::Store;
use halma_store::ids::{MatchId, Turn, days};
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
/// How many challenges are made, of which the last isn't withdrawn. For three games these are nine; ten
/// an hour are allowed.
pub const CHALLENGES: usize = 3;
/// The time per move of games with a clock.
const TIME: Duration = Duration::from_secs(60 * 60);
const FOLLOWED_EVERY: Duration = Duration::from_secs(1);
/// Within how many milliseconds all challenges are made.
const BEGUN_WITHIN: usize = 60_000;

/// How a game went.
#[derive(Clone, PartialEq)]
pub struct Course {
    pub moves: usize,
    /// Why it ended, if it did.
    pub ended: Option<Reason>,
    pub took_back: bool,
    pub allowed_hints: bool,
}

pub struct Table {
    pub id: MatchId,
    pub record: Arc<Record>,
    start: State,
}

/// Plays a match, from its challenges until told to stop. If it has a clock, some people oversleep until
/// its time is up.
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
    let began = world.database.elapsed();
    let (view, opponent) = join(&world, &made, guests).await;
    let record = Arc::new(Record::default());
    let has_clock = view.terms.time_control.is_per_move();
    let followed = has_clock.then(|| tokio::spawn(follow(world.clone(), view.id, began)));
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
    if let Some(followed) = followed {
        match timeout(OVER_WITHIN, followed).await {
            Ok(followed) => followed.unwrap(),
            Err(_) => world.database.note_broken("time was never up"),
        }
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

/// Accepts a challenge as two guests at the same time; returns its match, and the one of them who plays.
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

/// Follows a match with a clock, which didn't begin before this, until it is over, and checks that its
/// time isn't up early.
async fn follow(world: World, id: MatchId, mut began: Duration) {
    let database = &world.database;
    let line = Line::new(database, usize::MAX, &Health::new());
    let desk = Desk::over(Store::new(line));
    // The turn, which began a moment later at the earliest, and the last look.
    let (mut turn, mut looked) = (Turn(0), began);
    loop {
        sleep(FOLLOWED_EVERY).await;
        let now = database.elapsed();
        let Ok(view) = desk.service.match_view(id).await else {
            continue;
        };
        let StageView::Finished(game) = &view.stage else {
            if view.card.turn != turn {
                (turn, began) = (view.card.turn, looked);
            }
            looked = now;
            continue;
        };
        if late(game).is_some() && view.card.turn.0 == turn.0 + 1 {
            let until = database.elapsed();
            let least = TIME + world.stopped(began, until);
            if until + world.wrong_by(began, until) < began + least {
                database.note_broken("time was up early");
            }
        }
        return;
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
    /// Completes the history, checks it, and returns how the game went.
    pub async fn conclude(&self, desk: &Desk, world: &World) -> Course {
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
        // Every move, takeback and end begins a turn.
        let took_back = view.card.turn.0 > 2 + moves as u64;
        if let Some(banks) = shown.banks.as_ref() {
            let left: Duration = banks.values().sum();
            let spent = (2 * days(21)).saturating_sub(left);
            let most = world.database.elapsed();
            if spent > most || (spent.is_zero() && moves > 0 && !took_back) {
                let found = format!("{spent:?} of {most:?} are gone from the banks");
                world.database.note_broken(&found);
            }
        }
        Course {
            moves,
            ended: outcome.map(|outcome| outcome.reason),
            took_back,
            allowed_hints: self.record.allowed_hints.load(Ordering::SeqCst),
        }
    }
}
