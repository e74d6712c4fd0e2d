//! A server's settings: where, what and by whom games are played.

mod dailies;
mod deeds;
mod digests;
mod registration;
mod seal;

use dailies::move_daily;
pub use dailies::{DailyPost, puzzle_day};
pub use deeds::{LogLine, log_deed};
pub use digests::SeasonDigest;
use digests::move_digest;
pub use seal::Seal;

use crate::change::{Error, Transaction, read, season_at};
use crate::channels::{ChannelChange, Channels};
use crate::matches::{AllowedRules, Place, Preset, Stage, TimeControl};
use crate::people;
use crate::refusal::Refusal;
use crate::{Act, Service};
use halma_rules::{Options, RuleSet, Rules, Variant};
use halma_store::ids::{ChannelId, GuildId, PlayerId, Timestamp};
use halma_store::records::{
    BoardForm, ChangedSetting, Daily, DeedRecord, Digest, Logged, PastBoards, ServerRecord, Setting,
};
use halma_store::{Season, Slot};

/// The maximum number of channels a server lists.
const MOST_CHANNELS: usize = 100;

/// A server's settings; `None` means the default.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ServerSettings {
    /// Where games may be played.
    pub channels: Channels,
    /// The language of public messages.
    pub locale: Option<String>,
    /// The default variant of a challenge.
    pub variant: Option<Variant>,
    /// The default rule set of a challenge, if it fits the variant.
    pub rule_set: Option<RuleSet>,
    /// The well-known game that is the default, with its rules.
    pub preset: Option<Preset>,
    /// The rules that challenges can choose.
    pub allowed_rules: AllowedRules,
    /// The default time per move.
    pub time_control: Option<TimeControl>,
    /// Whether games get their own threads by default.
    pub threads: bool,
    /// Whether only moderators may challenge.
    pub moderators_only: bool,
    /// The maximum number of running games per person on this server.
    pub most_running: Option<u16>,
    /// What happens to boards of past turns.
    pub past_boards: PastBoards,
    /// The theme of public pictures.
    pub theme: Option<String>,
    /// The form of public boards.
    pub board_form: BoardForm,
    /// The channel in which the best players of a season are announced.
    pub digest: Option<ChannelId>,
    /// The channel for the daily puzzle.
    pub puzzle: Option<ChannelId>,
}

/// A change of a server's settings; `None` keeps a value.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ServerChange {
    /// Whether everything except the channels is first reset to its default.
    pub reset: bool,
    /// Where games may be played.
    pub channels: Option<ChannelChange>,
    /// The language of public messages.
    pub locale: Option<String>,
    /// The default variant.
    pub variant: Option<Variant>,
    /// The default rule set.
    pub rule_set: Option<RuleSet>,
    /// The well-known game that is the default; the inner `None` for none.
    pub preset: Option<Option<Preset>>,
    /// The rules that challenges can choose.
    pub allowed_rules: Option<AllowedRules>,
    /// The default time per move.
    pub time_control: Option<TimeControl>,
    /// Whether games get their own threads.
    pub threads: Option<bool>,
    /// Whether only moderators may challenge.
    pub moderators_only: Option<bool>,
    /// The maximum number of running games per person; 0 for no limit.
    pub most_running: Option<u16>,
    /// What happens to boards of past turns.
    pub past_boards: Option<PastBoards>,
    /// The theme of public pictures; the inner `None` for the default.
    pub theme: Option<Option<String>>,
    /// The form of public boards.
    pub board_form: Option<BoardForm>,
    /// Where the best players of a season are announced, and in which language; the inner `None`
    /// for nowhere.
    pub digest: Option<Option<(ChannelId, String)>>,
    /// Where the daily puzzle is posted, and in which language; the inner `None` for nowhere.
    pub puzzle: Option<Option<(ChannelId, String)>>,
}

