//! What people type, and the contents of buttons and records.

use std::fs;
use std::path::Path;

use halma::discord::parts::id::{AtTurn, Sample};
use halma::discord::{Bearer, Surface, sample_ids, sealed};
use halma_rules::notation::{position_text, standing_text};
use halma_rules::{Ply, Variant};
use halma_service::TimeControl;
use halma_store::ids::{GuildId, MatchId, SealKey, Turn, UserId};

use crate::fuzz::fuzz;
use crate::fuzz::readers::{self, CARRIED, GAMES};

fn all(texts: impl IntoIterator<Item = impl Into<String>>) -> Vec<Vec<u8>> {
    texts
        .into_iter()
        .map(|text| text.into().into_bytes())
        .collect()
}

#[test]
fn moves_that_are_typed() {
    let mut good = Vec::new();
    for game in &*GAMES {
        let board = game.position().board();
        for ply in game.position().legal_plies().into_iter().take(12) {
            good.push(ply.text(board));
            if let Ply::Move(mv) = ply {
                good.push(game.position().route(mv).text(board));
            }
        }
    }
    fuzz("moves", 300, all(good), readers::moves);
}

#[test]
fn positions_and_standings() {
    let standings = GAMES.iter().map(|game| standing_text(game.standing()));
    let positions = GAMES.iter().map(|game| position_text(game.position()));
    let good = all(standings.chain(positions));
    fuzz("positions", 100, good, readers::positions);
}

#[test]
fn game_records() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/rules/tests/rules/endings");
    let files = fs::read_dir(folder).unwrap();
    let records = files
        .map(|file| fs::read(file.unwrap().path()).unwrap())
        .collect();
    fuzz("game records", 20, records, readers::game_records);
}

#[test]
fn what_buttons_and_menus_carry() {
    let opener = Bearer {
        user: UserId(8),
        guild: GuildId(9),
        moderator: true,
    };
    let at = AtTurn {
        id: MatchId(7_549_747_200_000_002_091),
        turn: Turn(7),
    };
    let samples = sample_ids(Surface::Form, Sample { at, number: 8 });
    let ids = samples.into_iter().flat_map(|(id, _)| {
        let key = SealKey::drawn(|| 1);
        let sealed = sealed(id.as_str(), &key, Surface::Form, opener).unwrap();
        [id.to_string(), sealed]
    });
    let good = all(ids.chain(CARRIED.map(String::from)));
    fuzz("custom ids", 250, good, readers::custom_ids);
}

#[test]
fn names_of_known_things() {
    let mut good: Vec<String> = Variant::ALL.iter().map(ToString::to_string).collect();
    good.extend(TimeControl::ALL.iter().map(ToString::to_string));
    let others = [
        "igroved",
        "star",
        "K7X9Q",
        "<#123> <#456>",
        "Berlin",
        "Europe/Paris",
    ];
    good.extend(others.map(String::from));
    fuzz("names", 150, all(good), readers::names);
    let cities = all(["Berlin", "são paulo", "Europe/Paris"]);
    fuzz("cities", 1, cities, readers::cities);
}

#[test]
fn lines_for_the_engine() {
    let mut good = vec![
        "halma\nuci\nisready\nd\nmoves\neval\nquery result\nquit".to_owned(),
        "setoption name Hash value 16\nsetoption name Level value 3\nnewgame".to_owned(),
        "position startpos moves h4-g5 a5-b4\nd\nstop".to_owned(),
    ];
    good.extend(GAMES.iter().map(|game| {
        let position = position_text(game.position());
        let variant = game.rules().variant();
        format!("setoption name Variant value {variant}\nposition fen {position}\nd\nmoves")
    }));
    fuzz("engine lines", 20, all(good), readers::engine_lines);
}

#[test]
fn configurations() {
    let example =
        fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("config.example.toml")).unwrap();
    let short = b"[store]\npath = \"x\"\nurl = \"postgres://a:b@c/d?sslmode=require\"\n[render]\nsize = 512\n".to_vec();
    let good = vec![example, short];
    fuzz("configurations", 40, good, readers::configurations);
}
