//! Profile pictures, which Discord serves from a separate host.

use std::sync::Arc;

use axum::extract::{Path, State as Extract};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use super::faults;
use crate::state::Shared;
use crate::state::snowflake::Snowflake;

pub(super) async fn fetch(
    Extract(shared): Extract<Arc<Shared>>,
    Path((user, file)): Path<(Snowflake, String)>,
) -> Response {
    let path = format!("/avatars/{user}/{file}");
    let (face, fault) = shared.change(|state| {
        let user = state.users.get(&user);
        let is_it = |hash: &String| file.strip_suffix(".png") == Some(hash);
        let known = user.filter(|user| user.face_hash().as_ref().is_some_and(is_it));
        let face = known.and_then(|user| user.face.clone());
        (face, state.faults.fault_of("GET", &path))
    });
    let serve = || match face {
        Some(face) => ([(CONTENT_TYPE, "image/png")], face.to_vec()).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    };
    faults::answer(fault, serve, |_| ()).await
}
