# How the bot introduces itself: in its profile at Discord, and in lists of bots.

listing-line = Spela halma, hörnhalma och kinaschack med vänner, direkt i din kanal.
listing-short = Halma, hörnhalma och kinaschack på din server. Utmana en vän eller datorn, gör ditt drag när du vill och se ett nytt bräde efter varje drag.
listing-description = Spela halma, hörnhalma (ugolki) och kinaschack med vänner. Gör ett drag nu och ett i morgon: jag kollar dragen, nämner den som är på tur och lägger upp en bild av brädet. Möt datorn på tio nivåer, klättra på topplistan och lös dagens pussel. Börja med /halma play.
listing-long =
    ⚪⚫ **Halma, hörnhalma (ugolki) och kinaschack, direkt i din kanal.**

    • **Spela i din egen takt.** Ett drag nu, ett i morgon. Välj mellan en timme och två veckor per drag, med påminnelser och tysta timmar i din tidszon.
    • **Två tryck gör ett drag.** Välj en pjäs, välj vart den ska. Jag hittar hoppen åt dig, och varje drag ger en ny bild av brädet.
    • **Ingen att spela mot?** Möt datorn på tio nivåer, be om ett tips, ta en lektion eller lös dagens pussel.
    • **Något att vinna.** Rating och topplistor för din server och för alla, ny säsong varje kvartal.
    • **För två till sex.** Femton spel, från minihörnhalma till stjärnan för sex, med regler som folk verkligen spelar efter.
    • **Städat och privat.** Gamla bräden krymper till en rad. Jag läser inga meddelanden, och du kan se och radera allt jag sparar om dig.

    Börja med `/halma play`. Tjugotvå språk.
