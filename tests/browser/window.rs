//! A browser window, and what a person does in it.

use std::path::PathBuf;
use std::time::Duration;

use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MouseActions, PointerAction, TouchActions,
};
use fantoccini::elements::Element;
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

use crate::driver::browser;

/// The keys that tests press, in `WebDriver`'s encoding.
pub mod key {
    pub const TAB: char = '\u{e004}';
    pub const ENTER: char = '\u{e007}';
    pub const ESCAPE: char = '\u{e00c}';
    pub const DOWN: char = '\u{e015}';
    pub const LEFT: char = '\u{e012}';
    pub const UP: char = '\u{e013}';
}

/// Sends a command as the person of the window.
const COMMAND: &str = "
    const [line, done] = arguments;
    const { use } = await import('/page/act.js');
    const { store } = await import('/page/store.js');
    done(await use({ do: 'slash', channel: store.channel, line }, line));";

/// How long anything may take to appear: on a busy machine the computer thinks late.
const PATIENCE: Duration = Duration::from_secs(180);
const LOOK_EVERY: Duration = Duration::from_millis(20);

/// The shape of a window.
#[derive(Clone, Copy, PartialEq)]
pub enum Shape {
    /// 1280 by 800.
    Wide,
    /// 1440 by 810, as a picture of 1280 by 720.
    Listing,
    /// 750 by 950, as a picture of 600 by 760.
    Narrow,
    /// 390 by 844, with touch.
    Phone,
}

impl Shape {
    /// The screen to emulate, unless the window has the right size.
    fn screen(self) -> Option<Value> {
        match self {
            Self::Wide => None,
            Self::Listing => Some(json!({
                "width": 1440, "height": 810, "pixelRatio": 8.0 / 9.0, "touch": false, "mobile": false,
            })),
            Self::Narrow => Some(json!({
                "width": 750, "height": 950, "pixelRatio": 0.8, "touch": false, "mobile": false,
            })),
            Self::Phone => Some(json!({
                "width": 390, "height": 844, "pixelRatio": 2, "touch": true,
            })),
        }
    }
}

/// A window; clones share the same one.
#[derive(Clone)]
pub struct Window {
    driver: String,
    client: Client,
    shape: Shape,
    /// Where the frame is in which the window goes on.
    frame: std::sync::Arc<std::sync::Mutex<[f64; 2]>>,
    /// The browser's profile folder.
    _profile: std::sync::Arc<tempfile::TempDir>,
}

impl Window {
    pub async fn open(driver: &str, shape: Shape) -> Self {
        let profile = tempfile::tempdir().unwrap();
        let capabilities = capabilities(profile.path(), shape);
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(driver)
            .await
            .expect("the browser starts");
        Self {
            driver: driver.to_owned(),
            client,
            shape,
            frame: std::sync::Arc::default(),
            _profile: std::sync::Arc::new(profile),
        }
    }

    /// Opens an address and waits until the page has loaded.
    pub async fn go(&self, url: &str) {
        self.client.goto(url).await.unwrap();
        if self.shape == Shape::Wide {
            // The size is that of the inside of the window.
            let edges = self
                .run("return [outerWidth - innerWidth, outerHeight - innerHeight]")
                .await;
            let edge = |index: usize| edges[index].as_u64().unwrap_or(0) as u32;
            let size = self
                .client
                .set_window_size(1280 + edge(0), 800 + edge(1))
                .await;
            size.unwrap();
        }
        self.see("//p[@id='status'][contains(., 'is online')]")
            .await;
        self.see("//*[@id='place'][normalize-space()]").await;
    }

    /// Opens an address of another page.
    pub async fn visit(&self, url: &str) {
        self.client.goto(url).await.unwrap();
    }

