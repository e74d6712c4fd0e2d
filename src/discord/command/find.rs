//! Finds the match that someone means.

use halma_service::ids::{Code, MatchId};
use halma_service::{Error, Listing, MatchView};

use crate::discord::command::options::folded;
use crate::discord::command::which_match;
use crate::discord::command::{Answer, Choices, Context};
use crate::discord::parts::carried::Carried;
use crate::discord::parts::id::Id;
use crate::discord::parts::limits::MOST_CHOICES;

/// The match that was found, or an answer: a question if there are several, a message if there is
/// none.
pub enum Found {
    Match(Box<MatchView>),
    Ask(Answer),
    Nothing(Answer),
}

/// Where to look for a match when no code is given.
#[derive(Clone, Copy)]
pub struct Search<'a> {
    /// The lists in order: the first one with any match decides.
    pub listings: &'a [Listing],
    /// The ids, by number, of the menus that ask which of several matches is meant.
    pub which: fn(u32) -> Id,
    /// Text that is passed along with the choice.
    pub text: &'a str,
    /// The key of the message if no list has any match.
    pub none: &'a str,
}

impl Context<'_> {
    /// Returns the match a button names if the person can see it here.
    pub async fn match_by_id(&self, id: MatchId) -> Result<MatchView, Error> {
        let service = &self.bot.service;
        service.visible_match(id, self.guild, self.user()).await
    }

    /// Returns a match by its code.
    pub async fn match_by_code(&self, code: Code) -> Result<MatchView, Error> {
        let service = &self.bot.service;
        service.match_by_code(code, self.guild, self.user()).await
    }

    /// Finds a match by its code, or the only one in the lists. Asks if there are several.
    pub async fn find(&self, code: Option<Code>, search: Search<'_>) -> Result<Found, Error> {
        if let Some(code) = code {
            let view = self.match_by_code(code).await?;
            return Ok(Found::Match(Box::new(view)));
        }
        for &listing in search.listings {
            let mut matches = self.bot.service.list(self.caller.asker(), listing).await?;
            match matches.len() {
                0 => {}
                1 => return Ok(Found::Match(Box::new(matches.remove(0).view))),
                _ => {
                    let (speaker, which) = (self.speaker(), search.which);
                    let value = |view: &MatchView| {
                        let carried = Carried {
                            code: view.card.code,
                            turn: Some(view.card.turn),
                            text: search.text,
                        };
                        carried.to_string()
                    };
                    let body = which_match::which_match(speaker, which, &matches, value);
                    return Ok(Found::Ask(Answer::private(body)));
                }
            }
        }
        Ok(Found::Nothing(self.private(search.none)))
    }

    /// Returns the codes of a list's matches that fit the typed text.
    pub async fn codes(&self, listing: Listing, typed: &str) -> Result<Choices, Error> {
        let typed = folded(typed);
        let typed = typed.trim_start_matches('#');
        let matches = self.bot.service.list(self.caller.asker(), listing).await?;
        let speaker = self.speaker();
        let choices = matches.iter().map(|summary| {
            (
                which_match::summary_label(speaker, summary),
                summary.view.card.code.as_str().to_owned(),
            )
        });
        let fits = |(label, code): &(String, String)| {
            folded(code).starts_with(typed) || folded(label).contains(typed)
        };
        Ok(choices.filter(fits).take(MOST_CHOICES).collect())
    }
}
