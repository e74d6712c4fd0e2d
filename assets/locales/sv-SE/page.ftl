# The board page, on which people play in a browser.

command-web = Spela i webbläsaren: välj en pjäs och sedan vart den ska
button-page = Öppna brädet
page-link = Din spelsida: välj en pjäs och sedan vart den ska. Länken är bara för dig; den fungerar en gång, i 10 minuter.
refused-link-used = Den här länken är använd. Få en ny med `/halma web`.
refused-link-too-old = Den här länken fungerar inte längre. Få en ny med `/halma web`.
refused-signed-out = Du är inte inloggad här. Få en länk med `/halma web`.
page-not-signed-in = Inloggningen med Discord misslyckades. Stäng brädet och öppna det igen.
page-unreadable = Jag kan inte läsa den här begäran. Ladda om sidan och försök igen.
page-busy = Det är mycket på en gång. Vänta lite och försök igen.
page-offline = Ingen anslutning. Försöker igen…
page-no-answer = Ingen anslutning. Försök igen om en stund.
page-discord-silent = Discord svarar inte. Försök igen om en stund.
page-not-on-server = Du är inte längre på det här partiets server. Gå med igen för att börja partier där.
page-thinking = Datorn tänker…
page-sending = Skickar…
page-game = Spel
page-games = Dina partier
page-next = Nästa parti
page-hint = Tips
page-hint-costs = Tips (vinsten räknas inte)
page-new-game = Nytt parti
page-begin = Börja
page-opponent = Motståndare
page-someone-else = Någon annan…
page-member = Sök medlemmar
page-nobody = Ingen hittades. Skriv början av namnet.
page-more = För många träffar. Fortsätt skriva.
page-sign-out = Logga ut
page-my-move = din tur
page-their-move = väntar på andra
page-waiting = öppen utmaning
page-over = avslutat
page-touch-stone = Din tur: välj en pjäs.
page-touch-target = Välj nu vart den ska.
page-move-example = till exempel { $example }
page-turn-board = Vrid brädet
page-rest = Mer
page-sound = Ljud
page-you = du
page-waiting-for = Väntar på { $name }
page-lost = Bra spelat! Ett parti till?
page-home = bo
page-goal = mål
page-all = Alla
page-running = Pågående
page-try = Prova drag
page-try-free = Flytta fritt
page-try-here = Prova härifrån
page-try-hint = Flytta vilken sten som helst. Ingen annan ser det.
page-puzzle = Dagens pussel
page-profile = Min profil
page-lessons = Lektioner
page-plan = Min plan
page-plan-add = Lägg till i planen
page-plan-remove = Ta bort
page-save = Spara
page-saved = Sparat.
page-empty = tom
page-can-move = kan flytta
page-step = steg
page-jumps = { $jumps ->
    [one] ett hopp
   *[other] { $jumps } hopp
}
page-replay-at = Drag { $number } av { $count }
page-replay-play = Spela upp
page-replay-pause = Pausa
page-replay-start = Till början
page-replay-back = Föregående drag
page-replay-on = Nästa drag
page-replay-end = Till slutet
privacy-sessions = • Webbläsare som är inloggade på spelsidan: { $count ->
    [0] inga
   *[other] { $count }, sedan { $since }
}.
privacy-sessions-ended = Klart: alla webbläsare är utloggade.
button-sessions-end = Logga ut alla
page-other-person = Du är inloggad som { $name }, och den här länken är någon annans. Vill du byta till det andra kontot?
page-ask-draw = Erbjuda remi?
page-ask-takeback = Be om att få ta tillbaka ditt senaste drag?
page-cookies = Din webbläsare blockerar kakor för den här sidan, så jag kan inte hålla dig inloggad. Tillåt dem och öppna länken igen.
page-sign-in-again = Logga in igen
page-signed-out = Du är utloggad.
page-switch = Byt konto
page-stay = Byt inte
page-stored = Sparad version:
