# What is stored about a person.

privacy-title = **Co o tobě ukládám**
privacy-account = • Tvůj účet na Discordu, jeho jméno { $name }{ $face ->
    [yes] {" "}a název jeho obrázku
   *[no] { "" }
}, aby bylo v partiích vidět, kdo hraje.
privacy-games = • { $running ->
    [0] Žádná rozehraná partie,
    [one] Jedna rozehraná partie,
    [few] { $running } rozehrané partie,
    [many] { $running } rozehrané partie,
   *[other] { $running } rozehraných partií,
} { $open ->
    [0] žádná otevřená výzva
    [one] jedna otevřená výzva
    [few] { $open } otevřené výzvy
    [many] { $open } otevřené výzvy
   *[other] { $open } otevřených výzev
} a { $ended ->
    [0] žádná dohraná partie,
    [one] jedna dohraná partie,
    [few] { $ended } dohrané partie,
    [many] { $ended } dohrané partie,
   *[other] { $ended } dohraných partií,
} se všemi tahy, jejich časem a tím, co změnily v ratingu a žebříčcích.
privacy-settings = • Tvoje nastavení{ $has_zone ->
    [yes] {" "}s časovým pásmem { $zone }
   *[no] { "" }
}; { $away ->
    [0] žádná nepřítomnost
    [one] jedna nepřítomnost
    [few] { $away } nepřítomnosti
    [many] { $away } nepřítomnosti
   *[other] { $away } nepřítomností
}; { $blocked ->
    [0] žádný zablokovaný člověk
    [one] jeden zablokovaný člověk
    [few] { $blocked } zablokovaní lidé
    [many] { $blocked } zablokovaného člověka
   *[other] { $blocked } zablokovaných lidí
}.
privacy-study = • Poražené úrovně počítače: { $beaten ->
    [one] v jedné hře
    [few] ve { $beaten } hrách
    [many] v { $beaten } hry
   *[other] v { $beaten } hrách
}. Vyřešené úlohy: { $puzzles }.
privacy-more = Žádné zprávy nečtu. V souboru jsou tyto záznamy slovo od slova.
privacy-nothing = Nic o tobě neukládám.
privacy-exported = Vše, co o tobě ukládám, jako JSON. Lidé jsou v něm čísla; `player` je to tvoje.{ $cut ->
    [0] { "" }
    [one] {" "}U tvé nejstarší partie chybí tahy, protože soubor by byl na Discord moc velký; má je provozovatel bota.
    [few] {" "}U tvých { $cut } nejstarších partií chybí tahy, protože soubor by byl na Discord moc velký; má je provozovatel bota.
    [many] {" "}U tvých { $cut } nejstarší partie chybí tahy, protože soubor by byl na Discord moc velký; má je provozovatel bota.
   *[other] {" "}U tvých { $cut } nejstarších partií chybí tahy, protože soubor by byl na Discord moc velký; má je provozovatel bota.
}
privacy-file = Co je o tobě uloženo. Lidé jsou 64bitová čísla, `player` je to tvoje. Časy jsou v UTC. Místa se číslují od 1. Události partie: p = tah, o = místo, které vypadlo, e = konec rozhodnutý mimo desku, b = vrácené tahy; u každé je okamžik v milisekundách od roku 1970.
privacy-question = ⚠️ **Smazat všechno, co říká, kdo jsi?** Nejde to vzít zpět.
privacy-resigns = • { $count ->
    [one] Vzdáš partii { $codes }.
    [few] Vzdáš { $count } partie: { $codes }.
    [many] Vzdáš { $count } partie: { $codes }.
   *[other] Vzdáš { $count } partií: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Opustíš otevřenou výzvu { $codes }.
    [few] Opustíš { $count } otevřené výzvy: { $codes }.
    [many] Opustíš { $count } otevřené výzvy: { $codes }.
   *[other] Opustíš { $count } otevřených výzev: { $codes }.
}
privacy-stays = • Dohrané partie zůstanou, protože patří i tvým soupeřům, ale místo tebe v nich bude hráč beze jména.
    • Zmizíš ze všech žebříčků. Pokud se vrátíš, začneš úplně od začátku.
    • Smazané údaje zmizí z disku do jednoho dne. Zprávy v kanálech patří Discordu a zůstanou; stejně tak můžou zůstat zálohy, které provozovatel bota nějakou dobu uchovává.
privacy-deleted = Hotovo: už tě neznám.
privacy-kept = Všechno zůstává, jak je.
button-privacy-export = Stáhnout vše
button-privacy-delete = Smazat moje data…
button-privacy-delete-yes = Smazat navždy
button-privacy-delete-no = Ponechat
