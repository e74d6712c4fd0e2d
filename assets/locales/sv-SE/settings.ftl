# What a person wants.

settings-title = **Dina inställningar** på alla servrar. Ändra dem med alternativen i det här kommandot.
settings-language = • Språk: { $language }
settings-no-language = • Språk: samma som i Discord
language-unknown = Jag kan inte språket ”{ $name }”. Jag kan: { $languages }. `none` går tillbaka till språket i Discord.
language-of-discord = samma som i Discord
settings-reminders = • Omnämnanden: { $when }
settings-no-zone = • Tysta timmar: inga. Ange din tidszon med alternativet `zone` för att använda dem.
settings-no-quiet = • Tysta timmar: inga (tidszon { $zone })
settings-quiet = • Tysta timmar: inga omnämnanden från { $from }:00 till { $until }:00 ({ $zone })
settings-declines-openly = • När du avböjer ett förslag: de andra får veta det
settings-declines-quietly = • När du avböjer ett förslag: ingen får veta det
settings-no-theme = • Utseende på dina bräden: samma som på servern
settings-theme = • Utseende på dina bräden: { $theme }
settings-picture = • Dina bräden: bilder
settings-with-text = • Dina bräden: bilder, plus text för skärmläsare
settings-plays-at-once = • Drag du väljer: spelas direkt
settings-confirms = • Drag du väljer: jag frågar innan de spelas
settings-keeps-games = • Dragen i dina avslutade partier: sparas alltid
settings-keeps-no-games = • Dragen i dina avslutade partier: raderas när boten rensar gamla partier
theme-unknown = Det finns inget utseende som heter `{ $name }`. Välj ett av de här: { $themes }. `none` går tillbaka till standard.
theme-of-server = samma som på servern
theme-usual = standard
settings-in-tables = • Topplistor: du är med
settings-hidden = • Topplistor: du är dold. Dina partier räknas ändå.

away-until = Du är borta till { $until }. Dina klockor är pausade och dina motståndare ser det. Du kan spela ändå; avsluta med `/halma me away days:0`. Frånvarodagar kvar i år: { $left }.
away-back = Välkommen tillbaka! Dina klockor går igen. Frånvarodagar kvar i år: { $left }.

blocked = Du har blockerat { $user }. Ni kan inte längre utmana varandra eller vara med i samma parti. Pågående partier fortsätter. Se din blockeringslista med `/halma me block`.
blocked-nobody = Din blockeringslista är tom.
blocked-people = { $count ->
    [one] Du har blockerat en person.
   *[other] Du har blockerat { $count } personer.
} { $more ->
    [0] { "" }
    [one] En till får inte plats här och visas när du har avblockerat någon.
   *[other] { $more } till får inte plats här och visas när du har avblockerat någon.
}
menu-unblock = Avblockera någon
unblocked = Du har avblockerat { $user }. Ni kan spela mot varandra igen.

# What a server wants, and its log.

server-title = **Serverinställningar.** Ändra dem med alternativen i det här kommandot. Välj kanaler för partier med `/halma-admin channel`.
server-channels = • Kanaler för partier: { $value }
server-all-channels = alla kanaler
server-all-channels-but = alla kanaler utom { $channels }
server-no-channel = ingen kanal
choice-games-only-here = Bara här
choice-games-here = Även här
choice-games-not-here = Inte här
choice-games-everywhere = I alla kanaler
choice-games-nowhere = Ingenstans
server-same = Så var det redan inställt, inget har ändrats.
server-games-none = Det finns inga partier eller utmaningar på servern just nu.
server-games-title = Partier och utmaningar på servern: { $count }
server-language = • Språk i offentliga meddelanden: { $value }
server-own-language = serverns språk
server-usual = { $value } (standard)
server-usual-rules = spelets egna ({ $rules } för { $game })
server-games-own-rules = spelets egna
server-changed = **{ $line }** (tidigare: { $from })
server-game = • Standardspel: { $value }
server-rules = • Standardregler: { $value }
server-preset = • Förvald mall: { $value }
server-allowed = • Tillåtna regler: { $value }
server-all-rules = alla
server-default-rules = bara standardreglerna
server-clock = • Standardtidsgräns: { $value }
server-threads = • En tråd för varje parti: { $value }
yes = ja
no = nej
server-who = • Vilka som får utmana: { $value }
server-most = • Partier per person samtidigt: { $value }
server-any-number = ingen gräns
server-boards = • Gamla bräden: { $value }
choice-boards-tidy = Krymper till en rad var
choice-boards-keep = Är kvar som bilder
choice-boards-one-message = Ett bräde som uppdateras
server-theme = • Brädenas utseende: { $value }
server-text = • Textbräden för skärmläsare: { $value }
server-digest = • Säsongens vinnare meddelas i: { $value }
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
log-voided = { $at } { $by } tog bort #{ $code } från serverns topplistor.
log-cup-made = { $at } { $by } startade cupen **{ $name }**.
log-cup-started = { $at } { $by } stängde anmälan till **{ $name }**.
log-cup-put-off = { $at } { $by } ändrade när anmälan till **{ $name }** stänger.
log-cup-corrected = { $at } { $by } avgjorde ett parti i **{ $name }**.
log-cup-removed = { $at } { $by } tog bort någon från **{ $name }**.
log-cup-called-off = { $at } { $by } ställde in **{ $name }**.
log-tables = { $at } { $by } nollställde serverns topplistor.
log-settings = { $count ->
    [0] { $at } { $by } ändrade serverinställningarna.
   *[other] { $at } { $by } ändrade serverinställningarna:
}
log-change = { $what }: { $from } → { $to }
setting-channels = kanaler för partier
setting-language = språk i offentliga meddelanden
setting-game = standardspel
setting-rules = standardregler
setting-preset = förvald mall
setting-allowed = tillåtna regler
setting-clock = standardtidsgräns
setting-threads = en tråd för varje parti
setting-who = vilka som får utmana
setting-boards = gamla bräden
setting-theme = brädenas utseende
setting-text = textbräden
setting-puzzle = kanal för dagens pussel
setting-digest = kanal för säsongens vinnare
setting-most = partier per person samtidigt