/// What Discord reports about someone who wants to play, and about the channel.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Rights {
    /// Whether the person can manage the server.
    pub moderator: bool,
    /// The parent channel, if the channel is a thread.
    pub parent: Option<ChannelId>,
}

impl From<ServerRecord> for ServerSettings {
    fn from(record: ServerRecord) -> Self {
        Self {
            channels: Channels::of_record(&record),
            locale: record.locale,
            variant: record.variant.and_then(|name| name.parse().ok()),
            rule_set: record.rules.and_then(|name| name.parse().ok()),
            preset: record.preset.and_then(|name| Preset::of_name(&name)),
            allowed_rules: (record.allowed_rules)
                .and_then(|names| names.parse().ok())
                .unwrap_or_default(),
            time_control: record.clock.and_then(|name| name.parse().ok()),
            threads: record.threads,
            moderators_only: record.moderators_only,
            most_running: record.most_running,
            past_boards: record.past_boards,
            theme: record.theme,
            board_form: record.board_form,
            digest: record.digest.map(|digest| digest.channel),
            puzzle: record.daily.map(|daily| daily.channel),
        }
    }
}

impl ServerSettings {
    /// Returns the variant of a challenge that may name one.
    pub fn variant_or(&self, named: Option<Variant>) -> Variant {
        let usual = self.preset.map(|preset| preset.variant_for(None));
        named.or(self.variant).or(usual).unwrap_or(Variant::Halma8)
    }

    /// Returns the default rules of a variant: those of the well-known game or the default rule
    /// set if they fit.
    pub fn rules_of(&self, variant: Variant) -> Rules {
        let preset = self.preset.and_then(|preset| preset.rules_of(variant));
        let rule_set = self.rule_set.filter(|rules| rules.plays(variant));
        let usual = || Rules::new(variant, rule_set, None);
        preset
            .or_else(|| usual().ok())
            .unwrap_or_else(|| Rules::default_for(variant))
    }

    /// Returns the rules of a challenge that may name some; what it doesn't name is the default.
    pub fn rules_or(
        &self,
        variant: Variant,
        rule_set: Option<RuleSet>,
        options: Options,
    ) -> (Option<RuleSet>, Options) {
        let usual = self.rules_of(variant);
        let options = options.or(Options {
            diagonals: usual.diagonals(),
            jumps: Some(usual.jumps()),
            ends: usual.ends(),
            teams: usual.teams(),
        });
        (rule_set.or(Some(usual.rule_set())), options)
    }

    /// Returns true if a challenge can choose a rule set, with some options.
    pub fn may_choose(&self, variant: Variant, rule_set: RuleSet) -> bool {
        let is_usual = self.rules_of(variant).rule_set() == rule_set;
        is_usual || self.allowed_rules.allow_set(variant, rule_set)
    }

    /// Returns true if a game can be played by these rules: they are the default ones, or allowed.
    pub fn may_play(&self, rules: Rules) -> bool {
        rules == self.rules_of(rules.variant()) || self.allowed_rules.allow(rules)
    }

    /// Returns the time per move of a challenge that may name one.
    pub fn time_control_or(&self, named: Option<TimeControl>) -> TimeControl {
        named.or(self.time_control).unwrap_or_default()
    }
}

impl Service {
    /// Returns a server's settings.
    ///
    /// # Errors
    /// The store failed.
    pub async fn server(&self, guild: GuildId) -> Result<ServerSettings, Error> {
        let record = read(&self.store, Slot::server(guild)).await?;
        Ok(record.unwrap_or_default().into())
    }

