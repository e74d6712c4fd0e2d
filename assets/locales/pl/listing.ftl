# How the bot introduces itself: in its profile at Discord, and in lists of bots.

listing-line = Graj ze znajomymi w halmę, narożniki i chińskie warcaby, prosto na swoim kanale.
listing-short = Halma, narożniki i chińskie warcaby na twoim serwerze. Rzuć wyzwanie znajomym albo komputerowi, rób ruch, kiedy chcesz, i po każdej turze oglądaj świeżą planszę.
listing-description = Graj ze znajomymi w halmę, narożniki (ugolki) i chińskie warcaby. Jeden ruch teraz, drugi jutro: ja sprawdzam ruchy, wołam następną osobę i wrzucam obraz planszy. Dziesięć poziomów komputera, tabele wyników i zadanie dnia. Zacznij od /halma play.
listing-long =
    ⚪⚫ **Halma, narożniki (ugolki) i chińskie warcaby, prosto na twoim kanale.**

    • **Graj we własnym tempie.** Jeden ruch teraz, drugi jutro. Od godziny do dwóch tygodni na ruch, z przypomnieniami i godzinami ciszy w twojej strefie czasowej.
    • **Ruch w dwa kliknięcia.** Wybierz pionek i pole. Skoki znajduję za ciebie, a po każdej turze pokazuję świeży obraz planszy.
    • **Nie masz z kim zagrać?** Zagraj z komputerem na jednym z dziesięciu poziomów, poproś o podpowiedź, przejdź lekcję albo rozwiąż zadanie dnia.
    • **Jest o co grać.** Rankingi i tabele dla twojego serwera i dla wszystkich, co kwartał nowy sezon.
    • **Od dwóch do sześciu osób.** Piętnaście gier, od mininarożników po gwiazdę dla sześciu, z zasadami, według których naprawdę się gra.
    • **Porządek i prywatność.** Stare plansze kurczą się do jednego wiersza. Nie czytam wiadomości, a wszystko, co o tobie przechowuję, możesz zobaczyć i usunąć.

    Zacznij od `/halma play`. Dwadzieścia dwa języki.
