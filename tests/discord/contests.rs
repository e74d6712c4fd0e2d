//! The options of the rules, games for places and games in pairs, as a channel sees them.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::{
    Ends, Game, Jumps, Options, Ply, Reason, RuleSet, Rules, Seat, Status, Teams, Variant, Verdict,
};
use stand_in::{Message, permission};

use crate::common::hall::{Hall, private, public};
use crate::common::players::Plan;
use crate::common::table::Table;

fn game(variant: Variant, rule_set: Option<RuleSet>, options: Options) -> Game {
    Game::new(Rules::with_options(variant, rule_set, options).unwrap())
}

fn places() -> Options {
    Options {
        ends: Some(Ends::Places),
        ..Options::default()
    }
}

fn pairs() -> Options {
    Options {
        teams: Some(Teams::Pairs),
        ..Options::default()
    }
}

fn description(message: &Message) -> String {
    message.embeds[0].description.clone().unwrap_or_default()
}

fn footer(message: &Message) -> String {
    let footer = message.embeds[0].footer.as_ref();
    footer.map(|footer| footer.text.clone()).unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_options_of_the_chosen_game_are_completed() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let hub = hall.stand_in.channel("general");
    for (line, option, expected) in [
        ("game:star2 jumps:", "jumps", "short long"),
        ("game:star2 ends:", "ends", ""),
        ("game:star2 teams:", "teams", ""),
        ("game:star3 ends:", "ends", "first places"),
        ("game:star3 teams:", "teams", ""),
        ("game:star4 teams:", "teams", "none pairs"),
        ("game:star4 jumps:any", "jumps", "long"),
        ("game:star3-15 rules:", "rules", "igroved parlett family"),
        ("game:star2x3 rules:", "rules", "igroved parlett"),
    ] {
        let line = format!("/halma game custom {line}");
        let found = anna.autocomplete(hub, &line, option).await.unwrap();
        let values: Vec<_> = found
            .iter()
            .map(|choice| choice.value.as_str().unwrap())
            .collect();
        assert_eq!(values.join(" "), expected, "{line}");
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_option_that_a_game_lacks_is_refused_with_those_it_has() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let hub = hall.stand_in.channel("general");
    for (line, parts) in [
        (
            "game:star2 ends:places",
            ["doesn't have the option `ends`", "`rules`, `jumps`."],
        ),
        (
            "game:halma8 teams:pairs",
            ["doesn't have the option `teams`", "`diagonals`"],
        ),
        (
            "game:star3 teams:pairs",
            ["doesn't have the option `teams`", "`ends`"],
        ),
        (
            "game:star6 ends:places teams:pairs",
            ["for places or in pairs", "Leave out"],
        ),
        ("game:star2 jumps:far", ["not a choice for", "`jumps`"]),
    ] {
        let line = format!("/halma game custom {line}");
        let text = private(anna.slash(hub, &line).await.unwrap()).await;
        assert!(
            parts.iter().all(|part| text.contains(part)),
            "{line}: {text}"
        );
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chosen_rules_are_named_and_explained_when_the_game_starts() {
    let hall = Hall::open().await;
    let options = Options {
        jumps: Some(Jumps::Long),
        ..places()
    };
    let game = game(Variant::Star3, Some(RuleSet::Family), options);
    let table = Table::sit_down(&hall, "general", &["anna", "ben", "clara"], game).await;
    let (footer, text) = (footer(&table.last), description(&table.last));
    assert!(
        footer.contains("Family rules (star) · long jumps · play on for every place"),
        "{footer}"
    );
    for part in ["**Family rules", "**Long jumps**", "everyone has a place"] {
        assert!(text.contains(part), "{text}");
    }
    // A game as it is usually played has no such lines.
    let usual = Game::new(Rules::default_for(Variant::Star3));
    let usual = Table::sit_down(&hall, "other", &["dora", "emil", "fred"], usual).await;
    assert_eq!(description(&usual.last), "");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn five_players_are_told_that_the_game_is_unrated() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let hub = hall.stand_in.channel("general");
    let made = public(anna.slash(hub, "/halma play game:star5").await.unwrap()).await;
    let text = description(&made);
    assert!(
        text.contains("some corners are better than others"),
        "{text}"
    );
    assert!(text.contains("· unrated"), "{text}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_jump_that_is_none_is_explained() {
    let hall = Hall::open().await;
    let options = Options {
        jumps: Some(Jumps::Long),
        ..Options::default()
    };
    let game = game(Variant::Halma8, None, options);
    let table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    for (typed, part) in [
        ("h1-d1", "h1–d1 isn't a jump: 3 stones are in the way"),
        ("h4-h8", "h4–h8 isn't a jump: there's no stone to jump over"),
        ("h2-h6", "h2–h6 isn't a jump: 2 stones are in the way"),
        ("h3-h6", "h3–h6 isn't a jump: the stone on h4 isn't halfway"),
    ] {
        let line = format!("/halma move text:{typed}");
        let text = private(table.people[0].slash(table.channel, &line).await.unwrap()).await;
        assert!(text.contains(part), "{text}");
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_owner_of_a_corner_that_may_only_be_passed_is_named() {
    let hall = Hall::open().await;
    let game = game(Variant::Star6, Some(RuleSet::Family), Options::default());
    let people = ["anna", "ben", "clara", "dora", "emil", "fred"];
    let mut table = Table::sit_down(&hall, "general", &people, game).await;
    // Play until only the rules keep somebody from stopping in another's corner.
    for number in 0..120 {
        let free = Rules::with_options(Variant::Star6, None, Options::default()).unwrap();
        // From the seventh ply on it is known who has which seat.
        if number > 5
            && let Some((text, owner)) = entering(&table.game, free)
        {
            let line = format!("/halma move text:{text}");
            let person = table.to_move().clone();
            let said = private(person.slash(table.channel, &line).await.unwrap()).await;
            assert!(said.contains("'s corner, but not stop there"), "{said}");
            let mention = format!("<@{}>", table_person(&table, owner));
            assert!(said.contains(&mention), "{said}: {mention}");
            hall.close().await;
            return;
        }
        let plies = table.game.position().legal_plies();
        table.play(plies[plies.len() / 2]).await;
    }
    panic!("nobody could enter a corner");
}

/// A move into another seat's home that only the family rules forbid, with that seat.
fn entering(game: &Game, free: Rules) -> Option<(String, Seat)> {
    let (position, setup) = (game.position(), free.setup());
    let mover = position.to_move();
    let own = setup.colors(mover)[0];
    for from in position.stones(mover) {
        for &to in setup.board().cells() {
            let text = format!("{}-{}", setup.board().name(from), setup.board().name(to));
            let refused = position.parse_ply(&text);
            let is_closed = matches!(refused, Err(halma_rules::Illegal::EntersCorner { .. }));
            let owner = (0..setup.seats())
                .map(Seat::at)
                .find(|seat| setup.home(setup.colors(*seat)[0]).contains(to));
            if let (true, Some(owner)) = (is_closed, owner)
                && setup.colors(owner)[0] != own
            {
                return Some((text, owner));
            }
        }
    }
    None
}

/// The account of the person on a seat, by the name at the table.
fn table_person(table: &Table, seat: Seat) -> String {
    let name = table.name_of(seat);
    let person = table.people.iter().find(|person| person.name() == name);
    person.unwrap().id().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_for_places_goes_on_until_everyone_has_one() {
    let hall = Hall::open().await;
    let game = game(Variant::Star3, None, places());
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben", "clara"], game).await;
    let is_done = |table: &Table| (0..3).any(|seat| table.game.standing().is_done(Seat::at(seat)));
    while !is_done(&table) {
        table.play_by(&Plan::Race).await;
    }
    assert!(matches!(table.game.status(), Status::Running { .. }));
    let content = table.last.content.clone();
    assert!(
        content.contains("🥇") && !content.contains("🥈"),
        "{content}"
    );
    let seen = table.last.attachments[0].description.clone().unwrap();
    assert!(seen.contains("place 1"), "{seen}");
    table.check_last();
    let first = (0..3)
        .find(|&seat| table.game.standing().is_done(Seat::at(seat)))
        .unwrap();
    let name = table.name_of(Seat::at(first));
    let person = table
        .people
        .iter()
        .find(|person| person.name() == name)
        .unwrap()
        .clone();
    let text = private(person.slash(table.channel, "/halma resign").await.unwrap()).await;
    assert!(text.contains("have no more turns"), "{text}");
    while matches!(table.game.status(), Status::Running { .. }) {
        table.play_by(&Plan::Race).await;
    }
    let outcome = table.game.outcome().unwrap();
    assert_eq!(outcome.reason, Reason::Places);
    assert!(matches!(outcome.verdict, Verdict::Placed(_)));
    let content = &table.last.content;
    let order: Vec<usize> = ["🥇", "🥈", "🥉"]
        .iter()
        .map(|medal| content.find(medal).unwrap())
        .collect();
    assert!(order.is_sorted(), "{content}");
    assert!(
        table.last.embeds[0]
            .title
            .as_deref()
            .unwrap()
            .contains("🏆")
    );
    table.check_last();
    let analyzed = table.people[0]
        .click(table.last.id, "Analysis")
        .await
        .unwrap();
    let analyzed = analyzed.message().await.unwrap();
    assert!(
        analyzed.content.contains("Analysis"),
        "{}",
        analyzed.content
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn partners_are_shown_as_teams_and_go_out_together() {
    let hall = Hall::open().await;
    let game = game(Variant::Halma16Four, None, pairs());
    let people = ["anna", "ben", "clara", "dora"];
    let mut table = Table::sit_down(&hall, "general", &people, game).await;
    let teams = description(&table.last);
    assert_eq!(teams.matches("🤝").count(), 2, "{teams}");
    for _ in 0..8 {
        let ply: Ply = table.game.position().legal_plies()[0];
        table.play(ply).await;
        let teams = description(&table.last);
        let names = (0..4).map(|seat| table_person(&table, Seat::at(seat)));
        let mut names = names.map(|user| format!("<@{user}>"));
        assert!(names.all(|name| teams.contains(&name)), "{teams}");
    }
    let person = table.to_move().clone();
    let seat = table.game.position().to_move();
    let partner = table.game.rules().partner(seat).unwrap();
    let asked = person.slash(table.channel, "/halma resign").await.unwrap();
    let asked = asked.message().await.unwrap();
    let mention = format!("<@{}>", table_person(&table, partner));
    assert!(
        asked.content.contains("also ends the game for"),
        "{}",
        asked.content
    );
    assert!(asked.content.contains(&mention), "{}", asked.content);
    let ended = public(person.click(asked.id, "Yes, resign").await.unwrap()).await;
    assert!(ended.content.contains("win together"), "{}", ended.content);
    assert!(ended.embeds[0].title.as_deref().unwrap().contains("🏆"));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn well_known_games_are_picked_by_name() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let hub = hall.stand_in.channel("general");
    for (line, title, rules) in [
        (
            "game:super-halma",
            "Halma 16×16",
            "Full goal wins (Parlett) · diagonals on · long jumps",
        ),
        (
            "game:family-star with:@ben",
            "Chinese Checkers for two",
            "Family rules (star)",
        ),
        ("game:long-star jumps:short", "Chinese Checkers for six", ""),
        (
            "game:long-star with:@ben with2:@clara ends:places",
            "Chinese Checkers for three",
            "First to fill the goal (star) · long jumps · play on for every place",
        ),
        (
            "game:pairs with:@clara",
            "Halma 16×16 for four",
            "First to fill the goal (classic) · diagonals on · in pairs",
        ),
        ("game:tournament", "Corners (Ugolki)", ""),
    ] {
        for name in ["ben", "clara"] {
            hall.stand_in.user(name);
        }
        let line = format!("/halma game custom {line}");
        let made = public(anna.slash(hub, &line).await.unwrap()).await;
        assert_eq!(made.embeds[0].title.as_deref(), Some(title), "{line}");
        let footer = footer(&made);
        // The usual rules aren't named.
        let named = footer.split_once(" · ").map_or("", |(_, named)| named);
        assert_eq!(named, rules, "{line}");
    }
    let text = private(
        anna.slash(hub, "/halma game custom game:tournament rules:igroved")
            .await
            .unwrap(),
    );
    assert!(text.await.contains("doesn't work with"));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_has_a_usual_game_and_may_allow_no_other_rules() {
    let hall = Hall::open().await;
    let (anna, dora) = (hall.stand_in.user("anna"), hall.stand_in.user("dora"));
    dora.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    let hub = hall.stand_in.channel("general");
    let line = "/halma-admin settings preset:long-star allowed:default";
    let text = private(dora.slash(hub, line).await.unwrap()).await;
    assert!(
        text.contains("Default preset: Chinese Checkers with long jumps (跳棋)"),
        "{text}"
    );
    assert!(
        text.contains("Default game: Chinese Checkers for six"),
        "{text}"
    );
    assert!(
        text.contains("Allowed rules: only the default rules"),
        "{text}"
    );
    let made = public(anna.slash(hub, "/halma game custom").await.unwrap()).await;
    assert_eq!(
        made.embeds[0].title.as_deref(),
        Some("Chinese Checkers for six")
    );
    assert!(footer(&made).contains("long jumps"), "{}", footer(&made));
    for (line, part) in [
        ("jumps:short", "long jumps"),
        ("game:star4 teams:pairs", "First to fill the goal (star)"),
        ("game:halma8 rules:classic", "Round limits (Gambiter)"),
    ] {
        let line = format!("/halma game custom {line}");
        let text = private(anna.slash(hub, &line).await.unwrap()).await;
        assert!(
            text.contains("is played by these rules") && text.contains(part),
            "{line}: {text}"
        );
    }
    public(anna.slash(hub, "/halma play game:halma8").await.unwrap()).await;
    let line = "/halma-admin settings allowed:Parlett,super-halma";
    let text = private(dora.slash(hub, line).await.unwrap()).await;
    let listed =
        "Allowed rules: Full goal wins (Parlett), Super Halma (16×16, long jumps, Parlett)";
    assert!(text.contains(listed), "{text}");
    let line = "/halma game custom game:halma8 rules:classic";
    let text = private(anna.slash(hub, line).await.unwrap()).await;
    let both = "Round limits (Gambiter) · diagonals on, Full goal wins (Parlett)";
    assert!(text.contains(both), "{text}");
    let line = "/halma game custom game:halma8 rules:parlett diagonals:False";
    public(anna.slash(hub, line).await.unwrap()).await;
    let line = "/halma-admin settings allowed:checkers";
    let text = private(dora.slash(hub, line).await.unwrap()).await;
    assert!(text.contains("`allowed`"), "{text}");
    let text = private(
        dora.slash(hub, "/halma-admin settings allowed:all")
            .await
            .unwrap(),
    )
    .await;
    assert!(text.contains("Allowed rules: all"), "{text}");
    public(
        anna.slash(hub, "/halma game custom jumps:short")
            .await
            .unwrap(),
    )
    .await;
    hall.close().await;
}
