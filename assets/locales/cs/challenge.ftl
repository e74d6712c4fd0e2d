# Challenges and lobbies.

challenge-named = { $invited }, přichází výzva ke hře „{ $game }“! Posílá ji { $challenger }.
challenge-open = { $challenger } si chce zahrát hru „{ $game }“. Kdo se přidá?
challenge-rematch-open = { $challenger } chce odvetu ve hře „{ $game }“. Kdo se přidá?
challenge-rematch = { $challenger } chce odvetu ve hře „{ $game }“. { $invited }, platí?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · hodnocená partie
challenge-casual = { $time } · přátelská partie, nemění rating
challenge-expires = Výzva vyprší { $at }.
challenge-standing = Jakmile tato partie začne, vytvořím stejnou výzvu znovu.
series-of-two = Dvě partie, ve druhé se prohodí strany.
lobby-joined = Ve hře: { $people }
lobby-invited = S pozvánkou: { $people }
lobby-computer = Na všech ostatních místech: počítač (úroveň { $level })
lobby-free = { $free ->
    [one] Jedno volné místo pro kohokoli
    [few] { $free } volná místa pro kohokoli
    [many] { $free } volného místa pro kohokoli
   *[other] { $free } volných míst pro kohokoli
}
first-lot = O místech rozhodne los.
first-challenger = První táhne { $challenger }.
first-opponent = První táhne někdo jiný než { $challenger }.

closed-declined = { $challenger }, { $by } odmítá tvou výzvu #{ $code } ({ $game }).
closed-withdrawn = { $count ->
    [0] { $challenger } stahuje výzvu #{ $code } ({ $game }).
   *[other] { $others }: { $challenger } stahuje výzvu #{ $code } ({ $game }).
}
closed-expired = { $count ->
    [0] { $challenger }, tvou výzvu #{ $code } ({ $game }) do 7 dní nikdo nepřijal.
   *[other] { $challenger }, na tvou výzvu #{ $code } ({ $game }) do 7 dní nepřišla odpověď: { $invited }.
}
closed-expired-lobby = { $players }: po 7 dnech je obsazených míst { $taken }/{ $seats }, a to je na hru „{ $game }“ málo (#{ $code }). `/halma challenge` vytvoří novou výzvu.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: moderace ({ $who }) ruší výzvu #{ $code } ({ $game }).
   *[no] 🛡️ { $players }: moderace ruší výzvu #{ $code } ({ $game }).
}
closed-begun = Partie začala.
closed-begun-in = Partie začala tady: { $thread }

button-accept = Přijmout
button-join = Přidat se
button-begin = { $seats ->
    [6] Začít se { $seats } hráči
    [one] Začít s { $seats } hráčem
    [few] Začít se { $seats } hráči
    [many] Začít s { $seats } hráče
   *[other] Začít s { $seats } hráči
}
button-fill = { $seats ->
    [2] Hrát s počítačem
   *[other] Začít s počítači
}
button-decline = Odmítnout
button-leave = Odejít
button-withdraw = Stáhnout

menu-which-game = Vyber hru
which-game = Jakou hru chceš hrát? Soupeř: { $user }
missing-permissions = V tomto kanálu nemůžu pořádat partie, chybí mi oprávnění: { $names }. Popros moderátora, ať je povolí, nebo hraj v jiném kanálu.
permission-view = „Zobrazit kanál“
permission-send = „Posílat zprávy“
permission-send-in-threads = „Posílat zprávy ve vláknech“
permission-create-threads = „Vytvářet veřejná vlákna“
permission-embed = „Vkládat odkazy“
permission-attach = „Přikládat soubory“
permission-history = „Číst historii zpráv“

notice-seat-declined = { $to }, { $by } se nepřidá k partii #{ $code } ({ $game }). Místo je volné pro kohokoli.
