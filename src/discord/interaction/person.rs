//! People, as Discord describes them.

use halma_service::Person;
use halma_service::ids::{Timestamp, UserId};
use serde::Deserialize;

use crate::discord::interaction::Bits;
use crate::discord::interaction::loose::{Id, list, part};

/// The maximum length of a picture's hash; Discord's have 34 characters.
const MOST_FACE_CHARS: usize = 64;

/// An account.
#[derive(Deserialize, Debug)]
pub struct User {
    #[serde(default, deserialize_with = "part")]
    pub(super) id: Option<Id>,
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
    /// The roles, other than that of everyone.
    #[serde(default, deserialize_with = "list")]
    pub(super) roles: Vec<Id>,
    /// When the last time-out ends or ended.
    #[serde(default, deserialize_with = "part")]
    communication_disabled_until: Option<String>,
    /// Whether the server's rules are still to be accepted.
    #[serde(default, deserialize_with = "part")]
    pending: Option<bool>,
    /// The name on this server.
    #[serde(default, deserialize_with = "part")]
    nick: Option<String>,
    /// The member's permissions in the channel, which only interactions have.
    #[serde(default, deserialize_with = "part")]
    pub permissions: Option<Bits>,
}

impl Member {
    /// Returns the person, if the account is known.
    pub fn person(&self) -> Option<Person> {
        self.user.as_ref()?.person(true)
    }

    /// Returns the name on the server, and the account's name, of which there is only one.
    pub fn names(&self) -> Option<(String, Option<&str>)> {
        let name = self.person()?.name;
        let nick = self.nick.clone().filter(|nick| !nick.is_empty());
        let account = self.user.as_ref()?.username.as_deref();
        Some((nick.unwrap_or(name), account))
    }

    /// Returns true if the member has a time-out, or hasn't yet accepted the server's rules.
    pub(super) fn is_silenced(&self, now: Timestamp) -> bool {
        let until = self.communication_disabled_until.as_deref();
        let until = until.and_then(|until| until.parse::<jiff::Timestamp>().ok());
        self.pending == Some(true) || until.is_some_and(|until| until > jiff::Timestamp::from(now))
    }
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_member_goes_by_the_name_on_the_server_and_that_of_the_account() {
        let user = json!({ "id": "8", "username": "anna_k", "global_name": "Anna" });
        for (nick, name) in [
            (json!("Queen"), "Queen"),
            (json!(""), "Anna"),
            (json!(null), "Anna"),
        ] {
            let member = json!({ "user": user, "nick": nick });
            let member: Member = serde_json::from_value(member).expect("a member");
            assert_eq!(member.names(), Some((name.to_owned(), Some("anna_k"))));
        }
    }
}
