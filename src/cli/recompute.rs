//! `halma recompute-ratings`.

use std::io::Write;
use std::path::Path;

use halma_rating::Rating;
use halma_service::{Clock as _, SystemClock};
use halma_store::ids::Scope;

use super::CliError;
use super::offline::with_store;

/// Recounts all results of a store and says which ratings changed.
pub(super) fn recompute(file: Option<&Path>, out: &mut dyn Write) -> Result<(), CliError> {
    let (recount, lines) = with_store(file, async |service| {
        let recount = service.recount(SystemClock.now()).await?;
        let mut lines = Vec::new();
        for one in &recount.changed {
            let name = service.named(one.player).await?.name;
            let place = match one.scope {
                Scope::Global => "everywhere".to_owned(),
                Scope::Guild(guild) => format!("server {guild}"),
            };
            let [from, to] = [one.from, one.to].map(points);
            lines.push(format!("{name}, {}, {place}: {from} -> {to}", one.family));
        }
        Ok((recount, lines))
    })?;
    let closed = CliError::output;
    for line in lines {
        writeln!(out, "{line}").map_err(closed)?;
    }
    let (results, ratings) = (recount.results, recount.ratings);
    let changed = recount.changed.len();
    writeln!(
        out,
        "results: {results}, ratings: {ratings}, changed: {changed}"
    )
    .map_err(closed)
}

fn points(rating: Option<Rating>) -> String {
    rating.map_or_else(
        || "none".to_owned(),
        |rating| format!("{:.3}", rating.points()),
    )
}
