//! Files and directories that only their owner can read, whatever the umask: a store contains
//! tokens of interactions that can still be answered.

use std::collections::BTreeSet;
use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// The directories that can't be synced, each of which is logged once.
static UNSYNCED: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// Creates a directory if it is missing, and its parents with the usual permissions. A new one is
/// still there after a power cut.
pub(super) fn make_directory(path: &Path) -> io::Result<()> {
    let above = || path.ancestors().skip(1);
    let missing = above().take_while(|above| !is_there(above)).count();
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent)?;
    }
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    match builder.create(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && path.is_dir() => Ok(()),
        Err(error) => Err(error),
        Ok(()) => above().take(missing + 1).try_for_each(sync_directory),
    }
}

/// Brings a directory's list of files to the disk; systems other than Unix do so on their own. Some
/// network and FUSE file systems can't, which is logged.
///
/// # Errors
/// The disk fails.
pub fn sync_directory(directory: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    let directory = here_if_empty(directory);
    let synced = File::open(directory).and_then(|directory| directory.sync_all());
    let Err(error) = synced else { return Ok(()) };
    if !is_impossible(&error) {
        return Err(error);
    }
    let mut unsynced = UNSYNCED.lock().unwrap_or_else(PoisonError::into_inner);
    if unsynced.insert(directory.to_owned()) {
        tracing::warn!(
            "{}: this directory can't be synced ({error}), so a power cut may take its newest files",
            directory.display()
        );
    }
    Ok(())
}

/// Returns true for the errors of a file system that syncs no directories, or not for this user.
fn is_impossible(error: &io::Error) -> bool {
    use io::ErrorKind::{InvalidInput, IsADirectory, PermissionDenied, Unsupported};
    let kinds = [InvalidInput, IsADirectory, PermissionDenied, Unsupported];
    kinds.contains(&error.kind())
}

/// Returns the error of a temporary file as the system tells it, without the file's name.
pub fn without_path(error: io::Error) -> io::Error {
    let told = error.to_string();
    match told.rsplit_once(" at path ") {
        Some((why, _)) => io::Error::new(error.kind(), why),
        None => error,
    }
}

fn is_there(directory: &Path) -> bool {
    here_if_empty(directory).is_dir()
}

/// Returns the directory above a relative path of one part, which is written as nothing.
pub(super) fn here_if_empty(directory: &Path) -> &Path {
    if directory.as_os_str().is_empty() {
        Path::new(".")
    } else {
        directory
    }
}

/// Returns the options for creating a private file.
pub(super) fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Creates a file, or truncates an existing one.
pub(super) fn create(path: &Path) -> io::Result<File> {
    let mut options = options();
    options.write(true).create(true).truncate(true).open(path)
}

/// Creates a file that must not exist yet.
pub(super) fn create_new(path: &Path) -> io::Result<File> {
    options().write(true).create_new(true).open(path)
}

/// The permissions of the group and of everyone else.
#[cfg(unix)]
const OF_OTHERS: u32 = 0o077;

/// Removes the permissions of everyone else from a file or directory. Returns true if there were
/// any.
#[cfg(unix)]
pub(super) fn narrow(path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::PermissionsExt as _;
    let found = fs::metadata(path)?;
    let of_others = found.permissions().mode() & OF_OTHERS;
    if of_others == 0 {
        return Ok(false);
    }
    let mode = if found.is_dir() { 0o700 } else { 0o600 };
    fs::set_permissions(path, fs::Permissions::from_mode(mode))?;
    Ok(true)
}

/// Outside Unix, permissions are up to the operator.
#[cfg(not(unix))]
pub(super) fn narrow(_path: &Path) -> io::Result<bool> {
    Ok(false)
}

/// Does the same for the entries of a directory with a wanted name. Returns true if others had
/// permissions.
pub(super) fn narrow_within(folder: &Path, is_wanted: fn(&str) -> bool) -> io::Result<bool> {
    let mut was_wide = false;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if !is_wanted(&entry.file_name().to_string_lossy()) {
            continue;
        }
        let path = entry.path();
        was_wide |= narrow(&path)?;
        if path.is_dir() {
            was_wide |= narrow_within(&path, |_| true)?;
        }
    }
    Ok(was_wide)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_made_and_narrowed_once_with_what_is_in_it() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().expect("a folder");
        let store = folder.path().join("a/b");
        for _ in 0..2 {
            make_directory(&store).expect("it is made, or there");
        }
        let widen = |path: &Path| {
            let wide = fs::Permissions::from_mode(0o755);
            fs::set_permissions(path, wide).expect("it is there");
        };
        let (inner, file) = (store.join("inner"), store.join("inner/file"));
        fs::create_dir(&inner).expect("it is made");
        fs::write(&file, "").expect("it is written");
        for wide in [&inner, &file] {
            narrow_within(&store, |_| true).expect("they are narrowed");
            widen(wide);
            assert!(narrow_within(&store, |_| true).expect("it is narrowed"));
            assert!(!narrow_within(&store, |_| true).expect("it is narrow"));
        }
        widen(&store);
        assert!(narrow(&store).expect("it is narrowed"));
        assert!(!narrow(&store).expect("it is narrow"));
        let taken = make_directory(&file).expect_err("a file has its name");
        assert_eq!(taken.kind(), io::ErrorKind::AlreadyExists);
    }
}
