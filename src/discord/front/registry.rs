//! The table of all commands, and lookup by name.

use serde_json::Value;
use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::Permissions;

use crate::discord::analysis::command::Analyze;
use crate::discord::bot::PageInside;
use crate::discord::command::click::IdRow;
use crate::discord::command::describer::{command, for_servers, user_menu};
use crate::discord::command::in_game::About;
use crate::discord::command::{Command as _, CommandRow, Describer, Given, Input};
use crate::discord::front::entry_point;
use crate::discord::games::list::Games;
use crate::discord::games::move_here::MoveHere;
use crate::discord::games::open::Open;
use crate::discord::help::overview::Help;
use crate::discord::help::rules::Rules;
use crate::discord::hint::command::Hint;
use crate::discord::leaderboard::command::Leaderboard;
use crate::discord::lobby::play::{Custom, PLAY_WITH_USER, Play};
use crate::discord::note::command::Note;
use crate::discord::offer::command::{Cancel, Draw, Takeback};
use crate::discord::parts::id::{Audience, BadId, Id, Sample, Surface, Written};
use crate::discord::people::away::Away;
use crate::discord::people::block::Block;
use crate::discord::people::privacy::Privacy;
use crate::discord::people::settings::Settings;
use crate::discord::plan::command::Plan;
use crate::discord::play::board::Board;
use crate::discord::play::r#move::Move;
use crate::discord::play::page::Web;
use crate::discord::play::resign::Resign;
use crate::discord::profile::command::{PROFILE_OF_USER, Profile};
use crate::discord::replay::command::Replay;
use crate::discord::replay::export::Export;
use crate::discord::replay::import::Import;
use crate::discord::study::learn::Learn;
use crate::discord::study::march::MarchCommand;
use crate::discord::study::puzzle::Puzzle;
use crate::discord::text::{DEFAULT_LOCALE, Texts};
use crate::discord::{
    admin, analysis, cup, games, help, hint, leaderboard, lobby, note, offer, people, plan, play,
    replay, study,
};
use crate::metrics::Source;

/// The name of the main command.
const HALMA: &str = "halma";
/// The name of the command for learning outside of games.
const HALMA_STUDY: &str = "halma-study";
/// The name of the command for cups.
const HALMA_CUP: &str = "halma-cup";
/// The name of the moderators' command. Discord only offers it to people who can manage the server,
/// or whom the server allows it.
const HALMA_ADMIN: &str = "halma-admin";

/// The group about one game, after the game has begun or besides playing it.
const GAME: &str = "game";
/// The group about oneself.
const ME: &str = "me";

/// The subcommands of `/halma`, in the order Discord lists them.
static OF_HALMA: [CommandRow; 26] = [
    CommandRow::of::<Play>(),
    CommandRow::of::<Move>(),
    CommandRow::of::<Games>(),
    CommandRow::of::<About<Board>>(),
    CommandRow::of::<Web>(),
    CommandRow::of::<About<Hint>>(),
    CommandRow::of::<About<Draw>>(),
    CommandRow::of::<About<Takeback>>(),
    CommandRow::of::<About<Cancel>>(),
    CommandRow::of::<About<Resign>>(),
    CommandRow::of::<Leaderboard>(),
    CommandRow::of::<Profile>(),
    CommandRow::of::<Rules>(),
    CommandRow::of::<Help>(),
    CommandRow::of::<Custom>().within(GAME),
    CommandRow::of::<Open>().within(GAME),
    CommandRow::of::<About<Replay>>().within(GAME),
    CommandRow::of::<About<Note>>().within(GAME),
    CommandRow::of::<About<Plan>>().within(GAME),
    CommandRow::of::<About<Export>>().within(GAME),
    CommandRow::of::<Import>().within(GAME),
    CommandRow::of::<About<MoveHere>>().within(GAME),
    CommandRow::of::<Settings>().within(ME),
    CommandRow::of::<Away>().within(ME),
    CommandRow::of::<Block>().within(ME),
    CommandRow::of::<Privacy>().within(ME),
];

/// The subcommands of `/halma-study`.
static OF_HALMA_STUDY: [CommandRow; 4] = [
    CommandRow::of::<Learn>(),
    CommandRow::of::<Puzzle>(),
    CommandRow::of::<MarchCommand>(),
    CommandRow::of::<Analyze>(),
];

/// The subcommands of `/halma-cup`.
static OF_HALMA_CUP: [CommandRow; 12] = [
    CommandRow::of::<cup::new::New>(),
    CommandRow::of::<cup::command::Challenge>(),
    CommandRow::of::<cup::command::Join>(),
    CommandRow::of::<cup::command::Table>(),
    CommandRow::of::<cup::command::Games>(),
    CommandRow::of::<cup::command::List>(),
    CommandRow::of::<cup::command::Leave>(),
    CommandRow::of::<cup::command::Start>(),
    CommandRow::of::<cup::command::PutOff>(),
    CommandRow::of::<cup::command::Correct>(),
    CommandRow::of::<cup::command::Remove>(),
    CommandRow::of::<cup::command::CallOff>(),
];

