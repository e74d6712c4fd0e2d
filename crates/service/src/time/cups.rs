//! The days of a cup: when people are called in, when entry closes, when a round begins and ends. Each
//! step is one change, so that a kill leaves the cup before it or after it.

use halma_cup::{Cup, Fault as CupFault, Kind};
use halma_store::Slot;
use halma_store::ids::{CupId, MatchId, PlayerId, Scope, Timestamp};
use halma_store::records::{
    Cancelled, CupGame, CupNews, CupStage, EntrantRecord, Holder, PostKind, Thread,
};

use crate::Service;
use crate::change::{Error, Fault, Transaction};
use crate::cups::{ONCE_MORE, SHOWS_UP_WITHIN, WholeCup, put_cup};
use crate::matches::{Terms, family, moved};

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
            self.begin_games(id, now).await?;
            self.end_of_no_shows(id, now).await?;
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
            CupStage::Running if cup.is_round_over() => {
                self.next_round(&mut tx, &mut cup, now).await?;
            }
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

    /// Closes the entry if enough people have confirmed, and writes down how strong they are.
    async fn close_entry(&self, tx: &mut Transaction<'_>, cup: &mut WholeCup) -> Result<(), Error> {
        let (least, _) = kind_of(cup)?.people();
        let confirmed = |entrant: &&(PlayerId, _)| is_confirmed(entrant);
        if cup.entrants.iter().filter(confirmed).count() < least {
            cup.record.closes = cup.record.closes + ONCE_MORE;
            cup.record.stage = CupStage::Entry;
            cup.record.news.push(CupNews::TooFew);
            return Ok(());
        }
        let terms = Terms::restore(&cup.record.options).map_err(Fault::CupTerms)?;
        let family = family(terms.rules.variant());
        for (player, entrant) in &mut cup.entrants {
            let slot = Slot::tally(*player, Scope::Global, family);
            let tally = tx.read(slot).await?;
            entrant.rating = tally.map(|tally| i64::from(tally.rating.0) / 1000);
            entrant.is_in = entrant.confirmed;
            tx.put(Slot::entrant(cup.id, *player), entrant)?;
        }
        cup.record.stage = CupStage::Closed;
        cup.record.news.push(CupNews::Closed);
        Ok(())
    }

    /// Pairs the next round, or ends the cup after the last one.
    async fn next_round(
        &self,
        tx: &mut Transaction<'_>,
        cup: &mut WholeCup,
        now: Timestamp,
    ) -> Result<(), Error> {
        self.without_those_who_left(tx, cup).await?;
        let form = cup.form();
        let paired = move || Cup::try_from(&form).and_then(|cup| halma_cup::pair(&cup));
        let pairing = match self.slowly(paired).await {
            Ok(pairing) => pairing,
            Err(CupFault::Over | CupFault::Deserted { .. } | CupFault::People { .. }) => {
                cup.record.stage = CupStage::Over;
                cup.record.news.push(CupNews::Over);
                return Ok(());
            }
            Err(fault) => return Err(Fault::Cup(fault).into()),
        };
        let first = cup.games.len() as u64;
        cup.begin_round(&pairing, now);
        for (number, game) in (first..).zip(&cup.games[first as usize..]) {
            tx.put(Slot::cup_game(cup.id, number), game)?;
        }
        Ok(())
    }

    /// Nobody is paired who has deleted their data.
    async fn without_those_who_left(
        &self,
        tx: &mut Transaction<'_>,
        cup: &mut WholeCup,
    ) -> Result<(), Error> {
        for (player, entrant) in &mut cup.entrants {
            if entrant.is_in && !tx.exists(Slot::player(*player)).await? {
                entrant.is_in = false;
                tx.put(Slot::entrant(cup.id, *player), entrant)?;
            }
        }
        Ok(())
    }

    /// Begins the games of the round that haven't begun, each once, however many processes try.
    async fn begin_games(&self, id: CupId, now: Timestamp) -> Result<(), Error> {
        let cup = self.whole_cup(id).await?;
        let waiting = (0_u64..).zip(&cup.games);
        let waiting = waiting.filter(|(_, game)| game.game.is_none() && !game.annulled);
        let waiting: Vec<u64> = waiting.map(|(number, _)| number).collect();
        for &number in waiting.iter().take(BEGUN_AT_ONCE) {
            self.change(|tx| self.begin_game(tx, &cup, number, now))
                .await?;
        }
        if waiting.len() > BEGUN_AT_ONCE {
            self.change(|mut tx| async move {
                tx.put_index(Slot::cup_due(now, id));
                Ok(tx.commit().await?)
            })
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
        let Some(mut record) = tx.read(slot).await? else {
            return Ok(());
        };
        if record.game.is_some() || record.annulled {
            return Ok(());
        }
        let terms = Terms::restore(&cup.record.options).map_err(Fault::CupTerms)?;
        let place = cup.record.place.clone();
        let new = self.new_match(&mut tx, record.seats[0], place, terms, now);
        let mut new = new.await?;
        new.card.cup = Some(Box::new(CupGame {
            cup: cup.id,
            number,
            round: record.round,
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

    /// Ends the games in which somebody hasn't made a first move in time; they count for nothing.
    async fn end_of_no_shows(&self, id: CupId, now: Timestamp) -> Result<(), Error> {
        let cup = self.whole_cup(id).await?;
        let Some(round) = cup.record.begun.last() else {
            return Ok(());
        };
        let outages = self.outages().await?;
        if moved(round.began, round.began + SHOWS_UP_WITHIN, &outages) > now {
            return Ok(());
        }
        let games = cup.games_of(cup.round());
        for game in games.filter(|game| game.result.is_none() && !game.annulled) {
            if let Some(game) = game.game {
                self.end_of_no_show(id, game, now).await?;
            }
        }
        Ok(())
    }

    async fn end_of_no_show(&self, cup: CupId, game: MatchId, now: Timestamp) -> Result<(), Error> {
        let outages = self.outages().await?;
        self.change_match(game, |mut tx, before| {
            let outages = &outages;
            async move {
                let Ok(play) = before.running() else {
                    return Ok(());
                };
                let standing = play.standing();
                let waits = standing.own_moves()[standing.position().to_move()] == 0;
                let until = play.turn_began() + SHOWS_UP_WITHIN;
                let Holder::Person(late) = play.to_move() else {
                    return Ok(());
                };
                if !waits || moved(play.turn_began(), until, outages) > now {
                    return Ok(());
                }
                let mut play = play.clone();
                let turns = play.cancel(Some(Cancelled::Late(late)), now)?;
                let after = before.later(play, turns);
                self.put_board(&mut tx, &before, after, now).await?;
                let slot = Slot::entrant(cup, late);
                if let Some(mut entrant) = tx.read(slot).await? {
                    entrant.is_in = false;
                    tx.put(slot, &entrant)?;
                }
                Ok(tx.commit().await?)
            }
        })
        .await
    }
}

fn is_confirmed((_, entrant): &(PlayerId, EntrantRecord)) -> bool {
    entrant.confirmed
}

fn kind_of(cup: &WholeCup) -> Result<Kind, Error> {
    Ok(Kind::named(&cup.record.kind).map_err(Fault::Cup)?)
}
