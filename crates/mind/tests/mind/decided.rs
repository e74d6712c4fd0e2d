//! Proven results against a plain search through all moves of both sides, by the rules alone.
//! `HALMA_DECIDED=10000 cargo test --release -p halma-mind --test mind decided:: -- --nocapture` is
//! the long run: so many positions of each board.
#![expect(clippy::unwrap_used, reason = "a test")]
#![allow(clippy::print_stdout, reason = "what the long run says")]

use std::collections::HashSet;

use halma_mind::{Bounds, Decided, Level, Memory, Player, decided};
use halma_rules::notation::{
    parse_position, parse_standing, position_text, read_records, standing_text as standing_text_of,
};
use halma_rules::{
    Cell, Check, Color, Game, Outcome, Ply, Position, Rules, Seat, Standing, Variant,
};

use super::plays::after_luck;
use super::sparring::Sparring;
use crate::dice::Dice;

/// How many positions of each board are tried, unless said otherwise.
const POSITIONS: usize = 80;
/// The most positions of one search beside it, unless said otherwise.
const SEARCHED: usize = 2_000;
/// The positions that a proof is given.
const NODES: u64 = 20_000;
const NEVER: &dyn Fn() -> bool = &|| false;

fn wanted(name: &str, usual: usize) -> usize {
    let wanted = std::env::var(name).ok();
    wanted
        .and_then(|number| number.parse().ok())
        .unwrap_or(usual)
}

/// A race with few stones open, most of them near their goal, near the ends by count.
fn random_race(rules: Rules, dice: &mut Dice) -> Option<Standing> {
    let setup = rules.setup();
    let mut stones: Vec<(Color, Cell)> = Vec::new();
    let mut open: Vec<Color> = Vec::new();
    for color in (0..setup.color_count()).map(Color::at) {
        let mut goal = setup.goal_cells(color).to_vec();
        for _ in 0..dice.below(if setup.color_count() > 2 { 2 } else { 4 }) {
            goal.swap_remove(dice.below(goal.len()));
            open.push(color);
        }
        stones.extend(goal.into_iter().map(|cell| (color, cell)));
    }
    for color in open {
        let far = [2, 2, 3, 99][dice.below(4)];
        // Some are still about their home, which is the other's goal.
        let lags = dice.below(6) == 0;
        let is_free = |cell: &&Cell| {
            let (goal, home) = (setup.goal(color).iter(), setup.home(color).iter());
            let cells: Vec<Cell> = if lags { home.collect() } else { goal.collect() };
            let steps = cells
                .iter()
                .map(|other| setup.board().distance(**cell, *other))
                .min();
            steps <= Some(far) && stones.iter().all(|(_, other)| other != *cell)
        };
        let cells = setup.board().cells().iter();
        let free: Vec<Cell> = cells.filter(is_free).copied().collect();
        if free.is_empty() {
            return None;
        }
        stones.push((color, free[dice.below(free.len())]));
    }
    let position = Position::laid_out(rules, stones)?;
    parse_standing(rules, &standing_text(rules, &position, dice)).ok()
}

/// The text of a standing with these stones: any seat to move, in a round that may be near an end.
fn standing_text(rules: Rules, position: &Position, dice: &mut Dice) -> String {
    let checks = rules.rule_set().checks();
    let counts = [
        (Check::HomeInRound, rules.home_round()),
        (Check::HomeAfterOwnMoves, rules.home_moves()),
        (Check::TempoInRound, rules.tempo_round()),
    ];
    let counts = counts
        .into_iter()
        .filter(|(check, _)| checks.contains(check));
    let mut ends: Vec<u32> = counts.filter_map(|(_, round)| round).collect();
    ends.push(20);
    let round = ends[dice.below(ends.len())] + 3 - dice.below(6) as u32;
    let seat = dice.below(2) as u32;
    let tempo = [0, 1].map(|seat| {
        position
            .tempo(Seat::at(seat))
            .saturating_sub(dice.below(2) as u32)
    });
    let quiet = [0, 10, 46, 48, 49][dice.below(5)];
    let stalls = checks.contains(&Check::Stall);
    let stall = if stalls {
        format!("{quiet},{},{},{}", dice.below(2), tempo[0], tempo[1])
    } else {
        "-".to_owned()
    };
    let text = position_text(position);
    let stones = text.split(' ').next().unwrap();
    let own_moves = [round - 1 + seat, round - 1];
    let [one, other] = own_moves;
    format!("{stones} {} {round} {one},{other} - {stall} *", seat + 1)
}

