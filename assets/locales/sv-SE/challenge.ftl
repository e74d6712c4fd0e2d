# Challenges and lobbies.

challenge-named = { $challenger } utmanar { $invited } i { $game }!
challenge-open = { $challenger } vill spela { $game }. Vem är med?
challenge-rematch-open = { $challenger } vill ha returmatch i { $game }. Vem är med?
challenge-rematch = { $challenger } vill ha returmatch i { $game }. Hänger { $invited } på?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · rankat
challenge-casual = { $time } · orankat, påverkar inte ratingen
challenge-expires = Går ut { $at }.
challenge-standing = När partiet börjar lägger jag upp samma utmaning igen.
series-of-two = Två partier, det andra med ombytta sidor.
lobby-joined = Med: { $people }
lobby-invited = Inbjudna: { $people }
lobby-computer = På alla andra platser: Datorn (nivå { $level })
lobby-free = { $free ->
    [one] En ledig plats för vem som helst
   *[other] { $free } lediga platser för vem som helst
}
first-lot = Platserna lottas.
first-challenger = { $challenger } börjar.
first-opponent = Någon annan än { $challenger } börjar.

closed-declined = { $challenger }: { $by } avböjde din utmaning i { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } drog tillbaka utmaningen i { $game } (#{ $code }).
   *[other] { $others }: { $challenger } drog tillbaka utmaningen i { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }: ingen antog din utmaning i { $game } (#{ $code }) inom 7 dagar.
   *[other] { $challenger }: inget svar från { $invited } på din utmaning i { $game } (#{ $code }) inom 7 dagar.
}
closed-expired-lobby = { $players }: { $taken } av { $seats } platser togs inom 7 dagar, och det är för få för { $game } (#{ $code }). `/halma challenge` skapar en ny utmaning.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: moderatorn { $who } avslutade utmaningen i { $game } (#{ $code }).
   *[no] 🛡️ { $players }: en moderator avslutade utmaningen i { $game } (#{ $code }).
}
closed-begun = Partiet har börjat.
closed-begun-in = Partiet har börjat i { $thread }.

button-accept = Acceptera
button-join = Gå med
button-begin = Börja med { $seats } spelare
button-fill = { $seats ->
    [2] Spela mot datorn
   *[other] Börja med datorer
}
button-decline = Avböj
button-leave = Lämna
button-withdraw = Dra tillbaka

menu-which-game = Välj ett spel
which-game = Vilket spel vill du spela med { $user }?
missing-permissions = Det går inte att spela i den här kanalen: jag saknar { $names }. Be en moderator att tillåta det, eller spela i en annan kanal.
permission-view = ”Visa kanal”
permission-send = ”Skicka meddelanden”
permission-send-in-threads = ”Skicka meddelanden i trådar”
permission-create-threads = ”Skapa offentliga trådar”
permission-embed = ”Bädda in länkar”
permission-attach = ”Bifoga filer”
permission-history = ”Läs meddelandehistorik”

notice-seat-declined = { $to }: { $by } tackade nej till { $game } (#{ $code }). Platsen är ledig för vem som helst.
