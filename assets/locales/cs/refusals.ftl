# Why something cannot be done, and what to do instead.

kept-private = Na tomhle serveru vidíš moje zprávy jen ty, takže by se nikdo nemohl přidat. Popros moderátory, ať povolí **Používat externí aplikace** (Use External Apps), nebo hraj v soukromých zprávách.
unknown-request = Tohle tlačítko nebo příkaz už neznám. Co umím, ukáže `/halma help`.
unreadable-request = Nepovedlo se mi přečíst, co Discord poslal, takže se nic nezměnilo. Zkus to znovu.
not-admitted = Tohle není pro tebe. Zadej ten příkaz a dostaneš vlastní.
other-version-none = Tohle je z jiné verze bota. Zadej příkaz znovu.
unknown-choice = Tohle se u možnosti `{ $option }` vybrat nedá. Vyber něco z jejího seznamu.
cannot-store = Teď nemůžu nic uložit, takže se nic nezměnilo. Zkus to znovu za pár minut.
may-be-stored = Při ukládání se něco pokazilo. Za minutu se podívej, jestli se to povedlo (partie: `/halma games`), a když ne, zkus to znovu.
unavailable = Teď se nedostanu k partiím. Nic se neztratilo, zkus to za chvíli znovu.
our-fault = Promiň, něco se u mě pokazilo. Zkus to za chvíli znovu. Pokud se to opakuje, řekni provozovateli bota: chyba { $number }.
one-at-a-time = Popořadě: ještě pracuju na tvé minulé žádosti. Zkus to znovu, až bude hotová.
plain-answer = Discord nepřijal mou odpověď. Zkus to za chvíli znovu. Pokud se to opakuje, řekni provozovateli bota: chyba { $number }.