/// 2 for a win, 1 for a draw, 0 for a loss.
fn worth(outcome: Outcome, seat: Seat) -> u32 {
    match outcome.winner() {
        Some(winner) => 2 * u32::from(winner == seat),
        None => 1,
    }
}

/// What a seat wants to reach, searched through everything that both sides can play.
struct Search {
    seat: Seat,
    worth: u32,
    /// Positions from which it is reached.
    reached: HashSet<(Vec<Cell>, Vec<Cell>, u32)>,
    left: usize,
}

impl Search {
    /// Returns true if the seat reaches it within so many plies; `None` if there are too many
    /// positions. Its moves of `way` are tried first.
    fn holds(&mut self, standing: &Standing, plies: u32, way: &[(Cell, Cell)]) -> Option<bool> {
        if let Some(outcome) = standing.outcome() {
            return Some(worth(outcome, self.seat) >= self.worth);
        }
        let Some(left) = plies.checked_sub(1) else {
            return Some(false);
        };
        let position = standing.position();
        let stones = |seat| {
            let mut stones: Vec<Cell> = position.stones(Seat::at(seat)).collect();
            stones.sort_unstable();
            stones
        };
        let key = (stones(0), stones(1), plies);
        if self.reached.contains(&key) {
            return Some(true);
        }
        self.left = self.left.checked_sub(1)?;
        let is_own = position.to_move() == self.seat;
        let mut moves = position.legal_plies();
        if is_own {
            let is_on_way = |ply: &Ply| match ply {
                Ply::Move(mv) => way.first() == Some(&(mv.from(), mv.to())),
                Ply::Pass => false,
            };
            moves.sort_by_key(|ply| !is_on_way(ply));
        }
        let way = if is_own {
            way.get(1..).unwrap_or(&[])
        } else {
            way
        };
        for ply in moves {
            let mut next = standing.clone();
            next.play(ply).unwrap();
            if self.holds(&next, left, way)? == is_own {
                if is_own {
                    self.reached.insert(key);
                }
                return Some(is_own);
            }
        }
        if !is_own {
            self.reached.insert(key);
        }
        Some(!is_own)
    }
}

/// Returns whether a proven result is right; `None` if there are too many positions.
fn is_right(standing: &Standing, decided: &Decided, most: usize) -> Option<bool> {
    let mut seats = vec![0, 1];
    seats.retain(|&seat| decided.winner.is_none_or(|winner| winner == Seat::at(seat)));
    for seat in seats {
        let way = decided.bounds[seat].way.as_ref().unwrap();
        let mut search = Search {
            seat: Seat::at(seat),
            worth: if decided.winner.is_some() { 2 } else { 1 },
            reached: HashSet::new(),
            left: most,
        };
        let most = way.len() as u32;
        if !search.holds(standing, 2 * most + 2, way)? {
            return Some(false);
        }
    }
    Some(true)
}

fn two_seats() -> impl Iterator<Item = Variant> {
    Variant::ALL
        .into_iter()
        .filter(|variant| variant.seats() == 2)
}

#[test]
fn no_search_contradicts_a_proof() {
    let positions = wanted("HALMA_DECIDED", POSITIONS);
    let most = wanted("HALMA_DECIDED_SEARCHED", SEARCHED);
    for variant in two_seats() {
        let rules: Vec<Rules> = Rules::all()
            .filter(|rules| rules.variant() == variant)
            .collect();
        let mut dice = Dice(variant as u64 + 1);
        let (mut won, mut drawn, mut large) = (0, 0, 0);
        let mut by_length = [0; 8];
        for number in 0..positions {
            let rules = rules[number % rules.len()];
            let Some(standing) = random_race(rules, &mut dice) else {
                continue;
            };
            let Some(decided) = decided(&standing, NODES, NEVER) else {
                continue;
            };
            // Colors of a seat may fill each other's goals, which isn't looked for.
            let fills = rules.rule_set().checks().contains(&Check::Filled);
            assert!(!fills || variant.colors_a_seat() == 1);
            let what = || format!("{rules:?} {} {decided:?}", standing_text_of(&standing));
            match is_right(&standing, &decided, most) {
                None => large += 1,
                Some(is_right) => {
                    assert!(is_right, "{}", what());
                    won += usize::from(decided.winner.is_some());
                    drawn += usize::from(decided.winner.is_none());
                    let length = decided.bounds.iter().filter_map(Bounds::most).min();
                    by_length[(length.unwrap() as usize).min(7)] += 1;
                }
            }
        }
        println!("{variant}: {won} won, {drawn} drawn, {large} too large; {by_length:?}");
        assert!(won > 0, "{variant}");
    }
}