    /// Taps the middle of the element that a selector names, with a finger on a phone.
    pub async fn tap(&self, selector: &str) {
        let script = format!(
            "const found = document.querySelector({});
             found.scrollIntoView({{ block: 'center' }});
             const {{ x, y, width, height }} = found.getBoundingClientRect();
             return [x + width / 2, y + height / 2]",
            json!(selector)
        );
        let place = self.run(&script).await;
        let frame = *self.frame.lock().unwrap();
        let [x, y] = [0, 1].map(|axis| place[axis].as_f64().unwrap() + frame[axis]);
        let to = PointerAction::MoveTo {
            duration: None,
            x,
            y,
        };
        let [down, up] = [
            PointerAction::Down { button: 0 },
            PointerAction::Up { button: 0 },
        ];
        let performed = if self.shape == Shape::Phone {
            let finger = TouchActions::new("finger".to_owned());
            let actions = finger.then(to).then(down).then(up);
            self.client.perform_actions(actions).await
        } else {
            let mouse = MouseActions::new("mouse".to_owned());
            let actions = mouse.then(to).then(down).then(up);
            self.client.perform_actions(actions).await
        };
        performed.unwrap();
    }

    /// Touches two cells of a board at once with two fingers, which then move apart by so many pixels.
    pub async fn two_fingers(&self, cells: &[&str; 2], apart: f64) {
        let script = "
            return arguments[0].map((cell) => {
              const found = document.querySelector(`[data-cell='${cell}']`);
              const { x, y, width, height } = found.getBoundingClientRect();
              return [x + width / 2, y + height / 2];
            });";
        let places = self.client.execute(script, vec![json!(cells)]).await;
        let places = places.unwrap();
        let points = |away: f64| {
            let fingers = [(0, -away), (1, away)].map(|(which, away)| {
                let [x, y] = [0, 1].map(|axis| places[which][axis].as_f64().unwrap());
                json!({ "id": which, "x": x + away, "y": y })
            });
            json!(fingers)
        };
        self.touches("touchStart", points(0.0)).await;
        for step in 1..=10 {
            self.touches("touchMove", points(apart * f64::from(step) / 10.0))
                .await;
        }
        self.touches("touchEnd", json!([])).await;
    }

    /// Sends a touch as the screen does: `WebDriver`'s own don't zoom.
    async fn touches(&self, kind: &str, points: Value) {
        let params = json!({ "type": kind, "touchPoints": points });
        self.tool("Input.dispatchTouchEvent", params).await;
    }

    /// Shows the page with the colors that the person has set for all pages.
    pub async fn force_colors(&self) {
        let feature = json!({ "name": "forced-colors", "value": "active" });
        let media = json!({ "features": [feature] });
        self.tool("Emulation.setEmulatedMedia", media).await;
    }

    /// Does something by the developer tools.
    async fn tool(&self, name: &str, params: Value) {
        let session = self.client.session_id().await.unwrap().unwrap();
        let address = format!("{}/session/{session}/goog/cdp/execute", self.driver);
        let said = json!({ "cmd": name, "params": params });
        let request = reqwest::Client::new().post(address).body(said.to_string());
        let answer = request.send().await.unwrap();
        assert!(
            answer.status().is_success(),
            "{}",
            answer.text().await.unwrap()
        );
    }

    /// Goes on in the window that was opened last, once there is one.
    pub async fn enter_new_window(&self) {
        let windows = async || self.client.windows().await.unwrap();
        while windows().await.len() < 2 {
            tokio::time::sleep(LOOK_EVERY).await;
        }
        let last = windows().await.pop().unwrap();
        self.client.switch_to_window(last).await.unwrap();
    }

    /// Closes the browser; after a failure, keeps a final screenshot.
    pub async fn close(self, failed: bool) {
        if failed && let Ok(picture) = self.client.screenshot().await {
            let name = format!("failed-{}", std::process::id());
            std::fs::write(place(&name), picture).unwrap();
        }
        self.client.close().await.unwrap();
    }

    /// Goes on within the frame that an `XPath` names.
    pub async fn enter_frame(&self, xpath: &str) {
        let frame = self.see(xpath).await;
        let (x, y, ..) = frame.rectangle().await.unwrap();
        *self.frame.lock().unwrap() = [x, y];
        frame.enter_frame().await.unwrap();
    }

