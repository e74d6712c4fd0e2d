# How the bot introduces itself: in its profile at Discord, and in lists of bots.

listing-line = Pelaa halmaa, kulmia ja kiinanshakkia kavereiden kanssa omalla kanavallanne.
listing-short = Halma, kulmat ja kiinanshakki palvelimellesi. Haasta kaveri tai tietokone, siirrä silloin kun sinulle sopii, ja näe tuore lauta joka siirron jälkeen.
listing-description = Pelaa halmaa, kulmia (Ugolki) ja kiinanshakkia kavereiden kanssa. Tee siirto nyt ja toinen huomenna: tarkistan siirrot, mainitsen vuorossa olevan ja lähetän kuvan laudasta. Pelaa tietokonetta vastaan kymmenellä tasolla, nouse tulostaulukossa ja ratkaise päivän pulma. Aloita komennolla /halma play.
listing-long =
    ⚪⚫ **Halma, kulmat (Ugolki) ja kiinanshakki suoraan kanavallasi.**

    • **Pelaa omaan tahtiin.** Yksi siirto nyt, toinen huomenna. Aikaa siirtoon tunnista kahteen viikkoon, muistutukset ja hiljaiset tunnit oman aikavyöhykkeesi mukaan.
    • **Kaksi napautusta riittää.** Valitse nappula, valitse minne se menee. Hypyt löytyvät valmiina, ja joka siirto tuo uuden kuvan laudasta.
    • **Eikö ketään paikalla?** Pelaa tietokonetta vastaan kymmenellä tasolla, pyydä vihje, käy oppitunti tai ratkaise päivän pulma.
    • **Jotain voitettavaa.** Vahvuusluvut ja tulostaulukot sekä palvelimellesi että kaikille, uusi kausi joka neljännesvuosi.
    • **Kahdesta kuuteen pelaajaa.** Viisitoista peliä minikulmista kuuden pelaajan tähteen, säännöillä, joilla oikeasti pelataan.
    • **Siisti ja yksityinen.** Vanhat laudat kutistuvat yhdeksi riviksi. En lue viestejä, ja voit katsoa ja poistaa kaiken, mitä tallennan sinusta.

    Aloita komennolla `/halma play`. Kaksikymmentäkaksi kieltä.
