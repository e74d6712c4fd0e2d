//! Finished games in compact form: read back as they were, small, and as good as others for
//! everything that can be done with them.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::sync::Arc;
use std::time::Duration;

use halma::ids::{ChannelId, GuildId, MatchId, Timestamp, UserId, minutes};
use halma::run::compacting::Compacting;
use halma::service::{
    Act, ChallengeRequest, Clock, Compacted, ImportRequest, LobbyMove, MatchView, OfferKind,
    OfferMove, Place, Repair, Rights, StageView,
};
use halma::store::records::FinishedRecord;
use halma::store::{COMPACT, ChangeSet, Key, Prefix, Slot, Stored};
use halma_mind::Level;
use halma_rules::{Ends, Event, Game, Options, Ply, Reason, Rules, Status, Variant};
use serde_json::{Value, json};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::common::desk::{DAY, Desk, MINUTE, at, both_begin, live, play, view};
use crate::common::players::{Dice, Plan, next};
use crate::tables::{records, win};

/// When all games of these tests have rested.
const LATER: i64 = 400 * DAY;
const PEOPLE: u64 = 6;
/// Ten of them.
const MINUTES: Duration = minutes(10);

/// Makes all games compact that can be.
pub async fn compact_all(desk: &Desk, ms: i64) -> Compacted {
    let (mut all, mut from) = (Compacted::default(), None);
    loop {
        let page = desk.service.compact_games(from, at(ms)).await.unwrap();
        all.games += page.games;
        all.declined += page.declined;
        match page.next {
            Some(next) => from = Some(next),
            None => return all,
        }
    }
}

/// Heads, logs and results as they are stored in the usual form.
async fn usual(desk: &Desk) -> Vec<(Key, Value)> {
    let all = desk.store.scan_all_records(Prefix::All).await.unwrap();
    let of_games = all
        .into_iter()
        .filter(|(key, _)| matches!(key, Key::Match(_) | Key::Log(..) | Key::Result(_)));
    of_games
        .map(|(key, stored)| (key, value(&stored)))
        .collect()
}

fn value(stored: &Stored) -> Value {
    serde_json::from_slice(&stored.body).unwrap()
}

/// Everything that people get to see of their games.
async fn shown(desk: &Desk) -> Vec<Value> {
    let mut all = Vec::new();
    for user in 1..=PEOPLE {
        let export = desk.service.export(UserId(user), at(LATER)).await.unwrap();
        all.push(serde_json::to_value(export).unwrap());
    }
    all
}

/// Makes all games compact, and checks that nothing about them has changed. Returns how many there
/// are.
async fn check_all(desk: &Desk) -> u64 {
    let (before, matches) = (shown(desk).await, matches(desk).await);
    let mut views = Vec::new();
    for id in &matches {
        views.push(format!("{:?}", view(desk, *id).await));
    }
    let compacted = compact_all(desk, LATER).await;
    assert_eq!((compacted.declined, compacted.next), (0, None));
    assert_eq!(shown(desk).await, before);
    for (id, before) in matches.iter().zip(views) {
        assert_eq!(format!("{:?}", view(desk, *id).await), before);
    }
    let walk = desk.service.check(Repair::No).await.unwrap();
    assert_eq!((walk.matches, walk.damaged), (matches.len() as u64, vec![]));
    compacted.games
}

async fn matches(desk: &Desk) -> Vec<MatchId> {
    let keys = desk.store.scan_all(Prefix::Matches).await.unwrap();
    let ids = keys.into_iter().map(|key| match key {
        Key::Match(id) => id,
        other => panic!("{other}"),
    });
    ids.collect()
}

/// A game by plans until a number of plies; then everybody resigns.
fn played(rules: Rules, plies: usize, dice: &mut Dice) -> Game {
    let mut game = Game::new(rules);
    let plans = vec![Plan::Race; rules.variant().seats()];
    while game.ply_count() < plies {
        let Some(ply) = next(&game, &plans, dice) else {
            break;
        };
        game.play(ply).unwrap();
    }
    while let Status::Running { turn } = game.status() {
        game.take_out(turn, Reason::Resignation).unwrap();
    }
    game
}

