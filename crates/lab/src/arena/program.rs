//! A program that speaks the engine protocol, as seen by the runner of a match.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use halma_rules::{Contest, Event, Game, Jumps, Ply, Reason, Rules};

use super::forfeit::Forfeit;
use crate::error::LabError;

/// How long a program may take to begin.
const PATIENCE: Duration = Duration::from_secs(20);

/// A program that plays.
pub(super) struct Program {
    name: String,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    time: Duration,
    overruns: u32,
}

impl Program {
    /// Starts a program, and waits until it is ready.
    pub fn start(name: &str, time: Duration) -> Result<Self, LabError> {
        let mut words = name.split_whitespace();
        let program = words.next().unwrap_or_default();
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| failed(name, error))?;
        let input = child.stdin.take().expect("it was asked for");
        let output = child.stdout.take().expect("it was asked for");
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut program = Self {
            name: name.to_owned(),
            child,
            input,
            lines,
            time,
            overruns: 0,
        };
        program.ask("halma", "halmaok")?;
        // A program without a book has no such option, and says so to nobody's harm.
        program.say("setoption name OwnBook value false")?;
        Ok(program)
    }

    /// A new game begins.
    pub fn begin(&mut self) -> Result<(), LabError> {
        self.say("newgame")?;
        self.ask("isready", "readyok")
    }

    /// What it plays.
    pub fn choose(&mut self, game: &Game) -> Result<Ply, Forfeit> {
        let began = Instant::now();
        let line = format!("{}\ngo movetime {}", position(game), self.time.as_millis());
        self.say(&line).map_err(|_| Forfeit::Silent)?;
        let last = self.time * 5 + Duration::from_secs(3);
        let answer = self.hear("bestmove ", last).ok_or(Forfeit::Silent)?;
        if began.elapsed() > self.time * 6 / 5 + Duration::from_millis(40) {
            self.overruns += 1;
        }
        let text = answer.split_whitespace().nth(1).unwrap_or_default();
        game.parse_ply(text).map_err(|_| Forfeit::Illegal)
    }

    /// How often it took longer than it may.
    pub fn overruns(&self) -> u32 {
        self.overruns
    }

    fn say(&mut self, line: &str) -> Result<(), LabError> {
        let said = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        said.map_err(|error| failed(&self.name, error))
    }

    fn ask(&mut self, line: &str, answer: &str) -> Result<(), LabError> {
        self.say(line)?;
        let heard = self.hear(answer, PATIENCE);
        heard.map(drop).ok_or_else(|| {
            LabError::Option(format!(
                "{} does not answer {line} with {answer}",
                self.name
            ))
        })
    }

    /// Returns the next line that starts like this, if it comes in time.
    fn hear(&mut self, begins: &str, within: Duration) -> Option<String> {
        let until = Instant::now() + within;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let line = self.lines.recv_timeout(left).ok()?;
            if line.starts_with(begins) {
                return Some(line);
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        drop(self.say("quit"));
        // A program that doesn't end on its own is killed.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

fn failed(name: &str, error: std::io::Error) -> LabError {
    LabError::Program {
        name: name.to_owned(),
        error,
    }
}

/// What a line begins with that tells of a game by these rules.
fn head(rules: Rules) -> String {
    let diagonals = match rules.diagonals() {
        None => "",
        Some(true) => " diagonals yes",
        Some(false) => " diagonals no",
    };
    let jumps = match rules.jumps() {
        Jumps::Short => "",
        Jumps::Long => " jumps long",
    };
    let contest = match rules.contest() {
        Contest::First => "",
        Contest::Places => " ends places",
        Contest::Pairs => " teams pairs",
    };
    let (variant, rule_set) = (rules.variant(), rules.rule_set());
    format!("position variant {variant} rules {rule_set}{diagonals}{jumps}{contest}")
}

/// The line that restores a game.
fn position(game: &Game) -> String {
    let mut line = format!("{} moves", head(game.rules()));
    for event in game.history() {
        line.push(' ');
        match *event {
            Event::Ply { ply, .. } => line.push_str(&ply.text(game.position().board())),
            Event::Out { seat, reason } => {
                let word = if reason == Reason::Timeout {
                    "timeout"
                } else {
                    "resigns"
                };
                line.push_str(&[word, &seat.number().to_string()].join(":"));
            }
        }
    }
    line
}
