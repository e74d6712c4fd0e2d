//! The hidden layer of a network as both colors see the board, which follows the moves of a search.

use halma_rules::Standing;

use super::network::{Inputs, Layer, Network};
use super::term::rounds_at_home;
use crate::board::field::{Field, Shift};
use crate::board::layout::Layout;

/// A network and both views of a board.
#[derive(Clone)]
pub(crate) struct Views<'a> {
    network: &'a Network,
    inputs: Inputs,
    /// By color.
    layers: [Layer; 2],
}

impl<'a> Views<'a> {
    pub fn of(network: &'a Network, standing: &Standing, layout: &Layout, field: &Field) -> Self {
        let mut views = Self {
            network,
            inputs: Inputs::of(layout.rules),
            layers: [network.bias; 2],
        };
        for (view, layer) in views.layers.iter_mut().enumerate() {
            for input in seen(views.inputs, standing, layout, field, view) {
                change(layer, &network.input[input], i16::wrapping_add);
            }
        }
        views
    }

    /// Follows the move of a color's stone.
    #[inline]
    pub fn shift(&mut self, color: usize, shift: Shift, layout: &Layout) {
        for (view, layer) in self.layers.iter_mut().enumerate() {
            let number = |slot: u16| layout.number[usize::from(slot)];
            let [from, to] = [shift.from, shift.to]
                .map(|slot| &self.network.input[self.inputs.stone(view, color, number(slot))]);
            change(layer, from, i16::wrapping_sub);
            change(layer, to, i16::wrapping_add);
        }
    }

    /// By how much the color to move is better off than the sum of cells says, in hundredths of a
    /// step.
    #[inline]
    pub fn correction(&self, color: usize) -> i32 {
        let [mine, theirs] = [color, 1 - color].map(|view| &self.layers[view]);
        self.network.correction([mine, theirs])
    }
}

#[inline]
fn change(layer: &mut Layer, by: &Layer, how: impl Fn(i16, i16) -> i16) {
    for (sum, weight) in layer.iter_mut().zip(by) {
        *sum = how(*sum, *weight);
    }
}

/// All inputs of a view.
pub(crate) fn seen(
    inputs: Inputs,
    standing: &Standing,
    layout: &Layout,
    field: &Field,
    view: usize,
) -> impl Iterator<Item = usize> {
    let number = |slot: &u16| layout.number[usize::from(*slot)];
    let of_color = move |color: usize| {
        let numbers = field.stones(color).iter().map(number);
        numbers.map(move |number| inputs.stone(view, color, number))
    };
    let rounds = rounds_at_home(standing, view).map(|left| inputs.rounds(left));
    (0..2).flat_map(of_color).chain(rounds)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluation::term::{Knowledge, costs};
    use crate::test_games::{Luck, play};
    use halma_rules::{Ply, Rules, Variant};

    fn boards_of_two() -> impl Iterator<Item = Rules> {
        let variants = Variant::ALL.into_iter();
        let usual = variants.map(Rules::default_for);
        usual.filter(|rules| rules.setup().color_count() == 2)
    }

    #[test]
    fn views_that_follow_moves_are_those_from_scratch() {
        for (seed, rules) in boards_of_two().enumerate() {
            let network = Network::by_lot(rules, seed as u64);
            let (layout, start) = (Layout::of(rules), Standing::start(rules));
            let costs = costs(&layout, &start, Knowledge::ALL);
            let luck = &mut Luck(seed as u64);
            play(rules, start, 80, 3, luck, |before, ply, _| {
                let Ply::Move(mv) = ply else {
                    return;
                };
                let color = before.position().to_move().index();
                let shift = Shift {
                    from: mv.from().slot() as u16,
                    to: mv.to().slot() as u16,
                };
                let mut field = Field::of(before.position(), &layout, &costs);
                let mut views = Views::of(&network, before, &layout, &field);
                let earlier = views.layers;
                views.shift(color, shift, &layout);
                field.shift(shift, &layout, &costs);
                // The rounds until the home check are those of the root.
                let scratch = Views::of(&network, before, &layout, &field);
                assert_eq!(views.layers, scratch.layers, "{rules:?}");
                assert_ne!(views.layers, earlier, "{rules:?}");
                views.shift(color, shift.back(), &layout);
                assert_eq!(views.layers, earlier, "{rules:?}");
            });
        }
    }

    #[test]
    fn both_colors_see_the_start_alike() {
        for rules in boards_of_two() {
            let network = Network::by_lot(rules, 7);
            let (layout, start) = (Layout::of(rules), Standing::start(rules));
            let costs = costs(&layout, &start, Knowledge::ALL);
            let field = Field::of(start.position(), &layout, &costs);
            let views = Views::of(&network, &start, &layout, &field);
            assert_eq!(views.layers[0], views.layers[1], "{rules:?}");
            assert_eq!(views.correction(0), views.correction(1), "{rules:?}");
        }
    }
}
