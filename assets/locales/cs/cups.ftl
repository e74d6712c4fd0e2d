# Cups: leagues and tournaments over days.

command-halma-cup = Turnaje a ligy na několik dní
cup-new = Založit turnaj na tomto serveru (moderátoři)
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
cup-kind-tables = Stoly po 3, 4 nebo 6 (7 až 49 lidí)

button-cup-join = Přidat se
button-cup-in = Hraju
button-cup-leave = Odejít
button-cup-table = Tabulka
button-cup-games = Moje partie

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
cup-todo = Všechny partie kola začínají najednou. Čas: { $clock }.
cup-draw = Losování se dá ověřit. SHA-256 jeho tajného kódu: `{ $commitment }`.
cup-entered = Jsi v turnaji **{ $name }**. Zatím přihlášení: { $count ->
    [one] jen ty
    [few] { $count } lidé
   *[other] { $count } lidí
}. Začátek: { $at }. Dva dny předtím se zeptám, jestli hraješ.
cup-confirmed = Hraješ v turnaji **{ $name }**. Začátek: { $at }.
cup-left = V turnaji **{ $name }** už nejsi.
cup-removed = { $who } už není v turnaji **{ $name }**.
cup-started = Přihlášky do turnaje **{ $name }** jsou uzavřené. První kolo začne za chvilku.
cup-none = Na tomto serveru nejsou žádné turnaje. Moderátor může nějaký založit: `/halma-cup new`.
cup-which = Který turnaj? Zadej ho v možnosti `cup`.
cup-list-line = **{ $name }** · { $state }
cup-state-entry = přihlášky končí { $at }
cup-state-closed = začne za chvilku
cup-state-running = { $round }. kolo
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
cup-decided-direct = vzájemné partie
cup-decided-sonneborn-berger = silnější soupeři
cup-decided-margin = těsnější partie
cup-decided-on-time = méně proher na čas
cup-table-number = Č. { $id } pro `halma cup export`
cup-games-none = V turnaji **{ $name }** zatím nemáš žádné partie.
cup-games-title = Tvoje partie v turnaji **{ $name }**:
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
refused-not-in-cups = Tahle hra se k tomuhle druhu turnaje nehodí. U stolů se hrají hry pro 3, 4 nebo 6, jinak hry pro dva.
refused-cup-name = Název turnaje může mít nejvýš { $most } znaků.
