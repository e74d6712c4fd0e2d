# Lessons and puzzles.

lesson-title = 🎓 **Lecke: { $number } / { $all }.** { $text }
lesson-ask-step = ⚪ Fehérrel játszol, a jobb alsó sarokból a bal felsőbe, amelynek a mezői be vannak keretezve. Egy bábu szomszédos mezőre lép, ebben a játékban átlósan is. Válassz bábut, és azt a lépést, amely a legközelebb viszi.
lesson-right-step = Egy átlós lépés két mezőt ér.
lesson-wrong-step = Szabályos, de egy másik lépés közelebb viszi a bábut.
lesson-ask-jump = Sima lépés helyett egy bábu át is ugorhat egy szomszédos bábut, akárkié az, a közvetlenül mögötte lévő üres mezőre. Ütés nincs. Ugorj ezzel a bábuval.
lesson-right-jump = Két mező egy lépésben, és az átugrott bábu ott marad, ahol volt.
lesson-wrong-jump = Ez sima lépés. Keress olyan szomszédos bábut, amely mögött közvetlenül üres mező van.
lesson-ask-chain = Egy ugrást ugyanabban a lépésben további ugrások követhetnek, bármilyen irányban. Találd meg, hová jut ez a bábu a legtöbb ugrással.
lesson-right-chain = Három ugrás egy lépésben. A hosszú ugrássorozatok nyerik a játszmákat.
lesson-wrong-chain = Van hosszabb sorozat is: minden érkezésnél keresd a következő átugorható bábut.
lesson-ask-ladder = A sorozatokat fel kell építeni: a hézagokkal álló bábuk létrát alkotnak a mögöttük lévőknek. Találd meg azt a lépést, amely után legalább négy ugrásból álló sorozatod van, bármit lép is a fekete.
lesson-right-ladder = Csendes lépés, a következő viszont a fél táblát átszeli.
lesson-wrong-ladder = Ezután a fekete elveheti a hosszú sorozatot, vagy nincs is olyan. Keresd a létrád hiányzó fokát.
lesson-ask-home = E szabályok szerint 30 kör után veszít, akinek bábuja van a táborában, és most a 30. kör folyik. Találd meg a lépést, amely megmenti a játszmát.
lesson-right-home = Senki sem maradt a táborban. Ilyen ellenőrzés előtt a tábla alatt figyelmeztetlek.
lesson-wrong-home = Egy bábu a táborban marad, és ez azonnali vereség, akármennyivel jársz is elöl.
lesson-ask-block = Nézd meg, mit léphet ezután a fekete. Válaszd azt a lépést, amely után a fekete legjobb lépése a lehető legrövidebb.
lesson-right-block = A fekete létrája odavan, és a te bábud is úton van.
lesson-wrong-block = A feketének még van hosszabb lépése. Állj oda, ahová a sorozata érkezik, vagy vidd el onnan a bábut, amelyet átugrik.
lesson-ask-race = Már senki sincs útban: innentől ez versenyfutás. Találd meg annak az útnak az első lépését, amely a legkevesebb lépésben tölti meg a céltáborodat.
lesson-right-race = Néha gyorsabb oldalra lépni: hidat ad a következő bábunak.
lesson-wrong-race = Ez eggyel több lépés. Lépéseket számolj, ne mezőket: keress olyan utat, amelyen az egyik bábu segíti a másikat.
lesson-ask-count = ⚫ Feketével játszol, és ez a 80. kör utolsó lépése. E szabályok szerint ezután vége a játszmának, és az nyer, akinek kevesebb hátralévő mezője van a céltáborig. A fehérnek 3 van. Nyerj!
lesson-right-count = Két hátralévő mező három ellen. Ez volt az utolsó lecke: következőnek a `/halma challenge computer:2` jó játszma lesz.
lesson-wrong-count = Még mindig annyi mező van hátra neked, mint a fehérnek, vagy több. Gondolj arra, mennyit ér egy átlós lépés.
study-right = ✅ **{ $route }**: helyes! { $text }
study-wrong = ❌ **{ $route }**: még nem az igazi. { $text }
study-none = Nincs ilyen lecke vagy feladvány.
study-stone = { $number }: bábu itt: { $cell }
study-target = { $number }: ide: { $cell }
menu-study-stone = Melyik bábu?
menu-study-target = Hová? Amit választasz, meg is léped
button-study-stones = Másik bábu
button-study-again = Újra
button-next-lesson = Következő lecke
button-solve = Megfejtem
puzzle-ask-chain = Találd meg a leghosszabb ugrássorozatot.
puzzle-ask-build = A céltábor { $moves } saját lépésben megtölthető; senki sincs útban. Találd meg az elsőt: egyetlen másik sem elég gyors.
puzzle-ask-home = E kör után egyetlen bábu sem maradhat a táborban. Csak egy lépés ment meg.
puzzle-right = Ez az egyetlen megoldás.
puzzle-wrong = Van jobb.
puzzle-streak = { $tries ->
    [one] Elsőre sikerült!
   *[other] { $tries }. próbálkozásra sikerült.
} 🔥 { $days ->
    [one] Egy nap
   *[other] { $days } nap egymás után
}, a legjobb: { $best }.
