//! From text to a legal ply, or to the reason why it isn't one.

use super::Position;
use crate::cell::Cell;
use crate::moves::{Illegal, Move, Ply};
use crate::route::Route;

impl Position {
    /// Turns strict text (docs/rules.md, section 7) into a legal ply; case and surrounding spaces
    /// don't matter.
    ///
    /// # Errors
    /// Returns what is wrong with the text, as precisely as possible.
    pub fn parse_ply(&self, text: &str) -> Result<Ply, Illegal> {
        let text = text.trim();
        if text == "--" {
            let pass = Ply::Pass;
            return if self.is_legal(pass) {
                Ok(pass)
            } else {
                Err(Illegal::PassNotForced)
            };
        }
        let cells = self.parse_cells(text)?;
        let (Some(&from), Some(&to)) = (cells.first(), cells.last()) else {
            return Err(Illegal::Malformed);
        };
        self.check_ends(from, to)?;
        if cells.len() > 2 {
            self.check_legs(&cells)?;
        }
        self.check_reach(from, to)?;
        Ok(Ply::Move(Move::new(from, to)))
    }

    fn parse_cells(&self, text: &str) -> Result<Vec<Cell>, Illegal> {
        if !text.contains('-') || text.split('-').any(str::is_empty) {
            return Err(Illegal::Malformed);
        }
        let no_such_cell = |name: &str| Illegal::NoSuchCell {
            name: name.chars().take(20).collect(),
        };
        text.split('-')
            .map(|name| {
                self.board()
                    .parse_cell(name)
                    .ok_or_else(|| no_such_cell(name))
            })
            .collect()
    }

    fn check_ends(&self, from: Cell, to: Cell) -> Result<(), Illegal> {
        let name = |cell| self.board().name(cell);
        match self.owner_at(from) {
            None => return Err(Illegal::EmptyCell { cell: name(from) }),
            Some(seat) if seat != self.to_move => {
                return Err(Illegal::NotYourStone { cell: name(from) });
            }
            Some(_) => {}
        }
        if from == to {
            return Err(Illegal::SameCell { cell: name(from) });
        }
        if self.placement.at(to).is_some() {
            return Err(Illegal::TargetTaken { cell: name(to) });
        }
        Ok(())
    }

    fn check_legs(&self, cells: &[Cell]) -> Result<(), Illegal> {
        let (board, flight) = (self.board(), self.flight(cells[0]));
        for (index, leg) in cells.windows(2).enumerate() {
            if !flight.is_jump(leg[0], leg[1]) {
                return Err(Illegal::WrongRoute {
                    leg: index + 1,
                    from: board.name(leg[0]),
                    to: board.name(leg[1]),
                });
            }
        }
        Ok(())
    }

    fn check_reach(&self, from: Cell, to: Cell) -> Result<(), Illegal> {
        let targets = self.targets(from);
        if targets.contains(&to) {
            return Ok(());
        }
        let name = |cell| self.board().name(cell);
        if self.reachable(from).contains(&to) {
            let (from_name, to_name) = (name(from), name(to));
            return Err(if self.is_held_in_goal(from) {
                Illegal::LeavesGoal {
                    from: from_name,
                    to: to_name,
                }
            } else {
                Illegal::EntersCorner {
                    from: from_name,
                    to: to_name,
                }
            });
        }
        let targets = targets.into_iter().map(name).collect();
        Err(Illegal::NotReachable {
            from: name(from),
            to: name(to),
            targets,
        })
    }

    /// Returns true if the stone on a cell must end its turns in the goal it stands in.
    fn is_held_in_goal(&self, cell: Cell) -> bool {
        let color = self.placement.at(cell);
        let in_goal = color.is_some_and(|color| self.setup().goal(color).contains(cell));
        in_goal && self.rules.closed_goals()
    }

    /// The route by which a move led to this position: its stone stands on the last cell, and the
    /// start is empty.
    ///
    /// # Errors
    /// Returns an error if no such move can have led here.
    pub fn route_before(&self, text: &str) -> Result<Route, Illegal> {
        let cells = self.parse_cells(text.trim())?;
        let (Some(&from), Some(&to)) = (cells.first(), cells.last()) else {
            return Err(Illegal::Malformed);
        };
        let name = |cell| self.board().name(cell);
        let Some(mover) = self.owner_at(to) else {
            return Err(Illegal::EmptyCell { cell: name(to) });
        };
        if from == to {
            return Err(Illegal::SameCell { cell: name(from) });
        }
        if self.placement.at(from).is_some() {
            return Err(Illegal::TargetTaken { cell: name(from) });
        }
        let mut before = self.clone();
        before.placement.shift(to, from);
        before.to_move = mover;
        match before.parse_ply(text)? {
            Ply::Move(mv) => Ok(before.route(mv)),
            Ply::Pass => Err(Illegal::Malformed),
        }
    }
}