#[tokio::test]
async fn games_by_all_rules_are_read_back_as_they_were() {
    let desk = Desk::new();
    let mut dice = Dice(11);
    let mut games = 0;
    for rules in Rules::all() {
        let is_default = rules == Rules::default_for(rules.variant());
        let plies = if is_default { 400 } else { 1 + dice.below(40) };
        games += 1;
        let ms = games * 60 * MINUTE;
        let request = ImportRequest {
            act: desk.act(1 + games as u64 % PEOPLE, at(ms)),
            game: played(rules, plies, &mut dice),
            place: place(),
            rights: Rights::default(),
        };
        desk.service.import(&request).await.unwrap();
    }
    assert!(games > 100, "{games} rules");
    assert_eq!(check_all(&desk).await, games as u64);
    assert_eq!(usual(&desk).await, []);
}

fn place() -> Place {
    Place {
        guild: GuildId(5),
        channel: ChannelId(6),
        locale: "de".into(),
    }
}

/// A game between people of which this program has a copy.
struct Sitting<'a> {
    desk: &'a Desk,
    id: MatchId,
    game: Game,
    users: Vec<u64>,
    now: i64,
}

impl<'a> Sitting<'a> {
    async fn begin(desk: &'a Desk, request: ChallengeRequest) -> Self {
        let now = request.act.now.0 - at(0).0;
        let made = desk.service.challenge(&request).await.unwrap();
        let id = made.view.id;
        for other in request.opponents.iter().filter(|who| who.user != UserId(1)) {
            let act = desk.act(other.user.0, request.act.now);
            let joined = desk.service.answer_challenge(&act, id, LobbyMove::Join);
            joined.await.unwrap();
        }
        let begun = view(desk, id).await;
        let StageView::Running(game) = &begun.stage else {
            panic!("{begun:?}");
        };
        let users = game.seats.values();
        Self {
            desk,
            id,
            game: Game::new(begun.terms.rules),
            users: users
                .map(|who| who.user().map_or(0, |user| user.0))
                .collect(),
            now,
        }
    }

    /// Moments are later and later.
    fn act(&mut self, seat: usize) -> Act {
        self.now += 7 * MINUTE + 13;
        self.desk.act(self.users[seat], at(self.now))
    }

    async fn play(&mut self, plies: usize, dice: &mut Dice) {
        let plans = vec![Plan::Race; self.users.len()];
        let until = self.game.ply_count() + plies;
        while self.game.ply_count() < until {
            let Some(ply) = next(&self.game, &plans, dice) else {
                return;
            };
            if ply != Ply::Pass {
                let seat = self.game.position().to_move().index();
                let text = ply.text(self.game.position().board());
                self.now += dice.below(3 * DAY as usize / 4) as i64;
                let played = play(self.desk, self.users[seat], self.id, &text, self.now);
                played.await.unwrap();
            }
            self.game.play(ply).unwrap();
        }
    }

    async fn resign(&mut self, seat: usize) {
        let act = self.act(seat);
        let resigned = self.desk.service.resign(&act, self.id, None);
        resigned.await.unwrap();
    }

    /// A seat offers something, and another accepts.
    async fn agree(&mut self, kind: OfferKind, one: usize, other: usize) {
        let act = self.act(one);
        let offered = self.desk.service.offer(&act, self.id, kind).await.unwrap();
        let (act, turn) = (self.act(other), offered.view.card.turn);
        let service = &self.desk.service;
        let answer = service.answer_offer(&act, self.id, turn, OfferMove::Accept);
        answer.await.unwrap();
    }
}

fn request(desk: &Desk, variant: Variant, others: &[u64], ms: i64) -> ChallengeRequest {
    ChallengeRequest {
        act: desk.act(1, at(ms)),
        ..desk.request(variant, others)
    }
}

