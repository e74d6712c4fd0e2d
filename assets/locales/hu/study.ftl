# Lessons and puzzles.

lesson-title = 🎓 **{ $number }. lecke a { $all } közül.** { $text }
lesson-ask-step = ⚪ Fehérrel játszol: a jobb alsó sarokból a bekeretezett bal felsőbe. Egy bábu szomszédos mezőre lép, ebben a játékban átlósan is. Válassz egy bábut, aztán azt a lépést, amely a legközelebb viszi.
lesson-right-step = Egy átlós lépés kettőt ér.
lesson-wrong-step = Szabályos, de egy másik lépés közelebb viszi a bábut.
lesson-ask-jump = Lépés helyett egy bábu át is ugorhat bármelyik bábut a közvetlenül mögötte lévő szabad mezőre. Ütés nincs. Ugorj ezzel a bábuval.
lesson-right-jump = Két mező egy lépésben, és az átugrott bábu a helyén marad.
lesson-wrong-jump = Ez sima lépés. Keress olyan szomszédos bábut, amely mögött közvetlenül szabad mező van.
lesson-ask-chain = Ugrás után ugyanaz a bábu továbbugorhat, bármilyen irányba. Találd meg a legtöbb ugrásból álló lépést.
lesson-right-chain = Három ugrás egy lépésben. Hosszú sorozatokkal lehet nyerni.
lesson-wrong-chain = Van hosszabb sorozat. Minden érkezés után keresd a következő átugorható bábut.
lesson-ask-ladder = A sorozatokat fel lehet építeni: a hézagokkal álló bábuk létrát adnak a mögöttük lévőknek. Találd meg azt a lépést, amely után a következő körben legalább négy ugrásos sorozatod van, bármit lép is a fekete.
lesson-right-ladder = Csendes lépés, a következő viszont átszeli a fél táblát.
lesson-wrong-ladder = Ezután nincs hosszú sorozat, vagy a fekete megtörheti. Keresd meg a létrád hiányzó fokát.
lesson-ask-home = Ebben a játékban veszítesz, ha 30 kör után még van bábud a táborodban, és ez a 30. kör. Találd meg a lépést, amely megment.
lesson-right-home = A táborod üres. A játszmáidban a tábla alatt figyelmeztetlek, ha közeleg egy ilyen ellenőrzés.
lesson-wrong-home = Még van bábud a táborodban, így veszítesz, akármennyivel vezetsz is.
lesson-ask-block = Nézd meg, mit léphet a fekete. Válaszd azt a lépést, amely után a fekete legjobb lépése a lehető legrövidebb.
lesson-right-block = A fekete létrája odavan, és a te bábud is úton van.
lesson-wrong-block = A feketének még van hosszabb lépése. Állj oda, ahová a sorozata érkezik, vagy vidd el a bábut, amelyet átugrik.
lesson-ask-race = Már senki sincs útban: ez versenyfutás. Találd meg a leggyorsabb út első lépését, amellyel megtöltöd a céltáborodat.
lesson-right-race = Néha gyorsabb oldalra lépni: hidat ad a következő bábunak.
lesson-wrong-race = Ez tovább tart. Lépéseket számolj, ne mezőket: keresd, hogyan segíthet egyik bábu a másiknak.
lesson-ask-count = ⚫ Feketével játszol, és ez a 80. kör utolsó lépése. Utána vége a játszmának, és az nyer, akinek kevesebb mező van hátra. A fehérnek 3 van hátra. Nyerj!
lesson-right-count = Két mező van hátra három ellen. Ez volt az utolsó lecke! A következő játszmádhoz próbáld ki: `/halma play computer:2`.
lesson-wrong-count = Még mindig annyi mező van hátra, mint a fehérnek, vagy több. Gondolj arra, mennyit ér egy átlós lépés.
study-right = ✅ **{ $route }**: helyes! { $text }
study-wrong = ❌ **{ $route }**: nem egészen. { $text }
study-none = Nem találom ezt a leckét vagy feladványt. A leckéket a `/halma-study learn` sorolja fel.
study-stone = { $number }: bábu itt: { $cell }
study-target = { $number }: ide: { $cell }
menu-study-stone = Melyik bábu?
menu-study-target = Hová? Amit választasz, azonnal meglépem
button-study-stones = Másik bábu
button-study-again = Újra
button-next-lesson = Következő lecke
button-solve = Megfejtem
puzzle-game = { $diagonals ->
    [on] { $game }, átlósan is
    [off] { $game }, átlósan nem
   *[none] { $game }
}
puzzle-title = 🧩 **Napi feladvány** · { $game }. A színed: { $color }. { $text }
puzzle-of-the-day = 🧩 **Napi feladvány** · { $game }. { $color } jön. { $text }
study-alt = { $color } jön, a táborból ({ $home }) a céltáborba ({ $goal }). Ezek a bábuk tudnak lépni: { $stones }.
puzzle-ask-chain = Találd meg a leghosszabb ugrássorozatot.
puzzle-ask-build = { $moves } lépésben megtöltheted a céltáborodat, és senki sincs útban. Találd meg az elsőt: csak egy elég gyors.
puzzle-ask-home = Veszítesz, ha ennek a körnek a végén még van bábud a táborodban. Csak egy lépés ment meg.
puzzle-right = Ez az egyetlen megoldás.
puzzle-wrong = Van jobb.
puzzle-streak = { $tries ->
    [one] Elsőre sikerült!
   *[other] { $tries }. próbálkozásra sikerült.
} 🔥 { $days ->
    [one] Egy nap
   *[other] { $days } nap egymás után
}, rekord: { $best }.
puzzle-days-7 = 🎉 Egy teljes hétnyi feladvány!
puzzle-days-30 = 🎉 Harminc nap egymás után. Ez már szokás.
puzzle-days-100 = 💯 Száz nap egymás után. Hihetetlen!
puzzle-skips = { $skipped ->
    [one] Kihagytál egy napot, de
   *[other] Kihagytál { $skipped } napot, de
} havonta két nap belefér. { $left ->
    [0] Ebben a hónapban nem maradt több.
    [one] Ebben a hónapban még egy maradt.
   *[other] Ebben a hónapban még { $left } maradt.
}
puzzle-shared = 🧩 { $who } megfejtette a mai feladványt
    { $tries ->
        [one] ✅ elsőre
       *[other] ✅ { $tries }. próbálkozásra
    }
    🔥 { $days ->
        [one] egy nap
       *[other] { $days } nap egymás után
    }
puzzle-share-old = Ez egy másik nap feladványa volt. A mait a `/halma-study puzzle` mutatja.
march-title = 🥾 **Túra { $number }**. Vidd át a bábuidat ({ $stones } db) a bekeretezett céltáborba, ellenfél nélkül, minél kevesebb lépésben. A lehető legkevesebb: { $par }.
march-so-far = { $moves ->
    [one] Eddig egy lépés.
   *[other] Eddig { $moves } lépés.
}
march-misfit = Ezt itt nem tudom meglépni: `{ $word }`. Egy lépés így néz ki: `{ $example }`. A következő elé szóköz kell.
march-finished = 🏁 **Túra { $number }**: { $moves } lépésben célba értél. A lehető legkevesebb: { $par }.
march-perfect = 🏆 Kevesebb lépésből nem lehet!
march-best = A mai legjobb eredményed: { $moves }.
march-shared = 🥾 túra { $number }: { $moves }/{ $par } · { $who }
march-share-old = Ez egy másik nap túrája volt. A mait a `/halma-study march` mutatja.
march-way = Egy út { $par } lépésben: `{ $moves }`
march-table = 🥾 **Túra { $number }** ezen a szerveren (a lehető legkevesebb: { $par }):
march-table-empty = Túra { $number }: itt még senki sem osztotta meg.
march-rank = { $place }. { $who } · { $moves }
march-yesterday = Túra { $number }, megosztott eredmények:
button-march = Túra
button-march-back = Visszavonás
button-march-again = Elölről
button-march-way = Legjobb út
button-march-table = Táblázat
modal-march-title = Túra { $number }
modal-march-field = A következő lépéseid, szóközzel elválasztva
