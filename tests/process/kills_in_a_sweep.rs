//! The real binary is killed repeatedly in the middle of a sweep: every missed deadline ends its
//! game once, and no one is reminded twice.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use halma_rules::Variant;
use halma_service::{
    Act, ChallengeRequest, Clock, Delivery, FirstMove, LobbyMove, Origin, Person, Place,
    PlayRequest, Rights, Service, StageView, SystemClock, SystemLot,
};
use halma_store::ids::{
    ChannelId, Code, GuildId, InteractionId, MatchId, Timestamp, Turn, UserId, hours,
};
use halma_store::{Backend, SledStore, Store};
use stand_in::{Message, Settings, StandIn};

use crate::common::players::Dice;
use crate::common::process::Bot;

const LATE: usize = 120;
const TO_REMIND: usize = 60;
const KILLS: usize = 12;

/// A match that is stored before the bot first starts.
struct Prepared {
    id: MatchId,
    code: Code,
    turn: Turn,
}

struct Maker {
    stand_in: StandIn,
    service: Service,
    events: u64,
}

impl Maker {
    fn act(&mut self, name: &str, now: Timestamp) -> Act {
        self.events += 1;
        let user = self.stand_in.user(name);
        Act {
            by: Person {
                user: UserId(user.id().get()),
                name: name.to_owned(),
                face: None,
                bot: false,
                member: true,
            },
            interaction: InteractionId(InteractionId::first_at(now).0 + self.events),
            message: None,
            from: Origin::Page,
            channel: None,
            token: None,
            now,
        }
    }

    /// Starts a game of one day per move; both move if it should end as lost.
    async fn game(&mut self, number: usize, began: Timestamp, both_move: bool) -> Prepared {
        let names = [format!("a{number}"), format!("b{number}")];
        let channel = self.stand_in.channel(&format!("table-{}", number % 8));
        let (one, other) = (self.act(&names[0], began), self.act(&names[1], began));
        let request = ChallengeRequest {
            act: one,
            opponents: vec![other.by.clone()],
            place: Place {
                guild: GuildId(self.stand_in.stock_guild().get()),
                channel: ChannelId(channel.get()),
                locale: "en-US".to_owned(),
            },
            variant: Variant::Halma8,
            computer: None,
            rule_set: None,
            chosen: halma_rules::Options::default(),
            first: FirstMove::Challenger,
            time_control: "1d".parse().unwrap(),
            weekends: halma_service::Weekends::Counted,
            rated: true,
            series: halma_service::Series::Single,
            recurring: false,
            rights: Rights::default(),
            thread: false,
        };
        let made = self.service.challenge(&request).await.unwrap();
        let id = made.view.id;
        let join = self.service.answer_challenge(&other, id, LobbyMove::Join);
        let mut last = join.await.unwrap();
        let moves = [(0, "h4-h5"), (1, "a5-a4"), (0, "h5-h6"), (1, "a4-a3")];
        for (who, text) in moves.into_iter().filter(|_| both_move) {
            let request = PlayRequest {
                act: self.act(&names[who], began),
                id,
                turn: None,
                text: text.to_owned(),
            };
            last = self.service.play(&request).await.unwrap();
        }
        let post = last.post.unwrap();
        let delivery = Delivery::of(None, began);
        self.service.delivered(&post, delivery).await.unwrap();
        Prepared {
            id,
            code: last.view.card.code,
            turn: last.view.card.turn,
        }
    }
}

async fn prepare(stand_in: &StandIn, path: &Path) -> (Vec<Prepared>, Vec<Prepared>) {
    let store = Arc::new(SledStore::open(path).unwrap());
    let service = Service::new(Store::over(Arc::clone(&store)), Arc::new(SystemLot));
    let mut maker = Maker {
        stand_in: stand_in.clone(),
        service,
        events: 0,
    };
    let now = SystemClock.now();
    let (mut late, mut to_remind) = (Vec::new(), Vec::new());
    for number in 0..LATE {
        let began = now - hours(25);
        late.push(maker.game(number, began, number % 2 == 0).await);
    }
    for number in LATE..LATE + TO_REMIND {
        let began = now - hours(20);
        to_remind.push(maker.game(number, began, true).await);
    }
    store.close().await;
    (late, to_remind)
}

/// The number of messages at all tables, by the code in them.
fn by_code(stand_in: &StandIn, wanted: impl Fn(&Message) -> bool) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for table in 0..8 {
        let messages = stand_in.messages(stand_in.channel(&format!("table-{table}")));
        for message in messages.iter().filter(|message| wanted(message)) {
            let footer = message
                .embeds
                .first()
                .and_then(|embed| embed.footer.as_ref());
            let text = footer.map_or(&message.content, |footer| &footer.text);
            let code = text.split('#').nth(1).unwrap().split(' ').next().unwrap();
            *counts.entry(code.to_owned()).or_default() += 1;
        }
    }
    counts
}

fn is_end(message: &Message) -> bool {
    message.button("Rematch").is_some()
}

fn is_reminder(message: &Message) -> bool {
    message.content.starts_with('⏰')
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_during_a_sweep_the_bot_does_everything_due_once() {
    let folder = tempfile::tempdir().unwrap();
    let stand_in = StandIn::start(Settings::default()).await.unwrap();
    let (late, to_remind) = prepare(&stand_in, &folder.path().join("store")).await;
    let mut bot = Bot::start(&stand_in, folder.path()).await;
    let mut dice = Dice(3);
    let mut unfinished = 0;
    for _ in 0..KILLS {
        let life = Duration::from_millis(dice.below(160) as u64);
        tokio::time::sleep(life).await;
        bot.kill().await;
        unfinished += usize::from(by_code(&stand_in, is_end).len() < LATE);
    }
    assert!(unfinished > 0, "no kill came in the middle");
    // At most one kill comes between taking a reminder and sending it.
    let ended = async {
        while by_code(&stand_in, is_end).len() < LATE
            || by_code(&stand_in, is_reminder).len() + KILLS < TO_REMIND
        {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), ended)
        .await
        .unwrap();
    bot.child.kill().await.unwrap();

    let ends = by_code(&stand_in, is_end);
    let reminders = by_code(&stand_in, is_reminder);
    let store = Arc::new(SledStore::open(&bot.store).unwrap());
    let service = Service::new(Store::over(Arc::clone(&store)), Arc::new(SystemLot));
    for found in &late {
        let view = service.match_view(found.id).await.unwrap();
        assert!(matches!(view.stage, StageView::Finished(_)));
        assert_eq!(view.card.turn, found.turn + 1, "its end, once");
        assert_eq!(ends[found.code.as_str()], 1, "shown once");
    }
    for found in &to_remind {
        let times = reminders.get(found.code.as_str()).copied().unwrap_or(0);
        assert!(times <= 1, "reminded {times} times");
        let view = service.match_view(found.id).await.unwrap();
        assert!(!view.game().unwrap().will_remind, "no reminder is due");
    }
    store.close().await;
}
