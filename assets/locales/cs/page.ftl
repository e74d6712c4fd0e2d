# The board page, on which people play in a browser.

command-web = Hrát v prohlížeči: vyber kámen a pak, kam půjde
button-page = Otevřít desku
page-link = Tvoje stránka s deskou: vyber kámen a pak, kam půjde. Odkaz je jen pro tebe, platí jednou a 10 minut.
refused-link-used = Tenhle odkaz už někdo použil. Nový dostaneš přes `/halma web`.
refused-link-too-old = Tenhle odkaz už neplatí. Nový dostaneš přes `/halma web`.
refused-signed-out = Tady nemáš přihlášení. Odkaz dostaneš přes `/halma web`.
page-not-signed-in = Přihlášení přes Discord se nepovedlo. Zavři desku a otevři ji znovu.
page-unreadable = Tuhle žádost nejde přečíst. Načti stránku znovu a zkus to ještě jednou.
page-busy = To je moc najednou. Chvilku počkej a zkus to znovu.
page-offline = Bez spojení. Zkouším to znovu…
page-no-answer = Bez spojení. Zkus to za chvíli znovu.
page-discord-silent = Discord neodpovídá. Zkus to za chvíli znovu.
page-offer-in-chat = Zeptej se přímo v chatu: odsud by se o tom nikdo nedozvěděl.
page-challenge-in-chat = Lidi vyzvi přímo v chatu přes `/halma play`: odsud by se o výzvě nedozvěděli.
page-not-on-server = Na serveru této hry už nejsi. Pro nové hry se k němu znovu připoj.
page-thinking = Počítač přemýšlí…
page-sending = Odesílám…
page-game = Hra
page-games = Tvoje partie
page-cups = Turnaje
# After the state of a cup, such as "round 2 of 3".
page-cup-in = hraješ
page-cup-asked = hraješ?
page-cup-place = Místo
page-cup-player = Hráč
page-cup-points = Body
# Above what decided between people with the same points, such as "head-to-head".
page-cup-tie = Pomocné kritérium
page-cup-ask-leave = Odejít z tohoto turnaje? Rozehrané partie v něm tím vzdáš.
page-next = Další partie
page-hint = Nápověda
page-hint-costs = Nápověda (výhra se nezapíše)
page-new-game = Nová partie
page-begin = Začít
page-time = Čas
page-opponent = Soupeř
page-someone-else = Někdo jiný…
page-member = Hledat členy
page-nobody = Nikdo se nenašel. Napiš začátek jména.
page-more = Příliš mnoho výsledků. Piš dál.
page-sign-out = Odhlásit
page-my-move = jsi na tahu
page-their-move = čeká na ostatní
page-waiting = otevřená výzva
page-over = konec
page-touch-stone = Jsi na tahu: vyber kámen.
page-touch-target = Teď vyber, kam půjde.
page-move-example = třeba { $example }
page-turn-board = Otočit desku
page-rest = Více
page-sound = Zvuk
page-you = ty
page-waiting-for = Na tahu: { $name }
page-lost = Pěkná partie! Ještě jednu?
page-home = domov
page-goal = cíl
page-all = Všechny
page-running = Rozehrané
page-try = Zkusit tahy
page-try-free = Volný pohyb
page-try-here = Zkusit odsud
page-try-hint = Hýbej libovolnými kameny. Nikdo jiný to nevidí.
page-puzzle = Úloha dne
page-profile = Můj profil
page-lessons = Lekce
page-plan = Můj plán
page-plan-add = Přidat do plánu
page-plan-remove = Odebrat
page-save = Uložit
page-saved = Uloženo.
page-empty = prázdné
page-can-move = může táhnout
page-step = krok
page-jumps = { $jumps ->
    [one] jeden skok
    [few] { $jumps } skoky
   *[other] { $jumps } skoků
}
page-replay-at = Tah { $number } z { $count }
page-replay-play = Přehrát
page-replay-pause = Pozastavit
page-replay-start = Na začátek
page-replay-back = Předchozí tah
page-replay-on = Další tah
page-replay-end = Na konec
privacy-sessions = • Prohlížeče přihlášené na stránce s deskou: { $count ->
    [0] žádné
   *[other] { $count }, od { $since }
}.
privacy-sessions-ended = Hotovo: všechny prohlížeče jsou odhlášené.
button-sessions-end = Odhlásit prohlížeče
page-other-person = Přihlášený účet: { $name }. Tenhle odkaz ale patří někomu jinému. Přepnout na druhý účet?
page-ask-draw = Nabídnout remízu?
page-ask-takeback = Požádat o vrácení tvého posledního tahu?
page-cookies = Tvůj prohlížeč na téhle stránce blokuje cookies, takže přihlášení nevydrží. Povol je a otevři odkaz znovu.
page-sign-in-again = Přihlásit se znovu
page-not-this-channel = V tomhle kanálu nejde začít novou partii. Začni ji v chatu v jiném kanálu.
page-signed-out = Tvoje přihlášení skončilo.
page-switch = Přepnout účet
page-stay = Nepřepínat
page-stored = Uložená verze:
