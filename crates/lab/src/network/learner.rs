//! Gradient descent with momentum for each weight (Adam).

use halma_mind::training::{HIDDEN, Weights};
use rand::RngExt as _;
use rand::rngs::StdRng;

/// The most that a weight may be, so that sums stay within 16 bits.
const MOST: f32 = 2.5;
/// How far input weights are from nothing at first.
const SPREAD: f32 = 0.15;

/// A network that learns. All weights lie in one row: by input, the bias, the output, the constant.
pub struct Learner {
    inputs: usize,
    weights: Vec<f32>,
    slope: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

/// The hidden layer of both views, clipped.
type Hidden = [[f32; HIDDEN]; 2];

impl Learner {
    pub fn new(inputs: usize, luck: &mut StdRng) -> Self {
        let size = (inputs + 3) * HIDDEN + 1;
        let mut weights = vec![0.0; size];
        for weight in &mut weights[..inputs * HIDDEN] {
            *weight = luck.random_range(-SPREAD..SPREAD);
        }
        let bias = inputs * HIDDEN..(inputs + 1) * HIDDEN;
        weights[bias].fill(0.3);
        for weight in &mut weights[(inputs + 1) * HIDDEN..size - 1] {
            *weight = luck.random_range(-SPREAD..SPREAD);
        }
        let nothing = || vec![0.0; size];
        Self {
            inputs,
            weights,
            slope: nothing(),
            mean: nothing(),
            square: nothing(),
            steps: 0,
        }
    }

    fn hidden(&self, inputs: &[Vec<u16>; 2]) -> Hidden {
        let (layers, _) = self.weights.as_chunks::<HIDDEN>();
        inputs.each_ref().map(|inputs| {
            let mut sums = layers[self.inputs];
            for &input in inputs {
                add(&mut sums, &layers[usize::from(input)], 1.0);
            }
            sums.map(|sum| sum.clamp(0.0, 1.0))
        })
    }

    fn output(&self, hidden: &Hidden) -> f32 {
        let (layers, constant) = self.weights.as_chunks::<HIDDEN>();
        let output = &layers[self.inputs + 1..];
        let parts = hidden.iter().flatten().zip(output.iter().flatten());
        constant[0] + parts.map(|(sum, weight)| sum * weight).sum::<f32>()
    }

    /// The correction for the side to move, in steps.
    pub fn correction(&self, inputs: &[Vec<u16>; 2]) -> f32 {
        self.output(&self.hidden(inputs))
    }

    /// Notes that a correction should have been lower by something like `missed`, which is given
    /// the correction.
    pub fn see(&mut self, inputs: &[Vec<u16>; 2], missed: impl Fn(f32) -> f32) {
        let hidden = self.hidden(inputs);
        let missed = missed(self.output(&hidden));
        let first = self.inputs + 1;
        let (layers, _) = self.weights.as_chunks::<HIDDEN>();
        let (slopes, constant) = self.slope.as_chunks_mut::<HIDDEN>();
        constant[0] += missed;
        for (view, (sums, inputs)) in hidden.iter().zip(inputs).enumerate() {
            add(&mut slopes[first + view], sums, missed);
            let mut back = layers[first + view];
            for (part, sum) in back.iter_mut().zip(sums) {
                let is_clipped = *sum <= 0.0 || *sum >= 1.0;
                *part = if is_clipped { 0.0 } else { *part * missed };
            }
            add(&mut slopes[self.inputs], &back, 1.0);
            for &input in inputs {
                add(&mut slopes[usize::from(input)], &back, 1.0);
            }
        }
    }

    /// Changes the weights by the mean of what was seen since the last time, in this many positions.
    pub fn learn(&mut self, seen: usize, pace: f32) {
        self.steps += 1;
        let unbiased = [0.9_f32, 0.999].map(|decay| 1.0 - decay.powi(self.steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        let all = self.weights.iter_mut().zip(&mut self.slope).zip(moments);
        for ((weight, slope), (mean, square)) in all {
            let here = std::mem::take(slope) / seen as f32;
            *mean = 0.9 * *mean + 0.1 * here;
            *square = 0.999 * *square + 0.001 * here * here;
            *weight -= pace * (*mean / unbiased[0]) / ((*square / unbiased[1]).sqrt() + 1e-8);
        }
        for weight in &mut self.weights[..(self.inputs + 1) * HIDDEN] {
            *weight = weight.clamp(-MOST, MOST);
        }
    }

    /// What was learned.
    pub fn weights(&self) -> Weights {
        let (layers, constant) = self.weights.as_chunks::<HIDDEN>();
        Weights {
            input: layers[..self.inputs].to_vec(),
            bias: layers[self.inputs],
            output: [layers[self.inputs + 1], layers[self.inputs + 2]],
            constant: constant[0],
        }
    }
}

fn add(sums: &mut [f32; HIDDEN], by: &[f32; HIDDEN], times: f32) {
    for (sum, one) in sums.iter_mut().zip(by) {
        *sum += one * times;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng as _;

    #[test]
    fn what_no_sum_can_say_is_learned() {
        let mut luck = StdRng::seed_from_u64(1);
        let mut learner = Learner::new(4, &mut luck);
        // A step ahead if exactly one of two stones stands there, else a step behind.
        let cases = [
            (vec![0, 2], -1.0),
            (vec![0, 3], 1.0),
            (vec![1, 2], 1.0),
            (vec![1, 3], -1.0),
        ];
        let views = |inputs: &[u16]| [inputs.to_vec(), Vec::new()];
        for _ in 0..2_000 {
            for (inputs, lead) in &cases {
                learner.see(&views(inputs), |found| found - lead);
            }
            learner.learn(cases.len(), 0.01);
        }
        for (inputs, lead) in &cases {
            let found = learner.correction(&views(inputs));
            assert!(
                (found - lead).abs() < 0.1,
                "{inputs:?}: {found}, not {lead}"
            );
        }
    }
}
