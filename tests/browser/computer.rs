//! A single person plays the computer, gets help, loses, and finds out why.

use halma::study::LESSONS;
use halma_rules::Ply;
use serde_json::{Value, json};

use crate::stage::{Stage, with_program};
use crate::window::{Shape, Window};

/// Helpers for the scripts below: waiting for something, and choosing from a menu.
const TOOLS: &str = "
    const newest = (selector, test) => [...document.querySelectorAll(selector)].filter(test).at(-1);
    const seen = async (find) => {
      for (;;) {
        const found = find();
        if (found) return found;
        await new Promise((soon) => setTimeout(soon, 5));
      }
    };
    const button = (label) => newest('button', (one) => one.textContent.trim() === label && !one.disabled);
    const options = '.private ul:not([hidden]) > [role=option]';
    const open = async (label) => {
      (await seen(() => newest('.private [role=combobox]', (one) => one.getAttribute('aria-label') === label))).click();
      await seen(() => newest(options, () => true));
    };";

/// Plays the last of the best moves, unless the game is over; returns whether the game goes on.
const PLAY_BADLY: &str = "
    const [done] = arguments;
    const board = () => newest('article:not(.private)', (one) => one.querySelector('img'));
    const move = await seen(() => button('Move') ?? button('Rematch'));
    if (move.textContent.trim() === 'Rematch') {
      done(false);
      return;
    }
    const before = board().dataset.id;
    move.click();
    await open('Suggested moves: pick one to play it');
    newest(options, () => true).click();
    await seen(() => board()?.dataset.id !== before);
    await seen(() => !document.querySelector('.private [role=combobox]'));
    done(true);";

/// In a lesson, chooses a stone if there are several, and its target.
const SOLVE: &str = "
    const [stone, target, done] = arguments;
    const label = (text) => newest('.private [role=combobox]', (one) => one.getAttribute('aria-label') === text);
    const where = 'Where to? Your pick is played right away';
    await seen(() => label(where) ?? label('Which stone?'));
    if (!label(where)) {
      await open('Which stone?');
      newest(options, (one) => one.textContent.includes(`the stone on ${stone}`)).click();
    }
    await open(where);
    newest(options, (one) => one.textContent.includes(`to ${target}`)).click();
    done(true);";

/// Enlarges the newest picture, and returns true if that made it wider.
const ENLARGE: &str = "
    const small = [...document.querySelectorAll('article .picture')].pop();
    small.click();
    const dialog = document.querySelector('#large');
    const [before, after] = [small, dialog.querySelector('img')].map((one) => one.getBoundingClientRect().width);
    dialog.close();
    return after > before;";

/// Runs one of the scripts above.
async fn run(window: &Window, script: &str, arguments: Vec<Value>) -> Value {
    window.call(&format!("{TOOLS}{script}"), arguments).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_single_person_plays_gets_help_loses_and_learns() {
    with_program(async |stage: &Stage| {
        let anna = stage.open("Anna", Shape::Phone).await;
        anna.command("/halma game custom computer:8 game:mini-corners first:me")
            .await;
        anna.see_last("goes first").await;
        anna.command("/halma hint").await;
        anna.see_last("what the computer would play").await;
        anna.shot("phone-computer-hint").await;
        assert_eq!(anna.run(ENLARGE).await, json!(true), "large is larger");
        anna.press_at("(//article[last()]//button[starts-with(normalize-space(), 'Play ')])[1]")
            .await;
        anna.see_last("Computer (level 8) played").await;
        anna.shot("phone-computer-reply").await;
        let mut moves = 0;
        while run(&anna, PLAY_BADLY, Vec::new()).await == true {
            moves += 1;
        }
        assert!(moves > 3, "{moves}");
        anna.see_last("Computer (level 8) wins").await;
        anna.shot("phone-computer-won").await;
        anna.press("Analysis").await;
        anna.see_last("· Analysis").await;
        anna.see("//article[last()]//img").await;
        anna.shot("phone-analysis").await;
        anna.command("/halma-study learn").await;
        for (number, lesson) in (1..).zip(LESSONS) {
            anna.see_last(&format!("Lesson {number} of 8")).await;
            let task = lesson.exercise();
            let board = task.position().board();
            let text = Ply::Move(task.solutions()[0]).text(board);
            let (stone, target) = text.split_once('-').unwrap();
            let chosen = vec![json!(stone), json!(target)];
            run(&anna, SOLVE, chosen).await;
            anna.see_last("right!").await;
            if number == 4 {
                anna.shot("phone-lesson").await;
            }
            if number < LESSONS.len() {
                anna.press("Next lesson").await;
            }
        }
    })
    .await;
}
