//! The contents of a picture: plain data.

pub(crate) mod layout;
pub(crate) mod sides;
pub(crate) mod view;

use std::fmt;

use self::sides::Sides;
use halma_rules::{Cell, Color, Position, Route, Seat, Setup, Standing, Variant};

/// The long side of a picture in pixels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PictureSize(u16);

impl PictureSize {
    /// The smallest picture.
    pub const LEAST: Self = Self(256);
    /// The largest picture.
    pub const MOST: Self = Self(2048);

    /// A size that is known to be in range.
    pub(crate) const fn of(pixels: u16) -> Self {
        assert!(pixels >= Self::LEAST.0 && pixels <= Self::MOST.0);
        Self(pixels)
    }

    /// A size of 256 to 2048 pixels.
    ///
    /// # Errors
    /// Returns an error if the size is out of range.
    pub fn new(pixels: u16) -> Result<Self, OutOfRange> {
        within("a picture's size", pixels, Self::LEAST.0, Self::MOST.0).map(Self)
    }

    /// The size in pixels.
    pub fn pixels(self) -> usize {
        usize::from(self.0)
    }
}

impl Default for PictureSize {
    fn default() -> Self {
        Self(1024)
    }
}

/// The number on a marker: 1 to 25, the limit of a Discord menu.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MarkerNumber(u8);

impl MarkerNumber {
    /// The largest number.
    pub const MOST: Self = Self(25);

    /// A number from 1 to 25.
    ///
    /// # Errors
    /// Returns an error if the number is out of range.
    pub fn new(number: u8) -> Result<Self, OutOfRange> {
        within("a marker's number", number.into(), 1, Self::MOST.0.into()).map(|_| Self(number))
    }

    /// All numbers in order.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (1..=Self::MOST.0).map(Self)
    }

    /// The number.
    pub fn get(self) -> u8 {
        self.0
    }
}

fn within(what: &'static str, given: u16, least: u16, most: u16) -> Result<u16, OutOfRange> {
    let error = OutOfRange {
        what,
        given,
        least,
        most,
    };
    (least..=most)
        .contains(&given)
        .then_some(given)
        .ok_or(error)
}

/// A number that is out of range.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutOfRange {
    /// What the number is for.
    pub what: &'static str,
    /// The number as given.
    pub given: u16,
    /// The least that is allowed.
    pub least: u16,
    /// The most that is allowed.
    pub most: u16,
}

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            what,
            given,
            least,
            most,
        } = self;
        write!(f, "{what} must be {least} to {most}, not {given}")
    }
}

impl std::error::Error for OutOfRange {}

/// What a marker says about its cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MarkerKind {
    /// The cell has been chosen: the stone to move.
    Chosen,
    /// The cell can be chosen: a stone that can move, or a cell that can be reached.
    Reachable,
}

/// A marker on a cell for the person who is choosing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Marker {
    /// The cell.
    pub cell: Cell,
    /// What the marker says.
    pub kind: MarkerKind,
    /// The number to choose the cell by.
    pub number: Option<MarkerNumber>,
}

impl Marker {
    /// Marks a cell as chosen.
    pub fn chosen(cell: Cell) -> Self {
        Self {
            cell,
            kind: MarkerKind::Chosen,
            number: None,
        }
    }

    /// Marks a cell as one that can be chosen.
    pub fn reachable(cell: Cell) -> Self {
        Self {
            cell,
            kind: MarkerKind::Reachable,
            number: None,
        }
    }

    /// The same marker with a number.
    #[must_use]
    pub fn numbered(self, number: MarkerNumber) -> Self {
        Self {
            number: Some(number),
            ..self
        }
    }
}

/// Everything that a picture shows: stones, the last move, markers, the viewpoint and the size.
#[derive(Clone, Debug)]
pub struct Scene {
    pub(crate) variant: Variant,
    pub(crate) setup: &'static Setup,
    pub(crate) stones: Vec<(Cell, Color)>,
    /// The cells of each move that led to the position, the last move last.
    pub(crate) trails: Vec<Vec<Cell>>,
    pub(crate) markers: Vec<Marker>,
    pub(crate) seat: Seat,
    pub(crate) size: PictureSize,
    pub(crate) sides: Option<Sides>,
    /// The seats' names in the strip; empty where none can be written.
    pub(crate) names: Vec<String>,
    /// The seat whose goal is outlined.
    pub(crate) goal: Option<Seat>,
    /// Whether names are in the star's holes rather than at the rim.
    pub(crate) names_in_holes: bool,
    /// Whether the wood is drawn without streaks, which cost bytes in GIFs.
    pub(crate) is_plain: bool,
}

