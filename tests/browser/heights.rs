//! The height of boards, rules and help on a phone, in every language.

use halma::discord::text::{LOCALES, Texts};
use serde_json::{Value, json};

use crate::languages::choose;
use crate::stage::{Stage, with_program};
use crate::window::{Shape, Window};

/// Measures the newest message once all its pictures are loaded, and counts its rows of buttons.
const MEASURED: &str = "
    const [count, done] = arguments;
    const soon = () => new Promise((then) => setTimeout(then, 10));
    const all = () => [...document.querySelectorAll('article')];
    while (all().length < count) await soon();
    const newest = all().at(-1);
    const images = () => [...newest.querySelectorAll('img')];
    while (!images().every((one) => one.complete && one.naturalHeight)) await soon();
    const tops = [...newest.querySelectorAll('button')]
        .filter((one) => !one.matches('.name, .mention, .text-button, .picture'))
        .map((one) => Math.round(one.getBoundingClientRect().top));
    done([newest.getBoundingClientRect().height, new Set(tops).size, newest.innerText]);";

async fn measured(window: &Window, count: usize) -> Value {
    window.call(MEASURED, vec![json!(count)]).await
}

/// The greatest heights: boards leave room for the text around them, and the rest fits on one
/// screen.
const MOST: [(&str, f64); 5] = [
    ("first board", 724.0),
    ("first turn", 724.0),
    ("turn", 620.0),
    ("rules", 844.0),
    ("help", 844.0),
];

#[tokio::test(flavor = "multi_thread")]
async fn boards_rules_and_help_fit_their_heights_in_every_language() {
    with_program(async |stage: &Stage| {
        let texts = Texts::load();
        let felix = stage.open("Felix", Shape::Phone).await;
        let windows = [
            stage.open("Anna", Shape::Phone).await,
            stage.open("Ben", Shape::Phone).await,
        ];
        let mut too_high = Vec::new();
        for (number, locale) in LOCALES.iter().enumerate() {
            let name = locale.name;
            // Each makes half of the challenges, because ten per hour are allowed.
            let [mover, other] = [&windows[number % 2], &windows[1 - number % 2]];
            choose(mover, "own-language", name).await;
            // Discord doesn't support Persian, so the bot's own setting is used.
            let line = format!("/halma settings language:{name}");
            mover.command(&line).await;
            let line = format!("/halma-admin settings language:{name}");
            felix.command(&line).await;
            let opponent = ["Ben", "Anna"][number % 2];
            let count = mover.count("//article").await;
            let line = format!("/halma challenge opponent:@{opponent} game:halma8 first:me");
            mover.command(&line).await;
            other.press(&texts.speaker(name).say("button-accept")).await;
            mover
                .see("(//article)[last()]//button[@class='picture']")
                .await;
            let mut found = vec![measured(mover, count + 1).await];
            let told = found[0][2].as_str().unwrap_or_default();
            let code = told.split('#').nth(1).and_then(|code| code.get(..5));
            let code = code.expect("a code");
            let play = |text: &str| format!("/halma move text:{text} game:{code}");
            for (window, line) in [
                (mover, &play("h4-h5")[..]),
                (other, &play("a5-a4")),
                (mover, "/halma rules game:halma8"),
                (mover, "/halma help"),
            ] {
                let count = mover.count("//article").await;
                window.command(line).await;
                found.push(measured(mover, count + 1).await);
            }
            for ((what, most), found) in MOST.iter().zip(&found) {
                let height = found[0].as_f64().unwrap();
                if height > *most || found[1].as_u64() > Some(2) {
                    too_high.push(format!("{name} {what} {height:.0}"));
                }
            }
        }
        assert!(too_high.is_empty(), "{too_high:?}");
    })
    .await;
}
