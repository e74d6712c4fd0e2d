# Commands: at most 100 characters for a description, 32 for the name in a menu.

command-halma = Joacă Halma, Colțuri și Dame chinezești în acest canal
command-challenge = Provoacă pe cineva, sau pe oricine, la o partidă
command-move = Fă o mutare
command-board = Vezi o tablă, doar pentru tine
command-resign = Abandonează o partidă; ți se cere confirmarea
command-offer = Propune remiză, cere să iei mutarea înapoi sau să anulezi partida
command-games = Partidele tale, mai întâi cele care te așteaptă
command-settings = Când te menționez, orele tale de liniște, cum refuzi
command-away = Ia-ți câteva zile libere: ceasurile tale stau pe loc
command-block = Nu lăsa pe cineva să joace cu tine; fără opțiuni, vezi pe cine blochezi
command-rules = Explică regulile
command-help = Cum se joacă cu acest bot
command-menu-profile = Profil Halma
command-menu-challenge = Provoacă la Halma

option-challenge-opponent = Pe cine provoci; fără această opțiune, poate intra oricine
option-challenge-game = Ce joc; dacă nu alegi, Halma 8×8
option-challenge-computer = Cu calculatorul: nivelul, de la 1 la 10; ocupă locurile libere
option-challenge-rules = După ce reguli; implicit, cele obișnuite
option-challenge-diagonals = Dacă piesele merg și în diagonală (nu pe stea)
option-challenge-first = Cine începe; implicit, se trage la sorți
option-challenge-clock = Timpul pentru fiecare mutare; implicit, 3 zile
option-challenge-rated = Dacă partida contează pentru rating; implicit, da
option-challenge-games = 2 = două partide, a doua cu locurile schimbate; pentru două persoane
option-challenge-standing = Relansează provocarea deschisă ori de câte ori începe o partidă din ea
option-challenge-thread = Dacă partida primește propriul fir de discuție
option-challenge-opponent2 = Al doilea adversar
option-challenge-opponent3 = Al treilea adversar
option-challenge-opponent4 = Al patrulea adversar
option-challenge-opponent5 = Al cincilea adversar
option-move-text = Mutarea ta, de exemplu h4-f2; alege din listă sau scrie-o
option-move-game = Codul partidei, dacă joci mai multe aici
option-board-game = Codul partidei
command-replay = Parcurge o partidă mutare cu mutare, doar pentru tine
option-replay-game = Codul partidei, chiar dacă s-a încheiat
command-hint = Ce ar juca calculatorul
option-hint-game = Codul partidei
command-import = Preia o partidă jucată în altă parte
command-export = Primește notația unei partide ca fișier
option-export-game = Codul partidei, chiar dacă s-a încheiat
option-resign-game = Codul partidei
option-offer-what = Ce propui; ceilalți trebuie să fie de acord
option-offer-game = Codul partidei, dacă joci mai multe aici
option-rules-game = Jocul ale cărui reguli vrei să le citești

command-bring-here = Adu aici o partidă al cărei canal s-a pierdut
option-bring-here-game = Codul partidei

command-halma-study = Lecții, problema zilei și analiza partidelor jucate
study-learn = Opt lecții scurte, doar pentru tine
option-study-learn-lesson = Lecția cu care începi
study-puzzle = Problema de azi, aceeași pentru toată lumea
study-analyze = Analizează o partidă încheiată: cine conducea și ce mutări au decis-o
option-study-analyze-game = Codul unei partide încheiate

