# Leaderboards.

family-halma = Halma
family-corners = Narożniki, Mininarożniki
family-star = Chińskie warcaby (2 graczy)
family-many = Trzech graczy i więcej
choice-where-here = Ten serwer
choice-where-everywhere = Wszędzie
choice-by-rating = Ranking
choice-by-wins = Wygrane
choice-by-season = Sezon

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] jeden gracz
    [few] { $people } graczy
    [many] { $people } graczy
   *[other] { $people } gracza
}
table-by-rating = wszech czasów
table-by-wins = wygrane
table-by-season = sezon { $year }, kw. { $quarter }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} · { $last }
table-wins-row = { $rank } { $who } · wygrane: **{ $won }** z { $games } · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Nikogo tu jeszcze nie ma. Zagraj trzy partie rankingowe z ludźmi, żeby wejść do tabeli: `/halma play`.
table-unplaced = *Jeszcze bez miejsca:*
table-unplaced-row = · { $who } **{ $rating }** · { $missing ->
    [one] jeszcze 1 partia rankingowa do miejsca
    [few] jeszcze { $missing } partie rankingowe do miejsca
    [many] jeszcze { $missing } partii rankingowych do miejsca
   *[other] jeszcze { $missing } partii rankingowej do miejsca
} · { $last }
table-hall-of-fame = *Galeria sław*
table-champions = { $year }, kw. { $quarter }: { $champions }
digest-title = 🏆 **Koniec sezonu { $year }, kw. { $quarter }. Oto mistrzowie!**
digest-family = **{ $family }**: { $champions }
digest-most = 🎲 Najwięcej partii: { $who } ({ $games })
digest-chain = 🔗 Najdłuższa seria: { $who }, skoki w jednym ruchu: { $jumps }
digest-closest = 🤏 Najbardziej zacięty wyścig: wygrywa { $winner }, a { $loser } ma do mety jeszcze { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}
digest-thanks = Łącznie { $games ->
    [one] jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}. Dzięki za grę, { $people }!
digest-next = Zaczął się nowy sezon i wszyscy startują od zera: `/halma play`
digest-alt = Najdłuższa seria sezonu: { $who }, skoki: { $jumps }.
table-own-no-points = *Ty: wygraj albo zremisuj partię, żeby zdobyć punkty w tym sezonie.*
table-own-hidden = *Ty: nie widać cię w tabelach. Zmienisz to przez `/halma me settings hidden:False`.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Wszędzie
button-here = Ten serwer

rating-changes = 📈 { $changes }
rating-too-early = 📈 Bez rankingu: koniec nastąpił, zanim wszyscy zrobili dwa ruchy.
rating-why-first = ? = nowy ranking, jeszcze się ustala
rating-why-half = Połowa zmiany: druga partia rankingowa między wami w ciągu 30 dni
rating-why-quarter = Ćwierć zmiany: trzecia partia rankingowa między wami w ciągu 30 dni
rating-why-none = Bez zmian: w ciągu 30 dni liczą się tylko trzy pierwsze partie rankingowe między wami
series-first = Partia 1 z 2
series-second = Partia 2 z 2
series-goes-on = ⏭️ Teraz druga partia, z zamianą stron.
series-score = 🏁 Po obu partiach: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who } nie ma jeszcze zakończonej partii.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}: { $balance }
balance = wygrane { $won }, remisy { $drawn }, przegrane { $lost }
profile-rank-here = { $rank }. miejsce na tym serwerze
profile-rank-everywhere = { $rank }. miejsce wszędzie
profile-best-win = 🏅 Najlepsza wygrana: przeciwnik z rankingiem { $rating } (#{ $code })
profile-longest-chain = 🔗 Najdłuższa seria: { $jumps ->
    [one] jeden skok
    [few] { $jumps } skoki
    [many] { $jumps } skoków
   *[other] { $jumps } skoku
} (#{ $code })
profile-fastest = ⚡ Najszybciej, { $game }: meta pełna w { $moves } ruchach (#{ $code })
profile-streaks = 🔥 Wygrane z rzędu: teraz { $now }, rekord { $best }
profile-times = ⏱️ Zwykle { $median } na ruch (ruchy: { $moves }) · { $late ->
    [0] zawsze na czas
    [one] raz po czasie
    [few] { $late } razy po czasie
    [many] { $late } razy po czasie
   *[other] { $late } razu po czasie
}
profile-variants = Według gry (wygrane–remisy–przegrane): { $rows }
profile-reasons = Według zakończenia (wygrane–remisy–przegrane): { $rows }
profile-seats = Według kolejności startu (wygrane–remisy–przegrane): { $rows }
seat-games = { $seat ->
    [1] jako 1.
    [2] jako 2.
    [3] jako 3.
    [4] jako 4.
    [5] jako 5.
   *[other] jako 6.
} { $games }
profile-beaten = 🤖 **Pokonane poziomy komputera**
profile-beaten-level = { $ladder } { $game }: poziom { $level } z { $levels }
profile-last = **Ostatnie partie**
profile-curve = Ranking w ostatnich partiach ({ $games }): od { $from } do { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } i { $other } nie mają jeszcze wspólnej zakończonej partii.
reason-built = meta zapełniona
reason-home = pionki w bazie
reason-tempo = mniej kroków do mety
reason-locked = meta z zablokowanymi pionkami
reason-filled = pełna meta, głównie swoje pionki
reason-places = wszyscy mają miejsca
reason-stall = brak postępu
reason-blocked = brak ruchów
reason-resignation = poddanie
reason-timeout = koniec czasu
reason-agreement = zgoda
reason-race = rozstrzygnięty wyścig
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } godz.
duration-days = { $count ->
    [one] jeden dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}

reset-tables-done = 🛡️ { $by } zeruje tabele tego serwera. Rankingi ze wszystkich serwerów zostają bez zmian.
reset-tables-other-name = To nie jest nazwa tego serwera, więc nic się nie zmieniło. Spróbuj ponownie z dokładną nazwą.
reset-tables-unknown = Discord nie podaje mi teraz nazwy tego serwera, więc nic się nie zmieniło. Spróbuj ponownie później.
