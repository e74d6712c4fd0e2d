//! The JSON objects that Discord sends: users, members, guilds, channels, messages.

use serde_json::{Value, json};

use super::clock::timestamp;
use super::embed::{Embed, attached};
use super::interaction::{Interaction, InteractionKind};
use super::message::{Attachment, EPHEMERAL, Message, Notified};
use super::snowflake::Snowflake;
use super::world::{Channel, Place, User};
use crate::json::merge;
use crate::state::State;

/// When everyone joined.
const JOINED_AT: &str = "2026-01-01T00:00:00.000000+00:00";
/// Discord's message types.
const DEFAULT_MESSAGE: u8 = 0;
const REPLY: u8 = 19;
const ANSWER_TO_SLASH_COMMAND: u8 = 20;

impl State {
    pub(crate) fn user_json(&self, id: Snowflake) -> Value {
        let is_bot = self.users.get(&id).is_some_and(|user| user.is_bot);
        let name = self.user_name(id);
        let face = self.users.get(&id).and_then(User::face_hash);
        json!({
            "id": id, "username": name, "discriminator": "0", "global_name": name,
            "avatar": face, "bot": is_bot, "public_flags": 0,
        })
    }

    /// A member with its user, as in GET and interactions.
    pub(crate) fn member_json(&self, id: Snowflake) -> Value {
        let mut member = self.partial_member_json(id);
        member["user"] = self.user_json(id);
        member
    }

    /// A member without its user, as in messages.
    pub(crate) fn partial_member_json(&self, id: Snowflake) -> Value {
        let user = self.users.get(&id);
        let nick = user.and_then(|user| user.nick.as_ref());
        let timed_out_until = user.and_then(|user| user.timed_out_until).map(timestamp);
        json!({
            "nick": nick, "avatar": null, "banner": null, "roles": self.roles_of(id),
            "joined_at": JOINED_AT, "premium_since": null, "deaf": false, "mute": false, "flags": 0,
            "pending": false, "communication_disabled_until": timed_out_until,
        })
    }

    /// The permissions of a member, which only interactions tell.
    pub(crate) fn permissions_json(&self, guild: Snowflake, id: Snowflake) -> Value {
        json!(self.permissions_in(guild, id).to_string())
    }

    pub(crate) fn guild_json(&self, id: Snowflake) -> Option<Value> {
        let guild = self.guilds.get(&id)?;
        // Nobody who acts here, because an owner may do everything.
        let owner = Snowflake::of_name("owner", &guild.name);
        Some(json!({
            "id": id, "name": guild.name, "icon": null, "splash": null, "discovery_splash": null,
            "owner_id": owner, "afk_channel_id": null, "afk_timeout": 300, "description": null,
            "verification_level": 0, "default_message_notifications": 0, "banner": null,
            "explicit_content_filter": 0, "roles": self.roles_json(id), "emojis": [], "stickers": [],
            "features": [], "mfa_level": 0, "application_id": null, "system_channel_id": Self::system_channel(id),
            "system_channel_flags": 0, "rules_channel_id": null, "vanity_url_code": null,
            "premium_tier": 0, "preferred_locale": guild.locale, "nsfw_level": 0,
            "public_updates_channel_id": null, "premium_progress_bar_enabled": false,
            "safety_alerts_channel_id": null,
        }))
    }

    /// A guild with the fields that only `GUILD_CREATE` has.
    pub(crate) fn guild_create_json(&self, id: Snowflake) -> Option<Value> {
        let mut event = self.guild_json(id)?;
        let guild = self.guilds.get(&id)?;
        let inside = |thread: bool| -> Vec<Value> {
            let here = self
                .channels
                .values()
                .filter(|channel| channel.guild() == Some(id));
            let of_kind = here.filter(|channel| channel.thread.is_some() == thread);
            of_kind.map(|channel| self.channel_json(channel)).collect()
        };
        let extra = json!({
            "joined_at": JOINED_AT, "large": false, "unavailable": false,
            "member_count": guild.members.len(), "members": [self.member_json(self.bot)],
            "channels": inside(false), "threads": inside(true), "voice_states": [],
            "presences": [], "stage_instances": [], "guild_scheduled_events": [],
            "soundboard_sounds": [],
        });
        merge(&mut event, extra);
        Some(event)
    }

    /// A channel as the bot sees it.
    pub(crate) fn channel_json(&self, channel: &Channel) -> Value {
        self.channel_seen_by(self.bot, channel)
    }

    /// A channel with those in it besides the viewer.
    pub(crate) fn channel_seen_by(&self, viewer: Snowflake, channel: &Channel) -> Value {
        // From the end, because every interaction describes its channel, which may have very many
        // messages.
        let last = self.messages_in(channel.id).next_back();
        let last = last.map(|message| message.id);
        let mut json = json!({
            "id": channel.id, "type": channel.kind(), "flags": 0, "last_message_id": last,
        });
        let users = |people: &[Snowflake]| -> Value {
            let others = people.iter().filter(|person| **person != viewer);
            others.map(|person| self.user_json(*person)).collect()
        };
        match &channel.place {
            Place::Direct(person) => json["recipients"] = json!([self.user_json(*person)]),
            Place::Pair(people) => json["recipients"] = users(people),
            Place::Group(people) => merge(
                &mut json,
                json!({
                    "name": channel.name, "icon": null, "owner_id": people.first(),
                    "recipients": users(people),
                }),
            ),
            Place::Guild(guild) => merge(
                &mut json,
                json!({
                    "guild_id": guild, "name": channel.name, "position": 0, "topic": null,
                    "nsfw": false, "rate_limit_per_user": 0, "parent_id": null,
                    "permission_overwrites": self.overwrites_json(channel),
                }),
            ),
        }
        if let Some(thread) = &channel.thread {
            let extra = json!({
                "parent_id": thread.parent, "owner_id": thread.owner, "member_count": 1,
                "permission_overwrites": [],
                "message_count": self.messages_in(channel.id).count(),
                "thread_metadata": {
                    "archived": thread.archived, "locked": thread.locked,
                    "auto_archive_duration": thread.auto_archive_minutes,
                    "archive_timestamp": timestamp(self.now()),
                },
            });
            merge(&mut json, extra);
        }
        json
    }

