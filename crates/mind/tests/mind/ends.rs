//! The forced ends: the last plies before one are the best there are.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_mind::{Budget, Level, Memory, Player, Score, SearchOptions, think, think_as};
use halma_rules::notation::{parse_position, position_text};
use halma_rules::{Outcome, Rules, Seat, Standing};

use super::plays::after_luck;
use super::sparring::Sparring;
use crate::dice::Dice;

const NEVER: &dyn Fn() -> bool = &|| false;

/// Two players who race with some luck, for so many plies.
fn midway(rules: Rules, plies: u32, dice: &mut Dice) -> Standing {
    let mut standing = after_luck(rules, 4, dice).standing().clone();
    for _ in 0..plies {
        let kind = if dice.below(3) == 0 {
            Sparring::Random
        } else {
            Sparring::Greedy
        };
        if standing.outcome().is_none() {
            let ply = standing.position().legal_plies()[kind.choose(&standing, dice, NEVER)];
            standing.play(ply).unwrap();
        }
    }
    standing
}

/// The same stones in another round, with the last seat of the round to move.
fn in_round(standing: &Standing, round: u32) -> Option<Standing> {
    let text = position_text(standing.position());
    let stones = text.split(' ').next().unwrap();
    let position = parse_position(standing.rules(), &format!("{stones} 2 {round}")).ok()?;
    Some(Standing::of(position)).filter(|standing| standing.outcome().is_none())
}

/// 2 for a win of the seat, 1 for a draw or no end, 0 for a loss.
fn worth(outcome: Option<Outcome>, seat: Seat) -> u32 {
    match outcome.map(Outcome::winner) {
        Some(Some(winner)) => 2 * u32::from(winner == seat),
        Some(None) | None => 1,
    }
}

fn worth_after(standing: &Standing, ply: halma_rules::Ply) -> u32 {
    let seat = standing.position().to_move();
    let mut after = standing.clone();
    after.play(ply).unwrap();
    worth(after.outcome(), seat)
}

#[test]
fn the_last_ply_before_an_end_is_the_best_there_is() {
    let mut memory = Memory::with_positions(4_096);
    let (mut decided, mut rescued) = (0, 0);
    let two = Rules::all().filter(|rules| rules.variant().seats() == 2);
    for (seed, rules) in two.enumerate() {
        let rounds = [rules.home_round(), rules.tempo_round(), rules.home_moves()];
        for (index, round) in rounds.into_iter().flatten().enumerate() {
            for case in 0..3 {
                let dice = &mut Dice((seed * 100 + index * 10 + case) as u64);
                let sides = rules.board().side() as u32;
                let midway = midway(rules, sides * (3 + case as u32 + 2 * index as u32), dice);
                let Some(standing) = in_round(&midway, round) else {
                    continue;
                };
                let plies = standing.position().legal_plies();
                let worths: Vec<u32> = plies
                    .iter()
                    .map(|ply| worth_after(&standing, *ply))
                    .collect();
                let best = worths.iter().max().unwrap();
                decided += u32::from(worths.iter().any(|worth| *worth != 1));
                rescued += u32::from(worths.iter().any(|worth| worth != best));
                let thought = think(&standing, Budget::nodes(20_000), &mut memory, NEVER).unwrap();
                let found = worth_after(&standing, thought.ply());
                assert_eq!(found, *best, "{}", position_text(standing.position()));
            }
        }
    }
    assert!(
        decided > 30 && rescued > 8,
        "{decided} decided, {rescued} rescued"
    );
}

/// Two stones of White are at home, and each can leave in one move.
const LAST_CHANCE: &str = "aaa5/aa6/3a4/1b1a4/1a1b4/4b3/1b2bbb1/3babba 1 30";

#[test]
fn who_knows_of_the_home_check_leaves_in_time() {
    let rules = Rules::new("halma8".parse().unwrap(), None, None).unwrap();
    let standing = Standing::of(parse_position(rules, LAST_CHANCE).unwrap());
    let mut memory = Memory::with_positions(4_096);
    let at_home = |standing: &Standing| standing.position().stones_at_home(Seat::FIRST);
    assert_eq!(at_home(&standing), 2);
    let mut one_round_before = in_round_for_first(&standing, 29);
    let thought = think(&one_round_before, Budget::nodes(20_000), &mut memory, NEVER).unwrap();
    one_round_before.play(thought.ply()).unwrap();
    assert_eq!(at_home(&one_round_before), 1);
    for level in Level::all().filter(|level| level.number() >= 3) {
        for seed in 0..4 {
            let mut standing = in_round_for_first(&standing, 29);
            let player = Player { level, seed };
            let choice = player.choose(&standing, None, &mut memory, NEVER);
            standing.play(choice.unwrap().ply()).unwrap();
            assert_eq!(at_home(&standing), 1, "level {}", level.number());
        }
    }
}

fn in_round_for_first(standing: &Standing, round: u32) -> Standing {
    let text = position_text(standing.position());
    let stones = text.split(' ').next().unwrap();
    let position = parse_position(standing.rules(), &format!("{stones} 1 {round}")).unwrap();
    Standing::of(position)
}

/// Both lack two steps: who builds is answered in the same round.
const LEVEL_RACE: &str = "aaa1a3/aaa5/aa6/7b/a7/6bb/5bbb/3b1bbb 1 20";

#[test]
fn a_draw_is_worth_what_contempt_makes_of_it() {
    let rules = Rules::default_for("halma8".parse().unwrap());
    let standing = Standing::of(parse_position(rules, LEVEL_RACE).unwrap());
    let mut memory = Memory::with_positions(1 << 14);
    for contempt in [0, 120, -80] {
        let budget = Budget {
            lines: 2,
            ..Budget::nodes(60_000)
        };
        let options = SearchOptions {
            contempt,
            ..SearchOptions::within(budget)
        };
        let thought = think_as(&standing, options, &mut memory, NEVER).unwrap();
        assert_eq!(thought.lines[0].score, Score::Ahead(-contempt));
    }
}

/// Black answers White's building in the same round, and so draws (gambiter 2).
#[test]
fn black_replies_in_the_round_in_which_white_is_built() {
    let rules = Rules::default_for("halma8".parse().unwrap());
    let text = "aaaa4/aaa5/aa6/a7/7b/6bb/5bbb/3b1bbb 2 20";
    let position = parse_position(rules, text).unwrap();
    let standing = Standing::of(position);
    let mut memory = Memory::with_positions(4_096);
    let thought = think(&standing, Budget::nodes(20_000), &mut memory, NEVER).unwrap();
    let plies = standing.position().legal_plies().into_iter();
    let worths: Vec<u32> = plies.map(|ply| worth_after(&standing, ply)).collect();
    assert_eq!(worths.iter().filter(|worth| **worth == 1).count(), 1);
    assert_eq!(worth_after(&standing, thought.ply()), 1);
}