    /// Changes a server's settings and logs that. Returns all settings, and what changed.
    ///
    /// # Errors
    /// A refusal: too many channels; or a fault.
    pub async fn change_server(
        &self,
        act: &Act,
        guild: GuildId,
        change: &ServerChange,
    ) -> Result<(ServerSettings, Vec<ChangedSetting>), Error> {
        self.change(|mut tx| async move {
            let slot = Slot::server(guild);
            let before = tx.read(slot).await?.unwrap_or_default();
            let after = changed(before.clone(), change, act.now)?;
            let changes = changes(&before, &after);
            if !changes.is_empty() {
                tx.put(slot, &after)?;
                move_digest(&mut tx, guild, &before, &after);
                move_daily(&mut tx, guild, &before, &after);
                let by = people::player(&mut tx, &*self.lot, &act.by).await?;
                let record = DeedRecord {
                    changes: changes.clone(),
                    ..DeedRecord::new(by, Logged::Settings)
                };
                log_deed(&mut tx, act, guild, &record)?;
                tx.commit().await?;
            }
            Ok((after.into(), changes))
        })
        .await
    }

    /// Removes deleted channels from a server's settings, given the existing ones.
    ///
    /// # Errors
    /// The store failed.
    pub async fn forget_channels(&self, guild: GuildId, there: &[ChannelId]) -> Result<(), Error> {
        self.change(|mut tx| async move {
            let slot = Slot::server(guild);
            let Some(before) = tx.read(slot).await? else {
                return Ok(());
            };
            let mut channels = Channels::of_record(&before);
            channels.keep(there);
            let mut after = before.clone();
            channels.put_into(&mut after);
            if after != before {
                tx.put(slot, &after)?;
            }
            Ok(tx.commit().await?)
        })
        .await
    }

    /// Refuses to start a match if the server's settings forbid it.
    pub(crate) async fn check_server(
        &self,
        tx: &mut Transaction<'_>,
        place: &Place,
        rights: Rights,
        player: PlayerId,
    ) -> Result<(), Error> {
        let server = tx.read(Slot::server(place.guild)).await?;
        let Some(server) = server else { return Ok(()) };
        if server.moderators_only && !rights.moderator {
            return Err(Refusal::ModeratorsOnly.into());
        }
        let channels = Channels::of_record(&server);
        if !channels.allow(place.channel, rights.parent) {
            return Err(Refusal::ChannelNotAllowed { channels }.into());
        }
        self.check_most_running(&server, place.guild, player).await
    }

    /// Refuses rules that the server's settings don't allow.
    pub(crate) async fn check_rules(
        &self,
        tx: &mut Transaction<'_>,
        guild: GuildId,
        rules: Rules,
    ) -> Result<(), Error> {
        let server = tx.read(Slot::server(guild)).await?;
        let server = ServerSettings::from(server.unwrap_or_default());
        if server.may_play(rules) {
            return Ok(());
        }
        let usual = server.rules_of(rules.variant());
        let others = server.allowed_rules.besides(usual);
        Err(Refusal::RulesNotAllowed { usual, others }.into())
    }

    /// Refuses another game to a person who has reached the server's limit.
    pub(crate) async fn check_number(
        &self,
        tx: &mut Transaction<'_>,
        guild: GuildId,
        player: PlayerId,
    ) -> Result<(), Error> {
        let server = tx.read(Slot::server(guild)).await?;
        let server = server.unwrap_or_default();
        self.check_most_running(&server, guild, player).await
    }

    async fn check_most_running(
        &self,
        server: &ServerRecord,
        guild: GuildId,
        player: PlayerId,
    ) -> Result<(), Error> {
        let Some(most) = server.most_running else {
            return Ok(());
        };
        let ids = self.matches_of(player).await?;
        let found = self.find_many(&ids).await?;
        let counts = found
            .iter()
            .filter(|one| one.card.place.guild == guild && matches!(one.stage, Stage::Running(_)));
        let running = counts.count();
        if running >= usize::from(most) {
            return Err(Refusal::TooManyRunning { most }.into());
        }
        Ok(())
    }
}

