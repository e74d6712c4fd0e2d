//! The board page inside Discord: the sandbox plays the client around it.

use halma_rules::Variant;
use serde_json::{Value, json};

use crate::access::{axe, check};
use crate::board::{begin, see_stone, touch};
use crate::stage::{Stage, with_program};
use crate::window::{Shape, Window};

/// Where the Activity is.
pub const FRAME: &str = "//dialog[@id='activity']/iframe";

/// Anna, who moves first, opens the board of a game with Ben inside Discord.
async fn open(stage: &Stage, variant: Variant) -> [Window; 2] {
    let [_, ben] = begin(stage, variant).await;
    let anna = stage.open("Anna", Shape::Phone).await;
    anna.press("Open board").await;
    anna.enter_frame(FRAME).await;
    [anna, ben]
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_button_opens_the_game_and_two_touches_make_a_move() {
    with_program(async |stage: &Stage| {
        let [anna, ben] = open(stage, Variant::Halma8).await;
        see_stone(&anna, "h4", "White, can move").await;
        let address = anna.run("return location.href").await;
        assert!(!address.as_str().unwrap().contains("token"), "{address}");
        let kept = "return [document.cookie, localStorage.length, sessionStorage.length]";
        assert_eq!(anna.run(kept).await, json!(["", 0, 0]), "nothing is kept");
        anna.shot("activity-phone").await;
        touch(&anna, "h4").await;
        anna.wait_until("targets", "document.querySelector('.target')")
            .await;
        touch(&anna, "g5").await;
        see_stone(&anna, "g5", "White").await;
        ben.see_last("h4 → g5").await;
        // What happens in the chat is there at once.
        ben.command("/halma move text:a5-b4").await;
        see_stone(&anna, "b4", "Black").await;
        anna.press_at("//button[@id='to-list']").await;
        anna.see("//button[contains(@class, 'row')]").await;
        assert_eq!(anna.count("//button[.='Sign out']").await, 0);
        anna.shot("activity-list").await;
        anna.leave_frame().await;
        anna.press_at("//dialog[@id='activity']//button[@aria-label='Close']")
            .await;
        anna.wait_until("it is closed", "!document.querySelector('#activity').open")
            .await;
    })
    .await;
}

/// Launches the Activity by the last message's button, with what the client adds for a link that names
/// a game.
const LAUNCH_AT: &str = "
    const [code, done] = arguments;
    const { attempt } = await import('/page/net.js');
    const { me } = await import('/page/store.js');
    const { openActivity } = await import('/page/activity.js');
    const last = [...document.querySelectorAll('#messages article')].at(-1);
    const board = [...last.querySelectorAll('button')].find((one) => one.innerText.trim() === 'Open board');
    const pressed = { do: 'click', message: last.dataset.id, button: board.dataset.key };
    const { activity } = await attempt(me().id, pressed);
    openActivity({ ...activity, url: `${activity.url}&custom_id=${code}` });
    done(true);";

#[tokio::test(flavor = "multi_thread")]
async fn a_link_that_names_a_game_opens_it_instead_of_the_board_seen_last() {
    with_program(async |stage: &Stage| {
        let [_, ben] = begin(stage, Variant::Halma8).await;
        ben.see_last("goes first").await;
        let text = ben.text().await;
        let mut parts = text.split('#').filter_map(|part| part.get(..5));
        let is_code = |part: &&str| {
            part.bytes()
                .all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
        };
        let code = parts.find(is_code).unwrap();
        begin(stage, Variant::MiniCorners).await;
        let anna = stage.open("Anna", Shape::Phone).await;
        anna.see_last("goes first").await;
        anna.call(LAUNCH_AT, vec![json!(code)]).await;
        anna.enter_frame(FRAME).await;
        anna.see("//h1[.='Halma 8×8']").await;
        see_stone(&anna, "h4", "White, can move").await;
    })
    .await;
}

/// How often the page has signed in.
pub const ENTERED: &str = "
    const calls = performance.getEntriesByType('resource');
    return calls.filter(({ name }) => name.endsWith('/api/enter')).length;";

#[tokio::test(flavor = "multi_thread")]
async fn an_open_activity_turns_to_the_board_that_is_opened_in_the_chat() {
    with_program(async |stage: &Stage| {
        let [anna, _] = open(stage, Variant::Halma8).await;
        see_stone(&anna, "h4", "White, can move").await;
        anna.leave_frame().await;
        anna.press_at("//dialog[@id='activity']//button[@aria-label='Minimize']")
            .await;
        anna.see("//button[@id='resume']").await;
        anna.shot("activity-minimized-phone").await;
        begin(stage, Variant::MiniCorners).await;
        // The challenge says who goes first, too, and has no board.
        let board = "(//article)[last()][contains(., 'Mini-Corners')]//button[.='Open board']";
        anna.press_at(board).await;
        anna.enter_frame(FRAME).await;
        anna.see("//h1[.='Mini-Corners']").await;
        assert_eq!(anna.run(ENTERED).await, 1, "Discord launches it once");
        // What was followed once isn't followed again.
        anna.press_at("//button[@id='to-list']").await;
        anna.press_at("//button[contains(@class, 'row')][contains(., 'Halma 8×8')]")
            .await;
        see_stone(&anna, "h4", "White, can move").await;
        anna.leave_frame().await;
        anna.press_at("//dialog[@id='activity']//button[@aria-label='Minimize']")
            .await;
        anna.press("Open board").await;
        anna.enter_frame(FRAME).await;
        anna.see("//h1[.='Mini-Corners']").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_entry_point_opens_ones_games() {
    with_program(async |stage: &Stage| {
        begin(stage, Variant::Halma8).await;
        let anna = stage.open("Anna", Shape::Phone).await;
        anna.press_at("//button[@id='launch'][@title='Open board']")
            .await;
        anna.enter_frame(FRAME).await;
        anna.press_at("//button[contains(@class, 'row')]").await;
        see_stone(&anna, "h4", "White, can move").await;
    })
    .await;
}

/// Moves the bot's clock, and Discord's, by an hour.
const AN_HOUR_LATER: &str = "
    const done = arguments[0];
    const { attempt } = await import('/page/net.js');
    const { me } = await import('/page/store.js');
    done(await attempt(me().id, { do: 'move-clock', seconds: 3600 }));";

#[tokio::test(flavor = "multi_thread")]
async fn the_page_signs_in_again_once_its_token_is_too_old() {
    with_program(async |stage: &Stage| {
        let [anna, ben] = open(stage, Variant::Halma8).await;
        see_stone(&anna, "h4", "White, can move").await;
        assert_eq!(anna.run(ENTERED).await, 1);
        ben.call(AN_HOUR_LATER, Vec::new()).await;
        touch(&anna, "h4").await;
        anna.wait_until("targets", "document.querySelector('.target')")
            .await;
        touch(&anna, "g5").await;
        ben.see_last("h4 → g5").await;
        see_stone(&anna, "g5", "White").await;
        assert_eq!(anna.run(ENTERED).await, 2, "once for all its calls");
        // Its stream goes on, too.
        ben.command("/halma move text:a5-b4").await;
        see_stone(&anna, "b4", "Black").await;
    })
    .await;
}

/// Answers a question of the page before Discord's client does, without knowing its nonce.
const FORGE: &str = "
    addEventListener('message', ({ source, origin, data }) => {
      if (data[1]?.cmd !== 'AUTHORIZE') return;
      const forged = { cmd: 'AUTHORIZE', evt: null, nonce: 'guess', data: { code: 'forged' } };
      source.postMessage([1, forged], origin);
    });";

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_nobody_asked_for_opens_nothing() {
    with_program(async |stage: &Stage| {
        let [_, _ben] = begin(stage, Variant::Halma8).await;
        let anna = stage.open("Anna", Shape::Phone).await;
        anna.run(FORGE).await;
        anna.press("Open board").await;
        anna.enter_frame(FRAME).await;
        see_stone(&anna, "h4", "White, can move").await;
        assert_eq!(anna.run(ENTERED).await, 1);
        assert_eq!(anna.count("//p[@id='trouble'][@hidden]").await, 1);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious_inside_discord() {
    let Some(axe) = axe() else { return };
    with_program(async |stage: &Stage| {
        let [anna, _] = open(stage, Variant::Halma8).await;
        for scheme in ["light", "dark"] {
            anna.run(&format!(
                "document.documentElement.style.colorScheme = '{scheme}'"
            ))
            .await;
            see_stone(&anna, "h4", "White, can move").await;
            check(&anna, &format!("{scheme}, game"), &axe).await;
            anna.shot(&format!("activity-{scheme}")).await;
            anna.press_at("//button[@id='to-list']").await;
            anna.see("//h2[.='Your games']").await;
            check(&anna, &format!("{scheme}, list"), &axe).await;
            anna.press_at("//button[contains(@class, 'row')]").await;
        }
        anna.leave_frame().await;
        check(&anna, "around it", &axe).await;
    })
    .await;
}

/// Says something to the client around the page, and returns the first answer with this nonce, or
/// whatever comes first without one.
const SAY: &str = "
    const [message, nonce, done] = arguments;
    addEventListener('message', ({ data }) => {
      if (nonce === null || data[1].nonce === nonce) done(data);
    });
    parent.postMessage(message, '*');";

async fn answer(page: &Window, cmd: &str, args: Value, nonce: &str) -> Value {
    let message = json!([1, { "cmd": cmd, "args": args, "nonce": nonce }]);
    let said = page.run_async(SAY, vec![message, json!(nonce)]).await;
    said[1].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_client_refuses_what_discord_refuses() {
    with_program(async |stage: &Stage| {
        let [anna, _] = open(stage, Variant::Halma8).await;
        see_stone(&anna, "h4", "White, can move").await;
        let unknown = answer(&anna, "WIN", json!({}), "1").await;
        assert_eq!(
            (&unknown["evt"], &unknown["data"]["code"]),
            (&json!("ERROR"), &json!(4002))
        );
        for nonce in ["1", ""] {
            let again = answer(&anna, "AUTHORIZE", json!({}), nonce).await;
            assert_eq!(again["evt"], "ERROR", "{again}");
            assert_eq!(again["data"]["message"], "Invalid nonce");
        }
        let early = answer(&anna, "GET_CHANNEL", json!({}), "2").await;
        assert_eq!(early["data"]["code"], 4006, "{early}");
        let forged = json!({ "access_token": "forged" });
        let forged = answer(&anna, "AUTHENTICATE", forged, "3").await;
        assert_eq!(forged["evt"], "ERROR", "{forged}");
        let foreign = json!({
            "client_id": "1", "response_type": "code", "prompt": "none", "scope": ["identify"],
        });
        let foreign = answer(&anna, "AUTHORIZE", foreign, "4").await;
        assert_eq!(foreign["evt"], "ERROR", "{foreign}");
        let here = answer(
            &anna,
            "GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS",
            json!({}),
            "5",
        );
        let here = here.await;
        assert_eq!(
            here["data"]["participants"][0]["username"], "Anna",
            "{here}"
        );
        // Another path of the domain, and another origin.
        let status = "const done = arguments[0]; fetch('/nothing').then((one) => done(one.status))";
        assert_eq!(anna.run_async(status, Vec::new()).await, 404);
        // Another application isn't talked to.
        let hello = json!([0, { "v": 1, "encoding": "json", "client_id": "1", "frame_id": "1" }]);
        let ended = anna.run_async(SAY, vec![hello, Value::Null]).await;
        assert_eq!(
            (&ended[0], &ended[1]["code"]),
            (&json!(2), &json!(4000)),
            "{ended}"
        );
        anna.run("parent.postMessage([2, {}], '*')").await;
        anna.leave_frame().await;
        anna.wait_until("it is closed", "!document.querySelector('#activity').open")
            .await;
    })
    .await;
}
