//! The days of a cup: when people are called in, when entry closes, when a round begins and ends. Each
//! step is one change, so that a kill leaves the cup before it or after it.

use halma_cup::{Cup, Fault as CupFault};
use halma_rules::Reason;
use halma_store::ids::{CupId, PlayerId, Scope, Timestamp};
use halma_store::records::{
    Cancelled, CupGame, CupGameRecord, CupNews, CupStage, EntrantRecord, Holder, PostKind, Thread,
};
use halma_store::{Key, Prefix, Slot};

use crate::Service;
use crate::change::{Error, Fault, Transaction};
use crate::cups::{SHOWS_UP_WITHIN, WholeCup, annul, is_daily, put_cup};
use crate::matches::{Match, Terms, family, merged, moved};

/// How many games begin in one go; the others follow with the next.
const BEGUN_AT_ONCE: usize = 25;

impl Service {
    /// Does what is due in a cup since `due`.
    pub(crate) async fn judge_cup(
        &self,
        id: CupId,
        due: Timestamp,
        now: Timestamp,
    ) -> Result<(), Error> {
        let judge = |tx| self.judge_cup_stage(tx, id, due, now);
        let stage = self.change(judge).await?;
        if stage == CupStage::Running {
            let cup = self.whole_cup(id).await?;
            self.begin_games(&cup, now).await?;
            self.resign_for_those_out(&cup, now).await?;
            if is_daily(due) {
                self.end_of_no_shows(&cup, now).await?;
            }
        }
        Ok(())
    }

    async fn judge_cup_stage(
        &self,
        mut tx: Transaction<'_>,
        id: CupId,
        due: Timestamp,
        now: Timestamp,
    ) -> Result<CupStage, Error> {
        tx.delete(Slot::cup_due(due, id));
        let mut cup = self.cup_in(&mut tx, id).await?;
        let before = cup.record.clone();
        match cup.record.stage {
            CupStage::Entry => cup.call_in(now),
            CupStage::CalledIn if cup.record.closes <= now => {
                self.close_entry(&mut tx, &mut cup).await?;
            }
            CupStage::Closed if cup.record.closing.is_some() => {
                self.next_round(&mut tx, &mut cup, now).await?;
            }
            CupStage::Running if cup.is_stairs() => {
                self.look_at_stairs(&mut tx, &mut cup, now).await?;
            }
            CupStage::Running if cup.is_round_over() => {
                self.next_round(&mut tx, &mut cup, now).await?;
            }
            CupStage::Running if is_daily(due) => cup.move_last_day(self.outages().await?),
            _ => {}
        }
        if cup.record != before || !cup.record.news.is_empty() {
            put_cup(&mut tx, &cup, now)?;
        } else if let Some(at) = cup.looked_at_next(now) {
            tx.put_index(Slot::cup_due(at, id));
        }
        tx.commit().await?;
        Ok(cup.record.stage)
    }

    /// Closes the entry if enough people play. Who they are is settled with the draw: until then this
    /// may still change, and nobody enters any more.
    async fn close_entry(&self, tx: &mut Transaction<'_>, cup: &mut WholeCup) -> Result<(), Error> {
        let (least, _) = cup.kind()?.people();
        let mut people = 0;
        for (player, entrant) in &cup.entrants {
            let plays = entrant.confirmed || cup.record.everyone;
            if plays && tx.exists(Slot::player(*player)).await? {
                people += 1;
            }
        }
        if people < least {
            cup.wait_for_more();
        } else {
            cup.record.stage = CupStage::Closed;
            cup.record.news.push(CupNews::Closed);
        }
        Ok(())
    }

