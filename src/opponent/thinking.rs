//! From a turn of the computer to its moves: its own, and those of other seats that it has and that
//! follow.

use std::time::{Duration, Instant};

use crate::ids::MatchId;
use crate::service::MindTurn;
use halma_mind::{Level, Memory, Player, last_move};
use halma_rules::{Game, Ply, Status};

/// How long a ply may take before the best that was found is played. A level is bounded by the
/// positions that it looks at, which takes a quarter of a second; a machine may be slow.
const MOST_FOR_A_PLY: Duration = Duration::from_secs(2);
/// How long several plies may take together before those that were found are played.
const MOST_FOR_ALL: Duration = Duration::from_millis(1_500);
/// The most plies at once, where no person plays any more and the game goes on to its end.
const MOST_PLIES: usize = 64;

/// The plies of the computer until a person is to move or the game is over. The passes that are forced
/// meanwhile are not among them.
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

/// The ply of the seat to move, if the computer has it.
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

/// Plays a ply, and the passes that are forced then, as a match does.
fn play(game: &mut Game, ply: Ply) -> Option<()> {
    game.play(ply).ok()?;
    while game.standing().must_pass() {
        game.play(Ply::Pass).ok()?;
    }
    Some(())
}

/// The ply that comes nearest to the goals, where there is no time or no mind for more.
pub fn plain_ply(turn: &MindTurn) -> Option<Ply> {
    let position = turn.game.position();
    let best = position.gains().into_iter().max_by_key(|(_, gain)| *gain);
    let best = best.map(|(mv, _)| Ply::Move(mv));
    best.or_else(|| position.legal_plies().first().copied())
}
