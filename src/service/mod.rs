//! Room: service.
