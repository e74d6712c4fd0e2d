# Challenges and lobbies.

challenge-named = { $challenger } posílá výzvu: { $game }! { $invited }, platí?
challenge-open = { $challenger } hledá soupeře: { $game }. Kdo se přidá?
challenge-rematch-open = { $challenger } chce odvetu: { $game }. Kdo se přidá?
challenge-rematch = { $challenger } chce odvetu: { $game }. { $invited }, platí?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · hodnocená
challenge-casual = { $time } · přátelská
challenge-uneven = Přátelská: v pěti jsou některé rohy lepší než jiné.
challenge-expires = Vyprší { $at }.
challenge-standing = Až partie začne, zveřejním tuhle výzvu znovu.
series-of-two = Dvě partie, ve druhé si vyměníte strany.
lobby-joined = Hrají: { $people }
lobby-invited = Pozvánky: { $people }
lobby-computer = Ostatní místa: počítač (úroveň { $level })
lobby-free = { $free ->
    [one] Jedno volné místo pro kohokoli
    [few] { $free } volná místa pro kohokoli
   *[other] { $free } volných míst pro kohokoli
}
first-lot = Pořadí je náhodné.
first-challenger = Začíná { $challenger }.
first-opponent = Začíná soupeř.
first-swapped = Tentokrát začíná { $first }.

closed-declined = { $challenger }, { $by } odmítá tvou výzvu: { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } stahuje výzvu: { $game } (#{ $code }).
   *[other] { $others }: { $challenger } stahuje výzvu: { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, tvou výzvu do 7 dní nikdo nepřijal: { $game } (#{ $code }).
   *[other] { $challenger }, tvá výzva po 7 dnech vypršela: { $game } (#{ $code }). Bez odpovědi: { $invited }.
}
closed-expired-lobby = { $players }: za 7 dní se zaplnilo jen { $taken } z { $seats } míst, a to je málo: { $game } (#{ $code }). Novou výzvu vytvoří `/halma play`.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: moderátor { $who } ruší výzvu: { $game } (#{ $code }).
   *[no] 🛡️ { $players }: moderátor ruší výzvu: { $game } (#{ $code }).
}
closed-begun = Partie začala.
closed-begun-in = Partie začala tady: { $thread }

button-accept = Přijmout
button-join = Přidat se
button-begin = { $seats ->
    [one] Začít: { $seats } hráč
    [few] Začít: { $seats } hráči
   *[other] Začít: { $seats } hráčů
}
button-fill = { $seats ->
    [2] Hrát s počítačem
   *[other] Hrát s počítači
}
button-decline = Odmítnout
button-leave = Odejít
button-withdraw = Stáhnout

button-start = Začít
button-more-rules = Další pravidla
panel-anyone = Přidat se může kdokoli. Nebo vyber, s kým hrát:
panel-with = Hraje { $people }
menu-with = Kdokoli
extra-rated = Hodnocená
extra-diagonals = Diagonální tahy

menu-which-game = Vyber hru
missing-permissions = V tomhle kanálu nemůžu vést partie. Chybí mi oprávnění: { $names }. Popros moderátora, ať je povolí, nebo hraj v jiném kanálu.
permission-view = „Zobrazit kanál“
permission-send = „Posílat zprávy“
permission-send-in-threads = „Posílat zprávy ve vláknech“
permission-create-threads = „Vytvářet veřejná vlákna“
permission-embed = „Vkládat odkazy“
permission-attach = „Přikládat soubory“
permission-history = „Číst historii zpráv“

notice-seat-declined = { $to }, { $by } se nepřidá: { $game } (#{ $code }). Místo je volné pro kohokoli.
