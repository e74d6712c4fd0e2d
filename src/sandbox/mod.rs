//! Room: sandbox.
