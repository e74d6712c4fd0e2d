# How the bot introduces itself: in its profile at Discord, and in lists of bots.

listing-line = Joacă Halma, Colțuri și Dame chinezești cu prietenii, chiar în canalul tău.
listing-short = Halma, Colțuri și Dame chinezești pentru serverul tău. Provoacă un prieten sau calculatorul, mută când vrei și vezi o tablă nouă după fiecare mutare.
listing-description = Joacă Halma, Colțuri (Ugolki) și Dame chinezești cu prietenii. O mutare acum, alta mâine: verific mutările, menționez cine urmează și postez o imagine a tablei. Joacă cu calculatorul la zece niveluri, urcă în clasament, rezolvă problema zilei. Începe cu /halma play.
listing-long =
    ⚪⚫ **Halma, Colțuri (Ugolki) și Dame chinezești, chiar în canalul tău.**

    • **Joacă în ritmul tău.** O mutare acum, alta mâine. De la o oră la două săptămâni pe mutare, cu mementouri și ore de liniște în fusul tău orar.
    • **Muți din două atingeri.** Alege o piesă, apoi locul ei. Săriturile le găsesc eu, iar fiecare mutare aduce o imagine nouă a tablei.
    • **Nu e nimeni pe aici?** Joacă cu calculatorul la zece niveluri, cere o sugestie, ia o lecție sau rezolvă problema de azi.
    • **Ai ce câștiga.** Ratinguri și clasamente pentru serverul tău și pentru toată lumea, un sezon nou în fiecare trimestru.
    • **Pentru doi până la șase.** Cincisprezece jocuri, de la Mini-colțuri la steaua în șase, cu regulile după care chiar se joacă.
    • **Ordine și intimitate.** Tablele vechi devin un singur rând. Nu citesc mesaje și poți vedea și șterge tot ce păstrez despre tine.

    Începe cu `/halma play`. Douăzeci și două de limbi.
