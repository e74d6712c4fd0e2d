//! Names of matches, games and people in texts.

use halma_mind::Level;
use halma_picture::Corner;
use halma_rules::{Color, Contest, Jumps, Rules, Seat};
use halma_service::ids::UserId;
use halma_service::{BoardForm, Feats, GameView, Holder, MatchView, Participant, RuleChoice};

use crate::discord::parts::alt_text::{alt_text, color_name};
use crate::discord::parts::body::Picture;
use crate::discord::parts::choice::Choice as _;
use crate::discord::parts::markup;
use crate::discord::parts::text_board::text_board;
use crate::discord::pictures::gallery::Drawn;
use crate::discord::text::{Speaker, say};

/// Mentions a person; that notifies only if the message says so.
pub fn mention(speaker: Speaker<'_>, person: &Participant) -> String {
    account(speaker, person.user)
}

/// Names the holder of a seat: a mention of a person, or the computer with its level.
pub fn holder(speaker: Speaker<'_>, holder: &Holder<Participant>) -> String {
    match holder {
        Holder::Person(person) => mention(speaker, person),
        Holder::Computer { level } => say!(speaker, "computer", level = level.number()),
    }
}

/// Mentions an account, if it is still known.
pub fn account(speaker: Speaker<'_>, user: Option<UserId>) -> String {
    match user {
        Some(user) => markup::user(user),
        None => say!(speaker, "forgotten-person"),
    }
}

/// Says how long a game was, and its longest chain of jumps.
pub fn feats(speaker: Speaker<'_>, game: &GameView, feats: Feats) -> String {
    let (longest, by) = feats.longest.unwrap_or((0, Seat::FIRST));
    say!(
        speaker,
        "feats",
        rounds = feats.rounds,
        jumps = feats.jumps,
        longest = longest,
        seat = seat(speaker, game, by),
    )
}

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

/// Returns the names of a match's people and of the computer; in practice one person has all seats.
pub fn names(speaker: Speaker<'_>, view: &MatchView) -> String {
    let people = view.people();
    let mut names: Vec<String> = people.iter().map(|person| person.name.clone()).collect();
    names.dedup();
    let computer = |level: Level| say!(speaker, "computer", level = level.number());
    names.extend(view.terms.computer.map(computer));
    speaker.list(&names)
}

/// Mentions the people of a match, and names the computer.
pub fn players(speaker: Speaker<'_>, view: &MatchView) -> String {
    let computer = |level: Level| say!(speaker, "computer", level = level.number());
    let mut all = each_mentioned(speaker, view.people());
    all.extend(view.terms.computer.map(computer));
    speaker.people(&all)
}

/// Returns the marks of a seat's colors, as in the picture.
pub fn marks(speaker: Speaker<'_>, game: &GameView, seat: Seat) -> String {
    let colors = game.standing.rules().setup().colors(seat);
    colors.iter().map(|color| speaker.mark(*color)).collect()
}

/// Names a seat in a sentence: mark and person; in practice, with only one person, mark and color.
pub fn seat(speaker: Speaker<'_>, game: &GameView, seat: Seat) -> String {
    let marks = marks(speaker, game, seat);
    if game.practice {
        let color = game.standing.rules().setup().colors(seat)[0];
        return format!("{marks} {}", color_name(speaker, color));
    }
    format!("{marks} {}", holder(speaker, &game.seats[seat]))
}

/// Names the person of a color with its mark; in practice the color itself.
pub fn colored(speaker: Speaker<'_>, game: &GameView, color: Color) -> String {
    let mark = speaker.mark(color);
    let owner = game.standing.rules().setup().owner(color);
    let who = if game.practice {
        color_name(speaker, color)
    } else {
        holder(speaker, &game.seats[owner])
    };
    format!("{mark} {who}")
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

/// Returns rules and options in words; those other than diagonals only if they aren't the default.
pub fn rules_line(speaker: Speaker<'_>, view: &MatchView) -> String {
    rules_of(speaker, view.terms.rules)
}

/// Returns the name of a rule set or a well-known game.
pub fn rule_choice(speaker: Speaker<'_>, choice: RuleChoice) -> String {
    speaker.say(&match choice {
        RuleChoice::Preset(preset) => preset.key(),
        RuleChoice::RuleSet(rule_set) => format!("rules-{rule_set}"),
    })
}

/// Returns a game's rules and options in words.
pub fn rules_of(speaker: Speaker<'_>, rules: Rules) -> String {
    let diagonals = rules
        .diagonals()
        .map(|on| if on { "diagonals-on" } else { "diagonals-off" });
    let jumps = (rules.jumps() == Jumps::Long).then_some("jumps-long");
    let contest = match rules.contest() {
        Contest::First => None,
        Contest::Places => Some("ends-places"),
        Contest::Pairs => Some("teams-pairs"),
    };
    let options = [diagonals, jumps, contest].into_iter().flatten();
    let named = [speaker.say(&format!("rules-{}", rules.rule_set()))];
    let all = named.into_iter().chain(options.map(|key| speaker.say(key)));
    all.collect::<Vec<_>>().join(" · ")
}

/// Returns a moderator's reason, in the moderator's own words.
pub fn reason_line(speaker: Speaker<'_>, reason: Option<&str>) -> Option<String> {
    reason.map(|reason| say!(speaker, "moderator-reason", reason = quoted(reason)))
}

/// Returns the time per move in words.
pub fn move_time(speaker: Speaker<'_>, view: &MatchView) -> String {
    let time = speaker.say(&format!("clock-{}", view.terms.move_time));
    match view.terms.move_time.hours() {
        Some(_) => say!(speaker, "clock-per-move", time = time),
        None => time,
    }
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
        alt_text: alt_text(speaker, view, game),
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

/// Mentions people, each once.
pub fn mentions<'a>(
    speaker: Speaker<'_>,
    people: impl IntoIterator<Item = &'a Participant>,
) -> String {
    speaker.people(&each_mentioned(speaker, people))
}

fn each_mentioned<'a>(
    speaker: Speaker<'_>,
    people: impl IntoIterator<Item = &'a Participant>,
) -> Vec<String> {
    let mut mentions: Vec<String> = Vec::new();
    for person in people {
        let mention = mention(speaker, person);
        if person.user.is_none() || !mentions.contains(&mention) {
            mentions.push(mention);
        }
    }
    mentions
}

/// Quotes a person's own words without mentions or formatting.
pub fn quoted(words: &str) -> String {
    let plain = words.replace('`', "'").replace('@', "@\u{200b}");
    format!("`{plain}`")
}

/// Links to the board's message, or to the channel if the message isn't known.
pub fn place(speaker: Speaker<'_>, view: &MatchView) -> String {
    let place = &view.card.place;
    match view.card.message {
        Some(message) => {
            let label = say!(speaker, "link-to-board");
            let (guild, channel) = (place.guild, place.channel);
            format!("[{label}](https://discord.com/channels/{guild}/{channel}/{message})")
        }
        None => markup::channel(place.channel),
    }
}
