//! From palette indexes to PNG bytes.

pub(crate) mod bands;
pub(crate) mod picture;
pub(crate) mod sheet;
