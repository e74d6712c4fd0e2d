//! What people type, and the contents of buttons and records.

use std::fs;
use std::path::Path;
use std::str::FromStr;

use halma::config::{Config, Variables};
use halma::discord::parts::carried::Carried;
use halma::discord::parts::id::{AtTurn, PackedMove, Sample, Written};
use halma::discord::{Bearer, Presented, Surface, sample_ids, sealed};
use halma::ids::{Code, GuildId, MatchId, SealKey, Turn, UserId};
use halma::rating::Family;
use halma::service::{Channels, MoveTime, strict_move, zones};
use halma_rules::notation::{
    parse_position, parse_standing, position_text, read_records, standing_text,
};
use halma_rules::{Game, Ply, Route, RuleSet, Rules, Variant};

use crate::fuzz;

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn all(texts: impl IntoIterator<Item = impl Into<String>>) -> Vec<Vec<u8>> {
    texts
        .into_iter()
        .map(|text| text.into().into_bytes())
        .collect()
}

/// A game of each variant, some plies in.
fn games() -> Vec<Game> {
    let mut games = Vec::new();
    for variant in Variant::ALL {
        let mut game = Game::new(Rules::default_for(variant));
        for number in 0..12_usize {
            let plies = game.position().legal_plies();
            game.play(plies[number * 7 % plies.len()]).unwrap();
        }
        games.push(game);
    }
    games
}

#[test]
fn moves_that_are_typed() {
    let games = games();
    let mut good = Vec::new();
    for game in &games {
        let board = game.position().board();
        for ply in game.position().legal_plies().into_iter().take(12) {
            good.push(ply.text(board));
            if let Ply::Move(mv) = ply {
                good.push(game.position().route(mv).text(board));
            }
        }
    }
    fuzz("moves", 300, all(good), |bytes| {
        let typed = text(bytes);
        let mut is_taken = false;
        for game in &games {
            for typed in [typed.as_str(), &strict_move(&typed)] {
                if let Ok(ply) = game.standing().parse_ply(typed) {
                    assert!(game.position().legal_plies().contains(&ply));
                    is_taken = true;
                }
            }
            is_taken |= Route::parse(game.position().board(), &typed).is_some();
        }
        is_taken
    });
}

#[test]
fn positions_and_standings() {
    let games = games();
    let rules: Vec<Rules> = games.iter().map(Game::rules).collect();
    let standings = games.iter().map(|game| standing_text(game.standing()));
    let positions = games.iter().map(|game| position_text(game.position()));
    fuzz("positions", 100, all(standings.chain(positions)), |bytes| {
        let text = text(bytes);
        let mut is_taken = false;
        for rules in &rules {
            if let Ok(standing) = parse_standing(*rules, &text) {
                assert_eq!(
                    parse_standing(*rules, &standing_text(&standing)).unwrap(),
                    standing
                );
                is_taken = true;
            }
            is_taken |= parse_position(*rules, &text).is_ok();
        }
        is_taken
    });
}

#[test]
fn game_records() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/rules/tests/rules/endings");
    let files = fs::read_dir(folder).unwrap();
    let records = files
        .map(|file| fs::read(file.unwrap().path()).unwrap())
        .collect();
    fuzz("game records", 20, records, |bytes| {
        read_records(&text(bytes)).iter().any(Result::is_ok)
    });
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
    let carried = ["h4-h5", "h4:h6:f6", "1", "-", "K7X9Q"];
    fuzz(
        "custom ids",
        250,
        all(ids.chain(carried.map(String::from))),
        |bytes| {
            let text = text(bytes);
            let _carried = (Carried::read(&text), Carried::of_field(&text));
            let _text = PackedMove::of(&text).text();
            let Ok(presented) = Presented::read(&text, Surface::Form) else {
                return Written::read(&text).is_ok() || carried.contains(&text.as_str());
            };
            assert!(presented.plain.len() <= 100);
            true
        },
    );
}

#[test]
fn names_of_known_things() {
    let mut good: Vec<String> = Variant::ALL.iter().map(ToString::to_string).collect();
    good.extend(MoveTime::ALL.iter().map(ToString::to_string));
    good.extend(
        [
            "igroved",
            "star",
            "K7X9Q",
            "<#123> <#456>",
            "Berlin",
            "Europe/Paris",
        ]
        .map(String::from),
    );
    fuzz("names", 150, all(good), |bytes| {
        let text = text(bytes);
        drop((
            Variant::from_str(&text),
            RuleSet::from_str(&text),
            Family::from_str(&text),
        ));
        drop((
            MoveTime::from_str(&text),
            Channels::from_str(&text),
            UserId(1),
        ));
        if let Ok(code) = Code::from_str(&text) {
            assert_eq!(Code::from_str(&code.to_string()), Ok(code));
        }
        true
    });
    fuzz(
        "names of cities",
        1,
        all(["Berlin", "são paulo", "Europe/Paris"]),
        |bytes| {
            drop(zones(&text(bytes)));
            true
        },
    );
}

#[test]
fn configurations() {
    let example =
        fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("config.example.toml")).unwrap();
    let short = b"[store]\npath = \"x\"\nurl = \"postgres://a:b@c/d?sslmode=require\"\n[render]\nsize = 512\n".to_vec();
    fuzz("configurations", 40, vec![example, short], |bytes| {
        let value = text(&bytes[..bytes.len().min(20)]);
        let _by_name = Variables::read([(format!("HALMA_{value}").into(), "".into())]);
        let variables = Variables::read([("HALMA_LOG_LEVEL".into(), value.into())]).unwrap();
        let _by_variable = Config::from_sources("", &variables);
        Config::from_sources(&text(bytes), &Variables::default()).is_ok()
    });
}
