//! Libraries in front of the C library, for the faults of a system.

use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use super::system::workspace;

/// Compiles a library from its source in the workspace. Returns false if there is no C compiler.
pub fn compile(source: &str, library: &Path) -> bool {
    let source = workspace().join(source);
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-O1", "-o"]);
    let Ok(compiled) = compiler.arg(library).arg(source).status() else {
        return false;
    };
    assert!(compiled.success());
    true
}

/// The clocks of processes, each wrong by its own shift.
pub struct Clocks(TempDir);

impl Clocks {
    /// Returns the clocks of this many processes, or `None` if they can't be shifted.
    pub fn new(count: usize) -> Option<Self> {
        let clocks = Self(TempDir::new().unwrap());
        let can_shift = cfg!(all(target_os = "linux", target_env = "gnu"));
        if !can_shift || !compile("tests/common/clock.c", &clocks.library()) {
            return None;
        }
        (0..count).for_each(|number| clocks.shift(number, 0));
        Some(clocks)
    }

    /// Puts the clock of a process this many seconds ahead.
    pub fn shift(&self, number: usize, seconds: i64) {
        let mut options = File::options();
        // The process maps the file, so it isn't truncated.
        let file = options.create(true).truncate(false).write(true);
        let mut file = file.open(self.file(number)).unwrap();
        file.write_all(&seconds.to_ne_bytes()).unwrap();
    }

    /// Gives a process its clock, before it starts.
    pub fn give(&self, number: usize, command: &mut tokio::process::Command) {
        let preload = command.env("LD_PRELOAD", self.library());
        preload.env("CLOCK_SHIFT", self.file(number));
    }

    fn library(&self) -> PathBuf {
        self.0.path().join("clock.so")
    }

    fn file(&self, number: usize) -> PathBuf {
        self.0.path().join(number.to_string())
    }
}