    /// Pairs the next round, or ends the cup after the last one.
    async fn next_round(
        &self,
        tx: &mut Transaction<'_>,
        cup: &mut WholeCup,
        now: Timestamp,
    ) -> Result<(), Error> {
        self.settle_who_is_in(tx, cup).await?;
        let form = cup.form();
        let paired = move || Cup::try_from(&form).and_then(|cup| halma_cup::pair(&cup));
        let first = cup.games.len() as u64;
        match self.slowly(paired).await {
            Ok(pairing) => cup.begin_round(&pairing, now),
            Err(CupFault::Deserted { .. } | CupFault::People { .. }) if cup.is_drawn_next() => {
                cup.wait_for_more();
            }
            Err(
                CupFault::Over
                | CupFault::SecondBye(_)
                | CupFault::Deserted { .. }
                | CupFault::People { .. },
            ) => {
                self.go_on(tx, cup, now)?;
            }
            Err(fault) => return Err(Fault::Cup(fault).into()),
        }
        for (number, game) in (first..).zip(&cup.games[first as usize..]) {
            tx.put(Slot::cup_game(cup.id, number), game)?;
        }
        Ok(())
    }

    /// Goes on after the last round that can be paired. For another season of a league people confirm
    /// again, and those who are out have left.
    fn go_on(
        &self,
        tx: &mut Transaction<'_>,
        cup: &mut WholeCup,
        now: Timestamp,
    ) -> Result<(), Error> {
        let before = cup.entrants.clone();
        cup.go_on(now)?;
        if cup.record.stage != CupStage::Entry {
            return Ok(());
        }
        cup.record.secret = self.secret_of_lots();
        for (player, mut entrant) in before {
            let slot = Slot::entrant(cup.id, player);
            if entrant.is_in {
                entrant.confirmed = false;
                tx.put(slot, &entrant)?;
            } else {
                tx.delete(slot);
                tx.delete(Slot::player_cup(player, cup.id));
            }
        }
        Ok(())
    }

    /// Reads who is in, which the change then depends on, and writes it down: with the draw everyone
    /// who plays, with their ratings; later nobody who has deleted their data.
    async fn settle_who_is_in(
        &self,
        tx: &mut Transaction<'_>,
        cup: &mut WholeCup,
    ) -> Result<(), Error> {
        let terms = Terms::restore(&cup.record.options).map_err(Fault::CupTerms)?;
        let family = family(terms.rules.variant());
        let is_draw = cup.is_drawn_next();
        cup.entrants.clear();
        for (key, stored) in tx.records(Prefix::EntrantsOf(cup.id)).await? {
            let Key::Entrant(_, player) = key else {
                continue;
            };
            let slot = Slot::entrant(cup.id, player);
            let before: EntrantRecord = slot.read(&stored)?;
            let mut entrant = before.clone();
            if is_draw {
                let tally = tx.read(Slot::tally(player, Scope::Global, family)).await?;
                entrant.rating = tally.map(|tally| i64::from(tally.rating.0) / 1000);
                entrant.is_in = entrant.confirmed || cup.record.everyone;
            }
            entrant.is_in &= tx.exists(Slot::player(player)).await?;
            if entrant != before {
                tx.put(slot, &entrant)?;
            }
            cup.entrants.push((player, entrant));
        }
        Ok(())
    }

    /// Begins the games of the round that haven't begun, each once, however many processes try.
    async fn begin_games(&self, cup: &WholeCup, now: Timestamp) -> Result<(), Error> {
        for number in cup.waiting().take(BEGUN_AT_ONCE) {
            self.change(|tx| self.begin_game(tx, cup, number, now))
                .await?;
        }
        Ok(())
    }

