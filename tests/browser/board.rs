//! The board page: people sign in with a link from the sandbox and play by touching stones.

use halma_rules::{Game, Ply, Rules, Variant};
use serde_json::json;

use crate::access::{axe, check};
use crate::common::players::{Dice, Plan, next};
use crate::stage::{Stage, with_program};
use crate::window::{Shape, Window, key};

/// Anna, who moves first, and Ben begin a game.
pub async fn begin(stage: &Stage, variant: Variant) -> [Window; 2] {
    let anna = stage.open("Anna", Shape::Wide).await;
    let ben = stage.open("Ben", Shape::Wide).await;
    let line = format!("/halma game custom with:@Ben game:{variant} first:me");
    anna.command(&line).await;
    ben.see_last("challenges").await;
    ben.press("Accept").await;
    anna.see_last("goes first").await;
    [anna, ben]
}

/// The address of the newest link that only this person sees.
async fn link(chat: &Window) -> String {
    let link = "(//article[contains(@class, 'private')]//a[contains(., 'Open board')])[last()]";
    chat.see(link).await.attr("href").await.unwrap().unwrap()
}

/// A browser in which a link has been opened.
pub async fn open(stage: &Stage, chat: &Window, line: &str, shape: Shape) -> Window {
    match line {
        "Move" => chat.press("Move").await,
        line => chat.command(line).await,
    }
    stage.visit(&link(chat).await, shape).await
}

pub async fn touch(page: &Window, cell: &str) {
    page.tap(&format!("[data-cell='{cell}']")).await;
}

/// Waits for a stone of a color on a cell.
pub async fn see_stone(page: &Window, cell: &str, color: &str) {
    let label = format!("document.querySelector('[data-cell=\"{cell}\"]')?.ariaLabel ?? ''");
    page.wait_until(cell, &format!("({label}).startsWith('{cell}, {color}')"))
        .await;
}

/// Counts the stones that are shown going their way.
const COUNT_SHOWN: &str = "
    window.shown = 0;
    window.glided = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      window.shown += 1;
      window.glided.push(this);
      return animate.apply(this, given);
    };";

