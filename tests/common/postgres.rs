//! A PostgreSQL server just for the tests, with its own folder and socket. Another test could take
//! a port while the server isn't running.

use std::fs::Permissions;
use std::io::Write;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use halma_store::PostgresSettings;
use secrecy::ExposeSecret as _;
use tokio_postgres::{Client, NoTls, SimpleQueryMessage, SimpleQueryRow};

use super::pause::Paused;
use super::skip::skip;

/// Starts the server, and stops it when a line says so or when the parent process ends; then
/// deletes everything. `HALMA_POSTGRES_OPTIONS` adds options.
const KEEPER: &str = r#"
    programs=$1 folder=$2
    shift 2
    "$programs/postgres" -D "$folder/data" -c unix_socket_directories="$folder" -c listen_addresses= \
        -c max_connections=200 $HALMA_POSTGRES_OPTIONS "$@" >>"$folder/log" 2>&1 &
    server=$!
    read -r how
    kill -"${how:-INT}" "$server"
    wait "$server"
    if [ -z "$how" ]; then rm -rf "$folder"; fi
"#;

/// The default port number, which is part of the socket's name.
const USUAL_PORT: u16 = 5432;

/// The folder of a server, running or not.
pub struct Cluster {
    programs: PathBuf,
    folder: tempfile::TempDir,
}

/// A running server; dropping this, or the end of the process, stops it.
pub struct Running {
    keeper: Child,
}

impl Cluster {
    /// Creates a new cluster; prints a line and returns `None` if PostgreSQL isn't installed.
    pub fn new() -> Option<Self> {
        let Some(programs) = programs() else {
            let tests = "tests on PostgreSQL";
            skip(tests, "there is no /usr/lib/postgresql/*/bin/postgres");
            return None;
        };
        let cluster = Self::empty(programs);
        let initial = ["--username=halma", "--auth=trust", "--encoding=UTF8"];
        let locale = ["--locale=C", "--pgdata=data"];
        cluster.do_with("initdb", &[&initial[..], &locale].concat());
        Some(cluster)
    }

