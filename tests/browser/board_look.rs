//! What the board page shows and keeps beside plain moves.

use halma_rules::Variant;

use crate::board::{begin, open, see_stone, touch};
use crate::stage::{Stage, with_program};
use crate::window::{Shape, Window};

/// Whether the tab says that it's one's turn, by its title and its icon.
async fn calls(page: &Window, is_mine: bool) {
    let (mark, start) = if is_mine {
        ("", "data:")
    } else {
        ("!", "/board/")
    };
    let icon =
        format!("document.querySelector('#icon').getAttribute('href').startsWith('{start}')");
    let says = format!("{mark}document.title.startsWith('●') && {icon}");
    page.wait_until("the tab's title and icon", &says).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tab_calls_and_small_cells_ask_before_they_play() {
    with_program(async |stage: &Stage| {
        let [anna, ben] = begin(stage, Variant::Star2).await;
        let page = open(stage, &anna, "Move", Shape::Phone).await;
        page.wait_until("stones to move", "document.querySelector('.movable')")
            .await;
        calls(&page, true).await;
        let first = |label: &str| {
            format!("return document.querySelector('[aria-label*=\"{label}\"]').dataset.cell")
        };
        let from = page.run(&first("can move")).await;
        touch(&page, from.as_str().unwrap()).await;
        let to = page.run(&first("empty, step")).await;
        let (from, to) = (from.as_str().unwrap(), to.as_str().unwrap());
        touch(&page, to).await;
        page.see(&format!("//p[@id='hint'][starts-with(., '{from}')]"))
            .await;
        page.shot("board-phone-asks").await;
        calls(&page, true).await;
        touch(&page, to).await;
        ben.see_last(&format!("{from} → {to}")).await;
        page.see("//p[@id='hint'][.='Waiting for Ben']").await;
        calls(&page, false).await;
        // There is room for a finger on a larger screen.
        let bens = open(stage, &ben, "Move", Shape::Wide).await;
        bens.wait_until("stones to move", "document.querySelector('.movable')")
            .await;
        let from = bens.run(&first("can move")).await;
        touch(&bens, from.as_str().unwrap()).await;
        let to = bens.run(&first("empty, step")).await;
        touch(&bens, to.as_str().unwrap()).await;
        anna.see_last("Anna, your turn").await;
        calls(&page, true).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_plays_by_itself_and_moves_are_tried_from_there() {
    with_program(async |stage: &Stage| {
        let [anna, ben] = begin(stage, Variant::Halma8).await;
        anna.command("/halma move text:h4-g5").await;
        ben.see_last("h4 → g5").await;
        ben.command("/halma move text:a5-b4").await;
        anna.see_last("a5 → b4").await;
        let page = open(stage, &anna, "Move", Shape::Phone).await;
        see_stone(&page, "b4", "Black").await;
        page.press("More").await;
        page.press("Replay").await;
        page.see("//div[.='Move 2 of 2']").await;
        page.press_at("//button[@aria-label='Play']").await;
        page.see("//button[@aria-label='Pause']").await;
        page.see("//div[.='Move 1 of 2']").await;
        page.see("//div[.='Move 2 of 2']").await;
        page.see("//button[@aria-label='Play']").await;
        page.press_at("//button[@aria-label='To the start']").await;
        page.press("Try from here").await;
        see_stone(&page, "h4", "White").await;
        for cell in ["h4", "h8", "h5"] {
            touch(&page, cell).await;
        }
        see_stone(&page, "h5", "White").await;
        see_stone(&page, "h8", "empty").await;
        page.press_at("//label[contains(., 'Move freely')]").await;
        for cell in ["h5", "h8"] {
            touch(&page, cell).await;
        }
        see_stone(&page, "h8", "White").await;
        page.see("//p[contains(@class, 'line')][.='h4-h5 h5-h8']")
            .await;
    })
    .await;
}

const PLAY_IF_ASKED: &str = "
    const buttons = [...document.querySelectorAll('.beside button')];
    buttons.find((one) => one.textContent === 'Play')?.click();";

#[tokio::test(flavor = "multi_thread")]
async fn a_march_goes_on_where_it_was_left() {
    with_program(async |stage: &Stage| {
        let [anna, _] = begin(stage, Variant::Halma8).await;
        let page = open(stage, &anna, "/halma web", Shape::Phone).await;
        page.press_at("//button[contains(., 'March')]").await;
        for expected in ["So far: one move.", "So far: 2 moves."] {
            page.wait_until(
                "stones to move",
                "document.querySelector('[aria-label*=\"can move\"]')",
            )
            .await;
            for label in ["can move", "empty, can move"] {
                let cell = format!(
                    "return document.querySelector('[aria-label*=\"{label}\"]').dataset.cell"
                );
                let cell = page.run(&cell).await;
                touch(&page, cell.as_str().unwrap()).await;
            }
            // On the star cells are small on a phone, and ask; on other days' boards they aren't.
            page.run(PLAY_IF_ASKED).await;
            page.see(&format!("//p[.='{expected}']")).await;
        }
        page.run("location.reload()").await;
        page.see("//p[.='So far: 2 moves.']").await;
        page.shot("board-phone-march").await;
        page.press("Undo").await;
        page.see("//p[.='So far: one move.']").await;
        page.press_at("//button[@id='to-list']").await;
        page.press_at("//button[contains(., 'Lessons')]").await;
        page.see("//p[contains(., 'Lesson 1 of 8')]").await;
    })
    .await;
}
