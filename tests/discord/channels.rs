//! Channels that aren't just for text: forums, voice and stage channels.
#![expect(clippy::unwrap_used, reason = "a test")]

use crate::common::hall::{Hall, code_of, private, public};
use stand_in::{ChannelKind, Person, Snowflake, permission};

/// Anna challenges Ben in a channel, and both move.
async fn play(hall: &Hall, channel: Snowflake) {
    let [anna, ben] = ["anna", "ben"].map(|name| hall.stand_in.user(name));
    let line = "/halma game custom with:@ben first:me";
    let challenge = public(anna.slash(channel, line).await.unwrap()).await;
    let board = public(ben.click(challenge.id, "Accept").await.unwrap()).await;
    assert_eq!(board.channel_id, channel);
    let code = code_of(&board);
    for (person, text) in [(&anna, "h4-h5"), (&ben, "a5-a4")] {
        let line = format!("/halma move text:{text} game:{code}");
        let board = public(person.slash(channel, &line).await.unwrap()).await;
        assert_eq!((board.channel_id, board.attachments.len()), (channel, 1));
    }
}

async fn refused(anna: &Person, channel: Snowflake) -> String {
    let line = "/halma play with:@ben";
    private(anna.slash(channel, line).await.unwrap()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn forums_voice_and_stage_channels_can_be_chosen_and_played_in() {
    let hall = Hall::open().await;
    let (stand_in, office) = (&hall.stand_in, hall.stand_in.channel("office"));
    let [anna, dora] = ["anna", "dora"].map(|name| stand_in.user(name));
    dora.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    let forum = stand_in.channel_for("help", ChannelKind::Forum);
    let voice = stand_in.channel_for("talk", ChannelKind::Voice);
    let stage = stand_in.channel_for("hall", ChannelKind::Stage);
    let other = stand_in.channel_for("other", ChannelKind::Forum);
    for (games, name, id) in [
        ("only-here", "help", forum),
        ("here", "talk", voice),
        ("here", "hall", stage),
    ] {
        let line = format!("/halma-admin channel channel:#{name} games:{games}");
        let set = private(dora.slash(office, &line).await.unwrap()).await;
        assert!(set.contains(&format!("<#{id}>")), "{set}");
    }
    // Where games get threads, channels without threads still host games directly.
    let line = "/halma-admin settings threads:true";
    private(dora.slash(office, line).await.unwrap()).await;
    stand_in.revoke(voice, permission::CREATE_PUBLIC_THREADS);
    let post = anna.open_post(forum, "A game with Ben").unwrap();
    for channel in [post, voice, stage] {
        play(&hall, channel).await;
    }
    let elsewhere = anna.open_post(other, "Another game").unwrap();
    for channel in [office, elsewhere] {
        let refused = refused(&anna, channel).await;
        assert!(refused.contains(&format!("<#{forum}>")), "{refused}");
    }
    // A deleted forum disappears from the settings.
    stand_in.delete_channel(forum);
    let refused = refused(&anna, office).await;
    assert!(!refused.contains(&format!("<#{forum}>")), "{refused}");
    hall.close().await;
}
