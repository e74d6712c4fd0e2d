//! What a move and a completion cost in the service, on a disk, regardless of history: with one and
//! a hundred games of the same person, early and late in them.
#![allow(clippy::print_stdout, reason = "benchmarks print their results")]

mod common;

use std::sync::Arc;
use std::time::{Duration, Instant};

use halma_rules::{Game, Move, Ply, Position, RuleSet, Rules, Variant};
use halma_service::{
    ChallengeRequest, Clock, Delivery, FirstMove, Listing, LobbyMove, Place, PlayRequest, Rights,
    Service, SystemClock, SystemLot, TimeControl,
};
use halma_store::ids::{ChannelId, Code, GuildId, MatchId, UserId, hours};
use halma_store::{Backend, SledStore, Store};
use tempfile::TempDir;
use tokio::task::JoinSet;

use common::{act, person};

const GUILD: GuildId = GuildId(1);
const CHANNEL: ChannelId = ChannelId(7);
/// The person who is in all games.
const MOVER: u64 = 1;
/// How many moves are measured per row.
const MOVES: usize = 200;
const COMPLETIONS: usize = 30;

/// The rows: how many games the person has, and at which ply they are.
const ROWS: [(u64, usize); 4] = [(1, 10), (1, 1_000), (100, 10), (100, 1_000)];

#[tokio::main]
async fn main() {
    let plies = long_game(1_000 + 2 * MOVES);
    let mut rows = Vec::new();
    for (games, ply) in ROWS {
        rows.push(Row::set_up(games, ply, &plies).await);
    }
    // In turns, so that everything else on the machine affects all rows alike.
    for _ in 0..MOVES {
        for row in &mut rows {
            row.play_two(&plies).await;
        }
    }
    for _ in 0..COMPLETIONS {
        for row in &mut rows {
            row.complete().await;
        }
    }
    for row in rows {
        let (games, ply) = (row.games, row.ply);
        report(&format!("a move, {games} games, from ply {ply}"), row.moves);
        report(
            &format!("a completion, {games} games, ply {ply}"),
            row.completions,
        );
        row.store.close().await;
    }
}

/// A game that doesn't end: stones go back and forth, and now and then one advances.
fn long_game(length: usize) -> Vec<String> {
    let rules = Rules::new(Variant::Halma16, Some(RuleSet::Classic), None).expect("it is played");
    let mut game = Game::new(rules);
    let mut fro: [Option<Move>; 2] = [None, None];
    let mut texts = Vec::new();
    while texts.len() < length {
        let position = game.position();
        let seat = position.to_move().index();
        let back = fro[seat].take().and_then(|mv| returning(position, mv));
        let is_ahead = texts.len() % 62 < 2;
        let mv = match back {
            Some(back) => back,
            None => next(position, is_ahead),
        };
        if back.is_none() && !is_ahead {
            fro[seat] = Some(mv);
        }
        texts.push(Ply::Move(mv).text(position.board()));
        game.play(Ply::Move(mv)).expect("the game goes on");
    }
    texts
}

fn moves(position: &Position) -> impl Iterator<Item = Move> {
    position
        .legal_plies()
        .into_iter()
        .filter_map(|ply| match ply {
            Ply::Move(mv) => Some(mv),
            Ply::Pass => None,
        })
}

fn returning(position: &Position, mv: Move) -> Option<Move> {
    moves(position).find(|back| (back.from(), back.to()) == (mv.to(), mv.from()))
}

fn next(position: &Position, is_ahead: bool) -> Move {
    let gain = |mv: &Move| position.gain(*mv);
    let ahead = || moves(position).max_by_key(gain);
    let aside = || moves(position).find(|mv| gain(mv) <= 0);
    let mv = if is_ahead { ahead() } else { aside() };
    mv.or_else(ahead).expect("a move")
}

/// A store where one person has some games at a ply.
struct Row {
    games: u64,
    ply: usize,
    store: Arc<SledStore>,
    service: Service,
    id: MatchId,
    code: Code,
    /// How many plies of the measured game have been played.
    played: usize,
    moves: Vec<Duration>,
    completions: Vec<Duration>,
    _folder: TempDir,
}

