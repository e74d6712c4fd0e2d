//! What a process did to its files, as `strace` recorded it.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The calls that change files or their names, and those that move a file's position.
const CALLS: &str = "openat,mkdir,mkdirat,read,write,pwrite64,lseek,ftruncate,fsync,fdatasync,rename,renameat2,unlink,\
     unlinkat,copy_file_range,sendfile,writev,pwritev,fallocate";

/// One step of the process.
#[derive(Clone, Debug)]
pub enum Step {
    /// A file was opened for writing, and made if it was missing.
    Open {
        path: PathBuf,
        cleared: bool,
    },
    Write {
        path: PathBuf,
        at: u64,
        bytes: Vec<u8>,
    },
    Append {
        path: PathBuf,
        bytes: Vec<u8>,
    },
    Length {
        path: PathBuf,
        bytes: u64,
    },
    /// A file or directory was synced: all that was done to it before the step with this number.
    Sync {
        path: PathBuf,
        begun: usize,
    },
    MakeDirectory {
        path: PathBuf,
    },
    Rename {
        from: PathBuf,
        to: PathBuf,
    },
    Remove {
        path: PathBuf,
    },
    /// The process said that something is stored.
    Said(String),
}

/// Runs a command and returns its steps within a directory, in the order in which they ended.
pub fn traced(command: &Command, within: &Path) -> Vec<Step> {
    let file = tempfile::NamedTempFile::new().unwrap();
    let mut strace = Command::new("strace");
    strace.args([
        "-f",
        "-y",
        "-xx",
        "-s",
        "4194304",
        "-e",
        "signal=none",
        // Copies within the system wouldn't show their bytes; without them, they are read and written.
        "-e",
        "inject=copy_file_range,sendfile:error=ENOSYS",
        "-e",
    ]);
    strace
        .arg(format!("trace={CALLS}"))
        .arg("-o")
        .arg(file.path());
    strace.arg(command.get_program()).args(command.get_args());
    let variables = command.get_envs();
    strace.envs(variables.filter_map(|(name, value)| Some((name, value?))));
    let done = strace.output().expect("strace is installed");
    assert!(
        done.status.success(),
        "{}",
        String::from_utf8_lossy(&done.stderr)
    );
    let text = std::fs::read_to_string(file.path()).unwrap();
    let mut reader = Reader::new(within);
    text.lines().for_each(|line| reader.line(line));
    reader.steps
}

/// Reads the lines of a trace.
struct Reader<'a> {
    within: &'a Path,
    steps: Vec<Step>,
    /// Calls that have begun, by process: what is known of them, and the number of the next step.
    begun: HashMap<String, (String, usize)>,
    /// By the number of an open file: its position, or none if it is at its end.
    positions: HashMap<String, Option<u64>>,
}

impl<'a> Reader<'a> {
    fn new(within: &'a Path) -> Self {
        Self {
            within,
            steps: Vec::new(),
            begun: HashMap::new(),
            positions: HashMap::new(),
        }
    }

    fn line(&mut self, line: &str) {
        let Some((process, call)) = line.split_once(char::is_whitespace) else {
            return;
        };
        let call = call.trim_start();
        if let Some(first) = call.strip_suffix(" <unfinished ...>") {
            let begun = (first.to_owned(), self.steps.len());
            self.begun.insert(process.to_owned(), begun);
        } else if let Some((_, rest)) = call.split_once(" resumed>") {
            if let Some((first, begun)) = self.begun.remove(process) {
                self.call(&format!("{first}{rest}"), begun);
            }
        } else {
            self.call(call, self.steps.len());
        }
    }

