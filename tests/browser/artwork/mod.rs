//! The screenshots and the GIF in `assets/artwork`, taken from games on the page. `HALMA_BLESS=1
//! cargo test --test browser artwork` updates them.

mod film;

use std::fs;
use std::path::Path;

use film::Film;
use halma_rules::{Game, Ply, Rules, Variant};
use serde_json::json;

use crate::board;
use crate::stage::{Stage, with_program};
use crate::window::{Shape, Window};

/// Sends a move as someone whose window isn't open; returns who is next once the board is there.
const PLAY: &str = "
    const [name, line, done] = arguments;
    const { attempt } = await import('/page/net.js');
    const { store } = await import('/page/store.js');
    const newest = () => document.querySelector('#messages article:last-child');
    const before = newest().dataset.id;
    const someone = store.frame.people.find((person) => person.name === name);
    await attempt(someone.id, { do: 'slash', channel: store.channel, line });
    const next = () => newest().dataset.id !== before && newest().innerText.match(/(\\w+), your turn/);
    while (!next()) await new Promise((soon) => setTimeout(soon, 5));
    done(next()[1]);";

/// Touches the stone that can go furthest.
const TOUCH_A_CHAIN: &str = "
    const stones = [...document.querySelectorAll('[aria-label*=\"can move\"]')];
    const tap = (cell) => cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const far = (cell) => {
      tap(cell);
      const jumps = [...document.querySelectorAll('.count')].map((one) => Number(one.textContent));
      tap(cell);
      return Math.max(0, ...jumps);
    };
    const [best] = stones.map((cell) => [far(cell), cell]).sort(([a], [b]) => b - a)[0].slice(1);
    tap(best);";

fn is_renewed() -> bool {
    std::env::var_os("HALMA_BLESS").is_some()
}

/// Writes a file of the artwork if artwork is being updated.
fn keep(name: &str, file: &[u8]) {
    if is_renewed() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/artwork");
        fs::write(folder.join(name), file).unwrap();
    }
}

/// Hides what the page says about people whose window isn't open.
const HIDE: &str = "
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#calls, #people .badge, #waiting { display: none !important; }');
    document.adoptedStyleSheets = [sheet];";

/// Opens a window as Anna.
async fn open(stage: &Stage, shape: Shape) -> Window {
    let window = stage.open("Anna", shape).await;
    window.run(HIDE).await;
    window
}

/// Shows nothing but the chat, larger, down to its newest message.
const CROP: &str = "
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#side { display: none !important; } body { grid-template-columns: 0 minmax(0, 1fr) auto !important; } main { zoom: 1.1; }');
    document.adoptedStyleSheets.push(sheet);
    const log = document.querySelector('#log');
    if (log) log.scrollTop = log.scrollHeight;";
const UNCROP: &str = "document.adoptedStyleSheets.pop();";

/// Takes a screenshot of the size used by bot listings, cropped to the chat.
async fn take(window: &Window, name: &str) {
    window.run(CROP).await;
    shoot(window, name).await;
    window.run(UNCROP).await;
}

async fn shoot(window: &Window, name: &str) {
    window.rest().await;
    let picture = window.shot(&format!("artwork-{name}")).await;
    let seen = image::load_from_memory(&picture).unwrap();
    assert_eq!((seen.width(), seen.height()), (1280, 720), "{name}");
    keep(&format!("{name}.png"), &picture);
}

/// A game on the page, played here as well.
struct Table<'a> {
    window: &'a Window,
    /// The name of the person to move.
    mover: String,
    game: Game,
}

impl<'a> Table<'a> {
    /// The first person challenges the others to a game, and they accept.
    async fn begin(window: &'a Window, people: &[&str], variant: Variant) -> Self {
        let (challenger, others) = people.split_first().unwrap();
        window.become_person(challenger).await;
        let options = ["", "2", "3", "4", "5"].iter().zip(others);
        let options = options.map(|(number, name)| format!(" with{number}:@{name}"));
        let options: String = options.collect();
        let line = format!("/halma game custom game:{variant} first:me{options}");
        window.command(&line).await;
        for name in others {
            window.become_person(name).await;
            window.press("Accept").await;
        }
        window.see_last("goes first").await;
        window.become_person(challenger).await;
        Self {
            window,
            mover: (*challenger).to_owned(),
            game: Game::new(Rules::default_for(variant)),
        }
    }

