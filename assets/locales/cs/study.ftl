# Lessons and puzzles.

lesson-title = 🎓 **Lekce { $number } z { $all }.** { $text }
lesson-ask-step = Hraješ za ⚪ bílou, z rohu vpravo dole do rohu vlevo nahoře, jehož pole jsou orámovaná. Krokem se kámen posune na sousední pole, v této hře i diagonálně. Vyber kámen a krok, který ho k cíli přiblíží nejvíc.
lesson-right-step = Diagonální krok vydá za dva.
lesson-wrong-step = Tak se táhnout smí, ale jiný krok přiblíží kámen víc.
lesson-ask-jump = Místo kroku může kámen přeskočit souseda, ať je čí chce, na volné pole hned za ním. Nic se nebere. Skoč tímto kamenem.
lesson-right-jump = Dvě pole v jednom tahu a přeskočený kámen zůstává, kde je.
lesson-wrong-jump = To je krok. Hledej souseda, za kterým je hned volné pole.
lesson-ask-chain = Po skoku můžou v témže tahu následovat další, libovolnými směry. Najdi, kam se tento kámen dostane největším počtem skoků.
lesson-right-chain = Tři skoky v jednom tahu. Právě dlouhé série vyhrávají partie.
lesson-wrong-chain = Existuje delší série: po každém doskoku hledej další kámen, který se dá přeskočit.
lesson-ask-ladder = Série se staví: kameny s mezerami mezi sebou jsou žebřík pro ty, které jdou za nimi. Najdi tah, po kterém budeš mít sérii aspoň čtyř skoků, ať černá udělá cokoli.
lesson-right-ladder = Tichý tah, a ten další vede přes půl desky.
lesson-wrong-ladder = Po tomhle ti černá může dlouhou sérii vzít, nebo žádná není. Najdi příčku, která tvému žebříku chybí.
lesson-ask-home = Podle těchto pravidel prohrává, kdo má po 30. kole kameny doma, a právě teď je 30. kolo. Najdi tah, který partii zachrání.
lesson-right-home = Doma už nic nezbývá. Než taková kontrola přijde, varuju tě pod deskou.
lesson-wrong-home = Jeden kámen zůstává doma, a to je okamžitá prohra, ať vedeš sebevíc.
lesson-ask-block = Podívej se, co může černá zahrát příště. Vyber tah, po kterém bude její nejlepší tah co nejkratší.
lesson-right-block = Žebřík černé je pryč a tvůj kámen je také na cestě.
lesson-wrong-block = Černá má pořád delší tah. Postav se tam, kam její série dopadá, nebo odsuň kámen, přes který skáče.
lesson-ask-race = Nikdo už nepřekáží: teď je to závod. Najdi první tah cesty, která zaplní tvůj cíl nejmenším počtem tahů.
lesson-right-race = Krok stranou je někdy rychlejší: postaví most pro další kámen.
lesson-wrong-race = Takhle to trvá o tah déle. Počítej tahy, ne kroky: hledej cestu, na které jeden kámen pomáhá druhému.
lesson-ask-count = Hraješ za ⚫ černou a tohle je poslední tah 80. kola. Podle těchto pravidel pak partie končí a vyhrává, kdo potřebuje do cíle méně jednotlivých kroků. Bílé zbývají 3 kroky. Vyhraj.
lesson-right-count = Dva kroky do cíle proti třem. To byla poslední lekce: jako další partie se hodí `/halma challenge computer:2`.
lesson-wrong-count = Pořád potřebuješ stejně kroků jako bílá, nebo víc. Vzpomeň si, za kolik vydá diagonální krok.
study-right = ✅ **{ $route }**: správně! { $text }
study-wrong = ❌ **{ $route }**: ještě ne. { $text }
study-none = Taková lekce nebo úloha není.
study-stone = { $number }: kámen na poli { $cell }
study-target = { $number }: na pole { $cell }
menu-study-stone = Který kámen?
menu-study-target = Kam? Výběrem táhneš
button-study-stones = Jiný kámen
button-study-again = Zkusit znovu
button-next-lesson = Další lekce
button-solve = Vyřešit
puzzle-ask-chain = Najdi nejdelší sérii skoků.
puzzle-ask-build = { $moves ->
    [one] K zaplnění cíle ti stačí jeden vlastní tah; nikdo nepřekáží. Najdi ho: žádný jiný není dost rychlý.
    [few] K zaplnění cíle ti stačí { $moves } vlastní tahy; nikdo nepřekáží. Najdi první z nich: žádný jiný není dost rychlý.
    [many] K zaplnění cíle ti stačí { $moves } vlastního tahu; nikdo nepřekáží. Najdi první z nich: žádný jiný není dost rychlý.
   *[other] K zaplnění cíle ti stačí { $moves } vlastních tahů; nikdo nepřekáží. Najdi první z nich: žádný jiný není dost rychlý.
}
puzzle-ask-home = Po tomto kole nesmí být doma žádný kámen. Zachrání tě jediný tah.
puzzle-right = To je jediná správná odpověď.
puzzle-wrong = Existuje lepší tah.
puzzle-streak = { $tries ->
    [one] Vyřešeno na první pokus!
    [few] Vyřešeno na { $tries }. pokus.
    [many] Vyřešeno na { $tries }. pokus.
   *[other] Vyřešeno na { $tries }. pokus.
} 🔥 { $days ->
    [one] Jeden den
    [few] { $days } dny v řadě
    [many] { $days } dne v řadě
   *[other] { $days } dní v řadě
}, rekord { $best }.
