//! People, as Discord describes them.

use serde::Deserialize;

use crate::discord::interaction::Bits;
use crate::discord::interaction::loose::{Id, part};
use crate::ids::UserId;
use crate::service::Person;

/// The maximum length of a picture's hash; Discord's have 34 characters.
const MOST_FACE_CHARS: usize = 64;

/// An account.
#[derive(Deserialize, Debug)]
pub struct User {
    #[serde(default, deserialize_with = "part")]
    id: Option<Id>,
    #[serde(default, deserialize_with = "part")]
    username: Option<String>,
    #[serde(default, deserialize_with = "part")]
    global_name: Option<String>,
    #[serde(default, deserialize_with = "part")]
    avatar: Option<String>,
    #[serde(default, deserialize_with = "part")]
    bot: Option<bool>,
}

/// A member of a server.
#[derive(Deserialize, Debug)]
pub struct Member {
    /// The account; missing in the options of a command, which list it elsewhere.
    #[serde(default, deserialize_with = "part")]
    pub user: Option<User>,
    /// The member's permissions in the channel.
    #[serde(default, deserialize_with = "part")]
    pub permissions: Option<Bits>,
}

impl User {
    /// Returns the person, if the account is known.
    pub fn person(&self, is_member: bool) -> Option<Person> {
        self.id.map(|id| self.person_of(UserId(id.0), is_member))
    }

    /// Returns the person with this id.
    pub fn person_of(&self, user: UserId, is_member: bool) -> Person {
        let names = [&self.global_name, &self.username];
        let mut names = names.into_iter().flatten().filter(|name| !name.is_empty());
        let face = self.avatar.as_deref().filter(|face| is_face(face));
        Person {
            user,
            // Not the server nickname: a person has one record for all servers.
            name: names.next().cloned().unwrap_or_else(|| user.to_string()),
            face: face.map(str::to_owned),
            bot: self.bot.unwrap_or_default(),
            member: is_member,
        }
    }
}

/// Returns true if this is the hash of a picture.
fn is_face(name: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
    !name.is_empty() && name.len() <= MOST_FACE_CHARS && name.chars().all(is_plain)
}
