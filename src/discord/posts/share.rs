//! What one person alone saw, shown to everybody in the channel.

use crate::discord::command::{Answer, Context, First, Then};
use crate::discord::interaction::caller::Caller;
use crate::discord::parts::alt_text::variant_name;
use crate::discord::parts::body::Body;
use crate::discord::parts::{markup, wording};
use crate::discord::text::say;
use crate::service::{MatchView, Recognized, Settings};

impl Context<'_> {
    /// Somebody like the person who asks, with the language of the match's place and no settings: what
    /// is made for them is for everybody.
    pub fn for_everybody(&self, view: &MatchView) -> Caller {
        Caller {
            locale: view.card.place.locale.clone(),
            known: Some(Recognized {
                player: self.caller.asker().player,
                settings: Settings::default(),
            }),
            ..self.caller.clone()
        }
    }

    /// Posts in the channel what was made for everybody, with the names of the players and of the one
    /// who shares it, and without buttons. If there is no picture, only that person is told why.
    pub fn share(&self, view: &MatchView, body: Body) -> Answer {
        if body.picture.is_none() {
            return Answer::private(body);
        }
        let speaker = self.speaker();
        let line = say!(
            speaker,
            "shared",
            who = markup::user(self.user()),
            code = view.card.code.as_str(),
            game = variant_name(speaker, view),
            players = wording::players(speaker, view),
        );
        let body = Body {
            content: format!("{line}\n{}", body.content),
            rows: Vec::new(),
            ..body
        };
        Answer::of(First::Public(body), Then::Nothing)
    }
}
