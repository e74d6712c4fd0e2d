//! The result of a compact game.

use halma_store::ids::{PlayerId, Timestamp};
use halma_store::records::{Fared, RatingChange, RatingRecord, ResultRecord, SeatResult};

use super::bits::{Reader, Writer};
use super::head::Common;
use super::words;

/// Ways to fare, by number; new ones come last.
const FARED: [Fared; 3] = [Fared::Won, Fared::Drawn, Fared::Lost];
const WIDTH_OF_FARED: u32 = 2;
/// A rating that others differ from; it stays as it is, whatever ratings begin with.
const USUAL: RatingRecord = RatingRecord(1_500_000, 350_000, 60_000_000);

/// Returns a result without what is rare.
pub fn usual(common: &Common, result: &ResultRecord) -> ResultRecord {
    let seats = result.seats.iter().enumerate();
    ResultRecord {
        began: common.began,
        guild: common.card.place.guild,
        variant: common.options.variant.clone(),
        rules: common.options.rules.clone(),
        emptied: None,
        voided: Vec::new(),
        for_places: false,
        seats: seats
            .map(|(seat, one)| SeatResult {
                player: player(common, seat),
                ..one.clone()
            })
            .collect(),
        ..result.clone()
    }
}

fn player(common: &Common, seat: usize) -> PlayerId {
    let holder = common.seats.get(seat);
    holder
        .and_then(|holder| holder.player())
        .unwrap_or(PlayerId(0))
}

pub fn write(to: &mut Writer, common: &Common, result: &ResultRecord) {
    to.signed(result.ended.0.wrapping_sub(common.began.0));
    to.signed(result.counted.0.wrapping_sub(result.ended.0));
    words::write(to, &result.reason);
    to.maybe(result.quarters, |to, quarters| to.number(quarters.into()));
    to.number(result.seats.len() as u64);
    for seat in &result.seats {
        write_seat(to, seat);
    }
}

fn write_seat(to: &mut Writer, seat: &SeatResult) {
    to.number(seat.place.into());
    let fared = FARED.iter().position(|fared| *fared == seat.fared);
    to.bits(fared.unwrap_or_default() as u64, WIDTH_OF_FARED);
    to.number(seat.moves.into());
    to.number(seat.chain.into());
    to.flag(seat.late);
    to.maybe(seat.everywhere, write_change);
    // Who plays on one server only has the same rating here and everywhere.
    to.flag(seat.here == seat.everywhere);
    if seat.here != seat.everywhere {
        to.maybe(seat.here, write_change);
    }
}

fn write_change(to: &mut Writer, change: RatingChange) {
    let RatingRecord(value, deviation, volatility) = change.from;
    to.signed(i64::from(value) - i64::from(USUAL.0));
    to.signed(i64::from(deviation) - i64::from(USUAL.1));
    to.signed(i64::from(volatility) - i64::from(USUAL.2));
    let by = change.to;
    to.signed(i64::from(by.0) - i64::from(value));
    to.signed(i64::from(by.1) - i64::from(deviation));
    to.signed(i64::from(by.2) - i64::from(volatility));
}

pub fn read(from: &mut Reader, common: &Common) -> Option<ResultRecord> {
    let ended = Timestamp(common.began.0.wrapping_add(from.signed()?));
    let counted = Timestamp(ended.0.wrapping_add(from.signed()?));
    let reason = words::read(from)?;
    let quarters = from.maybe(Reader::small)?;
    let mut seats = Vec::new();
    for seat in 0..from.small::<u8>()? {
        seats.push(read_seat(from, player(common, seat.into()))?);
    }
    Some(ResultRecord {
        began: common.began,
        ended,
        counted,
        guild: common.card.place.guild,
        variant: common.options.variant.clone(),
        rules: common.options.rules.clone(),
        reason,
        quarters,
        seats,
        emptied: None,
        voided: Vec::new(),
        for_places: false,
    })
}

fn read_seat(from: &mut Reader, player: PlayerId) -> Option<SeatResult> {
    let place = from.small()?;
    let fared = *FARED.get(from.bits(WIDTH_OF_FARED)? as usize)?;
    let moves = from.small()?;
    let chain = from.small()?;
    let late = from.flag()?;
    let everywhere = from.maybe(read_change)?;
    let here = if from.flag()? {
        everywhere
    } else {
        from.maybe(read_change)?
    };
    Some(SeatResult {
        player,
        place,
        fared,
        moves,
        chain,
        late,
        everywhere,
        here,
    })
}

fn read_change(from: &mut Reader) -> Option<RatingChange> {
    let mut later = |before: i64| before.checked_add(from.signed()?);
    let value: i32 = later(USUAL.0.into())?.try_into().ok()?;
    let deviation: u32 = later(USUAL.1.into())?.try_into().ok()?;
    let volatility: u32 = later(USUAL.2.into())?.try_into().ok()?;
    let to = (
        later(value.into())?,
        later(deviation.into())?,
        later(volatility.into())?,
    );
    Some(RatingChange {
        from: RatingRecord(value, deviation, volatility),
        to: RatingRecord(
            to.0.try_into().ok()?,
            to.1.try_into().ok()?,
            to.2.try_into().ok()?,
        ),
    })
}
