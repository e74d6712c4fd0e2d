//! What a server wants: where, what and by whom is played.

use super::draft::{self, Draft};
use super::{Act, MoveTime, Place, Service, retry};
use crate::engine::{RuleSet, Variant};
use crate::ids::{ChannelId, GuildId, PlayerId};
use crate::service::error::{Error, Refusal};
use crate::store::Key;
use crate::store::records::{Logged, MatchRecord, ServerRecord, StageRecord};

/// The most channels that a server names.
const MOST_CHANNELS: usize = 100;

/// What a server wants; what is missing is as usual.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ServerSettings {
    /// The channels in which games may be played; all of them if there are none.
    pub channels: Vec<ChannelId>,
    /// The language of public messages.
    pub locale: Option<String>,
    /// The variant of a challenge that names none.
    pub variant: Option<Variant>,
    /// The rule set of a challenge that names none, where it fits.
    pub rule_set: Option<RuleSet>,
    /// The time for a move of a challenge that names none.
    pub move_time: Option<MoveTime>,
    /// Whether games get threads of their own unless a challenge says otherwise.
    pub threads: bool,
    /// Whether only moderators may challenge.
    pub moderators_only: bool,
    /// The most running games of a person in this server.
    pub most_running: Option<u16>,
}

/// What a server wants otherwise; the rest stays as it is.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ServerChange {
    /// Whether all but the channels goes back to the usual first.
    pub reset: bool,
    /// Where games may be played.
    pub channels: Option<ChannelChange>,
    /// The language of public messages.
    pub locale: Option<String>,
    /// The usual variant.
    pub variant: Option<Variant>,
    /// The usual rule set.
    pub rule_set: Option<RuleSet>,
    /// The usual time for a move.
    pub move_time: Option<MoveTime>,
    /// Whether games get threads of their own.
    pub threads: Option<bool>,
    /// Whether only moderators may challenge.
    pub moderators_only: Option<bool>,
    /// The most running games of a person; 0 for as many as they like.
    pub most_running: Option<u16>,
}

/// Where games may be played otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChannelChange {
    /// Also there.
    Allow(ChannelId),
    /// There no longer.
    Forbid(ChannelId),
    /// In all channels.
    Everywhere,
}

/// What Discord says of somebody who wants to play, and of the channel.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Rights {
    /// Whether the person manages the server.
    pub moderator: bool,
    /// The channel that the thread belongs to, if it is a thread.
    pub parent: Option<ChannelId>,
}

impl From<ServerRecord> for ServerSettings {
    fn from(record: ServerRecord) -> Self {
        Self {
            channels: record.channels,
            locale: record.locale,
            variant: record.variant.and_then(|name| name.parse().ok()),
            rule_set: record.rules.and_then(|name| name.parse().ok()),
            move_time: record.clock.and_then(|name| name.parse().ok()),
            threads: record.threads,
            moderators_only: record.moderators_only,
            most_running: record.most_running,
        }
    }
}

impl ServerSettings {
    /// The variant of a challenge, which may name one.
    pub fn variant_or(&self, named: Option<Variant>) -> Variant {
        named.or(self.variant).unwrap_or(Variant::Halma8)
    }

    /// The rule set of a challenge, which may name one; the server's own only where it fits.
    pub fn rule_set_or(&self, named: Option<RuleSet>, variant: Variant) -> Option<RuleSet> {
        named.or(self.rule_set.filter(|rules| rules.plays(variant)))
    }

    /// The time for a move of a challenge, which may name one.
    pub fn move_time_or(&self, named: Option<MoveTime>) -> MoveTime {
        named.or(self.move_time).unwrap_or_default()
    }
}

impl Service {
    /// What a server wants.
    ///
    /// # Errors
    /// The store failed.
    pub async fn server(&self, guild: GuildId) -> Result<ServerSettings, Error> {
        let record: Option<ServerRecord> = draft::read(&*self.store, Key::Server(guild)).await?;
        Ok(record.unwrap_or_default().into())
    }

