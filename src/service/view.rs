//! What the front ends see of a match.

use super::matches::{Closed, Match, Place, Play, Stage};
use super::offers::{Offer, OfferKind, Undone};
use super::{Deed, FirstMove, MoveTime, OldMessage, Reminders, Retirement, Service};
use crate::engine::{BySeat, Game, Move, Reason, Route, Rules, Seat};
use crate::ids::{ChannelId, Code, MatchId, MessageId, PlayerId, Timestamp, UserId};
use crate::service::draft;
use crate::service::error::Error;
use crate::store::Slot;
use crate::store::records::{Cancelled, EventRecord, Lost, Moderated};

/// Somebody in a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Participant {
    /// The player.
    pub player: PlayerId,
    /// The Discord account, or `None` if the person asked to be forgotten.
    pub user: Option<UserId>,
    /// The name that people see; empty if the person asked to be forgotten.
    pub name: String,
    /// When the person wants to be mentioned.
    pub reminders: Reminders,
}

impl Participant {
    /// Somebody of whom nothing is known.
    pub fn nobody(player: PlayerId) -> Self {
        Self {
            player,
            user: None,
            name: String::new(),
            reminders: Reminders::None,
        }
    }
}

/// A match as it is now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchView {
    /// The id.
    pub id: MatchId,
    /// The name that people use.
    pub code: Code,
    /// Where it is played.
    pub place: Place,
    /// What is played.
    pub rules: Rules,
    /// Who moves first.
    pub first: FirstMove,
    /// The time for a move.
    pub move_time: MoveTime,
    /// Who made the challenge.
    pub challenger: Participant,
    /// Rises with every ply and never falls; buttons of an older turn are stale.
    pub turn: u64,
    /// The message that bears the buttons, once known.
    pub message: Option<MessageId>,
    /// The same, with what it takes to change it.
    pub old_message: Option<OldMessage>,
    /// Whether this is a rematch.
    pub is_rematch: bool,
    /// The channel in which it was made: its own, or that of its thread.
    pub home: ChannelId,
    /// Whether a thread has to be made before the next post.
    pub needs_thread: bool,
    /// Since when, why and for how long at most the game stands still.
    pub paused: Option<PauseView>,
    /// How far it is.
    pub stage: StageView,
}

/// A game that stands still.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PauseView {
    /// When it ends if nothing is done.
    pub until: Timestamp,
    /// What it has lost.
    pub lost: LostView,
}

/// What a game has lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LostView {
    /// Its channel.
    Place,
    /// A player, who has left the server.
    Player(Participant),
}

/// How far a match is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StageView {
    /// A challenge that waits for players.
    Open {
        /// Those who are in, the challenger first.
        joined: Vec<Participant>,
        /// Those who are invited and have not answered.
        invited: Vec<Participant>,
        /// The number of further seats that anybody may take.
        free: usize,
        /// When it expires.
        expires: Timestamp,
    },
    /// A game that goes on.
    Running(Box<GameView>),
    /// A game that has ended.
    Finished(Box<GameView>),
    /// A challenge that came to nothing.
    Closed {
        /// Why.
        why: Closed,
        /// Who declined, where somebody did.
        by: Option<Participant>,
        /// Who was in, the challenger first.
        joined: Vec<Participant>,
        /// Who had not answered.
        invited: Vec<Participant>,
        /// The moderator who removed it, where one did.
        moderated: Option<ModeratedView>,
    },
}

/// What a moderator did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ModeratedView {
    /// Who.
    pub who: Participant,
    /// What.
    pub deed: Deed,
    /// Why, in the moderator's own words.
    pub reason: Option<String>,
}

/// Why a game was cancelled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CancelledView {
    /// All agreed.
    Agreed,
    /// Somebody let the time pass before everybody had moved.
    Late(Participant),
    /// Somebody had left the server before everybody had moved.
    Left(Participant),
    /// It had lost its channel for a week.
    NoPlace,
}

/// An absence that a turn overlaps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AwayView {
    /// Who is or was away.
    pub who: Participant,
    /// Its beginning.
    pub from: Timestamp,
    /// Its end.
    pub until: Timestamp,
}

/// The last move with its route.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastMove {
    /// Who moved.
    pub seat: Seat,
    /// The move.
    pub mv: Move,
    /// How it got there.
    pub route: Route,
}

