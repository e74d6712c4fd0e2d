//! The operator's own themes, loaded at startup: a folder with one folder per theme. Its
//! `theme.toml` says what differs from the default look, and pictures may replace wood and stones.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use halma_picture::{Art, ArtError, Painters, Theme, ThemeError};
use thiserror::Error;

/// The file that every theme has.
const THEME_FILE: &str = "theme.toml";
/// The names of the pictures without extension: the board's surface, and the stones in the order of
/// docs/rules.md, section 7.
const BOARD: &str = "board";
const STONES: [&str; 6] = ["white", "black", "red", "blue", "green", "yellow"];
const ENDINGS: [&str; 4] = ["png", "jpg", "jpeg", "webp"];

/// The maximum size of a file in bytes.
const MOST_BYTES: u64 = 8 << 20;
/// The maximum number of own themes: with the compiled-in ones, as many as Discord can list.
const MOST_THEMES: usize = 20;
const MOST_NAME_CHARS: usize = 32;

/// A theme that can't be used, and why.
#[derive(Debug, Error)]
#[error("the theme in {}: {why}", path.display())]
pub struct ThemesError {
    /// The file or the folder.
    path: PathBuf,
    /// What is wrong with it.
    why: Why,
}

#[derive(Debug, Error)]
enum Why {
    #[error("{0}")]
    Unreadable(#[from] io::Error),
    #[error("the file has {0} bytes; at most {MOST_BYTES} are read")]
    TooLarge(u64),
    #[error(
        "the name of its folder must be 1 to {MOST_NAME_CHARS} of the characters a to z, 0 to 9 and -"
    )]
    BadName,
    #[error("there is another theme of this name")]
    Twice,
    #[error("there are more than {MOST_THEMES} themes")]
    TooMany,
    #[error("{0}")]
    Theme(#[from] ThemeError),
    #[error("not a picture that can be used: {0}")]
    Picture(#[from] ArtError),
}

/// Adds the themes of a folder to the compiled-in ones.
///
/// # Errors
/// The first one that can't be used, with the reason.
pub fn load(folder: &Path, painters: &mut Painters) -> Result<(), ThemesError> {
    let at = |path: &Path| {
        let path = path.to_owned();
        move |why: Why| ThemesError { path, why }
    };
    let entries = fs::read_dir(folder).map_err(|error| at(folder)(error.into()))?;
    let mut folders = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| at(folder)(error.into()))?.path();
        if path.join(THEME_FILE).is_file() {
            folders.push(path);
        }
    }
    folders.sort();
    if folders.len() > MOST_THEMES {
        return Err(at(folder)(Why::TooMany));
    }
    for path in folders {
        let name = name_of(&path).ok_or_else(|| at(&path)(Why::BadName))?;
        if painters.names().any(|known| known == name) {
            return Err(at(&path)(Why::Twice));
        }
        let file = path.join(THEME_FILE);
        let theme = theme(&file).map_err(at(&file))?;
        let art = art(&path)?;
        painters.add(&name, theme, art);
    }
    Ok(())
}

fn name_of(path: &Path) -> Option<String> {
    let name = path.file_name()?.to_str()?;
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (name.len() <= MOST_NAME_CHARS && name.bytes().all(fits)).then(|| name.to_owned())
}

fn theme(file: &Path) -> Result<Theme, Why> {
    let text = String::from_utf8_lossy(&bytes(file)?).into_owned();
    Ok(Theme::parse(&text)?)
}

fn art(folder: &Path) -> Result<Art, ThemesError> {
    let mut art = Art::default();
    let found = |name: &str| {
        let files = ENDINGS.map(|ending| folder.join(format!("{name}.{ending}")));
        files.into_iter().find(|file| file.is_file())
    };
    let names = std::iter::once(BOARD).chain(STONES);
    for (place, name) in names.enumerate() {
        let Some(path) = found(name) else { continue };
        let taken = bytes(&path).and_then(|bytes| {
            let taken = match place.checked_sub(1) {
                None => art.set_board(&bytes),
                Some(color) => art.set_stone(color, &bytes),
            };
            Ok(taken?)
        });
        taken.map_err(|why| ThemesError { path, why })?;
    }
    Ok(art)
}

fn bytes(file: &Path) -> Result<Vec<u8>, Why> {
    let length = fs::metadata(file)?.len();
    if length > MOST_BYTES {
        return Err(Why::TooLarge(length));
    }
    Ok(fs::read(file)?)
}