refused-no-such-match = Partie s tímhle kódem na tomto serveru není. Svoje najdeš přes `/halma games`.
refused-not-a-player = V téhle partii nehraješ. Začni vlastní: `/halma play`.
refused-not-your-turn-shared = Na tahu je { $next }. Na tah upozorníš tlačítkem **⏰ Vzbudit** pod deskou.
refused-not-your-turn = Na tahu je { $next }. Až budeš na řadě, zmíním tě.
refused-computer-thinks = Počítač přemýšlí. Zkus to za chvíli, až zahraje.
refused-no-seat-for-computer = Lidi, které uvádíš, obsadí všechna místa, takže na počítač žádné nezbývá. Uveď jich míň, nebo vynech `computer`.
refused-seat-is-out = V téhle partii už nehraješ. Začni jinou: `/halma play`.
refused-seat-is-done = Jsi v cíli a už nejsi na tahu. Jak si vedou ostatní, ukáže `/halma board`.
refused-not-proven = To (už) není jisté. Nárokovat jde jen výsledek, který už nikdo nezmění.
refused-stale = Tahle deska už neplatí. Aktuální ukáže `/halma board`.
refused-not-begun = Tahle partie nezačala. Zkus to, až začne.
refused-game-over = Tahle partie skončila. Klepni na **Odveta** pod její poslední deskou, nebo začni jinou: `/halma play`.
refused-challenge-declined = Tahle výzva je odmítnutá. Novou vytvoří `/halma play`.
refused-challenge-withdrawn = Tahle výzva je stažená. Vytvoř vlastní: `/halma play`.
refused-challenge-expired = Tahle výzva vypršela. Novou vytvoří `/halma play`.
refused-already-begun = Tahle partie už začala. Svoje najdeš přes `/halma games`, jinou začneš přes `/halma play`.
refused-rules = Pravidla „{ $rules }“ se nehodí ke hře „{ $game }“. Vyber některá z těchto: { $fitting }.
refused-diagonals = „{ $game }“ se hraje na hvězdě a ta nemá diagonály. Vynech tuhle možnost.
refused-option = „{ $game }“ nemá možnost `{ $option }`, takže ji vynech. Má: { $has }.
refused-fixed = Na tomhle serveru má { $game } tato pravidla: { $rules }. Vynech možnosti pro jiná pravidla, nebo začni přes `/halma play`.
refused-places-and-pairs = Hrát se dá o pořadí, nebo ve dvojicích, ne obojí. Vynech `ends`, nebo `teams`.
refused-bot = Tohle nepůjde: { $user } je jiný bot. Vyzvi člověka, nebo zadej mě a hraj s počítačem.
refused-not-here = { $user } není na tomto serveru. Vyzvi někoho, kdo tu je, nebo soupeře vynech, ať se může přidat kdokoli.
refused-too-many-opponents = { $seats ->
    [one] Tahle hra je pro dva. Uveď jednoho soupeře.
    [few] V téhle hře je místo pro { $seats } soupeře. Uveď jich míň.
   *[other] V téhle hře je místo pro { $seats } soupeřů. Uveď jich míň.
}
refused-named-twice = { $user } je tu dvakrát. Uveď každého jednou, nebo jen sebe, když chceš trénovat.
refused-already-challenged = Mezi vámi už jedna otevřená výzva je. Nejdřív na ni odpověz, nebo ji stáhni.
refused-too-many-challenges = Za hodinu můžeš poslat deset výzev. Další pošleš { $until }.
refused-not-invited = Tahle výzva není pro tebe. Vytvoř vlastní: `/halma play`.
refused-already-in = Už máš místo. Partie začne, až budou všechna obsazená.
refused-no-seat-left = Všechna místa jsou obsazená nebo čekají na pozvané. Vytvoř vlastní výzvu: `/halma play`.
refused-begins-elsewhere = Tahle partie nezačíná obvyklým rozestavením. Načti takovou, která začíná se všemi kameny doma.
refused-not-the-challenger = To může jen ten, kdo výzvu poslal. Vytvoř vlastní: `/halma play`.
refused-challenger-may-withdraw = Tohle je tvoje vlastní výzva. Zrušíš ji tlačítkem **Stáhnout**.
refused-not-finished = Tahle partie ještě neskončila. Zkus to znovu, až skončí.
refused-moves-deleted = Tahy téhle partie už jsou smazané: po konci je uchovávám { $time }. Tahy příštích partií si můžeš nechat: `/halma me settings`.
refused-standing = Opakovat se může jen výzva otevřená pro kohokoli. Vynech soupeře i počítač, nebo `repeat`.
refused-series = Dvě partie s výměnou stran chtějí dva různé lidi a hru pro dva. Vynech `two-games`, nebo vyber jiného soupeře či hru.
refused-second-follows = Druhá partie začne za chvilku automaticky.
refused-forgotten = Někdo z této partie smazal svá data, takže ve stejné sestavě nezačne. Začni novou partii: `/halma play`.
refused-so-few = Na tuhle hru je vás málo. Počkej, až se přidají další, nebo začni jinou: `/halma play`.
refused-counts-nowhere = Tahle partie není v žádném žebříčku, takže není co vyřadit.
refused-voided-before = Tahle partie už je ze žebříčků vyřazená.
refused-no-clock = Tahle partie nemá časový limit, takže nikdo nepotřebuje čas navíc.
refused-own-clock = Běží tvůj čas. Den navíc ti může dát jen soupeř.
refused-given-enough = Víc než týden navíc přidat nejde a ten už je přidaný. Počkej na tah.
refused-own-turn = Na tahu jsi ty. Klepni na **Táhnout** u desky.
refused-woken-already = V tomhle tahu už někdo budíček poslal. Chvíli počkej.
refused-reminded-already = Není co ztlumit: na tenhle tah už žádná připomínka nepřijde.
refused-no-offer = Ta nabídka už neplatí. Podej novou.
refused-offer-stands = V téhle partii už nabídka je. Nejdřív na ni odpověz, nebo ji stáhni.
refused-offered-already = V tomhle tahu už od tebe nabídka byla. Další můžeš podat v příštím.
refused-not-your-offer = Stáhnout ji může jen ten, kdo ji podal. Ty ji můžeš odmítnout.
refused-not-asked = Tahle nabídka nečeká na tvou odpověď. Počkej, až odpoví ostatní.
refused-hints-allowed = Nápověda je v téhle partii už povolená. Až budeš na tahu, zadej `/halma hint`.
refused-too-late-to-cancel = Všichni už zahráli dva tahy, takže na zrušení je pozdě. Nabídni remízu: `/halma draw`, nebo se vzdej: `/halma resign`.
refused-challenge-removed = Tuhle výzvu zrušil moderátor. Vytvoř vlastní: `/halma play`.
refused-moderators-only = Na tomto serveru posílají výzvy jen moderátoři. K jejich výzvám se můžeš přidat: `/halma game open`.
refused-not-permitted = V tom kanálu nemůžeš začínat hry: chybí ti tam oprávnění, nebo máš dočasné ztlumení. Hraj v jiném kanálu přes `/halma play`.
refused-channel = Tady se hrát nedá. Kanály pro hru na tomto serveru: { $channels }.
refused-this-channel = Na tomto serveru se hraje tady: { $channels }. Přejdi do jiného kanálu.
refused-all-channels = Na tomto serveru teď není kanál pro hraní. Popros moderátora, ať nějaký povolí: `/halma-admin channel`.
refused-shared = V tomhle kanálu už to sdílené je. Posuň se nahoru a najdeš to.
refused-too-many-channels = Zapamatuju si jen 100 kanálů na server. Nejdřív povol nebo zakaž všechny, pak uveď výjimky.
refused-too-many-running = { $most ->
    [one] Na tomto serveru můžeš hrát jednu partii najednou. Nejdřív ji dohraj.
    [few] Na tomto serveru můžeš hrát { $most } partie najednou. Nejdřív některou dohraj.
   *[other] Na tomto serveru můžeš hrát { $most } partií najednou. Nejdřív některou dohraj.
}
refused-other-plays-most = { $user } už hraje tolik partií, kolik tento server dovoluje. Zkus to znovu, až některá skončí.
refused-already-here = Tahle partie se už v tomhle kanálu hraje. Ukáže ji `/halma board`.
refused-other-server = Tahle partie patří k jinému serveru a musí tam zůstat. Hraj ji tam, nebo se vzdej: `/halma resign`.
refused-not-lost = Kanál téhle partie pořád funguje. Když ji chceš přesunout, popros moderátora: `/halma-admin move-here`.
refused-paused = Tahle partie je pozastavená, takže čas neběží. Zkus to znovu, až bude pokračovat.
refused-no-such-zone = Neznám časové pásmo ani velké město `{ $name }`. Napiš velké město poblíž a vyber ze seznamu, třeba `Berlin`, `Mumbai` nebo `Москва`.
refused-several-zones = Míst s názvem `{ $name }` je víc. Vyber časové pásmo: { $zones }.
refused-no-such-hour = To není hodina. Použij celé číslo od 0 do 23.
refused-away-too-long = { $left ->
    [0] Letos už ti nezbývají žádné dny nepřítomnosti. Soupeři ti můžou dát víc času tlačítkem **+1 den**.
    [one] Letos ti zbývá jen jeden den nepřítomnosti. Vyber jeden den.
    [few] Letos ti zbývají jen { $left } dny nepřítomnosti. Vyber méně dní.
   *[other] Letos ti zbývá jen { $left } dní nepřítomnosti. Vyber méně dní.
}
refused-blocked = S { $user } teď hrát nemůžeš. Vyber jiného soupeře.
refused-blocked-self = Sebe zablokovat nejde. Vyber někoho jiného.
refused-blocked-most = Tvůj seznam blokovaných je plný: 200 lidí. Nejdřív někoho odblokuj: `/halma me block`.
refused-computer-plays-on = Počítač není pozadu, takže hraje dál. Nabídni remízu znovu, až budeš ve vedení, nebo se vzdej.
refused-changed-elsewhere = Tohle se mezitím změnilo jinde, takže se nic neuložilo. Podívej se, co je tam teď, a ulož to znovu.
refused-note-too-long = Poznámka je moc dlouhá. Vejdi se do { $most } znaků; tvoje stará poznámka se nezměnila.
refused-plan-own-turn = Jsi na tahu. Nejdřív táhni, potom můžeš plánovat odpovědi.
refused-plan-without-others = V téhle partii hraješ za všechny strany, takže není co plánovat.
refused-plan-impossible = Řádek { $line }: `{ $text }` tam zahrát nejde. Tvůj starý plán se nezměnil. Oprav řádek a ulož znovu.
refused-plan-two-answers = Řádek { $line }: `{ $text }` je druhá odpověď na tah, na který už odpověď máš. Nech jen jednu; tvůj starý plán se nezměnil.
refused-plan-no-answer = Řádek { $line } musí končit tvým tahem. Doplň ho a ulož znovu; tvůj starý plán se nezměnil.
refused-plan-too-long = Plán je moc dlouhý. Vejdi se do { $lines } řádků a { $chars } znaků; tvůj starý plán se nezměnil.
refused-nothing-to-undo = V téhle partii ještě nikdo netáhl, takže není co vracet.
refused-nothing-to-take-back = Zatím není co vracet.

