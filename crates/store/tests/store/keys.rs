//! Keys of all kinds: their bytes are unique and sorted like their values.

use std::cmp::Reverse;

use halma_rating::Family;
use halma_store::ids::{
    ChannelId, Code, CupId, GuildId, InteractionId, MatchId, PlayerId, Scope, Timestamp, UserId,
};
use halma_store::{Column, Due, Key, ScoreKind, Season};
use proptest::prelude::*;

use crate::common::cases;

/// The number of kinds; each has an arm in `key` and in `kind`.
const KINDS: usize = 71;

/// A key of a kind, from up to three numbers.
fn key(kind: usize, [one, two, three]: [u64; 3]) -> Key {
    let at = Timestamp((one >> 1) as i64);
    match kind {
        0 => Key::Format(),
        1 => Key::LastRevision(),
        2 => Key::Player(PlayerId(one)),
        3 => Key::User(UserId(one)),
        4 => Key::Challenges(PlayerId(one)),
        5 => Key::Pair(PlayerId(one), PlayerId(two)),
        6 => Key::Match(MatchId(one)),
        7 => Key::Code(Code::from_luck(5 + (one % 4) as usize, two)),
        8 => Key::ChannelMatch(ChannelId(one), MatchId(two)),
        9 => Key::PlayerMatch(PlayerId(one), MatchId(two)),
        10 => Key::Interaction(InteractionId(one)),
        11 => Key::Post(MatchId(one), two),
        12 => Key::Parked(ChannelId(one), MatchId(two), three),
        13 => Key::Untold(PlayerId(one), MatchId(two)),
        14 => Key::Due(at, due(two), MatchId(three)),
        15 => Key::Commands(one, scope(two)),
        16 => Key::Heartbeat(),
        17 => Key::Outage(at),
        18 => Key::Settings(PlayerId(one)),
        19 => Key::Away(PlayerId(one)),
        20 => Key::Block(PlayerId(one), PlayerId(two)),
        21 => Key::Errand(MatchId(one)),
        22 => Key::Server(GuildId(one)),
        23 => Key::Upgraded(),
        24 => Key::Answer(InteractionId(one)),
        25 => Key::GuildMatch(GuildId(one), MatchId(two)),
        26 => Key::Deed(GuildId(two), Reverse(at), InteractionId(three)),
        27 => Key::ParkedPost(MatchId(one), two),
        28 => Key::Log(MatchId(one), two),
        29 => Key::Turn(PlayerId(two), at, MatchId(three)),
        30 => Key::Result(MatchId(one)),
        31 => Key::ResultAt(at, MatchId(two)),
        32 => Key::OpenMatch(GuildId(one), MatchId(two)),
        33 => Key::PlayerResult(PlayerId(two), Reverse(at), MatchId(three)),
        34 => Key::Tally(PlayerId(one), scope(two), family(three)),
        35 => Key::Pairing(PlayerId(one), PlayerId(two)),
        36 => Key::Rank(
            scope(one),
            column(two),
            Reverse(three as u32),
            PlayerId(one),
        ),
        37 => Key::RankMove(scope(one), column(two), three, PlayerId(two)),
        38 => Key::RankCounts(scope(one), column(two), three),
        39 => Key::Fade(at, PlayerId(two), scope(three), family(one)),
        40 => Key::LastCounted(PlayerId(one)),
        41 => Key::Recount(),
        42 => Key::Erasure(),
        43 => Key::Emptied(GuildId(one)),
        44 => Key::Emptying(GuildId(one)),
        45 => Key::Mind(MatchId(one)),
        46 => Key::Beaten(PlayerId(one)),
        47 => Key::Puzzles(PlayerId(one)),
        48 => Key::Daily(one, GuildId(two)),
        49 => Key::Import(),
        50 => Key::Leader(),
        51 => Key::Lease(),
        52 => Key::Node(one),
        53 => Key::NodeLease(one),
        54 => Key::Digest(one, GuildId(two)),
        55 => Key::Seal(),
        56 => Key::DeedAt(at, GuildId(two), InteractionId(three)),
        57 => Key::Note(PlayerId(one), MatchId(two)),
        58 => Key::Finished(MatchId(one)),
        59 => Key::Session(PlayerId(one), two),
        60 => Key::Opened(PlayerId(one)),
        61 => Key::Plan(PlayerId(one), MatchId(two)),
        62 => Key::March(PlayerId(one)),
        63 => Key::Marched(GuildId(one), two, two, PlayerId(one)),
        64 => Key::Cup(CupId(one)),
        65 => Key::GuildCup(GuildId(one), CupId(two)),
        66 => Key::Entrant(CupId(one), PlayerId(two)),
        67 => Key::PlayerCup(PlayerId(one), CupId(two)),
        68 => Key::CupGame(CupId(one), two),
        69 => Key::CupDue(at, CupId(two)),
        _ => Key::CupNews(CupId(one)),
    }
}

fn scope(number: u64) -> Scope {
    match number {
        0 => Scope::Global,
        guild => Scope::Guild(GuildId(guild)),
    }
}

fn family(number: u64) -> Family {
    Family::ALL[(number % 4) as usize]
}

fn column(number: u64) -> Column {
    let order = match number % 3 {
        0 => ScoreKind::Rating,
        1 => ScoreKind::Wins,
        _ => ScoreKind::Season(Season((number >> 8) as u16)),
    };
    Column {
        family: family(number >> 2),
        order,
    }
}