impl Row {
    async fn set_up(games: u64, ply: usize, plies: &[String]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Arc::new(SledStore::open(folder.path()).expect("a new store"));
        let service = Service::new(Store::over(Arc::clone(&store)), Arc::new(SystemLot));
        let mut tasks = JoinSet::new();
        let mut first = None;
        for number in 0..games {
            let (id, code) = begin(&service, number, games - number).await;
            first.get_or_insert((id, code));
            let (service, plies) = (service.clone(), plies[..ply].to_vec());
            tasks.spawn(async move {
                for (index, text) in plies.iter().enumerate() {
                    play(&service, id, number, index, text).await;
                }
            });
        }
        tasks.join_all().await;
        let (id, code) = first.expect("at least one game");
        Self {
            games,
            ply,
            store,
            service,
            id,
            code,
            played: ply,
            moves: Vec::new(),
            completions: Vec::new(),
            _folder: folder,
        }
    }

    /// A move of the person in all games, measured as the command makes it, and the opponent's
    /// reply.
    async fn play_two(&mut self, plies: &[String]) {
        let (service, user) = (&self.service, UserId(MOVER));
        let started = Instant::now();
        let named = service.match_by_code(self.code, GUILD, user);
        named.await.expect("the match");
        play(service, self.id, 0, self.played, &plies[self.played]).await;
        service
            .next_waiting(user, self.id)
            .await
            .expect("an answer");
        self.moves.push(started.elapsed());
        let answer = self.played + 1;
        play(service, self.id, 0, answer, &plies[answer]).await;
        self.played += 2;
    }

    /// Suggestions as a person types, before the first letter.
    async fn complete(&mut self) {
        let started = Instant::now();
        let mine = self.service.list(UserId(MOVER), Listing::MyTurns(CHANNEL));
        let mine = mine.await.expect("a list");
        assert_eq!(
            mine.len() as u64,
            self.games,
            "all games are waiting for this person"
        );
        let all = mine
            .iter()
            .flat_map(|one| one.view.suggestions(UserId(MOVER), ""));
        assert!(all.count() > 0, "there are moves");
        self.completions.push(started.elapsed());
    }
}

fn report(name: &str, latencies: Vec<Duration>) {
    let whole = latencies.iter().sum();
    common::report(name, latencies, whole);
}

/// Starts a game some hours ago, because no one may make a hundred challenges in an hour.
async fn begin(service: &Service, number: u64, hours_ago: u64) -> (MatchId, Code) {
    let now = SystemClock.now();
    let asked = now - hours(hours_ago);
    let request = ChallengeRequest {
        act: act(MOVER, asked),
        opponents: vec![person(2 + number)],
        place: Place {
            guild: GUILD,
            channel: CHANNEL,
            locale: "en-US".into(),
        },
        variant: Variant::Halma16,
        computer: None,
        rule_set: Some(RuleSet::Classic),
        chosen: halma_rules::Options::default(),
        first: FirstMove::Challenger,
        time_control: TimeControl::default(),
        weekends: halma_service::Weekends::Counted,
        rated: true,
        series: halma_service::Series::Single,
        recurring: false,
        rights: Rights::default(),
        thread: false,
    };
    let made = service.challenge(&request).await.expect("a challenge");
    let joined = act(2 + number, now);
    let begun = service.answer_challenge(&joined, made.view.id, LobbyMove::Join);
    let begun = begun.await.expect("a game");
    for post in [made.post, begun.post].into_iter().flatten() {
        let delivery = Delivery::of(None, now);
        service
            .delivered(&post, delivery)
            .await
            .expect("the delivery is recorded");
    }
    (begun.view.id, begun.view.card.code)
}

async fn play(service: &Service, id: MatchId, number: u64, index: usize, text: &str) {
    let now = SystemClock.now();
    let mover = if index.is_multiple_of(2) {
        MOVER
    } else {
        2 + number
    };
    let request = PlayRequest {
        act: act(mover, now),
        id,
        turn: None,
        text: text.to_owned(),
    };
    let played = service.play(&request).await.expect("a legal move");
    if let Some(post) = played.post {
        let delivery = Delivery::of(None, now);
        service
            .delivered(&post, delivery)
            .await
            .expect("the delivery is recorded");
    }
}
