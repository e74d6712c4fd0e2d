# Cups: leagues and tournaments over days.

command-halma-cup = Többnapos versenyek és ligák
cup-new = Verseny indítása ezen a szerveren (moderátorok)
cup-challenge = Valaki kihívása a létrán
cup-join = Nevezés egy versenyre
cup-leave = Kiszállás egy versenyből
cup-table = Egy verseny táblázata
cup-games = A játszmáid egy versenyben
cup-list = A szerver versenyei
cup-start = A nevezés lezárása és azonnali kezdés (szervező)
cup-put-off = A nevezési határidő elhalasztása (szervező)
cup-correct = Döntés egy játszma eredményéről (szervező)
cup-remove = Valaki törlése egy versenyből (szervező)
cup-call-off = Egy verseny lemondása (szervező)
option-cup-new-name = A verseny neve
option-cup-new-kind = Ki kivel játszik
option-cup-new-game = Melyik játék (alapból a szerveré)
option-cup-new-days = Hány napig lehet nevezni (alapból 7)
option-cup-new-rounds = Fordulók száma, ha több van (alapból 5, asztaloknál 3)
option-cup-new-threads = Minden játszma saját szálban
option-cup-challenge-player = Kit: legfeljebb három fokkal odébb
option-cup-challenge-cup = Melyik verseny
option-cup-join-cup = Melyik verseny
option-cup-leave-cup = Melyik verseny
option-cup-table-cup = Melyik verseny
option-cup-games-cup = Melyik verseny
option-cup-start-cup = Melyik verseny
option-cup-put-off-days = Hány nappal később
option-cup-put-off-cup = Melyik verseny
option-cup-correct-game = A játszma kódja
option-cup-correct-winner = Ki nyert (üresen: döntetlen)
option-cup-correct-cup = Melyik verseny
option-cup-remove-cup = Melyik verseny
option-cup-remove-player = Kit
option-cup-call-off-cup = Melyik verseny
cup-kind-round-robin = Mindenki mindenkivel (3–8 fő)
cup-kind-league = Nagyjából ötfős csoportok (9 főtől)
cup-kind-swiss = Fordulók hasonló erejűekkel (8 főtől)
cup-kind-stairs = Létra: kihívjátok egymást, vége nincs (4 főtől)
cup-kind-tables = 3, 4 vagy 6 fős asztalok (7–49 fő)

button-cup-join = Beszállás
button-cup-in = Játszom
button-cup-name = Név és meghirdetés
button-cup-small = Kezdés ennyi játékossal
button-cup-leave = Kiszállás
button-cup-table = Táblázat
button-cup-games = Játszmáim

