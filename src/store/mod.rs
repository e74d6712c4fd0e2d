//! Room: store.