    /// Notes a call that succeeded.
    fn call(&mut self, call: &str, begun: usize) {
        let Some((name, rest)) = call.split_once('(') else {
            return;
        };
        let Some((arguments, result)) = rest.rsplit_once(" = ") else {
            return;
        };
        if result.starts_with('-') || result.starts_with('?') {
            return;
        }
        let arguments: Vec<&str> = arguments
            .trim_end()
            .trim_end_matches(')')
            .split(", ")
            .collect();
        let number = result.split(['<', ' ']).next().unwrap_or_default();
        match name {
            "openat" => self.open(&arguments, result, number),
            "mkdir" => self.make_directory(&text(arguments[0])),
            "mkdirat" => self.make_directory(&text(arguments[1])),
            "rename" => self.rename(&text(arguments[0]), &text(arguments[1])),
            "renameat2" => self.rename(&text(arguments[1]), &text(arguments[3])),
            "unlink" => self.remove(&text(arguments[0])),
            "unlinkat" => self.remove(&text(arguments[1])),
            _ => self.on_open_file(name, &arguments, number.parse().unwrap_or(0), begun),
        }
    }

    fn open(&mut self, arguments: &[&str], result: &str, number: &str) {
        let (path, flags) = (opened(result), arguments[2]);
        let is_written = flags.contains("O_WRONLY") || flags.contains("O_RDWR");
        let is_appended = flags.contains("O_APPEND");
        self.positions
            .insert(number.to_owned(), (!is_appended).then_some(0));
        if is_written && self.is_within(&path) {
            let cleared = flags.contains("O_TRUNC");
            self.steps.push(Step::Open { path, cleared });
        }
    }

    fn on_open_file(&mut self, name: &str, arguments: &[&str], result: u64, begun: usize) {
        let number = arguments[0]
            .split('<')
            .next()
            .unwrap_or_default()
            .to_owned();
        let path = opened(arguments[0]);
        if name == "write" && number == "1" {
            let said = text(arguments[1]).to_string_lossy().trim().to_owned();
            self.steps.push(Step::Said(said));
            return;
        }
        if !self.is_within(&path) {
            return;
        }
        let position = self.positions.entry(number).or_insert(Some(0));
        match name {
            "read" => *position = position.map(|at| at + result),
            "lseek" => *position = position.map(|_| result),
            "write" => {
                let mut bytes = bytes(arguments[1]);
                bytes.truncate(result as usize);
                match position {
                    Some(at) => {
                        self.steps.push(Step::Write {
                            path,
                            at: *at,
                            bytes,
                        });
                        *at += result;
                    }
                    None => self.steps.push(Step::Append { path, bytes }),
                }
            }
            "pwrite64" => {
                let mut bytes = bytes(arguments[1]);
                bytes.truncate(result as usize);
                let at = arguments[3].parse().unwrap();
                self.steps.push(Step::Write { path, at, bytes });
            }
            "ftruncate" => {
                let bytes = arguments[1].parse().unwrap();
                self.steps.push(Step::Length { path, bytes });
            }
            "fsync" | "fdatasync" => self.steps.push(Step::Sync { path, begun }),
            _ => panic!("{name} isn't understood"),
        }
    }

    fn make_directory(&mut self, path: &Path) {
        if self.is_within(path) {
            let path = path.to_owned();
            self.steps.push(Step::MakeDirectory { path });
        }
    }

    fn rename(&mut self, from: &Path, to: &Path) {
        if self.is_within(to) {
            let (from, to) = (from.to_owned(), to.to_owned());
            self.steps.push(Step::Rename { from, to });
        }
    }

    fn remove(&mut self, path: &Path) {
        if self.is_within(path) {
            self.steps.push(Step::Remove {
                path: path.to_owned(),
            });
        }
    }

    fn is_within(&self, path: &Path) -> bool {
        path.starts_with(self.within)
    }
}

/// The path of an open file: `7<…>`.
fn opened(file: &str) -> PathBuf {
    let path = file
        .split_once('<')
        .and_then(|(_, rest)| rest.split_once('>'));
    path.map(|(path, _)| text(path)).unwrap_or_default()
}

fn text(hex: &str) -> PathBuf {
    PathBuf::from(String::from_utf8_lossy(&bytes(hex)).into_owned())
}

/// The bytes of `"\x68\x69"`.
fn bytes(hex: &str) -> Vec<u8> {
    let digits = hex.trim_matches('"').split("\\x").skip(1);
    digits
        .map(|digits| u8::from_str_radix(digits, 16).unwrap())
        .collect()
}
