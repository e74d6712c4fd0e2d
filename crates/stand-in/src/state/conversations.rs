//! Conversations without the bot: direct messages of two people, and groups.

use super::State;
use super::snowflake::Snowflake;
use super::world::{ChannelKind, Place};

/// How many people a group has at most.
const LARGEST_GROUP: usize = 10;

impl State {
    /// The direct messages of two people; opened if there are none.
    pub(crate) fn ensure_pair(&mut self, mut people: [Snowflake; 2]) -> Snowflake {
        people.sort_unstable();
        let [one, other] = people;
        let id = Snowflake::of_name("direct", &format!("{one}/{other}"));
        if !self.channels.contains_key(&id) {
            self.insert_channel(id, "", Place::Pair(people), ChannelKind::Text);
        }
        id
    }

    /// The group with this name; opened with these people if there is none, and they aren't too
    /// many.
    pub(crate) fn ensure_group(&mut self, name: &str, people: &[Snowflake]) -> Option<Snowflake> {
        let id = Snowflake::of_name("group", name);
        if !self.channels.contains_key(&id) {
            self.insert_channel(id, name, Place::Group(Vec::new()), ChannelKind::Text);
            if !people.iter().all(|person| self.enter_group(*person, id)) {
                self.channels.remove(&id);
                return None;
            }
        }
        Some(id)
    }

    /// Adds a person to a group; returns false if it is full.
    pub(crate) fn enter_group(&mut self, person: Snowflake, group: Snowflake) -> bool {
        match self.people_of(group) {
            Some(people) if people.contains(&person) => true,
            Some(people) if people.len() < LARGEST_GROUP => {
                people.push(person);
                true
            }
            _ => false,
        }
    }

    /// Takes a person out of a group.
    pub(crate) fn leave_group(&mut self, person: Snowflake, group: Snowflake) {
        if let Some(people) = self.people_of(group) {
            people.retain(|one| *one != person);
        }
    }

    fn people_of(&mut self, group: Snowflake) -> Option<&mut Vec<Snowflake>> {
        match &mut self.channels.get_mut(&group)?.place {
            Place::Group(people) => Some(people),
            _ => None,
        }
    }
}
