//! The engine's state between lines, and its answers.

use std::io;
use std::num::NonZero;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use halma_mind::Memory;
use halma_rules::notation::position_text;
use halma_rules::{Game, Ply, RuleSet, Rules, Status, Variant};

use super::command::Command;
use super::go::Go;
use super::options::{Number, Options};
use super::searching::{SearchJob, Searching, Shared, player, write};
use super::{Output, position, report};

/// The bytes per position in memory.
const POSITION_BYTES: usize = 16;

/// What to do after a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// The next line.
    Line,
    /// The end.
    Quit,
}

/// A conversation with the engine.
pub(super) struct Session {
    output: Shared,
    options: Options,
    game: Game,
    /// The random seed if none is set.
    luck: u64,
    /// The searches' memory, while none is running.
    memory: Option<Memory>,
    /// A running search or count.
    search: Option<Searching>,
}

impl Session {
    pub fn new(output: Output) -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        Self {
            output: Arc::new(Mutex::new(output)),
            options: Options::default(),
            game: Game::new(Rules::default_for(Variant::Halma8)),
            luck: since.map_or(0, |since| since.as_nanos() as u64),
            memory: None,
            search: None,
        }
    }

    /// Answers a line.
    pub fn line(&mut self, line: &str) -> io::Result<Next> {
        let began = Instant::now();
        let command = Command::read(line);
        self.collect(command.needs_quiet());
        if self.search.is_some() && command.needs_quiet() {
            self.refuse("busy")?;
            return Ok(Next::Line);
        }
        match command {
            Command::Introduce(last) => self.say(&introduction(last))?,
            Command::IsReady => self.say(&["readyok".to_owned()])?,
            Command::NewGame => self.memory = None,
            Command::SetOption { name, value } => self.set_option(&name, &value)?,
            Command::Position(words) => match position::read(&words, self.game.rules()) {
                Ok(game) => self.game = game,
                Err(error) => self.refuse(&error)?,
            },
            Command::Go(words) => match self.read_go(&words) {
                Ok(go) => self.go(&go, began)?,
                Err(error) => self.refuse(&format!("go: {error}"))?,
            },
            Command::Stop => self.search.iter().for_each(Searching::stop),
            Command::Quit => return Ok(Next::Quit),
            Command::Show => self.say(&self.shown())?,
            Command::Moves => self.say(&[self.moves()])?,
            Command::Perft(Some(plies)) => {
                let (memory, output) = (self.memory.take(), Arc::clone(&self.output));
                let count = Searching::count(self.game.clone(), plies, memory, output);
                self.search = Some(count);
            }
            Command::Perft(None) => self.refuse("perft of how many plies?")?,
            Command::Evaluate => self.say(&report::evaluation(&self.game))?,
            Command::Query(what) => self.query(what)?,
            Command::Nothing => {}
            Command::Unknown(word) => self.refuse(&format!("unknown command {word}"))?,
        }
        Ok(Next::Line)
    }

    /// Reports an error.
    pub fn refuse(&self, why: &str) -> io::Result<()> {
        self.say(&[format!("info string error {why}")])
    }

    fn say(&self, lines: &[String]) -> io::Result<()> {
        write(&self.output, lines)
    }

    /// Takes back the memory of a finished search; if wanted, waits for one that was told to stop.
    fn collect(&mut self, waits: bool) {
        let is_over = |search: &Searching| search.is_done() || (waits && search.is_stopped());
        if let Some(search) = self.search.take_if(|search| is_over(search)) {
            self.memory = search.end();
        }
    }

    fn set_option(&mut self, name: &str, value: &str) -> io::Result<()> {
        let before = self.options.get(Number::Hash);
        if let Err(error) = self.options.set(name, value) {
            return self.refuse(&error);
        }
        if self.options.get(Number::Hash) != before {
            self.memory = None;
        }
        Ok(())
    }

    fn read_go(&self, words: &[&str]) -> Result<Go, String> {
        let go = Go::read(words)?;
        go.check_seats(self.game.rules().variant().seats())?;
        Ok(go)
    }

    fn go(&mut self, go: &Go, began: Instant) -> io::Result<()> {
        let Status::Running { turn } = self.game.status() else {
            self.refuse("game over")?;
            return self.say(&["bestmove none".to_owned()]);
        };
        let mut among = Vec::new();
        for text in &go.search_moves {
            match self.game.parse_ply(text) {
                Ok(ply) => among.push(ply),
                Err(error) => return self.refuse(&format!("searchmoves {text}: {error}")),
            }
        }
        let level = go.level.unwrap_or(self.options.get(Number::Level) as u8);
        let seed = match self.options.get(Number::Seed) {
            0 => self.luck,
            seed => seed as u64,
        };
        let player = player(level, seed);
        if level != 0 && player.is_none() {
            return self.refuse(&format!("level {level}: 1 to 10"));
        }
        let wanted = self.options.get(Number::MultiPv) as usize;
        let task = SearchJob {
            among,
            nodes: go.nodes,
            depth: go.depth,
            lines: go.lines.unwrap_or(wanted).max(1),
            threads: threads(self.options.get(Number::Threads)),
            contempt: self.options.get(Number::Contempt) as i32,
            // The level alone determines how long to think, unless there is less time.
            time: go
                .time(turn.index())
                .filter(|_| player.is_none() || go.movetime.is_some()),
            player,
            began,
            is_infinite: go.infinite,
            game: self.game.clone(),
        };
        let (memory, output) = (self.memory.take(), Arc::clone(&self.output));
        let mebibytes = self.options.get(Number::Hash) as usize;
        let make_memory = move || new_memory(mebibytes);
        self.search = Some(Searching::begin(task, memory, make_memory, output));
        Ok(())
    }

    fn query(&self, what: &str) -> io::Result<()> {
        let outcome = self.game.outcome();
        let answer = match what {
            "gameover" => outcome.is_some().to_string(),
            "result" => match outcome {
                None => "*".to_owned(),
                Some(outcome) => format!("{} {}", self.game.result(), outcome.reason),
            },
            "turn" => self.game.position().to_move().number().to_string(),
            _ => return self.refuse(&format!("unknown query {what}")),
        };
        self.say(&[format!("response {answer}")])
    }

    fn moves(&self) -> String {
        let position = self.game.position();
        let plies: Vec<Ply> = match self.game.outcome() {
            Some(_) => Vec::new(),
            None => position.legal_plies(),
        };
        let texts = plies.iter().map(|ply| ply.text(position.board()));
        let texts: Vec<String> = [format!("moves {}", plies.len())]
            .into_iter()
            .chain(texts)
            .collect();
        texts.join(" ")
    }

    fn shown(&self) -> Vec<String> {
        let tempo = self.game.standing().tempo();
        let tempo = tempo
            .values()
            .map(|count| count.map_or("-".to_owned(), |count| count.to_string()));
        [
            format!(
                "{} pos {}",
                position::head(self.game.rules()),
                position_text(self.game.position())
            ),
            format!("tempo {}", tempo.collect::<Vec<_>>().join(" ")),
            self.moves(),
        ]
        .map(|line| format!("info string {line}"))
        .to_vec()
    }
}

