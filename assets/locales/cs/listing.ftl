# How the bot introduces itself: in its profile at Discord, and in lists of bots.

listing-line = Hraj s přáteli halmu, rohy a čínskou dámu přímo ve svém kanálu.
listing-short = Halma, rohy a čínská dáma na tvém serveru. Vyzvi kamaráda nebo počítač, táhni, kdy se ti to hodí, a po každém tahu uvidíš čerstvou desku.
listing-description = Hraj s přáteli halmu, rohy (ugolki) a čínskou dámu. Jeden tah teď, další zítra: kontroluju tahy, zmíním toho, kdo je na řadě, a pošlu obrázek desky. Deset úrovní počítače, žebříčky a úloha dne. Začni příkazem /halma play.
listing-long =
    ⚪⚫ **Halma, rohy (ugolki) a čínská dáma přímo ve tvém kanálu.**

    • **Hraj svým tempem.** Jeden tah teď, další zítra. Od hodiny po dva týdny na tah, s připomínkami a tichými hodinami ve tvém časovém pásmu.
    • **Tah na dvě klepnutí.** Vyber kámen a kam má jít. Skoky najdu za tebe a po každém tahu pošlu čerstvý obrázek desky.
    • **Nemáš s kým hrát?** Zahraj si s počítačem na deseti úrovních, popros o nápovědu, projdi si lekci nebo vyřeš úlohu dne.
    • **Je o co hrát.** Ratingy a žebříčky pro tvůj server i pro všechny, každé čtvrtletí nová sezona.
    • **Pro dva až šest.** Patnáct her, od miniroh po hvězdu pro šest, s pravidly, podle kterých se opravdu hraje.
    • **Pořádek a soukromí.** Staré desky se smrsknou na řádek. Zprávy nečtu a všechno, co o tobě ukládám, si můžeš prohlédnout a smazat.

    Začni příkazem `/halma play`. Dvaadvacet jazyků.
