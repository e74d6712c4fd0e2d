//! People who play one game after another through all faults, and the state of their games
//! afterward: every answered move is stored, none twice, and every game is shown and continues.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test")]
#![expect(clippy::print_stdout, reason = "prints what went wrong")]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use halma_rules::{Game, Ply, Rules, Variant};
use halma_service::{Clock as _, Service, SystemClock, SystemLot};
use halma_store::ids::{GuildId, UserId};
use halma_store::{Prefix, Slot, Store};
use stand_in::{Message, Person, Snowflake, StandIn, Violation};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::common::hall::{code_in, code_of, is_line};
use crate::common::players::{Dice, Plan};

pub const GAMES: usize = 16;
/// Discord's code for an interaction whose answer doesn't exist.
const NO_ANSWER_YET: u32 = 10015;
/// How many games two people start, out of ten that the bot allows per hour.
const GAMES_OF_TWO: usize = 8;

/// A long game races after this many moves: at random it would never end.
const AT_RANDOM: usize = 150;

/// The figures of all games.
#[derive(Default)]
pub struct Tally {
    pub answered: AtomicUsize,
    pub recovered: AtomicUsize,
    pub lost: AtomicUsize,
    pub doubled: AtomicUsize,
    pub unshown: AtomicUsize,
    /// The last thing each table was told, other than boards.
    told: Mutex<BTreeMap<usize, String>>,
    /// How long boards took to answer people's moves.
    times: Mutex<Vec<Duration>>,
}

impl Tally {
    /// The times within which 50% and 99% of moves were answered since this was last asked.
    pub fn answer_times(&self) -> (Duration, Duration) {
        let mut times = std::mem::take(&mut *self.times.lock().unwrap());
        times.sort_unstable();
        let part = |hundredths: usize| times.get(times.len() * hundredths / 100).copied();
        (part(50).unwrap_or_default(), part(99).unwrap_or_default())
    }
}

/// Two people who play one game after another, and check the board if a move isn't answered.
pub struct Players {
    stand_in: StandIn,
    number: usize,
    channel: Snowflake,
    people: [Person; 2],
    code: String,
    game: Game,
    /// The move that is tried until it is known to be played.
    wanted: Option<Ply>,
    /// The variant: a long game that begins at random, or a short race.
    variant: Variant,
    /// The games that have ended.
    ended: Vec<(String, Game)>,
    dice: Dice,
    lives: watch::Receiver<usize>,
    tally: Arc<Tally>,
}

impl Players {
    pub async fn sit_down(
        stand_in: &StandIn,
        number: usize,
        lives: watch::Receiver<usize>,
        tally: &Arc<Tally>,
    ) -> Self {
        let variant = if number.is_multiple_of(2) {
            Variant::Star2
        } else {
            Variant::MiniCorners
        };
        let mut players = Self {
            variant,
            stand_in: stand_in.clone(),
            channel: stand_in.channel(&format!("table-{number}")),
            people: two_people(stand_in, number, 0),
            number,
            code: String::new(),
            game: Game::new(Rules::default_for(variant)),
            wanted: None,
            ended: Vec::new(),
            dice: Dice(number as u64),
            lives,
            tally: Arc::clone(tally),
        };
        players.begin().await;
        players
    }

    /// Challenges and accepts until a new game has started.
    async fn begin(&mut self) {
        self.game = Game::new(Rules::default_for(self.variant));
        let [challenger, opponent] = self.people.clone();
        let name = opponent.name();
        let game = self.variant;
        let line = format!("/halma game custom with:@{name} game:{game} first:me");
        loop {
            let challenge = match self.open_challenge() {
                Some(challenge) => Some(challenge),
                None => self.ask(&challenger, &line).await,
            };
            let Some(challenge) = challenge.filter(|message| !message.is_private()) else {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            };
            self.code = code_of(&challenge);
            if let Ok(accepted) = opponent.send_click(challenge.id, "Accept") {
                self.await_answer(accepted).await;
            }
            if self.present_turn().await == Some(1) {
                return;
            }
        }
    }

