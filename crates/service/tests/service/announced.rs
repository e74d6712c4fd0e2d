//! What servers are sent by the calendar: the daily puzzle and the best of a season.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_service::{DailyPost, SeasonDigest, ServerChange, puzzle_day};
use halma_store::ids::{ChannelId, GuildId, Timestamp};
use halma_store::{ChangeSet, Key};

use crate::common::desk::{DAY, Desk, START, at};
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