    /// Plays the moves that gain most, preferring long chains of jumps.
    async fn play(&mut self, moves: usize) {
        for _ in 0..moves {
            let position = self.game.position();
            let gains = position.gains();
            let jumps = |mv| position.route(mv).jumps();
            let best = gains.iter().max_by_key(|(mv, gain)| (*gain, jumps(*mv)));
            let ply = Ply::Move(best.unwrap().0);
            let line = format!("/halma move text:{}", ply.text(position.board()));
            let arguments = vec![json!(self.mover), json!(line)];
            let next = self.window.call(PLAY, arguments).await;
            next.as_str().unwrap().clone_into(&mut self.mover);
            self.game.play(ply).unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn artwork_is_taken_from_games_on_the_page() {
    with_program(async |stage: &Stage| {
        let window = open(stage, Shape::Listing).await;
        let mut table = Table::begin(&window, &["Anna", "Ben"], Variant::Halma8).await;
        table.play(8).await;
        take(&window, "1-turn").await;
        let anna = open(stage, Shape::Narrow).await;
        film(&anna).await;
        window.become_person("Ben").await;
        window.press("Move").await;
        window.see_last("Your move in").await;
        take(&window, "2-move").await;
        let page = board::open(stage, &window, "Move", Shape::Listing).await;
        page.wait_until("the board", "document.querySelector('.movable')")
            .await;
        page.run(TOUCH_A_CHAIN).await;
        shoot(&page, "6-page").await;
    })
    .await;
    // Slow, and other tests cover the same steps.
    if is_renewed() {
        with_program(star_for_six).await;
        with_program(leaderboard_and_hint).await;
    }
}

/// A turn: the board, the button, the suggestions, the next board.
async fn film(anna: &Window) {
    const MOVE: &str = "//article[last()]//button[normalize-space()='Move']";
    const MENU: &str = "(//article[last()]//button[@role='combobox'])[1]";
    const FIRST: &str = "(//article[last()]//li[@role='option'])[1]";
    let mut film = Film::default();
    anna.see_last("Anna, your turn").await;
    film.take(anna, 250).await;
    film.press(anna, MOVE).await;
    anna.see_last("Your move in").await;
    film.take(anna, 200).await;
    film.press(anna, MENU).await;
    anna.see(FIRST).await;
    film.take(anna, 250).await;
    film.press(anna, FIRST).await;
    anna.see_last("Ben, your turn").await;
    film.take(anna, 400).await;
    keep("turn.gif", &film.gif());
}

async fn star_for_six(stage: &Stage) {
    let window = open(stage, Shape::Listing).await;
    window.press_at("//button[@id='theme']").await;
    let people = ["Anna", "Ben", "Clara", "David", "Emma", "Felix"];
    let mut table = Table::begin(&window, &people, Variant::Star6).await;
    table.play(60).await;
    take(&window, "3-star").await;
}

async fn leaderboard_and_hint(stage: &Stage) {
    let window = open(stage, Shape::Listing).await;
    for (winner, loser) in [
        ("Ben", "David"),
        ("Anna", "Clara"),
        ("David", "Anna"),
        ("Clara", "Ben"),
        ("Clara", "David"),
        ("Anna", "Ben"),
    ] {
        let mut table = Table::begin(&window, &[loser, winner], Variant::MiniCorners).await;
        table.play(4).await;
        window.command("/halma resign").await;
        window.press("Yes, resign").await;
        window.see_last(&format!("{winner} wins")).await;
    }
    window.become_person("Anna").await;
    window.command("/halma leaderboard").await;
    window
        .see("(//article)[last()]//img[contains(@alt, '1. ')]")
        .await;
    take(&window, "5-leaderboard").await;
    window.press("Dismiss message").await;
    window
        .command("/halma game custom computer:4 game:halma8 first:me")
        .await;
    window.see_last("goes first").await;
    for _ in 0..4 {
        hint(&window).await;
        window
            .press_at("(//article[last()]//button[starts-with(normalize-space(), 'Play ')])[1]")
            .await;
        window.see_last("Computer (level 4) played").await;
    }
    hint(&window).await;
    take(&window, "4-hint").await;
}

async fn hint(window: &Window) {
    window.command("/halma hint").await;
    window.see_last("what the computer would play").await;
}