    /// Goes on around the frame.
    pub async fn leave_frame(&self) {
        self.client.enter_parent_frame().await.unwrap();
        *self.frame.lock().unwrap() = [0.0; 2];
    }

    /// Waits for the element that an `XPath` names.
    pub async fn see(&self, xpath: &str) -> Element {
        let found = self.client.wait().at_most(PATIENCE).every(LOOK_EVERY);
        match found.for_element(Locator::XPath(xpath)).await {
            Ok(element) => element,
            Err(error) => panic!("{xpath}: {error}\n{}", self.text().await),
        }
    }

    /// Waits until a script returns true.
    pub async fn wait_until(&self, what: &str, condition: &str) {
        let script = format!("return !!({condition})");
        let is_so = async {
            while self.run(&script).await != json!(true) {
                tokio::time::sleep(LOOK_EVERY).await;
            }
        };
        let waited = tokio::time::timeout(PATIENCE, is_so).await;
        assert!(
            waited.is_ok(),
            "waited in vain: {what}\n{}",
            self.text().await
        );
    }

    /// Waits for a text in the newest message.
    pub async fn see_last(&self, text: &str) {
        self.see(&format!(
            "(//article)[last()][contains(., {})]",
            quoted(text)
        ))
        .await;
    }

    /// Waits for a picture with this alt text.
    pub async fn see_picture(&self, alt: &str) {
        self.see(&format!("//article//img[contains(@alt, '{alt}')]"))
            .await;
    }

    /// Waits for a notice of this kind, such as `problem`.
    pub async fn see_toast(&self, kind: &str, text: &str) {
        let toast = format!("//div[contains(@class, 'toast {kind}')][contains(., '{text}')]");
        self.see(&toast).await;
    }

    /// Starts the game of a starter: Anna challenges Ben, who accepts.
    pub async fn begin(&self, starter: usize, picture: &str) {
        self.press_at(&format!("(//button[@class='starter'])[{starter}]"))
            .await;
        self.see_last("challenges").await;
        self.act_as("Ben").await;
        self.press("Accept").await;
        self.see_picture(picture).await;
    }

    /// Presses the newest enabled button with this label.
    pub async fn press(&self, label: &str) {
        let xpath = format!(
            "(//button[normalize-space()={} and not(@disabled)])[last()]",
            quoted(label)
        );
        self.press_at(&xpath).await;
    }

