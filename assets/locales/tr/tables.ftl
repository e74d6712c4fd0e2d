# Tables of who stands where.

family-halma = Halma
family-corners = Köşeler
family-star = Çin Daması (iki kişilik)
family-many = Üç ve daha çok oyuncu
choice-where-here = Bu sunucu
choice-where-everywhere = Tüm sunucular
choice-by-rating = Puan
choice-by-wins = Kazanılan oyunlar
choice-by-season = Sezon

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] bir oyuncu
   *[other] { $people } oyuncu
}
table-by-rating = tüm zamanlar
table-by-wins = kazanılan oyunlar
table-by-season = sezon { $year }, { $quarter }. çeyrek
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 oyun
   *[other] { $games } oyun
} · { $last }
table-wins-row = { $rank } { $who } { $games } oyunda **{ $won }** galibiyet · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Burada henüz kimse yok. Sonuna kadar oynanan puanlı bir oyun bunu değiştirir: `/halma challenge`.
table-hall-of-fame = *Onur listesi*
table-champions = { $year }, { $quarter }. çeyrek: { $champions }
digest-title = 🏆 **Bu sunucunun { $year } yılı { $quarter }. çeyrek sezonu bitti.**
digest-family = **{ $family }**: { $champions }
digest-next = Yenisi başladı ve herkes sıfırdan başlıyor: `/halma challenge`
table-own-no-points = *Sen: bir galibiyet ya da beraberlik bu sezon için puan getirir.*
table-own-hidden = *Sen: sıralamalarda gizlisin.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Tüm sunucular
button-here = Bu sunucu

rating-changes = 📈 { $changes }
series-first = Oyun 1/2
series-second = Oyun 2/2
series-goes-on = ⏭️ Şimdi ikinci oyun; taraflar yer değiştirdi.
series-score = 🏁 İki oyunun sonucu: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who } henüz hiçbir oyunu sonuna kadar oynamadı.
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
profile-streaks = 🔥 Galibiyet serisi: şimdi { $now }, en uzunu { $best }
profile-times = ⏱️ { $moves } hamle, yarısı en çok { $median } sürdü · { $late ->
    [0] süre hiç aşılmadı
    [one] süre bir kez aşıldı
   *[other] süre { $late } kez aşıldı
}
profile-variants = Oyuna göre galibiyet–beraberlik–mağlubiyet: { $rows }
profile-reasons = Bitiş şekline göre galibiyet–beraberlik–mağlubiyet: { $rows }
profile-seats = Oyundaki yere göre galibiyet–beraberlik–mağlubiyet: { $rows }
seat-games = { $seat ->
    [1] birinci
    [2] ikinci
    [3] üçüncü
    [4] dördüncü
    [5] beşinci
   *[other] altıncı
} { $games }
profile-last = **Son oyunlar**
profile-curve = Son { $games } oyunda puan: başta { $from }, sonda { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } ve { $other } henüz iki kişilik bir oyun bitirmedi.
reason-built = hedef doldu
reason-home = ev kontrolü
reason-tempo = kalan adım sayısı
reason-locked = kilitli taşlar
reason-stall = ilerleme yok
reason-blocked = kimse oynayamıyor
reason-resignation = pes etme
reason-timeout = süre aşımı
reason-agreement = anlaşma
duration-seconds = { $count } sn
duration-minutes = { $count } dk
duration-hours = { $count } sa
duration-days = { $count ->
    [one] bir gün
   *[other] { $count } gün
}

reset-tables-done = 🛡️ { $by } bu sunucunun sıralamalarını sıfırladı. Tüm sunucuları kapsayan puanlar olduğu gibi kalıyor.
reset-tables-other-name = Bu sunucunun adı bu değil, hiçbir şey değişmedi.
reset-tables-unknown = Discord bana şu anda bu sunucunun adını söylemiyor, hiçbir şey değişmedi. Lütfen daha sonra tekrar dene.
