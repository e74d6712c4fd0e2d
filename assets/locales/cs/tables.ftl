# Leaderboards.

family-halma = Halma
family-corners = Rohy, Minirohy
family-star = Čínská dáma pro dva
family-many = Tři a více hráčů
choice-where-here = Tento server
choice-where-everywhere = Všude
choice-by-rating = Rating
choice-by-wins = Výhry
choice-by-season = Sezona

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] jeden hráč
    [few] { $people } hráči
   *[other] { $people } hráčů
}
table-by-rating = za celou dobu
table-by-wins = výhry
table-by-season = sezona { $year }, { $quarter }. čtvrtletí
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 partie
    [few] { $games } partie
   *[other] { $games } partií
} · { $last }
table-wins-row = { $rank } { $who } · výhry: **{ $won }** z { $games } · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Zatím tu nikdo není. Do žebříčku se dostaneš po třech hodnocených partiích s lidmi: `/halma play`.
table-unplaced = *Zatím bez umístění:*
table-unplaced-row = · { $who } **{ $rating }** · { $missing ->
    [one] ještě 1 hodnocená partie do umístění
    [few] ještě { $missing } hodnocené partie do umístění
   *[other] ještě { $missing } hodnocených partií do umístění
} · { $last }
table-hall-of-fame = *Síň slávy*
table-champions = { $year }, { $quarter }. čtvrtletí: { $champions }
digest-title = 🏆 **Sezona { $year }, { $quarter }. čtvrtletí, skončila. Tady jsou vítězové!**
digest-family = **{ $family }**: { $champions }
digest-most = 🎲 Nejvíc partií: { $who } ({ $games })
digest-chain = 🔗 Nejdelší série: { $who }, skoky v jednom tahu: { $jumps }
digest-closest = 🤏 Nejtěsnější závod: vyhrává { $winner }, { $loser } končí { $steps ->
    [one] jeden krok
    [few] { $steps } kroky
    [many] { $steps } kroku
   *[other] { $steps } kroků
} před cílem
digest-thanks = Celkem { $games ->
    [one] jedna partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}. Díky za hru, { $people }!
digest-next = Začala nová sezona a všichni startují od nuly: `/halma play`
digest-alt = Nejdelší série sezony: { $who }, skoky: { $jumps }.
table-own-no-points = *Ty: body v této sezoně získáš za výhru nebo remízu.*
table-own-hidden = *Ty: v žebříčcích tě není vidět. Změníš to přes `/halma me settings hidden:False`.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Všude
button-here = Tento server

rating-changes = 📈 { $changes }
rating-too-early = 📈 Nehodnotí se: partie skončila dřív, než všichni zahráli dva tahy.
rating-why-first = ? = nový rating, ještě se ustaluje
rating-why-half = Poloviční změna: druhá hodnocená partie mezi vámi za 30 dní
rating-why-quarter = Čtvrtinová změna: třetí hodnocená partie mezi vámi za 30 dní
rating-why-none = Beze změny: za 30 dní se počítají jen první tři hodnocené partie mezi vámi
series-first = Partie 1 ze 2
series-second = Partie 2 ze 2
series-goes-on = ⏭️ Následuje druhá partie s vyměněnými stranami.
series-score = 🏁 Po obou partiích: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who } zatím nemá dohranou partii.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] 1 partie
    [few] { $games } partie
   *[other] { $games } partií
}: { $balance }
balance = výhry { $won }, remízy { $drawn }, prohry { $lost }
profile-rank-here = { $rank }. místo na tomto serveru
profile-rank-everywhere = { $rank }. místo celkově
profile-best-win = 🏅 Nejlepší výhra: soupeř s ratingem { $rating } (#{ $code })
profile-longest-chain = 🔗 Nejdelší série: { $jumps ->
    [one] jeden skok
    [few] { $jumps } skoky
   *[other] { $jumps } skoků
} (#{ $code })
profile-fastest = ⚡ Nejrychleji, { $game }: cíl zaplněný, tahů: { $moves } (#{ $code })
profile-streaks = 🔥 Výhry v řadě: teď { $now }, rekord { $best }
profile-times = ⏱️ Obvykle { $median } na tah (tahů: { $moves }) · { $late ->
    [0] vždycky včas
    [one] jednou vypršel čas
    [few] { $late }× vypršel čas
   *[other] { $late }× vypršel čas
}
profile-variants = Podle hry (výhry–remízy–prohry): { $rows }
profile-reasons = Podle zakončení (výhry–remízy–prohry): { $rows }
profile-seats = Podle pořadí na startu (výhry–remízy–prohry): { $rows }
seat-games = { $seat ->
    [1] jako 1.
    [2] jako 2.
    [3] jako 3.
    [4] jako 4.
    [5] jako 5.
   *[other] jako 6.
} { $games }
profile-beaten = 🤖 **Zdolané úrovně počítače**
profile-beaten-level = { $ladder } { $game }: úroveň { $level } z { $levels }
profile-last = **Poslední partie**
profile-curve = Rating za poslední partie ({ $games }): od { $from } do { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } a { $other } spolu ještě nemají dohranou partii.
reason-built = zaplněný cíl
reason-home = kameny doma
reason-tempo = méně kroků do cíle
reason-locked = cíl s uvězněnými kameny
reason-filled = plný cíl, většina vlastních
reason-places = všichni mají místo
reason-stall = bez postupu
reason-blocked = žádné tahy
reason-resignation = vzdaná partie
reason-timeout = vypršel čas
reason-agreement = dohoda
reason-race = rozhodnutý závod
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] jeden den
    [few] { $count } dny
   *[other] { $count } dní
}

reset-tables-done = 🛡️ { $by } nuluje žebříčky tohoto serveru. Ratingy napříč všemi servery zůstávají stejné.
reset-tables-other-name = To není název tohoto serveru, takže se nic nezměnilo. Zkus to znovu s přesným názvem.
reset-tables-unknown = Discord mi teď neřekne název tohoto serveru, takže se nic nezměnilo. Zkus to později znovu.
