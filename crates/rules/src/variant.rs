//! The variants, each a row of data (docs/rules.md, section 2).

use std::fmt;
use std::str::FromStr;

use super::board::Grid;

/// A variant of the game: a board, the homes on it, and who sits where.
///
/// ```
/// use halma_rules::Variant;
///
/// let variant: Variant = "star6".parse()?;
/// assert_eq!((variant, variant.seats()), (Variant::Star6, 6));
/// assert_eq!(variant.with_seats(3), Some(Variant::Star3));
/// # Ok::<(), halma_rules::UnknownName>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "each variant is described by its row")]
pub enum Variant {
    Halma8,
    Halma10,
    Halma16,
    Halma16Four,
    Corners,
    MiniCorners,
    Star2,
    Star2x3,
    Star3,
    Star3x2,
    Star4,
    Star5,
    Star6,
    Star2Fifteen,
    Star3Fifteen,
}

/// The shape of a home; x and y are the distances in files and ranks from its corner cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Home {
    /// `x + y < rows`.
    Triangle { rows: usize },
    /// `x < files` and `y < ranks`.
    Block { files: usize, ranks: usize },
    /// `x < side`, `y < side` and `x + y <= diagonal`.
    Camp { side: usize, diagonal: usize },
    /// A point of the star.
    Point,
    /// A point of the star and the next row of five.
    PointAndRow,
}

/// A row of the table of variants. `seats` lists the corners of each seat's colors: clockwise from
/// 0, the bottom right on a square; numbered as in docs/rules.md on the star.
pub(super) struct Row {
    pub name: &'static str,
    pub grid: Grid,
    pub home: Home,
    pub seats: &'static [&'static [usize]],
    /// Whether diagonals are on by default; `None` if the option doesn't exist.
    pub diagonals: Option<bool>,
    /// Whether seats opposite each other can play as partners.
    pub pairs: bool,
    /// When stones are counted; `None` on the star, whose rule sets don't count them.
    pub counts: Option<Counts>,
}

/// The numbers for rule sets that count stones or tempo (docs/rules.md, section 4).
#[derive(Clone, Copy)]
pub(super) struct Counts {
    /// The round H of gambiter 3, without diagonals.
    pub home_round: u32,
    /// The same with diagonals.
    pub home_round_diagonal: u32,
    /// The round T of gambiter 4.
    pub tempo_round: u32,
    /// The own moves H of brainking 2.
    pub home_moves: u32,
}

const COUNTS_8: Counts = Counts {
    home_round: 40,
    home_round_diagonal: 30,
    tempo_round: 80,
    home_moves: 30,
};
const COUNTS_10: Counts = Counts {
    home_round: 60,
    home_round_diagonal: 50,
    tempo_round: 120,
    home_moves: 50,
};
const COUNTS_16: Counts = Counts {
    home_round: 120,
    home_round_diagonal: 110,
    tempo_round: 240,
    home_moves: 110,
};

const BOTTOM_RIGHT_AND_TOP_LEFT: &[&[usize]] = &[&[0], &[2]];
const BLOCK_4X3: Home = Home::Block { files: 4, ranks: 3 };
const CAMP_19: Home = Home::Camp {
    side: 5,
    diagonal: 5,
};
const CAMP_13: Home = Home::Camp {
    side: 4,
    diagonal: 4,
};

const fn square(
    name: &'static str,
    size: u8,
    home: Home,
    seats: &'static [&'static [usize]],
    diagonals: bool,
) -> Row {
    Row {
        name,
        grid: Grid::Square { size },
        home,
        seats,
        diagonals: Some(diagonals),
        pairs: seats.len() == 4,
        counts: Some(match size {
            8 => COUNTS_8,
            10 => COUNTS_10,
            _ => COUNTS_16,
        }),
    }
}

