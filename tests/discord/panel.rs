//! The panel that starts a game.
#![expect(clippy::unwrap_used, reason = "a test")]

use stand_in::{Message, Person, Snowflake};

use crate::common::hall::{Hall, private};

const WITH: &str = "Anyone here";
const GAME: &str = "Choose a game";
const TIME: &str = "How much time there is (default: 3 days per move)";
const RULES: &str = "Which rules (default: the game's usual rules)";
const EXTRAS: &str = "More rules";

struct Room {
    hall: Hall,
    anna: Person,
    ben: Person,
    hub: Snowflake,
}

impl Room {
    async fn open() -> Self {
        let hall = Hall::open().await;
        let (anna, ben) = (hall.stand_in.user("anna"), hall.stand_in.user("ben"));
        let hub = hall.stand_in.channel("general");
        Self {
            hall,
            anna,
            ben,
            hub,
        }
    }

    async fn panel(&self) -> Message {
        let panel = self.anna.slash(self.hub, "/halma play").await.unwrap();
        panel.message().await.unwrap()
    }

    /// Picks entries of a menu, and returns the panel as it is then.
    async fn pick(&self, panel: &Message, menu: &str, entries: &[&str]) -> Message {
        let picked = self.anna.select(panel.id, menu, entries).await.unwrap();
        picked.message().await.unwrap()
    }

    async fn press(&self, panel: &Message, label: &str) -> Message {
        let pressed = self.anna.click(panel.id, label).await.unwrap();
        pressed.message().await.unwrap()
    }

    /// Presses **Start**, and returns the message for everyone.
    async fn start(&self, panel: &Message) -> Message {
        let started = self.anna.click(panel.id, "Start").await.unwrap();
        started.follow_up(0).await.unwrap()
    }
}

