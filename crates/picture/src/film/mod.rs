//! A game as a sequence of scenes.

pub(crate) mod gif;

use crate::scene::{PictureSize, Scene};
use halma_rules::{Event, Game, Ply, Route, Seat, Standing};

/// A game after some of its events, with the move that led there.
#[derive(Clone, Debug)]
pub struct Still {
    /// The standing.
    pub standing: Standing,
    /// The move before, if the last event was a move.
    pub last: Option<(Seat, Route)>,
}

/// A part of a game, to show move by move.
#[derive(Clone, Debug)]
pub struct Film {
    stills: Vec<Still>,
    seat: Seat,
}

impl Still {
    /// The game after a number of events: plies, and seats that went out.
    pub fn of(game: &Game, events: usize) -> Option<Self> {
        let events = game.history().get(..events)?;
        let mut stills = Stills::of(game);
        let Some((_, before)) = events.split_last() else {
            return stills.next();
        };
        // Only the shown move needs a route, so the events before it are only repeated.
        for event in before {
            stills.game.repeat(*event)?;
        }
        stills.has_begun = true;
        stills.events = game.history()[before.len()..].iter();
        stills.next()
    }

    /// The scene of this still.
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
    /// Films a game between two numbers of events, inclusive, as a seat sees it.
    pub fn of(game: &Game, from: usize, to: usize, seat: Seat) -> Self {
        let stills = Stills::of(game).skip(from);
        Self {
            stills: stills.take(to.saturating_sub(from) + 1).collect(),
            seat,
        }
    }

    /// The stills.
    pub fn stills(&self) -> &[Still] {
        &self.stills
    }

    /// The number of stills.
    pub fn len(&self) -> usize {
        self.stills.len()
    }

    /// Returns true if there are no stills.
    pub fn is_empty(&self) -> bool {
        self.stills.is_empty()
    }

    /// The scenes: the first, every `step`-th after it, and the last.
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
