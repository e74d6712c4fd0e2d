//! Challenges, lobbies, practice and rematches through the real bot, over HTTP and WebSocket.

use halma_rules::{Game, Rules, Variant};
use stand_in::Message;

use crate::common::hall::{Hall, click_own, code_of, once, private, public, stripped, until_known};
use crate::common::table::Table;

const HOUR_MS: i64 = 3_600_000;

fn halma8() -> Game {
    Game::new(Rules::default_for(Variant::Halma8))
}

#[tokio::test(flavor = "multi_thread")]
async fn one_open_challenge_a_pair_and_ten_an_hour() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let hub = hall.stand_in.channel("general");
    for number in 0..10 {
        let line = format!("/halma play with:@friend{number}");
        hall.stand_in.user(&format!("friend{number}"));
        public(anna.slash(hub, &line).await.unwrap()).await;
    }
    hall.stand_in.user("friend10");
    let text = private(anna.slash(hub, "/halma play with:@friend10").await.unwrap()).await;
    assert!(text.contains("ten challenges"), "{text}");
    let friend = hall.stand_in.user("friend3");
    let text = private(friend.slash(hub, "/halma play with:@anna").await.unwrap()).await;
    assert!(text.contains("open challenge between you two"), "{text}");
    hall.clock.advance_ms(HOUR_MS + 1);
    public(anna.slash(hub, "/halma play with:@friend10").await.unwrap()).await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_challenge_expires_after_seven_days() {
    let hall = Hall::open().await;
    let (anna, ben) = (hall.stand_in.user("anna"), hall.stand_in.user("ben"));
    let hub = hall.stand_in.channel("general");
    let made = public(anna.slash(hub, "/halma game custom").await.unwrap()).await;
    assert!(made.notified.is_nobody());
    let accept = made.button("Join").unwrap().custom_id.clone().unwrap();
    hall.clock.advance_ms(7 * 24 * HOUR_MS + 1);
    stripped(&hall.stand_in, &made).await;
    let text = private(ben.click_custom_id(made.id, &accept).await.unwrap()).await;
    assert!(text.contains("has expired"), "{text}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_survives_a_restart_and_people_may_leave_it() {
    let mut hall = Hall::open().await;
    let [anna, ben, cleo] = ["anna", "ben", "cleo"].map(|name| hall.stand_in.user(name));
    let hub = hall.stand_in.channel("general");
    let line = "/halma play game:star3 with:@ben";
    let lobby = public(anna.slash(hub, line).await.unwrap()).await;
    assert!(lobby.notified.is_only([&ben]));
    cleo.click(lobby.id, "Join")
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    cleo.click(lobby.id, "Leave")
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    let text = private(anna.click(lobby.id, "Join").await.unwrap()).await;
    assert!(text.contains("already in"), "{text}");
    hall.restart_bot().await;
    cleo.click(lobby.id, "Join")
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    let board = public(ben.click(lobby.id, "Accept").await.unwrap()).await;
    assert!(board.content.contains("goes first"), "{}", board.content);
    assert_eq!(board.attachments.len(), 1);
    let settled = stripped(&hall.stand_in, &lobby).await;
    assert!(
        settled.embeds[0]
            .description
            .as_ref()
            .unwrap()
            .contains("has started")
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn practice_is_one_person_on_both_sides() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let hub = hall.stand_in.channel("general");
    let line = "/halma play with:@anna game:mini-corners";
    let board = public(anna.slash(hub, line).await.unwrap()).await;
    assert!(
        board.content.contains("⚪ White goes first"),
        "{}",
        board.content
    );
    let board = public(anna.slash(hub, "/halma move text:f3-e3").await.unwrap()).await;
    assert!(
        board.content.contains("⚫ Black to move"),
        "{}",
        board.content
    );
    public(anna.slash(hub, "/halma move text:c6-d6").await.unwrap()).await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_clicks_on_rematch_make_one_match() {
    let hall = Hall::open().await;
    let table = Table::sit_down(&hall, "general", &["anna", "ben"], halma8()).await;
    let [anna, ben] = [&table.people[0], &table.people[1]];
    let asked = click_own(anna, table.last.id, "Resign")
        .await
        .message()
        .await
        .unwrap();
    let question = format!("Resign your game against {}?", ben.mention());
    assert!(asked.content.contains(&question), "{}", asked.content);
    let end = anna
        .click(asked.id, "Yes, resign")
        .await
        .unwrap()
        .follow_up(0)
        .await
        .unwrap();
    let offer = public(anna.click(end.id, "Rematch").await.unwrap()).await;
    let first = format!("{} goes first this time", ben.mention());
    let described = offer.embeds[0].description.as_deref();
    assert!(described.unwrap().contains(&first), "{described:?}");
    let rematch = end.button("Rematch").unwrap().custom_id.clone().unwrap();
    let again = anna.click_custom_id(end.id, &rematch).await.unwrap();
    assert!(again.message().await.unwrap().is_private());
    let board = public(ben.click_custom_id(end.id, &rematch).await.unwrap()).await;
    assert_eq!(code_of(&board), code_of(&offer));
    assert!(board.notified.is_only([ben]), "sides are swapped");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_three_resigns_and_the_others_play_on() {
    let hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Star3));
    let table = Table::sit_down(&hall, "star", &["anna", "ben", "cleo"], game).await;
    let anna = &table.people[0];
    let asked = click_own(anna, table.last.id, "Resign")
        .await
        .message()
        .await
        .unwrap();
    let board = anna
        .click(asked.id, "Yes, resign")
        .await
        .unwrap()
        .follow_up(0)
        .await
        .unwrap();
    assert!(
        board.content.contains("the others play on"),
        "{}",
        board.content
    );
    let next = table.people[1..]
        .iter()
        .find(|who| board.notified.is_only([*who]))
        .unwrap();
    let asked = click_own(next, board.id, "Resign")
        .await
        .message()
        .await
        .unwrap();
    let end = next
        .click(asked.id, "Yes, resign")
        .await
        .unwrap()
        .follow_up(0)
        .await
        .unwrap();
    assert!(end.content.contains("wins"), "{}", end.content);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_of_three_press_rematch_and_the_end_stays() {
    let hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Star3));
    let table = Table::sit_down(&hall, "star", &["anna", "ben", "cleo"], game).await;
    let mut last = table.last.clone();
    for person in &table.people[..2] {
        let asked = click_own(person, last.id, "Resign")
            .await
            .message()
            .await
            .unwrap();
        last = person
            .click(asked.id, "Yes, resign")
            .await
            .unwrap()
            .follow_up(0)
            .await
            .unwrap();
    }
    assert!(!last.content.contains("play on"), "{}", last.content);
    let rematch = last.button("Rematch").unwrap().custom_id.clone().unwrap();
    let lobby = public(table.people[0].click(last.id, "Rematch").await.unwrap()).await;
    let joined = table.people[1]
        .click_custom_id(last.id, &rematch)
        .await
        .unwrap();
    assert!(private(joined).await.contains("Done"));
    let may_accept = |message: &Message| message.button("Accept").is_some();
    once(&hall.stand_in, &lobby, "with the one seat left", may_accept).await;
    let end = hall.stand_in.message(last.id).unwrap();
    assert!(
        end.content.contains("wins") && end.attachments.len() == 1,
        "{}",
        end.content
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_open_challenges_of_a_server_are_listed_and_joined() {
    let hall = Hall::open().await;
    let (anna, ben) = (hall.stand_in.user("anna"), hall.stand_in.user("ben"));
    let hub = hall.stand_in.channel("general");
    let none = private(ben.slash(hub, "/halma game open").await.unwrap()).await;
    assert!(none.contains("No open challenges"), "{none}");
    let made = public(anna.slash(hub, "/halma play game:corners").await.unwrap()).await;
    let code = code_of(&made);
    let list = ben.slash(hub, "/halma game open").await.unwrap();
    let list = list.message().await.unwrap();
    assert!(list.content.contains("Open challenges in this server: 1"));
    let menu = "Answer or withdraw a challenge";
    let chosen = ben
        .select(list.id, menu, &[&format!("#{code}")])
        .await
        .unwrap();
    let chosen = chosen.message().await.unwrap();
    let begun = ben.click(chosen.id, "Join").await.unwrap();
    public(begun).await;
    let none = private(ben.slash(hub, "/halma game open").await.unwrap()).await;
    assert!(none.contains("No open challenges"), "{none}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_can_start_with_fewer_people() {
    let hall = Hall::open().await;
    let channel = hall.stand_in.channel("general");
    let [anna, ben, carl] = ["anna", "ben", "carl"].map(|name| hall.stand_in.user(name));
    let made = anna.slash(channel, "/halma play game:star6").await;
    let lobby = public(made.unwrap()).await;
    assert!(lobby.button("Start with 1").is_none(), "no one plays alone");
    for (person, label) in [(&ben, "Start with 2"), (&carl, "Start with 3")] {
        let joined = person.click(lobby.id, "Join").await.unwrap();
        let joined = joined.message().await.unwrap();
        assert!(joined.button(label).is_some(), "{joined:?}");
    }
    let refused = ben.click(lobby.id, "Start with 3").await.unwrap();
    assert!(private(refused).await.contains("challenge"));
    let begun = anna.click(lobby.id, "Start with 3").await.unwrap();
    let board = begun.follow_up(0).await.unwrap();
    let footer = &board.embeds[0].footer.as_ref().unwrap().text;
    assert!(footer.contains("three"), "{footer}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_standing_challenge_comes_back() {
    let hall = Hall::open().await;
    let channel = hall.stand_in.channel("general");
    let [anna, ben, carl] = ["anna", "ben", "carl"].map(|name| hall.stand_in.user(name));
    let made = anna.slash(channel, "/halma game custom repeat:true").await;
    let mut lobby = public(made.unwrap()).await;
    for person in [&ben, &carl] {
        let embed = lobby.embeds[0].description.clone().unwrap();
        assert!(embed.contains("post this challenge again"), "{embed}");
        person.click(lobby.id, "Join").await.unwrap();
        let before = lobby.id;
        let next = hall
            .stand_in
            .wait_for_message(channel, "the next challenge", move |message| {
                message.id > before && message.button("Join").is_some()
            });
        lobby = next.await.unwrap();
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_games_are_played_and_scored_together() {
    let hall = Hall::open().await;
    let channel = hall.stand_in.channel("general");
    let [anna, ben] = ["anna", "ben"].map(|name| hall.stand_in.user(name));
    let line = format!(
        "/halma game custom with:{} two-games:True first:me",
        ben.mention()
    );
    let made = public(anna.slash(channel, &line).await.unwrap()).await;
    let embed = made.embeds[0].description.clone().unwrap();
    assert!(embed.contains("Two games"), "{embed}");
    let begun = ben.click(made.id, "Accept").await.unwrap();
    let mut board = begun.follow_up(0).await.unwrap();
    for (number, [first, second]) in [(1, [&anna, &ben]), (2, [&ben, &anna])] {
        let embed = board.embeds[0].description.clone().unwrap();
        assert!(embed.contains(&format!("Game {number} of 2")), "{embed}");
        for (person, text) in [(first, "h4-h5"), (second, "a5-a4")] {
            let line = format!("/halma move text:{text}");
            board = public(person.slash(channel, &line).await.unwrap()).await;
            until_known(&ben, &board).await;
        }
        let asked = ben.click(board.id, "Resign").await.unwrap();
        let asked = asked.message().await.unwrap();
        let end = ben.click(asked.id, "Yes, resign").await.unwrap();
        let end = end.follow_up(0).await.unwrap();
        if number == 2 {
            assert!(end.content.contains("**0–2**"), "{}", end.content);
            break;
        }
        assert!(
            end.content.contains("second game is next"),
            "{}",
            end.content
        );
        let after = end.id;
        let next = hall
            .stand_in
            .wait_for_message(channel, "the second game", move |message| {
                message.id > after && message.button("Move").is_some()
            });
        board = next.await.unwrap();
        assert!(board.notified.is_only(std::slice::from_ref(&ben)));
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn newcomers_learn_the_game_from_the_first_message() {
    let classic = "rules:classic diagonals:False with:@ben";
    for (variant, options) in [("halma8", classic), ("star3", "")] {
        let hall = Hall::open().await;
        let anna = hall.stand_in.user("anna");
        let channel = hall.stand_in.channel("general");
        let line = format!("/halma game custom {options} game:{variant} first:me");
        let challenge = public(anna.slash(channel, &line).await.unwrap()).await;
        let carl = hall.stand_in.user("carl");
        let taught = carl.click(challenge.id, "How to play").await.unwrap();
        let taught = taught.message().await.unwrap();
        assert!(taught.is_private() && taught.attachments.len() == 1);
        assert!(
            taught.content.contains("get all your stones"),
            "{}",
            taught.content
        );
        assert!(taught.content.contains("Fill the goal first and you win."));
        let chain = carl.click(taught.id, "Try a chain").await.unwrap();
        let chain = chain.message().await.unwrap();
        let menu = chain.select("Where should it go?").unwrap();
        let best = menu.options[0].clone();
        assert!(best.label.contains("jumps"), "{}", best.label);
        let before = chain.attachments[0].bytes.clone();
        let chosen = [best.value.as_str()];
        let done = carl.select(chain.id, "Where should it go?", &chosen).await;
        let done = done.unwrap().message().await.unwrap();
        assert!(
            done.content.contains("jumps in one turn"),
            "{}",
            done.content
        );
        assert!(done.attachments[0].bytes != before);
        let again = carl.click(done.id, "Try again").await.unwrap();
        let again = again.message().await.unwrap();
        assert_eq!(again.attachments[0].bytes, before);
        let back = carl.click(again.id, "How to play").await.unwrap();
        assert_eq!(back.message().await.unwrap().content, taught.content);
        hall.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_board_teaches_and_rules_have_their_games_numbers() {
    let hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Halma10));
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    assert!(table.last.button("How to play").is_some());
    let mut chains = Vec::new();
    for person in &table.people {
        let taught = person.click(table.last.id, "How to play").await.unwrap();
        let taught = taught.message().await.unwrap();
        let chain = person.click(taught.id, "Try a chain").await.unwrap();
        chains.push(chain.message().await.unwrap().content);
    }
    assert_ne!(chains[0], chains[1], "each with their own color");
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
    assert!(
        table.last.button("How to play").is_some(),
        "Ben is new as well"
    );
    assert!(table.last.button("Resign").is_none());
    let ben = table.people[1].clone();
    assert!(table.last.content.contains("into the bottom-right corner"));
    let turned = ben.click(table.last.id, "Move").await.unwrap();
    let turned = turned.message().await.unwrap().content;
    assert!(
        turned.contains("From your side, you're heading for the top-left corner."),
        "{turned}"
    );
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
    assert!(table.last.button("How to play").is_none());
    assert!(table.last.button("Resign").is_some());
    let anna = &table.people[0];
    for (game, there, not) in [
        (
            "halma10",
            &["After round 50", "After round 120"][..],
            "16×16",
        ),
        ("star6", &["trapped in your goal"], "If only one player"),
    ] {
        let line = format!("/halma rules game:{game}");
        let rules = anna.slash(table.channel, &line).await.unwrap();
        let rules = rules.message().await.unwrap();
        assert!(rules.is_private() && rules.attachments.len() == 1);
        let text = rules.embeds[0].description.as_deref().unwrap();
        for part in there {
            assert!(text.contains(part), "{text}");
        }
        assert!(!text.contains(not), "{text}");
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_show_the_game_in_this_channel_or_a_chosen_one() {
    let hall = Hall::open().await;
    let channel = hall.stand_in.channel("general");
    let anna = hall.stand_in.user("anna");
    let rules = || async {
        let rules = anna.slash(channel, "/halma rules").await.unwrap();
        rules.message().await.unwrap()
    };
    let said = |message: &Message| message.embeds[0].description.clone().unwrap();
    let overview = rules().await;
    let of_ratings = "count once everyone has made two moves";
    for part in ["Pick a game", of_ratings] {
        assert!(said(&overview).contains(part), "{overview:?}");
    }
    assert!(overview.is_private() && overview.attachments.len() == 1);
    let chosen = anna.select(overview.id, "Rules of a game", &["corners"]);
    let chosen = chosen.await.unwrap().message().await.unwrap();
    for part in ["Corners", of_ratings] {
        assert!(said(&chosen).contains(part), "{chosen:?}");
    }
    assert!(
        !said(&chosen).contains("No way back"),
        "only one rule set: {chosen:?}"
    );
    let all = anna.click(chosen.id, "Other rules").await.unwrap();
    let all = all.message().await.unwrap();
    assert!(said(&all).contains("No way back"), "{all:?}");
    let line = "/halma game custom with:@anna game:star2 first:me";
    public(anna.slash(channel, line).await.unwrap()).await;
    let here = said(&rules().await);
    assert!(here.starts_with("**Chinese Checkers for two**"), "{here}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_shows_pictures_of_the_rules_that_it_needs() {
    let hall = Hall::open().await;
    let channel = hall.stand_in.channel("general");
    let anna = hall.stand_in.user("anna");
    let rules = anna.slash(channel, "/halma rules game:corners").await;
    let rules = rules.unwrap().message().await.unwrap();
    assert_eq!(rules.selects().len(), 1, "{rules:?}");
    let line = "/halma game custom with:@anna game:star3 rules:family jumps:long ends:places";
    public(anna.slash(channel, line).await.unwrap()).await;
    let here = anna.slash(channel, "/halma rules").await.unwrap();
    let here = here.message().await.unwrap();
    let menu = |message: &Message| {
        let menus = message.selects().into_iter();
        let mut menus =
            menus.filter(|menu| menu.placeholder.as_deref() == Some("Rules in pictures"));
        let menu = menus.next().unwrap();
        let options = menu.options.iter().map(|option| option.value.clone());
        options.collect::<Vec<_>>()
    };
    assert_eq!(menu(&here), ["long-jump", "corner", "places"]);
    let mut shown = here;
    for (word, part) in [
        ("long-jump", "just as far behind it"),
        ("corner", "not stop there"),
        ("places", "the others play on"),
        // Those of other games are in the menu then.
        ("filled", "an opponent's"),
        ("pairs", "they win together"),
    ] {
        let chosen = anna.select(shown.id, "Rules in pictures", &[word]).await;
        shown = chosen.unwrap().message().await.unwrap();
        assert!(shown.content.contains(part), "{shown:?}");
        let [picture] = &shown.attachments[..] else {
            panic!("{shown:?}");
        };
        let alt_text = picture.description.as_deref().unwrap();
        assert!(shown.content.ends_with(alt_text), "{alt_text}");
    }
    assert_eq!(menu(&shown).len(), 5);
    hall.close().await;
}
