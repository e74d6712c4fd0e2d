//! What reads outside input. Each reader is given bytes, never panics, and returns true if it takes
//! them; `fuzz` has a coverage-guided target for each.

use std::fs;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::LazyLock;

use halma::cli::engine::converse;
use halma::config::{Config, Variables};
use halma::discord::interaction::Interaction;
use halma::discord::interaction::caller::Caller;
use halma::discord::parts::carried::Carried;
use halma::discord::parts::id::{PackedMove, Written};
use halma::discord::{Completion, Presented, Request, Surface};
use halma::themes;
use halma_picture::Painters;
use halma_picture::card::Portrait;
use halma_rating::Family;
use halma_rules::notation::{parse_position, parse_standing, read_records, standing_text};
use halma_rules::{Game, Route, RuleSet, Rules, Variant};
use halma_service::{Channels, TimeControl, strict_move, zones};
use halma_store::ids::Code;
use halma_store::{Backend as _, Memory, MemoryStore, SledStore, Store, journal, transfer};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// The name of a journal's first segment.
pub const SEGMENT: &str = "00000000000000000000.entries";

/// What a menu carries besides the id of a form.
pub const CARRIED: [&str; 5] = ["h4-h5", "h4:h6:f6", "1", "-", "K7X9Q"];

/// A game of each variant, some plies in.
pub static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| {
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
});

/// A runtime, and a folder in memory where there is one.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| Runtime::new().unwrap());
static FOLDER: LazyLock<TempDir> = LazyLock::new(folder);

fn folder() -> TempDir {
    TempDir::new_in("/dev/shm")
        .or_else(|_| TempDir::new())
        .unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A move as typed, in a game of each variant.
pub fn moves(bytes: &[u8]) -> bool {
    let typed = text(bytes);
    let mut is_taken = false;
    for game in &*GAMES {
        for typed in [typed.as_str(), &strict_move(&typed)] {
            if let Ok(ply) = game.standing().parse_ply(typed) {
                assert!(game.position().legal_plies().contains(&ply));
                is_taken = true;
            }
        }
        is_taken |= Route::parse(game.position().board(), &typed).is_some();
    }
    is_taken
}

/// A position or standing, of each variant.
pub fn positions(bytes: &[u8]) -> bool {
    let text = text(bytes);
    let mut is_taken = false;
    for rules in GAMES.iter().map(Game::rules) {
        if let Ok(standing) = parse_standing(rules, &text) {
            assert_eq!(
                parse_standing(rules, &standing_text(&standing)).unwrap(),
                standing
            );
            is_taken = true;
        }
        is_taken |= parse_position(rules, &text).is_ok();
    }
    is_taken
}

/// Records of games.
pub fn game_records(bytes: &[u8]) -> bool {
    read_records(&text(bytes)).iter().any(Result::is_ok)
}

/// What buttons, menus and forms carry.
pub fn custom_ids(bytes: &[u8]) -> bool {
    let text = text(bytes);
    let _carried = (Carried::read(&text), Carried::of_field(&text));
    let _text = PackedMove::of(&text).text();
    let Ok(presented) = Presented::read(&text, Surface::Form) else {
        return Written::read(&text).is_ok() || CARRIED.contains(&text.as_str());
    };
    assert!(presented.plain.len() <= 100);
    true
}

/// Names of known things; those of others are fine, too.
pub fn names(bytes: &[u8]) -> bool {
    let text = text(bytes);
    drop((
        Variant::from_str(&text),
        RuleSet::from_str(&text),
        Family::from_str(&text),
    ));
    drop((TimeControl::from_str(&text), Channels::from_str(&text)));
    if let Ok(code) = Code::from_str(&text) {
        assert_eq!(Code::from_str(&code.to_string()), Ok(code));
    }
    true
}

/// Names of cities and time zones.
pub fn cities(bytes: &[u8]) -> bool {
    drop(zones(&text(bytes)));
    true
}

/// Lines for the engine, without those that let it think.
pub fn engine_lines(bytes: &[u8]) -> bool {
    let text = text(bytes);
    let lines = text.lines().filter(|line| {
        let first = line.split_whitespace().next();
        !matches!(first, Some("go" | "perft"))
    });
    let lines = lines.collect::<Vec<_>>().join("\n");
    converse(&mut lines.as_bytes(), Box::new(std::io::sink())).unwrap();
    true
}

/// A configuration file, and its beginning as a variable.
pub fn configurations(bytes: &[u8]) -> bool {
    let value = text(&bytes[..bytes.len().min(20)]);
    let _by_name = Variables::read([(format!("HALMA_{value}").into(), "".into())]);
    let variables = Variables::read([("HALMA_LOG_LEVEL".into(), value.into())]).unwrap();
    let _by_variable = Config::from_sources("", &variables);
    Config::from_sources(&text(bytes), &Variables::default()).is_ok()
}

/// An interaction as Discord sends it.
pub fn interactions(bytes: &[u8]) -> bool {
    let read = std::str::from_utf8(bytes).map(Interaction::read);
    let Ok(Ok(interaction)) = read else {
        return false;
    };
    drop((Caller::of(&interaction), Request::of(&interaction)));
    drop(Completion::of(&interaction));
    true
}

/// A profile picture.
pub fn profile_pictures(bytes: &[u8]) -> bool {
    Portrait::decode(bytes).is_some()
}

/// A theme of an operator.
pub fn theme_files(bytes: &[u8]) -> bool {
    loaded_theme(&[("theme.toml", bytes)])
}

/// A picture of such a theme, as the board and as a stone.
pub fn theme_pictures(bytes: &[u8]) -> bool {
    ["board.png", "white.png"].map(|name| loaded_theme(&[("theme.toml", b""), (name, bytes)]))
        == [true; 2]
}

fn loaded_theme(files: &[(&str, &[u8])]) -> bool {
    let folder = folder();
    let theme = folder.path().join("mine");
    fs::create_dir(&theme).unwrap();
    for (name, bytes) in files {
        fs::write(theme.join(name), bytes).unwrap();
    }
    themes::load(folder.path(), &mut Painters::built_in()).is_ok()
}

/// A backup, which is a snapshot of a journal.
pub fn backups(bytes: &[u8]) -> bool {
    let file = file("backup", bytes);
    journal::backup::verify(&file).is_ok()
}

fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let file = FOLDER.path().join(name);
    fs::write(&file, bytes).unwrap();
    file
}

/// An export of all data.
pub fn exports(bytes: &[u8]) -> bool {
    let store = Store::new(MemoryStore::open(&Memory::default()).unwrap());
    RUNTIME
        .block_on(transfer::import(&store, || Ok(bytes)))
        .is_ok()
}

/// A segment of a journal without its database: it opens or is reported as damaged.
pub fn journals(bytes: &[u8]) -> bool {
    let alone = folder();
    let journal = alone.path().join("journal");
    fs::create_dir(&journal).unwrap();
    fs::write(journal.join(SEGMENT), bytes).unwrap();
    let Ok(store) = SledStore::open(alone.path()) else {
        return false;
    };
    RUNTIME.block_on(store.close());
    true
}