/// Plays games that end in all ways.
async fn games_of_people(desk: &Desk) {
    let mut dice = Dice(5);
    // To the end.
    let mut one = Sitting::begin(desk, request(desk, Variant::Halma8, &[2], 0)).await;
    one.play(usize::MAX / 2, &mut dice).await;
    assert!(one.game.outcome().is_some());
    // A takeback, and a draw.
    let mut two = Sitting::begin(desk, request(desk, Variant::Corners, &[2], DAY)).await;
    two.play(9, &mut dice).await;
    let last = (two.game.position().to_move().index() + 1) % 2;
    two.agree(OfferKind::Takeback, last, 1 - last).await;
    two.agree(OfferKind::Draw, 0, 1).await;
    // Places of three, two of them resign.
    let places = Options {
        ends: Some(Ends::Places),
        ..Options::default()
    };
    let asked = ChallengeRequest {
        chosen: places,
        ..request(desk, Variant::Star3, &[2, 3], 2 * DAY)
    };
    let mut three = Sitting::begin(desk, asked).await;
    three.play(20, &mut dice).await;
    three.resign(0).await;
    three.resign(1).await;
    // Against the computer, canceled, practice.
    let asked = ChallengeRequest {
        computer: Level::new(3),
        rated: false,
        ..request(desk, Variant::Halma8, &[], 3 * DAY)
    };
    let mut four = Sitting::begin(desk, asked).await;
    let seat = four.users.iter().position(|user| *user == 1).unwrap();
    four.resign(seat).await;
    let mut five = Sitting::begin(desk, request(desk, Variant::Halma10, &[4], 4 * DAY)).await;
    five.agree(OfferKind::Abort, 0, 1).await;
    let mut six = Sitting::begin(desk, request(desk, Variant::MiniCorners, &[1], 5 * DAY)).await;
    six.play(5, &mut dice).await;
    six.resign(0).await;
    // Out of time, and voided later.
    let asked = ChallengeRequest {
        move_time: "1d".parse().unwrap(),
        ..request(desk, Variant::Halma8, &[3], 6 * DAY)
    };
    let seven = Sitting::begin(desk, asked).await;
    both_begin(desk, 1, 3, seven.id, 6 * DAY).await;
    live(desk, 7 * DAY, 7 * DAY + 5 * MINUTE).await;
    desk.service.sweep(at(7 * DAY + 5 * MINUTE)).await.unwrap();
    assert!(
        view(desk, seven.id)
            .await
            .game()
            .unwrap()
            .standing
            .outcome()
            .is_some()
    );
    let eight = win(desk, 1, 4, 8 * DAY, true).await;
    let act = desk.act(9, at(9 * DAY));
    desk.service.void_here(&act, eight, "agreed").await.unwrap();
}

#[tokio::test]
async fn games_of_people_are_read_back_as_they_were() {
    let desk = Desk::new();
    games_of_people(&desk).await;
    let before = usual(&desk).await;
    assert_eq!(check_all(&desk).await, 8);
    assert_eq!(usual(&desk).await, []);
    // A recount puts games with a result back in the usual form, because it may change them.
    let recount = desk.service.recount(at(LATER)).await.unwrap();
    assert_eq!(recount.changed, []);
    let after = usual(&desk).await;
    assert!(after.iter().any(|(key, _)| matches!(key, Key::Result(_))));
    for one in after {
        assert!(before.contains(&one), "{one:?}");
    }
}

