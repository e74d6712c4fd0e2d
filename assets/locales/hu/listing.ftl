# How the bot introduces itself: in its profile at Discord, and in lists of bots.

listing-line = Halma, Sarkok és csillaghalma a barátaiddal, egyenesen a csatornádban.
listing-short = Halma, Sarkok és csillaghalma a szervereden. Hívd ki egy barátodat vagy a gépet, lépj, amikor ráérsz, és minden lépés után friss táblát látsz.
listing-description = Játssz halmát, Sarkokat (Ugolki) és csillaghalmát a barátaiddal. Egy lépés most, egy holnap: ellenőrzöm a lépéseket, szólok a következőnek, és küldök képet a tábláról. Tíz gépi szint, ranglisták és napi feladvány. Kezdd így: /halma play.
listing-long =
    ⚪⚫ **Halma, Sarkok (Ugolki) és csillaghalma, közvetlenül a csatornádban.**

    • **Játssz a saját tempódban.** Egy lépés most, egy holnap. Lépésenként egy órától két hétig választhatsz, emlékeztetőkkel és csendes órákkal a saját időzónádban.
    • **Két koppintás egy lépés.** Válassz bábut, válaszd ki, hová menjen. Az ugrásokat megkeresem neked, és minden lépés után friss képet küldök a tábláról.
    • **Nincs kivel játszani?** Játssz a gép ellen tíz szinten, kérj tippet, nézz meg egy leckét, vagy fejtsd meg a napi feladványt.
    • **Van miért küzdeni.** Értékszámok és ranglisták a szerverednek és mindenkinek, negyedévente új szezonnal.
    • **Két főtől hatig.** Tizenöt játék a Minisarkoktól a hatfős csillagig, olyan szabályokkal, amelyekkel tényleg játszanak.
    • **Rendezett és diszkrét.** A régi táblákból egy sor lesz. Üzeneteket nem olvasok, és bármit, amit rólad tárolok, megnézhetsz és törölhetsz.

    Kezdd így: `/halma play`. Huszonkét nyelven.
