# Why something cannot be done, and what to do instead.

servers-only = Hraje se zatím jen na serverech. Použij prosím tento příkaz v kanálu na serveru.
unknown-request = Toto tlačítko nebo příkaz už neznám. Co umím, řekne `/halma help`.
unreadable-request = Nepodařilo se mi přečíst, co mi Discord poslal, takže se nic nezměnilo. Zkus to prosím znovu.
not-admitted = Tohle tady použít nemůžeš. Zadej příkaz sám a dostaneš vlastní.
other-version-none = Tohle je z jiné verze bota. Zadej příkaz znovu.
unknown-choice = Tuto hodnotu možnosti `{ $option }` neznám. Vyber prosím některou z jejího seznamu.
cannot-store = Teď nejde nic uložit, takže se nic nezměnilo. Desky si prohlížet můžeš. Zkus to prosím znovu za pár minut.
may-be-stored = Při ukládání selhal disk. Za minutu se prosím podívej přes `/halma games`, jestli je to hotové, a pokud ne, zkus to znovu.
unavailable = K partiím se teď nejde dostat. Zkus to prosím za chvíli; nic se neztratí a nic se neprovede dvakrát.
our-fault = Na mé straně se něco pokazilo; nic se nezměnilo. Zkus to prosím znovu. Pokud to nepomůže, nahlas tomu, kdo bota provozuje, číslo { $number }.
one-at-a-time = Postupně, prosím: ještě vyřizuji tvou předchozí žádost. Zkus to znovu, až bude hotová.
plain-answer = Discord mou odpověď nepřijal. Zkus to jinak. Pokud to nepomůže, nahlas provozovateli bota: chyba { $number }.