#[tokio::test]
async fn a_game_of_57_plies_has_at_most_600_bytes() {
    let desk = Desk::new();
    let variants = [
        Variant::Halma8,
        Variant::Corners,
        Variant::Halma16,
        Variant::Star2,
    ];
    for (number, variant) in variants.into_iter().enumerate() {
        let lasts = |seed: &u64| {
            let game = played(Rules::default_for(variant), 57, &mut Dice(*seed));
            let plies = |event: &&Event| matches!(event, Event::Ply { .. });
            game.history().iter().filter(plies).count() == 57 && game.history().len() > 57
        };
        let seed = (0..1_000).find(lasts).unwrap();
        let asked = request(&desk, variant, &[2], number as i64 * 50 * DAY);
        let mut sitting = Sitting::begin(&desk, asked).await;
        sitting.play(57, &mut Dice(seed)).await;
        sitting.resign(0).await;
    }
    let before: usize = bytes(&desk, |key| {
        matches!(key, Key::Match(_) | Key::Log(..) | Key::Result(_))
    })
    .await
    .iter()
    .sum();
    assert_eq!(compact_all(&desk, LATER).await.games, 4);
    let after = bytes(&desk, |key| matches!(key, Key::Finished(_))).await;
    println!("{before} bytes before, {after:?} after");
    assert!(after.iter().all(|bytes| *bytes <= 600), "{after:?}");
}

/// The sizes of some records with their keys.
async fn bytes(desk: &Desk, is_meant: impl Fn(&Key) -> bool) -> Vec<usize> {
    let all = desk.store.scan_all_records(Prefix::All).await.unwrap();
    let meant = all.iter().filter(|(key, _)| is_meant(key));
    meant
        .map(|(key, stored)| key.encode().len() + stored.body.len())
        .collect()
}

/// The compact form of a game as the first version of it wrote it, and its usual form.
const GOLDEN: &str = "tests/service/formats/compact-1.json";

#[tokio::test]
async fn the_first_compact_form_is_read_by_this_version() {
    let desk = Desk::new();
    let mut sitting = Sitting::begin(&desk, request(&desk, Variant::Halma8, &[2], 0)).await;
    sitting.play(40, &mut Dice(3)).await;
    let last = (sitting.game.position().to_move().index() + 1) % 2;
    sitting.agree(OfferKind::Takeback, last, 1 - last).await;
    sitting.resign(0).await;
    let usual_form = texts(&usual(&desk).await);
    assert_eq!(compact_all(&desk, LATER).await.games, 1);
    let slot = Slot::finished(sitting.id);
    let stored = desk.store.load(slot.key()).await.unwrap().unwrap();
    let now = json!({ "compact": value(&stored), "usual": usual_form });
    if std::env::var_os("HALMA_BLESS").is_some() {
        let text = serde_json::to_string_pretty(&now).unwrap();
        std::fs::write(GOLDEN, text + "\n").unwrap();
    }
    let golden: Value = serde_json::from_slice(&std::fs::read(GOLDEN).unwrap()).unwrap();
    let record: FinishedRecord = serde_json::from_value(golden["compact"].clone()).unwrap();
    let mut changes = ChangeSet::new();
    changes.put(slot, &record).unwrap();
    desk.store.commit(changes).await.unwrap();
    desk.service.recount(at(LATER)).await.unwrap();
    assert_eq!(texts(&usual(&desk).await), golden["usual"]);
    assert_eq!(now["compact"], golden["compact"], "written in another way");
}

fn texts(records: &[(Key, Value)]) -> Value {
    let named = records
        .iter()
        .map(|(key, body)| json!([key.to_string(), body]));
    named.collect()
}

/// Changes a stored record, bypassing the service.
async fn change(desk: &Desk, key: Key, change: impl FnOnce(&mut Value)) {
    let stored = desk.store.load(key).await.unwrap().unwrap();
    let mut body = value(&stored);
    change(&mut body);
    let mut changes = ChangeSet::new();
    changes.put_bytes(key, body.to_string().into_bytes());
    desk.store.commit(changes).await.unwrap();
}

