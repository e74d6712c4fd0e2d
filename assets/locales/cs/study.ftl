# Lessons and puzzles.

lesson-title = 🎓 **Lekce { $number } z { $all }.** { $text }
lesson-ask-step = Hraješ za ⚪ bílou: z pravého dolního rohu do levého horního (je orámovaný). Krokem se kámen posune na sousední pole, v této hře i diagonálně. Vyber kámen a pak krok, který ho k cíli přiblíží nejvíc.
lesson-right-step = Diagonální krok vydá za dva.
lesson-wrong-step = Tak se táhnout smí, ale jiný krok kámen přiblíží víc.
lesson-ask-jump = Místo kroku může kámen skočit přes libovolný kámen na volné pole hned za ním. Nic se nebere. Skoč tímhle kamenem.
lesson-right-jump = Dvě pole v jednom tahu a přeskočený kámen zůstává, kde je.
lesson-wrong-jump = To je krok. Hledej sousední kámen, za kterým je hned volné pole.
lesson-ask-chain = Po skoku může stejný kámen skákat dál, jakýmkoli směrem. Najdi tah s nejvíc skoky.
lesson-right-chain = Tři skoky v jednom tahu. Dlouhé série vyhrávají partie.
lesson-wrong-chain = Existuje delší série. Po každém doskoku hledej další kámen k přeskočení.
lesson-ask-ladder = Série se dají stavět: kameny s mezerami mezi sebou jsou žebřík pro ty za nimi. Najdi tah, po kterém budeš mít příště sérii aspoň čtyř skoků, ať černá zahraje cokoli.
lesson-right-ladder = Tichý tah, a ten další přeletí půl desky.
lesson-wrong-ladder = Po tomhle žádná dlouhá série není, nebo ji černá může zkazit. Najdi příčku, která tvému žebříku chybí.
lesson-ask-home = V téhle hře prohraješ, pokud máš po 30. kole ještě kámen doma, a tohle je 30. kolo. Najdi tah, který tě zachrání.
lesson-right-home = Domov je prázdný. V partiích tě pod deskou upozorním, když se taková kontrola blíží.
lesson-wrong-home = Pořád máš kámen doma, takže prohráváš, ať vedeš sebevíc.
lesson-ask-block = Podívej se, co může zahrát černá. Vyber tah, po kterém bude její nejlepší tah co nejkratší.
lesson-right-block = Žebřík černé je pryč a tvůj kámen je taky na cestě.
lesson-wrong-block = Černá má pořád delší tah. Postav se tam, kam její série dopadá, nebo odsuň kámen, přes který skáče.
lesson-ask-race = Nikdo už nepřekáží: je to závod. Najdi první tah nejrychlejší cesty k zaplnění cíle.
lesson-right-race = Krok stranou je někdy rychlejší: postaví most pro další kámen.
lesson-wrong-race = To trvá déle. Počítej tahy, ne kroky: hledej, jak může jeden kámen pomoct druhému.
lesson-ask-count = Hraješ za ⚫ černou a tohle je poslední tah 80. kola. Pak partie končí a vyhrává, komu zbývá méně kroků. Bílé zbývají 3. Vyhraj!
lesson-right-count = Zbývají dva kroky proti třem. To byla poslední lekce! Jako další partii zkus `/halma play computer:2`.
lesson-wrong-count = Pořád ti zbývá stejně kroků jako bílé, nebo víc. Vzpomeň si, za kolik vydá diagonální krok.
study-right = ✅ **{ $route }**: správně! { $text }
study-wrong = ❌ **{ $route }**: ještě ne. { $text }
study-none = Tuhle lekci nebo úlohu nemůžu najít. Lekce vypíše `/halma-study learn`.
study-stone = { $number }: kámen na { $cell }
study-target = { $number }: na { $cell }
menu-study-stone = Který kámen?
menu-study-target = Kam? Vybraný tah se hned zahraje
button-study-stones = Jiný kámen
button-study-again = Zkusit znovu
button-next-lesson = Další lekce
button-solve = Vyřešit
puzzle-game = { $diagonals ->
    [on] { $game }, s diagonálami
    [off] { $game }, bez diagonál
   *[none] { $game }
}
puzzle-title = 🧩 **Úloha dne** · { $game }. Tvoje barva: { $color }. { $text }
puzzle-of-the-day = 🧩 **Úloha dne** · { $game }. Na tahu: { $color }. { $text }
study-alt = Na tahu: { $color }, z domova ({ $home }) do cíle ({ $goal }). Kameny, které můžou táhnout: { $stones }.
puzzle-ask-chain = Najdi nejdelší sérii skoků.
puzzle-ask-build = { $moves ->
    [one] Cíl můžeš zaplnit jedním tahem a nikdo nepřekáží. Najdi ho.
    [few] Cíl můžeš zaplnit ve { $moves } tazích a nikdo nepřekáží. Najdi první: jen jeden je dost rychlý.
   *[other] Cíl můžeš zaplnit v { $moves } tazích a nikdo nepřekáží. Najdi první: jen jeden je dost rychlý.
}
puzzle-ask-home = Prohraješ, pokud ti po tomhle kole zůstane kámen doma. Zachrání tě jediný tah.
puzzle-right = To je jediná správná odpověď.
puzzle-wrong = Existuje lepší tah.
puzzle-streak = { $tries ->
    [one] Vyřešeno na první pokus!
    [few] Vyřešeno na { $tries }. pokus.
   *[other] Vyřešeno na { $tries }. pokus.
} 🔥 { $days ->
    [one] Jeden den
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
}, rekord { $best }.
puzzle-days-7 = 🎉 Celý týden úloh!
puzzle-days-30 = 🎉 Třicet dní v řadě. To už je zvyk.
puzzle-days-100 = 💯 Sto dní v řadě. Neuvěřitelné!
puzzle-skips = { $skipped ->
    [one] Jeden den ti chybí, ale
    [few] { $skipped } dny ti chybí, ale
    [many] { $skipped } dne ti chybí, ale
   *[other] { $skipped } dní ti chybí, ale
} dva dny v měsíci jsou volné. { $left ->
    [0] Tento měsíc už žádný nezbývá.
    [one] Tento měsíc zbývá ještě jeden.
    [few] Tento měsíc zbývají ještě { $left }.
    [many] Tento měsíc zbývá ještě { $left }.
   *[other] Tento měsíc jich zbývá ještě { $left }.
}
puzzle-shared = 🧩 { $who } má dnešní úlohu vyřešenou
    { $tries ->
        [one] ✅ na první pokus
        [few] ✅ na { $tries }. pokus
        [many] ✅ na { $tries }. pokus
       *[other] ✅ na { $tries }. pokus
    }
    🔥 { $days ->
        [one] jeden den
        [few] { $days } dny v řadě
        [many] { $days } dne v řadě
       *[other] { $days } dní v řadě
    }
