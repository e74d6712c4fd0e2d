//! Random sequences of actions, against the service and a plain model of it: challenges, moves,
//! offers, moderators, repeated and stale clicks, restarts, time that passes with and without the
//! bot. After each step every match agrees with the model, and so does everything that the store
//! derives from matches.
//!
//! `HALMA_CASES=20000 cargo test --release -p halma-service --test service against_model` is the long run.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::BTreeMap;
use std::time::Duration;

use halma_rules::Event;
use halma_service::{
    Act, ChallengeRequest, Changed, Error, Heartbeat, Listing, LobbyMove, OfferKind, OfferMove,
    PlayRequest, Repair, StageView,
};
use halma_store::ids::{MatchId, Turn, UserId};
use halma_store::{Key, Prefix};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use crate::common::cases::config;
use crate::common::desk::{Desk, MINUTE, at};
use crate::model::{Deed, Match, Stage, Time, is_outage, rules};

const PEOPLE: u64 = 4;
/// Fewer than the limit per hour.
const MOST_CHALLENGES: usize = 8;
const BEAT: i64 = 4 * MINUTE;

/// The next step; numbers are taken modulo the number of matches or people.
#[derive(Clone, Debug)]
enum Step {
    Challenge {
        by: u64,
        opponent: Option<u64>,
        rules: usize,
        time: Time,
    },
    /// By a given person, or by the person to move.
    Act {
        which: usize,
        by: Option<u64>,
        deed: Deed,
        turn: ClickedOn,
    },
    /// Several moves of the seats to move, so that games progress.
    Moves {
        which: usize,
        count: usize,
        choice: usize,
    },
    /// Repeats the last action.
    Repeat,
    Restart,
    Wait {
        minutes: i64,
    },
    /// The bot is down for a while.
    Outage {
        minutes: i64,
    },
}

/// The board that a click comes from.
#[derive(Clone, Copy, Debug)]
enum ClickedOn {
    Unsaid,
    Present,
    Old,
}

fn deeds() -> impl Strategy<Value = Deed> {
    let lobby = prop_oneof![
        4 => Just(LobbyMove::Join),
        1 => Just(LobbyMove::Decline),
        1 => Just(LobbyMove::Withdraw),
        1 => Just(LobbyMove::Leave),
        1 => Just(LobbyMove::Begin),
    ];
    let offers = prop_oneof![
        2 => Just(OfferKind::Draw),
        4 => Just(OfferKind::Takeback),
        2 => Just(OfferKind::Abort),
    ];
    let answers = prop_oneof![
        3 => Just(OfferMove::Accept),
        1 => Just(OfferMove::Decline),
        1 => Just(OfferMove::Withdraw),
    ];
    prop_oneof![
        6 => lobby.prop_map(Deed::Answer),
        8 => any::<usize>().prop_map(|number| Deed::Move(Some(number))),
        1 => Just(Deed::Move(None)),
        6 => offers.prop_map(Deed::Offer),
        8 => answers.prop_map(Deed::AnswerOffer),
        1 => Just(Deed::Resign),
        2 => Just(Deed::GiveDay),
        1 => Just(Deed::End),
        3 => Just(Deed::Undo),
    ]
}

fn times() -> impl Strategy<Value = Time> {
    prop_oneof![Just(Time::Unlimited), Just(Time::Hour), Just(Time::Bank)]
}

fn steps() -> impl Strategy<Value = Step> {
    let by = prop_oneof![2 => Just(None), 1 => (1..=PEOPLE).prop_map(Some)];
    let turn = prop_oneof![4 => Just(ClickedOn::Unsaid), 4 => Just(ClickedOn::Present), 1 => Just(ClickedOn::Old)];
    prop_oneof![
        2 => (1..=PEOPLE, proptest::option::weighted(0.8, 1..=PEOPLE), any::<usize>(), times())
            .prop_map(|(by, opponent, rules, time)| Step::Challenge { by, opponent, rules, time }),
        14 => (any::<usize>(), by, deeds(), turn)
            .prop_map(|(which, by, deed, turn)| Step::Act { which, by, deed, turn }),
        4 => (any::<usize>(), 1..30_usize, any::<usize>())
            .prop_map(|(which, count, choice)| Step::Moves { which, count, choice }),
        2 => Just(Step::Repeat),
        1 => Just(Step::Restart),
        2 => (1..90_i64).prop_map(|minutes| Step::Wait { minutes }),
        1 => (20..80_i64).prop_map(|hours| Step::Wait { minutes: 60 * hours }),
        1 => (1..200_i64).prop_map(|minutes| Step::Outage { minutes }),
    ]
}

