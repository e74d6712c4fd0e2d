//! What servers are sent by the calendar: the daily puzzle and the best of a season.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::{Seat, Variant};
use halma_service::{
    ChallengeRequest, DailyPost, LobbyMove, SeasonDigest, SeasonParty, ServerChange,
    SettingsChange, puzzle_day,
};
use halma_store::ids::{ChannelId, GuildId, MatchId, Timestamp};
use halma_store::{ChangeSet, Key, Prefix, Season};

use crate::common::desk::{DAY, Desk, START, at, person, play, view};
use crate::common::players::{Dice, Plan};
use crate::tables::win;

const GUILD: GuildId = GuildId(5);
const CHANNEL: ChannelId = ChannelId(8);

async fn wants(desk: &Desk, guild: GuildId) {
    let where_to = Some(Some((CHANNEL, "de".to_owned())));
    let change = ServerChange {
        digest: where_to.clone(),
        puzzle: where_to,
        ..ServerChange::default()
    };
    let act = desk.act(7, START);
    let changed = desk.service.change_server(&act, guild, &change);
    changed.await.unwrap();
}

async fn dailies(desk: &Desk, now: Timestamp) -> Vec<DailyPost> {
    desk.service.due_dailies(now).await.unwrap()
}

async fn digests(desk: &Desk, now: Timestamp) -> Vec<SeasonDigest> {
    desk.service.due_digests(now).await.unwrap()
}

#[tokio::test]
async fn a_server_gets_each_days_puzzle_once_until_it_cannot() {
    let desk = Desk::new();
    assert_eq!(dailies(&desk, START).await, []);
    wants(&desk, GUILD).await;
    let today = dailies(&desk, START).await;
    let expected = DailyPost {
        guild: GUILD,
        channel: CHANNEL,
        locale: "de".to_owned(),
        theme: None,
        day: puzzle_day(START),
    };
    assert_eq!(today, [expected]);
    desk.service.daily_posted(&today[0], true).await.unwrap();
    assert_eq!(dailies(&desk, START).await, []);
    let tomorrow = dailies(&desk, at(DAY)).await;
    assert_eq!(tomorrow[0].day, today[0].day + 1);
    // Another process posted it a moment ago.
    desk.service.daily_posted(&tomorrow[0], true).await.unwrap();
    desk.service.daily_posted(&today[0], true).await.unwrap();
    assert_eq!(dailies(&desk, at(DAY)).await, []);
    let last = dailies(&desk, at(2 * DAY)).await;
    desk.service.daily_posted(&last[0], false).await.unwrap();
    assert_eq!(dailies(&desk, at(9 * DAY)).await, []);
}

#[tokio::test]
async fn the_best_of_a_season_are_announced_once_it_is_over() {
    let desk = Desk::new();
    wants(&desk, GUILD).await;
    win(&desk, 1, 2, 0, true).await;
    assert_eq!(digests(&desk, START).await, []);
    let later = at(100 * DAY);
    let due = digests(&desk, later).await;
    let [digest] = &due[..] else {
        panic!("{due:?}");
    };
    let (guild, channel) = (digest.guild, digest.channel);
    assert_eq!((guild, channel, &digest.locale[..]), (GUILD, CHANNEL, "de"));
    let best = digest.best.iter().flat_map(|(_, named)| named);
    let best: Vec<_> = best.map(|(who, points)| (&who.name[..], *points)).collect();
    assert_eq!(best, [("person 1", 8)]);
    desk.service.digested(digest, true, later).await.unwrap();
    assert_eq!(digests(&desk, later).await, []);
    let next = digests(&desk, at(200 * DAY)).await;
    assert!(next[0].season > digest.season && next[0].best.is_empty());
    let told = desk.service.digested(&next[0], false, at(200 * DAY));
    told.await.unwrap();
    assert_eq!(digests(&desk, at(400 * DAY)).await, []);
}

#[tokio::test]
async fn a_damaged_row_hides_no_other_of_the_march() {
    let desk = Desk::new();
    for user in [1, 2] {
        let act = desk.act(user, START);
        desk.service.note_march(&act, 7, 20).await.unwrap();
        desk.service.share_march(&act, GUILD, 7).await.unwrap();
    }
    let keys = desk
        .store
        .scan(Prefix::MarchedOn(GUILD, 7), None, 9)
        .await
        .unwrap();
    assert_eq!(keys.len(), 2);
    let Key::Marched(.., player) = keys[0] else {
        panic!("{keys:?}");
    };
    let mut damage = ChangeSet::new();
    damage.put_bytes(Key::March(player), b"nonsense".to_vec());
    desk.store.commit(damage).await.unwrap();
    let rows = desk.service.march_table(GUILD, 7).await.unwrap();
    assert_eq!(rows.len(), 1);
    let other = rows[0].0.user.unwrap();
    desk.service.forget(other, START).await.unwrap();
    let keys = desk
        .store
        .scan(Prefix::MarchedOn(GUILD, 7), None, 9)
        .await
        .unwrap();
    assert_eq!(keys.len(), 1, "nothing deleted is left");
}

