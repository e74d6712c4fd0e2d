//! Files and requests: interactions, profile pictures, themes and their pictures, backups, exports.

use std::fs;
use std::path::Path;

use halma_store::{SledStore, Store, transfer};
use tempfile::TempDir;

use crate::common::desk::Desk;
use crate::common::hall::Hall;
use crate::fuzz::fuzz;
use crate::fuzz::readers;

async fn interactions() -> Vec<Vec<u8>> {
    let hall = Hall::open().await;
    let stand_in = &hall.stand_in;
    let (anna, channel) = (stand_in.user("anna"), stand_in.channel("general"));
    stand_in.user("ben");
    let mut ids = Vec::new();
    let line = "/halma game custom with:@ben with2:@anna game:star3 rules:igroved first:me";
    for line in [
        line,
        "/halma move text:h4-h5",
        "/halma-admin settings games:5",
    ] {
        ids.extend(anna.send_slash(channel, line));
    }
    let made = anna
        .slash(channel, "/halma play with:@ben game:halma8")
        .await
        .unwrap();
    let made = made.message().await.unwrap();
    ids.push(stand_in.user("ben").send_click(made.id, "Accept").unwrap());
    let payloads = ids
        .iter()
        .map(|id| stand_in.interaction_payload(*id).unwrap());
    let payloads = payloads
        .map(|payload| payload.to_string().into_bytes())
        .collect();
    hall.close().await;
    payloads
}

#[test]
fn interactions_as_they_should_never_come() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let good = runtime.block_on(interactions());
    fuzz("interactions", 60, good, readers::interactions);
}

/// The smallest pictures of each type that people use as profile pictures.
fn pictures() -> Vec<Vec<u8>> {
    use image::ImageFormat::{Jpeg, Png, WebP};
    let picture =
        image::RgbImage::from_fn(24, 20, |x, y| image::Rgb([x as u8 * 9, y as u8 * 7, 90]));
    let formats = [Png, Jpeg, WebP].into_iter();
    let written = formats.map(|format| {
        let mut bytes = std::io::Cursor::new(Vec::new());
        picture.write_to(&mut bytes, format).unwrap();
        bytes.into_inner()
    });
    written.collect()
}

#[test]
fn profile_pictures() {
    let good = pictures()[..1].to_vec();
    fuzz("profile pictures", 30, good, readers::profile_pictures);
}

#[test]
fn themes_of_operators() {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/picture/assets/themes");
    let files = fs::read_dir(assets)
        .unwrap()
        .map(|file| file.unwrap().path());
    let files = files.filter(|path| path.extension().is_some_and(|ending| ending == "toml"));
    let mut good: Vec<Vec<u8>> = files.map(|path| fs::read(path).unwrap()).collect();
    good.sort();
    fuzz("theme files", 3, good, readers::theme_files);
    fuzz("theme pictures", 3, pictures(), readers::theme_pictures);
}

#[test]
fn backups_and_exports() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let folder = TempDir::new().unwrap();
    let (backup, export) = runtime.block_on(async {
        let desk = Desk::in_folder(&folder.path().join("store"));
        let begun = desk.begin().await;
        let play = desk.play(1, begun.view.id, None, "h4-h5");
        desk.service.play(&play).await.unwrap();
        desk.store.close().await;
        let store = Store::new(SledStore::open(&folder.path().join("store")).unwrap());
        let backup = folder.path().join("backup");
        store
            .back_up(Box::new(fs::File::create(&backup).unwrap()))
            .await
            .unwrap();
        let mut export = Vec::new();
        transfer::export(&store, &mut export).await.unwrap();
        store.close().await;
        (fs::read(backup).unwrap(), export)
    });
    let whole = backup.clone();
    fuzz("backups", 20, vec![backup], |bytes| {
        let is_whole = readers::backups(bytes);
        assert!(
            !is_whole || bytes.starts_with(&whole[..whole.len() / 2]),
            "a damaged backup is accepted as intact"
        );
        is_whole
    });
    fuzz("exports", 8, vec![export], readers::exports);
}