puzzle-share-old = To byla úloha z jiného dne. Dnešní ukáže `/halma-study puzzle`.
march-title = 🥾 **Pochod { $number }**. Dostaň { $stones ->
    [one] svůj kámen
    [few] své { $stones } kameny
    [many] svého { $stones } kamene
   *[other] svých { $stones } kamenů
} do orámovaného cíle, bez soupeře a na co nejméně tahů. Nejlepší možný výsledek je { $par }.
march-so-far = { $moves ->
    [one] Zatím jeden tah.
    [few] Zatím { $moves } tahy.
    [many] Zatím { $moves } tahu.
   *[other] Zatím { $moves } tahů.
}
march-misfit = `{ $word }` tu zahrát nemůžu. Tah vypadá takhle: `{ $example }`. Další tah odděl mezerou.
march-finished = 🏁 **Pochod { $number }**: v cíli na { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
}. Nejlepší možný výsledek je { $par }.
march-perfect = 🏆 Na míň tahů to nejde!
march-best = Tvůj nejlepší výsledek dnes: { $moves }.
march-shared = 🥾 pochod { $number }: { $moves }/{ $par } · { $who }
march-share-old = To byl pochod z jiného dne. Dnešní ukáže `/halma-study march`.
march-way = Jedna cesta na { $par ->
    [one] { $par } tah
    [few] { $par } tahy
    [many] { $par } tahu
   *[other] { $par } tahů
}: `{ $moves }`
march-table = 🥾 **Pochod { $number }** na tomhle serveru (nejlepší možný výsledek je { $par }):
march-table-empty = Pochod { $number } tu zatím nikdo nesdílel.
march-rank = { $place }. { $who } · { $moves }
march-yesterday = Sdílené výsledky pochodu { $number }:
button-march = Pochod
button-march-back = Vrátit tah
button-march-again = Od začátku
button-march-way = Nejlepší cesta
button-march-table = Tabulka
modal-march-title = Pochod { $number }
modal-march-field = Tvoje další tahy, oddělené mezerami
