# How the bot introduces itself: in its profile at Discord, and in lists of bots.

listing-line = Halma, Ecken-Halma und Sternhalma mit Freunden, direkt in deinem Kanal.
listing-short = Halma, Ecken-Halma und Sternhalma für deinen Server. Fordere Freunde oder den Computer heraus, zieh, wann du willst, und sieh nach jedem Zug ein neues Bild vom Brett.
listing-description = Spiel Halma, Ecken-Halma (Ugolki) und Sternhalma mit Freunden. Heute ein Zug, morgen einer: Ich prüfe die Züge, sage Bescheid, wer dran ist, und poste ein Bild vom Brett. Spiel auf zehn Stufen gegen den Computer, klettere die Rangliste hoch, löse das tägliche Rätsel. Los geht’s mit /halma play.
listing-long =
    ⚪⚫ **Halma, Ecken-Halma (Ugolki) und Sternhalma, direkt in deinem Kanal.**

    • **Spiel in deinem Tempo.** Heute ein Zug, morgen einer. Von einer Stunde bis zwei Wochen pro Zug, mit Erinnerungen und Ruhezeiten in deiner Zeitzone.
    • **Zweimal tippen, und du hast gezogen.** Wähle einen Stein und wohin er soll. Die Sprünge finde ich für dich, und nach jedem Zug kommt ein neues Bild vom Brett.
    • **Gerade niemand da?** Spiel auf zehn Stufen gegen den Computer, hol dir einen Tipp, mach eine Lektion oder löse das Rätsel des Tages.
    • **Es gibt was zu gewinnen.** Wertungen und Ranglisten für deinen Server und für alle, jedes Quartal eine neue Saison.
    • **Für zwei bis sechs.** Fünfzehn Spiele, von Mini-Ecken bis zum Stern zu sechst, mit den Regeln, nach denen wirklich gespielt wird.
    • **Aufgeräumt und privat.** Alte Bretter schrumpfen auf eine Zeile. Ich lese keine Nachrichten, und du kannst alles ansehen und löschen, was ich über dich speichere.

    Los geht’s mit `/halma play`. Zweiundzwanzig Sprachen.