fn due(number: u64) -> Due {
    let all = [
        Due::Expiry,
        Due::Deadline,
        Due::Reminder,
        Due::Visit,
        Due::Lost,
        Due::CloseThread,
        Due::Parked,
    ];
    all[(number % 7) as usize]
}

/// The kind of a key; a new kind doesn't compile until it is tested here.
fn kind(key: Key) -> usize {
    match key {
        Key::Format() => 0,
        Key::LastRevision() => 1,
        Key::Player(_) => 2,
        Key::User(_) => 3,
        Key::Challenges(_) => 4,
        Key::Pair(..) => 5,
        Key::Match(_) => 6,
        Key::Code(_) => 7,
        Key::ChannelMatch(..) => 8,
        Key::PlayerMatch(..) => 9,
        Key::Interaction(_) => 10,
        Key::Post(..) => 11,
        Key::Parked(..) => 12,
        Key::Untold(..) => 13,
        Key::Due(..) => 14,
        Key::Commands(..) => 15,
        Key::Heartbeat() => 16,
        Key::Outage(_) => 17,
        Key::Settings(_) => 18,
        Key::Away(_) => 19,
        Key::Block(..) => 20,
        Key::Errand(_) => 21,
        Key::Server(_) => 22,
        Key::Upgraded() => 23,
        Key::Answer(_) => 24,
        Key::GuildMatch(..) => 25,
        Key::Deed(..) => 26,
        Key::ParkedPost(..) => 27,
        Key::Log(..) => 28,
        Key::Turn(..) => 29,
        Key::Result(_) => 30,
        Key::ResultAt(..) => 31,
        Key::OpenMatch(..) => 32,
        Key::PlayerResult(..) => 33,
        Key::Tally(..) => 34,
        Key::Pairing(..) => 35,
        Key::Rank(..) => 36,
        Key::RankMove(..) => 37,
        Key::RankCounts(..) => 38,
        Key::Fade(..) => 39,
        Key::LastCounted(_) => 40,
        Key::Recount() => 41,
        Key::Erasure() => 42,
        Key::Emptied(..) => 43,
        Key::Emptying(..) => 44,
        Key::Mind(_) => 45,
        Key::Beaten(_) => 46,
        Key::Puzzles(_) => 47,
        Key::Daily(..) => 48,
        Key::Import() => 49,
        Key::Leader() => 50,
        Key::Lease() => 51,
        Key::Node(_) => 52,
        Key::NodeLease(_) => 53,
        Key::Digest(..) => 54,
        Key::Seal() => 55,
        Key::DeedAt(..) => 56,
        Key::Note(..) => 57,
        Key::Finished(_) => 58,
        Key::Session(..) => 59,
        Key::Opened(_) => 60,
        Key::Plan(..) => 61,
        Key::March(_) => 62,
        Key::Marched(..) => 63,
        Key::Cup(_) => 64,
        Key::GuildCup(..) => 65,
        Key::Entrant(..) => 66,
        Key::PlayerCup(..) => 67,
        Key::CupGame(..) => 68,
        Key::CupDue(..) => 69,
        Key::CupNews(_) => 70,
    }
}

/// The first byte of each kind. A byte that any version has used is never reused.
const BYTES: [u8; KINDS] = [
    0, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 15, 11, 12, 16, 17, 18, 19, 20, 21, 22, 24, 25, 26,
    23, 27, 28, 29, 30, 31, 42, 33, 34, 35, 36, 37, 38, 39, 40, 41, 43, 44, 45, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 46, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71,
];

#[test]
fn every_kind_is_tested_and_keeps_its_first_byte() {
    for (number, byte) in BYTES.into_iter().enumerate() {
        let key = key(number, [1, 2, 3]);
        assert_eq!(kind(key), number);
        assert_eq!(key.encode()[0], byte, "{key}");
    }
    let mut bytes = BYTES.to_vec();
    bytes.sort_unstable();
    bytes.dedup();
    assert_eq!(bytes.len(), KINDS, "each has its own");
    assert!(!bytes.contains(&32), "an older version's index");
}

/// Numbers that are often small, so that keys often share some of them.
fn numbers() -> impl Strategy<Value = [u64; 3]> {
    prop::array::uniform3(prop_oneof![0..4_u64, 250..260_u64, any::<u64>()])
}

proptest! {
    #![proptest_config(cases::config(2_000, "tests/found/keys.txt"))]

    #[test]
    fn keys_round_trip(kind in 0..KINDS, numbers in numbers()) {
        let key = key(kind, numbers);
        prop_assert_eq!(Key::decode(&key.encode()), Some(key));
    }

    #[test]
    fn keys_sort_like_their_values(
        kind in 0..KINDS,
        one in numbers(),
        other in numbers(),
    ) {
        let (one, other) = (key(kind, one), key(kind, other));
        prop_assert_eq!(one.encode().cmp(&other.encode()), one.cmp(&other));
    }

    #[test]
    fn invalid_bytes_are_no_key_and_no_panic(bytes in prop::collection::vec(any::<u8>(), 0..40)) {
        if let Some(key) = Key::decode(&bytes) {
            prop_assert_eq!(key.encode(), bytes);
        }
    }
}