/// Creates memory for searches; a large one takes a while.
fn new_memory(mebibytes: usize) -> Memory {
    let positions = (mebibytes << 20) / POSITION_BYTES;
    // Memory comes in powers of two and must not exceed its limit.
    Memory::with_positions(1 << positions.ilog2())
}

/// Returns the number of threads wanted, but at most one per core.
fn threads(wanted: i64) -> usize {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    (wanted as usize).clamp(1, cores)
}

/// Returns the engine's name, options and games.
fn introduction(last: &str) -> Vec<String> {
    let mut lines = vec![
        format!("id name halma {}", env!("CARGO_PKG_VERSION")),
        "id author the makers of halma".to_owned(),
    ];
    lines.extend(Options::lines());
    lines.extend(Variant::ALL.map(|variant| {
        let usual = RuleSet::default_for(variant);
        let others = RuleSet::ALL
            .into_iter()
            .filter(|rules| *rules != usual && rules.plays(variant));
        let rules: Vec<&str> = [usual]
            .into_iter()
            .chain(others)
            .map(RuleSet::name)
            .collect();
        let ends = if variant.has_places() { " +ends" } else { "" };
        let teams = if variant.has_pairs() { " +teams" } else { "" };
        let (seats, rules) = (variant.seats(), rules.join(" "));
        format!("variant {variant} {seats} {rules} +jumps{ends}{teams}")
    }));
    lines.push("protocol 1".to_owned());
    lines.push(last.to_owned());
    lines
}
