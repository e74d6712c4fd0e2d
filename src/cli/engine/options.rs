//! The options: a table of numbers with their ranges, and one switch.

/// An option with a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Number {
    /// Memory for positions, in MiB.
    Hash,
    Threads,
    /// The random seed; 0 for the clock.
    Seed,
    MultiPv,
    /// The level to play; 0 for full strength.
    Level,
    /// By how much a draw is worth less than zero, in hundredths of a step.
    Contempt,
}

struct OptionRow {
    number: Number,
    name: &'static str,
    usual: i64,
    least: i64,
    most: i64,
}

#[rustfmt::skip]
const ROWS: [OptionRow; 6] = [
    OptionRow { number: Number::Hash,     name: "Hash",     usual: 16, least: 1,    most: 1_024 },
    OptionRow { number: Number::Threads,  name: "Threads",  usual: 1,  least: 1,    most: 64 },
    OptionRow { number: Number::Seed,     name: "Seed",     usual: 0,  least: 0,    most: u32::MAX as i64 },
    OptionRow { number: Number::MultiPv,  name: "MultiPV",  usual: 1,  least: 1,    most: 500 },
    OptionRow { number: Number::Level,    name: "Level",    usual: 0,  least: 0,    most: 10 },
    OptionRow { number: Number::Contempt, name: "Contempt", usual: 0,  least: -200, most: 200 },
];

const OWN_BOOK: &str = "OwnBook";

/// The current options.
#[derive(Clone, Debug)]
pub(super) struct Options {
    values: [i64; ROWS.len()],
}

impl Default for Options {
    fn default() -> Self {
        Self {
            values: ROWS.map(|row| row.usual),
        }
    }
}

impl Options {
    /// Returns a line per option for the engine's introduction.
    pub fn lines() -> impl Iterator<Item = String> {
        let numbers = ROWS.iter().map(|row| {
            let OptionRow {
                name,
                usual,
                least,
                most,
                ..
            } = row;
            format!("option name {name} type spin default {usual} min {least} max {most}")
        });
        let book = format!("option name {OWN_BOOK} type check default false");
        numbers.chain([book])
    }

    pub fn get(&self, number: Number) -> i64 {
        let row = ROWS.iter().position(|row| row.number == number);
        self.values[row.expect("every number has a row")]
    }

    /// Sets an option; its name is case-insensitive.
    ///
    /// # Errors
    /// There is no such option, or the value doesn't fit.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        if name.eq_ignore_ascii_case(OWN_BOOK) {
            // There is no book to turn on; this is for match runners that try to.
            return match value.to_ascii_lowercase().as_str() {
                "true" | "false" => Ok(()),
                _ => Err(format!("option {OWN_BOOK}: true or false, not {value:?}")),
            };
        }
        let row = ROWS
            .iter()
            .position(|row| row.name.eq_ignore_ascii_case(name));
        let row = row.ok_or_else(|| format!("unknown option {name}"))?;
        let OptionRow {
            name, least, most, ..
        } = ROWS[row];
        let given = value.parse().ok();
        let given = given.filter(|given| (least..=most).contains(given));
        self.values[row] =
            given.ok_or_else(|| format!("option {name}: {least} to {most}, not {value:?}"))?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_set_within_their_ranges() {
        let mut options = Options::default();
        assert_eq!(options.get(Number::Hash), 16);
        options.set("hash", "64").unwrap();
        options.set("Contempt", "-200").unwrap();
        options.set("OwnBook", "false").unwrap();
        assert_eq!(
            (options.get(Number::Hash), options.get(Number::Contempt)),
            (64, -200)
        );
        for (name, value) in [
            ("Hash", "0"),
            ("Hash", "1025"),
            ("Hash", "many"),
            ("Level", "11"),
            ("OwnBook", "yes"),
            ("Elo", "2000"),
        ] {
            assert!(options.set(name, value).is_err(), "{name} {value}");
        }
        assert_eq!(
            options.get(Number::Hash),
            64,
            "what is refused changes nothing"
        );
    }
}
