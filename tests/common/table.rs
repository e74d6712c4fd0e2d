//! A game that people play on the stand-in, compared with the same game played here.

use halma_picture::{Painter, PictureSize, Scene};
use halma_rules::{
    Color, Contest, ForcedEnd, Game, Jumps, Outcome, Ply, Route, Seat, Status, Verdict,
};
use halma_service::Feats;
use stand_in::{Message, Person, Snowflake, StandIn};

use super::hall::{Hall, SIZE, code_of, public, until_known};
use super::players::{Dice, Plan, next};

/// A game played in a channel, together with the same game played here.
pub struct Table {
    pub channel: Snowflake,
    pub code: String,
    pub game: Game,
    pub people: Vec<Person>,
    /// Who has which seat, for those who have moved: seats after the first are assigned at random.
    names: Vec<String>,
    pub last: Message,
    pub route: Option<Route>,
}

impl Table {
    /// The first person, who gets seat 1, challenges the others, who join.
    pub async fn sit_down(hall: &Hall, channel: &str, people: &[&str], game: Game) -> Self {
        Self::sit_down_at(&hall.stand_in, channel, people, game).await
    }

    /// The same with another bot than the hall's.
    pub async fn sit_down_at(
        stand_in: &StandIn,
        channel: &str,
        people: &[&str],
        game: Game,
    ) -> Self {
        let channel = stand_in.channel(channel);
        let people: Vec<Person> = people.iter().map(|name| stand_in.user(name)).collect();
        let rules = game.rules();
        let diagonals = match rules.diagonals() {
            None => String::new(),
            Some(on) => format!(" diagonals:{}", if on { "true" } else { "false" }),
        };
        let jumps =
            (rules.jumps() != Jumps::default()).then(|| format!(" jumps:{}", rules.jumps()));
        let contest = match rules.contest() {
            Contest::First => "",
            Contest::Places => " ends:places",
            Contest::Pairs => " teams:pairs",
        };
        let options = format!("{diagonals}{}{contest}", jumps.unwrap_or_default());
        let line = format!(
            "/halma game custom with:@{} game:{} rules:{}{options} first:me",
            people[1].name(),
            rules.variant(),
            rules.rule_set(),
        );
        let mut last = public(people[0].slash(channel, &line).await.unwrap()).await;
        let lobby = last.id;
        let label = if people.len() == 2 { "Accept" } else { "Join" };
        for person in &people[1..] {
            // The last seat may be reserved for the person invited by name.
            let button = stand_in.message(lobby).unwrap();
            let label = if button.button(label).is_some() {
                label
            } else {
                "Accept"
            };
            last = public(person.click(lobby, label).await.unwrap()).await;
        }
        Self::new(channel, game, people, last)
    }

    /// A game that has started, from the message with its first board.
    pub fn new(channel: Snowflake, game: Game, people: Vec<Person>, last: Message) -> Self {
        Self {
            channel,
            code: code_of(&last),
            game,
            names: people.iter().map(|one| one.name().to_owned()).collect(),
            people,
            last,
            route: None,
        }
    }

    /// The person to move, whom the last message must have notified, and no one else.
    pub fn to_move(&self) -> &Person {
        let mut notified = self
            .people
            .iter()
            .filter(|who| self.last.notified.is_only([*who]));
        notified
            .next()
            .unwrap_or_else(|| panic!("nobody is notified: {:?}", self.last.notified))
    }

    /// Plays a ply by command, and checks the answering message.
    pub async fn play(&mut self, ply: Ply) {
        let text = ply.text(self.game.position().board());
        let line = format!("/halma move text:{text} game:{}", self.code);
        self.note_seat();
        let answer = self.to_move().slash(self.channel, &line).await.unwrap();
        self.last = public(answer).await;
        self.note(ply);
    }

    /// Waits until the bot knows the message of the last board.
    pub async fn until_known(&self) {
        until_known(&self.people[0], &self.last).await;
    }

    /// Plays a ply by command even if the answer gets lost: waits until the board appears.
    pub async fn play_astray(&mut self, stand_in: &StandIn, ply: Ply) {
        let text = ply.text(self.game.position().board());
        let line = format!("/halma move text:{text} game:{}", self.code);
        self.note_seat();
        self.to_move().send_slash(self.channel, &line).unwrap();
        let seen = self.last.id;
        let posted = |message: &Message| {
            message.id > seen && !message.is_private() && !message.attachments.is_empty()
        };
        self.last = stand_in
            .wait_for_message(self.channel, "the board", posted)
            .await
            .unwrap();
        self.note(ply);
    }

    /// Remembers who has the seat to move.
    fn note_seat(&mut self) {
        let seat = self.game.position().to_move();
        self.names[seat.index()] = self.to_move().name().to_owned();
    }

