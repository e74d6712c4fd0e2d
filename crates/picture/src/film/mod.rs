//! A game as a row of scenes.

pub(crate) mod gif;

use crate::scene::{PictureSize, Scene};
use halma_rules::{Event, Game, Ply, Route, Seat, Standing};

/// A game as it stood after some of its events, with the move that led there.
#[derive(Clone, Debug)]
pub struct Still {
    /// How it stood.
    pub standing: Standing,
    /// The move before, if the last event was a move.
    pub last: Option<(Seat, Route)>,
}

/// A part of a game, to be shown move by move.
#[derive(Clone, Debug)]
pub struct Film {
    stills: Vec<Still>,
    seat: Seat,
}

impl Still {
    /// Returns a game after a number of its events: plies, and seats that went out.
    pub fn of(game: &Game, events: usize) -> Option<Self> {
        let events = game.history().get(..events)?;
        let mut stills = Stills::of(game);
        let Some((_, before)) = events.split_last() else {
            return stills.next();
        };
        // Ways are looked up only for the move that is shown.
        for event in before {
            stills.game.repeat(*event)?;
        }
        stills.has_begun = true;
        stills.events = game.history()[before.len()..].iter();
        stills.next()
    }

    /// The picture of it.
    pub fn scene(&self) -> Scene {
        let route = self.last.as_ref().map(|(_, route)| route);
        Scene::of_game(&self.standing, route)
    }
}

/// All stills of a game, one before the first event and one after each.
struct Stills<'a> {
    game: Game,
    events: std::slice::Iter<'a, Event>,
    has_begun: bool,
}

impl<'a> Stills<'a> {
    fn of(game: &'a Game) -> Self {
        Self {
            game: Game::from_position(game.start().clone()),
            events: game.history().iter(),
            has_begun: false,
        }
    }
}

impl Iterator for Stills<'_> {
    type Item = Still;

    fn next(&mut self) -> Option<Still> {
        let mut last = None;
        if std::mem::replace(&mut self.has_begun, true) {
            let event = *self.events.next()?;
            if let Event::Ply {
                seat,
                ply: Ply::Move(mv),
            } = event
            {
                last = Some((seat, self.game.position().route(mv)));
            }
            self.game.repeat(event)?;
        }
        Some(Still {
            standing: self.game.standing().clone(),
            last,
        })
    }
}

impl Film {
    /// A game from one number of events to another, both included, from the side of a seat.
    pub fn of(game: &Game, from: usize, to: usize, seat: Seat) -> Self {
        let stills = Stills::of(game).skip(from);
        Self {
            stills: stills.take(to.saturating_sub(from) + 1).collect(),
            seat,
        }
    }

    /// The moments that it shows.
    pub fn stills(&self) -> &[Still] {
        &self.stills
    }

    /// The number of its pictures.
    pub fn len(&self) -> usize {
        self.stills.len()
    }

    /// Returns true if it shows nothing.
    pub fn is_empty(&self) -> bool {
        self.stills.is_empty()
    }

    /// Returns its scenes: the first, every `step`-th after it, and the last.
    pub(crate) fn scenes(&self, step: usize, size: PictureSize) -> impl Iterator<Item = Scene> {
        let end = self.stills.len().saturating_sub(1);
        let is_shown = move |place: usize| place.is_multiple_of(step) || place == end;
        let stills = self.stills.iter().enumerate();
        stills
            .filter(move |(place, _)| is_shown(*place))
            .map(move |(_, still)| {
                let scene = still.scene().in_film();
                scene.seen_from(self.seat).sized(size)
            })
    }
}
