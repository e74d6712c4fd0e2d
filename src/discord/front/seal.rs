//! The seal of an id that belongs to one person: a MAC over the id, the person who opened it, the
//! server and, for moderators' ids, whether that person managed the server.

use data_encoding::BASE64URL_NOPAD;
use halma_service::ids::{GuildId, SealKey, UserId};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::discord::front::registry;
use crate::discord::parts::id::{Audience, BadId, Surface, VERSION, Written};

/// The version of sealed ids; older versions of the bot see them as another version.
const SEALED: &str = "4";
/// The length of a seal in bytes; 16 characters.
const BYTES: usize = 12;

/// The person who opens or uses something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bearer {
    /// The person.
    pub user: UserId,
    /// The server.
    pub guild: GuildId,
    /// Whether the person can manage the server.
    pub moderator: bool,
}

/// An id from Discord, with its seal if it has one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Presented {
    /// The id without its seal.
    pub plain: String,
    /// The kind of component it is from.
    pub surface: Surface,
    audience: Audience,
    seal: Option<[u8; BYTES]>,
}

/// Returns an id sealed for the person who opens it.
///
/// # Errors
/// It isn't an id of this version.
pub fn sealed(
    plain: &str,
    key: &SealKey,
    surface: Surface,
    opener: Bearer,
) -> Result<String, BadId> {
    let audience = registry::audience(surface, &Written::read(plain)?)?;
    let tag = mac(key, plain, audience, surface, opener).finalize();
    let rest = plain.strip_prefix(VERSION).unwrap_or_default();
    let seal = BASE64URL_NOPAD.encode(&tag.into_bytes()[..BYTES]);
    Ok(format!("{SEALED}{rest}:{seal}"))
}

impl Presented {
    /// Parses an id.
    ///
    /// # Errors
    /// It isn't ours, or it is from another version: it lacks the seal it needs.
    pub fn read(text: &str, surface: Surface) -> Result<Self, BadId> {
        let (plain, seal) = match text.strip_prefix(SEALED) {
            Some(rest) if rest.starts_with(':') => split(rest)?,
            _ => (text.to_owned(), None),
        };
        let written = Written::read(&plain)?;
        let audience = registry::audience(surface, &written)?;
        let is_open = surface == Surface::Message && audience == Audience::Everybody;
        if seal.is_none() && !is_open {
            return Err(BadId::OtherVersion(written.match_id()));
        }
        Ok(Self {
            plain,
            surface,
            audience,
            seal,
        })
    }

    /// Returns true if anyone may use it.
    pub fn is_open(&self) -> bool {
        self.seal.is_none()
    }

    /// Returns true if this person opened it and may still use it.
    pub fn is_of(&self, key: &SealKey, bearer: Bearer) -> bool {
        let mac = mac(key, &self.plain, self.audience, self.surface, bearer);
        self.seal
            .is_some_and(|seal| mac.verify_truncated_left(&seal).is_ok())
    }
}

fn split(sealed: &str) -> Result<(String, Option<[u8; BYTES]>), BadId> {
    let (rest, seal) = sealed.rsplit_once(':').ok_or(BadId::Foreign)?;
    let seal = BASE64URL_NOPAD.decode(seal.as_bytes()).ok();
    let seal = seal.and_then(|seal| seal.try_into().ok());
    let seal = seal.ok_or(BadId::Foreign)?;
    Ok((format!("{VERSION}{rest}"), Some(seal)))
}

fn mac(
    key: &SealKey,
    plain: &str,
    audience: Audience,
    surface: Surface,
    bearer: Bearer,
) -> Hmac<Sha256> {
    let mut mac =
        Hmac::<Sha256>::new_from_slice(key.expose()).expect("HMAC takes keys of any length");
    let is_form = surface == Surface::Form;
    let manages = audience == Audience::Moderators && bearer.moderator;
    mac.update(&[u8::from(is_form), u8::from(manages)]);
    mac.update(&bearer.guild.0.to_be_bytes());
    mac.update(&bearer.user.0.to_be_bytes());
    mac.update(plain.as_bytes());
    mac
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::admin::click::{Click, Form};
    use crate::discord::parts::id::{AtTurn, Coded};
    use crate::discord::play;
    use halma_service::ids::{MatchId, Turn};

    const DORA: Bearer = Bearer {
        user: UserId(1),
        guild: GuildId(2),
        moderator: true,
    };
    const AT: AtTurn = AtTurn {
        id: MatchId(u64::MAX),
        turn: Turn(u64::MAX),
    };

    fn sealed(id: impl Coded, key: &SealKey, surface: Surface) -> String {
        super::sealed(id.id().as_str(), key, surface, DORA).unwrap()
    }

    fn read(text: &str, surface: Surface) -> Presented {
        let read = Presented::read(text, surface);
        read.unwrap_or_else(|why| panic!("{text} is {why:?}"))
    }

    #[test]
    fn a_seal_is_good_for_its_bearer_its_id_and_its_surface_alone() {
        let (key, other) = (SealKey::drawn(|| 1), SealKey::drawn(|| 2));
        let end = Form::End { at: AT };
        let text = sealed(end, &key, Surface::Form);
        let presented = read(&text, Surface::Form);
        assert_eq!(presented.plain, end.id().as_str());
        assert!(presented.is_of(&key, DORA) && !presented.is_open());
        assert!(!presented.is_of(&other, DORA));
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
        let exchanged = text.replace("admin.end", "admin.void");
        assert!(!read(&exchanged, Surface::Form).is_of(&key, DORA));
        // A button's id isn't valid as a form's id, even with the same text.
        let button = sealed(play::click::Click::Move { at: AT }, &key, Surface::Message);
        assert!(!read(&button, Surface::Form).is_of(&key, DORA));
        // A form that isn't for moderators stays valid for someone who becomes one.
        let typed = sealed(play::click::Form::Move { at: AT }, &key, Surface::Form);
        let moderator = false;
        assert!(read(&typed, Surface::Form).is_of(&key, Bearer { moderator, ..DORA }));
    }

    #[test]
    fn what_has_no_seal_is_open_or_of_an_older_version() {
        let other = Err(BadId::OtherVersion(MatchId(u64::MAX)));
        let public = play::click::Click::Move { at: AT }.id();
        let private = play::click::Click::KeepPlaying { at: AT }.id();
        assert!(read(public.as_str(), Surface::Message).is_open());
        assert_eq!(Presented::read(public.as_str(), Surface::Form), other);
        assert_eq!(Presented::read(private.as_str(), Surface::Message), other);
        let form = Form::End { at: AT }.id();
        assert_eq!(Presented::read(form.as_str(), Surface::Message), other);
        let page = Click::Games { page: 1 }.id();
        let none = Err(BadId::OtherVersion(MatchId(0)));
        assert_eq!(Presented::read(page.as_str(), Surface::Message), none);
        for foreign in [
            "4",
            "4:",
            "4:1f:lobby.rematch:0",
            "4:1f:lobby.rematch:0:AAAA",
            "41f:lobby.rematch:0",
        ] {
            let read = Presented::read(foreign, Surface::Message);
            assert_eq!(read, Err(BadId::Foreign), "{foreign}");
        }
    }
}