/// An action as requested.
#[derive(Clone)]
enum Asked {
    Challenge(Box<ChallengeRequest>),
    Deed(Box<Act>, MatchId, Deed, Option<Turn>, String),
}

struct World {
    desk: Desk,
    now: i64,
    /// The time of the last heartbeat.
    beaten: i64,
    outages: Vec<(i64, i64)>,
    matches: Vec<Match>,
    /// The turns that boards of matches show.
    turns: BTreeMap<MatchId, Turn>,
    last: Option<Asked>,
}

impl World {
    async fn new() -> Self {
        let mut world = Self {
            desk: Desk::new(),
            now: 0,
            beaten: 0,
            outages: Vec::new(),
            matches: Vec::new(),
            turns: BTreeMap::new(),
            last: None,
        };
        world.beat().await;
        world
    }

    async fn beat(&mut self) {
        let uptime = Duration::from_millis(self.now.try_into().unwrap());
        let beat = Heartbeat {
            now: at(self.now),
            uptime,
            silent: Duration::from_millis((self.now - self.beaten) as u64),
        };
        self.desk.service.heartbeat(beat).await.unwrap();
        self.desk.service.sweep(at(self.now)).await.unwrap();
        if is_outage(self.beaten, self.now) {
            self.outages.push((self.beaten, self.now));
        }
        self.beaten = self.now;
        for one in &mut self.matches {
            one.judge(&self.outages, self.now);
        }
    }

    async fn ask(&self, asked: &Asked) -> Result<Changed, Error> {
        let service = &self.desk.service;
        match asked {
            Asked::Challenge(request) => service.challenge(request).await,
            Asked::Deed(act, id, deed, turn, text) => match *deed {
                Deed::Answer(lobby_move) => service.answer_challenge(act, *id, lobby_move).await,
                Deed::Move(_) => {
                    let request = PlayRequest {
                        act: (**act).clone(),
                        id: *id,
                        turn: *turn,
                        text: text.clone(),
                    };
                    service.play(&request).await
                }
                Deed::Offer(kind) => service.offer(act, *id, *turn, kind).await,
                Deed::AnswerOffer(offer_move) => {
                    service
                        .answer_offer(act, *id, turn.unwrap(), offer_move)
                        .await
                }
                Deed::Resign => service.resign(act, *id, *turn).await,
                Deed::GiveDay => service.give_day(act, *id, *turn).await,
                Deed::End => service.end_match(act, *id, "").await,
                Deed::Undo => service.undo_move(act, *id, *turn, "").await,
            },
        }
    }

    async fn step(&mut self, step: &Step) {
        if matches!(step, Step::Wait { .. } | Step::Outage { .. }) {
            // The outcome of an interaction is kept for an hour.
            self.last = None;
        }
        match *step {
            Step::Challenge {
                by,
                opponent,
                rules,
                time,
            } => {
                self.challenge(by, opponent, rules, time).await;
            }
            Step::Act {
                which,
                by,
                deed,
                turn,
            } => self.act(which, by, deed, turn).await,
            Step::Moves {
                which,
                count,
                choice,
            } => {
                for number in 0..count {
                    let deed = Deed::Move(Some(choice.wrapping_add(number * 31)));
                    self.act(which, None, deed, ClickedOn::Present).await;
                }
            }
            Step::Repeat => {
                if let Some(last) = self.last.clone() {
                    let repeated = self.ask(&last).await.unwrap();
                    assert!(repeated.repeated);
                }
            }
            Step::Restart => {
                let fresh = Desk::new();
                let old = std::mem::replace(&mut self.desk, fresh);
                self.desk = old.restarted();
                self.beat().await;
            }
            Step::Wait { minutes } => {
                let end = self.now + minutes * MINUTE;
                while self.now < end {
                    self.now = end.min(self.now + BEAT);
                    self.beat().await;
                }
            }
            Step::Outage { minutes } => {
                self.now += minutes * MINUTE;
                self.beat().await;
            }
        }
        self.compare().await;
    }