command-halma-admin = Pentru moderatori: ce vrea acest server de la botul de joc
admin-settings = Vezi sau schimbă setările serverului
admin-channel = Spune unde se poate juca
admin-end = Încheie o partidă sau închide o provocare; ți se cere confirmarea
admin-undo = Ia înapoi ultima mutare dintr-o partidă; ți se cere confirmarea
admin-move = Adu în acest canal o partidă de pe acest server
admin-games = Partidele și provocările de pe acest server
admin-void = Scoate rezultatul unei partide din clasamentele serverului
admin-reset-tables = Resetează clasamentele serverului; ți se cere numele lui
admin-log = Ce au făcut moderatorii în ultimele 90 de zile
option-admin-settings-language = Limba mesajelor publice
option-admin-settings-game = Jocul unei provocări care nu precizează unul
option-admin-settings-rules = Regulile unei provocări care nu le precizează, unde se potrivesc
option-admin-settings-clock = Timpul pentru o mutare, când provocarea nu îl precizează
option-admin-settings-threads = Dacă partidele primesc fire proprii, când provocarea nu spune altceva
option-admin-settings-who = Cine poate lansa provocări
option-admin-settings-most = Câte partide joacă o persoană aici în același timp; 0 = oricâte
option-admin-settings-boards = Ce se întâmplă cu o tablă după ce s-a mutat
option-admin-settings-text = Dacă tablele vin și ca text, pentru cititoare de ecran
option-admin-settings-theme = Cum arată tablele
option-admin-settings-puzzle = Dacă postez în acest canal problema fiecărei zile
option-admin-settings-digest = Dacă anunț în acest canal podiumul fiecărui sezon, după ce se încheie
option-admin-settings-reset = Mai întâi readu totul la valorile implicite
option-admin-void-game = Codul partidei
option-admin-void-reason = De ce; jucătorii văd motivul
option-admin-end-game = Codul partidei
option-admin-end-reason = De ce; jucătorii văd motivul
option-admin-undo-game = Codul partidei
option-admin-undo-reason = De ce; jucătorii văd motivul
option-admin-move-game = Codul partidei
choice-who-everybody = oricine
choice-who-moderators = doar cine administrează serverul
language-name = Română

command-leaderboard = Clasamentele de pe acest server și de pe toate serverele
option-leaderboard-where = Ce partide contează; dacă nu alegi, cele de pe acest server
option-leaderboard-game = Ce joc; dacă nu alegi, cel mai jucat
option-leaderboard-by = Ce se compară; dacă nu alegi, ratingurile, când sunt destule
command-open = Provocările deschise de pe acest server, în care poți intra
command-profile = Cum joacă cineva: ratinguri, recorduri, ultimele partide
option-profile-player = Al cui profil; dacă nu alegi, al tău
command-privacy = Datele pe care le păstrez despre tine: vezi-le, descarcă-le, șterge-le
command-versus = Cum au decurs partidele dintre două persoane
option-versus-player = Prima persoană
option-versus-other = A doua persoană; dacă nu alegi, tu
option-games-player = Ale cui partide de pe acest server; dacă nu alegi, ale tale de peste tot
option-settings-language = Limba ta, indiferent de limba Discordului tău
option-settings-reminders = Când te menționez în partidele tale
option-settings-zone = Fusul tău orar, pentru orele de liniște; scrie un oraș apropiat
option-settings-quiet_from = Ora la care încep orele tale de liniște, de la 0 la 23; la început 22
option-settings-quiet_until = Ora la care se termină; la început 8
option-settings-quiet_declines = Dacă refuzi propunerile fără să afle nimeni
option-settings-text = Dacă tablele tale private vin și ca text
option-settings-theme = Cum arată tablele pe care le vezi doar tu
option-settings-confirm = Dacă ți se cere confirmarea înainte de a juca mutarea aleasă
option-settings-hidden = Dacă vrei să nu apari în clasamente
option-away-days = Câte zile, începând de acum; 0 dacă te-ai întors
option-block-person = Pe cine blochezi; fără această opțiune, vezi pe cine blochezi
option-block-undo = Deblochează această persoană

choice-reminders-all = când sunt la mutare și încă o dată înainte să expire timpul
choice-reminders-turn = când sunt la mutare
choice-reminders-none = niciodată

choice-offer-draw = Remiză
choice-offer-takeback = Să iau înapoi ultima mea mutare
choice-offer-cancel = Să anulăm partida
choice-offer-hints = Sugestii de la calculator

choice-first-lot = Tragere la sorți
choice-first-me = Eu
choice-first-opponent = Adversarul meu

choice-rules-gambiter = Cu termene (Gambiter): ieși din casă la timp, apoi decid pașii rămași
choice-rules-brainking = Verificarea casei (BrainKing): piese prea mult acasă, partidă pierdută
choice-rules-closed-camp = Țintă închisă: piesele nu mai pot ieși din țintă
choice-rules-classic = Clasic: câștigă cine umple mai întâi ținta
choice-rules-igroved = Stea: prima țintă plină; piesele străine blocate contează
