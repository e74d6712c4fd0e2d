//! The message of an analysis.

use halma_mind::{Cost, Missed, Moment, RaceBegan, Review};
use halma_rules::{Game, Move, Seat};
use halma_service::ids::UserId;
use halma_service::{GameView, Holder, MatchView, Participant};
use serenity::builder::{CreateActionRow, CreateEmbed};
use serenity::model::application::ButtonStyle;

use crate::discord::analysis::click::Click;
use crate::discord::parts::alt_text::variant_name;
use crate::discord::parts::body::{Body, Picture};
use crate::discord::parts::components::button;
use crate::discord::parts::id::AtTurn;
use crate::discord::parts::wording::seat;
use crate::discord::pictures::gallery::Drawn;
use crate::discord::replay::click as replay;
use crate::discord::text::{Speaker, say};

/// Returns the curve of who was ahead, and what decided the game; `reader` is addressed as "you".
pub fn analysis(
    speaker: Speaker<'_>,
    view: &MatchView,
    game: &Game,
    review: &Review,
    drawn: Option<Drawn>,
    reader: Option<UserId>,
) -> Body {
    let code = view.card.code.as_str();
    let title = say!(
        speaker,
        "analysis-title",
        code = code,
        game = variant_name(speaker, view)
    );
    let Some(shown) = view.game() else {
        return Body::text(title);
    };
    let teller = Teller {
        speaker,
        view: shown,
        game,
        reader,
    };
    let lines = teller.lines(review).into_iter().map(|(_, line)| line);
    let lines: Vec<String> = lines.collect();
    let (at, style) = (AtTurn::of(view), ButtonStyle::Secondary);
    let replay = button(speaker, replay::Click::Open { at }, "button-replay", style);
    let share = button(speaker, Click::Share { at }, "button-share", style);
    Body {
        embed: Some(CreateEmbed::new().description(lines.join("\n"))),
        picture: drawn.map(|png| Picture {
            png,
            name: format!("halma-{}-analysis.png", code.to_lowercase()),
            alt_text: teller.alt_text(review),
        }),
        rows: vec![CreateActionRow::Buttons(vec![replay, share])],
        ..Body::text(title)
    }
}

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
) -> Vec<(Option<usize>, String)> {
    let teller = Teller {
        speaker,
        view,
        game,
        reader,
    };
    teller.lines(review)
}

impl Teller<'_> {
    fn lines(&self, review: &Review) -> Vec<(Option<usize>, String)> {
        let mut lines = vec![(None, self.curve())];
        lines.extend(
            (review.moments.iter()).map(|moment| (Some(moment.event), self.moment(moment))),
        );
        if review.moments.is_empty() {
            lines.push((None, self.speaker.say("analysis-no-moment")));
        }
        lines.extend(
            review
                .missed
                .map(|missed| (Some(missed.event), self.missed(missed))),
        );
        lines.extend(review.race.as_ref().map(|race| (None, self.race(race))));
        lines
    }

    fn curve(&self) -> String {
        let seats = self.game.rules().setup().seats();
        let first = seat(self.speaker, self.view, Seat::FIRST);
        say!(self.speaker, "analysis-curve", seats = seats, seat = first)
    }

    fn moment(&self, moment: &Moment) -> String {
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
        say!(
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

    fn missed(&self, missed: Missed) -> String {
        say!(
            self.speaker,
            "analysis-missed",
            round = missed.round,
            seat = seat(self.speaker, self.view, missed.seat),
            chain = self.text(missed.chain),
            jumps = missed.jumps,
            gain = missed.gain,
        )
    }

    fn race(&self, race: &RaceBegan) -> String {
        let speaker = self.speaker;
        let sides = race.needed.iter().zip(&race.made).map(|(needed, made)| {
            say!(
                speaker,
                "analysis-race-side",
                seat = seat(speaker, self.view, needed.seat),
                needed = needed.moves,
                made = *made,
            )
        });
        let sides: Vec<_> = sides.collect();
        say!(
            speaker,
            "analysis-race",
            round = race.round,
            sides = sides.join(" · ")
        )
    }

    fn text(&self, mv: Move) -> String {
        let board = self.game.rules().board();
        format!("{}→{}", board.name(mv.from()), board.name(mv.to()))
    }

    fn alt_text(&self, review: &Review) -> String {
        let most = review.leads.iter().map(|leads| leads[0]).max().unwrap_or(0);
        let least = review.leads.iter().map(|leads| leads[0]).min().unwrap_or(0);
        say!(
            self.speaker,
            "analysis-alt",
            most = most / 100,
            least = least / 100,
            rounds = self.view.feats.map_or(0, |feats| feats.rounds),
        )
    }
}

/// Returns a cost in whole steps.
fn steps(cost: Cost) -> i32 {
    match cost {
        Cost::Steps(hundredths) => (hundredths + 50) / 100,
        Cost::Moves(_) | Cost::Win(_) | Cost::Game(_) => 0,
    }
}
