//! The end of a season: its champions, and what else there was.

use halma_service::{Reminders, SeasonDigest, SeasonParty};

use crate::discord::parts::body::{Body, Picture};
use crate::discord::parts::choice::Choice;
use crate::discord::pictures::gallery::Drawn;
use crate::discord::text::{Say as _, Speaker, say};
use crate::words::names::{mention, mentions};
use crate::words::tables::medals;

/// How many people are thanked by name; all their mentions fit into a message.
const MOST_THANKED: usize = 30;

/// Names the best players of each family, and tells of the season. Those who played are notified if
/// they like to be.
pub fn digest(
    speaker: Speaker<'_>,
    digest: &SeasonDigest,
    party: &SeasonParty,
    drawn: Option<Drawn>,
) -> Body {
    let (year, quarter) = digest.season.year_and_quarter();
    let title = say!(speaker, "digest-title", year = year, quarter = quarter);
    let families = digest.best.iter().map(|(family, best)| {
        say!(
            speaker,
            "digest-family",
            family = speaker.say(&family.key()),
            champions = medals(speaker, best)
        )
    });
    let next = say!(speaker, "digest-next");
    let lines = [title].into_iter().chain(families);
    let lines = lines.chain(of_party(speaker, party)).chain([next]);
    let thanked = party.people.iter().take(MOST_THANKED);
    let likes = thanked.filter(|who| who.reminders == Reminders::All);
    Body {
        notify: likes.filter_map(|who| who.user).collect(),
        picture: drawn.map(|drawn| picture(speaker, party, drawn)),
        ..Body::text(lines.collect::<Vec<_>>().join("\n"))
    }
}

/// Tells of a season's games.
fn of_party(speaker: Speaker<'_>, party: &SeasonParty) -> Vec<String> {
    if party.people.is_empty() {
        return Vec::new();
    }
    let who = |person| speaker.write(&mention(speaker, person));
    let most = party.most.as_ref();
    let most =
        most.map(|(person, games)| say!(speaker, "digest-most", who = who(person), games = *games));
    let chain = party.chain.as_ref().map(|chain| {
        say!(
            speaker,
            "digest-chain",
            who = who(&chain.who),
            jumps = chain.jumps
        )
    });
    let closest = party.closest.as_ref().map(|(winner, loser, steps)| {
        let (winner, loser) = (who(winner), who(loser));
        say!(
            speaker,
            "digest-closest",
            winner = winner,
            loser = loser,
            steps = *steps
        )
    });
    let people = mentions(speaker, party.people.iter().take(MOST_THANKED));
    let thanks = say!(
        speaker,
        "digest-thanks",
        games = party.games,
        people = speaker.write(&people)
    );
    [most, chain, closest, Some(thanks)]
        .into_iter()
        .flatten()
        .collect()
}

/// Returns the picture of the longest chain.
fn picture(speaker: Speaker<'_>, party: &SeasonParty, png: Drawn) -> Picture {
    let chain = party.chain.as_ref();
    let alt_text = chain.map_or_else(String::new, |chain| {
        say!(
            speaker,
            "digest-alt",
            who = chain.who.name.clone(),
            jumps = chain.jumps
        )
    });
    Picture {
        png,
        name: "halma-season.png".to_owned(),
        alt_text,
    }
}
