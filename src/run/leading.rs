//! The terms in which the process leads: it delivers, keeps time, registers commands, and answers
//! interactions from the gateway.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use halma_store::Store;
use halma_store::ids::Node;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::measuring::Gauged;
use super::pulse::Pulse;
use super::timekeeping::keep_time;
use super::{Crew, GRACE, RunError, finished};
use crate::discord::{
    Bot, Gateway, Greeter, Link, ShutOut, deliver_until, left_over, listen_until, register_until,
};
use crate::opponent::Turns;
use halma_service::term::{Compacting, Role, Term, bury_until};

/// How often to retry finishing a recount.
const TRY_EVERY: Duration = Duration::from_secs(2);

/// Finishes an interrupted recount of results. Returns true if nothing is left to do.
async fn finish_recount(bot: &Bot) -> bool {
    let finished = bot.service.finish_recount(bot.now()).await;
    if let Err(error) = &finished {
        tracing::error!(?error, "couldn't count results");
    }
    finished.is_ok()
}

/// Retries finishing a recount until it is done.
async fn finish_recount_until(bot: Bot, stop: CancellationToken) {
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(TRY_EVERY) => {}
        }
        if finish_recount(&bot).await {
            return;
        }
    }
}

impl Crew {
    /// Leads whenever this process holds the lease, until it has to stop.
    pub(super) async fn lead_terms(
        &self,
        store: &Arc<Store>,
        stop: &CancellationToken,
    ) -> Result<(), RunError> {
        while let Some(term) = Term::wait(Role::Leader, store, stop).await? {
            // A process doesn't deliver what it is answering itself.
            let own = term.is_alone().then_some(Node {
                id: self.id,
                number: 0,
            });
            let bot = self.bot(&term, own.filter(|_| self.front.is_some()));
            let led = self.lead(bot, &term).await;
            let is_lost = term.is_lost();
            term.end().await;
            if !is_lost || led.is_err() {
                return led;
            }
        }
        Ok(())
    }

    /// Leads until the term is over, and finishes what is running.
    async fn lead(&self, bot: Bot, term: &Term) -> Result<(), RunError> {
        let stop = term.over.clone();
        let tasks = TaskTracker::new();
        let (link, pulse) = (Arc::new(Link::default()), Arc::new(Pulse::default()));
        if !finish_recount(&bot).await {
            tasks.spawn(finish_recount_until(bot.clone(), stop.clone()));
        }
        Self::have_seal(&bot).await;
        let left_over = left_over(&bot).await;
        // With calls, every process answers, not only the one that leads.
        if self.front.is_none() {
            let host = self.host(&bot, &stop);
            tasks.spawn(Self::serve_board(self.board.clone(), host));
        }
        let listening = self.listen(&bot, &tasks, &link, stop.clone());
        let mut listening = tokio::spawn(listening);
        tasks.spawn(register_until(
            stop.clone(),
            bot.clone(),
            self.guilds.clone(),
        ));
        let gauged = Gauged {
            bot: bot.clone(),
            store: Arc::clone(&term.store),
            tenure: term.tenure.clone(),
            directory: self.directory.clone(),
            link: self.front.is_none().then(|| Arc::clone(&link)),
        };
        tasks.spawn(gauged.look_until(stop.clone()));
        if let Some(backups) = self.backups.clone() {
            tasks.spawn(backups.make_until(
                stop.clone(),
                Arc::clone(&term.store),
                bot.clock(),
                bot.metrics.clone(),
            ));
        }
        let compacting = Compacting {
            store: Arc::clone(&term.store),
            service: bot.service.clone(),
            clock: bot.clock(),
            keep_games_days: self.keep_games_days,
        };
        tasks.spawn(compacting.work_until(stop.clone()));
        tasks.spawn(bury_until(Arc::clone(&term.store), stop.clone()));
        let turns = match self.front {
            Some(_) => Turns::Others,
            None => Turns::All,
        };
        let thinking = tokio::spawn(self.play_as_computer(turns, &bot, stop.clone()));
        if self.front.is_none() {
            tasks.spawn(self.prove_races(&bot, stop.clone()));
        }
        let waiting = Arc::clone(&self.waiting);
        let stores = Arc::new(AtomicBool::new(true));
        tasks.spawn(keep_time(
            stop.clone(),
            bot.clone(),
            Arc::clone(&waiting),
            Arc::clone(&link),
            Arc::clone(&pulse),
            Arc::clone(&stores),
        ));
        let delivery = deliver_until(stop.clone(), bot, waiting, link, stores, left_over);
        let delivery = tokio::spawn(delivery);
        let mut is_without_pulse = false;
        let ended = tokio::select! {
            ended = &mut listening => Some(ended),
            () = pulse.stops() => {
                is_without_pulse = true;
                None
            }
            () = stop.cancelled() => None,
        };
        stop.cancel();
        tasks.close();
        let finish = async {
            tasks.wait().await;
            let delivered = delivery.await;
            if !listening.is_finished() {
                finished("the gateway", listening.await.map(|_| ()));
            }
            finished("the delivery worker", delivered);
            finished("the computer", thinking.await);
        };
        if tokio::time::timeout(GRACE, finish).await.is_err() {
            tracing::warn!("some work didn't finish in time and continues at the next start");
        }
        match ended {
            Some(Ok(Err(error))) => Err(error.into()),
            Some(Err(error)) => {
                finished("the gateway", Err(error));
                Ok(())
            }
            _ if is_without_pulse => Err(RunError::NoPulse),
            _ => Ok(()),
        }
    }

    /// Listens to the gateway; does nothing if interactions arrive as calls instead.
    fn listen(
        &self,
        bot: &Bot,
        tasks: &TaskTracker,
        link: &Arc<Link>,
        stop: CancellationToken,
    ) -> impl Future<Output = Result<(), ShutOut>> + Send + 'static {
        let link = Arc::clone(link);
        let gateway = self.front.is_none().then(|| {
            Arc::new(Gateway {
                interactions: self.interactions(bot.clone(), tasks),
                link: Arc::clone(&link),
                waiting: Arc::clone(&self.waiting),
                greeter: self
                    .greets
                    .then(|| Greeter::new(bot.clone(), tasks.clone(), self.guilds.clone())),
            })
        });
        let http = bot.http();
        async move {
            if let Some(gateway) = gateway {
                return listen_until(stop, gateway, http).await;
            }
            link.note_no_gateway();
            stop.cancelled().await;
            Ok(())
        }
    }

    /// Looks for proofs of races in the games that this process changes.
    pub(super) fn prove_races(
        &self,
        bot: &Bot,
        stop: CancellationToken,
    ) -> impl Future<Output = ()> + Send + 'static {
        let (opponent, service, clock) = (bot.opponent.clone(), bot.service.clone(), bot.clock());
        let waiting = Arc::clone(&self.waiting);
        async move {
            let moved = || waiting.notify_one();
            opponent.prove_until(stop, service, clock, moved).await;
        }
    }

    /// Plays the computer's moves; a move that no answer waits for gets its own board.
    pub(super) fn play_as_computer(
        &self,
        turns: Turns,
        bot: &Bot,
        stop: CancellationToken,
    ) -> impl Future<Output = ()> + Send + 'static {
        let (opponent, service, clock) = (bot.opponent.clone(), bot.service.clone(), bot.clock());
        let waiting = Arc::clone(&self.waiting);
        async move {
            let moved = || waiting.notify_one();
            opponent
                .play_until(turns, stop, service, clock, moved)
                .await;
        }
    }
}
