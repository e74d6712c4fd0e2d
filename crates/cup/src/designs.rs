//! Designs: games in which everyone meets everyone equally often.
//!
//! A design is used if nobody has more than six games in it, for they are all played at once. The
//! list is complete for games of 3, 4 and 6 except (10, 4, 2), whose six games can't be spread
//! evenly over four seats.

/// Returns the games of the design for so many people and seats, if there is one, seats in order.
///
/// In those from difference sets everyone has each seat equally often. In the affine planes of 9 and
/// 16 people everyone has one game more than there are seats, so one seat comes twice.
pub(crate) fn design(people: usize, seats: usize) -> Option<Vec<Vec<usize>>> {
    let cyclic = |blocks: &[&[usize]]| Some(shifted(people, blocks, |one, by| (one + by) % people));
    match (people, seats) {
        (7, 3) => cyclic(&[&[0, 1, 3]]),
        (7, 4) => cyclic(&[&[0, 3, 5, 6]]),
        (7, 6) => cyclic(&[&[0, 1, 2, 3, 4, 5]]),
        (11, 6) => cyclic(&[&[0, 2, 6, 7, 8, 10]]),
        (13, 3) => cyclic(&[&[0, 1, 4], &[0, 2, 7]]),
        (13, 4) => cyclic(&[&[0, 1, 3, 9]]),
        (31, 6) => cyclic(&[&[0, 1, 3, 8, 12, 18]]),
        // Where the bent function ab + cd of four bits is 1.
        (16, 6) => Some(shifted(16, &[&[3, 7, 11, 12, 13, 14]], |one, by| one ^ by)),
        (9, 3) | (16, 4) => Some(affine_plane(seats)),
        _ => None,
    }
}

/// Shifts each block by everyone. Each person comes once to each place of a block, so those are the
/// seats.
fn shifted(
    people: usize,
    blocks: &[&[usize]],
    shift: impl Fn(usize, usize) -> usize,
) -> Vec<Vec<usize>> {
    let every = |block: &&[usize]| -> Vec<Vec<usize>> {
        let game = |by| block.iter().map(|one| shift(*one, by)).collect();
        (0..people).map(game).collect()
    };
    blocks.iter().flat_map(every).collect()
}

/// The lines of the plane over the field of 3 or 4 elements. On a line with slope m the point at x
/// has seat x + m, so that over all slopes each point has each seat once.
fn affine_plane(order: usize) -> Vec<Vec<usize>> {
    let point = |x: usize, y: usize| x * order + y;
    let mut lines = Vec::new();
    for slope in 0..order {
        for start in 0..order {
            let mut line = vec![0; order];
            for x in 0..order {
                let y = sum(order, product(order, slope, x), start);
                line[sum(order, x, slope)] = point(x, y);
            }
            lines.push(line);
        }
    }
    let upright = |x| (0..order).map(|y| point(x, y)).collect();
    lines.extend((0..order).map(upright));
    lines
}

fn sum(order: usize, one: usize, other: usize) -> usize {
    match order {
        4 => one ^ other,
        _ => (one + other) % order,
    }
}

fn product(order: usize, one: usize, other: usize) -> usize {
    match (order, one, other) {
        (_, 0, _) | (_, _, 0) => 0,
        // The elements but 0 are powers of the second one: 1, 2, 3.
        (4, _, _) => (one + other - 2) % 3 + 1,
        _ => one * other % order,
    }
}