impl Scene {
    /// The stones of a position, seen from seat 1, in the default size.
    pub fn of(position: &Position) -> Self {
        let (setup, placement) = (position.setup(), position.placement());
        let cells = setup.board().cells().iter();
        Self {
            variant: position.rules().variant(),
            setup,
            stones: cells
                .filter_map(|&cell| Some((cell, placement.at(cell)?)))
                .collect(),
            trails: Vec::new(),
            markers: Vec::new(),
            seat: Seat::FIRST,
            size: PictureSize::default(),
            sides: None,
            names: Vec::new(),
            goal: None,
            names_in_holes: false,
            is_plain: false,
        }
    }

    /// A game as it stands, with each side's progress and its last moves, the last one last. Moves
    /// whose stone is gone are left out.
    pub fn of_game<'a>(standing: &Standing, last: impl IntoIterator<Item = &'a Route>) -> Self {
        let scene = Self::of(standing.position()).with_sides(Sides::of(standing));
        let stands = |route: &&Route| {
            let end = route.cells().last();
            end.is_some_and(|&cell| scene.stone_at(cell).is_some())
        };
        let routes: Vec<&Route> = last.into_iter().filter(stands).collect();
        routes.into_iter().fold(scene, Scene::after)
    }

    /// Adds a strip that shows each side's progress.
    #[must_use]
    pub fn with_sides(mut self, sides: Sides) -> Self {
        self.sides = Some(sides);
        self
    }

    /// Adds the seats' names to the strip, in the order of the seats.
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Self {
        self.names = names;
        self
    }

    /// Shows the sides' final places, counted from 1, on their stones in the strip.
    #[must_use]
    pub fn with_places(mut self, places: impl IntoIterator<Item = (usize, Seat)>) -> Self {
        let sides = self.sides.iter_mut().flat_map(|sides| &mut sides.sides);
        let mut sides: Vec<_> = sides.collect();
        for (place, seat) in places {
            if let Some(side) = sides.get_mut(seat.index()) {
                side.place = Some(place);
            }
        }
        self
    }

    /// For the player of one seat: seen from there, with the goal outlined and names in the star's
    /// holes.
    #[must_use]
    pub fn for_seat(self, seat: Seat) -> Self {
        let seen = self.seen_from(seat);
        Self {
            goal: Some(seen.seat),
            names_in_holes: true,
            ..seen
        }
    }

    /// Outlines the goal of a seat.
    #[must_use]
    pub fn outlining_goal(self, seat: Seat) -> Self {
        Self {
            goal: Some(seat),
            ..self
        }
    }

    /// Shows a move that led to the position, after those already shown. Its stone must be on the
    /// last cell of the route.
    #[must_use]
    pub fn after(mut self, route: &Route) -> Self {
        self.trails.push(route.cells().to_vec());
        self
    }

    /// Prepares the scene for a GIF: without streaks in the wood, and without the strip, which
    /// changes with every picture. Both cost bytes.
    #[must_use]
    pub fn in_film(self) -> Self {
        Self {
            sides: None,
            names: Vec::new(),
            is_plain: true,
            ..self
        }
    }

    /// The same without stones: for those who draw them themselves.
    #[must_use]
    pub fn without_stones(self) -> Self {
        Self {
            stones: Vec::new(),
            ..self
        }
    }

    /// Adds markers.
    #[must_use]
    pub fn marked(mut self, markers: impl IntoIterator<Item = Marker>) -> Self {
        self.markers.extend(markers);
        self
    }

    /// Turns the board so that the home of this seat's first color is where seat 1's usually is.
    /// For a seat that the variant doesn't have, the board isn't turned.
    #[must_use]
    pub fn seen_from(mut self, seat: Seat) -> Self {
        self.seat = if seat.index() < self.setup.seats() {
            seat
        } else {
            Seat::FIRST
        };
        self
    }

    /// Sets the length of the picture's long side.
    #[must_use]
    pub fn sized(mut self, size: PictureSize) -> Self {
        self.size = size;
        self
    }

    /// The color of the stone on a cell.
    pub fn stone_at(&self, cell: Cell) -> Option<Color> {
        let index = self
            .stones
            .binary_search_by_key(&cell, |&(place, _)| place)
            .ok()?;
        Some(self.stones[index].1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_and_numbers_have_ranges() {
        assert_eq!(PictureSize::new(256), Ok(PictureSize::LEAST));
        assert!(PictureSize::new(255).is_err() && PictureSize::new(2049).is_err());
        assert!(MarkerNumber::new(0).is_err() && MarkerNumber::new(26).is_err());
        let error = PictureSize::new(7).unwrap_err().to_string();
        assert_eq!(error, "a picture's size must be 256 to 2048, not 7");
    }
}
