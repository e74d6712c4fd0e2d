//! A disk that loses its power: what was synced is there, of everything else any part may be.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use super::trace::Step;

/// What a disk writes as a whole.
const SECTOR: usize = 512;

/// A change of a file's contents.
#[derive(Clone)]
enum Change {
    Bytes(u64, Vec<u8>),
    Length(u64),
}

/// A change of a directory.
#[derive(Clone)]
enum Entry {
    Made(PathBuf, usize),
    Renamed(PathBuf, PathBuf),
    Removed(PathBuf),
}

impl Entry {
    fn path(&self) -> &Path {
        match self {
            Self::Made(path, _) | Self::Renamed(_, path) | Self::Removed(path) => path,
        }
    }
}

/// Something done that may not have reached the disk, with the number of its step.
type Unsynced<T> = Vec<(usize, T)>;

#[derive(Clone, Default)]
struct File {
    synced: Vec<u8>,
    /// The length as the process sees it.
    length: u64,
    unsynced: Unsynced<Change>,
}

/// Files and their names, synced or not.
#[derive(Clone, Default)]
pub struct Disk {
    files: Vec<File>,
    /// As the process sees them.
    names: BTreeMap<PathBuf, usize>,
    synced_names: BTreeMap<PathBuf, usize>,
    unsynced_names: Unsynced<Entry>,
    /// Directories, which are among the names.
    directories: BTreeSet<PathBuf>,
}

impl Disk {
    /// Does what a process did.
    pub fn step(&mut self, number: usize, step: &Step) {
        match step {
            Step::Open { path, cleared } => {
                let file = self.open(number, path);
                if *cleared {
                    self.change(number, file, Change::Length(0));
                }
            }
            Step::Write { path, at, bytes } => {
                let file = self.open(number, path);
                self.change(number, file, Change::Bytes(*at, bytes.clone()));
            }
            Step::Append { path, bytes } => {
                let file = self.open(number, path);
                let at = self.files[file].length;
                self.change(number, file, Change::Bytes(at, bytes.clone()));
            }
            Step::Length { path, bytes } => {
                let file = self.open(number, path);
                self.change(number, file, Change::Length(*bytes));
            }
            Step::MakeDirectory { path } => {
                self.open(number, path);
                self.directories.insert(path.clone());
            }
            Step::Sync { path, begun } => self.sync(path, *begun),
            Step::Rename { from, to } => {
                if let Some(file) = self.names.remove(from) {
                    self.names.insert(to.clone(), file);
                    let entry = Entry::Renamed(from.clone(), to.clone());
                    self.unsynced_names.push((number, entry));
                }
            }
            Step::Remove { path } => {
                if self.names.remove(path).is_some() {
                    self.unsynced_names
                        .push((number, Entry::Removed(path.clone())));
                }
            }
            Step::Said(_) => {}
        }
    }

    fn open(&mut self, number: usize, path: &Path) -> usize {
        if let Some(&file) = self.names.get(path) {
            return file;
        }
        self.files.push(File::default());
        let file = self.files.len() - 1;
        self.names.insert(path.to_owned(), file);
        let made = Entry::Made(path.to_owned(), file);
        self.unsynced_names.push((number, made));
        file
    }

    fn change(&mut self, number: usize, file: usize, change: Change) {
        let file = &mut self.files[file];
        file.length = match &change {
            Change::Bytes(at, bytes) => file.length.max(at + bytes.len() as u64),
            Change::Length(length) => *length,
        };
        file.unsynced.push((number, change));
    }

    /// Syncs a file with its contents, or a directory with its entries.
    fn sync(&mut self, path: &Path, begun: usize) {
        if let Some(&file) = self.names.get(path)
            && !self.directories.contains(path)
        {
            let File {
                synced, unsynced, ..
            } = &mut self.files[file];
            for (_, change) in unsynced.extract_if(.., |(number, _)| *number < begun) {
                apply(synced, &change);
            }
            return;
        }
        let names = &mut self.synced_names;
        let is_its = |entry: &Entry| entry.path().parent() == Some(path);
        let done = self
            .unsynced_names
            .extract_if(.., |(number, entry)| *number < begun && is_its(entry));
        done.for_each(|(_, entry)| enter(names, entry));
    }

    /// Cuts the power, and writes what is left of the files of one directory into another one.
    pub fn cut(&self, seed: u64, from: &Path, to: &Path) {
        let luck = &mut StdRng::seed_from_u64(seed);
        let mut names = self.synced_names.clone();
        // Of the changes of directories the first ones are there, or any.
        let first = luck.random_range(0..=self.unsynced_names.len());
        let is_any = luck.random_bool(0.5);
        for (place, (_, entry)) in self.unsynced_names.iter().enumerate() {
            if if is_any {
                luck.random_bool(0.5)
            } else {
                place < first
            } {
                enter(&mut names, entry.clone());
            }
        }
        for (path, file) in &names {
            let place = to.join(path.strip_prefix(from).unwrap());
            let contents = self.files[*file].after_cut(luck);
            // A directory that is lost takes its files along. Those above come first here.
            if !place.parent().unwrap().is_dir() {
                continue;
            }
            if self.directories.contains(path) {
                fs::create_dir(place).unwrap();
            } else {
                fs::write(place, contents).unwrap();
            }
        }
    }
}

impl File {
    /// What was synced, with any part of the rest: whole changes, or some of their sectors.
    fn after_cut(&self, luck: &mut StdRng) -> Vec<u8> {
        let mut contents = self.synced.clone();
        let kept = [0.0, 0.5, 1.0][luck.random_range(0..3)];
        for (_, change) in &self.unsynced {
            if !luck.random_bool(kept) {
                continue;
            }
            match change {
                Change::Bytes(at, bytes) if luck.random_bool(0.3) => {
                    for (start, sector) in sectors(*at, bytes) {
                        if luck.random_bool(0.5) {
                            apply(&mut contents, &Change::Bytes(start, sector.to_vec()));
                        }
                    }
                }
                whole => apply(&mut contents, whole),
            }
        }
        contents
    }
}

/// The parts of bytes that are in one sector each, with where they begin.
fn sectors(at: u64, bytes: &[u8]) -> impl Iterator<Item = (u64, &[u8])> {
    let first = (SECTOR - at as usize % SECTOR).min(bytes.len());
    let (head, rest) = bytes.split_at(first);
    let rest = rest.chunks(SECTOR).enumerate();
    let rest = rest.map(move |(number, part)| (at + (first + number * SECTOR) as u64, part));
    std::iter::once((at, head)).chain(rest)
}

fn apply(contents: &mut Vec<u8>, change: &Change) {
    match change {
        Change::Bytes(at, bytes) => {
            let (start, end) = (*at as usize, *at as usize + bytes.len());
            if contents.len() < end {
                contents.resize(end, 0);
            }
            contents[start..end].copy_from_slice(bytes);
        }
        Change::Length(length) => contents.resize(*length as usize, 0),
    }
}

fn enter(names: &mut BTreeMap<PathBuf, usize>, entry: Entry) {
    match entry {
        Entry::Made(path, file) => {
            names.insert(path, file);
        }
        Entry::Renamed(from, to) => {
            if let Some(file) = names.remove(&from) {
                names.insert(to, file);
            }
        }
        Entry::Removed(path) => {
            names.remove(&path);
        }
    }
}
