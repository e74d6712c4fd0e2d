//! Profile pictures, which Discord serves from a host of their own.

use std::sync::Arc;

use axum::extract::{Path, State as Extract};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use crate::faults::{self, Fault};
use crate::snowflake::Snowflake;
use crate::state::Shared;

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
        (face, state.faults.befalling("GET", &path))
    });
    match fault {
        Some(Fault::Late(by) | Fault::Delayed(by)) => tokio::time::sleep(by).await,
        Some(Fault::CutBefore | Fault::CutAfter) => faults::cut(),
        Some(Fault::ServerError(status)) => return faults::answer(status, 0, None),
        Some(Fault::Refused(status, code)) => return faults::answer(status, code, None),
        Some(Fault::RateLimited(wait)) => return faults::answer(429, 0, wait),
        None => {}
    }
    match face {
        Some(face) => ([(CONTENT_TYPE, "image/png")], face.to_vec()).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
