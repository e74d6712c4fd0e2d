//! The parts of the page: phones, the keyboard, every kind of answer, text that must not become
//! HTML.

use serde_json::{Value, json};

use crate::stage::{Stage, with_lab, with_program};
use crate::window::{Shape, Window, key};

/// Finds what is too wide for the window or too small for a finger.
const TOO_SMALL: &str = "return [...document.querySelectorAll('button, a, input, summary')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((one) => !one.matches('.name, .mention, .text-button, .picture, .field input'))
    .map((one) => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
    .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
    .concat([...document.querySelectorAll('main, #composer, article, #log')].map((one) => [one.id, one.getBoundingClientRect()])
        .filter(([, box]) => box.right > innerWidth + 1))
    .map(([html, box]) => `${html} ${box.width}x${box.height}`)";

#[tokio::test(flavor = "multi_thread")]
async fn it_fits_a_phone_and_a_finger() {
    with_program(async |stage: &Stage| {
        let phone = stage.open("Anna", Shape::Phone).await;
        phone.see("//button[@class='starter']").await;
        phone.shot("phone-empty").await;
        let top = phone
            .run("return document.querySelector('#log').scrollTop")
            .await;
        assert_eq!(top, json!(0), "the welcome is read from its top");
        phone.press_at("(//button[@class='starter'])[2]").await;
        phone.see_last("challenges").await;
        phone.press_at("//button[@id='open-side']").await;
        phone
            .see("//ul[@id='people']//li[contains(., 'Ben')]//*[@class='badge']")
            .await;
        phone.shot("phone-side").await;
        phone
            .press_at("//div[@id='side']//button[contains(., 'Ben')]")
            .await;
        phone.see("//p[@id='who'][contains(., 'B')]").await;
        phone.press("Accept").await;
        phone
            .see("//article//img[contains(@alt, 'Mini-Corners')]")
            .await;
        phone.shot("phone-game").await;
        phone.press_at("//button[@id='slash']").await;
        phone.see("//li[@role='option']").await;
        phone.shot("phone-commands").await;
        phone
            .press_at("//li[@role='option'][contains(., '/halma play')]")
            .await;
        phone.see("//input[@id='option-with']").await;
        phone.shot("phone-command").await;
        let small = phone.run(TOO_SMALL).await;
        assert_eq!(small, json!([]), "too small or outside");
        phone.key(key::ESCAPE).await;
        phone.key(key::ESCAPE).await;
        phone.see("//input[@id='say']").await;
        phone.press_at("//button[@id='open-drawer']").await;
        phone.see("//ul[@id='requests']/li").await;
        phone.shot("phone-drawer").await;
        let width = phone
            .run("return document.scrollingElement.scrollWidth")
            .await;
        assert_eq!(width, json!(390));
        phone.press_at("//button[@id='close-drawer']").await;
        phone.press_at("(//button[@class='picture'])[last()]").await;
        phone.see("//dialog[@id='large'][@open]//img").await;
        phone.shot("phone-picture").await;
        phone.key(key::ESCAPE).await;
        phone.press_at("//button[@id='theme']").await;
        phone.become_person("Anna").await;
        phone.shot("phone-dark").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_starter_is_at_most_the_fifth_tab_stop() {
    with_program(async |stage: &Stage| {
        for shape in [Shape::Wide, Shape::Phone] {
            let window = stage.open("Anna", shape).await;
            window.see("//button[@class='starter']").await;
            let is_there = "return document.activeElement.matches('button.starter')";
            let mut stops = 0;
            while window.run(is_there).await != json!(true) {
                assert!(stops < 5, "the starters are farther away");
                window.key(key::TAB).await;
                stops += 1;
            }
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_works_by_keyboard() {
    with_program(async |stage: &Stage| {
        let window = stage.open("Anna", Shape::Wide).await;
        window.see("//button[@class='starter']").await;
        let focus = async |condition: &str| {
            for _ in 0..60 {
                let script = format!("return document.activeElement.matches({condition:?})");
                if window.run(&script).await == json!(true) {
                    return;
                }
                window.key(key::TAB).await;
            }
            panic!("no Tab leads to {condition}");
        };
        focus("button.starter").await;
        window.key(key::ENTER).await;
        window.see_last("challenges").await;
        focus("#calls button").await;
        window.shot("wide-keyboard").await;
        window.key(key::ENTER).await;
        window.see("//p[@id='who'][contains(., 'Ben')]").await;
        focus("article .button.good").await;
        window.key(key::ENTER).await;
        window.see_picture("Halma 8×8").await;
        focus(".message:last-child .picture").await;
        window.key(key::ENTER).await;
        window.see("//dialog[@id='large'][@open]").await;
        window.shot("wide-picture").await;
        window.key(key::ESCAPE).await;
        window
            .wait_until(
                "the picture is closed",
                "!document.querySelector('#large').open",
            )
            .await;
        // A command typed but not sent: back to the empty box with the keyboard only.
        focus("#say").await;
        window.keys("/halma rules ").await;
        window.key(key::ESCAPE).await;
        window.see("//input[@id='say']").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_answer_is_shown() {
    with_lab(async |stage: &Stage| {
        let window = stage.open("Anna", Shape::Wide).await;
        let run = async |line: &str| {
            window.focus_box().await;
            window.keys(line).await;
            window.key(key::ENTER).await;
        };
        think(stage, &window).await;
        run("/lab silent ").await;
        window
            .see("//p[@id='under-way'][contains(., 'waiting for')]")
            .await;
        window.see_toast("problem", "did not respond").await;
        window.shot("wide-toast").await;
        run("/lab board ").await;
        window
            .press_at("(//article)[last()]//button[@role='combobox']")
            .await;
        window
            .press_at("//li[@role='option'][contains(., 'Second cell')]")
            .await;
        window.see_last("b2").await;
        run("/lab dance:1").await;
        window
            .see("//div[contains(@class, 'toast')][contains(., 'ust follow')]")
            .await;
    })
    .await;
}

/// A slow bot first says that it is thinking; the answer replaces that.
async fn think(stage: &Stage, window: &Window) {
    let stand_in = stage.stand_in();
    let channel = stand_in.channel("general");
    let id = stand_in
        .user("Anna")
        .send_slash(channel, "/lab silent")
        .unwrap();
    let payload = stand_in.interaction_payload(id).unwrap();
    let (token, application) = (payload["token"].as_str().unwrap(), stand_in.bot_id());
    let api = format!("{}/api/v10", stand_in.api_url());
    let bot = reqwest::Client::builder().user_agent("DiscordBot (https://halma.example, 1.0)");
    let bot = bot.build().unwrap();
    let later = json!({ "type": 5 });
    let deferred = bot.post(format!("{api}/interactions/{id}/{token}/callback"));
    deferred
        .header("content-type", "application/json")
        .body(later.to_string())
        .send()
        .await
        .unwrap();
    window.see("//article//p[contains(., 'is thinking')]").await;
    window.shot("wide-thinking").await;
    let answer = json!({ "content": "I have thought." });
    let filled = bot.patch(format!(
        "{api}/webhooks/{application}/{token}/messages/@original"
    ));
    filled
        .header("content-type", "application/json")
        .body(answer.to_string())
        .send()
        .await
        .unwrap();
    window.see_last("I have thought.").await;
    window
        .see("(//article)[last()][not(contains(., '(edited)'))]")
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_in_a_message_becomes_html() {
    with_lab(async |stage: &Stage| {
        let window = stage.open("Anna", Shape::Wide).await;
        let bad = "<img src=x onerror=alert(1)> **<b>fat</b>** [x](javascript:alert(1)) `<i>`";
        window.focus_box().await;
        window.keys(bad).await;
        window.key(key::ENTER).await;
        window.see_last("<img src=x onerror=alert(1)> <b>fat</b>").await;
        window.see("//article//strong[.='<b>fat</b>']").await;
        window.see("//article//code[.='<i>']").await;
        assert_eq!(window.count("//article//*[self::b or self::i or self::a]").await, 0);
        assert_eq!(window.count("//article//img[@src='x']").await, 0);
        let inline = "try { const made = document.createElement('script'); made.textContent = 'window.ran = 1';
            document.body.append(made); } catch {} return window.ran ?? null";
        assert_eq!(window.run(inline).await, Value::Null);
        let html = "try { document.body.innerHTML = '<p>'; return 'set' } catch { return 'refused' }";
        assert_eq!(window.run(html).await, json!("refused"));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn faults_are_switched_on_and_off() {
    with_program(async |stage: &Stage| {
        let window = stage.open("Anna", Shape::Wide).await;
        window.press_at("//button[@id='open-drawer']").await;
        window.see("//ul[@id='requests']/li").await;
        window.press_at("//input[@id='fault-server-error']").await;
        window
            .see("//button[@id='open-drawer'][contains(@class, 'troubled')]")
            .await;
        window.press_at("(//button[@class='starter'])[1]").await;
        window.see_toast("problem", "did not respond").await;
        window
            .see("//ul[@id='requests']//span[@class='status'][.='500']")
            .await;
        window.shot("wide-trouble").await;
        window.press_at("//input[@id='fault-server-error']").await;
        // Anything stored meanwhile appears as soon as possible.
        window.see_last("challenges").await;
        window.press_at("//input[@id='fault-twice']").await;
        window.press("Cut the gateway").await;
        window.see_toast("done", "Gateway connection cut").await;
        window
            .see("//p[@id='status'][contains(., 'is online')]")
            .await;
        window.act_as("Ben").await;
        window.press("Accept").await;
        window.see_picture("Halma 8×8").await;
        assert_eq!(
            window.count("//article//img[@width]").await,
            3,
            "two markers and one board"
        );
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_reconnects_when_the_sandbox_restarts() {
    with_program(async |stage: &Stage| {
        let window = stage.open("Ben", Shape::Wide).await;
        window.press_at("//nav//button[contains(., 'games')]").await;
        window.see("//h1[@id='place'][contains(., 'games')]").await;
        stage.kill_program().await;
        window.see("//p[@id='offline'][not(@hidden)]").await;
        window.shot("wide-offline").await;
        stage.start_program().await;
        window
            .see("//p[@id='status'][contains(., 'is online')]")
            .await;
        window.see("//p[@id='offline'][@hidden]").await;
        window.see("//p[@id='who'][contains(., 'Ben')]").await;
        window.see("//h1[@id='place'][contains(., 'games')]").await;
        window.press_at("(//button[@class='starter'])[4]").await;
        window.see_last("How to play").await;
    })
    .await;
}

/// Texts with Discord's markup, and what they become.
const MARKS: [(&str, &str); 14] = [
    (
        "**fat** and *thin*",
        "<p><strong>fat</strong> and <em>thin</em></p>",
    ),
    (
        "__a__ ~~b~~ _c_ d_e_f",
        "<p><u>a</u> <s>b</s> <em>c</em> d_e_f</p>",
    ),
    ("**a *b* c**", "<p><strong>a <em>b</em> c</strong></p>"),
    (
        "`**a**` ``b`c``",
        "<p><code>**a**</code> <code>b`c</code></p>",
    ),
    (r"\*a\* 2 * 3 * 4", "<p>*a* 2 * 3 * 4</p>"),
    ("a\nb", "<p>a<br>b</p>"),
    ("- a\n• b\nc", "<ul><li>a</li><li>b</li></ul><p>c</p>"),
    ("> a\n> b", "<blockquote>a<br>b</blockquote>"),
    ("## a", "<p class=\"heading size-2\">a</p>"),
    (
        "```rs\nlet a = 1;\n```",
        "<pre><code>let a = 1;</code></pre>",
    ),
    (
        "</halma move:1> <#1>",
        "<p><span class=\"mention\">/halma move</span> <button class=\"mention\" type=\"button\" data-channel=\"1\">#unknown</button></p>",
    ),
    (
        "@everyone <b>&amp;",
        "<p><span class=\"mention\">@everyone</span> &lt;b&gt;&amp;amp;</p>",
    ),
    (
        "[a](https://b.c/d) [e](javascript:f)",
        "<p><a href=\"https://b.c/d\" target=\"_blank\" rel=\"noopener noreferrer\">a</a> [e](javascript:f)</p>",
    ),
    ("<@1", "<p>&lt;@1</p>"),
];

#[tokio::test(flavor = "multi_thread")]
async fn discords_markup_is_rendered() {
    with_lab(async |stage: &Stage| {
        let window = stage.open("Anna", Shape::Wide).await;
        let script = "const [text, done] = arguments; import('/page/markdown.js').then((marks) => {
            const place = document.createElement('div');
            place.append(...marks.blocks(text));
            return place.innerHTML;
        }).then(done, (error) => done(String(error)))";
        for (text, html) in MARKS {
            let drawn = window.run_async(script, vec![json!(text)]).await;
            assert_eq!(drawn, html, "{text}");
        }
        let soon = "<t:0:R> <t:0:D>";
        let drawn = window.run_async(script, vec![json!(soon)]).await;
        let drawn = drawn.as_str().unwrap();
        assert!(drawn.contains("years ago</time>"), "{drawn}");
        assert!(drawn.contains(">January 1, 1970</time>"), "{drawn}");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn focus_is_never_lost_and_notices_cover_nothing() {
    with_lab(async |stage: &Stage| {
        let phone = stage.open("Anna", Shape::Phone).await;
        let kept = "document.activeElement !== document.body";
        phone.press_at("//button[@id='open-side']").await;
        phone.press_at("//nav//button[contains(., 'games')]").await;
        phone.wait_until("a channel was chosen", kept).await;
        let notice = "import('/page/toast.js').then(({ toast }) => toast('A notice'))";
        phone.run(notice).await;
        phone.see_toast("problem", "A notice").await;
        let covers = "(() => { const [note, log] = ['#toasts', '#log'].map((name) => \
                      document.querySelector(name).getBoundingClientRect()); \
                      return note.top >= log.bottom; })()";
        phone.wait_until("it is below the messages", covers).await;
        phone.shot("phone-notice").await;
        phone
            .press_at("//button[@aria-label='Close this note']")
            .await;
        phone
            .wait_until("it is gone", "!document.querySelector('.toast')")
            .await;
        phone.wait_until("a notice was closed", kept).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn new_messages_are_announced_while_scrolled_up() {
    with_lab(async |stage: &Stage| {
        let window = stage.open("Anna", Shape::Phone).await;
        for _ in 0..8 {
            window.command("/lab board").await;
        }
        let below = "document.querySelector('#below').hidden";
        window
            .wait_until("nothing is offered at the end", below)
            .await;
        window
            .run("document.querySelector('#log').scrollTop = 0")
            .await;
        window
            .wait_until(
                "the list is at its top",
                "document.querySelector('#log').scrollTop === 0",
            )
            .await;
        window.command("/lab board").await;
        window
            .see("//button[@id='below'][contains(., 'below')]")
            .await;
        window.shot("phone-below").await;
        window.press_at("//button[@id='below']").await;
        window.wait_until("it is gone", below).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn newcomers_are_greeted_in_the_browsers_language() {
    with_program(async |stage: &Stage| {
        let window = stage.open("Anna", Shape::Phone).await;
        let follow =
            "Object.defineProperty(navigator, 'languages', { get: () => ['de-AT', 'en'] });
            import('/page/language.js').then(({ followBrowser }) => followBrowser())";
        window.run(follow).await;
        window
            .see("//p[@class='hello'][contains(., 'Willkommen')]")
            .await;
        window.shot("phone-german-welcome").await;
        window
            .see("//button[@class='starter'][contains(., 'level 1')]")
            .await;
        window
            .see("//button[@class='starter'][contains(., 'lessons')]")
            .await;
    })
    .await;
}
