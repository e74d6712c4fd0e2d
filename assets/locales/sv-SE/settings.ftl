# What a person wants.

settings-title = **Dina inställningar**, på alla servrar. Ändra dem med alternativen i det här kommandot.
settings-language = • Språk: { $language }
settings-no-language = • Språk: samma som i Discord
language-unknown = Språket ”{ $name }” kan jag inte. Jag kan: { $languages }. `none` går tillbaka till språket i Discord.
language-of-discord = samma som i Discord
settings-reminders = • Omnämnanden: { $when }
settings-no-zone = • Tysta timmar: inga, för jag vet inte din tidszon. Ange den med alternativet `zone`.
settings-no-quiet = • Tysta timmar: inga (tidszon { $zone })
settings-quiet = • Tysta timmar utan påminnelser: { $from }:00 till { $until }:00 (tidszon { $zone })
settings-declines-openly = • Förslag som du avböjer: de andra får veta det.
settings-declines-quietly = • Förslag som du avböjer: ingen får veta det.
settings-no-theme = • Utseende på bräden som bara du ser: samma som på servern.
settings-theme = • Utseende på bräden som bara du ser: { $theme }
settings-picture = • Bräden som bara du ser: som bilder.
settings-with-text = • Bräden som bara du ser: som bilder, och som text för uppläsning.
settings-plays-at-once = • Ett drag som du väljer spelas direkt.
settings-confirms = • Du får bekräfta innan ett valt drag spelas.
theme-unknown = Det finns inget utseende som heter `{ $name }`. Det finns: { $themes }. `none` går tillbaka till standard.
theme-of-server = samma som på servern
theme-usual = standard
settings-in-tables = • Topplistor: du är med i dem.
settings-hidden = • Topplistor: du är dold i dem. Dina partier räknas ändå.

away-until = Du är borta till { $until }: dina klockor står stilla, och dina motståndare ser det. Du kan spela ändå; `/halma away days:0` avslutar frånvaron. Frånvarodagar kvar i år: { $left }.
away-back = Du är tillbaka: dina klockor går. Frånvarodagar kvar i år: { $left }.

blocked = Du och { $user } kan inte längre utmana varandra eller sitta i samma parti. Pågående partier påverkas inte. `/halma block` visar vilka du blockerar och kan avblockera dem.
blocked-nobody = Du blockerar ingen.
blocked-people = { $count ->
    [one] Du blockerar en person.
   *[other] Du blockerar { $count } personer.
} { $more ->
    [0] { "" }
    [one] En till får inte plats här, men visas när du har avblockerat någon.
   *[other] { $more } till får inte plats här, men visas när du har avblockerat någon.
}
menu-unblock = Avblockera någon
unblocked = { $user } kan utmana dig igen.

# What a server wants, and its log.

server-title = **Serverns spelinställningar.** Ändra dem med alternativen i det här kommandot; `/halma-admin channel` bestämmer var man får spela.
server-channels = • Man får spela i: { $value }
server-all-channels = alla kanaler
server-all-channels-but = alla kanaler utom { $channels }
server-no-channel = ingen kanal
server-same = Så var det redan; inget har ändrats.
server-games-none = Det finns inga partier eller utmaningar på servern.
server-games-title = Partier och utmaningar på servern: { $count }
server-language = • Språk i offentliga meddelanden: { $value }
server-own-language = serverns eget
server-game = • Spel när en utmaning inte anger något: { $value }
server-rules = • Regler: { $value }
server-clock = • Tid per drag: { $value }
server-threads = • Egna trådar för partier: { $value }
yes = ja
no = nej
server-who = • Vilka som får utmana: { $value }
server-most = • Partier samtidigt per person: { $value }
server-any-number = hur många som helst
server-boards = • Bräden från tidigare drag: { $value }
choice-boards-tidy = Städat: vart och ett blir en rad
choice-boards-keep = De är kvar som bilder
choice-boards-one-message = Ett bräde som ändras på plats
server-theme = • Utseende på bräden: { $value }
server-text = • Bräden även som text, för skärmläsare: { $value }
server-digest = • Säsongens bästa presenteras i: { $value }
server-puzzle = • Dagens pussel läggs upp i: { $value }
server-no-digest = ingen kanal

log-title = **Vad moderatorer har gjort**, det senaste först:
log-empty = Moderatorerna har inte gjort något de senaste 90 dagarna.
log-ended = { $at } { $by } avslutade #{ $code }.
log-undone = { $at } { $by } tog tillbaka senaste draget i #{ $code }.
log-moved = { $known ->
    [yes] { $at } { $by } flyttade #{ $code } från { $from } till { $to }.
   *[no] { $at } { $by } flyttade #{ $code } till en annan kanal.
}
log-voided = { $at } { $by } tog bort #{ $code } ur serverns topplistor.
log-tables = { $at } { $by } nollställde serverns topplistor.
log-settings = { $count ->
    [0] { $at } { $by } ändrade serverns spelinställningar.
   *[other] { $at } { $by } ändrade serverns spelinställningar:
}
log-change = { $what }: { $from } → { $to }
setting-channels = var man får spela
setting-language = språk i offentliga meddelanden
setting-game = standardspel
setting-rules = standardregler
setting-clock = standardtid per drag
setting-threads = egna trådar för partier
setting-who = vilka som får utmana
setting-boards = bräden från tidigare drag
setting-theme = utseende på bräden
setting-text = bräden även som text
setting-puzzle = var dagens pussel läggs upp
setting-digest = var säsongens bästa presenteras
setting-most = partier samtidigt per person