/// How a loser tries to get away.
#[derive(Clone, Copy, Debug)]
enum Loser {
    /// It plays anything, or the most progress.
    Sparring(Sparring),
    /// It goes where the winner wants to go.
    Hindering,
    /// It plays as the computer does.
    Level(u8),
}

const LOSERS: [Loser; 4] = [
    Loser::Sparring(Sparring::Random),
    Loser::Sparring(Sparring::Greedy),
    Loser::Hindering,
    Loser::Level(3),
];

impl Loser {
    fn choose(self, standing: &Standing, way: &[(Cell, Cell)], dice: &mut Dice) -> Ply {
        let position = standing.position();
        let plies = position.legal_plies();
        match self {
            Self::Sparring(kind) => plies[kind.choose(standing, dice, NEVER)],
            Self::Hindering => {
                let far = |ply: &&Ply| match ply {
                    Ply::Pass => 0,
                    Ply::Move(mv) => {
                        let wanted = way
                            .iter()
                            .map(|(_, to)| position.board().distance(mv.to(), *to));
                        wanted.min().unwrap_or(0) * 8 + dice.below(8) as u32
                    }
                };
                *plies.iter().min_by_key(far).unwrap()
            }
            Self::Level(level) => {
                let player = Player {
                    level: Level::new(level).unwrap(),
                    seed: 1,
                };
                let mut memory = Memory::with_positions(1 << 10);
                let thought = player.choose(standing, None, &mut memory, NEVER);
                thought.unwrap().ply()
            }
        }
    }
}

/// The first proof in a game of players who race with some luck.
fn first_proof(rules: Rules, dice: &mut Dice) -> Option<(Standing, Decided)> {
    let mut standing = after_luck(rules, 4, dice).standing().clone();
    for _ in 0..300 {
        if standing.outcome().is_some() {
            return None;
        }
        let position = standing.position();
        let stones = rules.variant().colors_a_seat() * rules.setup().stones_per_color();
        let is_late = |seat| position.stones_in_goal(Seat::at(seat)) * 2 > stones;
        if (is_late(0) || is_late(1))
            && let Some(decided) = decided(&standing, NODES, NEVER)
        {
            return Some((standing, decided));
        }
        let kind = match dice.below(8) {
            0 => Sparring::Random,
            _ => Sparring::Greedy,
        };
        let ply = standing.position().legal_plies()[kind.choose(&standing, dice, NEVER)];
        standing.play(ply).unwrap();
    }
    None
}

/// Plays a seat's way against a loser. Returns the end, and how many proofs on the way a search
/// confirms.
fn play_on(
    mut standing: Standing,
    (seat, way): (Seat, &[(Cell, Cell)]),
    loser: Loser,
    dice: &mut Dice,
) -> (Outcome, usize) {
    let (mut left, mut confirmed) = (way.iter(), 0);
    loop {
        if let Some(outcome) = standing.outcome() {
            return (outcome, confirmed);
        }
        if let Some(again) = decided(&standing, NODES, NEVER)
            && let Some(is_right) = is_right(&standing, &again, SEARCHED / 10)
        {
            assert!(is_right, "{} {again:?}", standing_text_of(&standing));
            confirmed += 1;
        }
        let ply = if standing.position().to_move() == seat {
            let wanted = left.next().unwrap();
            let is_it = |ply: &Ply| matches!(ply, Ply::Move(mv) if (mv.from(), mv.to()) == *wanted);
            standing
                .position()
                .legal_plies()
                .into_iter()
                .find(is_it)
                .unwrap()
        } else {
            loser.choose(&standing, left.as_slice(), dice)
        };
        standing.play(ply).unwrap();
    }
}

