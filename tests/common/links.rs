//! Links to the board page.

use stand_in::{Message, Person, Snowflake};

/// The address behind a message's button.
pub fn link_in(message: &Message) -> Option<String> {
    let mut buttons = message.components.iter().flat_map(|row| &row.components);
    buttons.find_map(|button| button.url.clone())
}

/// A person's own link to the board page.
pub async fn link(person: &Person, channel: Snowflake) -> String {
    let answer = person.slash(channel, "/halma web").await.unwrap();
    let message = answer.message().await.unwrap();
    assert!(message.is_private());
    link_in(&message).unwrap()
}

/// The ticket of a link, and the code behind it.
pub fn ticket(link: &str) -> (String, Option<String>) {
    let (_, fragment) = link.split_once("/board#").unwrap();
    match fragment.split_once('.') {
        Some((ticket, code)) => (ticket.to_owned(), Some(code.to_owned())),
        None => (fragment.to_owned(), None),
    }
}
