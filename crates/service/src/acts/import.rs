//! Importing a game played elsewhere.

use halma_rules::{Game, Position};
use halma_store::records::PostKind;

use super::settle::Telling;
use crate::change::{Error, Fault, count_challenge};
use crate::matches::{Match, Place, Played, Terms, TimeControl};
use crate::people;
use crate::refusal::Refusal;
use crate::servers::Rights;
use crate::{Act, Changed, Service};

/// A request to import a game.
#[derive(Clone, Debug)]
pub struct ImportRequest {
    /// Who, and when.
    pub act: Act,
    /// The game.
    pub game: Game,
    /// Where it continues if it isn't over.
    pub place: Place,
    /// What Discord reports about the person and the channel.
    pub rights: Rights,
}

impl Service {
    /// Stores a game as practice of one person, who has all its seats. A finished game can be
    /// looked at, and nobody else is told; any other can be continued.
    ///
    /// # Errors
    /// A refusal that says why it can't be imported, or a fault.
    pub async fn import(&self, request: &ImportRequest) -> Result<Changed, Error> {
        let game = &request.game;
        if *game.start() != Position::start(game.rules()) {
            return Err(Refusal::BeginsElsewhere.into());
        }
        let (repeated, now) = (game.clone(), request.act.now);
        let played = self.slowly(move || Played::of(&repeated, now)).await;
        let played = &played;
        self.change(|mut tx| async move {
            let (act, game) = (&request.act, &request.game);
            if let Some(changed) = self.repeated(&mut tx, act.interaction).await? {
                return Ok(changed);
            }
            let player = people::player(&mut tx, &*self.lot, &act.by).await?;
            let goes_on = game.outcome().is_none();
            if goes_on {
                self.check_server(&mut tx, &request.place, request.rights, player)
                    .await?;
                self.check_rules(&mut tx, request.place.guild, game.rules())
                    .await?;
            }
            count_challenge(&mut tx, player, act.now).await?;
            let place = request.place.clone();
            let terms = Terms {
                time_control: TimeControl::Unlimited,
                rated: false,
                ..Terms::new(game.rules())
            };
            let new = self
                .new_match(&mut tx, player, place, terms, act.now)
                .await?;
            let code = new.card.code;
            let played = played.clone().map_err(Fault::damaged(code))?;
            let made = Match::imported(new, played, player, act.now);
            let telling = Telling {
                post: goes_on.then_some(PostKind::Board),
                notice: None,
            };
            self.settle(tx, None, made, act, telling).await
        })
        .await
    }
}