cup-panel = Verseny ebben a csatornában: { $game }. Válassz kedved szerint, aztán adj neki nevet.
menu-cup-days = Meddig lehet nevezni?
cup-panel-days = A nevezés lezárul { $days ->
    [one] { $days } nap múlva
   *[other] { $days } nap múlva
}
cup-name-proposed = { $game } kupa
cup-announced = 🏆 **{ $name }**: { $game }. { $kind }.
cup-until = Nevezési határidő: { $at }. Két nappal előtte megkérdezem, ki játszik.
cup-lasts = { $rounds ->
    [0] Legfeljebb { $days } napig tart.
   *[other] { $rounds } fordulóból áll, egy forduló legfeljebb { $days } nap.
}
cup-lasts-tables = Legfeljebb { $rounds } fordulóból áll, egy forduló legfeljebb { $days } nap. A végén a legjobbak a döntő asztalnál játszanak.
cup-lasts-stairs = Hívj ki valakit, aki legfeljebb három fokkal van odébb: `/halma-cup challenge`. A győzelem egy fok fel, a vereség egy fok le.
cup-lasts-league = Egy szezon legfeljebb { $days } napig tart. Minden csoportból egyvalaki feljebb, egyvalaki lejjebb kerül, aztán jön a következő szezon.
cup-todo = Egy forduló összes játszmája egyszerre indul. Időkeret: { $clock }.
cup-draw = A sorsolás ellenőrizhető. A titkos kódjának SHA-256 értéke: `{ $commitment }`.
cup-entered = Beneveztél a versenyre: **{ $name }**. Eddigi nevezők: { $count ->
    [one] csak te
   *[other] { $count } fő
}. Kezdés: { $at }. Két nappal előtte megkérdezem, játszol-e.
cup-entered-stairs = Felkerültél a létrára: **{ $name }**. Hívj ki valakit: `/halma-cup challenge`.
cup-confirmed = Játszol ezen a versenyen: **{ $name }**. Kezdés: { $at }.
cup-left = Kiszálltál a versenyből: **{ $name }**.
cup-removed = { $who } már nem játszik ezen a versenyen: **{ $name }**.
cup-started = Lezárult a nevezés: **{ $name }**. Az első forduló mindjárt indul.
cup-none = Ezen a szerveren nincs verseny. Egy moderátor indíthat egyet: `/halma-cup new`.
cup-which = Melyik verseny? Add meg a `cup` opcióval.
cup-list-line = **{ $name }** · { $state }
cup-state-entry = a nevezés lezárul { $at }
cup-state-open = bármikor be lehet szállni
cup-state-closed = mindjárt kezdődik
cup-state-running = { $round }. forduló
cup-state-rounds = { $round }. forduló, összesen { $rounds }
cup-state-season = { $season }. szezon
cup-state-over = véget ért
cup-state-called-off = elmarad

cup-call-in = 🏆 **{ $name }** hamarosan kezdődik: { $at }. Játszol? Addig koppints erre: **Játszom**, különben kimaradsz. { $people }
cup-too-few = 🏆 **{ $name }** még nem kezdődik el: { $count } fő játszik, legalább { $least } kell. Új nevezési határidő: { $at }. { $who } lemondhatja a versenyt: `/halma-cup call-off`.
cup-put-off-done = **{ $name }**, az új nevezési határidő: { $at }. Szólok a csatornában.
cup-corrected-done = Kész. Szólok a csatornában.
cup-new-date = 🏆 Később zárul a nevezés: **{ $name }**. Új határidő: { $at }.
cup-won = 🏆 **{ $name }**: egy játszmát a szervező döntött el. { $who } nyert { $people } ellen.
cup-drawn = 🏆 **{ $name }**: egy játszmát a szervező döntetlennek ítélt: { $people }.
cup-closed = 🏆 Lezárult a nevezés: **{ $name }**. { $count } fő játszik. Most jön a párosítás.
cup-round-begun = 🏆 **{ $name }**, { $round }. forduló: most indulnak a játszmák. Utolsó nap: { $day }. { $people }
cup-final-begun = 🏆 **{ $name }**: most indul a legjobbak döntő asztala. Utolsó nap: { $day }. { $people }
cup-open = Bármikor beszállhatsz, és bármikor kiszállhatsz.
cup-todo-stairs = Időkeret: { $clock }. Egy olyan játszmád lehet, amit te kértél, és egy olyan, amit más kért tőled.
cup-month-begun = 🏆 **{ $name }**: új hónap kezdődik, és az üres fokok megszűnnek.
cup-challenged = Mindjárt indul a játszmád { $who } ellen.
cup-season-begun = 🏆 **{ $name }**, { $round }. szezon: most indulnak a játszmák. Utolsó nap: { $day }. { $people }
cup-later = 🏆 **{ $name }**: egy ideig nem voltam elérhető, ezért ez a forduló tovább tart. Új utolsó nap: { $day }.
cup-season-over = 🏆 **{ $name }**: véget ért a szezon ({ $season }.). Gratulálok, { $who }! A következő szezon kezdete: { $at }. Két nappal előtte mindenkit megkérdezek, játszik-e, és mások is beszállhatnak.
cup-season-group = { $group }. csoport: { $who }
cup-byes = Ebben a fordulóban nem játszik: { $people }.
cup-lots = A sorsolás titkos kódja: `{ $secret }`.
cup-over = 🏆 Véget ért a verseny: **{ $name }**. Gratulálok, { $who }!
cup-over-empty = 🏆 Véget ért a verseny: **{ $name }**.
cup-called-off = 🏆 Elmarad a verseny: **{ $name }**. A folyamatban lévő játszmák folytatódnak.

