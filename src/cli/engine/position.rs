//! `position`: a whole game in one line.

use std::str::FromStr;

use halma_rules::notation::parse_position;
use halma_rules::{Ends, Game, Options, Reason, Rules, Seat, Teams, Variant};

/// Parses the game after `position`; options missing from the head are as in the previous game.
///
/// # Errors
/// What is wrong, as the rest of a line that starts with `info string error`.
pub(super) fn read(words: &[&str], before: Rules) -> Result<Game, String> {
    let moves_at = words.iter().position(|word| *word == "moves");
    let (head, moves) = words.split_at(moves_at.unwrap_or(words.len()));
    let mut game = begin(head, before).map_err(|why| format!("position: {why}"))?;
    for (index, word) in moves.iter().enumerate().skip(1) {
        repeat(&mut game, word).map_err(|why| format!("move {index} {word}: {why}"))?;
    }
    Ok(game)
}

/// Returns the start of a line for a game by these rules.
pub(super) fn head(rules: Rules) -> String {
    let diagonals = match rules.diagonals() {
        None => "",
        Some(true) => " diagonals yes",
        Some(false) => " diagonals no",
    };
    let (variant, rule_set) = (rules.variant(), rules.rule_set());
    let others = [
        ("jumps", Some(rules.jumps().name())),
        ("ends", rules.ends().map(Ends::name)),
        ("teams", rules.teams().map(Teams::name)),
    ];
    let is_usual = |value: &str| ["short", "first", "none"].contains(&value);
    let others = others.iter().filter_map(|&(name, value)| {
        let value = value.filter(|value| !is_usual(value))?;
        Some(format!(" {name} {value}"))
    });
    let others: String = others.collect();
    format!("position variant {variant} rules {rule_set}{diagonals}{others}")
}

/// Returns the game at its start.
fn begin(head: &[&str], before: Rules) -> Result<Game, String> {
    let mut words = head;
    let variant = option(&mut words, "variant")?;
    let rule_set = option(&mut words, "rules")?;
    let diagonals = option(&mut words, "diagonals")?;
    let jumps = option(&mut words, "jumps")?;
    let ends = option(&mut words, "ends")?;
    let teams = option(&mut words, "teams")?;
    let rules = match variant {
        Some(name) => {
            let variant: Variant = name.parse().map_err(|error| format!("{error}"))?;
            let options = Options {
                diagonals: diagonals.map(yes_or_no).transpose()?,
                jumps: value(jumps)?,
                ends: value(ends)?,
                teams: value(teams)?,
            };
            let rules = Rules::with_options(variant, value(rule_set)?, options);
            rules.map_err(|error| error.to_string())?
        }
        None if [rule_set, diagonals, jumps, ends, teams]
            .iter()
            .any(Option::is_some) =>
        {
            return Err("rules and options follow a variant".to_owned());
        }
        None => before,
    };
    match words {
        [] | ["startpos"] => Ok(Game::new(rules)),
        ["pos" | "fen", rows, seat, round] => {
            let position = parse_position(rules, &format!("{rows} {seat} {round}"));
            let position = position.map_err(|error| error.to_string())?;
            Ok(Game::from_position(position))
        }
        [word, ..] => Err(format!(
            "{word:?} where startpos or pos ROWS SEAT ROUND is due"
        )),
    }
}

/// Takes an option and its value from the front, if present.
fn option<'a>(words: &mut &[&'a str], name: &str) -> Result<Option<&'a str>, String> {
    match words {
        [first, rest @ ..] if *first == name => match rest {
            [value, rest @ ..] => {
                *words = rest;
                Ok(Some(value))
            }
            [] => Err(format!("{name} of what?")),
        },
        _ => Ok(None),
    }
}

fn value<T: FromStr<Err: ToString>>(word: Option<&str>) -> Result<Option<T>, String> {
    let value = word.map(str::parse).transpose();
    value.map_err(|error: T::Err| error.to_string())
}

fn yes_or_no(word: &str) -> Result<bool, String> {
    match word {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(format!("diagonals yes or no, not {word:?}")),
    }
}

fn repeat(game: &mut Game, word: &str) -> Result<(), String> {
    let out = [
        ("resigns:", Reason::Resignation),
        ("timeout:", Reason::Timeout),
    ];
    for (begins, reason) in out {
        let Some(number) = word.strip_prefix(begins) else {
            continue;
        };
        let number: Option<usize> = number.parse().ok();
        let seat = number
            .and_then(|number| number.checked_sub(1))
            .map(Seat::at);
        let seat = seat.filter(|seat| seat.index() < game.rules().variant().seats());
        let seat = seat.ok_or_else(|| "there is no such seat".to_owned())?;
        let taken = game.take_out(seat, reason);
        return taken.map(drop).map_err(|error| error.to_string());
    }
    let ply = game.parse_ply(word).map_err(|error| error.to_string())?;
    game.play(ply).map(drop).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use halma_rules::notation::position_text;

    fn read_line(line: &str) -> Result<Game, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        read(&words, Rules::default_for(Variant::Halma8))
    }

    #[test]
    fn a_line_restores_a_game() {
        let game = read_line("variant halma8 rules gambiter diagonals no moves h4-g4 a5-b5 g4-f4");
        let game = game.unwrap();
        assert_eq!(
            (game.ply_count(), game.rules().diagonals()),
            (3, Some(false))
        );
        let game = read_line("variant star3 moves m4-m5 resigns:2").unwrap();
        assert!(game.standing().is_out(Seat::at(1)));
        let line = "variant star4 rules family jumps long teams pairs";
        let game = read_line(&format!("{line} moves resigns:4")).unwrap();
        assert_eq!(head(game.rules()), format!("position {line}"));
        assert!(game.standing().is_out(Seat::at(1)), "with its partner");
        let rows = "8/8/bbbb4/bbbb4/4bbbb/4aaaa/4aaaa/4aaaa 1 21";
        let game = read_line(&format!("variant corners fen {rows}")).unwrap();
        assert_eq!(position_text(game.position()), rows);
        assert_eq!(
            read_line("startpos").unwrap().rules().variant(),
            Variant::Halma8
        );
    }

    #[test]
    fn what_is_wrong_is_named_with_its_number() {
        for (line, says) in [
            ("variant chess", "position: "),
            ("variant star2 diagonals yes", "position: "),
            ("variant star2 ends first", "position: "),
            ("variant star3 teams none", "position: "),
            ("variant star3 jumps far", "position: "),
            ("variant star4 ends places teams pairs", "position: "),
            ("variant star4 teams pairs ends places", "position: "),
            ("jumps long", "position: "),
            ("variant halma8 pos 8/8 1 1", "position: "),
            ("rules classic", "position: "),
            ("variant halma8 elsewhere", "position: "),
            ("variant", "position: variant of what?"),
            ("variant halma8 moves h4-g4 h4-g4", "move 2 h4-g4: "),
            (
                "variant star3 moves resigns:9",
                "move 1 resigns:9: there is no such seat",
            ),
            (
                "variant star3 moves resigns:0",
                "move 1 resigns:0: there is no such seat",
            ),
        ] {
            let error = read_line(line).unwrap_err();
            assert!(error.starts_with(says), "{line}: {error}");
        }
    }
}
