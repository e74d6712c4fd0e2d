//! Symmetries of the boards: rotations and reflections preserve moves and counts in all variants.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::BTreeSet;
use std::fmt::Write as _;

use halma_rules::notation::parse_position;
use halma_rules::{Board, Cell, Color, Game, Grid, Position, Rules, Seat, Variant};

/// A map of the cells onto themselves, as offsets from the middle of the board.
type Map = fn((i32, i32)) -> (i32, i32);

/// Rotations and a reflection of a square, in half cells.
const SQUARE: [Map; 3] = [|(x, y)| (-y, x), |(x, y)| (-x, -y), |(x, y)| (y, x)];
/// Rotations and reflections of the star, in axial coordinates.
const STAR: [Map; 7] = [
    |(a, b)| (-b, a + b),
    |(a, b)| (-a - b, a),
    |(a, b)| (-a, -b),
    |(a, b)| (b, a),
    |(a, b)| (-a, a + b),
    |(a, b)| (a + b, -b),
    |(a, b)| (a, -a - b),
];

fn mapped(board: &Board, grid: Grid, map: Map, cell: Cell) -> Cell {
    let far = board.side() as i32 - 1;
    let (letter, number) = board.coordinates(cell);
    let (letter, number) = (letter as i32, number as i32);
    let back = |of_middle: i32| i32::midpoint(of_middle, far) as usize;
    let (letter, number) = match grid {
        Grid::Star => {
            let (a, b) = map((letter - far / 2, number - far / 2));
            ((a + far / 2) as usize, (b + far / 2) as usize)
        }
        Grid::Square { .. } => {
            let (x, y) = map((2 * letter - far, 2 * number - far));
            (back(x), back(y))
        }
    };
    board.cell_at(letter, number).unwrap()
}

/// For each color, the color whose home and goal it gets by the map; `None` if the variant has
/// none.
fn colors(rules: Rules, turn: &dyn Fn(Cell) -> Cell) -> Option<Vec<Color>> {
    let setup = rules.setup();
    let all = || (0..setup.color_count()).map(Color::at);
    let cells = |set: &dyn Fn(Cell) -> bool| -> BTreeSet<Cell> {
        let cells = setup.board().cells().iter().copied();
        cells.filter(|cell| set(*cell)).collect()
    };
    let area = |color: Color| {
        let home = cells(&|cell| setup.home(color).contains(cell));
        (home, cells(&|cell| setup.goal(color).contains(cell)))
    };
    let turned = |set: &BTreeSet<Cell>| set.iter().map(|cell| turn(*cell)).collect();
    all()
        .map(|color| {
            let (home, goal) = area(color);
            let wanted: (BTreeSet<Cell>, BTreeSet<Cell>) = (turned(&home), turned(&goal));
            all().find(|other| area(*other) == wanted)
        })
        .collect()
}

/// The position with every stone moved by the map, and recolored.
fn moved(position: &Position, colors: &[Color], turn: &dyn Fn(Cell) -> Cell) -> Position {
    let (board, rules) = (position.board(), position.rules());
    let mut letters = vec![None; 1_000];
    let index = |cell: Cell| {
        board
            .cells()
            .iter()
            .position(|known| *known == cell)
            .unwrap()
    };
    for &cell in board.cells() {
        if let Some(color) = position.placement().at(cell) {
            letters[index(turn(cell))] = Some(colors[color.index()].letter());
        }
    }
    let mut rows = Vec::new();
    for number in (0..board.side()).rev() {
        let (mut row, mut empty) = (String::new(), 0);
        for cell in (0..board.side()).filter_map(|letter| board.cell_at(letter, number)) {
            match letters[index(cell)] {
                None => empty += 1,
                Some(letter) => {
                    if empty > 0 {
                        write!(row, "{empty}").unwrap();
                    }
                    row.push(letter);
                    empty = 0;
                }
            }
        }
        if empty > 0 {
            write!(row, "{empty}").unwrap();
        }
        rows.push(row);
    }
    let seats = (0..rules.variant().seats()).map(Seat::at);
    let owners: Vec<Seat> = seats.filter(|seat| position.has_stones(*seat)).collect();
    let colors_left: Vec<Color> = owners
        .iter()
        .flat_map(|seat| rules.setup().colors(*seat))
        .map(|color| colors[color.index()])
        .collect();
    let to_move = rules.setup().owner(colors_left[0]).number();
    parse_position(rules, &format!("{} {to_move} 1", rows.join("/"))).unwrap()
}

fn compare(position: &Position, map: Map) -> bool {
    let rules = position.rules();
    let (board, setup) = (position.board(), rules.setup());
    let grid = rules.variant().grid();
    let turn = |cell| mapped(board, grid, map, cell);
    let Some(colors) = colors(rules, &turn) else {
        return false;
    };
    let other = moved(position, &colors, &turn);
    for &cell in board.cells() {
        let mut expected: Vec<Cell> = position.targets(cell).into_iter().map(turn).collect();
        expected.sort_unstable();
        assert_eq!(other.targets(turn(cell)), expected, "{rules:?}");
        assert_eq!(
            other.is_locked(turn(cell)),
            position.is_locked(cell),
            "{rules:?}"
        );
    }
    for seat in (0..rules.variant().seats()).map(Seat::at) {
        let own: BTreeSet<Color> = setup
            .colors(seat)
            .iter()
            .map(|c| colors[c.index()])
            .collect();
        let same = setup.owner(*own.first().unwrap());
        let is_whole = setup.colors(same).iter().copied().collect::<BTreeSet<_>>() == own;
        if is_whole && position.has_stones(seat) {
            assert_eq!(other.tempo(same), position.tempo(seat), "{rules:?}");
            assert_eq!(other.is_built(same), position.is_built(seat), "{rules:?}");
        }
    }
    true
}

#[test]
fn turned_and_mirrored_boards_have_the_same_moves_and_counts() {
    let mut variants = BTreeSet::new();
    for (seed, rules) in Rules::all().enumerate() {
        let maps: &[Map] = match rules.variant().grid() {
            Grid::Star => &STAR,
            Grid::Square { .. } => &SQUARE,
        };
        let mut game = Game::new(rules);
        for number in 0..30 {
            for map in maps {
                if number % 10 == 9 && compare(game.position(), *map) {
                    variants.insert(rules.variant());
                }
            }
            let plies = game.position().legal_plies();
            game.play(plies[(number * 31 + seed) % plies.len()])
                .unwrap();
        }
    }
    assert_eq!(
        variants.len(),
        Variant::ALL.len(),
        "each has a symmetry: {variants:?}"
    );
}