    /// Changes what a server wants, notes it in the log, and gives all of it.
    ///
    /// # Errors
    /// A refusal: too many channels; or a fault.
    pub async fn change_server(
        &self,
        act: &Act,
        guild: GuildId,
        change: &ServerChange,
    ) -> Result<ServerSettings, Error> {
        retry!(self.try_change_server(act, guild, change))
    }

    async fn try_change_server(
        &self,
        act: &Act,
        guild: GuildId,
        change: &ServerChange,
    ) -> Result<ServerSettings, Error> {
        let mut draft = Draft::new(&*self.store);
        let key = Key::Server(guild);
        let before: ServerRecord = draft.read(key).await?.unwrap_or_default();
        let after = changed(before.clone(), change)?;
        if after != before {
            draft.put(key, &after)?;
            self.log_deed(&mut draft, act, guild, Logged::Settings)
                .await?;
            draft.commit().await?;
        }
        Ok(after.into())
    }

    /// Refuses to begin a match where the server does not want it.
    pub(super) async fn check_server(
        &self,
        draft: &mut Draft<'_>,
        place: &Place,
        rights: Rights,
        player: PlayerId,
    ) -> Result<(), Error> {
        let server: Option<ServerRecord> = draft.read(Key::Server(place.guild)).await?;
        let Some(server) = server else { return Ok(()) };
        if server.moderators_only && !rights.moderator {
            return Err(Refusal::ModeratorsOnly.into());
        }
        let mut here = [Some(place.channel), rights.parent].into_iter().flatten();
        if !server.channels.is_empty() && !here.any(|channel| server.channels.contains(&channel)) {
            let channels = server.channels;
            return Err(Refusal::ChannelNotAllowed { channels }.into());
        }
        self.check_most_running(&server, place.guild, player).await
    }

    /// Refuses one more game to a person who plays as many as the server wants.
    pub(super) async fn check_number(
        &self,
        draft: &mut Draft<'_>,
        guild: GuildId,
        player: PlayerId,
    ) -> Result<(), Error> {
        let server: Option<ServerRecord> = draft.read(Key::Server(guild)).await?;
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
        let mut running = 0;
        for id in self.matches_of(player).await? {
            let record: Option<MatchRecord> = draft::read(&*self.store, Key::Match(id)).await?;
            let Some(MatchRecord::V1(found)) = record else {
                continue;
            };
            if found.place.guild == guild && matches!(found.stage, StageRecord::Running(_)) {
                running += 1;
            }
        }
        if running >= most {
            return Err(Refusal::TooManyRunning { most }.into());
        }
        Ok(())
    }
}

fn changed(mut server: ServerRecord, change: &ServerChange) -> Result<ServerRecord, Refusal> {
    if change.reset {
        server = ServerRecord {
            channels: server.channels,
            ..ServerRecord::default()
        };
    }
    match change.channels {
        None => {}
        Some(ChannelChange::Everywhere) => server.channels.clear(),
        Some(ChannelChange::Forbid(channel)) => server.channels.retain(|known| *known != channel),
        Some(ChannelChange::Allow(channel)) => {
            server.channels.retain(|known| *known != channel);
            server.channels.push(channel);
        }
    }
    if server.channels.len() > MOST_CHANNELS {
        return Err(Refusal::TooManyChannels);
    }
    let variant = change.variant.map(|variant| variant.name().to_owned());
    let rules = change.rule_set.map(|rules| rules.name().to_owned());
    let clock = change.move_time.map(|time| time.to_string());
    server.locale = change.locale.clone().or(server.locale);
    server.variant = variant.or(server.variant);
    server.rules = rules.or(server.rules);
    server.clock = clock.or(server.clock);
    server.threads = change.threads.unwrap_or(server.threads);
    server.moderators_only = change.moderators_only.unwrap_or(server.moderators_only);
    if let Some(most) = change.most_running {
        server.most_running = (most > 0).then_some(most);
    }
    Ok(server)
}
