//! Seats that are done, and what their stones count for.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::BTreeMap;

use halma_rules::notation::parse_position;
use halma_rules::{Cell, Color, Ends, Game, Options, Reason, RuleSet, Rules, Seat, Teams, Variant};

/// A position under construction: stones by cell.
struct Sketch {
    rules: Rules,
    stones: BTreeMap<Cell, Color>,
}

impl Sketch {
    fn new(variant: Variant, rule_set: RuleSet, pairs: bool) -> Self {
        let options = Options {
            ends: (!pairs).then_some(Ends::Places),
            teams: pairs.then_some(Teams::Pairs),
            ..Options::default()
        };
        Self {
            rules: Rules::with_options(variant, Some(rule_set), options).unwrap(),
            stones: BTreeMap::new(),
        }
    }

    fn goal(&self, seat: usize) -> Vec<Cell> {
        self.rules.setup().goal_cells(Color::at(seat)).to_vec()
    }

    /// The outermost cell of a seat's goal.
    fn tip(&self, seat: usize) -> Cell {
        let board = self.rules.board();
        let goal = self.goal(seat).into_iter();
        goal.min_by_key(|cell| board.neighbors(*cell).count())
            .unwrap()
    }

    /// A cell of a seat's goal that borders on the middle of the star.
    fn edge(&self, seat: usize) -> Cell {
        let board = self.rules.board();
        let goal = self.goal(seat);
        let outside = |cell: &Cell| {
            board
                .neighbors(*cell)
                .filter(|next| !goal.contains(next))
                .count()
        };
        *goal.iter().max_by_key(|cell| outside(cell)).unwrap()
    }

    /// Fills a seat's goal with its stones, except for one cell that another seat's stone is on.
    fn fill(&mut self, seat: usize, but: Cell, with: usize) {
        for cell in self.goal(seat) {
            let owner = if cell == but { with } else { seat };
            self.stones.insert(cell, Color::at(owner));
        }
    }

    /// Puts the stones that are missing in the middle, and has a seat move.
    fn game(mut self, to_move: usize) -> Game {
        let setup = self.rules.setup();
        let seats = setup.seats();
        let mut middle = setup.board().cells().iter().filter(|cell| {
            let colors = (0..seats).map(Color::at);
            let mut corners = colors.flat_map(|color| [setup.home(color), setup.goal(color)]);
            !corners.any(|corner| corner.contains(**cell))
        });
        for seat in 0..seats {
            let color = Color::at(seat);
            let placed = self.stones.values().filter(|other| **other == color);
            for _ in placed.count()..setup.stones_per_color() {
                // Every other cell, so that stones can move.
                middle.next();
                self.stones.insert(*middle.next().unwrap(), color);
            }
        }
        let text = format!("{} {} 20", self.rows(), to_move + 1);
        Game::from_position(parse_position(self.rules, &text).unwrap())
    }

    fn rows(&self) -> String {
        let board = self.rules.board();
        let mut rows = Vec::new();
        for number in (0..board.side()).rev() {
            let (mut row, mut empty) = (String::new(), 0);
            for cell in (0..board.side()).filter_map(|letter| board.cell_at(letter, number)) {
                match self.stones.get(&cell) {
                    None => empty += 1,
                    Some(color) => {
                        if empty > 0 {
                            row += &empty.to_string();
                        }
                        empty = 0;
                        row.push(color.letter());
                    }
                }
            }
            if empty > 0 {
                row += &empty.to_string();
            }
            rows.push(row);
        }
        rows.join("/")
    }
}

/// Plays a step of the seat to move that enters and leaves no goal.
fn wait(game: &mut Game) {
    let position = game.position();
    let setup = position.setup();
    let in_goal = |cell| (0..setup.seats()).any(|seat| setup.goal(Color::at(seat)).contains(cell));
    let ply = position.legal_plies().into_iter().find(|ply| match ply {
        halma_rules::Ply::Move(mv) => !in_goal(mv.from()) && !in_goal(mv.to()),
        halma_rules::Ply::Pass => false,
    });
    game.play(ply.unwrap()).unwrap();
}

fn done(game: &Game) -> Vec<u8> {
    let seats = (0..game.rules().variant().seats()).map(Seat::at);
    let done = seats.filter(|seat| game.standing().is_done(*seat));
    done.map(Seat::number).collect()
}

#[test]
fn two_seats_done_on_one_ply_take_places_in_turn_order() {
    let mut sketch = Sketch::new(Variant::Star3, RuleSet::Parlett, false);
    let (one, other) = (sketch.tip(0), sketch.tip(1));
    sketch.fill(0, one, 1);
    sketch.fill(1, other, 0);
    let mut game = sketch.game(2);
    wait(&mut game);
    assert_eq!(game.result(), "1-2-3", "the last seat takes what is left");
    assert_eq!(game.outcome().unwrap().reason, Reason::Places);
}

/// Seat 1 has reached its aim except for a locked stone of seat 3, and its last stone stands at the
/// edge of seat 2's goal, where it can move.
fn a_stone_in_the_next_goal(is_locked: bool) -> Game {
    let mut sketch = Sketch::new(Variant::Star4, RuleSet::Igroved, false);
    let (tip, edge) = (sketch.tip(0), sketch.edge(1));
    sketch.fill(0, tip, 2);
    if !is_locked {
        sketch.stones.remove(&tip);
    }
    sketch.fill(1, edge, 0);
    sketch.game(2)
}

#[test]
fn the_stones_of_a_seat_that_is_done_count_as_locked() {
    let mut game = a_stone_in_the_next_goal(true);
    wait(&mut game);
    assert_eq!(done(&game), [1, 2], "seat 2 by the stone of seat 1");
    assert_eq!(game.standing().place(Seat::at(1)), Some(2));
    let mut game = a_stone_in_the_next_goal(false);
    wait(&mut game);
    assert!(
        done(&game).is_empty(),
        "that stone can move as long as seat 1 plays"
    );
}

/// Seat 2 has filled its goal except the tip, where a stone of seat 4 never left home.
fn a_stone_at_home(pairs: bool, is_done: bool) -> Game {
    let mut sketch = Sketch::new(Variant::Star4, RuleSet::Igroved, pairs);
    let (home, tip) = (sketch.tip(1), sketch.tip(3));
    sketch.fill(1, home, 3);
    if is_done {
        sketch.fill(3, tip, 2);
    }
    sketch.game(2)
}

#[test]
fn the_stones_of_a_partner_who_still_plays_count_for_nothing() {
    let mut game = a_stone_at_home(false, false);
    wait(&mut game);
    assert_eq!(done(&game), [2], "an opponent's stone is locked there");
    let mut game = a_stone_at_home(true, false);
    wait(&mut game);
    assert!(done(&game).is_empty(), "a partner's is not");
    let mut game = a_stone_at_home(true, true);
    wait(&mut game);
    assert_eq!(
        game.result(),
        "0-1-0-1",
        "but it is once the partner is done"
    );
    assert_eq!(game.outcome().unwrap().reason, Reason::Locked);
}
