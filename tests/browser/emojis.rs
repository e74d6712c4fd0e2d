//! The application's emoji on the page: in texts, on buttons and in menus.

use serde_json::{Value, json};

use crate::stage::{Stage, with_lab, with_program};
use crate::window::{Shape, Window};

/// The names of the newest message's emoji whose pictures are there.
const SHOWN: &str =
    "return [...[...document.querySelectorAll('article')].at(-1).querySelectorAll('.own-emoji')]
    .filter((one) => one.complete && one.naturalWidth).map((one) => one.alt)";

async fn shows(window: &Window, names: &Value) {
    let condition = format!(
        "JSON.stringify((() => {{ {SHOWN} }})()) === {:?}",
        names.to_string()
    );
    window.wait_until(&names.to_string(), &condition).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn texts_show_the_stones_without_growing() {
    with_program(async |stage: &Stage| {
        let phone = stage.open("Anna", Shape::Phone).await;
        phone.begin(1, "Halma 8×8").await;
        let newest = "[...document.querySelectorAll('article')].at(-1)";
        let heights = format!(
            "const emoji = [...{newest}.querySelectorAll('.text .own-emoji')];
             const texts = emoji.map((one) => one.closest('.text'));
             const lines = () => texts.map((one) => one.getBoundingClientRect().height);
             const before = lines();
             for (const one of emoji) {{
                 one.style.width = `${{one.getBoundingClientRect().width}}px`;
                 one.style.height = '1px';
             }}
             return [emoji.length, JSON.stringify(before) === JSON.stringify(lines())];"
        );
        phone
            .wait_until(
                "the stones are there",
                &format!("{newest}.querySelectorAll('.own-emoji').length >= 2"),
            )
            .await;
        phone.shot("phone-emoji").await;
        let found = phone.run(&heights).await;
        assert!(found[0].as_u64() >= Some(2), "{found}");
        assert_eq!(found[1], json!(true), "a line with an emoji is higher");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn they_are_pictures_with_names_in_messages_buttons_and_menus() {
    with_lab(async |stage: &Stage| {
        let stand_in = stage.stand_in();
        stand_in.add_emoji("halma_white_1");
        let emojis = stand_in.emojis();
        let (id, name) = emojis.iter().next().unwrap();
        let window = stage.open("Anna", Shape::Wide).await;
        let emoji = json!({ "id": id, "name": name });
        let message = json!({
            "content": format!("It is <:{name}:{id}>, not <:gone:1>"),
            "components": [
                { "type": 1, "components": [
                    { "type": 2, "style": 1, "label": "Go", "custom_id": "go", "emoji": emoji },
                ] },
                { "type": 1, "components": [
                    { "type": 3, "custom_id": "which", "placeholder": "Which?", "options": [
                        { "label": "First", "value": "1", "emoji": emoji },
                    ] },
                ] },
            ],
        });
        let place = stand_in.channel("general");
        let sent = reqwest::Client::new()
            .post(format!(
                "{}/api/v10/channels/{place}/messages",
                stand_in.api_url()
            ))
            .header("authorization", format!("Bot {}", stand_in.token()))
            .header("user-agent", "DiscordBot (https://halma.example, 1.0)")
            .header("content-type", "application/json")
            .body(message.to_string());
        assert_eq!(sent.send().await.unwrap().status(), 200);
        window.see_last("not :gone:").await;
        shows(&window, &json!([name, name])).await;
        // What is read aloud has no code in it.
        window
            .wait_until(
                "it is announced",
                "document.querySelector('#announcer').textContent.includes('It is , not')",
            )
            .await;
        window
            .see("//article//button[contains(., 'Go')]/img[@alt='halma_white_1']")
            .await;
        window
            .press_at("(//article)[last()]//button[@role='combobox']")
            .await;
        window
            .see("//li[@role='option'][contains(., 'First')]//img[@alt='halma_white_1']")
            .await;
        window.shot("wide-emoji").await;
    })
    .await;
}