/// Two people race to the end of a rated game.
async fn race(desk: &Desk) -> MatchId {
    let request = ChallengeRequest {
        rated: true,
        ..desk.request(Variant::MiniCorners, &[2])
    };
    let id = desk.service.challenge(&request).await.unwrap().view.id;
    let join = desk.act(2, START);
    let joined = desk.service.answer_challenge(&join, id, LobbyMove::Join);
    let mut view = joined.await.unwrap().view;
    let mut dice = Dice(3);
    while let Ok(game) = view.running() {
        let position = game.standing.position();
        let text = Plan::Race
            .choose(position, &mut dice)
            .text(position.board());
        let user = game.to_move().user().unwrap().0;
        view = play(desk, user, id, &text, 0).await.unwrap().view;
    }
    id
}

#[tokio::test]
async fn a_season_has_a_longest_chain_and_a_closest_race() {
    let desk = Desk::new();
    // The first quarter of 2027.
    let (season, next) = (Season(4 * 2027), Season(4 * 2027 + 1));
    let id = race(&desk).await;
    win(&desk, 1, 3, DAY, true).await;
    win(&desk, 1, 4, 2 * DAY, false).await;
    let party = desk.service.season_party(GUILD, season).await.unwrap();
    assert_eq!(party.games, 2, "unrated games don't count");
    let (first, games) = party.most.unwrap();
    assert_eq!((&first.name[..], games), ("person 1", 2));
    let names: Vec<_> = party.people.iter().map(|who| &who.name[..]).collect();
    assert_eq!(names, ["person 1", "person 2", "person 3"]);
    let view = view(&desk, id).await;
    let game = view.ended().unwrap();
    let (longest, by) = game.feats.unwrap().longest.unwrap();
    let chain = party.chain.unwrap();
    assert_eq!((chain.id, usize::from(chain.jumps)), (id, longest));
    assert_eq!(chain.seat, by);
    let made = game.seats[by].person().unwrap();
    assert_eq!(chain.who.name, made.name);
    let (winner, loser, steps) = party.closest.unwrap();
    let outcome = game.standing.outcome().unwrap();
    let first = outcome.winner().unwrap();
    let second = Seat::at(1 - first.index());
    let named = [first, second].map(|seat| game.seats[seat].person().unwrap().name.clone());
    assert_eq!([winner.name, loser.name], named);
    assert_eq!(steps, game.standing.position().tempo(second));
    let hides = SettingsChange {
        hidden: Some(true),
        ..SettingsChange::default()
    };
    let who = person(2);
    let hidden = desk.service.change_settings(&who, &hides);
    hidden.await.unwrap();
    let party = desk.service.season_party(GUILD, season).await.unwrap();
    let names: Vec<_> = party.people.iter().map(|who| &who.name[..]).collect();
    assert_eq!(names, ["person 1", "person 3"], "who hides isn't named");
    assert_eq!(party.closest, None);
    assert_eq!(
        party.chain.map(|chain| chain.who.name),
        Some("person 1".to_owned())
    );
    let next = desk.service.season_party(GUILD, next).await.unwrap();
    assert_eq!(next, SeasonParty::default());
    let elsewhere = desk.service.season_party(GuildId(6), season).await.unwrap();
    assert_eq!(elsewhere, SeasonParty::default());
}

#[tokio::test]
async fn a_damaged_server_delays_no_other_announcement() {
    let desk = Desk::new();
    for guild in [GUILD, GuildId(6)] {
        wants(&desk, guild).await;
    }
    let mut damage = ChangeSet::new();
    damage.put_bytes(Key::Server(GUILD), b"nonsense".to_vec());
    desk.store.commit(damage).await.unwrap();
    let due = digests(&desk, at(100 * DAY)).await;
    assert_eq!(due.len(), 1);
    assert_eq!(due[0].guild, GuildId(6));
    let puzzles = dailies(&desk, START).await;
    assert_eq!(puzzles.len(), 1);
    assert_eq!(puzzles[0].guild, GuildId(6));
}