/// A game with its players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameView {
    /// The game.
    pub game: Game,
    /// Who sits where.
    pub seats: BySeat<Participant>,
    /// Whether one person has all seats; such a match is not rated.
    pub practice: bool,
    /// The last move, if any.
    pub last: Option<LastMove>,
    /// The seats that had to pass since, in order.
    pub passes: Vec<Seat>,
    /// The seats that went out, in order, with the reason of each.
    pub outs: Vec<(Seat, Reason)>,
    /// When the time for the present move is over, where there is a clock.
    pub deadline: Option<Timestamp>,
    /// How many plies were taken back, where that is the last that happened.
    pub taken_back: Option<u16>,
    /// What was offered last in the present turn.
    pub offer: Option<OfferView>,
    /// Who is or was away in the present turn; only where there is a clock.
    pub away: Vec<AwayView>,
    /// Whether the one to move will be reminded.
    pub will_remind: bool,
    /// Whether the bot was away in the present turn, which does not count; only where there is a
    /// clock.
    pub outage: bool,
    /// What a moderator did, where that is the last that happened.
    pub moderated: Option<ModeratedView>,
    /// Why it was cancelled, where that is known and no moderator did it.
    pub cancelled: Option<CancelledView>,
}

/// Something that was offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferView {
    /// What.
    pub kind: OfferKind,
    /// By whom.
    pub by: Participant,
    /// Those who have to agree and have not.
    pub waiting: Vec<Participant>,
    /// Whether it still stands.
    pub open: bool,
    /// Who declined it; nobody where it was taken back.
    pub declined: Option<Participant>,
    /// For a takeback: what it undoes, the latest ply first.
    pub undone: Vec<Undone>,
}

impl GameView {
    /// The seats that a player owns.
    pub fn seats_of(&self, player: PlayerId) -> impl Iterator<Item = Seat> + '_ {
        self.seats
            .iter()
            .filter(move |(_, who)| who.player == player)
            .map(|(seat, _)| seat)
    }

    /// The person whose turn it is, or was when the game ended.
    pub fn to_move(&self) -> &Participant {
        &self.seats[self.game.position().to_move()]
    }

    /// The seat that a Discord account would look at the board from: its own, else the first.
    pub fn seat_of_user(&self, user: UserId) -> Seat {
        let own = self.seats.iter().find(|(_, who)| who.user == Some(user));
        own.map_or(Seat::FIRST, |(seat, _)| seat)
    }
}

impl MatchView {
    /// The game, if it has begun.
    pub fn game(&self) -> Option<&GameView> {
        match &self.stage {
            StageView::Running(game) | StageView::Finished(game) => Some(game),
            StageView::Open { .. } | StageView::Closed { .. } => None,
        }
    }

    /// Everybody who is in the match or invited.
    pub fn people(&self) -> Vec<&Participant> {
        match &self.stage {
            StageView::Open {
                joined, invited, ..
            }
            | StageView::Closed {
                joined, invited, ..
            } => joined.iter().chain(invited).collect(),
            StageView::Running(game) | StageView::Finished(game) => game.seats.values().collect(),
        }
    }
}

impl Service {
    /// The view of a match, with the names of its people.
    pub(super) async fn view(&self, found: &Match) -> Result<MatchView, Error> {
        let card = &found.card;
        let stage = match &found.stage {
            Stage::Open(lobby) => StageView::Open {
                joined: self.participants(&lobby.joined).await?,
                invited: self.participants(&lobby.invited).await?,
                free: card.rules.variant().seats() - lobby.joined.len() - lobby.invited.len(),
                expires: lobby.expires,
            },
            Stage::Running(play) => {
                let deadline = self.moved_deadline(found).await?;
                let view = self.game_view(play).await?;
                let away = match deadline {
                    Some(_) => self.away_now(play, &view).await?,
                    None => Vec::new(),
                };
                let outage = deadline.is_some() && self.had_outage(play.turn_began()).await?;
                let wants_all = view.to_move().reminders == Reminders::All;
                StageView::Running(Box::new(GameView {
                    deadline,
                    away,
                    outage,
                    will_remind: wants_all && found.reminder_look().is_some(),
                    ..view
                }))
            }
            Stage::Finished(play) => StageView::Finished(Box::new(self.game_view(play).await?)),
            Stage::Closed(closing) => StageView::Closed {
                why: closing.why,
                by: match closing.why {
                    Closed::Declined(player) => Some(self.participant(player).await?),
                    _ => None,
                },
                joined: self.participants(&closing.joined).await?,
                invited: self.participants(&closing.invited).await?,
                moderated: self.moderated(closing.word.as_ref()).await?,
            },
        };
        Ok(MatchView {
            id: card.id,
            code: card.code,
            place: card.place.clone(),
            rules: card.rules,
            first: card.first,
            move_time: card.move_time,
            challenger: self.participant(card.challenger).await?,
            turn: card.turn,
            message: card.message,
            old_message: found.old_message(Retirement::Strip),
            is_rematch: card.rematch_of.is_some(),
            home: found.home(),
            needs_thread: found.needs_thread(),
            paused: self.pause_view(found).await?,
            stage,
        })
    }

