//! The puzzle and the march of the day on the page.

use halma::study::{LESSONS, March, puzzle_of_day};
use halma_rules::{Move, Ply};
use halma_service::{Clock as _, puzzle_day};
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::common::hall::{Hall, public};
use crate::common::table::Table;
use crate::discord::board_page::{Browser, sit_down, words};

const HOUR_MS: i64 = 3_600_000;

/// Anna is signed in, at noon, so that the day doesn't change during the test.
async fn signed_in(hall: &Hall) -> (Browser, Table) {
    hall.clock
        .advance_ms(36 * HOUR_MS - hall.clock.now().0 % (24 * HOUR_MS));
    let table = sit_down(hall, &["anna", "ben"]).await;
    let browser = Browser::of(hall, &table.people[0], table.channel).await;
    (browser, table)
}

/// What the page is told of these moves.
async fn played(browser: &Browser, kind: &str, moves: &[String]) -> (Value, String) {
    let path = format!("/api/{kind}");
    let (status, told) = browser.post(&path, &json!({ "moves": moves })).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let lines = told["told"].as_array().into_iter().flatten();
    let lines: Vec<String> = lines.map(words).collect();
    (told, lines.join("\n"))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_puzzle_is_solved_by_touch_and_its_streak_is_the_chats() {
    let hall = Hall::open_with_board().await;
    let (browser, table) = signed_in(&hall).await;
    let today = puzzle_day(hall.clock.now());
    let exercise = puzzle_of_day(today).unwrap();
    let board = exercise.position().board();
    let text = |mv: &Move| Ply::Move(*mv).text(board);
    let solutions = exercise.solutions();
    let (start, _) = played(&browser, "puzzle", &[]).await;
    let shown = start["moves"].as_array().unwrap().len();
    assert_eq!(
        (start["day"].clone(), shown),
        (json!(today), exercise.moves().len())
    );
    assert!(words(&start["task"]).contains("Puzzle of the day"));
    let moves = exercise.moves();
    let wrong = moves.iter().find(|mv| !solutions.contains(mv)).unwrap();
    let (told, said) = played(&browser, "puzzle", &[text(wrong)]).await;
    assert_eq!(
        (told["right"].clone(), said.as_str()),
        (json!(false), "There's a better one.")
    );
    let right = [text(&solutions[0])];
    let (told, said) = played(&browser, "puzzle", &right).await;
    assert_eq!(told["right"], true);
    assert!(said.contains("Solved on try 2. 🔥 One day"), "{said}");
    let (_, again) = played(&browser, "puzzle", &right).await;
    assert!(again.contains("Solved on try 2"), "it counts once: {again}");
    let (start, _) = played(&browser, "puzzle", &[]).await;
    assert!(words(&start["told"][0]).contains("One day"), "{start}");
    // The chat knows it, too.
    let anna = &table.people[0];
    let shown = anna.slash(table.channel, "/halma-study puzzle").await;
    let shown = shown.unwrap().message().await.unwrap();
    let [from, to] = [solutions[0].from(), solutions[0].to()].map(|cell| board.name(cell));
    let stone = if exercise.stones().len() > 1 {
        let chosen = anna.select(shown.id, "Which stone?", &[&from]).await;
        chosen.unwrap().message().await.unwrap()
    } else {
        shown
    };
    let target = "Where to? Your pick is played right away";
    let solved = anna
        .select(stone.id, target, &[&format!("{from}-{to}")])
        .await
        .unwrap();
    let solved = solved.message().await.unwrap();
    assert!(
        solved.content.contains("Solved on try 2"),
        "{}",
        solved.content
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_are_learned_one_after_the_other() {
    let hall = Hall::open_with_board().await;
    let (browser, _) = signed_in(&hall).await;
    for (number, lesson) in LESSONS.iter().enumerate() {
        let exercise = lesson.exercise();
        let solution = Ply::Move(exercise.solutions()[0]).text(exercise.position().board());
        let start = json!({ "moves": [], "day": number });
        let (_, shown) = browser.post("/api/lesson", &start).await;
        let title = format!("Lesson {} of 8", number + 1);
        assert!(words(&shown["task"]).contains(&title), "{shown}");
        let solved = json!({ "moves": [solution], "day": number });
        let (_, shown) = browser.post("/api/lesson", &solved).await;
        let is_last = number + 1 == LESSONS.len();
        assert_eq!(
            (&shown["right"], &shown["next"]),
            (&json!(true), &json!(!is_last))
        );
        assert_eq!(shown["told"].as_array().unwrap().len(), 1);
    }
    let beyond = json!({ "moves": [], "day": 8 });
    assert_eq!(
        browser.post("/api/lesson", &beyond).await.0,
        StatusCode::NOT_FOUND
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_march_is_walked_by_touch_and_can_be_shared_in_the_chat() {
    let hall = Hall::open_with_board().await;
    let (browser, table) = signed_in(&hall).await;
    let march = March::of_day(puzzle_day(hall.clock.now())).unwrap();
    let board = march.start().board();
    let way = march.way().iter().map(|mv| Ply::Move(*mv).text(board));
    let way: Vec<String> = way.collect();
    let (start, said) = played(&browser, "march", &[]).await;
    let title = format!("March {}.", march.number());
    assert!(words(&start["task"]).contains(&title) && said.is_empty());
    for count in 1..way.len() {
        let (told, said) = played(&browser, "march", &way[..count]).await;
        assert!(
            said.starts_with("So far") && told["right"].is_null(),
            "{said}"
        );
        let next = way[count].split_once('-').unwrap();
        let routes = told["moves"].as_array().unwrap().iter();
        let mut ends = routes.map(|route| (&route[0], route.as_array().unwrap().last().unwrap()));
        assert!(
            ends.any(|(from, to)| from == next.0 && to == next.1),
            "{next:?}"
        );
    }
    let (told, said) = played(&browser, "march", &way).await;
    assert_eq!(
        (told["right"].clone(), told["moves"].clone()),
        (json!(true), json!([]))
    );
    assert!(said.contains("Nobody can do it in fewer"), "{said}");
    let too_far = [&way[..], &way[..1]].concat();
    for refused in [
        json!({ "moves": too_far }),
        json!({ "moves": ["a1-h8"] }),
        json!({ "moves": [], "day": march.day + 1 }),
        json!({ "moves": vec!["a1-a2"; 201] }),
    ] {
        let (status, _) = browser.post("/api/march", &refused).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{refused}");
    }
    let (status, _) = browser
        .post("/api/march", &json!({ "moves": [], "day": 3 }))
        .await;
    assert_eq!(status, StatusCode::NOT_FOUND, "there was none");
    let stranger = Browser::new(&hall);
    for kind in ["march", "puzzle"] {
        let (status, _) = stranger
            .post(&format!("/api/{kind}"), &json!({ "moves": [] }))
            .await;
        assert_eq!(status, StatusCode::UNAUTHORIZED);
    }
    // By typing the way once more, the chat has the button.
    let anna = &table.people[0];
    let shown = anna
        .slash(table.channel, "/halma-study march")
        .await
        .unwrap();
    let shown = shown.message().await.unwrap();
    let form = anna.click(shown.id, "Type a move").await.unwrap();
    let form = form.modal().unwrap();
    let sent = anna
        .submit_modal(&form, &[("moves", &way.join(" "))])
        .await
        .unwrap();
    let sent = sent.message().await.unwrap();
    let shared = public(anna.click(sent.id, "Share").await.unwrap()).await;
    let par = march.par();
    assert!(
        shared.content.contains(&format!("{par}/{par}")),
        "{}",
        shared.content
    );
    hall.close().await;
}