    fn empty(programs: PathBuf) -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self::hand_over(folder.path());
        Self { programs, folder }
    }

    /// A server that replicates this running one until it is promoted.
    pub fn follower(&self) -> Self {
        let follower = Self::empty(self.programs.clone());
        let host = format!("--host={}", self.folder.path().display());
        let options = ["--username=halma", "--pgdata=data", "--checkpoint=fast"];
        let follows = ["--write-recovery-conf", "--wal-method=stream", &host];
        follower.do_with("pg_basebackup", &[&options[..], &follows].concat());
        follower
    }

    /// Runs one of PostgreSQL's programs in the folder.
    pub fn do_with(&self, program: &str, arguments: &[&str]) {
        let mut command = self.command(&self.programs.join(program));
        let done = command.args(arguments).output().unwrap();
        assert!(done.status.success(), "{done:?}");
    }

    /// The folder of its socket, as a host in a URL.
    pub fn host(&self) -> String {
        self.folder.path().to_str().unwrap().replace('/', "%2F")
    }

    /// The socket.
    pub fn socket(&self) -> PathBuf {
        self.folder.path().join(format!(".s.PGSQL.{USUAL_PORT}"))
    }

    /// Writes a file into the folder that only the server can read.
    pub fn put(&self, name: &str, contents: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        std::fs::write(&path, contents).unwrap();
        std::fs::set_permissions(&path, Permissions::from_mode(0o600)).unwrap();
        Self::hand_over(&path);
        path
    }

    fn hand_over(path: &Path) {
        if let Some(user) = other_user() {
            chown(path, Some(user), None).unwrap();
        }
    }

    /// A program that runs as a user whom the server accepts.
    fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(self.folder.path());
        if let Some(user) = other_user() {
            command.uid(user);
        }
        command
    }

    /// Starts the server and waits until it answers.
    pub fn start(&self) -> Running {
        self.start_with(&[])
    }

    /// Like [`Self::start`], with more arguments.
    pub fn start_with(&self, arguments: &[&str]) -> Running {
        self.start_on(USUAL_PORT, arguments)
    }

    /// Like [`Self::start_with`], with a socket of this port number.
    pub fn start_on(&self, port: u16, arguments: &[&str]) -> Running {
        let mut command = self.command(Path::new("/bin/sh"));
        command.args(["-c", KEEPER, "keeper"]);
        command.arg(&self.programs).arg(self.folder.path());
        command.arg(format!("--port={port}")).args(arguments);
        let running = Running {
            keeper: command.stdin(Stdio::piped()).spawn().unwrap(),
        };
        let ready = self.programs.join("pg_isready");
        let mut asked = self.command(&ready);
        asked.arg("-q").arg(format!("--port={port}"));
        asked.arg("-h").arg(self.folder.path());
        for _ in 0..600 {
            if asked.status().unwrap().success() {
                return running;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        let log = std::fs::read_to_string(self.folder.path().join("log"));
        panic!("the server does not start: {log:?}");
    }

    /// Stops all processes of the running server until the result is dropped.
    pub fn pause(&self) -> Paused {
        let lock = std::fs::read_to_string(self.folder.path().join("data/postmaster.pid"));
        let server: u32 = lock.unwrap().lines().next().unwrap().parse().unwrap();
        // The server first, so that it starts no others meanwhile.
        let mut paused = Paused::one(server);
        let children = format!("/proc/{server}/task/{server}/children");
        let children = std::fs::read_to_string(children).unwrap();
        for child in children.split_whitespace() {
            paused.and(child.parse().unwrap());
        }
        paused
    }

    /// Settings for a new, separate store.
    pub async fn store(&self) -> PostgresSettings {
        static STORES: AtomicU32 = AtomicU32::new(0);
        let name = format!("store{}", STORES.fetch_add(1, Ordering::Relaxed));
        let url = format!("postgres://halma@{}/postgres", self.host());
        let (client, line) = tokio_postgres::connect(&url, NoTls).await.unwrap();
        let line = tokio::spawn(line);
        let make = format!("create schema {name}");
        client.batch_execute(&make).await.unwrap();
        drop(client);
        line.await.unwrap().unwrap();
        PostgresSettings {
            url: format!("{url}?options=-csearch_path%3D{name}").into(),
            password: None,
            connections: 16,
            authorities: None,
        }
    }
}

impl Running {
    /// Stops the server as in a power failure.
    pub fn crash(mut self) {
        self.stop("QUIT");
    }

    fn stop(&mut self, how: &str) {
        if let Some(mut line) = self.keeper.stdin.take() {
            writeln!(line, "{how}").unwrap();
            self.keeper.wait().unwrap();
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop("INT");
    }
}

/// A store on the server that a test binary shares; `None` if PostgreSQL isn't installed.
pub async fn store() -> Option<PostgresSettings> {
    static SHARED: OnceLock<Option<(Cluster, Running)>> = OnceLock::new();
    let start = || {
        let cluster = Cluster::new()?;
        let running = cluster.start();
        Some((cluster, running))
    };
    let (cluster, _) = SHARED.get_or_init(start).as_ref()?;
    Some(cluster.store().await)
}

/// The programs of the latest installed version.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let programs = versions.map(|version| version.unwrap().path().join("bin"));
    programs.filter(|path| path.join("postgres").exists()).max()
}

/// The server refuses to run as root; the package creates its own account.
fn other_user() -> Option<u32> {
    if std::fs::metadata("/proc/self").unwrap().uid() != 0 {
        return None;
    }
    let accounts = std::fs::read_to_string("/etc/passwd").unwrap();
    let line = accounts.lines().find(|line| line.starts_with("postgres:"));
    let number = line.and_then(|line| line.split(':').nth(2));
    Some(number.expect("the postgres account").parse().unwrap())
}

/// A direct connection to the database.
pub async fn database(settings: &PostgresSettings) -> Client {
    let connecting = tokio_postgres::connect(settings.url.expose_secret(), NoTls);
    let (client, line) = connecting.await.unwrap();
    tokio::spawn(line);
    client
}

/// Rows as text, one per line.
pub async fn looked_at(database: &Client, query: &str) -> String {
    let rows = database.simple_query(query).await.unwrap();
    let rows = rows.iter().filter_map(|found| match found {
        SimpleQueryMessage::Row(row) => Some(row),
        _ => None,
    });
    let line = |row: &SimpleQueryRow| {
        let cells = (0..row.len()).map(|column| row.get(column).unwrap_or("-"));
        cells.collect::<Vec<_>>().join(" ")
    };
    rows.map(line).collect::<Vec<_>>().join("\n")
}
