# The board page, on which people play in a browser.

command-web = Joacă în browser: alege o piesă, apoi unde merge
button-page = Deschide tabla
page-link = Pagina ta de joc: alege o piesă, apoi unde merge. Linkul e doar pentru tine; merge o dată, timp de 10 minute.
refused-link-used = Linkul acesta a fost folosit. Cere altul cu `/halma web`.
refused-link-too-old = Linkul acesta nu mai merge. Cere altul cu `/halma web`.
refused-signed-out = Nu ai o sesiune deschisă aici. Cere un link cu `/halma web`.
page-not-signed-in = Conectarea prin Discord nu a reușit. Închide tabla și deschide-o din nou.
page-unreadable = Nu pot citi cererea aceasta. Reîncarcă pagina și încearcă din nou.
page-busy = E prea mult deodată. Așteaptă puțin și încearcă din nou.
page-offline = Fără conexiune. Încerc din nou…
page-no-answer = Fără conexiune. Încearcă din nou imediat.
page-discord-silent = Discord nu răspunde. Încearcă din nou imediat.
page-not-on-server = Nu mai ești pe serverul acestei partide. Intră din nou ca să începi partide acolo.
page-thinking = Calculatorul se gândește…
page-sending = Se trimite…
page-game = Joc
page-games = Partidele tale
page-next = Partida următoare
page-hint = Sugestie
page-hint-costs = Sugestie (victoria nu va conta)
page-new-game = Partidă nouă
page-begin = Începe
page-opponent = Adversar
page-someone-else = Altcineva…
page-member = Caută membri
page-nobody = N-am găsit pe nimeni. Scrie începutul numelui.
page-more = Prea multe rezultate. Scrie mai departe.
page-sign-out = Deconectare
page-my-move = e rândul tău
page-their-move = îi așteaptă pe ceilalți
page-waiting = provocare deschisă
page-over = încheiată
page-touch-stone = E rândul tău: alege o piesă.
page-touch-target = Acum alege unde merge.
page-move-example = de exemplu { $example }
page-turn-board = Rotește tabla
page-rest = Mai multe
page-sound = Sunet
page-you = tu
page-waiting-for = La mutare: { $name }
page-lost = Frumoasă partidă! Încă una?
page-home = casă
page-goal = casa opusă
page-all = Toate
page-running = În curs
page-try = Încearcă mutări
page-try-free = Mută liber
page-try-here = Încearcă de aici
page-try-hint = Mută orice piesă. Nimeni altcineva nu vede asta.
page-puzzle = Problema zilei
page-profile = Profilul meu
page-lessons = Lecții
page-plan = Planul meu
page-plan-add = Adaugă la plan
page-plan-remove = Scoate
page-save = Salvează
page-saved = Salvat.
page-empty = gol
page-can-move = poate muta
page-step = un pas
page-jumps = { $jumps ->
    [one] o săritură
    [few] { $jumps } sărituri
   *[other] { $jumps } de sărituri
}
page-replay-at = Mutarea { $number } din { $count }
page-replay-play = Redă
page-replay-pause = Pauză
page-replay-start = La început
page-replay-back = Mutarea anterioară
page-replay-on = Mutarea următoare
page-replay-end = La sfârșit
privacy-sessions = • Browsere conectate la pagina de joc: { $count ->
    [0] niciunul
   *[other] { $count }, din { $since }
}.
privacy-sessions-ended = Gata: toate browserele sunt deconectate.
button-sessions-end = Deconectează-le pe toate
page-other-person = Ești pe contul { $name }, iar linkul acesta e al altcuiva. Treci pe celălalt cont?
page-ask-draw = Propui remiză?
page-ask-takeback = Ceri să iei înapoi ultima ta mutare?
page-cookies = Browserul tău blochează cookie-urile acestei pagini, așa că nu pot păstra sesiunea deschisă. Permite-le și deschide linkul din nou.
page-sign-in-again = Conectează-te din nou
page-not-this-channel = În acest canal nu se pot începe partide noi. Începe una în chat, în alt canal.
page-signed-out = Sesiunea ta s-a încheiat.
page-switch = Schimbă contul
page-stay = Păstrează contul
page-stored = Versiunea salvată:
