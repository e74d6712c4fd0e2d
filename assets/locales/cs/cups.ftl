# Cups: leagues and tournaments over days.

command-halma-cup = Turnaje a ligy na několik dní
cup-new = Založit turnaj na tomto serveru (moderátoři)
cup-challenge = Vyzvat někoho na žebříku
cup-join = Přihlásit se do turnaje
cup-leave = Odejít z turnaje
cup-table = Ukázat tabulku turnaje
cup-games = Ukázat tvoje partie v turnaji
cup-list = Turnaje na tomto serveru
cup-start = Uzavřít přihlášky a hned začít (pořadatel)
cup-put-off = Posunout uzávěrku přihlášek (pořadatel)
cup-correct = Rozhodnout, jak se partie počítá (pořadatel)
cup-remove = Vyřadit někoho z turnaje (pořadatel)
cup-call-off = Zrušit turnaj (pořadatel)
option-cup-new-name = Název turnaje
option-cup-new-kind = Kdo hraje s kým
option-cup-new-game = Která hra (výchozí: hra serveru)
option-cup-new-days = Kolik dní se dá přihlásit (výchozí: 7)
option-cup-new-rounds = Počet kol, pokud jich je víc (výchozí: 5, u stolů 3)
option-cup-new-threads = Každá partie ve vlastním vlákně
option-cup-challenge-player = Koho: nejvýš o tři příčky dál
option-cup-challenge-cup = Který turnaj
option-cup-join-cup = Který turnaj
option-cup-leave-cup = Který turnaj
option-cup-table-cup = Který turnaj
option-cup-games-cup = Který turnaj
option-cup-start-cup = Který turnaj
option-cup-put-off-days = O kolik dní později
option-cup-put-off-cup = Který turnaj
option-cup-correct-game = Kód partie
option-cup-correct-winner = Kdo vyhrává (prázdné: remíza)
option-cup-correct-cup = Který turnaj
option-cup-remove-cup = Který turnaj
option-cup-remove-player = Koho
option-cup-call-off-cup = Který turnaj
cup-kind-round-robin = Každý s každým (3 až 8 lidí)
cup-kind-league = Skupiny zhruba po pěti (od 9 lidí)
cup-kind-swiss = Kola proti stejně silným (od 8 lidí)
cup-kind-stairs = Žebřík: vyzýváte se navzájem, bez konce (od 4 lidí)
cup-kind-tables = Stoly po 3, 4 nebo 6 (7 až 49 lidí)

button-cup-join = Přidat se
button-cup-in = Hraju
button-cup-name = Pojmenovat a vyhlásit
button-cup-small = Začít s přihlášenými
button-cup-leave = Odejít
button-cup-table = Tabulka
button-cup-games = Moje partie

cup-panel = Turnaj pro tenhle kanál: { $game }. Vyber, co se ti líbí, a pak ho pojmenuj.
menu-cup-days = Jak dlouho se dá přihlásit?
cup-panel-days = Přihlášky končí za { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
cup-name-proposed = Pohár „{ $game }“
cup-announced = 🏆 **{ $name }**: { $game }. { $kind }.
cup-until = Uzávěrka přihlášek: { $at }. Dva dny předtím se zeptám, kdo hraje.
cup-lasts = { $rounds ->
    [0] Potrvá nejvýš { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }.
    [one] Má { $rounds } kolo, nejvýš { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }.
    [few] Má { $rounds } kola, každé nejvýš { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }.
   *[other] Má { $rounds } kol, každé nejvýš { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }.
}
cup-lasts-tables = Má nejvýš { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}, každé nejvýš { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}, a nakonec finálový stůl nejlepších.
cup-lasts-stairs = Vyzvi někoho nejvýš o tři příčky dál: `/halma-cup challenge`. Výhra tě posune o příčku výš, prohra o příčku níž.
cup-lasts-league = Sezona trvá nejvýš { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}. První z každé skupiny postupuje, poslední sestupuje a začíná další sezona.
cup-todo = Všechny partie kola začínají najednou. Čas: { $clock }.
cup-draw = Losování se dá ověřit. SHA-256 jeho tajného kódu: `{ $commitment }`.
cup-entered = Jsi v turnaji **{ $name }**. Zatím přihlášení: { $count ->
    [one] jen ty
    [few] { $count } lidé
   *[other] { $count } lidí
}. Začátek: { $at }. Dva dny předtím se zeptám, jestli hraješ.
cup-entered-stairs = Jsi na žebříku **{ $name }**. Vyzvi někoho: `/halma-cup challenge`.
cup-confirmed = Hraješ v turnaji **{ $name }**. Začátek: { $at }.
cup-left = V turnaji **{ $name }** už nejsi.
cup-removed = { $who } už není v turnaji **{ $name }**.
cup-started = Přihlášky do turnaje **{ $name }** jsou uzavřené. První kolo začne za chvilku.
cup-none = Na tomto serveru nejsou žádné turnaje. Moderátor může nějaký založit: `/halma-cup new`.
cup-which = Který turnaj? Zadej ho v možnosti `cup`.
cup-list-line = **{ $name }** · { $state }
cup-state-entry = přihlášky končí { $at }
cup-state-open = přidat se dá kdykoli
cup-state-closed = začne za chvilku
cup-state-running = { $round }. kolo
cup-state-rounds = kolo { $round } z { $rounds }
cup-state-season = { $season }. sezona
cup-state-over = skončil
cup-state-called-off = zrušen

cup-call-in = 🏆 **{ $name }** brzy začíná: { $at }. Hraješ? Klepni včas na **Hraju**, jinak se bude hrát bez tebe. { $people }
cup-too-few = 🏆 **{ $name }** zatím nezačíná. Hráčů: { $count }, potřeba je aspoň { $least }. Nová uzávěrka přihlášek: { $at }. { $who } může turnaj zrušit: `/halma-cup call-off`.
cup-put-off-done = Nová uzávěrka přihlášek do turnaje **{ $name }**: { $at }. Dám vědět v kanálu.
cup-corrected-done = Hotovo. Dám vědět v kanálu.
cup-new-date = 🏆 Uzávěrka přihlášek do turnaje **{ $name }** se posouvá: { $at }.
cup-won = 🏆 **{ $name }**: o partii rozhodl pořadatel. Vyhrává { $who }, prohrává { $people }.
cup-drawn = 🏆 **{ $name }**: o partii rozhodl pořadatel. Končí remízou: { $people }.
cup-closed = 🏆 Přihlášky do turnaje **{ $name }** jsou uzavřené. Počet hráčů: { $count }. Rozlosování následuje.
cup-round-begun = 🏆 **{ $name }**, { $round }. kolo: partie právě začínají. Poslední den: { $day }. { $people }
cup-final-begun = 🏆 **{ $name }**: finálový stůl nejlepších právě začíná. Poslední den: { $day }. { $people }
cup-open = Přidat se i odejít můžeš kdykoli.
cup-todo-stairs = Čas: { $clock }. Můžeš mít rozehranou jednu partii, ke které vyzveš ty, a jednu, ke které někdo vyzve tebe.
cup-month-begun = 🏆 **{ $name }**: začíná nový měsíc a prázdné příčky mizí.
cup-challenged = Partie za chvilku začne. Soupeř: { $who }.
cup-season-begun = 🏆 **{ $name }**, { $round }. sezona: partie právě začínají. Poslední den: { $day }. { $people }
cup-later = 🏆 **{ $name }**: u mě byl výpadek, takže tohle kolo potrvá déle. Nový poslední den: { $day }.
cup-season-over = 🏆 **{ $name }**: { $season }. sezona skončila. Gratuluju, { $who }! Začátek nové sezony: { $at }. Dva dny předtím se vás všech zeptám, jestli hrajete, a přidat se můžou i další.
cup-season-group = Skupina { $group }: { $who }
cup-byes = V tomto kole bez partie: { $people }.
cup-lots = Tajný kód losování: `{ $secret }`.
cup-over = 🏆 Turnaj **{ $name }** skončil. Gratuluju, { $who }!
cup-over-empty = 🏆 Turnaj **{ $name }** skončil.
cup-called-off = 🏆 Turnaj **{ $name }** je zrušený. Rozehrané partie pokračují.

cup-table-title = 🏆 **{ $name }** · { $state }
cup-table-nobody = Zatím se nikdo nepřihlásil.
cup-table-people = Zatím přihlášení: { $people }
cup-table-group = **Skupina { $group }**
cup-row = { $place }. { $who }: { $points }
cup-row-decided = { $place }. { $who }: { $points } ({ $by })
cup-decided-final = finálový stůl
cup-decided-direct = vzájemné partie
cup-decided-sonneborn-berger = silnější soupeři
cup-decided-margin = těsnější partie
cup-decided-on-time = méně proher na čas
cup-table-number = Č. { $id } pro `halma cup export`
cup-games-none = V turnaji **{ $name }** zatím nemáš žádné partie.
cup-games-title = Tvoje partie v turnaji **{ $name }**:
cup-of-final = 🏆 Finálový stůl
cup-of-season = 🏆 { $season }. sezona
cup-of-rounds = 🏆 Kolo { $round } z { $rounds }

refused-no-such-cup = Takový turnaj na tomto serveru není. Turnaje ukáže `/halma-cup list`.
refused-cup-time = V turnaji nikdo nedostává čas navíc: všichni ostatní čekají na konec kola.
refused-cup-moderators = Turnaje tu zakládají jen moderátoři. Požádej je, nebo si nějaký vyber: `/halma-cup list`.
refused-not-the-organizer = To může jen pořadatel a moderátoři. Odejít z turnaje můžeš přes `/halma-cup leave`.
refused-entry-closed = Přihlášky do tohoto turnaje jsou uzavřené. Počkej na další.
refused-no-cup-game = V turnaji není partie s tímto kódem. Kódy ukáže **Moje partie**.
refused-not-in-cup = Tahle osoba v turnaji není.
refused-cup-full = Turnaj je plný. Počkej na další.
refused-too-many-cups = Víc turnajů už tento server mít nemůže. Počkej, až některý skončí, nebo nějaký zruš.
refused-cup-over = Tenhle turnaj skončil. Ostatní ukáže `/halma-cup list`.
refused-too-few-in-cup = Přihlášených: { $people }, ale pro tenhle druh turnaje je potřeba aspoň { $least }. Počkej na další.
refused-not-on-stairs = Na žebříku musí být oba hráči: klepněte u zprávy o turnaji na **Přidat se**.
refused-no-stairs = V tomhle turnaji určuju já, kdo s kým hraje. Tvoje partie ukáže **Moje partie**.
refused-stairs-yourself = Sebe vyzvat nejde. Vyber někoho jiného: **Tabulka**.
refused-stairs-too-far = Tahle osoba je { $steps ->
    [one] o { $steps } příčku
    [few] o { $steps } příčky
   *[other] o { $steps } příček
} dál. Vyber někoho nejvýš o 3 příčky dál.
refused-stairs-out = Jednu partii, ke které vyzýváš ty, už máš. Nejdřív ji dohraj.
refused-stairs-in = Tuhle osobu už k partii někdo vyzval. Vyber někoho jiného.
refused-stairs-again = Nedávno jste spolu hráli. Znovu můžeš tuhle osobu vyzvat za { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}.
refused-stairs-unseen = Tahle osoba tu už { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
} nebyla. Vyber někoho jiného.
refused-not-in-cups = Tahle hra se k tomuhle druhu turnaje nehodí. U stolů se hrají hry pro 3, 4 nebo 6, jinak hry pro dva.
refused-cup-name = Název turnaje může mít nejvýš { $most } znaků.
