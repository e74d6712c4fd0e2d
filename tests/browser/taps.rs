//! Whole games by taps alone, on the largest boards: the button, then menus.

use halma_rules::{Game, Ply, Rules, Variant};
use serde_json::json;

use crate::common::players::{Dice, Plan, next};
use crate::stage::{Stage, with_program};
use crate::window::{Shape, Window};

/// Gives a command as the person of the window.
pub const COMMAND: &str = "
    const [line, done] = arguments;
    const { use } = await import('/page/act.js');
    const { store } = await import('/page/store.js');
    done(await use({ do: 'slash', channel: store.channel, line }, line));";

/// Taps until a move is played and the next board is there; gives the number of taps.
const PLAY: &str = "
    const [from, to, done] = arguments;
    const newest = (selector, test) => [...document.querySelectorAll(selector)].filter(test).at(-1);
    const seen = async (find) => {
      for (;;) {
        const found = find();
        if (found) return found;
        await new Promise((soon) => setTimeout(soon, 5));
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
    // The menu opens as Discord's does; taps count what is chosen.
    const open = async (label) => {
      (await seen(() => newest('.private [role=combobox]', (one) => one.getAttribute('aria-label') === label))).click();
      await seen(() => newest(options, () => true));
    };
    const before = board().dataset.id;
    await tap(() => newest('article:not(.private) button', button('Move')));
    await open('The best moves: choose one to play it');
    const best = newest(options, (one) => one.textContent.includes(`· ${from} → ${to} ·`));
    if (best) {
      await tap(() => best);
    } else {
      const stone = (one) => one.textContent.includes(`· ${from} ·`);
      await open('Another stone…');
      while (!newest(options, stone)) {
        await tap(() => newest('.private button', button('Other stones')));
        await open('Another stone…');
      }
      await tap(() => newest(options, stone));
      await open('Where to? Choosing plays it');
      await tap(() => newest(options, (one) => one.textContent.includes(`→ ${to} ·`)));
    }
    await seen(() => board()?.dataset.id !== before);
    await seen(() => !document.querySelector('.private'));
    done(taps);";

pub fn awaited(script: &str) -> String {
    format!("(async function () {{{script}}}).apply(null, arguments);")
}

/// The quickest of several races.
fn race(variant: Variant) -> Vec<Ply> {
    let races = (0..20).map(|seed| {
        let mut game = Game::new(Rules::default_for(variant));
        let plans = vec![Plan::Race; variant.seats()];
        let (mut dice, mut plies) = (Dice(seed), Vec::new());
        while let Some(ply) = next(&game, &plans, &mut dice) {
            plies.push(ply);
            game.play(ply).unwrap();
        }
        plies
    });
    races.min_by_key(Vec::len).unwrap()
}

/// One person plays all seats to the end. Gives the most taps that a move took.
async fn play(window: &Window, variant: Variant) -> u64 {
    let line = format!("/halma challenge opponent:@Anna game:{variant}");
    let made = window.run_async(&awaited(COMMAND), vec![json!(line)]).await;
    assert_eq!(made, true);
    window.see_last("begins").await;
    let board = Rules::default_for(variant).setup().board();
    let (script, mut most) = (awaited(PLAY), 0);
    for ply in race(variant) {
        let text = ply.text(board);
        let (from, to) = text.split_once('-').unwrap();
        let taps = window
            .run_async(&script, vec![json!(from), json!(to)])
            .await;
        most = most.max(taps.as_u64().unwrap());
    }
    window.see_last("wins").await;
    most
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_are_played_by_taps_alone() {
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
