//! What heads of finished games have in common.

use halma_rules::Rules;
use halma_store::ids::{InteractionId, MatchId, MessageId, PlayerId, Timestamp};
use halma_store::records::{
    Card, CompactGame, FirstMove, GameHead, Holder, MatchBody, Options, Place, RuleOptions, Series,
    Thread,
};

use super::bits::{Reader, Writer};
use super::words;
use crate::matches::{Damage, Terms};

/// Ways to move first, by number; new ones come last.
const FIRST: [FirstMove; 4] = [
    FirstMove::Lot,
    FirstMove::Challenger,
    FirstMove::Opponent,
    FirstMove::AsListed,
];
const WIDTH_OF_FIRST: u32 = 2;

/// What is written of a head; all else is usually as it is by default, or follows from the log.
pub struct Common {
    pub card: Card,
    pub options: Options,
    pub seats: Vec<Holder>,
    pub began: Timestamp,
}

impl Common {
    pub fn of(body: &MatchBody, game: &GameHead) -> Self {
        let seats = game.seats.clone();
        let people = people(&seats);
        let challenger = body.card.challenger;
        Self {
            card: Card {
                asides: Vec::new(),
                cup: None,
                paused: None,
                thread: Thread::None,
                voided: None,
                challenger: if people.contains(&challenger) {
                    challenger
                } else {
                    nobody(&people)
                },
                ..body.card.clone()
            },
            options: Options {
                bank: None,
                weekends: false,
                series: Series::Single,
                recurring: false,
                ..body.options.clone()
            },
            seats,
            began: game.began,
        }
    }

    pub fn rules(&self) -> Result<Rules, Damage> {
        Ok(Terms::restore(&self.options)?.rules)
    }

    pub fn compact(self, rest: String) -> CompactGame {
        let (card, options) = (self.card, self.options);
        CompactGame(
            card.code,
            options.variant,
            options.rules,
            card.made,
            card.turn,
            card.place.guild,
            card.place.channel,
            self.seats,
            rest,
        )
    }

    pub fn write(&self, to: &mut Writer) {
        let card = &self.card;
        let people = people(&self.seats);
        let challenger = people.iter().position(|who| *who == card.challenger);
        to.number(challenger.unwrap_or_default() as u64);
        words::write(to, &card.place.locale);
        to.number(card.posts);
        to.number(card.posts.wrapping_sub(card.bearer));
        to.number(card.posts.wrapping_sub(card.shown));
        to.maybe(card.message, |to, id| to.number(id.0));
        to.maybe(card.message_answers, |to, id| to.number(id.0));
        to.maybe(card.rematch_of, |to, id| to.number(id.0));
        to.maybe(card.rematch, |to, id| to.number(id.0));
        let options = &self.options;
        to.maybe(options.diagonals, Writer::flag);
        let chosen = &options.chosen;
        for word in [&chosen.jumps, &chosen.ends, &chosen.teams] {
            to.maybe(word.as_deref(), words::write);
        }
        let first = FIRST.iter().position(|first| *first == options.first);
        to.bits(first.unwrap_or_default() as u64, WIDTH_OF_FIRST);
        to.maybe(options.move_hours, |to, hours| to.number(hours.into()));
        to.maybe(options.computer, |to, level| to.number(level.into()));
        to.flag(options.rated);
        to.signed(self.began.0.wrapping_sub(card.made.0));
    }

    pub fn read(game: &CompactGame, from: &mut Reader) -> Option<Self> {
        let CompactGame(code, variant, rules, made, turn, guild, channel, seats, _) = game.clone();
        let people = people(&seats);
        let challenger = people.get(from.small::<usize>()?).copied();
        let locale = words::read(from)?;
        let posts = from.number()?;
        let card = Card {
            code,
            made,
            place: Place {
                guild,
                channel,
                locale,
            },
            challenger: challenger.unwrap_or(nobody(&people)),
            turn,
            posts,
            bearer: posts.wrapping_sub(from.number()?),
            shown: posts.wrapping_sub(from.number()?),
            message: from.maybe(|from| from.number().map(MessageId))?,
            message_answers: from.maybe(|from| from.number().map(InteractionId))?,
            asides: Vec::new(),
            rematch_of: from.maybe(|from| from.number().map(MatchId))?,
            rematch: from.maybe(|from| from.number().map(MatchId))?,
            cup: None,
            paused: None,
            thread: Thread::None,
            voided: None,
        };
        let options = Options {
            variant,
            rules,
            diagonals: from.maybe(Reader::flag)?,
            chosen: RuleOptions {
                jumps: from.maybe(words::read)?,
                ends: from.maybe(words::read)?,
                teams: from.maybe(words::read)?,
            },
            first: *FIRST.get(from.bits(WIDTH_OF_FIRST)? as usize)?,
            move_hours: from.maybe(Reader::small)?,
            bank: None,
            weekends: false,
            computer: from.maybe(Reader::small)?,
            rated: from.flag()?,
            series: Series::Single,
            recurring: false,
        };
        Some(Self {
            began: Timestamp(made.0.wrapping_add(from.signed()?)),
            card,
            options,
            seats,
        })
    }
}

fn people(seats: &[Holder]) -> Vec<PlayerId> {
    seats.iter().filter_map(|holder| holder.player()).collect()
}

/// The challenger who is noted elsewhere.
fn nobody(people: &[PlayerId]) -> PlayerId {
    people.first().copied().unwrap_or(PlayerId(0))
}
