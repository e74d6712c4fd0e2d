//! What a sum over cells can't see, such as a stone that others shut in: a small network that
//! corrects the sum, learned from games.
//!
//! It looks at the board twice, once as each side sees it, with the same weights: a stone on a cell
//! adds its weights to the hidden layer of both views, so a move changes only two of them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use halma_rules::{Rules, Variant};

/// The hidden layer of one view.
pub const HIDDEN: usize = 32;
/// Rounds until the home check that look alike, and how many such spans there are.
const SPAN: u32 = 3;
const SPANS: usize = 16;
/// What 1 is in the hidden layer, and the weight 1 after it.
const ONE: f32 = 256.0;
const ONE_OUT: f32 = 1_024.0;

/// What `lab network` has written.
const FILES: &[(Variant, &[u8])] = &[
    (
        Variant::Corners,
        include_bytes!("../../assets/networks/corners.bin"),
    ),
    (
        Variant::MiniCorners,
        include_bytes!("../../assets/networks/mini-corners.bin"),
    ),
    (
        Variant::Star2,
        include_bytes!("../../assets/networks/star2.bin"),
    ),
    (
        Variant::Halma8,
        include_bytes!("../../assets/networks/halma8.bin"),
    ),
];

static ALL: LazyLock<BTreeMap<Variant, Network>> = LazyLock::new(|| {
    let network = |(variant, bytes): &(Variant, &[u8])| {
        let network = Network::read(Rules::default_for(*variant), bytes);
        (*variant, network.expect("a test reads every network"))
    };
    FILES.iter().map(network).collect()
});

/// The hidden layer of a view before it is clipped.
pub(crate) type Layer = [i16; HIDDEN];

/// The weights of a board's network.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// By [`Inputs`].
    pub(crate) input: Vec<Layer>,
    pub(crate) bias: Layer,
    /// For the view of the side to move, and for the other.
    output: [Layer; 2],
    constant: i16,
}

/// The weights of a network before they are rounded.
#[derive(Clone, Debug)]
pub struct Weights {
    /// By input.
    pub input: Vec<[f32; HIDDEN]>,
    /// Of the hidden layer.
    pub bias: [f32; HIDDEN],
    /// For the view of the side to move and for the other, in steps.
    pub output: [[f32; HIDDEN]; 2],
    /// What is added, in steps.
    pub constant: f32,
}

impl Network {
    /// The network of a game of two by its usual rules, if one was learned.
    pub(crate) fn of(rules: Rules) -> Option<&'static Self> {
        let is_usual = rules == Rules::default_for(rules.variant());
        ALL.get(&rules.variant()).filter(|_| is_usual)
    }

    /// How many inputs a board's network has.
    pub fn inputs(rules: Rules) -> usize {
        Inputs::count(rules)
    }

    /// The network with these weights.
    pub fn rounded(weights: &Weights) -> Self {
        let layer =
            |from: &[f32; HIDDEN], one: f32| from.map(|weight| (weight * one).round() as i16);
        Self {
            input: weights.input.iter().map(|from| layer(from, ONE)).collect(),
            bias: layer(&weights.bias, ONE),
            output: weights.output.each_ref().map(|from| layer(from, ONE_OUT)),
            constant: (weights.constant * 100.0).round() as i16,
        }
    }

    /// The network as its file has it.
    pub fn bytes(&self) -> Vec<u8> {
        let layers = self.input.iter().chain([&self.bias]).chain(&self.output);
        let numbers = layers.flatten().chain([&self.constant]);
        numbers.flat_map(|number| number.to_le_bytes()).collect()
    }

    /// Reads a file; `None` if it isn't that of a network for this board.
    fn read(rules: Rules, bytes: &[u8]) -> Option<Self> {
        let inputs = Inputs::count(rules);
        let (numbers, []) = bytes.as_chunks::<2>() else {
            return None;
        };
        let numbers: Vec<i16> = numbers
            .iter()
            .map(|pair| i16::from_le_bytes(*pair))
            .collect();
        let (layers, &[constant]) = numbers.as_chunks::<HIDDEN>() else {
            return None;
        };
        let (input, &[bias, mine, theirs]) = layers.split_at_checked(inputs)? else {
            return None;
        };
        Some(Self {
            input: input.to_vec(),
            bias,
            output: [mine, theirs],
            constant,
        })
    }

    /// By how much the side to move is better off than the sum says, in hundredths of a step, from the
    /// hidden layers of its own view and of the opponent's.
    pub(crate) fn correction(&self, views: [&Layer; 2]) -> i32 {
        let of_view = |(view, output): (&Layer, &Layer)| -> i32 {
            let parts = view.iter().zip(output);
            parts
                .map(|(&sum, &weight)| i32::from(sum.clamp(0, ONE as i16)) * i32::from(weight))
                .sum()
        };
        let sum: i32 = views.into_iter().zip(&self.output).map(of_view).sum();
        (i64::from(sum) * 100 / (ONE * ONE_OUT) as i64) as i32 + i32::from(self.constant)
    }
}