illegal-in = **#{ $code }:** { $why }
illegal-targets = Z { $from } můžeš jít na: { $targets }.
illegal-stones = Kameny, které můžou táhnout: { $stones }.
button-try-again = Zkusit znovu
illegal-malformed = Neumím přečíst { $typed }. Zkus `{ $example }`, nebo klepni na **Táhnout** a vyber ze seznamu.
illegal-unreadable = To není tah. Napiš ho třeba takhle: `h4-f2`.
illegal-no-such-cell = Pole `{ $name }` na téhle desce není.
illegal-empty-cell = Na { $cell } není žádný kámen.
illegal-not-your-stone = Kámen na { $cell } není tvůj.
illegal-same-cell = Tah nemůže skončit tam, kde začal, na { $cell }.
illegal-target-taken = Na { $cell } už stojí kámen.
illegal-not-reachable = Z { $from } se na { $to } nedostaneš. Z { $from } můžeš jít na: { $targets }.
illegal-cannot-move = Tvůj kámen na { $from } nemá kam táhnout.
illegal-leaves-goal = Z { $from } nemůžeš na { $to }: kámen je v cíli a už z něj nesmí.
illegal-enters-corner = Z { $from } nemůžeš na { $to }: tímhle rohem smí kámen jen projít, zůstat v něm nesmí.
illegal-enters-corner-of = Z { $from } nemůžeš na { $to }: tímhle rohem ({ $seat }) smíš jen projít, zůstat v něm ne.
illegal-wrong-route = Skok { $leg } nejde: z { $from } se na { $to } skočit nedá. Každá část delší trasy musí být skok.
illegal-jump-empty = { $from }–{ $to } není skok: není tam přes co skočit.
illegal-jump-several = { $from }–{ $to } není skok: kamenů v cestě: { $count }.
illegal-jump-halfway = { $from }–{ $to } není skok: kámen na { $stone } nestojí uprostřed.
illegal-jump-far = { $from }–{ $to } není skok: kámen na { $stone } je moc daleko. V téhle hře se skáče jen přes sousední kámen.
illegal-pass = Můžeš ještě táhnout, takže nejde vynechat.
