//! Turns that a native would not write in an app, by language. Upper and lower case count, and parts of words do.

pub const BANNED: &[(&str, &[&str])] = &[(
    "en-US",
    &[
        "Whoever ",
        "Whether ",
        "anew",
        ", for ",
        "of its own",
        "so many",
        " is to be",
        " are to be",
        "let the ",
        "lets the ",
        "but for ",
        "by itself",
        "looks whether",
        "by lot",
        "for nobody",
        "keep out",
        "at my turn",
        "is to move",
        "stands still",
        "that goes on",
        "anybody",
    ],
)];
