//! The board page as phones, networks and people are: two fingers, lines that fall silent, old tabs.

use halma_rules::Variant;
use serde_json::json;

use crate::activity::{ENTERED, FRAME};
use crate::board::{begin, open, see_stone, touch};
use crate::stage::{Stage, with_program};
use crate::window::{Shape, Window};

/// Where two stones and a free cell are.
const STONES: [&str; 3] = ["h4", "g3", "e5"];

#[tokio::test(flavor = "multi_thread")]
async fn two_fingers_zoom_and_never_touch_a_stone() {
    with_program(async |stage: &Stage| {
        let [anna, _] = begin(stage, Variant::Halma8).await;
        let page = open(stage, &anna, "Move", Shape::Phone).await;
        see_stone(&page, "h4", "White, can move").await;
        for (one, other) in [(0, 1), (1, 2), (0, 2)] {
            page.two_fingers(&[STONES[one], STONES[other]], 0.0).await;
        }
        page.two_fingers(&["f2", "h4"], 60.0).await;
        page.wait_until("it zooms", "visualViewport.scale > 1.1")
            .await;
        assert_eq!(
            page.run("return location.hash")
                .await
                .as_str()
                .map(str::len),
            Some(6)
        );
        for (cell, color) in [("h4", "White"), ("g3", "White"), ("e5", "empty")] {
            see_stone(&page, cell, color).await;
        }
        let chosen = page
            .run("return document.querySelectorAll('.chosen').length")
            .await;
        assert_eq!(chosen, 0, "no stone was touched");
        page.shot("board-phone-zoomed").await;
    })
    .await;
}

/// Lets the next stream open and say no more than a sign of life.
const MUTE: &str = "
    const { fetch } = window;
    const mute = (signal) => new ReadableStream({
      start(to) {
        to.enqueue(new TextEncoder().encode(':\\n'));
        signal.addEventListener('abort', () => to.error(signal.reason));
      },
    });
    window.fetch = (address, init) => {
      if (!String(address).includes('/stream')) return fetch(address, init);
      window.fetch = fetch;
      return Promise.resolve(new Response(mute(init.signal)));
    };";

/// Wakes the page up, ten seconds later.
const WAKE: &str = "
    const { now } = Date;
    Date.now = () => now.call(Date) + 10_000;
    dispatchEvent(new Event('online'));";

