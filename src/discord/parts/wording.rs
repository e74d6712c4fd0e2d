//! Names of matches, games and people in texts.

use halma_picture::Corner;
use halma_rules::Seat;
use halma_service::ids::UserId;
use halma_service::{BoardForm, GameView, MatchView, Participant};

use crate::discord::parts::body::Picture;
use crate::discord::parts::text_board::text_board;
use crate::discord::pictures::gallery::Drawn;
use crate::discord::text::{Say as _, Speaker, markup, say};
use crate::words::described::alt_text;

/// Appends the board as text if wanted.
pub fn with_text_board(
    speaker: Speaker<'_>,
    view: &MatchView,
    game: &GameView,
    content: String,
) -> String {
    match view.board_form {
        BoardForm::Picture => content,
        BoardForm::WithText => {
            let board = text_board(speaker, game.standing.position());
            format!("{content}\n{board}")
        }
    }
}

/// Returns the corners of a seat's goals in a picture that is seen from a seat, after "into".
pub fn goals(speaker: Speaker<'_>, game: &GameView, of: Seat, seen_from: Seat) -> String {
    let setup = game.standing.rules().setup();
    let corners = Corner::of_goals(setup, of, seen_from).into_iter();
    let named: Vec<_> = corners
        .map(|corner| speaker.say(corner_key(corner)))
        .collect();
    speaker.list(&named)
}

fn corner_key(corner: Corner) -> &'static str {
    match corner {
        Corner::Bottom => "corner-bottom",
        Corner::BottomLeft => "corner-bottom-left",
        Corner::TopLeft => "corner-top-left",
        Corner::Top => "corner-top",
        Corner::TopRight => "corner-top-right",
        Corner::BottomRight => "corner-bottom-right",
    }
}

/// Returns a moderator's reason, in the moderator's own words.
pub fn reason_line(speaker: Speaker<'_>, reason: Option<&str>) -> Option<String> {
    reason.map(|reason| say!(speaker, "moderator-reason", reason = quoted(reason)))
}

/// Returns the picture of a game as a file.
pub fn picture(speaker: Speaker<'_>, view: &MatchView, game: &GameView, png: Drawn) -> Picture {
    let name = format!(
        "halma-{}-{}.png",
        view.card.code.as_str().to_lowercase(),
        view.card.turn
    );
    Picture {
        png,
        name,
        alt_text: alt_text(speaker, view, game).words(),
    }
}

/// Returns people's accounts, each once, except for one person.
pub fn accounts<'a>(
    people: impl IntoIterator<Item = &'a Participant>,
    but: Option<UserId>,
) -> Vec<UserId> {
    let users = people.into_iter().filter_map(|person| person.user);
    let mut users: Vec<UserId> = users.filter(|user| Some(*user) != but).collect();
    users.sort_unstable();
    users.dedup();
    users
}

/// Quotes a person's own words without mentions or formatting.
pub fn quoted(words: &str) -> String {
    let plain = words.replace('`', "'").replace('@', "@\u{200b}");
    format!("`{plain}`")
}

/// Links to the board's message, or to the channel if the message isn't known.
pub fn place(speaker: Speaker<'_>, view: &MatchView) -> String {
    match board_address(view) {
        Some(address) => format!("[{}]({address})", say!(speaker, "link-to-board")),
        None => markup::channel(view.card.place.channel),
    }
}

/// Returns the address of the board's message, if the message is known; of a conversation's, at least that
/// of the conversation.
pub fn board_address(view: &MatchView) -> Option<String> {
    let (guild, channel) = (view.card.place.guild, view.card.place.channel);
    if guild.is_conversation() {
        let address = format!("https://discord.com/channels/@me/{channel}");
        return Some(match view.card.message {
            Some(message) => format!("{address}/{message}"),
            None => address,
        });
    }
    let message = view.card.message?;
    Some(format!(
        "https://discord.com/channels/{guild}/{channel}/{message}"
    ))
}