    async fn challenge(&mut self, by: u64, opponent: Option<u64>, number: usize, time: Time) {
        if self
            .matches
            .iter()
            .filter(|one| one.challenger == by)
            .count()
            >= MOST_CHALLENGES
        {
            return;
        }
        let rules = rules(number);
        let opponents: Vec<u64> = opponent.into_iter().collect();
        let request = ChallengeRequest {
            act: self.desk.act(by, at(self.now)),
            time_control: match time {
                Time::Unlimited => "none",
                Time::Hour => "1h",
                Time::Bank => "bank-3d-12h",
            }
            .parse()
            .unwrap(),
            weekends: halma_service::Weekends::Counted,
            ..self.desk.request(rules.variant(), &opponents)
        };
        let is_pair = |one: &&Match| {
            let named = [Some(one.challenger), one.invited];
            matches!(one.stage, Stage::Open { .. })
                && named.contains(&Some(by))
                && named.contains(&opponent)
        };
        let may = opponent.is_none()
            || opponent == Some(by)
            || !self.matches.iter().any(|one| is_pair(&one));
        let asked = Asked::Challenge(Box::new(request));
        let made = self.ask(&asked).await;
        assert_eq!(made.is_ok(), may, "{made:?}");
        if let Ok(made) = made {
            let one = Match::new(made.view.id, by, opponent, rules, time, self.now);
            self.turns.insert(one.id, made.view.card.turn);
            self.matches.push(one);
            self.last = Some(asked);
        }
    }

    async fn act(&mut self, which: usize, by: Option<u64>, deed: Deed, turn: ClickedOn) {
        if self.matches.is_empty() {
            return;
        }
        let which = which % self.matches.len();
        let one = &mut self.matches[which];
        let other = |user: u64| {
            if user == one.seats[0] {
                one.seats[1]
            } else {
                one.seats[0]
            }
        };
        let by = by.unwrap_or_else(|| match (deed, &one.stage) {
            (_, Stage::Open { .. }) => one.invited.unwrap_or(one.challenger % PEOPLE + 1),
            (Deed::AnswerOffer(_), _) => one
                .offers
                .last()
                .map_or(one.to_move(), |offer| other(offer.by)),
            (Deed::GiveDay, _) => other(one.to_move()),
            _ => one.to_move(),
        });
        let present = self.turns[&one.id];
        let said = match (turn, deed) {
            (ClickedOn::Old, _) => Some(Turn(present.0.wrapping_sub(1))),
            (ClickedOn::Present, _) | (ClickedOn::Unsaid, Deed::AnswerOffer(_)) => Some(present),
            (ClickedOn::Unsaid, _) => None,
        };
        // The other actions don't name a board.
        let says = matches!(
            deed,
            Deed::Move(_)
                | Deed::Offer(_)
                | Deed::AnswerOffer(_)
                | Deed::Resign
                | Deed::GiveDay
                | Deed::Undo
        );
        let said = said.filter(|_| says);
        let position = one.game.position();
        let plies = position.legal_plies();
        let text = match deed {
            Deed::Move(Some(number)) if !plies.is_empty() => {
                plies[number % plies.len()].text(position.board())
            }
            _ => "a1-a1".to_owned(),
        };
        let (before, plies) = (one.clone(), one.game.ply_count());
        let may = one.act(by, deed, said.is_some_and(|said| said != present), self.now);
        let id = one.id;
        let has_moved = plies != one.game.ply_count();
        let asked = Asked::Deed(
            Box::new(self.desk.act(by, at(self.now))),
            id,
            deed,
            said,
            text,
        );
        let done = self.ask(&asked).await;
        assert_eq!(
            done.is_ok(),
            may,
            "{by} {deed:?} {turn:?} {before:#?} {done:?}"
        );
        if let Err(error) = &done {
            assert!(
                matches!(error, Error::Refusal(_) | Error::Illegal(_)),
                "{error:?}"
            );
        }
        if let Ok(changed) = done {
            assert!(!changed.repeated);
            let turn = self.turns.insert(id, changed.view.card.turn).unwrap();
            assert!(changed.view.card.turn > turn || !has_moved);
            self.last = Some(asked);
        }
    }

