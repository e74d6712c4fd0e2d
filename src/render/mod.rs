//! Room: render.
