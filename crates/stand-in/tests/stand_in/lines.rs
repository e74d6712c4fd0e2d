//! The line client, fed with scripts.

use stand_in::line_client;

use super::bot::{Bot, PICTURE};

/// Runs a script and gives what was written, with the folder of pictures left out.
async fn play(script: &str) -> (String, tempfile::TempDir) {
    let (stand_in, _bot) = Bot::start().await;
    let folder = tempfile::tempdir().unwrap();
    let mut written = Vec::new();
    line_client::run(&stand_in, script.as_bytes(), &mut written, folder.path())
        .await
        .unwrap();
    let written = String::from_utf8(written).unwrap();
    (
        written.replace(&format!("{}/", folder.path().display()), ""),
        folder,
    )
}

#[tokio::test]
async fn a_script_shows_what_people_get() {
    let script = "/lab board\nas ben\nchoose b2\n/lab say text:\"see <#1> on <t:1764352800:d> & @all\"\nshow\n";
    let (written, folder) = play(script).await;
    let expected = "\
#general halma:
  your board
  | **Halma**
  | Turn: White
  picture 001-board.png: a board
  [Accept] [Ask] [Later] [Off (disabled)]
  menu Cell: First cell (a1), Second cell (b2)
you are ben in #general
#general halma, edited:
  b2
  | **Halma**
  | Turn: White
#general halma:
  text=see 1 on Fri, 28 Nov 2025 & @all
#general halma, edited:
  b2
  | **Halma**
  | Turn: White
#general halma:
  text=see 1 on Fri, 28 Nov 2025 & @all
";
    assert_eq!(written, expected);
    let saved = std::fs::read(folder.path().join("001-board.png")).unwrap();
    assert_eq!(saved, PICTURE);
}

#[tokio::test]
async fn forms_choices_private_answers_and_direct_talks_work() {
    let script = "\
complete /lab pick fruit:ap
/lab form
type h4
/lab slow
in dm
/lab say text:hello
menu @ben Greet warmly
quit
/lab board
";
    let (written, _folder) = play(script).await;
    let expected = "  \
  APPLE (apple)
  APRICOT (apricot)
form: Type a move
  Your move:
#general halma:
  typed h4
#general halma (only anna sees this), edited:
  done, @anna
#general halma:
  look, @anna @everyone
  picture 001-late.png: without alt text
  notifies @anna
you are anna in @anna
@anna halma:
  text=hello
@anna halma:
  Hello @ben
";
    assert_eq!(written, expected);
}

#[tokio::test]
async fn mistakes_are_one_line_each() {
    let script =
        "dance\n/lab\nclick Accept\nchoose x\ntype x\ncomplete /lab say text:x\nshow\nhelp";
    let (written, _folder) = play(script).await;
    let lines: Vec<_> = written.lines().take(7).collect();
    let expected = [
        "! I don't know that; type `help` for a list",
        "! one of these must follow: board, form, slow, hold, silent, place, pick, say",
        "! there is no button `Accept` here; `show` shows the last messages",
        "! there is no menu with `x` here; `show` shows the last messages",
        "! no form is open; click the button that opens it",
        "! `text` has no autocomplete",
        "no messages here",
    ];
    assert_eq!(lines, expected);
    assert!(written.contains("quit"));
}