/// The labels that a menu shows as chosen.
fn chosen(panel: &Message, menu: &str) -> Vec<String> {
    let menu = panel.select(menu).expect("the menu");
    let chosen = menu.options.iter().filter(|option| option.default);
    chosen.map(|option| option.label.clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_starts_from_menus_with_whom_which_and_how_long() {
    let room = Room::open().await;
    let panel = room.panel().await;
    assert!(panel.is_private() && panel.content.contains("Anyone here can join"));
    assert_eq!(chosen(&panel, GAME), ["Halma 8×8"]);
    assert_eq!(chosen(&panel, TIME), ["3 days per move"]);
    room.pick(&panel, WITH, &["@ben"]).await;
    room.pick(&panel, GAME, &["corners"]).await;
    let panel = room.pick(&panel, TIME, &["7d"]).await;
    let text = &panel.content;
    assert!(
        text.contains("**Corners (Ugolki)**") && text.contains("7 days"),
        "{text}"
    );
    assert!(
        text.contains(&format!("With <@{}>", room.ben.id())),
        "{text}"
    );
    let with = panel.select(WITH).unwrap();
    assert_eq!(
        with.default_values[0].id,
        room.ben.id(),
        "the menu shows who is picked"
    );
    let made = room.start(&panel).await;
    assert!(made.notified.is_only([&room.ben]), "{}", made.content);
    assert_eq!(made.embeds[0].title.as_deref(), Some("Corners (Ugolki)"));
    let about = made.embeds[0].description.as_deref().unwrap();
    assert!(about.contains("7 days per move"), "{about}");
    room.hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn more_rules_shows_only_what_the_game_has() {
    let room = Room::open().await;
    let panel = room.panel().await;
    let more = room.press(&panel, "More rules").await;
    let extras = |panel: &Message| -> Vec<String> {
        let menu = panel.select(EXTRAS).unwrap();
        menu.options
            .iter()
            .map(|option| option.value.clone())
            .collect()
    };
    assert_eq!(
        extras(&more),
        [
            "rated",
            "diagonals",
            "two-games",
            "no-weekends",
            "thread",
            "repeat"
        ]
    );
    assert_eq!(chosen(&more, EXTRAS), ["Rated", "Diagonal moves"]);
    room.press(&more, "Back").await;
    room.pick(&panel, GAME, &["star6"]).await;
    let more = room.press(&panel, "More rules").await;
    assert_eq!(extras(&more), ["rated", "no-weekends", "thread", "repeat"]);
    let places =
        |menu: &&stand_in::Component| menu.options.iter().any(|option| option.value == "places");
    let menus = more.components.iter().flat_map(|row| &row.components);
    let contest = menus.filter(|menu| menu.is_select()).find(places).unwrap();
    let contest = contest.custom_id.clone().unwrap();
    room.pick(&more, &contest, &["pairs"]).await;
    let more = room.pick(&more, EXTRAS, &["repeat"]).await;
    assert!(more.content.contains("unrated") && more.content.contains("in pairs"));
    let made = room.start(&more).await;
    let footer = &made.embeds[0].footer.as_ref().unwrap().text;
    assert!(footer.contains("in pairs"), "{footer}");
    let about = made.embeds[0].description.as_deref().unwrap();
    assert!(
        about.contains("unrated") && about.contains("post this challenge again"),
        "{about}"
    );
    room.hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_game_forgets_rules_that_it_may_not_have() {
    let room = Room::open().await;
    let panel = room.panel().await;
    room.pick(&panel, GAME, &["super-halma"]).await;
    let more = room.press(&panel, "More rules").await;
    assert!(
        more.content.contains("Full goal wins (Parlett)"),
        "{}",
        more.content
    );
    room.pick(&more, RULES, &["classic"]).await;
    let panel = room.press(&more, "Back").await;
    assert!(panel.content.contains("classic"), "{}", panel.content);
    let panel = room.pick(&panel, GAME, &["star2"]).await;
    assert!(
        panel.content.contains("First to fill the goal (star)"),
        "{}",
        panel.content
    );
    let made = room.start(&panel).await;
    assert!(made.content.contains("Chinese Checkers for two"));
    room.hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_game_does_not_offer_is_kept_as_it_was_for_the_next() {
    let room = Room::open().await;
    let panel = room.panel().await;
    // Among five some corners are better, so the game is never rated.
    room.pick(&panel, GAME, &["star5"]).await;
    let more = room.press(&panel, "More rules").await;
    let more = room.pick(&more, EXTRAS, &["repeat"]).await;
    assert!(more.content.contains("unrated"), "{}", more.content);
    room.press(&more, "Back").await;
    let panel = room.pick(&panel, GAME, &["star6"]).await;
    assert!(panel.content.contains("· rated"), "{}", panel.content);
    room.hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn halma_in_pairs_can_be_played_for_places_or_alone() {
    let room = Room::open().await;
    let panel = room.panel().await;
    room.pick(&panel, GAME, &["pairs"]).await;
    let more = room.press(&panel, "More rules").await;
    assert!(more.content.contains("in pairs"), "{}", more.content);
    let menus = more.components.iter().flat_map(|row| &row.components);
    let contest = menus
        .filter(|menu| menu.options.iter().any(|option| option.value == "places"))
        .find_map(|menu| menu.placeholder.clone())
        .unwrap();
    let more = room.pick(&more, &contest, &["first"]).await;
    assert!(!more.content.contains("in pairs"), "{}", more.content);
    let more = room.pick(&more, &contest, &["places"]).await;
    assert!(more.content.contains("play on for every place"));
    let made = room.start(&more).await;
    let footer = &made.embeds[0].footer.as_ref().unwrap().text;
    assert!(footer.contains("play on for every place"), "{footer}");
    room.hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_plays_at_once() {
    let room = Room::open().await;
    let panel = room.panel().await;
    room.pick(&panel, GAME, &["mini-corners"]).await;
    let pressed = room
        .anna
        .click(panel.id, "Play the computer")
        .await
        .unwrap();
    let board = pressed.follow_up(0).await.unwrap();
    assert!(board.content.contains("Computer") && !board.attachments.is_empty());
    room.hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_and_people_from_elsewhere_are_not_picked() {
    let room = Room::open().await;
    room.hall.stand_in.bot_user("robot");
    let panel = room.panel().await;
    let picked = room.anna.select(panel.id, WITH, &["@robot"]).await.unwrap();
    assert!(private(picked).await.contains("another bot"));
    let panel = room.panel().await;
    assert!(panel.content.contains("Anyone here can join"));
    room.hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_found_by_what_people_call_it() {
    let room = Room::open().await;
    for (typed, first) in [
        ("", "halma8"),
        ("16", "halma16"),
        ("UGOLKI", "corners"),
        ("уголки", "corners"),
        ("chinese checkers", "star2"),
        ("跳棋", "long-star"),
        ("ダイヤモンドゲーム", "star2"),
        ("super", "super-halma"),
        ("star4", "star4"),
        ("checkers for three", "star3"),
        ("chess", ""),
    ] {
        let line = format!("/halma play game:\"{typed}\"");
        let found = room
            .anna
            .autocomplete(room.hub, &line, "game")
            .await
            .unwrap();
        let value = found.first().map(|choice| choice.value.to_string());
        let value = value.unwrap_or_default();
        assert_eq!(value.trim_matches('"'), first, "{typed}");
    }
    // Typed and sent without picking one.
    let line = "/halma play with:@ben game:ugolki";
    let made = room.anna.slash(room.hub, line).await.unwrap();
    let made = made.message().await.unwrap();
    assert!(
        made.content.contains("Corners (Ugolki)"),
        "{}",
        made.content
    );
    let line = "/halma play with:@ben game:chess";
    let refused = room.anna.slash(room.hub, line).await.unwrap();
    assert!(private(refused).await.contains("`game`"));
    room.hall.close().await;
}