    fn open_challenge(&self) -> Option<Message> {
        let mut messages = self.stand_in.messages(self.channel);
        messages.retain(|message| message.button("Accept").is_some());
        messages.pop()
    }

    fn to_move(&self) -> &Person {
        &self.people[self.game.position().to_move().index()]
    }

    /// The number in the name of the current board's picture.
    fn turn(&self) -> usize {
        self.game.ply_count() + 1
    }

    /// Moves until told to stop.
    pub async fn play_until(mut self, stop: Arc<AtomicBool>) -> Self {
        while !stop.load(Ordering::SeqCst) {
            self.play().await;
            let pause = 5 + self.dice.below(60) as u64;
            tokio::time::sleep(Duration::from_millis(pause)).await;
        }
        self
    }

    /// Plays a move. If there is no answer, checks whether it counted; if it didn't, the next call
    /// tries again.
    pub async fn play(&mut self) {
        if self.game.outcome().is_some() {
            let ended = (std::mem::take(&mut self.code), self.game.clone());
            self.ended.push(ended);
            let others = self.ended.len() / GAMES_OF_TWO;
            self.people = two_people(&self.stand_in, self.number, others);
            self.begin().await;
        }
        let position = self.game.position();
        let is_race = self.variant == Variant::MiniCorners || self.turn() > AT_RANDOM;
        let ply = if is_race {
            Plan::Race.choose(position, &mut self.dice)
        } else {
            let plies = position.legal_plies();
            plies[self.dice.below(plies.len())]
        };
        let ply = *self.wanted.get_or_insert(ply);
        let text = ply.text(self.game.position().board());
        let line = format!("/halma move text:{text} game:{}", self.code);
        let (turn, mover) = (self.turn() + 1, self.to_move().clone());
        let asked = Instant::now();
        let answer = self.ask(&mover, &line).await;
        let is_board = |message: &Message| !message.is_private() && turn_of(message) == Some(turn);
        if answer.is_some_and(|message| is_board(&message)) {
            self.tally.answered.fetch_add(1, Ordering::SeqCst);
            self.tally.times.lock().unwrap().push(asked.elapsed());
            return self.note(ply);
        }
        let Some(present) = self.present_turn().await else {
            return;
        };
        if present == turn {
            self.tally.recovered.fetch_add(1, Ordering::SeqCst);
            self.note(ply);
            let shown = self
                .stand_in
                .wait_for_message(self.channel, "the board", is_board);
            let is_unshown = shown.await.is_err();
            self.tally
                .unshown
                .fetch_add(usize::from(is_unshown), Ordering::SeqCst);
        } else if present > turn {
            self.tally.doubled.fetch_add(1, Ordering::SeqCst);
        } else if present + 1 < turn {
            self.tally.lost.fetch_add(1, Ordering::SeqCst);
        }
    }

    /// Sends the next move without waiting.
    pub fn press(&mut self) -> Snowflake {
        let position = self.game.position();
        let ply = *self.wanted.get_or_insert_with(|| position.legal_plies()[0]);
        let text = ply.text(position.board());
        let line = format!("/halma move text:{text} game:{}", self.code);
        self.to_move().send_slash(self.channel, &line).unwrap()
    }

    /// Records that the pressed move was played.
    pub fn note_pressed(&mut self) {
        let ply = self.wanted.unwrap();
        self.note(ply);
    }

    fn note(&mut self, ply: Ply) {
        self.game.play(ply).unwrap();
        self.wanted = None;
    }

