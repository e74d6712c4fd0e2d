//! Processes stopped for a while, as by a debugger, or on a machine that has too much to do.

use std::process::Command;

/// Stopped processes; they continue when this is dropped.
pub struct Paused(Vec<u32>);

impl Paused {
    pub fn one(process: u32) -> Self {
        signal("STOP", process);
        Self(vec![process])
    }

    /// Stops another one too, unless it has ended.
    pub fn and(&mut self, process: u32) {
        signal("STOP", process);
        self.0.push(process);
    }
}

impl Drop for Paused {
    fn drop(&mut self) {
        for process in self.0.iter().rev() {
            signal("CONT", *process);
        }
    }
}

/// Sends a signal to a process, unless it has ended.
pub fn signal(name: &str, process: u32) {
    let mut kill = Command::new("kill");
    let told = kill.args([&format!("-{name}"), &process.to_string()]);
    told.output().unwrap();
}
