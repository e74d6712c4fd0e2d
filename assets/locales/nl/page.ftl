# The board page, on which people play in a browser.

command-web = Speel in je browser: kies een steen en dan waar hij heen gaat
button-page = Bord openen
page-link = Je bordpagina: kies een steen en dan waar hij heen gaat. Deze link is alleen voor jou; hij werkt één keer, 10 minuten lang.
refused-link-used = Deze link is al gebruikt. Een nieuwe krijg je met `/halma web`.
refused-link-too-old = Deze link werkt niet meer. Een nieuwe krijg je met `/halma web`.
refused-signed-out = Je bent hier niet ingelogd. Een link krijg je met `/halma web`.
page-not-signed-in = Inloggen met Discord is niet gelukt. Sluit het bord en open het opnieuw.
page-unreadable = Ik kan dit verzoek niet lezen. Laad de pagina opnieuw en probeer het nog eens.
page-busy = Dat is veel tegelijk. Wacht even en probeer het opnieuw.
page-offline = Geen verbinding. Nieuwe poging…
page-no-answer = Geen verbinding. Probeer het zo nog eens.
page-discord-silent = Discord antwoordt niet. Probeer het zo nog eens.
page-not-on-server = Je bent niet meer op de server van deze partij. Word weer lid om daar partijen te beginnen.
page-thinking = De computer denkt na…
page-sending = Versturen…
page-game = Spel
page-games = Je partijen
page-next = Volgende partij
page-hint = Hint
page-hint-costs = Hint (winst telt dan niet mee)
page-new-game = Nieuwe partij
page-begin = Beginnen
page-opponent = Tegenstander
page-someone-else = Iemand anders…
page-member = Leden zoeken
page-nobody = Niemand gevonden. Typ het begin van de naam.
page-more = Te veel resultaten. Typ verder.
page-sign-out = Uitloggen
page-my-move = jij bent aan zet
page-their-move = wacht op anderen
page-waiting = open uitdaging
page-over = afgelopen
page-touch-stone = Jij bent aan zet: kies een steen.
page-touch-target = Kies nu waar hij heen gaat.
page-move-example = zoals { $example }
page-turn-board = Bord draaien
page-rest = Meer
page-sound = Geluid
page-you = jij
page-waiting-for = { $name } is aan zet
page-lost = Mooie partij! Nog eentje?
page-home = kamp
page-goal = doel
page-all = Alle
page-running = Lopende
page-try = Zetten proberen
page-try-free = Vrij verplaatsen
page-try-here = Vanaf hier proberen
page-try-hint = Verplaats elke steen die je wilt. Niemand anders ziet dit.
page-puzzle = Puzzel van de dag
page-profile = Mijn profiel
page-lessons = Lessen
page-plan = Mijn plan
page-plan-add = Toevoegen aan plan
page-plan-remove = Verwijderen
page-save = Opslaan
page-saved = Opgeslagen.
page-empty = leeg
page-can-move = kan zetten
page-step = stap
page-jumps = { $jumps ->
    [one] één sprong
   *[other] { $jumps } sprongen
}
page-replay-at = Zet { $number } van { $count }
page-replay-play = Afspelen
page-replay-pause = Pauzeren
page-replay-start = Naar het begin
page-replay-back = Vorige zet
page-replay-on = Volgende zet
page-replay-end = Naar het einde
privacy-sessions = • Browsers die op de bordpagina zijn ingelogd: { $count ->
    [0] geen
   *[other] { $count }, sinds { $since }
}.
privacy-sessions-ended = Klaar: alle browsers zijn uitgelogd.
button-sessions-end = Browsers uitloggen
page-other-person = Je bent ingelogd als { $name }, maar deze link is van iemand anders. Overschakelen naar het andere account?
page-ask-draw = Remise aanbieden?
page-ask-takeback = Vragen of je je laatste zet mag terugnemen?
page-cookies = Je browser blokkeert cookies voor deze pagina, dus je kunt niet ingelogd blijven. Sta ze toe en open de link opnieuw.
page-sign-in-again = Opnieuw inloggen
page-signed-out = Je bent uitgelogd.
page-switch = Account wisselen
page-stay = Niet wisselen
page-stored = Opgeslagen versie:
