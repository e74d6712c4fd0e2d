# What a person wants.

settings-title = **Je instellingen** op alle servers. Wijzig ze met de opties van dit commando.
settings-language = • Taal: { $language }
settings-no-language = • Taal: die van je Discord
language-unknown = “{ $name }” spreek ik niet. Ik spreek: { $languages }. Met `none` ga je terug naar de taal van je Discord.
language-of-discord = die van je Discord
settings-reminders = • Vermeldingen: { $when }
settings-no-zone = • Stille uren: geen. Stel eerst je tijdzone in met de optie `zone`.
settings-no-quiet = • Stille uren: geen (tijdzone { $zone })
settings-quiet = • Stille uren: geen vermeldingen van { $from }:00 tot { $until }:00 ({ $zone })
settings-declines-openly = • Als je een voorstel afwijst: de anderen horen het
settings-declines-quietly = • Als je een voorstel afwijst: niemand hoort het
settings-no-theme = • Uiterlijk van je borden: zoals op de server
settings-theme = • Uiterlijk van je borden: { $theme }
settings-picture = • Je borden: afbeeldingen
settings-with-text = • Je borden: afbeeldingen, plus tekst voor schermlezers
settings-plays-at-once = • Zetten die je kiest: meteen gespeeld
settings-confirms = • Zetten die je kiest: ik vraag eerst om bevestiging
settings-keeps-games = • Zetten van je afgelopen partijen: altijd bewaard
settings-keeps-no-games = • Zetten van je afgelopen partijen: verwijderd als de bot oude partijen opruimt
theme-unknown = Er is geen uiterlijk `{ $name }`. Kies er een uit: { $themes }. Met `none` ga je terug naar standaard.
theme-of-server = zoals op de server
theme-usual = standaard
settings-in-tables = • Ranglijsten: je staat erin
settings-hidden = • Ranglijsten: je bent verborgen. Je partijen tellen wel mee.

away-until = Je bent afwezig tot { $until }. Je klokken staan stil en je tegenstanders zien het. Je kunt gewoon spelen; met `/halma me away days:0` ben je terug. Afwezigheidsdagen over dit jaar: { $left }.
away-back = Welkom terug! Je klokken lopen weer. Afwezigheidsdagen over dit jaar: { $left }.

blocked = Je hebt { $user } geblokkeerd. Jullie kunnen elkaar niet meer uitdagen of aan dezelfde partij meedoen. Lopende partijen gaan door. Bekijk je blokkeerlijst met `/halma me block`.
blocked-nobody = Je blokkeerlijst is leeg.
blocked-people = { $count ->
    [one] Je hebt één persoon geblokkeerd.
   *[other] Je hebt { $count } personen geblokkeerd.
} { $more ->
    [0] { "" }
    [one] Nog één past hier niet en verschijnt als je iemand deblokkeert.
   *[other] Nog { $more } passen hier niet en verschijnen als je iemand deblokkeert.
}
menu-unblock = Iemand deblokkeren
unblocked = Je hebt { $user } gedeblokkeerd. Jullie kunnen weer samen spelen.

# What a server wants, and its log.

server-title = **Serverinstellingen.** Wijzig ze met de opties van dit commando. De kanalen voor partijen kies je met `/halma-admin channel`.
server-channels = • Kanalen voor partijen: { $value }
server-all-channels = alle kanalen
server-all-channels-but = alle kanalen behalve { $channels }
server-no-channel = geen kanaal
choice-games-only-here = Alleen hier
choice-games-here = Ook hier
choice-games-not-here = Hier niet
choice-games-everywhere = In alle kanalen
choice-games-nowhere = Nergens
server-same = Het stond al zo, dus er is niets veranderd.
server-games-none = Op deze server zijn nu geen partijen of uitdagingen.
server-games-title = Partijen en uitdagingen op deze server: { $count }
server-language = • Taal van openbare berichten: { $value }
server-own-language = de taal van de server
server-usual = { $value } (standaard)
server-usual-rules = verschilt per spel ({ $rules } bij { $game })
server-games-own-rules = verschilt per spel
server-changed = **{ $line }** (was: { $from })
server-game = • Standaardspel: { $value }
server-rules = • Standaardregels: { $value }
server-preset = • Standaardvoorinstelling: { $value }
server-allowed = • Toegestane regels: { $value }
server-all-rules = alle
server-default-rules = alleen de standaardregels
server-clock = • Standaardtijdslimiet: { $value }
server-threads = • Een thread voor elke partij: { $value }
yes = ja
no = nee
server-who = • Wie mag uitdagen: { $value }
server-most = • Partijen per persoon tegelijk: { $value }
server-any-number = onbeperkt
server-boards = • Oude borden: { $value }
choice-boards-tidy = Krimpen tot één regel
choice-boards-keep = Blijven als afbeelding staan
choice-boards-one-message = Eén bord dat wordt bijgewerkt
server-theme = • Uiterlijk van de borden: { $value }
server-text = • Tekstborden voor schermlezers: { $value }
server-digest = • Seizoenswinnaars bekendgemaakt in: { $value }
server-puzzle = • Dagelijkse puzzel geplaatst in: { $value }
server-no-digest = geen kanaal

log-title = **Acties van moderators**, nieuwste eerst:
log-empty = Geen acties van moderators in de afgelopen 90 dagen.
log-ended = { $at } { $by } heeft #{ $code } beëindigd.
log-undone = { $at } { $by } heeft de laatste zet in #{ $code } teruggenomen.
log-moved = { $known ->
    [yes] { $at } { $by } heeft #{ $code } van { $from } naar { $to } verplaatst.
   *[no] { $at } { $by } heeft #{ $code } naar een ander kanaal verplaatst.
}
log-voided = { $at } { $by } heeft #{ $code } uit de ranglijsten van deze server gehaald.
log-cup-made = { $at } { $by } heeft het toernooi **{ $name }** gestart.
log-cup-started = { $at } { $by } heeft de inschrijving voor **{ $name }** gesloten.
log-cup-put-off = { $at } { $by } heeft het einde van de inschrijving voor **{ $name }** verplaatst.
log-cup-corrected = { $at } { $by } heeft een partij in **{ $name }** beslist.
log-cup-removed = { $at } { $by } heeft iemand uit **{ $name }** gehaald.
log-cup-called-off = { $at } { $by } heeft **{ $name }** afgelast.
log-tables = { $at } { $by } heeft de ranglijsten van deze server gereset.
log-settings = { $count ->
    [0] { $at } { $by } heeft de serverinstellingen gewijzigd.
   *[other] { $at } { $by } heeft de serverinstellingen gewijzigd:
}
log-change = { $what }: { $from } → { $to }
setting-channels = kanalen voor partijen
setting-language = taal van openbare berichten
setting-game = standaardspel
setting-rules = standaardregels
setting-preset = standaardvoorinstelling
setting-allowed = toegestane regels
setting-clock = standaardtijdslimiet
setting-threads = een thread voor elke partij
setting-who = wie mag uitdagen
setting-boards = oude borden
setting-theme = uiterlijk van de borden
setting-text = tekstborden
setting-puzzle = kanaal voor de dagelijkse puzzel
setting-digest = kanaal voor de seizoenswinnaars
setting-most = partijen per persoon tegelijk