    /// Asks for the current board until there is an answer; `None` if the game hasn't started.
    async fn present_turn(&mut self) -> Option<usize> {
        let line = format!("/halma board game:{}", self.code);
        loop {
            let person = self.people[0].clone();
            if let Some(answer) = self.ask(&person, &line).await {
                return turn_of(&answer);
            }
            // The bot may be down at the moment.
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Uses a command; `None` if the bot is killed before it answers.
    async fn ask(&mut self, person: &Person, line: &str) -> Option<Message> {
        let interaction = person.send_slash(self.channel, line).unwrap();
        self.await_answer(interaction).await
    }

    async fn await_answer(&mut self, interaction: Snowflake) -> Option<Message> {
        self.lives.mark_unchanged();
        let answer = tokio::select! {
            answer = self.stand_in.answer(interaction) => answer.ok()?.message().await.ok(),
            _ = self.lives.changed() => None,
        };
        if let Some(message) = answer.as_ref().filter(|message| message.is_private()) {
            let told = message.content.clone();
            self.tally.told.lock().unwrap().insert(self.number, told);
        }
        answer
    }
}

/// The people at a table, replaced by others after a while.
fn two_people(stand_in: &StandIn, table: usize, others: usize) -> [Person; 2] {
    ["a", "b"].map(|name| stand_in.user(&format!("{name}{table}-{others}")))
}

/// The turn in the name of a message's picture.
pub fn turn_of(message: &Message) -> Option<usize> {
    let name = &message.attachments.first()?.filename;
    name.strip_suffix(".png")?.rsplit('-').next()?.parse().ok()
}

/// The number of public boards, including those that became lines, that show the same turn of a
/// game as an earlier board. There should be none.
pub fn boards_twice(stand_in: &StandIn) -> usize {
    let channels = (0..GAMES).map(|number| stand_in.channel(&format!("table-{number}")));
    let twice = channels.map(|channel| {
        let (mut seen, mut twice, mut game) = (BTreeSet::new(), 0, None);
        for message in stand_in.messages(channel) {
            if message.is_private() {
                continue;
            }
            // Lines don't name their game, but its challenge came before them.
            let named = (message.embeds.first()).and_then(|embed| embed.footer.as_ref());
            if let Some(named) = named
                && game.replace(code_in(&named.text)) != Some(code_in(&named.text))
            {
                seen.clear();
            }
            let board = message
                .attachments
                .first()
                .map(|file| file.filename.clone());
            let line = is_line(&message).then_some(message.content);
            let told = board.or(line);
            twice += usize::from(told.is_some_and(|told| !seen.insert(told)));
        }
        twice
    });
    twice.sum()
}

/// The number of boards with buttons other than the last one of each table, once everything has
/// settled.
async fn lit_boards(stand_in: &StandIn) -> usize {
    let count = || -> usize {
        let channels = (0..GAMES).map(|number| stand_in.channel(&format!("table-{number}")));
        let of_table = channels.map(|channel| {
            let messages = stand_in.messages(channel);
            let lit = messages
                .iter()
                .filter(|message| !message.is_private() && message.button("Move").is_some());
            lit.count().saturating_sub(1)
        });
        of_table.sum()
    };
    for _ in 0..300 {
        if count() == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    count()
}

/// The results of a trial.
#[derive(Default, Debug)]
pub struct Figures {
    pub answered: usize,
    /// Moves without an answer that were stored.
    pub recovered: usize,
    pub lost: usize,
    pub doubled: usize,
    pub stuck: usize,
    pub unshown: usize,
    /// Boards that were posted more than once.
    pub twice: usize,
    /// Boards of past turns that kept their buttons.
    pub lit: usize,
    /// Panics in threads and tasks, and processes that exited unexpectedly.
    pub panicked: usize,
    pub violations: Vec<Violation>,
}

impl Figures {
    /// Adds those of another trial.
    pub fn add(&mut self, other: Self) {
        self.answered += other.answered;
        self.recovered += other.recovered;
        self.lost += other.lost;
        self.doubled += other.doubled;
        self.stuck += other.stuck;
        self.unshown += other.unshown;
        self.twice += other.twice;
        self.lit += other.lit;
        self.panicked += other.panicked;
        self.violations.extend(other.violations);
    }

    /// Checks that everything was as it should be.
    pub fn check(&self) {
        let faults = [
            self.lost,
            self.doubled,
            self.stuck,
            self.unshown,
            self.twice,
            self.lit,
            self.panicked,
        ];
        assert_eq!(faults, [0; 7], "{self:#?}");
        assert!(self.violations.is_empty(), "{:#?}", self.violations);
    }
}

/// Compares every stored game with the one its players know, and the leaderboards with a recount of
/// all results.
async fn compare(store: Arc<Store>, guild: GuildId, tables: Vec<Players>, tally: &Tally) {
    let service = Service::new(Arc::clone(&store), Arc::new(SystemLot));
    for table in tables {
        let mut games = table.ended;
        games.push((table.code, table.game));
        for (code, known) in games {
            let view = service
                .match_by_code(code.parse().unwrap(), guild, UserId(0))
                .await
                .unwrap();
            let stored = service.whole_game(view.id).await.unwrap().unwrap();
            assert_eq!(view.game().unwrap().standing, *stored.standing());
            if stored.history() != known.history() {
                let is_longer = stored.ply_count() > known.ply_count();
                let fault = if is_longer {
                    &tally.doubled
                } else {
                    &tally.lost
                };
                fault.fetch_add(1, Ordering::SeqCst);
            }
            let slot = Slot::result(view.id);
            let is_counted = store.load(slot.key()).await.unwrap().is_some();
            assert_eq!(
                is_counted,
                view.game().unwrap().standing.outcome().is_some()
            );
        }
    }
    let ranks = store.scan(Prefix::Ranks, None, usize::MAX).await.unwrap();
    let recount = service.recount(SystemClock.now()).await.unwrap();
    assert!(recount.changed.is_empty(), "{recount:?}");
    let anew = store.scan(Prefix::Ranks, None, usize::MAX).await.unwrap();
    assert_eq!(anew, ranks);
    store.close().await;
}

/// Seats people at the first `count` tables.
pub async fn sit_down(
    stand_in: &StandIn,
    count: usize,
    lives: &watch::Sender<usize>,
    tally: &Arc<Tally>,
) -> Vec<Players> {
    let mut tables = Vec::new();
    for number in 0..count {
        tables.push(Players::sit_down(stand_in, number, lives.subscribe(), tally).await);
    }
    tables
}

/// Lets them play until told to stop.
pub fn play(tables: Vec<Players>, stop: &Arc<AtomicBool>) -> Vec<JoinHandle<Players>> {
    let tables = tables.into_iter();
    let tasks = tables.map(|table| tokio::spawn(table.play_until(Arc::clone(stop))));
    tasks.collect()
}

/// Lets all tables finish, and checks what was lost, doubled or left behind.
pub async fn finish(
    stand_in: &StandIn,
    tasks: Vec<JoinHandle<Players>>,
    tally: &Tally,
    store: impl Future<Output = Arc<Store>>,
) -> Figures {
    let count = |counter: &AtomicUsize| counter.load(Ordering::SeqCst);
    let mut tables = Vec::new();
    let mut stuck = 0;
    for task in tasks {
        match tokio::time::timeout(Duration::from_secs(150), task).await {
            Ok(table) => tables.push(table.unwrap()),
            Err(_) => stuck += 1,
        }
    }
    for table in &mut tables {
        // On a busy machine the board may come after the acknowledgment.
        let played = || count(&tally.answered) + count(&tally.recovered);
        let before = played();
        table.play().await;
        stuck += usize::from(played() == before);
    }
    if stuck > 0 {
        println!("told last: {:#?}", tally.told.lock().unwrap());
    }
    let lit = lit_boards(stand_in).await;
    let guild = GuildId(stand_in.stock_guild().get());
    Box::pin(compare(store.await, guild, tables, tally)).await;
    // After a kill the bot checks whether an answer had arrived; there may be none.
    let mut violations = stand_in.violations();
    violations
        .retain(|violation| (violation.method.as_str(), violation.code) != ("GET", NO_ANSWER_YET));
    Figures {
        answered: count(&tally.answered),
        recovered: count(&tally.recovered),
        lost: count(&tally.lost),
        doubled: count(&tally.doubled),
        stuck,
        unshown: count(&tally.unshown),
        twice: boards_twice(stand_in),
        lit,
        panicked: 0,
        violations,
    }
}