    /// Presses the element that an `XPath` names.
    pub async fn press_at(&self, xpath: &str) {
        // The element may be redrawn at this moment.
        for _ in 0..5 {
            if self.see(xpath).await.click().await.is_ok() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        self.see(xpath).await.click().await.expect(xpath);
    }

    /// Types into the focused element.
    pub async fn keys(&self, text: &str) {
        let actions = text
            .chars()
            .fold(KeyActions::new("keyboard".to_owned()), |keys, value| {
                keys.then(KeyAction::Down { value })
                    .then(KeyAction::Up { value })
            });
        self.client.perform_actions(actions).await.unwrap();
    }

    /// Types one key.
    pub async fn key(&self, key: char) {
        self.keys(&key.to_string()).await;
    }

    /// Focuses the box at the bottom.
    pub async fn focus_box(&self) {
        self.press_at("//input[@id='say']").await;
    }

    /// Moves the pointer to where nothing reacts to it.
    pub async fn rest(&self) {
        let away = PointerAction::MoveTo {
            duration: None,
            x: 500.0,
            y: 20.0,
        };
        let actions = MouseActions::new("mouse".to_owned()).then(away);
        self.client.perform_actions(actions).await.unwrap();
    }

    /// Plays a move by command: types it and picks it from the list.
    pub async fn play(&self, text: &str) {
        self.type_move(text).await;
        // An earlier list has the moves of what was typed before.
        let (from, to) = text.split_once('-').expect("two cells");
        self.see(&format!(
            "//ul[@id='suggestions']/li[contains(@class, 'active')]\
             [contains(., '{from} →') and contains(., '→ {to} ')]"
        ))
        .await;
        self.key(key::ENTER).await;
        self.wait_until(
            "the move is picked",
            "document.querySelector('#option-text').value.includes('→')",
        )
        .await;
        self.key(key::ENTER).await;
    }

    /// Types a move into the command, until the list shows it.
    pub async fn type_move(&self, text: &str) {
        self.focus_box().await;
        self.keys("/halma move ").await;
        self.see("//input[@id='option-text']").await;
        self.see("//ul[@id='suggestions']/li").await;
        self.keys(text).await;
    }

    /// Acts as someone else.
    pub async fn become_person(&self, name: &str) {
        if self.shape == Shape::Phone {
            self.press_at("//button[@id='open-side']").await;
        }
        self.press_at(&format!(
            "//ul[@id='people']//button[contains(., '{name}')]"
        ))
        .await;
        self.is_drawn_for(name).await;
    }

    /// Acts as someone a message mentions, with the button below it.
    pub async fn act_as(&self, name: &str) {
        self.press(&format!("Act as {name}")).await;
        self.is_drawn_for(name).await;
    }

    /// Waits until everything is drawn for a person. An earlier press could hit a button that is
    /// about to disappear.
    async fn is_drawn_for(&self, name: &str) {
        self.see(&format!("//p[@id='who'][contains(., '{name}')]"))
            .await;
    }

    pub async fn run(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap()
    }

    /// Runs a script that calls its last argument when it is done.
    pub async fn run_async(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.client.execute_async(script, arguments).await.unwrap()
    }

    /// Runs an async script that calls its last argument when it is done.
    pub async fn call(&self, script: &str, arguments: Vec<Value>) -> Value {
        let script = format!("(async function () {{{script}}}).apply(null, arguments);");
        self.run_async(&script, arguments).await
    }

    /// Sends a command without typing it.
    pub async fn command(&self, line: &str) {
        let done = self.call(COMMAND, vec![json!(line)]).await;
        assert_eq!(done, true, "{line}");
    }

    /// All visible text.
    pub async fn text(&self) -> String {
        let text = self.run("return document.body.innerText").await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// The number of elements that match an `XPath` now.
    pub async fn count(&self, xpath: &str) -> usize {
        let found = self.client.find_all(Locator::XPath(xpath)).await;
        found.unwrap().len()
    }

    /// Saves and returns a screenshot, once all pictures are loaded and nothing moves.
    pub async fn shot(&self, name: &str) -> Vec<u8> {
        let calm = "[...document.images].every((image) => image.complete) \
                    && document.getAnimations().every((one) => one.playState !== 'running' \
                    || one.effect.getComputedTiming().iterations === Infinity)";
        self.wait_until("the pictures", calm).await;
        let picture = self.client.screenshot().await.unwrap();
        std::fs::write(place(name), &picture).unwrap();
        picture
    }
}

/// The path of a screenshot.
fn place(name: &str) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target"),
        PathBuf::from,
    );
    let folder = target.join("screenshots");
    std::fs::create_dir_all(&folder).unwrap();
    folder.join(format!("{name}.png"))
}

/// A text as an `XPath` literal.
pub fn quoted(text: &str) -> String {
    if text.contains('"') {
        format!("'{text}'")
    } else {
        format!("\"{text}\"")
    }
}

fn capabilities(profile: &std::path::Path, shape: Shape) -> Capabilities {
    let mut options = json!({
        "binary": browser(),
        "args": [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--disable-dev-shm-usage", "--force-color-profile=srgb", "--window-size=1280,940",
            "--blink-settings=preferredColorScheme=1", "--lang=en-US",
            format!("--user-data-dir={}", profile.display()),
        ],
    });
    if let Some(screen) = shape.screen() {
        options["mobileEmulation"] = json!({ "deviceMetrics": screen });
    }
    let mut capabilities = Capabilities::new();
    capabilities.insert("goog:chromeOptions".to_owned(), options);
    // The tests themselves say how long they wait for what.
    let patience = json!({ "script": null, "pageLoad": 3_600_000, "implicit": 0 });
    capabilities.insert("timeouts".to_owned(), patience);
    capabilities
}
