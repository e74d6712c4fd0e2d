# What is stored about a person.

privacy-title = **Co o tobě ukládám**
privacy-account = • Tvůj účet na Discordu a jeho název, { $name }, aby bylo vidět, kdo hraje.{ $face ->
    [yes] {" "}A název souboru tvého avataru.
   *[no] { "" }
}
privacy-games = • Partie: rozehrané { $running }, dohrané { $ended }. Otevřené výzvy: { $open }. Ukládám každý tah s časem a to, co každá partie změnila v ratingu a žebříčcích.
privacy-settings = • Tvoje nastavení{ $has_zone ->
    [yes] {" "}s časovým pásmem { $zone }
   *[no] { "" }
}. Období, kdy jsi pryč: { $away }. Lidé na seznamu blokovaných: { $blocked }.
privacy-study = • Hry, ve kterých máš vítězství nad počítačem: { $beaten }. Vyřešené úlohy: { $puzzles }.
privacy-notes = • Soukromé poznámky k partiím: { $count }. Vidíš je jen ty.
privacy-plans = • Plány v rozehraných partiích: { $count }. Vidíš je jen ty.
privacy-cups = • Turnaje s tvou přihláškou: { $count }.
privacy-more = Zprávy nečtu. Tohle všechno si můžeš stáhnout přesně tak, jak to ukládám.
privacy-nothing = Nic o tobě neukládám.
privacy-exported = Co o tobě ukládám, ve formátu JSON. Lidé jsou v něm čísla; `player` jsi ty.{ $cut ->
    [0] { "" }
    [one] {" "}Aby se soubor vešel do limitu Discordu, chybí tahy tvé nejstarší partie.
    [few] {" "}Aby se soubor vešel do limitu Discordu, chybí tahy tvých { $cut } nejstarších partií. Požádej o ně provozovatele bota.
   *[other] {" "}Aby se soubor vešel do limitu Discordu, chybí tahy tvých { $cut } nejstarších partií. Požádej o ně provozovatele bota.
}
privacy-file = Co je o tobě uloženo. Lidé jsou 64bitová čísla; `player` jsi ty. Časy jsou v UTC. Místa se číslují od 1. Události partie: p je tah, o je místo, které vypadlo, e je konec rozhodnutý mimo desku, b jsou vrácené tahy. Každá má čas v milisekundách od roku 1970.
privacy-question = ⚠️ **Smazat všechny tvoje osobní údaje?** Nejde to vrátit.
privacy-resigns = • { $count ->
    [one] Vzdáš rozehranou partii: { $codes }.
    [few] Vzdáš { $count } rozehrané partie: { $codes }.
   *[other] Vzdáš { $count } rozehraných partií: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Opustíš otevřenou výzvu { $codes }.
    [few] Opustíš { $count } otevřené výzvy: { $codes }.
   *[other] Opustíš { $count } otevřených výzev: { $codes }.
}
privacy-stays = • Dohrané partie zůstanou, protože patří i tvým soupeřům. Tvoje jméno z nich zmizí.
    • Zmizíš ze všech žebříčků. Pokud se vrátíš, začneš jako někdo nový.
    • Smazaná data zmizí z disku do jednoho dne. Zprávy v kanálech patří Discordu a zůstanou. Zálohy provozovatele bota můžou chvíli přetrvat.
privacy-deleted = Hotovo. Tvoje data jsou smazaná.
privacy-kept = OK, nic se nesmazalo.
button-privacy-export = Stáhnout svá data
button-privacy-delete = Smazat svá data…
button-privacy-delete-yes = Smazat natrvalo
button-privacy-delete-no = Nechat svá data
