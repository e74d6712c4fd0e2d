# Challenges and lobbies.

challenge-named = { $challenger } haastaa peliin { $game }: { $invited }!
challenge-open = { $challenger } etsii peliseuraa: { $game }. Kuka lähtee mukaan?
challenge-rematch-open = { $challenger } haluaa revanssin: { $game }. Kuka lähtee mukaan?
challenge-rematch = { $challenger } haluaa revanssin: { $game }. { $invited }, sopiiko?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · pisteytetty
challenge-casual = { $time } · rento
challenge-uneven = Rento: viiden pelissä jotkin sakarat ovat parempia kuin toiset.
challenge-expires = Vanhenee { $at }.
challenge-standing = Kun peli alkaa, julkaisen tämän haasteen uudelleen.
series-of-two = Kaksi peliä, toiseen vaihdetaan puolet.
lobby-joined = Mukana: { $people }
lobby-invited = Kutsuttu: { $people }
lobby-computer = Muilla paikoilla: Tietokone (taso { $level })
lobby-free = { $free ->
    [one] Yksi paikka vapaana kenelle tahansa
   *[other] { $free } paikkaa vapaana kenelle tahansa
}
first-lot = Aloittaja arvotaan.
first-challenger = { $challenger } aloittaa.
first-opponent = Vastustaja aloittaa.
first-swapped = Nyt aloittaa { $first }.

closed-declined = { $challenger }: { $by } hylkäsi haasteesi peliin { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } perui haasteen peliin { $game } (#{ $code }).
   *[other] { $others }: { $challenger } perui haasteen peliin { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, kukaan ei tarttunut haasteeseesi peliin { $game } (#{ $code }) 7 päivässä.
   *[other] { $challenger }, haasteesi peliin { $game } (#{ $code }) vanheni. Vastausta ei tullut 7 päivässä: { $invited }.
}
closed-expired-lobby = { $players }: 7 päivässä täyttyi vain { $taken }/{ $seats } paikkaa. Se ei riitä peliin { $game } (#{ $code }). `/halma play` tekee uuden haasteen.
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
    [2] Tietokonetta vastaan
   *[other] Tietokoneita vastaan
}
button-decline = Hylkää
button-leave = Poistu
button-withdraw = Peru

button-start = Aloita
button-more-rules = Lisää sääntöjä
panel-anyone = Kuka tahansa voi liittyä. Tai valitse, kenen kanssa pelaat:
panel-with = Mukana: { $people }
menu-with = Kuka tahansa
extra-rated = Pisteytetty
extra-diagonals = Vinosiirrot

menu-which-game = Valitse peli
missing-permissions = En voi pitää peliä tällä kanavalla. Minulta puuttuu oikeuksia: { $names }. Pyydä moderaattoria antamaan ne, tai pelaa toisella kanavalla.
permission-view = ”Näytä kanava”
permission-send = ”Lähetä viestejä”
permission-send-in-threads = ”Lähetä viestejä ketjuissa”
permission-create-threads = ”Luo julkisia ketjuja”
permission-embed = ”Upota linkkejä”
permission-attach = ”Liitä tiedostoja”
permission-history = ”Lue viestihistoriaa”

notice-seat-declined = { $to }: { $by } ei tule mukaan peliin { $game } (#{ $code }). Paikka on vapaa kenelle tahansa.