fn changed(
    mut server: ServerRecord,
    change: &ServerChange,
    now: Timestamp,
) -> Result<ServerRecord, Refusal> {
    let mut channels = Channels::of_record(&server);
    if change.reset {
        server = ServerRecord::default();
    }
    if let Some(change) = change.channels {
        channels.change(change);
    }
    if channels.named().len() > MOST_CHANNELS {
        return Err(Refusal::TooManyChannels);
    }
    channels.put_into(&mut server);
    let variant = change.variant.map(|variant| variant.name().to_owned());
    let rules = change.rule_set.map(|rules| rules.name().to_owned());
    let clock = change.time_control.map(|time| time.to_string());
    server.locale = change.locale.clone().or(server.locale);
    server.variant = variant.or(server.variant);
    server.rules = rules.or(server.rules);
    if let Some(preset) = change.preset {
        server.preset = preset.map(|preset| preset.name().to_owned());
    }
    if let Some(allowed) = &change.allowed_rules {
        let is_limited = *allowed != AllowedRules::All;
        server.allowed_rules = is_limited.then(|| allowed.to_string());
    }
    server.clock = clock.or(server.clock);
    server.threads = change.threads.unwrap_or(server.threads);
    server.moderators_only = change.moderators_only.unwrap_or(server.moderators_only);
    if let Some(most) = change.most_running {
        server.most_running = (most > 0).then_some(most);
    }
    server.past_boards = change.past_boards.unwrap_or(server.past_boards);
    if let Some(theme) = &change.theme {
        server.theme.clone_from(theme);
    }
    server.board_form = change.board_form.unwrap_or(server.board_form);
    if let Some(digest) = &change.digest {
        let Season(season) = season_at(now);
        server.digest = digest.clone().map(|(channel, locale)| Digest {
            channel,
            locale,
            season,
        });
    }
    if let Some(puzzle) = &change.puzzle {
        server.daily = puzzle.clone().map(|(channel, locale)| Daily {
            channel,
            locale,
            day: puzzle_day(now),
        });
    }
    Ok(server)
}

/// Returns the settings that differ.
fn changes(before: &ServerRecord, after: &ServerRecord) -> Vec<ChangedSetting> {
    let settings = [
        Setting::Channels,
        Setting::Language,
        Setting::Game,
        Setting::Rules,
        Setting::Preset,
        Setting::AllowedRules,
        Setting::TimeControl,
        Setting::Threads,
        Setting::Who,
        Setting::Most,
        Setting::Boards,
        Setting::Theme,
        Setting::Text,
        Setting::Digest,
        Setting::Puzzle,
    ];
    let changed = settings.into_iter().filter_map(|setting| {
        let (from, to) = (value(before, setting), value(after, setting));
        (from != to).then_some(ChangedSetting { setting, from, to })
    });
    changed.collect()
}

/// Returns a setting as logged; empty for the default.
fn value(server: &ServerRecord, setting: Setting) -> String {
    let named = |name: &Option<String>| name.clone().unwrap_or_default();
    match setting {
        Setting::Channels => Channels::of_record(server).to_string(),
        Setting::Language => named(&server.locale),
        Setting::Game => named(&server.variant),
        Setting::Rules => named(&server.rules),
        Setting::Preset => named(&server.preset),
        Setting::AllowedRules => named(&server.allowed_rules),
        Setting::TimeControl => named(&server.clock),
        Setting::Threads => server.threads.to_string(),
        Setting::Who => server.moderators_only.to_string(),
        Setting::Most => server
            .most_running
            .map_or_else(String::new, |most| most.to_string()),
        Setting::Theme => named(&server.theme),
        Setting::Text => (server.board_form == BoardForm::WithText).to_string(),
        Setting::Boards => server.past_boards.name().to_owned(),
        Setting::Digest => {
            (server.digest.as_ref()).map_or_else(String::new, |digest| digest.channel.to_string())
        }
        Setting::Puzzle => {
            (server.daily.as_ref()).map_or_else(String::new, |daily| daily.channel.to_string())
        }
    }
}
