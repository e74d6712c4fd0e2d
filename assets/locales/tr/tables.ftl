# Leaderboards.

family-halma = Halma
family-corners = Köşeler, Mini Köşeler
family-star = 2 kişilik Çin Daması
family-many = Üç ya da daha çok oyuncu
choice-where-here = Bu sunucu
choice-where-everywhere = Tüm sunucular
choice-by-rating = Puan
choice-by-wins = Galibiyet
choice-by-season = Sezon

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] bir oyuncu
   *[other] { $people } oyuncu
}
table-by-rating = tüm zamanlar
table-by-wins = galibiyet
table-by-season = sezon { $year }, { $quarter }. çeyrek
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 oyun
   *[other] { $games } oyun
} · { $last }
table-wins-row = { $rank } { $who } { $games } oyunda **{ $won }** galibiyet · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Henüz sıralamada kimse yok. İnsanlara karşı üç puanlı oyunla sıralamaya girersin: `/halma play`.
table-unplaced = *Henüz sıralamada değil:*
table-unplaced-row = · { $who } **{ $rating }** · sıralamaya { $missing ->
    [one] bir puanlı oyun
   *[other] { $missing } puanlı oyun
} kaldı · { $last }
table-hall-of-fame = *Onur listesi*
table-champions = { $year }, { $quarter }. çeyrek: { $champions }
digest-title = 🏆 **{ $year } sezonunun { $quarter }. çeyreği bitti. İşte şampiyonlar!**
digest-family = **{ $family }**: { $champions }
digest-most = 🎲 En çok oyun: { $who } ({ $games })
digest-chain = 🔗 En uzun zincir: { $who }, tek hamlede { $jumps } atlama
digest-closest = 🤏 En çekişmeli yarış: { $winner } kazandı, { $loser } hedefe { $steps ->
    [one] bir adım
   *[other] { $steps } adım
} kala kaybetti
digest-thanks = Toplam { $games ->
    [one] bir oyun
   *[other] { $games } oyun
}. Oynadığınız için teşekkürler, { $people }!
digest-next = Yeni sezon başladı, herkes sıfırdan: `/halma play`
digest-alt = Sezonun en uzun zinciri: { $who }, { $jumps } atlama.
table-own-no-points = *Sen: bu sezon puan almak için bir oyun kazan ya da berabere bitir.*
table-own-hidden = *Sen: sıralamalarda gizlisin. `/halma me settings hidden:False` ile değiştir.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Tüm sunucular
button-here = Bu sunucu

rating-changes = 📈 { $changes }
rating-too-early = 📈 Puanlanmadı: herkes iki hamle yapmadan bitti.
rating-why-first = ? = yeni puan, henüz oturmadı
rating-why-half = Değişimin yarısı: 30 günde aranızdaki ikinci puanlı oyun
rating-why-quarter = Değişimin dörtte biri: 30 günde aranızdaki üçüncü puanlı oyun
rating-why-none = Değişmedi: 30 günde aranızdaki yalnızca ilk üç puanlı oyun sayılır
series-first = Oyun 1/2
series-second = Oyun 2/2
series-goes-on = ⏭️ Sırada ikinci oyun var, taraflar değişti.
series-score = 🏁 İki oyunun sonucu: { $one } **{ $won }–{ $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won }–{ $lost } { $other }

# How somebody plays.

profile-none = { $who } henüz bir oyun bitirmedi.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] 1 oyun
   *[other] { $games } oyun
}: { $balance }
balance = { $won } galibiyet, { $drawn } beraberlik, { $lost } mağlubiyet
profile-rank-here = bu sunucuda { $rank }. sırada
profile-rank-everywhere = tüm sunucularda { $rank }. sırada
profile-best-win = 🏅 En iyi galibiyet: { $rating } puanlı rakibe karşı (#{ $code })
profile-longest-chain = 🔗 En uzun zincir: { $jumps ->
    [one] bir atlama
   *[other] { $jumps } atlama
} (#{ $code })
profile-fastest = ⚡ En hızlı { $game }: hedef { $moves } hamlede doldu (#{ $code })
profile-streaks = 🔥 Üst üste galibiyet: şimdi { $now }, rekor { $best }
profile-times = ⏱️ Hamle başına genelde { $median } ({ $moves } hamle) · { $late ->
    [0] süre hiç dolmadı
    [one] süre bir kez doldu
   *[other] süre { $late } kez doldu
}
profile-variants = Oyuna göre (galibiyet–beraberlik–mağlubiyet): { $rows }
profile-reasons = Bitişe göre (galibiyet–beraberlik–mağlubiyet): { $rows }
profile-seats = Başlama sırasına göre (galibiyet–beraberlik–mağlubiyet): { $rows }
seat-games = { $seat ->
    [1] birinci
    [2] ikinci
    [3] üçüncü
    [4] dördüncü
    [5] beşinci
   *[other] altıncı
} { $games }
profile-beaten = 🤖 **Bilgisayarda geçilen seviyeler**
profile-beaten-level = { $ladder } { $game }: seviye { $level } / { $levels }
profile-last = **Son oyunlar**
profile-curve = Son { $games } oyunda puan: { $from } → { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } ve { $other } henüz birbirine karşı bir oyun bitirmedi.
reason-built = hedef doldu
reason-home = evde kalan taş
reason-tempo = daha az kalan adım
reason-locked = kilitli taşlar
reason-filled = dolu hedef, çoğu kendi taşı
reason-places = herkesin sırası belli
reason-stall = ilerleme yok
reason-blocked = kimse oynayamıyor
reason-resignation = pes etme
reason-timeout = süre doldu
reason-agreement = anlaşma
reason-race = yarışın sonucu belli
duration-seconds = { $count } sn
duration-minutes = { $count } dk
duration-hours = { $count } sa
duration-days = { $count ->
    [one] bir gün
   *[other] { $count } gün
}

reset-tables-done = 🛡️ { $by } bu sunucunun sıralamalarını sıfırladı. Tüm sunuculardaki puanlar aynı kalıyor.
reset-tables-other-name = Bu sunucunun adı bu değil, hiçbir şey değişmedi. Tam adıyla tekrar dene.
reset-tables-unknown = Discord şu an bana bu sunucunun adını söylemiyor, hiçbir şey değişmedi. Daha sonra tekrar dene.