#[tokio::test]
async fn what_cannot_be_read_back_stays_as_it_is() {
    let desk = Desk::new();
    let ids = [
        win(&desk, 1, 2, 0, true).await,
        win(&desk, 1, 3, DAY, true).await,
        win(&desk, 2, 3, 2 * DAY, true).await,
        win(&desk, 3, 4, 3 * DAY, true).await,
        win(&desk, 4, 5, 4 * DAY, true).await,
    ];
    // Fields that a later version added, at various places.
    change(&desk, Key::Match(ids[0]), |head| head["sponsor"] = json!(7)).await;
    change(&desk, Key::Match(ids[1]), |head| {
        head["options"]["komi"] = json!("6.5");
    })
    .await;
    change(&desk, Key::Result(ids[2]), |result| {
        result["seats"][1]["style"] = json!("fast");
    })
    .await;
    change(&desk, Key::Log(ids[3], 0), |log| log["extra"] = json!([])).await;
    // A log of a game that doesn't replay.
    change(&desk, Key::Log(ids[4], 0), |log| {
        log["events"][0]["p"][0] = json!("a1-h8");
    })
    .await;
    let before = usual(&desk).await;
    let compacted = compact_all(&desk, LATER).await;
    assert_eq!((compacted.games, compacted.declined), (0, 5));
    assert_eq!(usual(&desk).await, before);
}

#[tokio::test]
async fn a_game_without_its_log_is_as_incomplete_as_before() {
    let desk = Desk::new();
    let id = win(&desk, 1, 2, 0, true).await;
    let mut changes = ChangeSet::new();
    changes.delete(Key::Log(id, 0));
    desk.store.commit(changes).await.unwrap();
    let before = desk.service.check(Repair::No).await.unwrap();
    compact_all(&desk, LATER).await;
    assert_eq!(desk.service.check(Repair::Yes).await.unwrap(), before);
    assert_eq!(before.damaged.len(), 1);
}

#[tokio::test]
async fn only_games_that_have_rested_take_it() {
    let desk = Desk::new();
    let won = win(&desk, 1, 2, 0, true).await;
    let running = desk.begin().await.view.id;
    desk.service
        .challenge(&request(&desk, Variant::Halma8, &[3], 0))
        .await
        .unwrap();
    let early = compact_all(&desk, 2 * DAY - 1).await;
    assert_eq!(early, Compacted::default());
    assert_eq!(compact_all(&desk, 2 * DAY).await.games, 1);
    let left = matches(&desk).await;
    assert!(left.contains(&running) && !left.contains(&won) && left.len() == 2);
    assert_eq!(compact_all(&desk, 2 * DAY).await, Compacted::default());
}

#[tokio::test]
async fn damage_to_a_compact_game_is_told_and_leaves_others_alone() {
    let desk = Desk::new();
    let ids = [
        win(&desk, 1, 2, 0, true).await,
        win(&desk, 1, 3, DAY, true).await,
    ];
    compact_all(&desk, LATER).await;
    change(&desk, Key::Finished(ids[0]), |game| {
        let text = game["1"][8].as_str().unwrap().to_owned();
        game["1"][8] = json!(text[..text.len() - 20]);
    })
    .await;
    let walk = desk.service.check(Repair::Yes).await.unwrap();
    assert_eq!((walk.matches, walk.damaged.len()), (2, 1));
    assert!(!walk.damaged[0].is_mended && walk.damaged[0].id == ids[0]);
    assert!(desk.service.match_view(ids[0]).await.is_err());
    assert!(view(&desk, ids[1]).await.game().is_some());
}