    /// Checks that everything agrees with the model.
    async fn compare(&self) {
        for one in &self.matches {
            self.compare_match(one).await;
        }
        for user in 1..=PEOPLE {
            let listed = self
                .desk
                .service
                .list(UserId(user), Listing::Everywhere)
                .await
                .unwrap();
            let listed: BTreeMap<_, _> = listed
                .iter()
                .map(|summary| (summary.view.id, summary.my_turn))
                .collect();
            let expected = self
                .matches
                .iter()
                .filter_map(|one| Some((one.id, one.expects(user)?)));
            assert_eq!(listed, expected.collect(), "{user}");
        }
    }

    async fn compare_match(&self, one: &Match) {
        let view = self.desk.service.match_view(one.id).await.unwrap();
        match (&view.stage, &one.stage) {
            (StageView::Open { expires, .. }, Stage::Open { expires: known }) => {
                assert_eq!(*expires, at(*known));
            }
            (StageView::Closed { .. }, Stage::Closed) => {}
            (StageView::Running(game), Stage::Running) => {
                assert_eq!(
                    game.deadline,
                    one.deadline(&self.outages).map(at),
                    "{one:#?}"
                );
                let offer = game.offer.as_ref().map(|offer| (offer.kind, offer.open));
                assert_eq!(
                    offer,
                    one.offers.last().map(|offer| (offer.kind, offer.open))
                );
                let seats = game.seats.values().map(|holder| holder.user().unwrap().0);
                assert!(seats.eq(one.seats));
            }
            (StageView::Finished(game), Stage::Over(outcome)) => {
                assert_eq!(game.standing.outcome(), Some(*outcome));
            }
            (stage, known) => panic!("{stage:?} {known:?} {one:#?}"),
        }
        if let Some(game) = view.game() {
            let whole = self.desk.service.whole_game(one.id).await.unwrap().unwrap();
            assert_eq!(game.standing, *whole.standing());
            let is_ply = |event: &&Event| matches!(event, Event::Ply { .. });
            let plies = whole.history().iter().filter(is_ply);
            assert!(plies.eq(one.game.history()), "{one:#?}");
        }
    }

    /// Checks that what the store derives from all matches agrees with them.
    async fn finish(&self) {
        let walk = self.desk.service.check(Repair::No).await.unwrap();
        assert_eq!(
            (walk.matches, walk.damaged),
            (self.matches.len() as u64, Vec::new())
        );
        let recount = self.desk.service.recount(at(self.now)).await.unwrap();
        assert!(recount.changed.is_empty(), "{:?}", recount.changed);
        assert_eq!(
            recount.results,
            self.matches.iter().filter(|one| one.counts()).count()
        );
        let dues = self
            .desk
            .store
            .scan(Prefix::Dues, None, usize::MAX)
            .await
            .unwrap();
        for one in &self.matches {
            let Some(deadline) = one.deadline(&self.outages) else {
                continue;
            };
            let is_due = |key: &Key| matches!(*key, Key::Due(due, _, id) if id == one.id && due <= at(deadline));
            assert!(dues.iter().any(is_due), "nothing is scheduled for {one:#?}");
        }
    }
}

#[test]
fn whatever_people_do_it_is_as_a_plain_model_says() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let mut runner = TestRunner::new(config(150, "tests/found/model.txt"));
    let sequences = proptest::collection::vec(steps(), 1..60);
    let tested = runner.run(&sequences, |sequence| {
        runtime.block_on(async {
            let mut world = World::new().await;
            for step in &sequence {
                world.step(step).await;
            }
            world.finish().await;
        });
        Ok(())
    });
    tested.unwrap();
}