    /// Plays a ply here only, and checks the warnings of the last message.
    pub fn note(&mut self, ply: Ply) {
        if let Ply::Move(mv) = ply {
            self.route = Some(self.game.position().route(mv));
        }
        self.game.play(ply).unwrap();
        while let Status::Running { turn } = self.game.status() {
            if self.game.position().can_move(turn) {
                break;
            }
            self.game.play(Ply::Pass).unwrap();
        }
        self.check_warnings();
        self.check_moment(ply);
    }

    /// The message has a word for a chain of six jumps and more.
    fn check_moment(&self, ply: Ply) {
        let jumps = self.route.as_ref().map_or(0, Route::jumps);
        let is_long = matches!(ply, Ply::Move(_)) && jumps >= 6 && self.game.outcome().is_none();
        let said = self.last.content.contains("jumps in one move!");
        assert_eq!(said, is_long, "{}", self.last.content);
    }

    /// The message warns five rounds and one round before a forced end.
    fn check_warnings(&self) {
        let ends = self.game.standing().forced_ends();
        let is_near = |end: &ForcedEnd| match end {
            ForcedEnd::HomeInRound {
                rounds_left,
                at_home,
                ..
            } => [5, 1].contains(rounds_left) && at_home.values().any(|stones| *stones > 0),
            ForcedEnd::TempoInRound { rounds_left, .. } | ForcedEnd::Stall { rounds_left, .. } => {
                [5, 1].contains(rounds_left)
            }
            ForcedEnd::HomeAfterOwnMoves { .. } => false,
        };
        let description = self.last.embeds[0].description.as_deref();
        let description = description.unwrap_or_default();
        assert_eq!(
            description.contains("⚠️"),
            ends.iter().any(is_near),
            "{description}"
        );
    }

    /// Plays what a plan chooses.
    pub async fn play_by(&mut self, plan: &Plan) {
        let mut dice = Dice(7 + self.game.ply_count() as u64);
        let ply = plan.choose(self.game.position(), &mut dice);
        self.play(ply).await;
    }

    /// The name of the person on a seat, which must have moved.
    pub fn name_of(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// Plays the game to the end by plans.
    pub async fn play_out(&mut self, plans: &[Plan]) -> Outcome {
        let mut dice = Dice(7);
        while let Some(ply) = next(&self.game, plans, &mut dice) {
            self.play(ply).await;
        }
        self.game.outcome().unwrap()
    }

    /// The final places in the last message, for a game of more than two.
    fn places_told(&self) -> Vec<(usize, Seat)> {
        if let Some(Verdict::Placed(places)) = self.game.outcome().map(|outcome| outcome.verdict) {
            return places
                .iter()
                .map(|(seat, place)| (place.into(), seat))
                .collect();
        }
        let mut lines = self.last.content.lines();
        let Some(line) = lines.find_map(|line| line.strip_prefix("🏁 1.")) else {
            return Vec::new();
        };
        let line = format!("1.{line}");
        let told = line.split(" · ").map(|told| {
            let (place, who) = told.split_once(". ").unwrap();
            let color = "⚪⚫🔴🔵🟢🟡"
                .chars()
                .position(|mark| who.starts_with(mark));
            let setup = self.game.rules().setup();
            let seat = setup.owner(Color::at(color.unwrap()));
            (place.parse().unwrap(), seat)
        });
        told.collect()
    }

    /// The current round, or that of the last move in a finished game.
    fn round(&self) -> u32 {
        let feats = self.game.outcome().and_then(|_| Feats::of(&self.game));
        feats.map_or(self.game.position().round(), |feats| feats.rounds)
    }

    /// The scene of the last message's picture.
    pub fn scene(&self) -> Scene {
        let scene = Scene::of_game(self.game.standing(), self.route.as_ref())
            .with_names(self.names.clone())
            .with_places(self.places_told())
            .sized(PictureSize::new(SIZE).unwrap());
        match self.game.status() {
            Status::Running { turn } if self.game.standing().own_moves()[turn] == 0 => {
                scene.outlining_goal(turn)
            }
            _ => scene,
        }
    }

    /// Checks that the last message shows the current game: picture, words, counters.
    pub fn check_last(&self) {
        let scene = self.scene();
        let file = &self.last.attachments[0];
        assert!(
            file.bytes[..] == Painter::default().png(&scene).unwrap(),
            "another picture"
        );
        let alt_text = file.description.as_deref().unwrap_or_default();
        let board = self.game.position().board();
        for cell in self.game.position().stones(Seat::FIRST) {
            assert!(alt_text.contains(&board.name(cell)), "{alt_text}");
        }
        if let Some(route) = &self.route {
            assert!(alt_text.contains(&route.text(board)), "{alt_text}");
        }
    }
}
