//! Ports for tests to listen on.

use std::net::TcpListener;
use std::sync::atomic::{AtomicU32, Ordering};

/// Below the range that the system assigns from.
const FIRST: u32 = 20_000;
const COUNT: u32 = 12_000;

/// A free port that no other test of this process gets.
pub fn own_port() -> u16 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    loop {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let start = std::process::id().wrapping_mul(97);
        let port = FIRST + start.wrapping_add(number) % COUNT;
        let port = u16::try_from(port).unwrap();
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}
