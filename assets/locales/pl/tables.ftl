# Tables of who stands where.

family-halma = Halma
family-corners = Narożniki
family-star = Chińskie warcaby (dla dwojga)
family-many = Gry dla trojga i więcej
choice-where-here = Ten serwer
choice-where-everywhere = Wszędzie
choice-by-rating = Ranking
choice-by-wins = Wygrane partie
choice-by-season = Sezon

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] jeden gracz
    [few] { $people } graczy
    [many] { $people } graczy
   *[other] { $people } gracza
}
table-by-rating = ranking wszech czasów
table-by-wins = wygrane partie
table-by-season = sezon { $year }, kw. { $quarter }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} · { $last }
table-wins-row = { $rank } { $who } · wygrane: **{ $won }** z { $games } · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Nikogo tu jeszcze nie ma. Zmieni to rankingowa partia doprowadzona do końca: `/halma challenge`.
table-hall-of-fame = *Galeria sław*
table-champions = { $year }, kw. { $quarter }: { $champions }
digest-title = 🏆 **Koniec sezonu { $year }, kw. { $quarter }, na tym serwerze.**
digest-family = **{ $family }**: { $champions }
digest-next = Następny już trwa i wszyscy zaczynają od zera: `/halma challenge`
table-own-no-points = *Ty: wygrana albo remis da ci punkty w tym sezonie.*
table-own-hidden = *Ty: nie widać cię w tabelach.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Wszędzie
button-here = Ten serwer

rating-changes = 📈 { $changes }
series-first = Partia 1 z 2
series-second = Partia 2 z 2
series-goes-on = ⏭️ Teraz druga partia, z zamianą stron.
series-score = 🏁 Obie partie: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who } nie ma jeszcze partii rozegranej do końca.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}: { $balance }
balance = wygrane { $won }, remisy { $drawn }, przegrane { $lost }
profile-rank-here = { $rank }. miejsce na tym serwerze
profile-rank-everywhere = { $rank }. miejsce na wszystkich serwerach
profile-best-win = 🏅 Najlepsza wygrana: przeciwnik z rankingiem { $rating } (#{ $code })
profile-longest-chain = 🔗 Najdłuższa seria: { $jumps ->
    [one] jeden skok
    [few] { $jumps } skoki
    [many] { $jumps } skoków
   *[other] { $jumps } skoku
} (#{ $code })
profile-fastest = ⚡ Najszybciej w grze „{ $game }”: meta zapełniona w { $moves } ruchach (#{ $code })
profile-streaks = 🔥 Wygrane z rzędu: teraz { $now }, rekord { $best }
profile-times = ⏱️ Ruchy: { $moves }, mediana czasu: { $median } · { $late ->
    [0] ani razu po czasie
    [one] raz po czasie
    [few] { $late } razy po czasie
    [many] { $late } razy po czasie
   *[other] { $late } razu po czasie
}
profile-variants = Wygrane–remisy–przegrane według gry: { $rows }
profile-reasons = Wygrane–remisy–przegrane według zakończenia: { $rows }
profile-seats = Wygrane–remisy–przegrane według miejsca: { $rows }
seat-games = { $seat ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
    [4] czwarte
    [5] piąte
   *[other] szóste
} { $games }
profile-last = **Ostatnie partie**
profile-curve = Ranking w ostatnich partiach ({ $games }): od { $from } do { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } i { $other } nie mają jeszcze ze sobą zakończonej partii dla dwojga.
reason-built = meta zapełniona
reason-home = kontrola bazy
reason-tempo = kroki do mety
reason-locked = zablokowane pionki
reason-stall = brak postępu
reason-blocked = nikt nie ma ruchu
reason-resignation = poddanie
reason-timeout = koniec czasu
reason-agreement = zgoda
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } godz.
duration-days = { $count ->
    [one] jeden dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}

reset-tables-done = 🛡️ { $by } zaczyna tabele tego serwera od nowa. Rankingi ze wszystkich serwerów zostają bez zmian.
reset-tables-other-name = To nie jest nazwa tego serwera, więc nic się nie zmieniło.
reset-tables-unknown = Discord nie podaje mi teraz nazwy tego serwera, więc nic się nie zmieniło. Spróbuj ponownie później.
