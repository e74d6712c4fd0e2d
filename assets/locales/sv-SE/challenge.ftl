# Challenges and lobbies.

challenge-named = { $challenger } utmanar { $invited } i { $game }!
challenge-open = { $challenger } vill spela { $game }. Vem är med?
challenge-rematch-open = { $challenger } vill ha returmatch i { $game }. Vem är med?
challenge-rematch = { $challenger } vill ha returmatch i { $game }. { $invited }, går det bra?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · rankat
challenge-casual = { $time } · orankat
challenge-uneven = Orankat: med fem spelare är vissa hörn bättre än andra.
challenge-expires = Går ut { $at }.
challenge-standing = När ett parti startar lägger jag upp utmaningen igen.
series-of-two = Två partier, det andra med ombytta sidor.
lobby-joined = Med: { $people }
lobby-invited = Inbjudna: { $people }
lobby-computer = Övriga platser: Datorn (nivå { $level })
lobby-free = { $free ->
    [one] En plats är öppen för alla
   *[other] { $free } platser är öppna för alla
}
first-lot = Turordningen slumpas.
first-challenger = { $challenger } börjar.
first-opponent = Motståndaren börjar.
first-swapped = Den här gången börjar { $first }.

closed-declined = { $challenger }: { $by } avböjde din utmaning i { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } drog tillbaka utmaningen i { $game } (#{ $code }).
   *[other] { $others }: { $challenger } drog tillbaka utmaningen i { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }: ingen antog din utmaning i { $game } (#{ $code }) inom 7 dagar.
   *[other] { $challenger }: { $invited } svarade inte på din utmaning i { $game } (#{ $code }) inom 7 dagar.
}
closed-expired-lobby = { $players }: bara { $taken } av { $seats } platser togs inom 7 dagar, för få för { $game } (#{ $code }). Lägg upp en ny utmaning med `/halma play`.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: moderatorn { $who } tog bort utmaningen i { $game } (#{ $code }).
   *[no] 🛡️ { $players }: en moderator tog bort utmaningen i { $game } (#{ $code }).
}
closed-begun = Partiet har börjat.
closed-begun-in = Partiet har börjat i { $thread }.

button-accept = Acceptera
button-join = Gå med
button-begin = Starta med { $seats }
button-fill = { $seats ->
    [2] Spela mot datorn
   *[other] Starta med datorer
}
button-decline = Avböj
button-leave = Lämna
button-withdraw = Dra tillbaka

button-start = Starta
button-more-rules = Fler regler
panel-anyone = Alla här kan vara med. Eller välj vem du spelar mot:
panel-with = Med { $people }
menu-with = Öppet för alla
extra-rated = Rankat
extra-diagonals = Diagonala drag

menu-which-game = Välj ett spel
missing-permissions = Det går inte att spela i den här kanalen. Jag saknar behörigheter: { $names }. Be en moderator tillåta dem, eller spela i en annan kanal.
permission-view = ”Visa kanal”
permission-send = ”Skicka meddelanden”
permission-send-in-threads = ”Skicka meddelanden i trådar”
permission-create-threads = ”Skapa offentliga trådar”
permission-embed = ”Bädda in länkar”
permission-attach = ”Bifoga filer”
permission-history = ”Läs meddelandehistorik”

notice-seat-declined = { $to }: { $by } tackade nej till { $game } (#{ $code }). Platsen är öppen för alla.
