# How the bot introduces itself: in its profile at Discord, and in lists of bots.

listing-line = Speel Halma, Hoeken en Chinees dammen met vrienden, direct in je kanaal.
listing-short = Halma, Hoeken en Chinees dammen voor je server. Daag een vriend of de computer uit, doe een zet wanneer je wilt en zie na elke zet een nieuw bord.
listing-description = Speel Halma, Hoeken (Ugolki) en Chinees dammen met vrienden. Doe nu een zet en morgen weer een: ik controleer de zetten, vermeld wie aan zet is en plaats een afbeelding van het bord. Speel op tien niveaus tegen de computer, klim op de ranglijst en los de dagelijkse puzzel op. Begin met /halma play.
listing-long =
    ⚪⚫ **Halma, Hoeken (Ugolki) en Chinees dammen, direct in je kanaal.**

    • **Speel in je eigen tempo.** Nu een zet, morgen weer een. Kies van één uur tot twee weken per zet, met herinneringen en stille uren in je eigen tijdzone.
    • **Twee tikken en je zet is gedaan.** Kies een steen en kies waar die heen gaat. De sprongen vind ik voor je, en na elke zet zie je een nieuwe afbeelding van het bord.
    • **Niemand in de buurt?** Speel op tien niveaus tegen de computer, vraag een hint, volg een les of los de puzzel van vandaag op.
    • **Er valt iets te winnen.** Ratings en ranglijsten voor je server en voor iedereen, elk kwartaal een nieuw seizoen.
    • **Voor twee tot zes.** Vijftien spellen, van Mini-Hoeken tot de ster voor zes, met de regels waarmee echt gespeeld wordt.
    • **Netjes en privé.** Oude borden krimpen tot één regel. Ik lees geen berichten, en je kunt alles zien en wissen wat ik over je bewaar.

    Begin met `/halma play`. Tweeëntwintig talen.
