//! The draw of lots, held against vectors from another program (sha256sum).

use halma_cup::lots::{commitment, seed};

#[test]
fn the_vectors_come_out() {
    let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    assert_eq!(commitment(b"abc"), abc);
    for (secret, closing, expected) in VECTORS {
        assert_eq!(seed(secret, closing), expected);
    }
}

const VECTORS: [(&[u8], u64, &str); 2] = [
    (
        b"secret",
        1_234_567_890_123_456_789,
        "2654f95d4cf4e1b833a23c69f014e9eb9234e210846f8b948691f4b122b5f425",
    ),
    (
        &[0, 255, 16],
        u64::MAX,
        "bb3c09e72d6dbcb8ee6915da0a3e29874bd068095c608310240d1a410ba69a06",
    ),
];