refused-no-such-match = Partie s tímto kódem na tomto serveru není. `/halma games` vypíše tvoje partie.
refused-not-a-player = V této partii nehraješ. `/halma challenge` začne tvou vlastní.
refused-not-your-turn = Na tahu teď nejsi ty, ale { $next }. Zmíním tě, až budeš na řadě.
refused-computer-thinks = Počítač přemýšlí, za okamžik zahraje. Pak jsi na tahu ty, nebo další hráč.
refused-no-seat-for-computer = Uvádíš tolik lidí, kolik má hra míst, takže na počítač žádné nezbývá. Uveď jich méně, nebo vynech `computer`.
refused-seat-is-out = V této partii už jsi mimo hru.
refused-stale = Partie mezitím pokročila, takže tohle už není aktuální deska. `/halma board` ukáže, jak to vypadá, i s funkčními tlačítky.
refused-not-begun = Tato partie ještě nezačala; pořád čeká na hráče.
refused-game-over = Tato partie skončila. Další začne tlačítko **Odveta** pod její poslední deskou.
refused-challenge-declined = Tato výzva byla odmítnuta.
refused-challenge-withdrawn = Tato výzva byla stažena.
refused-challenge-expired = Tato výzva vypršela. `/halma challenge` vytvoří novou.
refused-already-begun = Tato partie už začala.
refused-rules = „{ $rules }“: tato pravidla se ke hře „{ $game }“ nehodí. Vybrat můžeš: { $fitting }.
refused-diagonals = Hra „{ $game }“ se hraje na hvězdě, která nemá diagonály. Tuto možnost prosím vynech.
refused-not-here = { $user } není na tomto serveru.
refused-too-many-opponents = { $seats ->
    [one] Tato hra je pro dva: uveď prosím jednoho soupeře.
    [few] Tato hra má místo jen pro { $seats } soupeře. Uveď jich prosím méně.
    [many] Tato hra má místo jen pro { $seats } soupeře. Uveď jich prosím méně.
   *[other] Tato hra má místo jen pro { $seats } soupeřů. Uveď jich prosím méně.
}
refused-named-twice = { $user } je tu dvakrát. Uveď prosím každého jednou; pokud chceš trénovat o samotě, uveď jen sebe.
refused-already-challenged = Mezi vámi už jedna otevřená výzva je. Tady je, i s tlačítky:
refused-too-many-challenges = Za poslední hodinu máš už deset výzev. Další můžeš poslat { $until }.
refused-not-invited = Tato výzva nečeká na tvou odpověď. `/halma challenge` vytvoří tvou vlastní.
refused-already-in = Už jsi mezi hráči. Partie začne, až budou obsazená všechna místa.
refused-no-seat-left = Všechna místa jsou obsazená nebo čekají na pozvané hráče.
refused-begins-elsewhere = V této partii kameny nezačínají tam, kde obvykle. Převzít umím jen partii od prvního tahu.
refused-not-the-challenger = Tuto výzvu může stáhnout jen ten, kdo ji poslal.
refused-challenger-may-withdraw = Tohle je tvoje výzva. Tlačítko **Stáhnout** ji zruší.
refused-not-finished = Tato partie ještě běží.
refused-standing = Výzva, která se sama opakuje, je pro kohokoli: vynech soupeře i počítač.
refused-series = Dvě partie s prohozením stran jsou pro dva různé lidi, ve hře pro dva.
refused-second-follows = Druhá z vašich dvou partií začne za chvilku sama.
refused-forgotten = Někoho z hráčů této partie už neznám, takže odveta není možná.
refused-so-few = V tak malém počtu se tato hra hrát nedá. Počkej ještě na někoho, nebo vytvoř jinou výzvu.
refused-counts-nowhere = Tato partie se v žádném žebříčku nepočítá, takže není co vyřadit.
refused-voided-before = Tato partie už je ze žebříčků vyřazená.
refused-no-clock = Tato partie nemá časový limit.
refused-own-clock = Běží tvůj vlastní čas. Den ti může přidat jen soupeř.
refused-given-enough = Tento tah už dostal týden navíc, víc nejde.
refused-reminded-already = Na tento tah už přišla připomínka a další nepřijde.
refused-no-offer = Tato nabídka už neplatí.
refused-offer-stands = Jedna nabídka už na stole je. Nejdřív na ni musí přijít odpověď, nebo se musí stáhnout.
refused-offered-already = V tomto tahu už od tebe jedna nabídka je. Další můžeš podat, až tah skončí.
refused-not-your-offer = Tuto nabídku může stáhnout jen ten, kdo ji podal.
refused-not-asked = Tato nabídka nečeká na tvou odpověď.
refused-hints-allowed = Počítače se v této partii už ptát můžeš: `/halma hint`, když jsi na tahu.
refused-too-late-to-cancel = Všichni už mají první tah za sebou, takže partii nejde zrušit. Můžeš nabídnout remízu, nebo se vzdát.
refused-challenge-removed = Tuto výzvu zrušila moderace.
refused-moderators-only = Na tomto serveru začínají partie jen moderátoři. K jejich partiím se můžeš přidat.
refused-channel = Na tomto serveru se hraje tady: { $channels }.
refused-this-channel = Na tomto serveru se hraje { $channels }. Přejdi prosím do jiného kanálu.
refused-too-many-channels = Server může uvést nejvýš 100 kanálů.
refused-too-many-running = { $most ->
    [one] Na tomto serveru můžeš hrát jen jednu partii najednou. Nejdřív ji dohraj.
    [few] Na tomto serveru můžeš hrát { $most } partie najednou. Nejdřív některou dohraj.
    [many] Na tomto serveru můžeš hrát { $most } partie najednou. Nejdřív některou dohraj.
   *[other] Na tomto serveru můžeš hrát { $most } partií najednou. Nejdřív některou dohraj.
}
refused-other-plays-most = { $user } už hraje tolik partií najednou, kolik tento server dovoluje. Tahle může začít, až některá z nich skončí.
refused-already-here = Tato partie se už v tomto kanálu hraje.
refused-other-server = Tato partie patří k jinému serveru a přenést ji jde jen do některého z jeho kanálů. `/halma resign` ji vzdá.
refused-not-lost = Kanál této partie funguje. Jinam ji může přenést jen moderátor příkazem `/halma-admin move`.
refused-paused = Tato partie teď stojí, takže čas neběží.
refused-no-such-zone = Neznám časové pásmo ani velké město `{ $name }`. Vyber prosím ze seznamu: napiš velké město poblíž, třeba `Berlin`, `Mumbai` nebo `Москва`.
refused-several-zones = Míst s názvem `{ $name }` je víc. Uveď prosím časové pásmo: { $zones }.
refused-no-such-hour = Hodina je celé číslo od 0 do 23.
refused-away-too-long = { $left ->
    [0] Letos už ti žádné dny nepřítomnosti nezbývají.
    [one] Letos ti zbývá jeden den nepřítomnosti.
    [few] Letos ti zbývají { $left } dny nepřítomnosti.
    [many] Letos ti zbývá { $left } dne nepřítomnosti.
   *[other] Letos ti zbývá { $left } dní nepřítomnosti.
}
refused-blocked = Ty a { $user } spolu hrát nemůžete: brání tomu blokování.
refused-blocked-self = Sebe zablokovat nejde.
refused-blocked-most = Blokuješ 200 lidí, a víc jich být nemůže.
refused-nothing-to-take-back = Nemáš žádný tah, který by šel vrátit.

illegal-in = **#{ $code }:** { $why }
illegal-targets = Tvůj kámen na poli { $from } může táhnout na: { $targets }.
illegal-stones = Tvoje kameny, které můžou táhnout: { $stones }.
button-try-again = Zkusit znovu
illegal-no-such-cell = Pole `{ $name }` na této desce není.
illegal-empty-cell = Na poli { $cell } není žádný kámen.
illegal-not-your-stone = Kámen na poli { $cell } není tvůj.
illegal-same-cell = Tah nesmí skončit na poli { $cell }, kde začal.
illegal-target-taken = Na poli { $cell } už kámen stojí.
illegal-not-reachable = Tvůj kámen z pole { $from } se na pole { $to } nedostane. Může táhnout na: { $targets }.
illegal-cannot-move = Tvůj kámen na poli { $from } nemůže táhnout vůbec nikam.
illegal-leaves-goal = Tvůj kámen na poli { $from } stojí v cíli a už ho nesmí opustit, takže na pole { $to } nemůže.
illegal-wrong-route = Skok { $leg } této trasy, z pole { $from } na pole { $to }, není možný. Trasa o třech a více polích se skládá jen ze skoků.
illegal-pass = Táhnout můžeš, takže vynechat nesmíš.