    async fn begin_game(
        &self,
        mut tx: Transaction<'_>,
        cup: &WholeCup,
        number: u64,
        now: Timestamp,
    ) -> Result<(), Error> {
        let slot = Slot::cup_game(cup.id, number);
        let goes_on = tx.read(Slot::cup(cup.id)).await?;
        let goes_on = goes_on.is_some_and(|cup| cup.stage == CupStage::Running);
        let record = tx.read(slot).await?.filter(|_| goes_on);
        let waits = |game: &CupGameRecord| game.game.is_none() && !game.annulled;
        let Some(mut record) = record.filter(waits) else {
            return Ok(());
        };
        let terms = Terms::restore(&cup.record.options).map_err(Fault::CupTerms)?;
        let place = cup.record.place.clone();
        let new = self.new_match(&mut tx, record.seats[0], place, terms, now);
        let mut new = new.await?;
        new.card.cup = Some(Box::new(CupGame {
            cup: cup.id,
            number,
            // Months on the stairs aren't rounds.
            round: record.challenger.map_or(record.round, |_| 1),
            rounds: cup.record.rounds,
            name: cup.record.name.clone(),
        }));
        if cup.record.threads {
            new.card.thread = Thread::Wanted;
        }
        let seats = record.seats.iter().copied().map(Holder::Person);
        let made = new.begin(seats.collect(), now);
        let made = self.put_new(&mut tx, made, PostKind::Board, now).await?;
        record.game = Some(made.id);
        tx.put(slot, &record)?;
        Ok(tx.commit().await?)
    }

    /// Ends the games in which somebody hasn't made a first move in time; they count for nothing, and
    /// that person is out.
    async fn end_of_no_shows(&self, cup: &WholeCup, now: Timestamp) -> Result<(), Error> {
        for game in cup
            .current_games()
            .filter(|game| game.result.is_none() && !game.annulled)
        {
            if let Some(game) = game.game {
                let judge = |tx, before| self.end_of_no_show(tx, cup, before, now);
                self.change_match(game, judge).await?;
            }
        }
        Ok(())
    }

    async fn end_of_no_show(
        &self,
        mut tx: Transaction<'_>,
        cup: &WholeCup,
        before: Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        let Ok(play) = before.running() else {
            return Ok(());
        };
        let standing = play.standing();
        let waits = standing.own_moves()[standing.position().to_move()] == 0;
        let (Holder::Person(late), true, None) = (play.to_move(), waits, before.card.paused) else {
            return Ok(());
        };
        let standstills = merged(self.read_standstills(&mut tx, &before).await?);
        let began = play.turn_began();
        if moved(began, began + SHOWS_UP_WITHIN, &standstills) > now {
            return Ok(());
        }
        let mut play = play.clone();
        let turns = play.cancel(Some(Cancelled::Late(late)), now)?;
        let after = before.later(play, turns);
        self.put_board(&mut tx, &before, after, now).await?;
        let slot = Slot::entrant(cup.id, late);
        if let Some(mut entrant) = tx.read(slot).await? {
            entrant.is_in = false;
            tx.put(slot, &entrant)?;
            annul(&mut tx, cup, late).await?;
            tx.put_index(Slot::cup_due(now, cup.id));
        }
        Ok(tx.commit().await?)
    }

    /// Resigns the games that run of everyone who is out.
    async fn resign_for_those_out(&self, cup: &WholeCup, now: Timestamp) -> Result<(), Error> {
        for game in cup.games.iter().filter(|game| game.result.is_none()) {
            let Some(id) = game.game else { continue };
            let is_out = |player: &&PlayerId| cup.entrant(**player).is_some_and(|one| !one.is_in);
            for &player in game.seats.iter().filter(is_out) {
                let resign = |tx, before| self.resign_for(tx, before, player, now);
                self.change_match(id, resign).await?;
            }
        }
        Ok(())
    }

    async fn resign_for(
        &self,
        mut tx: Transaction<'_>,
        before: Match,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<(), Error> {
        let by_now = self.by_the_clock(&mut tx, &before, now).await?;
        let Ok(play) = by_now.running() else {
            return Ok(());
        };
        if play.seats_of(player).next().is_none() {
            return Ok(());
        }
        let mut play = play.clone();
        let turns = play.take_out_all(player, Reason::Resignation, now)?;
        let after = by_now.later(play, turns);
        self.put_board(&mut tx, &before, after, now).await?;
        Ok(tx.commit().await?)
    }
}