/// The subcommands of `/halma-admin`.
static OF_HALMA_ADMIN: [CommandRow; 9] = [
    CommandRow::of::<admin::settings::Settings>(),
    CommandRow::of::<admin::channel::Channel>(),
    CommandRow::of::<admin::end::End>(),
    CommandRow::of::<admin::undo::Undo>(),
    CommandRow::of::<admin::r#move::Move>(),
    CommandRow::of::<admin::void::Void>(),
    CommandRow::of::<admin::reset_tables::ResetTables>(),
    CommandRow::of::<admin::games::Games>(),
    CommandRow::of::<admin::log::Log>(),
];

/// The buttons and menus, one row per feature.
static CLICKS: [IdRow; 15] = [
    IdRow::of_clicks::<admin::click::Click>("admin"),
    IdRow::of_clicks::<analysis::click::Click>("analysis"),
    IdRow::of_clicks::<cup::click::Click>("cup"),
    IdRow::of_clicks::<games::click::Click>("games"),
    IdRow::of_clicks::<help::click::Click>("help"),
    IdRow::of_clicks::<hint::click::Click>("hint"),
    IdRow::of_clicks::<leaderboard::click::Click>("leaderboard"),
    IdRow::of_clicks::<lobby::click::Click>("lobby"),
    IdRow::of_clicks::<note::click::Click>("note"),
    IdRow::of_clicks::<offer::click::Click>("offer"),
    IdRow::of_clicks::<people::click::Click>("people"),
    IdRow::of_clicks::<plan::click::Click>("plan"),
    IdRow::of_clicks::<play::click::Click>("play"),
    IdRow::of_clicks::<replay::click::Click>("replay"),
    IdRow::of_clicks::<study::click::Click>("study"),
];

/// The forms, one row per feature that has any.
static FORMS: [IdRow; 7] = [
    IdRow::of_forms::<admin::click::Form>("admin"),
    IdRow::of_forms::<note::click::Form>("note"),
    IdRow::of_forms::<plan::click::Form>("plan"),
    IdRow::of_forms::<play::click::Form>("play"),
    IdRow::of_forms::<replay::click::Form>("replay"),
    IdRow::of_forms::<cup::click::Form>("cup"),
    IdRow::of_forms::<study::click::Form>("study"),
];

fn ids(surface: Surface) -> &'static [IdRow] {
    match surface {
        Surface::Message => &CLICKS,
        Surface::Form => &FORMS,
    }
}

fn row(surface: Surface, written: &Written<'_>) -> Option<&'static IdRow> {
    let mut rows = ids(surface).iter();
    rows.find(|row| row.prefix == written.prefix)
}

/// Returns who may use the component with an id.
///
/// # Errors
/// It isn't an id of this version.
pub fn audience(surface: Surface, written: &Written<'_>) -> Result<Audience, BadId> {
    let row = row(surface, written).ok_or(BadId::OtherVersion(written.match_id()))?;
    row.audience(written)
}

/// Returns what was pressed or submitted, by its id, with what was chosen or typed, and what its time
/// is counted as.
pub fn given(surface: Surface, id: &str, input: &Input) -> Option<(Source, Box<dyn Given>)> {
    let written = Written::read(id).ok()?;
    let row = row(surface, &written)?;
    let kind = match surface {
        Surface::Message => "button",
        Surface::Form => "form",
    };
    let name = row.feature;
    Some((Source { kind, name }, row.give(&written, input)?))
}

/// Returns one id of each kind and its audience, for tests.
pub fn sample_ids(surface: Surface, of: Sample) -> Vec<(Id, Audience)> {
    let rows = ids(surface).iter();
    rows.flat_map(|row| row.samples(of)).collect()
}

/// Returns a subcommand by its name and its command's name, and what its time is counted as.
pub fn find(command: &str, subcommand: &str) -> Option<(Source, &'static CommandRow)> {
    let (kind, rows): (&str, &[CommandRow]) = match command {
        HALMA => (HALMA, &OF_HALMA),
        HALMA_STUDY => (HALMA_STUDY, &OF_HALMA_STUDY),
        HALMA_CUP => (HALMA_CUP, &OF_HALMA_CUP),
        HALMA_ADMIN => (HALMA_ADMIN, &OF_HALMA_ADMIN),
        _ => return None,
    };
    let row = rows.iter().find(|row| row.is_called(subcommand))?;
    let name = row.name;
    Some((Source { kind, name }, row))
}

/// Whether there is a board page, and where it can be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pages {
    /// By a personal link.
    pub by_link: bool,
    /// Inside Discord.
    pub inside: PageInside,
}

