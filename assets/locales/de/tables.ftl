# Leaderboards.

family-halma = Halma
family-corners = Ecken-Halma, Mini-Ecken
family-star = Sternhalma zu zweit
family-many = Ab drei Spielern
choice-where-here = Dieser Server
choice-where-everywhere = Überall
choice-by-rating = Wertung
choice-by-wins = Siege
choice-by-season = Saison

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] ein Spieler
   *[other] { $people } Spieler
}
table-by-rating = insgesamt
table-by-wins = Siege
table-by-season = Saison Q{ $quarter } { $year }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $last }
table-wins-row = { $rank } { $who } **{ $won }** von { $games } gewonnen · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Hier steht noch niemand. Spiel drei gewertete Partien gegen Menschen, dann bekommst du einen Platz: `/halma play`.
table-unplaced = *Noch ohne Platz:*
table-unplaced-row = · { $who } **{ $rating }** · { $missing ->
    [one] noch 1 gewertete Partie bis zum Platz
   *[other] noch { $missing } gewertete Partien bis zum Platz
} · { $last }
table-hall-of-fame = *Ruhmeshalle*
table-champions = Q{ $quarter } { $year }: { $champions }
digest-title = 🏆 **Die Saison Q{ $quarter } { $year } ist vorbei. Hier sind eure Champions!**
digest-family = **{ $family }**: { $champions }
digest-most = 🎲 Die meisten Partien: { $who } ({ $games })
digest-chain = 🔗 Längste Sprungkette: { $who }, { $jumps } Sprünge in einem Zug
digest-closest = 🤏 Knappstes Wettrennen: { $winner } gewann, { $loser } { $steps ->
    [one] fehlte noch ein Schritt
   *[other] fehlten noch { $steps } Schritte
}
digest-thanks = Insgesamt { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}. Danke fürs Mitspielen, { $people }!
digest-next = Eine neue Saison hat begonnen, alle fangen wieder bei null an: `/halma play`
digest-alt = Die längste Sprungkette der Saison: { $jumps } Sprünge von { $who }.
table-own-no-points = *Du: Ein Sieg oder Remis bringt dir Punkte in dieser Saison.*
table-own-hidden = *Du: in den Ranglisten ausgeblendet. Ändern kannst du das mit `/halma me settings hidden:False`.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Überall
button-here = Dieser Server

rating-changes = 📈 { $changes }
rating-too-early = 📈 Nicht gewertet: vorbei, bevor alle zweimal gezogen hatten.
rating-why-first = ? = neue Wertung, noch vorläufig
rating-why-half = Zählt nur halb: zweite gewertete Partie zwischen euch in 30 Tagen
rating-why-quarter = Zählt nur ein Viertel: dritte gewertete Partie zwischen euch in 30 Tagen
rating-why-none = Unverändert: Nur die ersten drei gewerteten Partien zwischen euch in 30 Tagen zählen
series-first = Partie 1 von 2
series-second = Partie 2 von 2
series-goes-on = ⏭️ Jetzt kommt die zweite Partie, mit getauschten Seiten.
series-score = 🏁 Nach beiden Partien: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who } hat noch keine Partie zu Ende gespielt.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}: { $balance }
balance = { $won } gewonnen, { $drawn } remis, { $lost } verloren
profile-rank-here = Platz { $rank } auf diesem Server
profile-rank-everywhere = Platz { $rank } überall
profile-best-win = 🏅 Bester Sieg: gegen jemanden mit { $rating } (#{ $code })
profile-longest-chain = 🔗 Längste Sprungkette: { $jumps ->
    [one] ein Sprung
   *[other] { $jumps } Sprünge
} (#{ $code })
profile-fastest = ⚡ Rekord bei { $game }: Ziel in { $moves } Zügen gefüllt (#{ $code })
profile-streaks = 🔥 Siege in Folge: jetzt { $now }, Rekord { $best }
profile-times = ⏱️ Meist { $median } pro Zug (bisher { $moves }) · { $late ->
    [0] Zeit nie überschritten
    [one] Zeit einmal überschritten
   *[other] Zeit { $late }-mal überschritten
}
profile-variants = Nach Spiel (Siege–Remis–Niederlagen): { $rows }
profile-reasons = Nach Ausgang (Siege–Remis–Niederlagen): { $rows }
profile-seats = Nach Zugreihenfolge (Siege–Remis–Niederlagen): { $rows }
seat-games = { $seat ->
    [1] als 1.
    [2] als 2.
    [3] als 3.
    [4] als 4.
    [5] als 5.
   *[other] als 6.
} { $games }
profile-beaten = 🤖 **Geschaffte Computerstufen**
profile-beaten-level = { $ladder } { $game }: Stufe { $level } von { $levels }
profile-last = **Letzte Partien**
profile-curve = Wertung in den letzten { $games } Partien: von { $from } auf { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } und { $other } haben noch keine Partie gegeneinander zu Ende gespielt.
reason-built = Ziel gefüllt
reason-home = Stein im Haus
reason-tempo = weniger Schritte
reason-locked = Ziel voll mit eingesperrten Steinen
reason-filled = Ziel voll, meist eigene Steine
reason-places = alle haben einen Platz
reason-stall = kein Fortschritt
reason-blocked = kein Zug möglich
reason-resignation = Aufgabe
reason-timeout = Zeitüberschreitung
reason-agreement = Einigung
reason-race = Wettrennen entschieden
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}

reset-tables-done = 🛡️ { $by } hat die Ranglisten dieses Servers zurückgesetzt. Serverübergreifende Wertungen bleiben gleich.
reset-tables-other-name = Das ist nicht der Name dieses Servers, also hat sich nichts geändert. Versuch es noch einmal mit dem genauen Namen.
reset-tables-unknown = Discord verrät mir den Namen dieses Servers gerade nicht, also hat sich nichts geändert. Versuch es später noch einmal.
