//! The seal of an id that is one person's: a MAC over the id, who opened what bears it, in which server,
//! and, if only moderators may use it, whether that person managed the server.

use data_encoding::BASE64URL_NOPAD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::discord::parts::custom_id::{BadCustomId, CustomId, VERSION};
use crate::ids::{GuildId, MatchId, SealKey, UserId};

/// The version of ids with a seal: to older versions of the bot they are of another one.
const SEALED: &str = "2";
/// The length of a seal in bytes; 16 characters.
const BYTES: usize = 12;

/// Who opens something, or uses it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bearer {
    /// The person.
    pub user: UserId,
    /// The server.
    pub guild: GuildId,
    /// Whether the person manages the server.
    pub moderator: bool,
}

/// What bears an id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Surface {
    /// A button or menu of a message.
    Message,
    /// A form.
    Form,
}

/// An id as it came from Discord, with its seal if it has one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Presented {
    /// The id.
    pub id: CustomId,
    /// What bore it.
    pub surface: Surface,
    seal: Option<[u8; BYTES]>,
}

impl CustomId {
    /// The id with its seal, for the person who opens something with it.
    pub fn sealed(self, key: &SealKey, surface: Surface, opener: Bearer) -> String {
        let tag = mac(key, self, surface, opener).finalize().into_bytes();
        let plain = self.to_string();
        let rest = plain.strip_prefix(VERSION).unwrap_or_default();
        format!("{SEALED}{rest}:{}", BASE64URL_NOPAD.encode(&tag[..BYTES]))
    }
}

impl Presented {
    /// Reads an id.
    ///
    /// # Errors
    /// It is none of ours, or of another version: older ones gave no seals.
    pub fn read(text: &str, surface: Surface) -> Result<Self, BadCustomId> {
        let (id, seal) = match text.strip_prefix(SEALED) {
            Some(rest) if rest.starts_with(':') => split(rest)?,
            _ => (text.parse()?, None),
        };
        let is_open = surface == Surface::Message && id.is_public();
        if seal.is_none() && !is_open {
            return Err(BadCustomId::OtherVersion(MatchId(id.written().number)));
        }
        Ok(Self { id, surface, seal })
    }

    /// Whether everybody may use what bore it.
    pub fn is_open(&self) -> bool {
        self.seal.is_none()
    }

    /// Whether this person opened what bore it, and may still do what it does.
    pub fn is_of(&self, key: &SealKey, bearer: Bearer) -> bool {
        let mac = mac(key, self.id, self.surface, bearer);
        self.seal
            .is_some_and(|seal| mac.verify_truncated_left(&seal).is_ok())
    }
}

fn split(sealed: &str) -> Result<(CustomId, Option<[u8; BYTES]>), BadCustomId> {
    let (rest, seal) = sealed.rsplit_once(':').ok_or(BadCustomId::Foreign)?;
    let id = format!("{VERSION}{rest}").parse()?;
    let seal = BASE64URL_NOPAD.decode(seal.as_bytes()).ok();
    let seal = seal.and_then(|seal| seal.try_into().ok());
    Ok((id, Some(seal.ok_or(BadCustomId::Foreign)?)))
}

fn mac(key: &SealKey, id: CustomId, surface: Surface, bearer: Bearer) -> Hmac<Sha256> {
    let mut mac =
        Hmac::<Sha256>::new_from_slice(key.expose()).expect("HMAC takes keys of any length");
    let is_form = surface == Surface::Form;
    let manages = id.moderates() && bearer.moderator;
    mac.update(&[u8::from(is_form), u8::from(manages)]);
    mac.update(&bearer.guild.0.to_be_bytes());
    mac.update(&bearer.user.0.to_be_bytes());
    mac.update(id.to_string().as_bytes());
    mac
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::parts::custom_id::InMatch;

    const DORA: Bearer = Bearer {
        user: UserId(1),
        guild: GuildId(2),
        moderator: true,
    };

    fn form(what: InMatch) -> CustomId {
        let (id, turn) = (MatchId(u64::MAX), u64::MAX);
        CustomId::InMatch { what, id, turn }
    }

    fn read(text: &str, surface: Surface) -> Presented {
        let read = Presented::read(text, surface);
        read.unwrap_or_else(|why| panic!("{text} is {why:?}"))
    }

    #[test]
    fn a_seal_is_good_for_its_bearer_its_id_and_its_surface_alone() {
        let (key, other) = (SealKey::drawn(|| 1), SealKey::drawn(|| 2));
        let end = form(InMatch::ModeratorEnds);
        let text = end.sealed(&key, Surface::Form, DORA);
        assert!(text.len() <= 100, "{text}");
        let presented = read(&text, Surface::Form);
        assert_eq!(presented.id, end);
        assert!(presented.is_of(&key, DORA) && !presented.is_open());
        assert!(!presented.is_of(&other, DORA));
        assert!(!read(&text, Surface::Message).is_of(&key, DORA));
        for bearer in [
            Bearer {
                user: UserId(3),
                ..DORA
            },
            Bearer {
                guild: GuildId(3),
                ..DORA
            },
            Bearer {
                moderator: false,
                ..DORA
            },
        ] {
            assert!(!presented.is_of(&key, bearer), "{bearer:?}");
        }
        let exchanged = text.replace("admin-end", "admin-void");
        assert!(!read(&exchanged, Surface::Form).is_of(&key, DORA));
        // A form that is no moderator's stays good for somebody who becomes one.
        let typed = form(InMatch::Move).sealed(&key, Surface::Form, DORA);
        let moderator = false;
        assert!(read(&typed, Surface::Form).is_of(&key, Bearer { moderator, ..DORA }));
    }

    #[test]
    fn what_has_no_seal_is_open_or_of_an_older_version() {
        let other = Err(BadCustomId::OtherVersion(MatchId(u64::MAX)));
        let [plain, private] =
            [InMatch::Move, InMatch::KeepPlaying].map(|what| form(what).to_string());
        assert!(read(&plain, Surface::Message).is_open());
        assert_eq!(Presented::read(&plain, Surface::Form), other);
        assert_eq!(Presented::read(&private, Surface::Message), other);
        for foreign in [
            "2",
            "2:",
            "2:1f:join:0:0",
            "2:1f:join:0:0:AAAA",
            "21f:join:0:0",
        ] {
            let read = Presented::read(foreign, Surface::Message);
            assert_eq!(read, Err(BadCustomId::Foreign), "{foreign}");
        }
    }
}