/// The numbers of a network's inputs: own stones by cell, the other's by cell, then the span of
/// rounds until the home check.
#[derive(Clone, Copy)]
pub(crate) struct Inputs {
    cells: usize,
}

impl Inputs {
    pub fn of(rules: Rules) -> Self {
        Self {
            cells: rules.board().cells().len(),
        }
    }

    /// How many inputs a board's network has.
    pub fn count(rules: Rules) -> usize {
        2 * Self::of(rules).cells + SPANS
    }

    /// A stone on a cell, by the cell's number, as a color sees the board: the second color sees it
    /// turned by half a turn.
    #[inline]
    pub fn stone(self, view: usize, color: usize, number: u8) -> usize {
        let number = usize::from(number);
        let seen = if view == 0 {
            number
        } else {
            self.cells - 1 - number
        };
        if view == color {
            seen
        } else {
            self.cells + seen
        }
    }

    /// The input for the rounds that are left until the home check.
    pub fn rounds(self, left: u32) -> usize {
        2 * self.cells + ((left / SPAN) as usize).min(SPANS - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::field::mix;

    impl Network {
        /// A network with small weights of any kind.
        pub(crate) fn by_lot(rules: Rules, seed: u64) -> Self {
            let weight = |place: usize| {
                let drawn = mix(seed.wrapping_mul(1 << 20) + place as u64) >> 40;
                (drawn % 201) as f32 / 400.0 - 0.25
            };
            let layer = |row: usize| std::array::from_fn(|place| weight(row * HIDDEN + place));
            let inputs = Inputs::count(rules);
            Self::rounded(&Weights {
                input: (0..inputs).map(layer).collect(),
                bias: layer(inputs),
                output: [1, 2].map(|more| layer(inputs + more)),
                constant: 0.25,
            })
        }
    }

    #[test]
    fn every_network_is_read() {
        for (variant, _) in FILES {
            assert!(Network::of(Rules::default_for(*variant)).is_some());
        }
    }

    #[test]
    fn files_are_read_as_they_were_written() {
        let rules = Rules::default_for(Variant::Corners);
        let network = Network::by_lot(rules, 3);
        let bytes = network.bytes();
        assert_eq!(Network::read(rules, &bytes), Some(network));
        for damaged in [&bytes[1..], &bytes[2..], &bytes[2 * HIDDEN..], &[]] {
            assert_eq!(Network::read(rules, damaged), None);
        }
        let larger = Rules::default_for(Variant::Halma10);
        assert_eq!(Network::read(larger, &bytes), None);
    }

    #[test]
    fn a_stone_counts_by_its_weights() {
        let rules = Rules::default_for(Variant::MiniCorners);
        let mut weights = Weights {
            input: vec![[0.0; HIDDEN]; Inputs::count(rules)],
            bias: [0.0; HIDDEN],
            output: [[0.0; HIDDEN]; 2],
            constant: 0.5,
        };
        weights.output[0][3] = 2.0;
        weights.output[1][3] = -1.0;
        let network = Network::rounded(&weights);
        let layer = |sum: i16| {
            let mut layer = [0; HIDDEN];
            layer[3] = sum;
            layer
        };
        let correction =
            |mine: i16, theirs: i16| network.correction([&layer(mine), &layer(theirs)]);
        assert_eq!(correction(0, 0), 50);
        assert_eq!(correction(128, 0), 150);
        assert_eq!(correction(1_000, 0), 250, "more than 1 counts as 1");
        assert_eq!(correction(-1_000, 256), -50);
    }
}
