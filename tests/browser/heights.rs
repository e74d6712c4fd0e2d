//! The height of boards, rules and help on a phone, in every language.

use halma::discord::text::{LOCALES, Say as _, Texts};
use serde_json::Value;

use crate::languages::choose;
use crate::stage::{Stage, with_program};
use crate::window::{Shape, Window};

/// Waits for a message after the one before and for its pictures, measures it, and counts its rows
/// of buttons.
const MEASURED: &str = "
    const [before, done] = arguments;
    const soon = () => new Promise((then) => setTimeout(then, 10));
    const last = () => [...document.querySelectorAll('article')].at(-1);
    while (!last() || last().dataset.id === before) await soon();
    const newest = last();
    const images = () => [...newest.querySelectorAll('img')];
    while (!images().every((one) => one.complete && one.naturalHeight)) await soon();
    const tops = [...newest.querySelectorAll('button')]
        .filter((one) => !one.matches('.name, .mention, .text-button, .picture'))
        .map((one) => Math.round(one.getBoundingClientRect().top));
    done([newest.getBoundingClientRect().height, new Set(tops).size, newest.innerText]);";

async fn measured(window: &Window, before: Value) -> Value {
    window.call(MEASURED, vec![before]).await
}

/// Returns the id of the newest message. The page shows at most 100, so their count can stay the
/// same.
async fn newest(window: &Window) -> Value {
    let script = "return [...document.querySelectorAll('article')].at(-1)?.dataset.id ?? null";
    window.run(script).await
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
            stage.open("Clara", Shape::Phone).await,
        ];
        let mut too_high = Vec::new();
        for (number, locale) in LOCALES.iter().enumerate() {
            let name = locale.name;
            // Each makes a third of the challenges, because ten per hour are allowed.
            let [mover, other] = [0, 1].map(|next| &windows[(number + next) % 3]);
            choose(mover, "own-language", name).await;
            // Discord doesn't support Persian, so the bot's own setting is used.
            let line = format!("/halma me settings language:{name}");
            mover.command(&line).await;
            let line = format!("/halma-admin settings language:{name}");
            felix.command(&line).await;
            let opponent = ["Ben", "Clara", "Anna"][number % 3];
            let before = newest(mover).await;
            let line = format!("/halma game custom with:@{opponent} game:halma8 first:me");
            mover.command(&line).await;
            other.press(&texts.speaker(name).say("button-accept")).await;
            mover
                .see("(//article)[last()]//button[@class='picture']")
                .await;
            let mut found = vec![measured(mover, before).await];
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
                let before = newest(mover).await;
                window.command(line).await;
                found.push(measured(mover, before).await);
            }
            for ((what, most), found) in MOST.iter().zip(&found) {
                let height = found[0].as_f64().unwrap();
                if height > *most || found[1].as_u64() > Some(2) {
                    let text = found[2].as_str().unwrap_or_default();
                    too_high.push(format!("{name} {what} {height:.0}: {text}"));
                }
            }
        }
        assert!(too_high.is_empty(), "{}", too_high.join("\n\n"));
    })
    .await;
}