    pub(crate) fn message_json(&self, message: &Message) -> Value {
        let mut json = json!({
            "id": message.id, "channel_id": message.channel_id, "content": message.content,
            "author": self.user_json(message.author_id), "type": self.message_kind(message),
            "timestamp": timestamp(message.sent_at),
            "edited_timestamp": message.edited_at.map(timestamp),
            "tts": false, "pinned": false, "flags": message.flags, "nonce": message.nonce,
            "components": message.components, "embeds": self.embeds_json(message),
            "attachments": self.listed_attachments(message),
        });
        merge(&mut json, self.mentions_json(&message.mentions));
        if let Some(replied) = message.reply_to {
            json["message_reference"] =
                json!({ "type": 0, "message_id": replied, "channel_id": message.channel_id });
        }
        if let Some(interaction) = message
            .interaction_id
            .and_then(|id| self.interactions.get(&id))
        {
            json["application_id"] = json!(self.bot);
            json["webhook_id"] = json!(self.bot);
            json["interaction_metadata"] = self.interaction_metadata(interaction);
        }
        json
    }

    /// A message as the gateway sends it: with its guild and its author's membership.
    pub(crate) fn message_event_json(&self, message: &Message) -> Value {
        let mut json = self.message_json(message);
        if let Some(guild) = self
            .channels
            .get(&message.channel_id)
            .and_then(Channel::guild)
        {
            json["guild_id"] = json!(guild);
            json["member"] = self.partial_member_json(message.author_id);
        }
        json
    }

    fn message_kind(&self, message: &Message) -> u8 {
        let answered = message
            .interaction_id
            .and_then(|id| self.interactions.get(&id));
        let is_first = |interaction: &Interaction| {
            interaction.kind == InteractionKind::Command && interaction.original == Some(message.id)
        };
        match answered {
            Some(interaction) if is_first(interaction) => ANSWER_TO_SLASH_COMMAND,
            _ if message.reply_to.is_some() => REPLY,
            _ => DEFAULT_MESSAGE,
        }
    }

    fn mentions_json(&self, mentions: &Notified) -> Value {
        let users: Vec<_> = mentions
            .users
            .iter()
            .map(|id| self.user_json(*id))
            .collect();
        json!({
            "mention_everyone": mentions.everyone, "mention_roles": mentions.roles,
            "mentions": users,
        })
    }

    fn interaction_metadata(&self, interaction: &Interaction) -> Value {
        let mut json = json!({
            "id": interaction.id, "type": interaction.kind as u8,
            "user": self.user_json(interaction.user),
            "authorizing_integration_owners": interaction.owners.json(),
        });
        if interaction.kind == InteractionKind::Component {
            json["interacted_message_id"] = json!(interaction.message);
        }
        if let Some(trigger) = interaction
            .trigger
            .and_then(|id| self.interactions.get(&id))
        {
            json["triggering_interaction_metadata"] = self.interaction_metadata(trigger);
        }
        json
    }

    /// The embeds, with files of the message as URLs.
    fn embeds_json(&self, message: &Message) -> Value {
        let link = |url: &mut String| {
            if let Some(file) = attached(url).and_then(|name| message.attachment(name)) {
                *url = self.attachment_url(message.channel_id, file);
            }
        };
        let render = |embed: &Embed| {
            let mut embed = embed.clone();
            for picture in [&mut embed.image, &mut embed.thumbnail]
                .into_iter()
                .flatten()
            {
                link(&mut picture.url);
            }
            let footer_icon = embed
                .footer
                .as_mut()
                .and_then(|footer| footer.icon_url.as_mut());
            let author_icon = embed
                .author
                .as_mut()
                .and_then(|author| author.icon_url.as_mut());
            footer_icon.into_iter().chain(author_icon).for_each(link);
            let mut json = json!(embed);
            json["type"] = json!("rich");
            json
        };
        message.embeds.iter().map(render).collect()
    }

    /// The files that no embed shows; Discord omits the others from the list.
    fn listed_attachments(&self, message: &Message) -> Vec<Value> {
        let embedded: Vec<&str> = message
            .embeds
            .iter()
            .flat_map(Embed::attached_files)
            .collect();
        let listed = |file: &&Attachment| !embedded.contains(&file.filename.as_str());
        message
            .attachments
            .iter()
            .filter(listed)
            .map(|f| self.attachment_json(message, f))
            .collect()
    }

    fn attachment_json(&self, message: &Message, file: &Attachment) -> Value {
        let url = self.attachment_url(message.channel_id, file);
        let mut json = json!({
            "id": file.id, "filename": file.filename, "size": file.bytes.len(),
            "url": url, "proxy_url": url, "content_type": file.content_type,
            "ephemeral": message.flags & EPHEMERAL != 0,
        });
        if let Some(description) = &file.description {
            json["description"] = json!(description);
        }
        if let Some((width, height)) = file.dimensions() {
            merge(&mut json, json!({ "width": width, "height": height }));
        }
        json
    }

    fn attachment_url(&self, channel: Snowflake, file: &Attachment) -> String {
        let Attachment { id, filename, .. } = file;
        format!("{}/attachments/{channel}/{id}/{filename}", self.base_url)
    }
}