cup-table-title = 🏆 **{ $name }** · { $state }
cup-table-nobody = Még senki sem nevezett be.
cup-table-people = Eddigi nevezők: { $people }
cup-table-group = **{ $group }. csoport**
cup-row = { $place }. { $who }: { $points }
cup-row-decided = { $place }. { $who }: { $points } ({ $by })
cup-decided-final = döntő asztal
cup-decided-direct = egymás elleni eredmény
cup-decided-sonneborn-berger = erősebb ellenfelek
cup-decided-margin = szorosabb játszmák
cup-decided-on-time = kevesebb időtúllépés
cup-table-number = Szám a `halma cup export` parancshoz: { $id }
cup-games-none = Még nincs játszmád ezen a versenyen: **{ $name }**.
cup-games-title = **{ $name }**, a játszmáid:
cup-of-final = 🏆 Döntő asztal
cup-of-season = 🏆 { $season }. szezon
cup-of-rounds = 🏆 { $round }. forduló, összesen { $rounds }

refused-no-such-cup = Ezen a szerveren nincs ilyen verseny. A versenyeket a `/halma-cup list` mutatja.
refused-cup-time = Versenyen senki sem kap plusz időt: a többiek a forduló végére várnak.
refused-cup-moderators = Itt csak moderátorok indítanak versenyt. Kérd meg őket, vagy keress egyet: `/halma-cup list`.
refused-not-the-organizer = Ezt csak a szervező és a moderátorok tehetik meg. Te magad így szállhatsz ki: `/halma-cup leave`.
refused-entry-closed = Erre a versenyre lezárult a nevezés. Várd meg a következőt.
refused-no-cup-game = Ebben a versenyben nincs ilyen kódú játszma. A kódokat itt látod: **Játszmáim**.
refused-not-in-cup = Ő nem játszik ezen a versenyen.
refused-cup-full = Ez a verseny betelt. Várd meg a következőt.
refused-too-many-cups = A szerveren nem lehet több verseny. Várd meg, amíg az egyik véget ér, vagy mondj le egyet.
refused-cup-over = Ez a verseny véget ért. A többit a `/halma-cup list` mutatja.
refused-too-few-in-cup = Eddig { $people } fő nevezett be, de ehhez a formához legalább { $least } kell. Várj még másokra.
refused-not-on-stairs = Mindkettőtöknek a létrán kell lennie. Koppintsatok a verseny üzenete alatt erre: **Beszállás**.
refused-no-stairs = Ezen a versenyen én döntöm el, ki kivel játszik. A tieidet itt látod: **Játszmáim**.
refused-stairs-yourself = Magadat nem hívhatod ki. Válassz valaki mást innen: **Táblázat**.
refused-stairs-too-far = { $steps } fok van köztetek. Válassz valakit, aki legfeljebb 3 fokkal van odébb.
refused-stairs-out = Már fut egy játszmád, amit te kértél. Előbb fejezd be azt.
refused-stairs-in = Neki már fut egy játszmája, amit valaki kért tőle. Válassz valaki mást.
refused-stairs-again = Nemrég játszottatok egymással. Újra kihívhatod { $days ->
    [one] { $days } nap múlva
   *[other] { $days } nap múlva
}.
refused-stairs-unseen = Már { $days } napja nem járt itt. Válassz valaki mást.
refused-not-in-cups = Ez a játék nem illik ehhez a versenyformához. Az asztalokhoz 3, 4 vagy 6 fős játék kell, a többihez kétfős.
refused-cup-name = Adj a versenynek legfeljebb { $most } karakteres nevet.
