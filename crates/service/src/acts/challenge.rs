//! Making a challenge.

use halma_mind::Level;
use halma_rules::{Options, RuleSet, Rules, Variant};
use halma_store::records::{FirstMove, PostKind, Series, Thread};

use crate::ambient::shuffle;
use crate::change::{Error, check_pair, count_challenge};
use crate::matches::{Holder, LobbyMove, Place, Stage, Terms, TimeControl, Weekends, is_even};
use crate::people::{self, Person};
use crate::refusal::Refusal;
use crate::servers::Rights;
use crate::{Act, Changed, Service};

/// A request to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChallengeRequest {
    /// Who, and when.
    pub act: Act,
    /// The people challenged by name; empty for an open challenge. Only the challenger means
    /// practice on all seats.
    pub opponents: Vec<Person>,
    /// Where to play.
    pub place: Place,
    /// The game.
    pub variant: Variant,
    /// The computer's level in the seats that nobody is named for, if it plays.
    pub computer: Option<Level>,
    /// The rule set (default: the variant's).
    pub rule_set: Option<RuleSet>,
    /// The options of the rules (default: the variant's).
    pub chosen: Options,
    /// Who moves first.
    pub first: FirstMove,
    /// How much time the players have.
    pub time_control: TimeControl,
    /// Whether clocks run on weekends.
    pub weekends: Weekends,
    /// Whether the game is rated.
    pub rated: bool,
    /// Whether a second game with sides swapped follows.
    pub series: Series,
    /// Whether the challenge, which is open to anyone, is posted again once it is accepted.
    pub recurring: bool,
    /// What Discord reports about the challenger and the channel.
    pub rights: Rights,
    /// Whether the game gets its own thread. A game made in a thread doesn't.
    pub thread: bool,
}

impl Service {
    /// Makes a challenge. People who challenge only themselves start at once.
    ///
    /// # Errors
    /// A refusal that says why this challenge can't be made, or a fault.
    pub async fn challenge(&self, request: &ChallengeRequest) -> Result<Changed, Error> {
        let rules = Rules::with_options(request.variant, request.rule_set, request.chosen)
            .map_err(Refusal::Rules)?;
        check_opponents(request)?;
        self.change(|mut tx| async move {
            let act = &request.act;
            if let Some(changed) = self.repeated(&mut tx, act.interaction).await? {
                return Ok(changed);
            }
            let challenger = people::player(&mut tx, &*self.lot, &act.by).await?;
            self.check_server(&mut tx, &request.place, request.rights, challenger)
                .await?;
            self.check_rules(&mut tx, request.place.guild, rules)
                .await?;
            count_challenge(&mut tx, challenger, act.now).await?;
            let mut invited = Vec::new();
            for person in request
                .opponents
                .iter()
                .filter(|person| person.user != act.by.user)
            {
                let player = people::player(&mut tx, &*self.lot, person).await?;
                self.check_blocks(&mut tx, challenger, Some(person.user), player)
                    .await?;
                invited.push(player);
            }
            let place = request.place.clone();
            let terms = Terms {
                rules,
                first: request.first,
                time_control: request.time_control,
                weekends: request.weekends,
                computer: request.computer,
                rated: request.rated && request.computer.is_none() && is_even(request.variant),
                series: request.series,
                recurring: request.recurring,
            };
            let mut new = self
                .new_match(&mut tx, challenger, place, terms, act.now)
                .await?;
            if request.thread && request.rights.parent.is_none() {
                new.card.thread = Thread::Wanted;
            }
            let is_alone = invited.is_empty();
            let made = if is_alone && request.computer.is_some() {
                let shuffle = |seats: &mut Vec<Holder>| shuffle(&*self.lot, seats);
                let made = new.open(Vec::new(), Vec::new(), act.now);
                made.after_lobby_move(challenger, LobbyMove::Fill, shuffle, act.now)?
            } else if is_alone && !request.opponents.is_empty() {
                let seats = vec![Holder::Person(challenger); rules.variant().seats()];
                new.begin(seats, act.now)
            } else {
                new.open(invited, Vec::new(), act.now)
            };
            check_pair(&mut tx, &made, &self.store).await?;
            let kind = match made.stage {
                Stage::Running(_) => PostKind::Board,
                _ => PostKind::Challenge,
            };
            self.settle(tx, None, made, act, kind).await
        })
        .await
    }
}

fn check_opponents(request: &ChallengeRequest) -> Result<(), Refusal> {
    let seats = request.variant.seats() - 1;
    let challenger = request.act.by.user;
    let opponents = &request.opponents;
    if request.recurring && (!opponents.is_empty() || request.computer.is_some()) {
        return Err(Refusal::RecurringIsForAnybody);
    }
    let is_practice = opponents.iter().any(|person| person.user == challenger);
    if request.series != Series::Single && (seats > 1 || is_practice) {
        return Err(Refusal::SeriesIsForTwo);
    }
    for (index, person) in opponents.iter().enumerate() {
        let user = person.user;
        if person.bot {
            return Err(Refusal::OpponentIsBot { user });
        }
        if !person.member && user != challenger {
            return Err(Refusal::OpponentNotHere { user });
        }
        let twice = opponents[..index].iter().any(|other| other.user == user);
        if twice || (user == challenger && opponents.len() > 1) {
            return Err(Refusal::NamedTwice { user });
        }
    }
    // No seat is left for the computer.
    if request.computer.is_some() && opponents.len() == seats && !is_practice {
        return Err(Refusal::NoSeatForComputer);
    }
    if opponents.len() > seats {
        return Err(Refusal::TooManyOpponents { seats });
    }
    Ok(())
}
