//! Plans: what a player answers to which moves of the others.

use halma_rules::Ply;
use halma_store::ids::{PlayerId, Timestamp};
use halma_store::records::{EventRecord, PlanRecord};

use super::Play;
use super::typed::strict_move;
use crate::refusal::{PlanFault, Refusal};

/// The maximum number of lines of a plan.
const MOST_LINES: usize = 30;
/// The maximum length of a plan in characters: it fits into a message.
pub const MOST_PLAN_CHARS: usize = 1_500;

/// A player's plan: lines of moves from the current position on, without passes, each ending with a
/// move of the player's own. Lines that begin alike branch where they differ, and only there where
/// others are to move.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Plan {
    lines: Vec<Vec<String>>,
}

impl Plan {
    /// Reads a plan as typed: a line of moves per line.
    ///
    /// # Errors
    /// A refusal that names the line and says what is wrong with it.
    pub fn read(play: &Play, player: PlayerId, text: &str) -> Result<Self, Refusal> {
        let mut plan = Self::default();
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        for (number, line) in (1..).zip(lines) {
            let refused = |fault| Refusal::PlanLine { number, fault };
            let line = plan.read_line(play, player, line).map_err(refused)?;
            if !plan.lines.contains(&line) {
                plan.lines.push(line);
            }
        }
        if plan.lines.len() > MOST_LINES || plan.text().len() > MOST_PLAN_CHARS {
            let (lines, chars) = (MOST_LINES, MOST_PLAN_CHARS);
            return Err(Refusal::PlanTooLong { lines, chars });
        }
        Ok(plan)
    }

    fn read_line(
        &self,
        play: &Play,
        player: PlayerId,
        line: &str,
    ) -> Result<Vec<String>, PlanFault> {
        let mut play = play.clone();
        let mut read = Vec::new();
        let mut ends_with_own = false;
        for word in words(line) {
            let impossible = || PlanFault::Impossible(word.to_owned());
            let ply = play.standing().parse_ply(&strict_move(word));
            let ply = ply.ok().filter(|ply| *ply != Ply::Pass);
            let ply = ply.ok_or_else(impossible)?;
            let text = ply.text(play.standing().position().board());
            ends_with_own = play.to_move().player() == Some(player);
            if ends_with_own && self.differs(&read, &text) {
                return Err(PlanFault::TwoAnswers(word.to_owned()));
            }
            let now = play.turn_began();
            play.play(ply, now).map_err(|_| impossible())?;
            read.push(text);
        }
        if ends_with_own {
            Ok(read)
        } else {
            Err(PlanFault::NoAnswer)
        }
    }

    /// Returns true if a line with the same beginning goes on with another move.
    fn differs(&self, beginning: &[String], next: &str) -> bool {
        let mut rests = self
            .lines
            .iter()
            .filter_map(|line| line.strip_prefix(beginning));
        rests.any(|rest| rest.first().is_some_and(|other| other != next))
    }

    /// Returns what is left of the plan after these events: nothing, unless they are moves in it.
    #[must_use]
    pub fn after(&self, events: &[EventRecord]) -> Self {
        let mut lines = self.lines.clone();
        for event in events {
            match event {
                EventRecord::Ply(text, _) if text == "--" => {}
                EventRecord::Ply(text, _) => {
                    lines.retain(|line| line.first() == Some(text) && line.len() > 1);
                    for line in &mut lines {
                        line.remove(0);
                    }
                }
                EventRecord::Out(..) | EventRecord::End(..) | EventRecord::Back(..) => {
                    lines.clear();
                }
            }
        }
        Self { lines }
    }

    /// Returns the plan as it is typed.
    pub fn text(&self) -> String {
        let lines: Vec<String> = self.lines.iter().map(|line| line.join(" ")).collect();
        lines.join("\n")
    }

    /// Returns true if there is no line.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Returns the record of the plan.
    pub fn record(&self) -> PlanRecord {
        PlanRecord {
            lines: self.lines.clone(),
        }
    }
}

impl From<PlanRecord> for Plan {
    fn from(record: PlanRecord) -> Self {
        Self {
            lines: record.lines,
        }
    }
}

/// Returns the moves of a line, which commas separate, or spaces if there are none.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let commas = [',', '،', '、', '，'];
    let has_commas = line.contains(commas);
    let parts = line.split(move |letter: char| {
        if has_commas {
            commas.contains(&letter)
        } else {
            letter.is_whitespace()
        }
    });
    let is_number = |part: &str| {
        part.trim_end_matches(['.', ')'])
            .bytes()
            .all(|byte| byte.is_ascii_digit())
    };
    parts.map(str::trim).filter(move |part| !is_number(part))
}

impl Play {
    /// Plays the answers that people have planned to the moves just made. Returns the number of turns
    /// by which the board advances.
    pub fn answer_by(&mut self, plans: &[(PlayerId, Plan)], now: Timestamp) -> u64 {
        let mut turns = 0;
        while let Some(ply) = self.planned(plans)
            && let Ok(more) = self.play_planned(ply, now)
        {
            turns += more;
        }
        turns
    }

    /// Returns the planned answer to the moves just made, if there is one.
    fn planned(&self, plans: &[(PlayerId, Plan)]) -> Option<Ply> {
        if self.outcome().is_some() {
            return None;
        }
        let player = self.to_move().player()?;
        let (_, plan) = plans.iter().find(|(owner, _)| *owner == player)?;
        let left = plan.after(&self.fresh);
        let answer = left.lines.first()?.first()?;
        self.standing().parse_ply(answer).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use halma_store::ids::Timestamp;

    #[test]
    fn a_plan_goes_on_after_its_moves_and_passes_and_ends_after_others() {
        let lines = [
            ["h4-h5", "a5-a4", "h5-h6", "a4-a3"],
            ["h4-h5", "a5-b5", "h5-h6", "b5-b4"],
        ];
        let plan = Plan::from(PlanRecord {
            lines: lines.map(|line| line.map(str::to_owned).to_vec()).to_vec(),
        });
        let now = Timestamp(0);
        let ply = |text: &str| EventRecord::Ply(text.to_owned(), now);
        let text = |events: &[EventRecord]| plan.after(events).text();
        assert_eq!(text(&[ply("--")]), plan.text());
        let rest = "h5-h6 b5-b4";
        assert_eq!(text(&[ply("h4-h5"), ply("--"), ply("a5-b5")]), rest);
        assert_eq!(text(&[ply("h4-h5"), ply("a5-a4"), ply("h5-g5")]), "");
        assert_eq!(text(&[EventRecord::Back(1, now)]), "");
    }
}
