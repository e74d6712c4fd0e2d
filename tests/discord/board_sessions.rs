//! Signing in to the board page with a link, as whom, and for how long.

use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::common::hall::Hall;
use crate::common::links::{link, ticket};
use crate::discord::board_page::{Browser, MINUTE_MS, said, sit_down, words};

#[tokio::test(flavor = "multi_thread")]
async fn a_link_works_once_and_what_is_forged_never() {
    let hall = Hall::open_with_board().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let [anna, ben] = [&table.people[0], &table.people[1]];
    let first = link(anna, table.channel).await;
    assert!(first.starts_with(&hall.config().board.address.unwrap()));
    let (first, _) = ticket(&first);
    let mut annas = Browser::new(&hall);
    assert_eq!(annas.get("/api/home").await.0, StatusCode::UNAUTHORIZED);
    let entered = annas.enter(&first).await;
    let cookie = entered.headers()["set-cookie"].to_str().unwrap().to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    annas.keep_cookie(&entered);
    let (status, home) = annas.get("/api/home").await;
    assert_eq!((status, &home["name"]), (StatusCode::OK, &json!("anna")));
    assert_eq!(home["games"][0]["code"], table.code.as_str());
    let stranger = Browser::new(&hall);
    stranger.cannot_enter(&first, "has been used").await;
    let (second, _) = ticket(&link(anna, table.channel).await);
    let (bens, _) = ticket(&link(ben, table.channel).await);
    let mixed = format!("{}{}", &bens[..20], &second[20..]);
    stranger.cannot_enter(&mixed, "doesn't work").await;
    stranger.cannot_enter("nonsense", "doesn't work").await;
    hall.clock.advance_ms(11 * MINUTE_MS);
    stranger.cannot_enter(&second, "doesn't work").await;
    let forged = annas
        .cookie
        .as_ref()
        .map(|cookie| cookie.replace('=', "=AAAA"));
    let forged = Browser::with_cookie(&hall, forged);
    assert_eq!(forged.get("/api/home").await.0, StatusCode::UNAUTHORIZED);
    let (status, left) = annas.post("/api/leave", &json!({})).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{left}");
    let (status, out) = annas.get("/api/home").await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    assert!(words(&out["error"]).contains("not signed in"), "{out}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_elses_link_asks_before_it_swaps_who_one_is() {
    let hall = Hall::open_with_board().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let [anna, ben] = [&table.people[0], &table.people[1]];
    let mut browser = Browser::of(&hall, anna, table.channel).await;
    let name = async |browser: &Browser| browser.get("/api/home").await.1["name"].clone();
    // Her own link is no question, and the session before it ends.
    let before = browser.cookie.clone();
    let (own, _) = ticket(&link(anna, table.channel).await);
    let entered = browser.enter(&own).await;
    assert_eq!(entered.status(), StatusCode::NO_CONTENT);
    browser.keep_cookie(&entered);
    let old = Browser::with_cookie(&hall, before);
    assert_eq!(old.get("/api/home").await.0, StatusCode::UNAUTHORIZED);
    let (bens, _) = ticket(&link(ben, table.channel).await);
    let (status, asked) = said(browser.enter(&bens).await).await;
    assert_eq!(
        (status, &asked["asks"]),
        (StatusCode::CONFLICT, &json!(true))
    );
    let question = words(&asked["error"]);
    assert!(question.contains("signed in as anna"), "{question}");
    assert_eq!(name(&browser).await, "anna");
    let switch = json!({ "ticket": bens, "switch": true });
    let entered = browser.send_enter(&switch).await;
    assert_eq!(entered.status(), StatusCode::NO_CONTENT);
    let annas = browser.cookie.clone();
    browser.keep_cookie(&entered);
    assert_eq!(name(&browser).await, "ben");
    let old = Browser::with_cookie(&hall, annas);
    assert_eq!(old.get("/api/home").await.0, StatusCode::UNAUTHORIZED);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_kept_and_speaks_the_browsers_language_from_the_start() {
    let hall = Hall::open_with_board().await;
    let browser = Browser::new(&hall);
    let ask = async |name: &'static str, value: &str| {
        let request = browser.call(Method::GET, "").header(name, value);
        request.send().await.unwrap()
    };
    let german = ask("accept-language", "da;q=0.9, de-AT").await;
    let tag = german.headers()["etag"].to_str().unwrap().to_owned();
    let vary = german.headers()["vary"].to_str().unwrap();
    assert!(vary.contains("accept-language"), "{vary}");
    let german = german.text().await.unwrap();
    assert!(
        german.contains("<html lang=\"de\" dir=\"ltr\" data-words="),
        "{german}"
    );
    assert!(
        german.contains("&quot;page-offline&quot;:&quot;Keine"),
        "{german}"
    );
    let persian = ask("accept-language", "fa").await.text().await.unwrap();
    assert!(persian.contains("dir=\"rtl\""), "{persian}");
    for known in [
        tag.clone(),
        format!("W/{tag}"),
        format!("\"other\", W/{tag} , \"third\""),
        "*".to_owned(),
    ] {
        let request = browser
            .call(Method::GET, "")
            .header("if-none-match", &known);
        let answer = request
            .header("accept-language", "de")
            .send()
            .await
            .unwrap();
        assert_eq!(answer.status(), StatusCode::NOT_MODIFIED, "{known}");
    }
    let other = ask("if-none-match", "\"other\"").await;
    assert_eq!(other.status(), StatusCode::OK);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_listed_and_ended_in_the_chat() {
    let hall = Hall::open_with_board().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let anna = &table.people[0];
    let browser = Browser::of(&hall, anna, table.channel).await;
    let privacy = anna
        .slash(table.channel, "/halma me privacy")
        .await
        .unwrap();
    let privacy = privacy.message().await.unwrap();
    assert!(
        privacy.content.contains("board page: 1, since <t:"),
        "{}",
        privacy.content
    );
    let ended = anna
        .click(privacy.id, "Sign out all browsers")
        .await
        .unwrap();
    let ended = ended.message().await.unwrap();
    assert!(ended.content.contains("signed out"), "{}", ended.content);
    assert_eq!(browser.get("/api/home").await.0, StatusCode::UNAUTHORIZED);
    hall.close().await;
}
