# Rules and help.

rules-moves = Tahem se pohne jeden kámen: buď **krokem** na volné sousední pole, nebo **skokem** přes jeden sousední kámen, ať je čí chce, na volné pole hned za ním, a pak podle chuti dalšími skoky téhož kamene. Kdo nemá kam táhnout, vynechává.
rules-diagonals-on = Kameny se pohybují a skáčou osmi směry (diagonály lze ve výzvě vypnout).
rules-diagonals-off = Kameny se pohybují a skáčou čtyřmi směry (diagonály lze ve výzvě zapnout).
rules-of = { $default ->
    [yes] **{ $name }** (výchozí): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Táhnou obě strany, pak se kontroluje. Zaplněný cíl vyhrává; jsou-li zaplněné oba, je remíza. Po kole { $home } prohrává, kdo má kámen doma. Po kole { $tempo } vyhrává, kdo má méně kroků do cíle.
explain-brainking = Zaplněný cíl hned vyhrává. Po { $moves } vlastních tazích prohrává tah, který nechá kterýkoli tvůj kámen doma. 50 kol bez postupu znamená remízu; má-li tehdy kameny doma jen jedna strana, prohrává.
explain-closed-camp = Zaplněný cíl hned vyhrává. Kámen, který stojí v cíli, nesmí skončit tah mimo něj. 50 kol bez postupu znamená remízu; má-li tehdy kameny doma jen jedna strana, prohrává.
explain-classic = Zaplněný cíl hned vyhrává. 50 kol bez postupu znamená remízu{ $seats ->
    [2] {"; má-li tehdy kameny doma jen jedna strana, prohrává."}
   *[other] {"."}
}
explain-igroved = Zaplněný cíl hned vyhrává. Za zaplněný se cíl počítá i tehdy, když jsou v něm cizí kameny uvězněné a aspoň jeden tvůj tam je. 50 kol bez postupu znamená remízu{ $seats ->
    [2] {"; má-li tehdy kameny doma jen jedna strana, prohrává."}
   *[other] {"."}
}

# For whoever is new.

how-to-title = **Jak se hraje: { $game }**
how-to-aim = Dostaň všechny své kameny ze svého domova do cíle, tedy do protějšího domova; kdo to stihne první, vyhrává. Kameny se neberou: přes svoje i cizí se skáče, aby to šlo rychleji vpřed.
alt-start = Začátek hry „{ $game }“, cíl první strany je orámovaný.
lesson-begin = Kámen na poli { $stone } může skočit daleko. Kam s ním?
lesson-played = { $jumps ->
    [0] **{ $route }**: krok. Skok přes jiný kámen by vedl dál.
    [one] **{ $route }**: jeden skok.
    [few] **{ $route }**: { $jumps } skoky v jednom tahu. Takhle se halma vyhrává: stav pro své kameny žebříky a využívej i cizí.
    [many] **{ $route }**: { $jumps } skoku v jednom tahu. Takhle se halma vyhrává: stav pro své kameny žebříky a využívej i cizí.
   *[other] **{ $route }**: { $jumps } skoků v jednom tahu. Takhle se halma vyhrává: stav pro své kameny žebříky a využívej i cizí.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] krok
    [one] jeden skok
    [few] { $jumps } skoky
    [many] { $jumps } skoku
   *[other] { $jumps } skoků
}
menu-lesson = Kam s ním?
button-how-to = Jak se hraje
button-try-chain = Zkusit sérii skoků
button-try-again-chain = Ještě jednou

help = **Jak se hraje**
    • `/halma challenge opponent:@friend` vyzve někoho z přátel; bez soupeře se může přidat kdokoli. `computer:3` hraje proti počítači, úroveň 1 až 10. Pro trénink vyzvi sebe.
    • `/halma move` vypíše tvé možné tahy, největší postup první. Nebo tah napiš: `h4-f2`, `h4 f2` nebo celou trasu `h1-f3-d3`. Tlačítko **Táhnout** očísluje kameny, které můžou táhnout, a nabídne tahy: zahraješ na dvě klepnutí.
    • `/halma board` ukáže desku z tvé strany, jen tobě. `/halma games` vypíše tvoje partie. `/halma resign` partii vzdá.
    • Na tah jsou 3 dny, pokud výzva neurčí jinak; zmíním tě, když jsi na tahu, a ještě jednou před koncem času. `/halma settings` nastaví tiché hodiny, `/halma away` zastaví tvůj čas o dovolené, **+1 den** přidá čas soupeři.
    • `/halma hint` řekne, co by hrál počítač: v tréninku, v přátelských partiích a tam, kde všichni souhlasí (`/halma offer what:hints`). `/halma-study` má lekce, úlohu na každý den a rozebere tvoje dohrané partie; to umí i **Analýza** pod nimi.
    • `/halma replay` ukáže partii tah po tahu a dá její záznam, `/halma import` partii převezme. **Jak se hraje** pod novou deskou vysvětlí hru.
    • `/halma leaderboard` ukáže žebříčky, `/halma profile` to, jak kdo hraje, a `/halma open` to, ke komu se můžeš přidat.
    • `/halma offer` nabídne remízu nebo požádá o vrácení tvého posledního tahu či o nápovědu. `/halma block` někomu zabrání tě vyzývat.
    • `/halma rules` vysvětlí pravidla i konce, které vynucují: odpočítávám ti je pod každou deskou.
    Každá partie má kód jako #K7X9Q. Když jich tu hraješ víc, uveď ho v možnosti `game`.