const fn star(name: &'static str, home: Home, seats: &'static [&'static [usize]]) -> Row {
    Row {
        name,
        grid: Grid::Star,
        home,
        seats,
        diagonals: None,
        pairs: matches!(seats.len(), 4 | 6),
        counts: None,
    }
}

const ROWS: [Row; 15] = [
    square(
        "halma8",
        8,
        Home::Triangle { rows: 4 },
        BOTTOM_RIGHT_AND_TOP_LEFT,
        true,
    ),
    square(
        "halma10",
        10,
        Home::Triangle { rows: 5 },
        BOTTOM_RIGHT_AND_TOP_LEFT,
        true,
    ),
    square("halma16", 16, CAMP_19, BOTTOM_RIGHT_AND_TOP_LEFT, true),
    square("halma16-4", 16, CAMP_13, &[&[0], &[1], &[2], &[3]], true),
    square("corners", 8, BLOCK_4X3, BOTTOM_RIGHT_AND_TOP_LEFT, false),
    square(
        "mini-corners",
        8,
        Home::Block { files: 3, ranks: 3 },
        BOTTOM_RIGHT_AND_TOP_LEFT,
        false,
    ),
    star("star2", Home::Point, &[&[0], &[3]]),
    star("star2x3", Home::Point, &[&[5, 0, 1], &[2, 3, 4]]),
    star("star3", Home::Point, &[&[0], &[2], &[4]]),
    star("star3x2", Home::Point, &[&[0, 1], &[2, 3], &[4, 5]]),
    star("star4", Home::Point, &[&[0], &[1], &[3], &[4]]),
    star("star5", Home::Point, &[&[0], &[1], &[2], &[3], &[4]]),
    star("star6", Home::Point, &[&[0], &[1], &[2], &[3], &[4], &[5]]),
    star("star2-15", Home::PointAndRow, &[&[0], &[3]]),
    star("star3-15", Home::PointAndRow, &[&[0], &[2], &[4]]),
];

impl Variant {
    /// All variants, in the order of docs/rules.md.
    pub const ALL: [Self; 15] = [
        Self::Halma8,
        Self::Halma10,
        Self::Halma16,
        Self::Halma16Four,
        Self::Corners,
        Self::MiniCorners,
        Self::Star2,
        Self::Star2x3,
        Self::Star3,
        Self::Star3x2,
        Self::Star4,
        Self::Star5,
        Self::Star6,
        Self::Star2Fifteen,
        Self::Star3Fifteen,
    ];

    pub(super) fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// The name in notations and commands, such as `halma16-4`.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The shape of the board.
    pub fn grid(self) -> Grid {
        self.row().grid
    }

    /// The number of players.
    pub fn seats(self) -> usize {
        self.row().seats.len()
    }

    /// The number of colors that each player has.
    pub fn colors_a_seat(self) -> usize {
        self.row().seats[0].len()
    }

    /// The same game for another number of seats: the same board, colors per seat and, if possible,
    /// homes.
    pub fn with_seats(self, seats: usize) -> Option<Self> {
        let is_same = |other: &Self| {
            other.grid() == self.grid() && other.colors_a_seat() == self.colors_a_seat()
        };
        let fitting = Self::ALL.into_iter().filter(is_same);
        let fitting = fitting.filter(|other| other.seats() == seats);
        fitting.min_by_key(|other| other.row().home != self.row().home)
    }

    /// Returns true if the game can continue after someone has won, for the other places.
    pub fn has_places(self) -> bool {
        self.seats() > 2
    }

    /// Returns true if seats opposite each other can play as partners.
    pub fn has_pairs(self) -> bool {
        self.row().pairs
    }

    /// Whether diagonals are on by default; `None` if the option doesn't exist.
    pub fn default_diagonals(self) -> Option<bool> {
        self.row().diagonals
    }
}

/// A name that doesn't exist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownName {
    /// The name as given.
    pub name: String,
    /// What kind of name it should be.
    pub what: &'static str,
    /// The names that exist.
    pub known: Vec<&'static str>,
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "unknown {} {:?}; known are {}",
            self.what,
            self.name,
            self.known.join(", ")
        )
    }
}

impl std::error::Error for UnknownName {}

impl FromStr for Variant {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Self, UnknownName> {
        Self::ALL
            .into_iter()
            .find(|variant| variant.name() == name)
            .ok_or_else(|| UnknownName {
                name: name.chars().take(40).collect(),
                what: "variant",
                known: Self::ALL.map(Self::name).to_vec(),
            })
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