impl Pages {
    /// No board page.
    #[cfg(test)]
    pub const NONE: Self = Self {
        by_link: false,
        inside: PageInside::Missing,
    };

    /// The pages of a bot with these settings.
    pub fn of(has_board: bool, has_client_secret: bool) -> Self {
        let inside = if has_board && has_client_secret {
            PageInside::Offered
        } else {
            PageInside::Missing
        };
        Self {
            by_link: has_board,
            inside,
        }
    }
}

/// Returns all commands as registered with Discord, those for the board page only if there is one.
/// Languages are loaded one at a time, because most are never spoken by this bot.
pub fn all(texts: &Texts, pages: Pages) -> Vec<Value> {
    let mut all = in_languages(&texts.only(DEFAULT_LOCALE), pages);
    for locale in texts.locales_of_discord() {
        let one = in_languages(&texts.only(locale), pages);
        all.iter_mut().zip(one).for_each(|(all, one)| add(all, one));
    }
    all
}

fn in_languages(texts: &Texts, pages: Pages) -> Vec<Value> {
    let with = |command, rows: &[CommandRow], [family, options]: [&'static str; 2]| {
        let describe = Describer {
            texts,
            family,
            options,
        };
        let in_group = |group: Option<&'static str>| {
            let rows = rows.iter().filter(move |row| row.group == group);
            let rows = rows.filter(|row| pages.by_link || row.name != Web::NAME);
            rows.map(|row| (row.describe)(&describe))
        };
        let groups = [GAME, ME].into_iter().filter_map(|group| {
            let mut rows = in_group(Some(group)).peekable();
            rows.peek()?;
            let group = describe.group(group);
            Some(rows.fold(group, CreateCommandOption::add_sub_option))
        });
        let options = in_group(None).chain(groups);
        options.fold(command, CreateCommand::add_option)
    };
    let halma = command(texts, HALMA, "command-halma");
    let study = command(texts, HALMA_STUDY, "command-halma-study");
    let cups = for_servers(command(texts, HALMA_CUP, "command-halma-cup"));
    let admin = for_servers(command(texts, HALMA_ADMIN, "command-halma-admin"));
    let admin = admin.default_member_permissions(Permissions::MANAGE_GUILD);
    let commands = [
        with(halma, &OF_HALMA, ["command", "option"]),
        with(study, &OF_HALMA_STUDY, ["study", "option-study"]),
        with(cups, &OF_HALMA_CUP, ["cup", "option-cup"]),
        with(admin, &OF_HALMA_ADMIN, ["admin", "option-admin"]),
        user_menu(texts, PLAY_WITH_USER, "command-menu-play"),
        user_menu(texts, PROFILE_OF_USER, "command-menu-profile"),
    ];
    let json = commands.map(serde_json::to_value);
    let json = json.map(|json| json.expect("a command is always JSON"));
    let entry_point = match pages.inside {
        PageInside::Offered => Some(entry_point::described(texts)),
        PageInside::Missing => None,
    };
    json.into_iter().chain(entry_point).collect()
}

/// Adds another language's descriptions.
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;
    use crate::discord::front::seal::{Bearer, Presented, sealed};
    use crate::discord::parts::id::AtTurn;
    use halma_service::ids::{GuildId, MatchId, SealKey, Turn, UserId};

    const SURFACES: [Surface; 2] = [Surface::Message, Surface::Form];

    #[test]
    fn no_two_features_have_the_same_prefix() {
        for surface in SURFACES {
            let prefixes: BTreeSet<_> = ids(surface).iter().map(|row| row.prefix).collect();
            assert_eq!(prefixes.len(), ids(surface).len());
        }
    }

    proptest! {
        #[test]
        fn every_click_survives_its_codec_and_fits(
            (id, turn, number) in prop_oneof![
                any::<(u64, u64, u64)>(),
                Just((u64::MAX, u64::MAX, u64::MAX)),
            ],
            key in any::<u8>(),
        ) {
            let at = AtTurn { id: MatchId(id), turn: Turn(turn) };
            let (user, guild) = (UserId(number), GuildId(id));
            let bearer = Bearer { user, guild, moderator: true };
            let key = SealKey::drawn(|| key.into());
            for surface in SURFACES {
                let mut all = BTreeSet::new();
                for (id, audience) in sample_ids(surface, Sample { at, number }) {
                    let written = Written::read(id.as_str()).unwrap();
                    // An id is accepted only in its exact spelling.
                    prop_assert_eq!(super::audience(surface, &written), Ok(audience));
                    let text = sealed(id.as_str(), &key, surface, bearer).unwrap();
                    prop_assert!(text.len() <= 100, "{}", text);
                    let presented = Presented::read(&text, surface).unwrap();
                    prop_assert!(presented.is_of(&key, bearer));
                    prop_assert!(given(surface, &presented.plain, &Input::default()).is_some());
                    prop_assert!(all.insert(id.to_string()), "{} means two things", id);
                }
            }
        }
    }
}
