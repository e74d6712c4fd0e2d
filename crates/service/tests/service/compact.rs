//! Finished games in compact form: read back as they were, small, and as good as others for
//! everything that can be done with them.
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a test")]

use halma_mind::Level;
use halma_rules::{Ends, Event, Game, Options, Ply, Reason, Rules, Status, Variant};
use halma_service::{
    Act, ChallengeRequest, Compacted, Delivery, ImportRequest, LobbyMove, OfferKind, OfferMove,
    Place, Repair, Rights, StageView,
};
use halma_store::ids::{ChannelId, GuildId, MatchId, MessageId, UserId};
use halma_store::records::FinishedRecord;
use halma_store::{ChangeSet, Key, Prefix, Slot, Stored};
use serde_json::{Value, json};

use crate::common::desk::{DAY, Desk, MINUTE, at, both_begin, live, play, view};
use crate::common::players::{Dice, Plan, next};
use crate::tables::win;

/// When all games of these tests have rested.
const LATER: i64 = 400 * DAY;
const PEOPLE: u64 = 6;

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
pub async fn shown(desk: &Desk) -> Vec<Value> {
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

pub async fn matches(desk: &Desk) -> Vec<MatchId> {
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
                self.now += self.game.ply_count() as i64 * 7_919_983 % (3 * DAY / 4);
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
        let offered = self
            .desk
            .service
            .offer(&act, self.id, None, kind)
            .await
            .unwrap();
        let (act, turn) = (self.act(other), offered.view.card.turn);
        let service = &self.desk.service;
        let answer = service.answer_offer(&act, self.id, turn, OfferMove::Accept);
        answer.await.unwrap();
    }
}

pub fn request(desk: &Desk, variant: Variant, others: &[u64], ms: i64) -> ChallengeRequest {
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
        time_control: "1d".parse().unwrap(),
        weekends: halma_service::Weekends::Counted,
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
    Box::pin(games_of_people(&desk)).await;
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
        let asked = ChallengeRequest {
            place: Place {
                guild: GuildId(1_273_514_088_914_812_928),
                channel: ChannelId(1_273_514_090_013_720_576),
                locale: "en-US".into(),
            },
            ..request(&desk, variant, &[2], number as i64 * 50 * DAY)
        };
        let mut sitting = Sitting::begin(&desk, asked).await;
        sitting.play(57, &mut Dice(seed)).await;
        let act = sitting.act(0);
        let ended = desk.service.resign(&act, sitting.id, None).await.unwrap();
        let sent = Delivery::of(Some(MessageId(1_442_514_088_914_812_928)), act.now);
        desk.service
            .delivered(&ended.post.unwrap(), sent)
            .await
            .unwrap();
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
pub async fn change(desk: &Desk, key: Key, change: impl FnOnce(&mut Value)) {
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