/// Games are voided and others follow, with everything compact in between or nothing.
async fn voided_in_order(is_compact: bool, order: [usize; 3]) -> (Desk, Vec<String>) {
    let desk = Desk::new();
    let rest = async |ms: i64| {
        if is_compact {
            compact_all(&desk, ms).await;
        }
    };
    let mut ids = Vec::new();
    for (number, (one, other)) in [(1, 2), (2, 1), (1, 3), (3, 2)].into_iter().enumerate() {
        ids.push(win(&desk, one, other, number as i64 * DAY, true).await);
    }
    rest(10 * DAY).await;
    for (number, index) in order.into_iter().enumerate() {
        let ms = (20 + 10 * number as i64) * DAY;
        let act = desk.act(9, at(ms));
        if number == 1 {
            let code = view(&desk, ids[index]).await.card.code;
            desk.service.void_everywhere(code, at(ms)).await.unwrap();
        } else {
            desk.service
                .void_here(&act, ids[index], "so")
                .await
                .unwrap();
        }
        rest(ms + 5 * DAY).await;
        win(&desk, 1, 2, ms + 6 * DAY, true).await;
    }
    rest(LATER).await;
    desk.service.sweep(at(LATER)).await.unwrap();
    let tables = records(&desk).await.into_iter();
    let tables = tables.map(|(key, text)| format!("{key} {text}")).collect();
    (desk, tables)
}

#[tokio::test]
async fn voiding_in_any_order_comes_to_the_same_in_either_form() {
    for order in [[0, 1, 2], [2, 0, 3], [3, 2, 1]] {
        let (_, usual) = voided_in_order(false, order).await;
        let (desk, compact) = voided_in_order(true, order).await;
        assert_eq!(compact, usual);
        let recount = desk.service.recount(at(LATER)).await.unwrap();
        assert_eq!(recount.changed, []);
    }
}

#[tokio::test]
async fn a_compact_game_can_be_played_again_noted_moved_and_analyzed() {
    let desk = Desk::new();
    let id = win(&desk, 1, 2, 0, true).await;
    compact_all(&desk, 3 * DAY).await;
    let act = desk.act(1, at(4 * DAY));
    desk.service
        .set_note(&act, id, "well played")
        .await
        .unwrap();
    assert!(desk.service.whole_game(id).await.unwrap().is_some());
    let profile = desk.service.profile(UserId(1), GuildId(5), at(4 * DAY));
    let profile = profile.await.unwrap().unwrap();
    assert_eq!(profile.recent.len(), 1, "{profile:?}");
    assert!(matches(&desk).await.is_empty(), "looking changes nothing");
    let act = desk.act(2, at(4 * DAY));
    let again = desk.service.rematch(&act, id, Rights::default()).await;
    assert_eq!(again.unwrap().view.card.rematch_of, Some(id));
    let found: MatchView = view(&desk, id).await;
    assert!(found.card.rematch.is_some());
    let resigned = matches(&desk).await;
    assert_eq!(resigned.len(), 2, "it is in the usual form again");
    assert_eq!(compact_all(&desk, 5 * DAY).await.games, 1);
    assert_eq!(desk.service.check(Repair::No).await.unwrap().damaged, []);
}

struct Later;

impl Clock for Later {
    fn now(&self) -> Timestamp {
        at(LATER)
    }
}

#[tokio::test(start_paused = true)]
async fn the_leader_makes_games_compact_once_a_day_from_an_hour_after_its_start() {
    let desk = Desk::new();
    for number in 0..3 {
        win(&desk, 1, 2, number * DAY, true).await;
    }
    let stop = CancellationToken::new();
    let work = Compacting {
        store: Arc::clone(&desk.store),
        service: desk.service.clone(),
        clock: Arc::new(Later),
    };
    let began = Instant::now();
    let working = tokio::spawn(work.work_until(stop.clone()));
    let until_all_are = async || {
        while !matches(&desk).await.is_empty() {
            tokio::time::sleep(MINUTES).await;
        }
        began.elapsed()
    };
    let first = until_all_are().await;
    assert!(first > 6 * MINUTES && first < 8 * MINUTES, "{first:?}");
    let mark = desk
        .store
        .load(Slot::format().key())
        .await
        .unwrap()
        .unwrap();
    assert_eq!(Slot::format().read(&mark).unwrap(), COMPACT);
    win(&desk, 1, 2, 4 * DAY, true).await;
    let second = until_all_are().await;
    assert!(second > 150 * MINUTES, "{second:?}");
    stop.cancel();
    working.await.unwrap();
}
