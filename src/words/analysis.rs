//! What decided a game, in words.

use halma_mind::{Cost, Missed, Moment, RaceBegan, Review};
use halma_rules::{Game, Move, Seat};
use halma_service::ids::UserId;
use halma_service::{GameView, Holder, Participant};

use super::names::seat;
use super::{Speaker, Text, text};

struct Teller<'a> {
    speaker: Speaker<'a>,
    view: &'a GameView,
    game: &'a Game,
    reader: Option<UserId>,
}

/// Returns what decided a game, line by line, each with the number of events before the move that it
/// is about.
pub fn lines(
    speaker: Speaker<'_>,
    view: &GameView,
    game: &Game,
    review: &Review,
    reader: Option<UserId>,
) -> Vec<(Option<usize>, Text)> {
    let teller = Teller {
        speaker,
        view,
        game,
        reader,
    };
    teller.lines(review)
}

impl Teller<'_> {
    fn lines(&self, review: &Review) -> Vec<(Option<usize>, Text)> {
        let mut lines = vec![(None, self.curve())];
        lines.extend(
            (review.moments.iter()).map(|moment| (Some(moment.event), self.moment(moment))),
        );
        if review.moments.is_empty() {
            lines.push((None, self.speaker.text("analysis-no-moment")));
        }
        lines.extend(
            review
                .missed
                .map(|missed| (Some(missed.event), self.missed(missed))),
        );
        lines.extend(review.race.as_ref().map(|race| (None, self.race(race))));
        lines
    }

    fn curve(&self) -> Text {
        let seats = self.game.rules().setup().seats();
        let first = seat(self.speaker, self.view, Seat::FIRST);
        text!(self.speaker, "analysis-curve", seats = seats, seat = first)
    }

    fn moment(&self, moment: &Moment) -> Text {
        let speaker = self.speaker;
        let own = if self.is_own(moment.seat) {
            "yes"
        } else {
            "no"
        };
        let (round, seat) = (moment.round, seat(speaker, self.view, moment.seat));
        let (played, better) = (self.text(moment.played), self.text(moment.better));
        let (key, count) = match moment.cost {
            Cost::Steps(_) => ("analysis-cost-steps", 0),
            Cost::Moves(moves) => ("analysis-cost-moves", moves),
            Cost::Win(moves) => ("analysis-cost-win", moves),
            Cost::Game(moves) => ("analysis-cost-game", moves),
        };
        text!(
            speaker,
            key,
            round = round,
            own = own,
            seat = seat,
            played = played,
            better = better,
            moves = count,
            steps = steps(moment.cost),
        )
    }

    /// Returns true if a seat is the reader's in a game with other people.
    fn is_own(&self, seat: Seat) -> bool {
        let is_reader = |holder: &Holder<Participant>| matches!(holder, Holder::Person(person) if person.user == self.reader);
        self.reader.is_some() && !self.view.practice && is_reader(&self.view.seats[seat])
    }

    fn missed(&self, missed: Missed) -> Text {
        text!(
            self.speaker,
            "analysis-missed",
            round = missed.round,
            seat = seat(self.speaker, self.view, missed.seat),
            chain = self.text(missed.chain),
            jumps = missed.jumps,
            gain = missed.gain,
        )
    }

    fn race(&self, race: &RaceBegan) -> Text {
        let speaker = self.speaker;
        let sides = race.needed.iter().zip(&race.made).map(|(needed, made)| {
            text!(
                speaker,
                "analysis-race-side",
                seat = seat(speaker, self.view, needed.seat),
                needed = needed.moves,
                made = *made,
            )
        });
        text!(
            speaker,
            "analysis-race",
            round = race.round,
            sides = Text::join(sides, " · ")
        )
    }

    fn text(&self, mv: Move) -> String {
        let board = self.game.rules().board();
        format!("{}→{}", board.name(mv.from()), board.name(mv.to()))
    }
}

/// Describes the curve of a game.
pub fn alt_text(speaker: Speaker<'_>, view: &GameView, review: &Review) -> Text {
    let most = review.leads.iter().map(|leads| leads[0]).max().unwrap_or(0);
    let least = review.leads.iter().map(|leads| leads[0]).min().unwrap_or(0);
    text!(
        speaker,
        "analysis-alt",
        most = most / 100,
        least = least / 100,
        rounds = view.feats.map_or(0, |feats| feats.rounds),
    )
}

/// Returns a cost in whole steps.
fn steps(cost: Cost) -> i32 {
    match cost {
        Cost::Steps(hundredths) => (hundredths + 50) / 100,
        Cost::Moves(_) | Cost::Win(_) | Cost::Game(_) => 0,
    }
}
