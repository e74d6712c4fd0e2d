# What a person wants.

settings-title = **Je instellingen**, op alle servers. Wijzig ze met de opties van dit commando.
settings-language = • Taal: { $language }
settings-no-language = • Taal: die van je Discord
language-unknown = “{ $name }” spreek ik niet. Ik spreek: { $languages }. Met `none` ga je terug naar de taal van je Discord.
language-of-discord = die van je Discord
settings-reminders = • Vermeldingen: { $when }
settings-no-zone = • Stille uren: geen, want ik ken je tijdzone niet. Stel die in met de optie `zone`.
settings-no-quiet = • Stille uren: geen (tijdzone { $zone })
settings-quiet = • Stille uren zonder herinneringen: van { $from }:00 tot { $until }:00 (tijdzone { $zone })
settings-declines-openly = • Voorstellen die je afwijst: de anderen krijgen het te horen.
settings-declines-quietly = • Voorstellen die je afwijst: niemand krijgt het te horen.
settings-no-theme = • Thema van borden die alleen jij ziet: zoals op de server.
settings-theme = • Thema van borden die alleen jij ziet: { $theme }
settings-picture = • Borden die alleen jij ziet: als afbeelding.
settings-with-text = • Borden die alleen jij ziet: als afbeelding, en als tekst om te laten voorlezen.
settings-plays-at-once = • Een zet die je kiest, wordt meteen gespeeld.
settings-confirms = • Voordat een gekozen zet wordt gespeeld, vraag ik om bevestiging.
theme-unknown = Er is geen thema `{ $name }`. Wel: { $themes }. Met `none` ga je terug naar het standaardthema.
theme-of-server = zoals op de server
theme-usual = standaard
settings-in-tables = • Ranglijsten: je staat erin.
settings-hidden = • Ranglijsten: je bent erin verborgen. Je partijen tellen wel mee.

away-until = Je bent afwezig tot { $until }: je klokken staan stil en je tegenstanders zien het. Spelen kan gewoon; met `/halma away days:0` ben je weer terug. Afwezigheidsdagen die je dit jaar nog hebt: { $left }.
away-back = Je bent terug: je klokken lopen weer. Afwezigheidsdagen die je dit jaar nog hebt: { $left }.

blocked = Jij en { $user } kunnen elkaar niet meer uitdagen en niet meer samen aan een partij meedoen. Lopende partijen gaan gewoon door. `/halma block` toont wie je blokkeert en heft blokkeringen weer op.
blocked-nobody = Je blokkeert niemand.
blocked-people = { $count ->
    [one] Je blokkeert één persoon.
   *[other] Je blokkeert { $count } personen.
} { $more ->
    [0] { "" }
    [one] Nog één past hier niet en verschijnt zodra je een blokkering opheft.
   *[other] Nog { $more } passen hier niet en verschijnen zodra je blokkeringen opheft.
}
menu-unblock = Een blokkering opheffen
unblocked = { $user } kan je weer uitdagen.

# What a server wants, and its log.

server-title = **Spelinstellingen van deze server.** Wijzig ze met de opties van dit commando; `/halma-admin channel` bepaalt waar gespeeld mag worden.
server-channels = • Er mag worden gespeeld in: { $value }
server-all-channels = alle kanalen
server-all-channels-but = alle kanalen behalve { $channels }
server-no-channel = geen enkel kanaal
server-same = Dat was al zo; er is niets veranderd.
server-games-none = Op deze server loopt geen partij en staat geen uitdaging open.
server-games-title = Partijen en uitdagingen op deze server: { $count }
server-language = • Taal van openbare berichten: { $value }
server-own-language = die van de server
server-game = • Spel als een uitdaging er geen noemt: { $value }
server-rules = • Regels: { $value }
server-clock = • Tijd per zet: { $value }
server-threads = • Eigen threads voor partijen: { $value }
yes = ja
no = nee
server-who = • Wie mag uitdagen: { $value }
server-most = • Partijen per persoon tegelijk: { $value }
server-any-number = onbeperkt
server-boards = • Borden van vorige beurten: { $value }
choice-boards-tidy = Opgeruimd: elk wordt één regel
choice-boards-keep = Ze blijven als afbeelding staan
choice-boards-one-message = Eén bord dat op zijn plek verandert
server-theme = • Thema van borden: { $value }
server-text = • Borden ook als tekst, voor schermlezers: { $value }
server-digest = • De besten van elk seizoen worden genoemd in: { $value }
server-puzzle = • De puzzel van de dag komt in: { $value }
server-no-digest = geen kanaal

log-title = **Wat moderators deden**, het nieuwste eerst:
log-empty = Moderators hebben de afgelopen 90 dagen niets gedaan.
log-ended = { $at } { $by } heeft #{ $code } beëindigd.
log-undone = { $at } { $by } heeft de laatste zet in #{ $code } teruggenomen.
log-moved = { $known ->
    [yes] { $at } { $by } heeft #{ $code } van { $from } naar { $to } verplaatst.
   *[no] { $at } { $by } heeft #{ $code } naar een ander kanaal verplaatst.
}
log-voided = { $at } { $by } heeft #{ $code } uit de ranglijsten van deze server gehaald.
log-tables = { $at } { $by } heeft de ranglijsten van deze server op nul gezet.
log-settings = { $count ->
    [0] { $at } { $by } heeft de spelinstellingen van deze server gewijzigd.
   *[other] { $at } { $by } heeft de spelinstellingen van deze server gewijzigd:
}
log-change = { $what }: { $from } → { $to }
setting-channels = waar gespeeld mag worden
setting-language = taal van openbare berichten
setting-game = standaardspel
setting-rules = standaardregels
setting-clock = standaardtijd per zet
setting-threads = eigen threads voor partijen
setting-who = wie mag uitdagen
setting-boards = borden van vorige beurten
setting-theme = thema van borden
setting-text = borden ook als tekst
setting-puzzle = waar de puzzel van de dag komt
setting-digest = waar de besten van elk seizoen worden genoemd
setting-most = partijen per persoon tegelijk