#[test]
fn no_play_gets_away_from_a_proof() {
    let games = wanted("HALMA_DECIDED", POSITIONS) / 40;
    let (mut played, mut confirmed) = (0, 0);
    for variant in two_seats() {
        let rules: Vec<Rules> = Rules::all()
            .filter(|rules| rules.variant() == variant)
            .collect();
        let mut dice = Dice(variant as u64 + 77);
        for number in 0..games {
            let rules = rules[number * 7 % rules.len()];
            let Some((standing, decided)) = first_proof(rules, &mut dice) else {
                continue;
            };
            for bounds in &decided.bounds {
                let Some(way) = &bounds.way else { continue };
                for loser in LOSERS {
                    let sides = (bounds.seat, &way[..]);
                    let (end, proofs) = play_on(standing.clone(), sides, loser, &mut dice);
                    let least = 1 + u32::from(decided.winner.is_some());
                    let what = || {
                        format!(
                            "{rules:?} {loser:?} {} {decided:?}",
                            standing_text_of(&standing)
                        )
                    };
                    assert!(worth(end, bounds.seat) >= least, "{end:?} {}", what());
                    played += 1;
                    confirmed += proofs;
                }
            }
        }
    }
    println!("{played} played on, {confirmed} proofs on the way confirmed");
    assert!(played > 20 && confirmed > 20, "{played}, {confirmed}");
}

#[test]
fn a_proof_says_what_each_needs() {
    let rules = Rules::new(Variant::Halma8, "classic".parse().ok(), None).unwrap();
    let text = "aaa1a3/aaa5/aa6/8/a5b1/6bb/5bbb/3b1bbb 1 30";
    let standing = Standing::of(parse_position(rules, text).unwrap());
    let proof = decided(&standing, NODES, NEVER).unwrap();
    assert_eq!(proof.winner, Some(Seat::FIRST));
    let needs = proof
        .bounds
        .map(|bounds| (bounds.seat, bounds.least, bounds.most()));
    assert_eq!(needs, [(Seat::at(0), 2, Some(2)), (Seat::at(1), 2, None)]);
    assert_eq!(decided(&Standing::start(rules), NODES, NEVER), None);
    // White could hinder Black from h8, and needs no longer; from h7 Black is built first.
    let winner = |rows: &str| {
        let text = format!("{rows}/aa6/a7/4a3/6bb/5bbb/4bbbb 1 30");
        let standing = Standing::of(parse_position(rules, &text).unwrap());
        decided(&standing, NODES, NEVER).map(|decided| decided.winner)
    };
    assert_eq!(winner("aaa4b/aaa5"), Some(Some(Seat::FIRST)));
    assert_eq!(winner("aaa5/aaa4b"), None);
    assert_eq!(
        decided(&standing, NODES, &|| true),
        decided(&standing, 0, NEVER)
    );
    let three = Rules::default_for(Variant::Star3);
    assert_eq!(decided(&Standing::start(three), NODES, NEVER), None);
}

/// `HALMA_DECIDED_GAMES=FILE` takes the games of another file.
#[test]
fn no_search_contradicts_a_proof_in_a_game() {
    let file = std::env::var("HALMA_DECIDED_GAMES").ok();
    let file = file.map(|file| std::fs::read_to_string(file).unwrap());
    let games = file
        .as_deref()
        .unwrap_or(include_str!("../cases/lost-games.halma"));
    let most = wanted("HALMA_DECIDED_SEARCHED", SEARCHED);
    let (mut right, mut large) = (0, 0);
    for record in read_records(games) {
        let game = record.unwrap().game;
        let mut again = Game::from_position(game.start().clone());
        for (number, event) in game.history().iter().enumerate() {
            let is_late = number * 2 > game.history().len();
            if is_late && let Some(decided) = decided(again.standing(), NODES, NEVER) {
                match is_right(again.standing(), &decided, most) {
                    None => large += 1,
                    Some(is_right) => {
                        assert!(
                            is_right,
                            "{} {decided:?}",
                            standing_text_of(again.standing())
                        );
                        right += 1;
                    }
                }
            }
            again.repeat(*event).unwrap();
        }
    }
    println!("{right} right, {large} too large");
    assert!(right > 0);
}