#[tokio::test(flavor = "multi_thread")]
async fn two_touches_make_a_move_that_the_chat_and_the_other_page_show() {
    with_program(async |stage: &Stage| {
        let [anna, ben] = begin(stage, Variant::Halma8).await;
        let annas = open(stage, &anna, "Move", Shape::Phone).await;
        let bens = open(stage, &ben, "/halma web", Shape::Phone).await;
        bens.see("//h2[.='Your games']").await;
        bens.shot("board-list").await;
        bens.press_at("//button[contains(@class, 'row')]").await;
        see_stone(&bens, "h4", "White").await;
        see_stone(&annas, "h4", "White, can move").await;
        let address = annas.run("return location.href").await;
        assert!(address.as_str().unwrap().len() < 50, "{address}");
        annas.shot("board-phone").await;
        touch(&annas, "h4").await;
        annas
            .see("//p[@id='hint'][contains(., 'where it goes')]")
            .await;
        annas.shot("board-phone-targets").await;
        for page in [&annas, &bens] {
            page.run(COUNT_SHOWN).await;
        }
        touch(&annas, "g5").await;
        see_stone(&annas, "g5", "White").await;
        see_stone(&bens, "g5", "White").await;
        bens.wait_until("the stone goes there", "shown === 1").await;
        ben.see_last("h4 → g5").await;
        bens.see("//p[@id='hint'][contains(., 'Your turn')]").await;
        let shown = annas.run("return shown").await;
        assert_eq!(shown, 1, "once, when she let it go");
        annas
            .wait_until(
                "it went there on the board",
                "glided.every((one) => one.isConnected)",
            )
            .await;
        let said = bens
            .run("return document.querySelector('#news').textContent")
            .await;
        assert!(
            said.as_str().unwrap().contains("Last move: Anna h4-g5"),
            "{said}"
        );
        // The same link in another browser.
        let used = link(&anna).await;
        let other = stage.visit(&used, Shape::Phone).await;
        other
            .see("//p[@role='alert'][contains(., 'This link has been used')]")
            .await;
        other.shot("board-used-link").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_with_keys_and_a_move_is_taken_back_before_it_is_sent() {
    with_program(async |stage: &Stage| {
        let [anna, ben] = begin(stage, Variant::Halma8).await;
        anna.command("/halma me settings confirm:True").await;
        let annas = open(stage, &anna, "Move", Shape::Wide).await;
        see_stone(&annas, "h4", "White, can move").await;
        annas
            .run("document.querySelector('[data-cell=\"h4\"]').focus()")
            .await;
        annas.tap("[data-cell='h4']").await;
        annas.keys(&format!("{}{}", key::LEFT, key::UP)).await;
        let focused = annas
            .run("return document.activeElement.dataset.cell")
            .await;
        assert_eq!(focused, "g5");
        annas.key(key::ENTER).await;
        annas.see("//p[@id='hint'][.='h4 → g5']").await;
        see_stone(&annas, "g5", "White").await;
        annas.key(key::ESCAPE).await;
        see_stone(&annas, "h4", "White").await;
        annas.key(key::ENTER).await;
        annas.see("//p[@id='hint'][.='h4 → g5']").await;
        annas.press("Play").await;
        ben.see_last("h4 → g5").await;
        let bens = open(stage, &ben, "Move", Shape::Wide).await;
        bens.press("More").await;
        bens.press_at("//input[@id='typed']").await;
        bens.keys("a5-h8").await;
        bens.key(key::ENTER).await;
        bens.see("//p[@role='alert'][contains(., 'h8')]").await;
        bens.press_at("//input[@id='typed']").await;
        bens.run("document.querySelector('#typed').value = ''")
            .await;
        bens.keys("a5 b4").await;
        bens.key(key::ENTER).await;
        see_stone(&annas, "b4", "Black").await;
        annas.press("More").await;
        annas.press("Replay").await;
        annas.see("//div[.='Move 2 of 2']").await;
        annas.keys(&key::LEFT.to_string()).await;
        annas.see("//div[.='Move 1 of 2']").await;
        see_stone(&annas, "a5", "Black").await;
        annas.shot("board-replay").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_note_is_written_beside_the_board_and_news_leave_it_alone() {
    with_program(async |stage: &Stage| {
        let [anna, ben] = begin(stage, Variant::Halma8).await;
        let annas = open(stage, &anna, "Move", Shape::Phone).await;
        see_stone(&annas, "h4", "White, can move").await;
        touch(&annas, "h4").await;
        touch(&annas, "g5").await;
        ben.see_last("h4 → g5").await;
        annas.press("More").await;
        annas.press_at("//summary[.='My note']").await;
        annas
            .wait_until("the field", "!document.querySelector('#note').disabled")
            .await;
        annas.press_at("//textarea[@id='note']").await;
        annas.keys("Hold ").await;
        let bens = open(stage, &ben, "Move", Shape::Phone).await;
        see_stone(&bens, "a5", "Black, can move").await;
        touch(&bens, "a5").await;
        touch(&bens, "b4").await;
        see_stone(&annas, "b4", "Black").await;
        annas.keys("c3").await;
        annas.press("Save").await;
        annas.see("//p[@role='status'][.='Saved.']").await;
        annas.shot("board-note").await;
        annas.run("location.reload()").await;
        annas.press("More").await;
        annas.press_at("//summary[.='My note']").await;
        annas
            .wait_until(
                "the note",
                "document.querySelector('#note')?.value === 'Hold c3'",
            )
            .await;
        bens.press("More").await;
        bens.press_at("//summary[.='My note']").await;
        bens.wait_until("the field", "!document.querySelector('#note').disabled")
            .await;
        let text = bens
            .run("return document.querySelector('#note').value")
            .await;
        assert_eq!(text, "", "each has their own");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_is_made_of_moves_tried_out_and_answers_at_once() {
    with_program(async |stage: &Stage| {
        let [anna, ben] = begin(stage, Variant::Halma8).await;
        let bens = open(stage, &ben, "/halma web", Shape::Phone).await;
        bens.press_at("//button[contains(@class, 'row')]").await;
        see_stone(&bens, "h4", "White").await;
        bens.press("More").await;
        bens.press("Try moves").await;
        for cell in ["h4", "h5", "a5", "a4", "h5", "h4"] {
            touch(&bens, cell).await;
        }
        line(&bens, "h4-h5 a5-a4 h5-h4").await;
        // It doesn't end with a move of Ben's.
        bens.press("Add to my plan").await;
        bens.see("//*[@id='trouble'][contains(., 'Line 1 has to end')]")
            .await;
        bens.press_at("//button[@aria-label='Previous move']").await;
        bens.press("Add to my plan").await;
        bens.see("//li[contains(., 'h4-h5 a5-a4')]").await;
        bens.shot("board-plan").await;
        // A branch from the first move, and back along the first line.
        bens.press_at("//button[@aria-label='Previous move']").await;
        touch(&bens, "a5").await;
        touch(&bens, "b5").await;
        line(&bens, "h4-h5 a5-b5").await;
        bens.press("Add to my plan").await;
        bens.see("//*[@id='trouble'][contains(., 'Line 2')]").await;
        bens.press_at("//button[@aria-label='Previous move']").await;
        bens.press_at("//button[contains(., 'a5-a4')]").await;
        line(&bens, "h4-h5 a5-a4").await;
        bens.press_at("//button[contains(., 'h5-h4')]").await;
        touch(&bens, "a4").await;
        touch(&bens, "a5").await;
        bens.press("Add to my plan").await;
        bens.see("//li[contains(., 'h4-h5 a5-a4 h5-h4 a4-a5')]")
            .await;
        anna.command("/halma move text:h4-h5").await;
        ben.see_last("played a5 → a4, as planned").await;
        // What was tried goes on from the new position.
        line(&bens, "h5-h4 a4-a5").await;
        bens.see("//li[starts-with(., 'h5-h4 a4-a5')]").await;
        bens.press_at("//button[@aria-label='Remove: h5-h4 a4-a5']")
            .await;
        bens.wait_until("no plan", "!document.querySelector('.lines li')")
            .await;
        anna.command("/halma move text:h5-h4").await;
        bens.press("Back").await;
        bens.see("//p[@id='hint'][contains(., 'Your turn')]").await;
        let shown = "[...document.querySelectorAll('summary')].filter((one) => one.offsetParent)";
        let none = format!("{shown}.every((one) => one.textContent !== 'My plan')");
        bens.wait_until("no plan on one's own turn", &none).await;
    })
    .await;
}

/// Waits for the line of moves that were tried.
async fn line(page: &Window, text: &str) {
    page.see(&format!("//p[contains(@class, 'line')][.='{text}']"))
        .await;
}

/// Finds a stone and its target by what a screen reader says of them, and presses both.
const PRESS: &str = "
    const [stone, target, done] = arguments;
    const find = async (start) => {
      for (;;) {
        const cells = [...document.querySelectorAll('[role=gridcell]')];
        const found = cells.find((cell) => cell.ariaLabel.startsWith(start));
        if (found) return found;
        await new Promise((soon) => setTimeout(soon, 5));
      }
    };
    for (const start of [stone, target]) {
      const cell = await find(start);
      cell.focus();
      cell.dispatchEvent(PRESS);
    }
    done(true);";

/// How the people of a whole game press a cell: as screen readers do, and by the keyboard.
const PRESSES: [&str; 2] = [
    "new MouseEvent('click', { bubbles: true })",
    "new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })",
];

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_the_names_of_the_cells_and_keys_alone() {
    with_program(async |stage: &Stage| {
        let [anna, ben] = begin(stage, Variant::MiniCorners).await;
        let pages = [
            open(stage, &anna, "Move", Shape::Wide).await,
            open(stage, &ben, "/halma web", Shape::Wide).await,
        ];
        pages[1].press_at("//button[contains(@class, 'row')]").await;
        let mut game = Game::new(Rules::default_for(Variant::MiniCorners));
        let mut dice = Dice(7);
        while let Some(ply) = next(&game, &[Plan::Race, Plan::Race], &mut dice) {
            let seat = game.position().to_move().index();
            let Ply::Move(mv) = ply else {
                panic!("nobody has to pass")
            };
            let board = game.position().board();
            let [from, to] = [mv.from(), mv.to()].map(|cell| board.name(cell));
            let stone = format!("{from}, {}, can move", ["White", "Black"][seat]);
            let target = format!("{to}, empty, ");
            let names = vec![json!(stone), json!(target)];
            let press = PRESS.replace("PRESS", PRESSES[seat]);
            pages[seat].run_async(&press, names).await;
            game.play(ply).unwrap();
        }
        ben.see_last("🏆").await;
        pages[0].see("//li[contains(., '🏆')]").await;
        pages[0].shot("board-end").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious_on_the_board_page() {
    let Some(axe) = axe() else { return };
    with_program(async |stage: &Stage| {
        let [anna, _] = begin(stage, Variant::Star2).await;
        let page = open(stage, &anna, "/halma web", Shape::Phone).await;
        for scheme in ["light", "dark"] {
            page.run(&format!(
                "document.documentElement.style.colorScheme = '{scheme}'"
            ))
            .await;
            page.see("//h2[.='Your games']").await;
            check(&page, &format!("{scheme}, list"), &axe).await;
            page.press_at("//button[contains(@class, 'row')]").await;
            page.wait_until("stones to move", "document.querySelector('.movable')")
                .await;
            check(&page, &format!("{scheme}, game"), &axe).await;
            let stone = "document.querySelector('[aria-label*=\"can move\"]').dataset.cell";
            let stone = page.run(&format!("return {stone}")).await;
            touch(&page, stone.as_str().unwrap()).await;
            page.wait_until("targets", "document.querySelector('.target')")
                .await;
            check(&page, &format!("{scheme}, targets"), &axe).await;
            page.shot(&format!("board-{scheme}-star")).await;
            page.press("Back").await;
            page.press("More").await;
            check(&page, &format!("{scheme}, more"), &axe).await;
            page.press_at("//summary[.='My note']").await;
            page.wait_until("the note", "!document.querySelector('#note').disabled")
                .await;
            check(&page, &format!("{scheme}, note"), &axe).await;
            page.shot(&format!("board-{scheme}-note")).await;
            page.press("Try moves").await;
            page.press_at("//label[contains(., 'Move freely')]").await;
            touch(&page, stone.as_str().unwrap()).await;
            touch(&page, "i9").await;
            page.see("//p[contains(@class, 'line')][contains(., '-i9')]")
                .await;
            check(&page, &format!("{scheme}, trying"), &axe).await;
            page.shot(&format!("board-{scheme}-trying")).await;
            page.press("Back").await;
            page.press("Resign").await;
            page.see("//button[.='Yes, resign']").await;
            check(&page, &format!("{scheme}, resigning"), &axe).await;
            page.press("No, keep playing").await;
            page.press("Replay").await;
            page.see("//input[@type='range']").await;
            check(&page, &format!("{scheme}, replay"), &axe).await;
            page.press("Back").await;
            page.press_at("//button[@id='to-list']").await;
        }
    })
    .await;
}
