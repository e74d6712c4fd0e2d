//! What a power cut takes of the journal after a failed sync. The system takes what it couldn't
//! write for written, so no later sync writes it.

use std::collections::HashMap;
use std::fs::OpenOptions;
use std::ops::Range;
use std::os::unix::fs::FileExt as _;
use std::path::Path;

/// The parts of a file that aren't on the disk.
#[derive(Default)]
struct Missing {
    /// The next sync writes them.
    dirty: Vec<Range<u64>>,
    /// No sync does, unless they are written again.
    lost: Vec<Range<u64>>,
}

/// Overwrites with zeros what was never synced, by the report of all calls so far.
pub fn lose(report: &Path) {
    let text = std::fs::read_to_string(report).unwrap();
    let mut files: HashMap<&str, Missing> = HashMap::new();
    for line in text.lines() {
        let mut words = line.splitn(4, ' ');
        let (what, bytes) = (words.next(), words.next());
        let (Some(position), Some(path)) = (words.next(), words.next()) else {
            continue;
        };
        let number = |text: Option<&str>| text.unwrap().parse::<u64>().unwrap();
        match what {
            Some("renamed") => {
                let (from, to) = path.split_at(number(bytes) as usize);
                let missing = files.remove(from).unwrap_or_default();
                files.insert(to, missing);
                continue;
            }
            Some("removed") => {
                files.remove(path);
                continue;
            }
            _ => {}
        }
        let file = files.entry(path).or_default();
        match what {
            Some("failed" | "called" | "interrupted") => {}
            Some("wrote") => {
                let end = number(Some(position));
                file.wrote(end - number(bytes)..end);
            }
            Some("synced") => file.dirty.clear(),
            Some("unsynced") => file.lost.append(&mut file.dirty),
            Some("cut") => file.cut(number(bytes)),
            _ => panic!("{line}"),
        }
    }
    for (path, missing) in files {
        // It may have been removed since.
        let Ok(file) = OpenOptions::new().write(true).open(path) else {
            continue;
        };
        for part in missing.lost.into_iter().chain(missing.dirty) {
            let zeros = vec![0; (part.end - part.start) as usize];
            file.write_all_at(&zeros, part.start).unwrap();
        }
    }
}

/// Removes sled's files, which the journal can do without.
pub fn lose_database(store: &Path) {
    for file in ["db", "conf"] {
        // It may never have been created.
        drop(std::fs::remove_file(store.join(file)));
    }
}

impl Missing {
    fn wrote(&mut self, part: Range<u64>) {
        let kept = |lost: &Range<u64>| {
            [
                lost.start..lost.end.min(part.start),
                lost.start.max(part.end)..lost.end,
            ]
        };
        self.lost = self
            .lost
            .iter()
            .flat_map(kept)
            .filter(|left| !left.is_empty())
            .collect();
        self.dirty.push(part);
    }

    fn cut(&mut self, length: u64) {
        for parts in [&mut self.dirty, &mut self.lost] {
            for part in parts.iter_mut() {
                part.end = part.end.min(length);
            }
            parts.retain(|part| !part.is_empty());
        }
    }
}