#[tokio::test(flavor = "multi_thread")]
async fn a_page_whose_line_fell_silent_asks_when_it_wakes() {
    with_program(async |stage: &Stage| {
        let [anna, ben] = begin(stage, Variant::Halma8).await;
        let page = open(stage, &anna, "Move", Shape::Phone).await;
        see_stone(&page, "h4", "White, can move").await;
        page.run(MUTE).await;
        page.run(WAKE).await;
        page.wait_until("the mute line", "fetch.toString().includes('native')")
            .await;
        anna.command("/halma move text:h4-g5").await;
        ben.see_last("h4 → g5").await;
        see_stone(&page, "h4", "White, can move").await;
        page.run(WAKE).await;
        see_stone(&page, "g5", "White").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_tab_removes_its_line_alone_and_overwrites_no_note() {
    with_program(async |stage: &Stage| {
        let [anna, ben] = begin(stage, Variant::Halma8).await;
        drop(anna);
        let pages = [
            open(stage, &ben, "/halma web", Shape::Phone).await,
            open(stage, &ben, "/halma web", Shape::Phone).await,
        ];
        for page in &pages {
            page.press_at("//button[contains(@class, 'row')]").await;
            see_stone(page, "a5", "Black").await;
        }
        for page in &pages {
            page.press("More").await;
        }
        let [old, new] = &pages;
        plan(old, ["h4", "h5", "a5", "a4"]).await;
        plan(new, ["h4", "g4", "a5", "b5"]).await;
        plan(new, ["h3", "h5", "a5", "b4"]).await;
        assert_eq!(old.count("//ul[@class='lines']/li").await, 1);
        old.press_at("//button[@aria-label='Remove: h4-h5 a5-a4']")
            .await;
        old.see("(//ul[@class='lines']/li)[2]").await;
        for line in ["h4-g4 a5-b5", "h3-h5 a5-b4"] {
            old.see(&format!("//li[starts-with(., '{line}')]")).await;
        }
        for page in [new, old] {
            page.press_at("//summary[.='My note']").await;
            page.wait_until("the note", "!document.querySelector('#note').disabled")
                .await;
        }
        write(new, "hold b4").await;
        new.see("//p[@role='status'][contains(., 'Saved')]").await;
        write(old, "older").await;
        old.see("//p[@id='trouble'][contains(., 'somewhere else')]")
            .await;
        let typed = old
            .run("return document.querySelector('#note').value")
            .await;
        assert_eq!(typed, "older", "it isn't lost");
        new.run("location.reload()").await;
        new.press("More").await;
        new.press_at("//summary[.='My note']").await;
        new.wait_until(
            "the note",
            "document.querySelector('#note').value === 'hold b4'",
        )
        .await;
    })
    .await;
}

/// Tries two moves and adds them to one's plan.
async fn plan(page: &Window, cells: [&str; 4]) {
    page.press("Try moves").await;
    for cell in cells {
        touch(page, cell).await;
    }
    page.press("Add to my plan").await;
    let line = format!("{}-{} {}-{}", cells[0], cells[1], cells[2], cells[3]);
    page.see(&format!("//li[starts-with(., '{line}')]")).await;
    page.press("Back").await;
}

async fn write(page: &Window, text: &str) {
    page.run(&format!(
        "document.querySelector('#note').value = {}",
        json!(text)
    ))
    .await;
    page.run("document.querySelector('.note form').requestSubmit()")
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_with_ctrl_or_alt_belong_to_the_browser() {
    with_program(async |stage: &Stage| {
        let [anna, _] = begin(stage, Variant::Halma8).await;
        let page = open(stage, &anna, "Move", Shape::Wide).await;
        see_stone(&page, "h4", "White, can move").await;
        for (with, taken) in [("", true), ("ctrlKey", false), ("altKey", false), ("metaKey", false)] {
            let press = format!(
                "const cell = document.querySelector('[data-cell=\"h4\"]');
                 cell.focus();
                 const press = new KeyboardEvent('keydown', {{ key: 'ArrowLeft', bubbles: true, cancelable: true, '{with}': true }});
                 cell.dispatchEvent(press);
                 return press.defaultPrevented"
            );
            assert_eq!(page.run(&press).await, taken, "{with}");
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_offered_after_a_question_and_the_computer_plays_on() {
    with_program(async |stage: &Stage| {
        let anna = stage.open("Anna", Shape::Wide).await;
        anna.command("/halma game custom computer:2 first:me game:halma8")
            .await;
        anna.see_last("goes first").await;
        let page = open(stage, &anna, "Move", Shape::Phone).await;
        see_stone(&page, "h4", "White, can move").await;
        page.press("More").await;
        page.press("Offer a draw").await;
        page.see("//p[.='Offer a draw?']").await;
        see_stone(&page, "h4", "White, can move").await;
        page.press("Offer a draw").await;
        page.see("//p[@id='trouble'][contains(., 'plays on')]")
            .await;
        see_stone(&page, "h4", "White, can move").await;
        page.shot("board-phone-draw-refused").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_signs_out_stays_out_until_they_touch_the_page() {
    with_program(async |stage: &Stage| {
        let [_, ben] = begin(stage, Variant::Halma8).await;
        let anna = stage.open("Anna", Shape::Phone).await;
        anna.press("Open board").await;
        anna.enter_frame(FRAME).await;
        see_stone(&anna, "h4", "White, can move").await;
        ben.visit(&format!("{}/?as=Anna", stage.url)).await;
        ben.see("//p[@id='who'][contains(., 'Anna')]").await;
        ben.command("/halma me privacy").await;
        ben.press("Sign out all browsers").await;
        anna.see("//button[.='Sign in again']").await;
        anna.see("//p[@id='trouble'][starts-with(., \"You're signed out.\")]")
            .await;
        let before = anna.run(ENTERED).await;
        anna.shot("activity-signed-out").await;
        // More than a second of the stream, which would notice.
        ben.command("/halma move text:h4-g5").await;
        ben.see_last("h4 → g5").await;
        assert_eq!(anna.run(ENTERED).await, before);
        anna.press("Sign in again").await;
        see_stone(&anna, "g5", "White").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_activity_that_is_popped_out_signs_in_there() {
    with_program(async |stage: &Stage| {
        let [_, _] = begin(stage, Variant::Halma8).await;
        let anna = stage.open("Anna", Shape::Wide).await;
        anna.press("Open board").await;
        anna.see(FRAME).await;
        anna.press_at("//dialog[@id='activity']//button[@aria-label='Pop out']")
            .await;
        anna.enter_new_window().await;
        anna.enter_frame("//iframe").await;
        see_stone(&anna, "h4", "White, can move").await;
        touch(&anna, "h4").await;
        touch(&anna, "g5").await;
        see_stone(&anna, "g5", "White").await;
        anna.shot("activity-popped-out").await;
    })
    .await;
}

/// How many of these elements have a second line around them.
const OUTLINED: &str = "
    const all = [...document.querySelectorAll('WHICH')];
    return [all.length, all.filter((one) => getComputedStyle(one).outlineStyle !== 'none').length];";

#[tokio::test(flavor = "multi_thread")]
async fn forced_colors_leave_lines_where_backgrounds_told() {
    with_program(async |stage: &Stage| {
        let [anna, _] = begin(stage, Variant::Halma8).await;
        let page = open(stage, &anna, "Move", Shape::Phone).await;
        see_stone(&page, "h4", "White, can move").await;
        page.force_colors().await;
        page.wait_until(
            "forced colors",
            "matchMedia('(forced-colors: active)').matches",
        )
        .await;
        for (which, expected) in [(".seat.to-move", [1, 1]), (".seat:not(.to-move)", [1, 0])] {
            let found = page.run(&OUTLINED.replace("WHICH", which)).await;
            assert_eq!(found, json!(expected), "{which}");
        }
        page.shot("board-phone-forced-colors").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_from_right_to_left_fits_a_phone() {
    with_program(async |stage: &Stage| {
        let [anna, ben] = begin(stage, Variant::Halma8).await;
        anna.command("/halma move text:h4-g5").await;
        ben.see_last("h4 → g5").await;
        let page = open(stage, &ben, "Move", Shape::Phone).await;
        ben.command("/halma me settings language:fa").await;
        ben.see_last("تنظیمات").await;
        page.run("location.reload()").await;
        page.wait_until("it is mirrored", "document.documentElement.dir === 'rtl'")
            .await;
        page.wait_until("the board", "document.querySelector('[data-cell]')")
            .await;
        page.wait_until(
            "nothing is cut off",
            "document.documentElement.scrollWidth <= innerWidth",
        )
        .await;
        page.shot("board-phone-persian").await;
    })
    .await;
}
