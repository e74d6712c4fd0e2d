# Challenges and lobbies.

challenge-named = { $invited }: { $challenger } haastaa peliin { $game }!
challenge-open = { $challenger } etsii peliseuraa: { $game }. Kuka tulee mukaan?
challenge-rematch-open = { $challenger } haluaa revanssin: { $game }. Kuka tulee mukaan?
challenge-rematch = { $challenger } haluaa revanssin: { $game }. { $invited }, sopiiko?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · pisteytetty
challenge-casual = { $time } · rento, ei vaikuta vahvuuslukuihin
challenge-expires = Vanhenee { $at }.
challenge-standing = Kun tämä peli alkaa, teen saman haasteen uudelleen.
series-of-two = Kaksi peliä, toisessa puolet vaihtuvat.
lobby-joined = Mukana: { $people }
lobby-invited = Kutsuttu: { $people }
lobby-computer = Muilla paikoilla: Tietokone (taso { $level })
lobby-free = { $free ->
    [one] Yksi vapaa paikka kenelle tahansa
   *[other] { $free } vapaata paikkaa kenelle tahansa
}
first-lot = Paikat arvotaan.
first-challenger = { $challenger } aloittaa.
first-opponent = Aloittaja on joku muu kuin { $challenger }.

closed-declined = { $challenger }: { $by } hylkäsi haasteesi peliin { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } perui haasteen peliin { $game } (#{ $code }).
   *[other] { $others }: { $challenger } perui haasteen peliin { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, kukaan ei tarttunut haasteeseesi peliin { $game } (#{ $code }) 7 päivän aikana.
   *[other] { $challenger }: { $invited } ei vastannut haasteeseesi peliin { $game } (#{ $code }) 7 päivän aikana.
}
closed-expired-lobby = { $players }: 7 päivässä täyttyi { $taken }/{ $seats } paikkaa, eikä se riitä peliin { $game } (#{ $code }). Uuden haasteen voi tehdä komennolla `/halma challenge`.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: moderaattori { $who } poisti haasteen peliin { $game } (#{ $code }).
   *[no] 🛡️ { $players }: moderaattori poisti haasteen peliin { $game } (#{ $code }).
}
closed-begun = Peli on alkanut.
closed-begun-in = Peli on alkanut: { $thread }.

button-accept = Hyväksy
button-join = Liity
button-begin = Aloita { $seats } pelaajalla
button-fill = { $seats ->
    [2] Pelaa tietokonetta vastaan
   *[other] Aloita tietokoneiden kanssa
}
button-decline = Hylkää
button-leave = Poistu
button-withdraw = Peru

menu-which-game = Valitse peli
which-game = Mitä peliä haluat pelata? Vastustaja: { $user }
missing-permissions = En voi järjestää peliä tällä kanavalla, koska minulta puuttuu oikeuksia: { $names }. Pyydä moderaattoria antamaan ne, tai pelaa toisella kanavalla.
permission-view = ”Näytä kanava”
permission-send = ”Lähetä viestejä”
permission-send-in-threads = ”Lähetä viestejä ketjuissa”
permission-create-threads = ”Luo julkisia ketjuja”
permission-embed = ”Upota linkkejä”
permission-attach = ”Liitä tiedostoja”
permission-history = ”Lue viestihistoriaa”

notice-seat-declined = { $to }: { $by } ei tule mukaan peliin { $game } (#{ $code }). Paikka on vapaa kenelle tahansa.