    async fn pause_view(&self, found: &Match) -> Result<Option<PauseView>, Error> {
        let (Some(paused), Some(until)) = (found.card.paused, found.lost_at()) else {
            return Ok(None);
        };
        let lost = match paused.why {
            Lost::Place => LostView::Place,
            Lost::Player(player) => LostView::Player(self.participant(player).await?),
        };
        Ok(Some(PauseView { until, lost }))
    }

    async fn game_view(&self, play: &Play) -> Result<GameView, Error> {
        let people = self.participants(&play.seats).await?;
        let offer = match play.offers.last() {
            Some(offer) => Some(self.offer_view(play, offer).await?),
            None => None,
        };
        let last = play.last.as_ref();
        Ok(GameView {
            game: play.game.clone(),
            seats: BySeat::new(people.len(), |seat| people[seat.index()].clone()),
            practice: play.is_practice(),
            last: last.map(|last| LastMove {
                seat: last.seat,
                mv: last.mv,
                route: last.route.clone(),
            }),
            passes: play.passes.clone(),
            outs: play.outs().collect(),
            deadline: None,
            taken_back: match play.events.last() {
                Some(EventRecord::Back(plies, _)) => Some(*plies),
                _ => None,
            },
            offer,
            away: Vec::new(),
            will_remind: false,
            outage: false,
            moderated: self.moderated(play.word.as_ref()).await?,
            cancelled: self.cancelled(play.cancelled).await?,
        })
    }

    async fn moderated(&self, word: Option<&Moderated>) -> Result<Option<ModeratedView>, Error> {
        let Some(word) = word else { return Ok(None) };
        Ok(Some(ModeratedView {
            who: self.participant(word.by).await?,
            deed: word.deed,
            reason: word.reason.clone(),
        }))
    }

    async fn cancelled(&self, why: Option<Cancelled>) -> Result<Option<CancelledView>, Error> {
        Ok(match why {
            None => None,
            Some(Cancelled::Agreed) => Some(CancelledView::Agreed),
            Some(Cancelled::NoPlace) => Some(CancelledView::NoPlace),
            Some(Cancelled::Late(who)) => Some(CancelledView::Late(self.participant(who).await?)),
            Some(Cancelled::Left(who)) => Some(CancelledView::Left(self.participant(who).await?)),
        })
    }

    async fn away_now(&self, play: &Play, view: &GameView) -> Result<Vec<AwayView>, Error> {
        let mut away = Vec::new();
        for seat in play.game.standing().playing() {
            let who = &view.seats[seat];
            let last = self.away_spans(who.player).await?.pop();
            if let Some(span) = last.filter(|span| span.until > play.turn_began()) {
                away.push(AwayView {
                    who: who.clone(),
                    from: span.from,
                    until: span.until,
                });
            }
        }
        Ok(away)
    }

    async fn offer_view(&self, play: &Play, offer: &Offer) -> Result<OfferView, Error> {
        let undone = match offer.kind {
            OfferKind::Takeback => play.undone(offer.by),
            OfferKind::Draw | OfferKind::Abort => Vec::new(),
        };
        Ok(OfferView {
            kind: offer.kind,
            by: self.participant(offer.by).await?,
            waiting: self.participants(&play.waiting(offer)).await?,
            open: offer.open,
            declined: match offer.declined {
                Some(by) => Some(self.participant(by).await?),
                None => None,
            },
            undone,
        })
    }

    async fn participants(&self, players: &[PlayerId]) -> Result<Vec<Participant>, Error> {
        let mut people = Vec::with_capacity(players.len());
        for &player in players {
            people.push(self.participant(player).await?);
        }
        Ok(people)
    }

    pub(super) async fn participant(&self, player: PlayerId) -> Result<Participant, Error> {
        let record = draft::read(&*self.store, Slot::player(player)).await?;
        let (user, name) = match record {
            Some(record) => (Some(record.user), record.name),
            None => (None, String::new()),
        };
        let reminders = self.settings_of(player).await?.reminders;
        Ok(Participant {
            player,
            user,
            name,
            reminders,
        })
    }
}
