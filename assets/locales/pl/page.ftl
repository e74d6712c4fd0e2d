# The board page, on which people play in a browser.

command-web = Graj w przeglądarce: wybierz pionek, a potem, dokąd pójdzie
button-page = Otwórz planszę
page-link = Twoja strona z planszą: wybierz pionek, a potem, dokąd pójdzie. Link jest tylko dla ciebie; działa raz, przez 10 minut.
refused-link-used = Ten link został już użyty. Nowy daje `/halma web`.
refused-link-too-old = Ten link już nie działa. Nowy daje `/halma web`.
refused-signed-out = Nie masz tu otwartej sesji. Link daje `/halma web`.
page-not-signed-in = Nie udało się zalogować przez Discorda. Zamknij planszę i otwórz ją ponownie.
page-unreadable = Nie mogę odczytać tej prośby. Odśwież stronę i spróbuj jeszcze raz.
page-busy = To dużo naraz. Poczekaj chwilę i spróbuj ponownie.
page-offline = Brak połączenia. Ponawiam próbę…
page-no-answer = Brak połączenia. Spróbuj ponownie za chwilę.
page-discord-silent = Discord nie odpowiada. Spróbuj ponownie za chwilę.
page-offer-in-chat = Zapytaj na czacie: stąd nikt by się o tym nie dowiedział.
page-challenge-in-chat = Wyzwanie rzuć na czacie przez `/halma play`: stąd nikt by się o nim nie dowiedział.
page-not-on-server = Nie jesteś już na serwerze tej partii. Dołącz do niego ponownie, aby zaczynać tam partie.
page-thinking = Komputer myśli…
page-sending = Wysyłam…
page-game = Gra
page-games = Twoje partie
page-cups = Turnieje
# After the state of a cup, such as "round 2 of 3".
page-cup-in = grasz
page-cup-asked = grasz?
page-cup-place = Miejsce
page-cup-player = Gracz
page-cup-points = Punkty
# Above what decided between people with the same points, such as "head-to-head".
page-cup-tie = Kryterium pomocnicze
page-cup-ask-leave = Wyjść z tego turnieju? Poddasz wtedy swoje trwające w nim partie.
page-next = Następna partia
page-hint = Podpowiedź
page-hint-costs = Podpowiedź (wygrana się nie liczy)
page-new-game = Nowa partia
page-begin = Zacznij
page-time = Czas
page-opponent = Przeciwnik
page-someone-else = Ktoś inny…
page-member = Szukaj członków
page-nobody = Nikogo nie znaleziono. Wpisz początek nazwy.
page-more = Za dużo wyników. Pisz dalej.
page-sign-out = Wyloguj
page-my-move = twój ruch
page-their-move = czeka na innych
page-waiting = otwarte wyzwanie
page-over = zakończona
page-touch-stone = Twój ruch: wybierz pionek.
page-touch-target = Teraz wybierz, dokąd pójdzie.
page-move-example = na przykład { $example }
page-turn-board = Obróć planszę
page-rest = Więcej
page-sound = Dźwięk
page-you = ty
page-waiting-for = Ruch: { $name }
page-lost = Dobra partia! Jeszcze jedna?
page-home = baza
page-goal = meta
page-all = Wszystkie
page-running = Trwające
page-try = Wypróbuj ruchy
page-try-free = Przesuwaj swobodnie
page-try-here = Wypróbuj stąd
page-try-hint = Przesuwaj dowolne pionki. Nikt inny tego nie widzi.
page-puzzle = Zadanie dnia
page-profile = Mój profil
page-lessons = Lekcje
page-plan = Mój plan
page-plan-add = Dodaj do planu
page-plan-remove = Usuń
page-save = Zapisz
page-saved = Zapisane.
page-empty = puste
page-can-move = może się ruszyć
page-step = krok
page-jumps = { $jumps ->
    [one] jeden skok
    [few] { $jumps } skoki
    [many] { $jumps } skoków
   *[other] { $jumps } skoku
}
page-replay-at = Ruch { $number } z { $count }
page-replay-play = Odtwórz
page-replay-pause = Pauza
page-replay-start = Na początek
page-replay-back = Poprzedni ruch
page-replay-on = Następny ruch
page-replay-end = Na koniec
privacy-sessions = • Przeglądarki zalogowane na stronie z planszą: { $count ->
    [0] brak
   *[other] { $count }, od { $since }
}.
privacy-sessions-ended = Gotowe: wszystkie przeglądarki są wylogowane.
button-sessions-end = Wyloguj przeglądarki
page-other-person = Zalogowane konto: { $name }. Ten link należy do kogoś innego. Przełączyć na tamto konto?
page-ask-draw = Zaproponować remis?
page-ask-takeback = Poprosić o cofnięcie twojego ostatniego ruchu?
page-cookies = Twoja przeglądarka blokuje pliki cookie na tej stronie, więc logowanie się nie utrzyma. Zezwól na nie i otwórz link ponownie.
page-sign-in-again = Zaloguj ponownie
page-not-this-channel = Na tym kanale nie można zaczynać nowych partii. Zacznij na czacie, na innym kanale.
page-signed-out = Twoja sesja jest zamknięta.
page-switch = Przełącz konto
page-stay = Nie przełączaj
page-stored = Zapisana wersja:
