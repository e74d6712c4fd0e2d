//! People who play in channels of the stand-in for Discord.

use halma_rules::Variant;
use stand_in::{First, Message, Person, Snowflake, StandIn};

/// Two people begin a game in a channel of their own. Returns the channel, the game's code, and the
/// people.
pub async fn sit_down(
    stand_in: &StandIn,
    number: usize,
    variant: Variant,
) -> (Snowflake, String, [Person; 2]) {
    let channel = stand_in.channel(&format!("table-{number}"));
    let people = ["a", "b"].map(|name| stand_in.user(&format!("{name}{number}")));
    let line = format!("/halma game custom with:@b{number} game:{variant} first:me");
    let challenge = answer(&people[0], channel, &line).await;
    let footer = challenge.embeds[0].footer.as_ref().expect("a footer");
    let code = footer.text.trim_start_matches('#').split(' ').next();
    let code = code.expect("a code").to_owned();
    let accepted = people[1].click(challenge.id, "Accept").await;
    let accepted = accepted.expect("an answer");
    accepted.message().await.expect("a board");
    (channel, code, people)
}

/// Returns the answer to a command.
pub async fn answer(person: &Person, channel: Snowflake, line: &str) -> Message {
    let answer = person.slash(channel, line).await.expect("an answer");
    let message = answer.message().await.expect("a message");
    match answer.first() {
        // On a busy machine the answer comes later.
        First::Deferred => answer.follow_up(0).await.expect("a board"),
        _ => message,
    }
}
