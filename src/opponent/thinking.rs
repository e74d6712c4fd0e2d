//! From a turn of the computer to its moves: that seat's, and those of its other seats that follow.

use std::time::{Duration, Instant};

use halma_mind::{Level, Memory, Player, last_move};
use halma_rules::{Game, Ply, Status};
use halma_service::MindTurn;
use halma_service::ids::MatchId;

/// The time limit per ply, after which the best move so far is played. A level's limit on positions
/// takes a quarter of a second; a machine may be slow.
const MOST_FOR_A_PLY: Duration = Duration::from_secs(2);
/// The time limit for several plies, after which those found so far are played.
const MOST_FOR_ALL: Duration = Duration::from_millis(1_500);
/// The maximum number of plies at once, if no person is playing anymore and the game runs to its
/// end.
const MOST_PLIES: usize = 64;

/// Returns the computer's plies until a person is to move or the game is over, without the forced
/// passes in between.
pub fn plies(turn: MindTurn, memory: &mut Memory) -> Vec<Ply> {
    let MindTurn {
        id,
        mut game,
        levels,
        ..
    } = turn;
    let mut plies = Vec::new();
    let began = Instant::now();
    let has_time = |plies: &[Ply]| plies.is_empty() || began.elapsed() < MOST_FOR_ALL;
    while plies.len() < MOST_PLIES && has_time(&plies) {
        let Some(ply) = next_ply(id, &game, &levels, memory) else {
            break;
        };
        if play(&mut game, ply).is_none() {
            break;
        }
        plies.push(ply);
    }
    plies
}

/// Returns the ply of the seat to move, if it is the computer's.
fn next_ply(
    id: MatchId,
    game: &Game,
    levels: &[Option<Level>],
    memory: &mut Memory,
) -> Option<Ply> {
    let Status::Running { turn: seat } = game.status() else {
        return None;
    };
    let player = Player {
        level: levels[seat.index()]?,
        seed: id.0 ^ (seat.index() as u64) << 56,
    };
    let began = Instant::now();
    let is_late = || began.elapsed() > MOST_FOR_A_PLY;
    let thought = player.choose(game.standing(), last_move(game, seat), memory, &is_late);
    thought.map(|thought| thought.ply())
}

/// Plays a ply and the forced passes after it, as a match does.
fn play(game: &mut Game, ply: Ply) -> Option<()> {
    game.play(ply).ok()?;
    while game.standing().must_pass() {
        game.play(Ply::Pass).ok()?;
    }
    Some(())
}

/// Returns the ply that comes closest to the goals, if there is no time or thread for a better one.
pub fn plain_ply(turn: &MindTurn) -> Option<Ply> {
    let position = turn.game.position();
    let best = position.gains().into_iter().max_by_key(|(_, gain)| *gain);
    let best = best.map(|(mv, _)| Ply::Move(mv));
    best.or_else(|| position.legal_plies().first().copied())
}
