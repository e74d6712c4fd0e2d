//! Whole games by tapping only, on the largest boards: the button, then menus.

use halma_rules::{Game, Rules, Variant};
use halma_service::Preset;
use serde_json::json;

use crate::games::quickest;
use crate::stage::{Stage, with_program};
use crate::window::{Shape, Window};

/// Taps until a move is played and the next board is there; returns the number of taps.
const PLAY: &str = "
    const [from, to, done] = arguments;
    const newest = (selector, test) => [...document.querySelectorAll(selector)].filter(test).at(-1);
    const seen = async (find) => {
      for (;;) {
        const found = find();
        if (found) return found;
        await new Promise((soon) => setTimeout(soon, 15));
      }
    };
    let taps = 0;
    const tap = async (find) => {
      (await seen(find)).click();
      taps += 1;
    };
    const button = (label) => (one) => one.textContent.trim() === label && !one.disabled;
    const board = () => newest('article:not(.private)', (one) => one.querySelector('img'));
    const options = '.private ul:not([hidden]) > [role=option]';
    // The menu opens as Discord's does; each choice counts as a tap.
    const open = async (label) => {
      (await seen(() => newest('.private [role=combobox]', (one) => one.getAttribute('aria-label') === label))).click();
      await seen(() => newest(options, () => true));
    };
    const before = board().dataset.id;
    await tap(() => newest('article:not(.private) button', button('Move')));
    await open('Suggested moves: pick one to play it');
    const best = newest(options, (one) => one.textContent.includes(`· ${from} → ${to} ·`));
    if (best) {
      await tap(() => best);
    } else {
      const stone = (one) => one.textContent.includes(`· ${from} ·`);
      await open('Pick a stone…');
      while (!newest(options, stone)) {
        await tap(() => newest('.private button', button('Other stones')));
        await open('Pick a stone…');
      }
      await tap(() => newest(options, stone));
      await open('Where to? Your pick is played right away');
      await tap(() => newest(options, (one) => one.textContent.includes(`→ ${to} ·`)));
    }
    await seen(() => board()?.dataset.id !== before);
    await seen(() => !document.querySelector('.private'));
    done(taps);";

/// One person plays all seats to the end. Returns the highest number of taps for a move.
async fn play(window: &Window, variant: Variant) -> u64 {
    let line = format!("/halma play with:@Anna game:{variant}");
    window.command(&line).await;
    window.see_last("goes first").await;
    let game = Game::new(Rules::default_for(variant));
    let mut most = 0;
    for ply in quickest(&game, 20) {
        let text = ply.text(game.position().board());
        let (from, to) = text.split_once('-').unwrap();
        let taps = window.call(PLAY, vec![json!(from), json!(to)]).await;
        most = most.max(taps.as_u64().unwrap());
    }
    window.see_last("wins").await;
    most
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_can_be_played_by_tapping_only() {
    with_program(async |stage: &Stage| {
        let anna = stage.open("Anna", Shape::Phone).await;
        for variant in [Variant::Halma16, Variant::Star6] {
            let taps = play(&anna, variant).await;
            assert!(taps <= 3, "{variant}: {taps} taps");
            anna.shot(&format!("phone-end-{variant}")).await;
        }
    })
    .await;
}

/// Who is to move, as the description of the newest board says.
const TO_MOVE: &str = "
    const images = [...document.querySelectorAll('article:not(.private) img')];
    const told = images.map((image) => image.alt.match(/(\\p{L}+) to move/u)?.[1]);
    return told.filter((name) => name).at(-1) ?? '';";

/// The rounds of the game that has ended, in the text and in the description of the picture.
const ROUNDS: &str = "
    const end = [...document.querySelectorAll('article:not(.private)')].at(-1);
    const number = (text, pattern) => text.match(pattern)?.[1];
    const alt = [...end.querySelectorAll('img')].map((image) => image.alt).join();
    return [number(end.innerText, /(\\d+) rounds/), number(alt, /round (\\d+)/)];";

/// The people of a preset challenge each other and play it to the end, each on a phone.
async fn play_preset(stage: &Stage, preset: Preset) {
    let variant = preset.variant_for(Some(2));
    let names = &["Anna", "Ben", "Clara", "David"][..variant.seats()];
    let mut windows = Vec::new();
    for name in names {
        windows.push(stage.open(name, Shape::Phone).await);
    }
    let opponents = ["with", "with2", "with3"];
    let named = opponents.iter().zip(&names[1..]);
    let named: Vec<String> = named
        .map(|(option, name)| format!("{option}:@{name}"))
        .collect();
    let line = format!(
        "/halma game custom game:{} {}",
        preset.name(),
        named.join(" ")
    );
    windows[0].command(&line).await;
    for window in &windows[1..] {
        window.press("Accept").await;
    }
    for window in &windows {
        window.see_last("goes first").await;
    }
    let game = Game::new(preset.rules_of(variant).unwrap());
    for ply in quickest(&game, 20) {
        let is_told = format!("(() => {{ {TO_MOVE} }})() !== ''");
        windows[0].wait_until("somebody is to move", &is_told).await;
        let mover = windows[0].run(TO_MOVE).await;
        let place = names.iter().position(|name| mover == **name).unwrap();
        let window = &windows[place];
        let is_theirs = format!("(() => {{ {TO_MOVE} }})() === '{}'", names[place]);
        window.wait_until("the board is there", &is_theirs).await;
        let text = ply.text(game.position().board());
        let (from, to) = text.split_once('-').unwrap();
        let taps = window.call(PLAY, vec![json!(from), json!(to)]).await;
        assert!(taps.as_u64() <= Some(3), "{text}: {taps} taps");
        let newest = "return document.querySelector('article:last-of-type')?.dataset.id";
        let newest = window.run(newest).await;
        let newest = newest.as_str().unwrap();
        let has_it = format!("!!document.querySelector('article[data-id=\"{newest}\"]')");
        windows[0]
            .wait_until("the first has it as well", &has_it)
            .await;
    }
    for (window, name) in windows.iter().zip(names) {
        window.see_last("🏆").await;
        let rounds = window.run(ROUNDS).await;
        let [told, drawn] = &rounds.as_array().unwrap()[..] else {
            panic!("{rounds}");
        };
        assert_eq!(told, drawn, "in the text and in the picture");
        window
            .shot(&format!("phone-end-{}-{name}", preset.name()))
            .await;
    }
}

/// `HALMA_PRESETS=5` plays all of them.
#[tokio::test(flavor = "multi_thread")]
async fn every_preset_can_be_played_to_its_end_by_tapping() {
    with_program(async |stage: &Stage| {
        let number = std::env::var("HALMA_PRESETS").ok();
        let number = number.and_then(|number| number.parse().ok()).unwrap_or(1);
        for preset in Preset::ALL.into_iter().take(number) {
            play_preset(stage, preset).await;
        }
    })
    .await;
}
