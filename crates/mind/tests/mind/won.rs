//! Won games near an end by count: none is thrown away by it. `HALMA_WON=200 cargo test --release
//! -p halma-mind --test mind won:: -- --nocapture` is the long run.
#![allow(clippy::print_stdout, reason = "what the long run says")]

use halma_mind::{Budget, Level, Memory, Player, Score, last_move, think};
use halma_rules::{Game, Reason, Rules, Seat, Standing, Status, Variant, Verdict};

/// How many games are won, unless said otherwise.
const GAMES: usize = 6;
/// The positions by which a game is found to be won, and with which it is played on.
const NODES: u64 = 100_000;
/// How many rounds before an end by count.
const NEAR: u32 = 4;
const NEVER: &dyn Fn() -> bool = &|| false;

/// Returns true if an end by count is near.
fn is_near(standing: &Standing) -> bool {
    let rules = standing.rules();
    let round = standing.position().round();
    let ends = [rules.home_round(), rules.tempo_round()]
        .into_iter()
        .flatten();
    ends.into_iter()
        .any(|end| (1..=NEAR).contains(&(end + 1).saturating_sub(round)))
}

/// The first position of a game between two levels in which the seat to move can force a win near
/// an end.
fn winning(variant: Variant, seed: u64, memory: &mut Memory) -> Option<(Standing, Seat)> {
    let mut game = Game::new(Rules::default_for(variant));
    let levels = [3 + seed % 4, 3 + seed / 4 % 4];
    while let Status::Running { turn } = game.status() {
        if is_near(game.standing()) {
            let thought = think(game.standing(), Budget::nodes(NODES), memory, NEVER)?;
            let is_won = matches!(thought.lines[0].score, Score::Win(_));
            if is_won {
                return Some((game.standing().clone(), turn));
            }
        }
        let level = Level::new(levels[turn.index()] as u8)?;
        let last = last_move(&game, turn);
        let thought = Player { level, seed }.choose(game.standing(), last, memory, NEVER)?;
        game.play(thought.ply()).ok()?;
    }
    None
}

#[test]
fn no_won_game_is_lost_by_a_count() {
    let wanted = std::env::var("HALMA_WON").ok();
    let wanted = wanted.and_then(|games| games.parse().ok()).unwrap_or(GAMES);
    let mut memory = Memory::with_positions(1 << 15);
    let (mut won, mut drawn, mut outrun, mut lost) = (0, 0, 0, Vec::new());
    for seed in 0.. {
        if won + drawn + outrun + lost.len() >= wanted {
            break;
        }
        let variant =
            [Variant::Halma8, Variant::MiniCorners, Variant::Corners][(seed % 3) as usize];
        let Some((mut standing, seat)) = winning(variant, seed, &mut memory) else {
            continue;
        };
        while standing.outcome().is_none() {
            let budget = Budget::nodes(NODES);
            let thought = think(&standing, budget, &mut memory, NEVER).unwrap();
            standing.play(thought.ply()).unwrap();
        }
        let outcome = standing.outcome().unwrap();
        match outcome.verdict {
            Verdict::Won(winner) if winner == seat => won += 1,
            // That was no count, but the other side's better play.
            Verdict::Won(_) if outcome.reason == Reason::Built => outrun += 1,
            Verdict::Won(_) => lost.push((seed, outcome.reason)),
            Verdict::Drawn | Verdict::Void => drawn += 1,
            Verdict::WonTogether(..) | Verdict::Placed(_) => unreachable!("games of two"),
        }
    }
    println!("{won} won, {drawn} drawn, {outrun} built by the other, lost by a count: {lost:?}");
    assert!(
        lost.is_empty() && drawn == 0,
        "{drawn} drawn, lost: {lost:?}"
    );
}
