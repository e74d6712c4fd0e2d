//! Announces the best players of past seasons on servers that want it.

use halma_picture::Scene;
use halma_rules::{Event, Game, Ply};
use halma_service::{Error, LongestChain, SeasonDigest, SeasonParty};

use crate::discord::bot::Bot;
use crate::discord::bot::bulletins::post_once;
use crate::discord::leaderboard;
use crate::discord::pictures::gallery::Drawn;

/// Tells the servers for which a season is over. Returns whether every reachable server was told;
/// if Discord couldn't be reached, a retry is due later.
///
/// # Errors
/// The store failed.
pub async fn post(bot: &Bot) -> Result<bool, Error> {
    for digest in bot.service.due_digests(bot.now()).await? {
        let mut goes_on = Some(true);
        if !digest.best.is_empty() {
            let speaker = bot.speaker(&digest.locale);
            let party = party(bot, &digest).await?;
            let picture = best_move(bot, &digest, &party).await?;
            let body = leaderboard::digest_message::digest(speaker, &digest, &party, picture);
            let words = format!("{:x}-{}", digest.guild.0, digest.season.0);
            goes_on = post_once(bot, digest.channel, body, words).await.goes_on();
        }
        let Some(goes_on) = goes_on else {
            return Ok(false);
        };
        bot.service.digested(&digest, goes_on, bot.now()).await?;
    }
    Ok(true)
}

/// Returns the games of the season; the champions are known without them.
async fn party(bot: &Bot, digest: &SeasonDigest) -> Result<SeasonParty, Error> {
    match bot.service.season_party(digest.guild, digest.season).await {
        Err(error) if error.is_lasting() => {
            tracing::error!(?error, guild = %digest.guild, "can't read the games of a season");
            Ok(SeasonParty::default())
        }
        party => party,
    }
}

/// Draws the longest chain of a season, if its moves are still known.
async fn best_move(
    bot: &Bot,
    digest: &SeasonDigest,
    party: &SeasonParty,
) -> Result<Option<Drawn>, Error> {
    let Some(longest) = party.chain.clone() else {
        return Ok(None);
    };
    let game = match bot.service.whole_game(longest.id).await {
        Ok(Some(game)) => game,
        Err(error) if !error.is_lasting() => return Err(error),
        _ => return Ok(None),
    };
    let scene = bot.service.slowly(move || chain(&game, &longest)).await;
    Ok(match scene {
        Some(scene) => bot.picture_of_scene(digest.theme.as_deref(), scene).await,
        None => None,
    })
}

/// Returns the scene after the chain.
fn chain(game: &Game, longest: &LongestChain) -> Option<Scene> {
    let mut again = Game::from_position(game.start().clone());
    for &event in game.history() {
        let route = match event {
            Event::Ply {
                seat,
                ply: Ply::Move(mv),
            } if seat == longest.seat => Some(again.position().route(mv)),
            _ => None,
        };
        again.repeat(event)?;
        if let Some(route) = route.filter(|route| route.jumps() == usize::from(longest.jumps)) {
            return Some(Scene::of_game(again.standing(), [&route]));
        }
    }
    None
}
