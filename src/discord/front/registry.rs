//! All commands: how Discord is told of them, and how one is found by its name.

use serde_json::Value;
use serenity::builder::CreateCommand;
use serenity::model::Permissions;

use crate::discord::admin;
use crate::discord::analysis::command::Analyze;
use crate::discord::command::Row;
use crate::discord::command::describer::{Describer, command, user_menu};
use crate::discord::command::in_game::About;
use crate::discord::games::bring_here::BringHere;
use crate::discord::games::games::Games;
use crate::discord::games::open::Open;
use crate::discord::help::help::Help;
use crate::discord::help::rules::Rules;
use crate::discord::hint::command::Hint;
use crate::discord::leaderboard::command::Leaderboard;
use crate::discord::lobby::challenge::Challenge;
use crate::discord::lobby::challenge_user::CHALLENGE_USER;
use crate::discord::offer::command::Offer;
use crate::discord::people::away::Away;
use crate::discord::people::block::Block;
use crate::discord::people::privacy::Privacy;
use crate::discord::people::settings::Settings;
use crate::discord::play::board::Board;
use crate::discord::play::r#move::Move;
use crate::discord::play::resign::Resign;
use crate::discord::profile::command::{PROFILE_OF_USER, Profile};
use crate::discord::profile::versus::Versus;
use crate::discord::replay::command::Replay;
use crate::discord::replay::export::Export;
use crate::discord::replay::import::Import;
use crate::discord::study::learn::Learn;
use crate::discord::study::puzzle::Puzzle;
use crate::discord::text::{DEFAULT_LOCALE, Texts};

/// The name of the command that everybody has.
const HALMA: &str = "halma";
/// The name of the command for what is learned away from a game.
const HALMA_STUDY: &str = "halma-study";
/// The name of the command of moderators. Discord lets only those use it who manage the server, or whom the
/// server allows it.
const HALMA_ADMIN: &str = "halma-admin";

/// The subcommands of `/halma`, in the order in which Discord lists them.
static OF_HALMA: [Row; 21] = [
    Row::of::<Challenge>(),
    Row::of::<Move>(),
    Row::of::<About<Hint>>(),
    Row::of::<About<Board>>(),
    Row::of::<About<Replay>>(),
    Row::of::<About<Export>>(),
    Row::of::<Import>(),
    Row::of::<About<Resign>>(),
    Row::of::<Offer>(),
    Row::of::<Games>(),
    Row::of::<Open>(),
    Row::of::<Leaderboard>(),
    Row::of::<Profile>(),
    Row::of::<Versus>(),
    Row::of::<Settings>(),
    Row::of::<Away>(),
    Row::of::<Block>(),
    Row::of::<About<BringHere>>(),
    Row::of::<Privacy>(),
    Row::of::<Rules>(),
    Row::of::<Help>(),
];

/// Those of `/halma-study`.
static OF_HALMA_STUDY: [Row; 3] = [
    Row::of::<Learn>(),
    Row::of::<Puzzle>(),
    Row::of::<Analyze>(),
];

/// Those of `/halma-admin`.
static OF_HALMA_ADMIN: [Row; 9] = [
    Row::of::<admin::settings::Settings>(),
    Row::of::<admin::channel::Channel>(),
    Row::of::<admin::end::End>(),
    Row::of::<admin::undo::Undo>(),
    Row::of::<admin::r#move::Move>(),
    Row::of::<admin::void::Void>(),
    Row::of::<admin::reset_tables::ResetTables>(),
    Row::of::<admin::games::Games>(),
    Row::of::<admin::log::Log>(),
];

/// A subcommand by its name and that of its command.
pub fn find(command: &str, subcommand: &str) -> Option<&'static Row> {
    let rows: &[Row] = match command {
        HALMA => &OF_HALMA,
        HALMA_STUDY => &OF_HALMA_STUDY,
        HALMA_ADMIN => &OF_HALMA_ADMIN,
        _ => return None,
    };
    rows.iter().find(|row| row.name == subcommand)
}

/// All commands as Discord is told of them. Languages are read one after the other, for most of them nobody
/// speaks with this bot.
pub fn all(texts: &Texts) -> Vec<Value> {
    let mut all = in_languages(&texts.only(DEFAULT_LOCALE));
    for locale in texts.locales_of_discord() {
        let one = in_languages(&texts.only(locale));
        all.iter_mut().zip(one).for_each(|(all, one)| add(all, one));
    }
    all
}

fn in_languages(texts: &Texts) -> Vec<Value> {
    let with = |command, rows: &[Row], [family, options]: [&'static str; 2]| {
        let describe = Describer {
            texts,
            family,
            options,
        };
        let add = |command: CreateCommand, row: &Row| command.add_option((row.describe)(&describe));
        rows.iter().fold(command, add)
    };
    let halma = command(texts, HALMA, "command-halma");
    let study = command(texts, HALMA_STUDY, "command-halma-study");
    let admin = command(texts, HALMA_ADMIN, "command-halma-admin");
    let admin = admin.default_member_permissions(Permissions::MANAGE_GUILD);
    let commands = [
        with(halma, &OF_HALMA, ["command", "option"]),
        with(study, &OF_HALMA_STUDY, ["study", "option-study"]),
        with(admin, &OF_HALMA_ADMIN, ["admin", "option-admin"]),
        user_menu(texts, CHALLENGE_USER, "command-menu-challenge"),
        user_menu(texts, PROFILE_OF_USER, "command-menu-profile"),
    ];
    let json = commands.map(serde_json::to_value);
    json.map(|json| json.expect("a command is always JSON"))
        .to_vec()
}

/// Adds what a description of the same has in another language.
fn add(all: &mut Value, one: Value) {
    match (all, one) {
        (Value::Object(all), Value::Object(one)) => {
            for (name, value) in one {
                add(all.entry(name).or_insert(Value::Null), value);
            }
        }
        (Value::Array(all), Value::Array(one)) => {
            all.iter_mut().zip(one).for_each(|(all, one)| add(all, one));
        }
        (all @ Value::Null, one) => *all = one,
        _ => {}
    }
}
