### French 54 på svenska.
### Spelen heter vad de heter; valörer skrivs som på kortet (10, J, Q, K, A), annars med liten bokstav.

## names
game-doudizhu = Dou Dizhu
game-guandan = Guandan
game-zhengshangyou = Zheng Shangyou
game-tractor = Traktor
game-holdem = Texas Hold'em
game-onepoker = One Poker
game-bridge = Bridge
game-winner = Winner
game-doudizhu-table = Dou Dizhu vid bordet

## numbers
# A thousand, as the language groups digits; and any number by itself.
number-thousand = { "1\u00A0000" }
number-alone = { $number }

## plays
# Står både på knappen efter ”Spela” och i förloppet efter ett namn: liten begynnelsebokstav, ingen punkt.
rank-one = { $rank ->
    [J] knekt
    [Q] dam
    [K] kung
    [A] ess
    [BJ] svart joker
    [RJ] röd joker
   *[other] { $rank }:a
}
rank-many = { $rank ->
    [J] knektar
    [Q] damer
    [K] kungar
    [A] ess
    [BJ] svarta jokrar
    [RJ] röda jokrar
   *[other] { $rank }:or
}
count-word = { $count ->
    [2] två
    [3] tre
    [4] fyra
    [5] fem
    [6] sex
    [7] sju
    [8] åtta
    [9] nio
    [10] tio
   *[other] { $count }
}
play-single = { rank-one }
play-pair = par i { rank-many }
play-triple = triss i { rank-many }
play-triple-single = triss i { rank-many } med ett löst kort
play-triple-pair = triss i { rank-many } med ett par
play-straight = stege, { $from } till { $to }
play-pair-chain = { count-word } par i rad, { $from } till { $to }
play-plane = flygplan, { $from } till { $to }
play-plane-single = flygplan med lösa kort, { $from } till { $to }
play-plane-pair = flygplan med par, { $from } till { $to }
play-four-two-single = fyrtal i { rank-many } med två kort
play-four-two-pair = fyrtal i { rank-many } med två par
play-bomb = bomb, fyra { rank-many }
play-rocket = raket
play-bomb-of = bomb, { count-word } { rank-many }
play-triple-bomb = bomb, tre { rank-many }
play-heavenly-bomb = himmelsbomben, fyra 3:or
play-full-house = kåk, triss i { rank-many }
play-tube = tre par i rad, { $from } till { $to }
play-plate = två trissar i rad, { $from } till { $to }
play-straight-flush = färgstege, { $from } till { $to }
play-joker-bomb = jokerbomb
play-triple-chain = { count-word } trissar i rad, { $from } till { $to }
play-four = fyrtal i { rank-many }
play-ultra-bomb = ultrabomb
play-pass = pass
play-shape = { $shape ->
    [single] ett enstaka kort
    [pair] ett par
    [triple] en triss
    [triple-single] en triss med ett löst kort
    [triple-pair] en triss med ett par
    [full-house] en kåk
    [straight] en stege
    [pair-chain] par i rad
    [tube] tre par i rad
    [plate] två trissar i rad
    [plane] ett flygplan utan lösa kort eller par
    [plane-single] ett flygplan med lösa kort
    [plane-pair] ett flygplan med par
    [triple-chain] trissar i rad
    [straight-flush] en färgstege
    [four] ett fyrtal
    [four-two-single] ett fyrtal med två kort
   *[other] ett fyrtal med två par
}
play-error-kind = Här får bara { play-shape } eller en bomb läggas.
play-error-bomb = Bara en bomb över { rank-one } slår bomben på bordet.
play-error-higher = Det måste vara högre än { rank-one }.
play-error-length = Raden på bordet är { $count } lång, din är { $yours }.
play-error-nothing = Korten bildar ingen kombination.
play-error-run-top = Det får inte finnas en tvåa eller en joker i en rad.
play-error-run-gap = Valörerna måste komma i följd utan luckor.
play-error-straight-short = En stege har minst fem kort.
play-error-pairs-short = Par i rad är minst { count-word } par.
play-error-lead = Du spelar ut, så du kan inte passa.

## doudizhu
doudizhu-bid = bjuder { $points }
doudizhu-call = bjud { $points }
doudizhu-no-bid = pass
doudizhu-landlord = godsägare
doudizhu-farmer = bonde
doudizhu-kitty = Bottenkort
doudizhu-won-landlord = Du vann som godsägare
doudizhu-lost-landlord = Du förlorade som godsägare
doudizhu-won-farmer = Ni bönder vann
doudizhu-lost-farmer = Godsägaren vann över er
doudizhu-result-landlord = Godsägaren vann
doudizhu-result-farmers = Bönderna vann
doudizhu-void = Alla passade, så det blir ny giv
doudizhu-line-bid = Bud
doudizhu-line-bomb = Bomb
doudizhu-line-rocket = Raket
doudizhu-line-spring = Vår
doudizhu-line-counter-spring = Omvänd vår
doudizhu-line-each-farmer = Varje bonde
doudizhu-line-landlord = Godsägaren
doudizhu-line-multiplier = Multiplikator
doudizhu-error-kind = Här får bara { play-shape }, en bomb eller raketen läggas.
doudizhu-error-rocket = Ingenting slår raketen.
doudizhu-error-bomb = Bara en bomb över { rank-one } eller raketen slår bomben på bordet.
doudizhu-error-joker-pair = De två jokrarna är inget par.
doudizhu-error-carried-jokers = De två jokrarna får inte följa med tillsammans.
doudizhu-error-triple = En triss har ett löst kort, ett par eller ingenting med sig.
doudizhu-error-four = Ett fyrtal har två kort, två olika par eller ingenting med sig.
doudizhu-error-wings-own = Ett flygplan får inte ha med sig kort av sina egna valörer.
doudizhu-error-wings-three = Bland de lösa korten i ett flygplan får det inte finnas tre av samma valör.
doudizhu-error-wings-pairs = Ett flygplan med par har ett par för varje triss, alla olika.
doudizhu-error-wings-count = Ett flygplan med { $triples } trissar har { $triples } lösa kort, { $triples } par eller ingenting med sig.
doudizhu-error-auction = Budgivningen pågår ännu: bjud eller säg pass.
doudizhu-error-auction-over = Budgivningen är slut.
doudizhu-error-bid = Ett bud måste vara högre än { $bid }.

## hints of doudizhu
hint-no-bid = Med den här handen kan det vara bättre att vara bonde.
hint-bid-try = Handen räcker precis till ett bud.
hint-bid-fair = Handen är bra, men inte för ett högre bud.
hint-bid-three = Det avslutar budgivningen, och du är godsägare.
hint-out = Då är du av med alla dina kort.
hint-sure = Därifrån kan bara en bomb stoppa dig.
hint-bomb = Här gör den mer nytta än sparad.
hint-cannot = Du har inget som slår bordet.
hint-partner-holds = Din medbonde ligger överst.
hint-save = Det är bättre att spara på korten nu.
hint-feed = Det kan hjälpa din medbonde av med de sista korten.
hint-avoid = En motståndare har bara { $count } kort kvar, så spela ut ett annat antal.
hint-keep-lead = Bara en bomb slår det, så du spelar nog ut igen.
hint-long = Du blir av med många kort på en gång.
hint-low = Låga kort blir du lättast av med när du själv spelar ut.
hint-draw = Det är högt och lockar fram de få kort som slår det.
hint-stop = Motståndaren överst har bara { $count } kort kvar och måste stoppas.
hint-top = Ett högt kort här blir dyrt för godsägaren, som är näst på tur.
hint-take-lead = Bara en bomb slår det, så du spelar nog ut härnäst.
hint-cheap = Det slår inte sönder något på handen.
hint-fight = Det kostar lite, men skänker inte bort rundan.
hint-side-holds = En av era egna ligger överst.
hint-side-feed = Det kan hjälpa en av era egna av med de sista korten.
hint-winner-sure = Därifrån kan ingen stoppa dig.
hint-winner-top = Inget slår det, så nästa utspel blir nog ditt.
hint-winner-revolution = Dina kort är mer värda när ordningen är vänd.
hint-winner-offer = De här två kan du bäst undvara, vilket som än tas.
hint-winner-take = Det passar bäst till resten av handen.

## guandan
guandan-return = ge tillbaka
guandan-us = Vi
guandan-them = De
guandan-played = Det spelas
guandan-wild = Vilt kort
guandan-flushes = Färgstegar: { $count }
guandan-give-back = Välj ett kort att ge tillbaka
guandan-tributes = Tribut
guandan-gives = ger till
guandan-gives-back = ger tillbaka till
guandan-tribute = tribut från { $seat }
guandan-returned = tillbaka från { $seat }
guandan-refused = De som är skyldiga tribut har båda röda jokrarna, så inga kort byts
guandan-leads = spelar ut
guandan-wind = spelar ut för { $seat }
guandan-place = { $place ->
    [1] förstaplatsen
    [2] andraplatsen
    [3] tredjeplatsen
   *[other] sistaplatsen
}
guandan-won = Ni vann given
guandan-lost = De andra vann given
guandan-result = { $seat } och partnern vann given
guandan-won-match = Ni vann matchen
guandan-lost-match = De andra vann matchen
guandan-result-match = { $seat } och partnern vann matchen
guandan-line-place = { $seat }
guandan-line-up = Vinnarna stiger
guandan-line-ours = Ert lag
guandan-line-theirs = Det andra laget
guandan-line-side = { $seat } och partnern
guandan-levels = { $from } → { $to }
guandan-error-joker-pair = Ett par jokrar måste ha samma färg.
guandan-error-jokers = Jokrar spelas en och en, som par i samma färg eller alla fyra på en gång.
guandan-error-straight = En stege har precis fem kort.
guandan-error-tube = Par i rad är precis tre par.
guandan-error-plate = Trissar i rad är precis två och har inga kort med sig.
guandan-error-wrap = En rad går inte vidare från ess till 2.
guandan-error-triple = En triss spelas ensam eller med ett par.
guandan-error-wild-joker = Ett vilt kort kan inte stå för en joker.
guandan-error-wild = Det kan det vilda kortet inte stå för här.
guandan-error-bomb = Bara en starkare bomb slår bomben på bordet.
guandan-error-joker-bomb = Ingenting slår jokerbomben.
guandan-error-return-first = Ge först tillbaka ett kort.
guandan-error-return = Ge tillbaka ett kort från 2 till 10 som inte är vilt och inte är det du just fick.
guandan-error-return-lowest = Du har inget kort från 2 till 10 att ge, så du ger ditt lägsta.
guandan-error-no-return = Inget kort ska ges tillbaka nu.
guandan-error-one-card = Välj ett kort.

## hints of guandan
hint-guandan-return = Det kortet kan du bäst undvara, och det hjälper knappast en motståndare.
hint-guandan-return-partner = Du kan gott undvara det, och din partner kan kanske använda det.
hint-guandan-partner-holds = Din partner ligger överst.
hint-guandan-feed = Din partner kan kanske gå ut på det.
hint-guandan-block = Motståndaren efter dig har bara { $count } kort kvar, så spela högt.

## zhengshangyou
zhengshangyou-won = Du gick ut först
zhengshangyou-lost = { $seat } gick ut först
zhengshangyou-bonus = bombbonus, { $points } poäng
zhengshangyou-bonuses = Bombbonus
zhengshangyou-stakes = Om det slutade nu
zhengshangyou-stake = −{ $points } just nu
zhengshangyou-earned = bomb { $sign ->
    [plus] +
   *[minus] −
}{ $points }
zhengshangyou-opens = Hjärter 3 ska vara med
zhengshangyou-opening = { $you ->
    [yes] Du har hjärter 3 och spelar ut
   *[no] { $who } har hjärter 3 och spelar ut
}
zhengshangyou-line-cards = { $seat }: { $count } kort kvar
zhengshangyou-line-never = { $seat }: har inte spelat, så lika mycket till
zhengshangyou-line-two = { $seat }: spader 2 kvar
zhengshangyou-line-held = { $seat }: bomb kvar
zhengshangyou-line-bonus = { $seat }: bomb på andras kort
zhengshangyou-line-total = { $seat }
zhengshangyou-note-bonus = de andra betalar { $points } var
zhengshangyou-error-heart-three = Hjärter 3 ska vara med i det första som läggs.
zhengshangyou-error-must = Du kan slå det som ligger, så du måste.
zhengshangyou-error-heavenly = Ingenting slår himmelsbomben.
zhengshangyou-error-aces = Ingenting slår de tre essen.
zhengshangyou-error-triple = En triss har inga andra kort med sig här.
zhengshangyou-error-four = Ett fyrtal har inga andra kort med sig här.
zhengshangyou-error-plane = Trissar i rad är ingen kombination här.

## hints of zhengshangyou
hint-zhengshangyou-only = Inget annat på handen slår bordet.
hint-zhengshangyou-must = Du måste slå bordet, och det här slår sönder minst.
hint-zhengshangyou-bonus = En bomb på de andras kort ger { $points } poäng om ingen slår den.
hint-zhengshangyou-two = Den som till slut sitter med spader 2 förlorar { $points } poäng till.
hint-zhengshangyou-block = Nästa spelare har bara { $count } kort kvar, så spela högt.

## doudizhu-table
doudizhu-table-turned = drog det uppvända kortet
doudizhu-table-first = { $who } drog det uppvända kortet och bjuder först
doudizhu-table-void = Alla passade, så det blir ny giv
doudizhu-table-won-others = Ni vann över godsägaren
doudizhu-table-lost-others = Godsägaren vann över er
doudizhu-table-result-others = Godsägaren förlorade
doudizhu-table-line-each = Var och en av de andra
doudizhu-table-error-bomb = Bara en bomb med fler kort, en lika stor över { rank-one } eller raketen slår bomben på bordet.
doudizhu-table-error-joker-pair = En röd och en svart joker är inget par.
doudizhu-table-error-triple = Är ni fyra har en triss ett par eller ingenting med sig.
doudizhu-table-error-four = Ett fyrtal har två kort av olika valör, två olika par eller ingenting med sig.
doudizhu-table-error-four-bare = Är ni fyra har ett fyrtal ingenting med sig.
doudizhu-table-error-wings = Är ni fyra har ett flygplan ett par för varje triss, alla olika, eller ingenting med sig.
doudizhu-table-error-wings-alike = De lösa korten i ett flygplan ska ha olika valörer.

## winner
winner-turned = fick det uppvända kortet
winner-place = nummer { $place }
winner-order = Ordning
winner-reversed = omvänd
winner-ask-offer = Välj två kort att erbjuda
winner-ask-take = Välj ett av de två korten
winner-giving = { $you ->
    [yes] Du ger ditt högsta kort
   *[no] { $who } ger sitt högsta kort
}
winner-offering = { $who } erbjuder två kort
winner-taken = { $who } tar det här kortet
winner-offer = erbjud dessa två
winner-take = { $suit ->
    [joker] ta { $rank ->
        [BJ] den svarta jokern
       *[other] den röda jokern
    }
   *[other] ta { card-name }
}
winner-gives = ger bort det högsta kortet
winner-offers = erbjuder två kort
winner-takes = tar det ena
winner-revolution = vänder ordningen
winner-out = färdig som nummer { $place }
winner-won = Du gick ut först
winner-lost = Du satt kvar med kort
winner-between = Du blev nummer { $place }
winner-result = { $seat } gick ut först
winner-line-cards = { $seat }: { $count } kort kvar
winner-line-total = { $seat }
winner-note-each = { $points } poäng för varje
winner-error-ultra = Ingenting slår ultrabomben.
winner-error-bomb = Bara en högre bomb slår bomben på bordet: en med fler kort eller en lika stor av högre valör.
winner-error-kind = Här får bara { play-shape } läggas.
winner-error-turned = Ordningen är vänd, så det måste vara lägre än { rank-one }.
winner-error-turned-straight = Ordningen är vänd, så det måste vara en lägre stege.
winner-error-suit = Är valörerna desamma måste ditt sista kort vara i en högre färg.
winner-error-straight = Det måste vara en högre stege. Högst är de från ess, sedan de från 2.
winner-error-straight-joker = Det får inte finnas en joker i en stege.
winner-error-straight-end = En stege får inte gå vidare efter ess.
winner-error-revolution = Det finns inga bomber vid det här bordet, men precis ett fyrtal är en kombination.
winner-error-four = Fyra eller fler av samma valör har inga andra kort med sig.
winner-error-triple-single = En triss har inget löst kort med sig vid det här bordet.
winner-error-full-house = En kåk är en triss och ett par.
winner-error-play = Gåvorna är givna: nu ska du spela kort.
winner-error-offer = Erbjud precis två kort ur handen.
winner-error-take = Ta ett av de två kort som erbjuds.

## betting
# Vad man kan säga står på knappar; vad någon gjorde (”did”) står i förloppet efter ett namn.
betting-fold = lägg dig
betting-check = checka
betting-call = syna
betting-call-chips = syna { $chips }
betting-call-all-in = syna { $chips }, all-in
betting-bet = satsa { $chips }
betting-raise = höj till { $chips }
betting-did-fold = lägger sig
betting-did-check = checkar
betting-did-call = synar { $chips }
betting-did-call-all-in = synar { $chips }, all-in
betting-did-bet = satsar { $chips }
betting-did-bet-all-in = satsar { $chips }, all-in
betting-did-raise = höjer till { $chips }
betting-did-raise-all-in = höjer till { $chips }, all-in
betting-refund = får tillbaka { $chips }, ej synat
betting-wins = vinner { $chips }
betting-out = ute ur matchen som nummer { $place }
betting-won = Du vann { $chips }
betting-lost = Du förlorade { $chips }
betting-even = Du varken vann eller förlorade
betting-shared = Potten delades
betting-won-by = { $seat } vann { $chips }
betting-line-refund = Ej synat, tillbaka till { $seat }
betting-line-pot = Pott: { $seat }
betting-line-main = Huvudpott: { $seat }
betting-line-side = Sidopott { $number }: { $seat }
betting-note-unopposed = alla andra lade sig
betting-preset-least = Minst
betting-preset-third = ⅓
betting-preset-half = ½
betting-preset-pot = Pott
betting-preset-all = Allt
betting-presets = Föreslagna belopp
betting-less = Mindre
betting-more = Mer
betting-total = Sammanlagt i den här rundan
betting-total-typed = Sammanlagt i den här rundan, med siffror
betting-go-bet = Satsa …
betting-go-raise = Höj …
betting-plan-fold = checka eller lägg dig
betting-plan-call = syna allt
betting-match-won = { $you ->
    [yes] Du vann matchen
   *[no] { $who } vann matchen
}
betting-score = Ställning
betting-rush = Snabbare
betting-pot = Pott
betting-main-pot = Huvudpott
betting-side-pot = Sidopott { $number }
betting-price = Att syna
betting-to-call = { $chips } att syna
betting-pot-is = Potten är { $chips }
betting-pots = Huvudpott { $main }, vid sidan { $side }
betting-stack = Din stack
betting-chips = marker
betting-before = framför sig
betting-folded = har lagt sig
betting-all-in = all-in
betting-is-out = ute
betting-you-out = Du är ute som nummer { $place } och kan titta på
betting-did-show = visar
betting-counts = { $card }, räknas
betting-chart = Stackarna genom matchen
betting-chart-table = Som tabell
betting-chart-deal = Efter giv
betting-odds = vinner { $win } %, delar { $tie } %
betting-odds-title = Dina chanser
betting-odds-note = Mot slumpade händer, om alla blev kvar till slutet.
betting-odds-share = Med tanke på hur de satsade: { $share } % av potten.
betting-save = Spara matchens händer
betting-save-words = I ord
betting-error-fold = Du är inte skyldig något, så du behöver inte lägga dig. Du kan checka.
betting-error-check = Du kan inte checka: det kostar { $chips } att syna.
betting-error-call = Det finns inget att syna. Du kan checka.
betting-error-say-bet = Ingen har satsat än, så det heter att satsa.
betting-error-say-raise = Någon har redan satsat, så det heter att höja.
betting-error-short = Du har för få marker för att höja. Du kan syna med det du har.
betting-error-closed = Den som gick all-in höjde för lite för att du ska få höja igen.
betting-error-alone = Ingen annan kan satsa mer, så du kan inte höja.
betting-error-most = Du har högst { $chips }.
betting-error-least = Det måste bli minst { $chips } totalt.
betting-error-cards = Det finns inga kort att välja nu. Du ska satsa.

## holdem
holdem-rank-high = { $high ->
    [J] knektar
    [Q] damer
    [K] kungar
    [A] ess
   *[other] { $high }:or
}
holdem-rank-low = { $low ->
    [J] knektar
    [Q] damer
    [K] kungar
    [A] ess
   *[other] { $low }:or
}
holdem-high-card = högsta kort { rank-one }
holdem-pair = par i { rank-many }
holdem-two-pair = två par, { holdem-rank-high } och { holdem-rank-low }
holdem-three = triss i { rank-many }
holdem-straight = stege till { $rank }
holdem-flush = färg med { $rank } högst
holdem-full-house = kåk, { holdem-rank-high } över { holdem-rank-low }
holdem-four = fyrtal i { rank-many }
holdem-straight-flush = färgstege till { $rank }
holdem-royal-flush = royal straight flush
holdem-small-blind = lilla mörken { $chips }
holdem-big-blind = stora mörken { $chips }
holdem-flop = Flopp
holdem-turn = Turn
holdem-river = River
holdem-preflop = Före floppen
holdem-button = Har knappen
holdem-blinds = mörkar { $blinds }
holdem-error-no-odds = Du har inga chanser att räkna på: du är ute, eller så finns ingen kvar att slå.

## onepoker
onepoker-ante = ante { $chips }
onepoker-shuffle = De kastade korten blandas om
onepoker-signals = UPP { $up }, NER { $down }
onepoker-up = UPP
onepoker-down = NER
onepoker-your-signals = Dina signaler
onepoker-signals-of = Signaler från { $who }
onepoker-cards-of = Korten hos { $who }
onepoker-its-lock = ett låst kort
onepoker-kept = behållet
onepoker-yours-locked = låst
onepoker-choose = Välj kortet du spelar med
onepoker-stock = Kort i leken
onepoker-seen = Visade kort
onepoker-picture = Hur många kort av varje valör du inte har sett sedan senaste blandningen, och vad motståndarens kort kan vara.
onepoker-unseen = Inte sedda än
onepoker-hidden-kept = Kortet { $who } behöll
onepoker-hidden-new = { $who }: det nya kortet
onepoker-hidden-either = { $who }: ett av korten
onepoker-impossible = omöjligt
onepoker-shown-since = Visade sedan senaste blandningen
onepoker-none-shown = Inga än.
onepoker-lock = lås
onepoker-locked = har låst ett kort
onepoker-note-higher = { $high } över { $low }
onepoker-note-two = tvåan slår esset
onepoker-note-tie = { $rank } mot { $rank }
onepoker-error-lock-first = Lås först ett av dina kort.
onepoker-error-locked = Ditt kort är låst och kan inte bytas.
onepoker-error-one-card = Välj ett kort.

## hints of onepoker
hint-onepoker-lock-high = Ditt högsta kort vinner så ofta att det är mer värt nu än i nästa giv.
hint-onepoker-lock-low = Ditt lägsta kort räcker i den här given, och det högsta är mer värt senare.
hint-onepoker-lock-save = Det höga kort du behåller är mer värt i nästa giv än vad den här lär ge.
hint-onepoker-lock-two = Tvåan kan möta ett ess, och du behåller det bättre kortet.
hint-onepoker-lock-either = Dina kort är lika höga, så det spelar ingen roll vilket du låser.
hint-onepoker-fold = Efter signaler och satsningar vinner ditt kort för sällan för priset.
hint-onepoker-check = Ditt kort är inte starkt nog för att bli synat av sämre.
hint-onepoker-check-strong = Ditt kort är starkt, men en check kan locka fram en satsning från ett sämre.
hint-onepoker-call = Ditt kort vinner tillräckligt ofta för priset.
hint-onepoker-call-bluff = Ditt kort slår inte mycket mer än bluffar, men de är vanliga nog för det här priset.
hint-onepoker-bet = Ditt kort slår det mesta motståndaren kan ha, så låt det kosta att få se det.
hint-onepoker-bluff = Ditt kort vinner sällan vid en jämförelse, men motståndaren kanske lägger sig.

## hints of holdem
hint-holdem-open = Ingen har höjt, och från den här platsen är handen bra nog för att öppna.
hint-holdem-fold = Mot det de andra troligen har vinner du ungefär { $percent } % av gångerna; priset kräver { $need } %.
hint-holdem-call = Du vinner ungefär { $percent } % av gångerna mot det de andra troligen har; priset kräver { $need } %.
hint-holdem-check = Med ungefär { $percent } % mot det de andra troligen har håller en check potten liten.
hint-holdem-check-strong = Din hand är stark, ungefär { $percent } %, och en check kan locka fram en satsning från en sämre.
hint-holdem-bet = Du vinner ungefär { $percent } % av gångerna mot det de andra troligen har, så låt dem betala.
hint-holdem-bluff = Du vinner bara ungefär { $percent } % om alla stannar, men efter deras satsningar lägger de sig ofta nog.

## hints of tractor
hint-tractor-call = Med den trumfen har du { $count } trumf, och det är en stark hand.
hint-tractor-call-best = Med den trumfen har du { $count } trumf, och inget annat val passar din hand bättre.
hint-tractor-call-less = Med den trumfen har du { $count } trumf, men det finns något bättre.
hint-tractor-overrule = Med den trumfen har du { $count } trumf, och motståndarnas val passar dig sämre.
hint-tractor-no-call = Du är inte stark nog i en färg som du kan bjuda.
hint-tractor-pass-better = I de givar som prövades gick det bättre att passa än att bjuda.
hint-tractor-leave = Din sida har bjudit, och din hand ger ingen anledning att ändra det.
hint-tractor-no-overrule = Inget du kan bjuda är mycket bättre för din hand.
hint-tractor-wait = Då avslöjar du inget om din hand, men överlåter trumffärgen åt de andra.
hint-tractor-bury-void = { $count ->
    [1] Då är du renons i en färg och kan trumfa i den.
   *[other] Då är du renons i { count-word } färger och kan trumfa i dem.
}
hint-tractor-bury-low = Det kostar minst: låga kort utan poäng.
hint-tractor-bury-points = Det lägger { $points } poäng i potten, men allt annat skulle du sakna mer.
hint-tractor-only = Inget annat är rimligt här.
hint-tractor-partner-ruffs = Din partner är renons i den färgen och kan trumfa.
hint-tractor-tractor = Par i rad är svåra att slå och drar par från de andra.
hint-tractor-draw = Det drar ut trumf, så att dina höga kort blir stående.
hint-tractor-boss = Det finns inget högre av det slaget kvar; bara trumf kan slå det.
hint-tractor-pair = Ett par är svårare att slå än ett enstaka kort.
hint-tractor-low = Det kostar lite, och din partner kan kanske ta sticket.
hint-tractor-win = Det vinner troligen stickets { $points } poäng.
hint-tractor-ruff = Du är renons i färgen, så trumfa för de { $points } poängen.
hint-tractor-ruff-lead = Du är renons i färgen, så du kan trumfa och spela ut härnäst.
hint-tractor-take-lead = Det kan ta sticket billigt, och sedan spelar du ut.
hint-tractor-feed = Din sida tar troligen sticket, så lägg till { $points } poäng.
hint-tractor-partner-wins = Din partner tar troligen sticket, så spara det som är bättre.
hint-tractor-hope = Sticket kan ännu bli ert, och poängen måste bort förr eller senare.
hint-tractor-must = Sticket är troligen förlorat, men allt annat skulle kosta mer.
hint-tractor-deny = Motståndarna tar troligen sticket, så ge dem inga poäng.
hint-tractor-save = Sticket är inte värt mer, så spara dina bättre kort.

## tractor
tractor-suit = { $suit ->
    [c] klöver
    [d] ruter
    [h] hjärter
    [s] spader
   *[t] trumf
}
tractor-pass = pass
tractor-declare = { tractor-suit } med ett kort
tractor-declare-pair = { tractor-suit } med ett par
tractor-declare-jokers = utan trumffärg med två { rank-many }
tractor-bury = lägg dessa i potten, { $points } poäng
tractor-tractor = traktor med { count-word } par
tractor-cards = { count-word } kort
tractor-turned-up = Ingen har bjudit, så potten vänds upp
tractor-trumps = har banken på nivå { $rank }, { $suit ->
    [c] klöver är trumf
    [d] ruter är trumf
    [h] hjärter är trumf
    [s] spader är trumf
   *[n] utan trumffärg
}
tractor-takes = tar upp potten
tractor-buries = lägger åtta kort i potten
tractor-role = { $as ->
    [banker] bank
   *[partner] partner
    [partner-banker] partner, bank
}
tractor-attackers = { $you ->
    [yes] Vi anfaller
   *[no] De anfaller
}
tractor-trump = Trumf
tractor-no-trump = utan
tractor-we = Vi
tractor-they = De
tractor-declared = { $who } bjöd
tractor-declarations = Bud du har
tractor-nothing-to-declare = Du har inget att bjuda
tractor-captured = Vunna poängkort
tractor-kitty-yours = Potten är på din hand. Lägg åtta kort i potten.
tractor-kitty-open = Potten, som alla har sett
tractor-kitty-theirs = { $who } tar upp potten och lägger åtta kort
tractor-kitty-taken = Togs upp
tractor-kitty-was = I potten
tractor-asks-declare = Bjud trumf med { $rank }, eller passa
tractor-asks-bury = Välj åtta kort till potten
tractor-asks-lead = Spela ut: ett kort, ett par eller en traktor
tractor-asks-follow = { $suit ->
    [none] Ingen i färgen: saka eller trumfa
   *[s] Bekänn { tractor-suit }
}{ $points ->
    [0] {""}
   *[other] {" "}· { $points } poäng i sticket
}
tractor-wins = tar sticket, { $points } poäng
tractor-opened = Det ligger { $points } poäng i potten
tractor-won-bank = Ni höll banken mot { $points } poäng
tractor-lost-bank = Ni förlorade banken, de fick { $points } poäng
tractor-won-attack = Ni tog över banken med { $points } poäng
tractor-lost-attack = De höll banken, ni fick { $points } poäng
tractor-won-match = Ni vann matchen, över ess
tractor-lost-match = De vann matchen, över ess
tractor-result-held = Bankens sida höll banken mot { $points } poäng
tractor-result-taken = Angriparna tog över banken med { $points } poäng
tractor-result-match-bank = Bankens sida vann matchen, över ess
tractor-result-match-attack = Angriparna vann matchen, över ess
tractor-line-tricks = Angriparnas poäng i stick
tractor-line-kitty = Potten
tractor-line-attackers = Angriparna sammanlagt
tractor-line-rise-bank = Bankens sida stiger
tractor-line-rise-attack = Angriparna tar över banken och stiger
tractor-line-level-bank = Bankens sida
tractor-line-level-attack = Angriparna
tractor-levels = { $count ->
    [1] 1 nivå
   *[other] { $count } nivåer
}
tractor-level = nivå { $rank }
tractor-level-past = över ess
tractor-note-times = { $points } poäng gånger { $factor }
tractor-note-kitty = bankens sida tog det sista sticket, så de { $points } poängen räknas inte
tractor-error-declaring = Trumf bjuds fortfarande: bjud eller säg pass.
tractor-error-declaration = Trumf bjuds med en eller två { rank-many } i samma färg, eller två likadana jokrar.
tractor-error-stronger = Ett bud måste vara starkare än det senaste.
tractor-error-settled = Trumfen är avgjord.
tractor-error-bury-first = Lägg först åtta kort i potten.
tractor-error-bury = Lägg precis { count-word } kort i potten.
tractor-error-buried = Potten är redan lagd.
tractor-error-lead = Du får spela ut ett enstaka kort, ett par eller en traktor.
tractor-error-lead-suits = Det du spelar ut måste vara i en färg eller bara trumf.
tractor-error-lead-pair = Ett par är två kort av samma valör och samma färg.
tractor-error-lead-equal = Paren är lika höga, så de är inte i rad.
tractor-error-lead-ace = Ingen traktor går vidare från ess till 2.
tractor-error-lead-gap = Paren i en traktor måste vara i rad.
tractor-error-count = { $count ->
    [1] I det här sticket lägger var och en ett kort.
   *[other] I det här sticket lägger var och en { $count } kort.
}
tractor-error-follow = { $count ->
    [1] Du har { tractor-suit } och måste bekänna.
   *[other] Du har { tractor-suit } så det räcker, så alla { $count } korten måste vara { tractor-suit }.
}
tractor-error-short = { $count ->
    [1] Du har ett kort kvar i { tractor-suit } och måste lägga det.
   *[other] Du har { $count } kort kvar i { tractor-suit } och måste lägga alla.
}
tractor-error-pairs = { $count ->
    [1] Du har ett par i { tractor-suit } och måste lägga det.
   *[other] Du har par i { tractor-suit } och måste lägga { $count } av dem.
}

## bridge
bridge-suit = { $suit ->
    [c] klöver
    [d] ruter
    [h] hjärter
   *[s] spader
}
bridge-bid = { $level } { $strain ->
    [C] klöver
    [D] ruter
    [H] hjärter
    [S] spader
   *[NT] sang
}
bridge-pass = pass
bridge-double = dubblar
bridge-redouble = redubblar
bridge-contract = { bridge-bid }{ $doubled ->
    [1] {" "}dubblat
    [2] {" "}redubblat
   *[other] {""}
}
bridge-over = { $count ->
    [0] {""}
    [1] {" "}med ett övertrick
   *[other] {" "}med { $count } övertrick
}
bridge-declares = spelar { bridge-contract }
bridge-dummy = lägger upp träkarlens hand
bridge-compass = { $at ->
    [s] Syd
    [w] Väst
    [n] Nord
   *[e] Öst
}
bridge-role = { bridge-compass }{ $as ->
    [declarer] {", spelförare"}
    [dummy] {", träkarl"}
    [dealer] {", givare"}
   *[none] {""}
}
bridge-zone = { $sides ->
    [none] Ingen
    [ns] N–S
    [ew] Ö–V
    [both] Alla
   *[unknown] –
}
bridge-vulnerable = I zonen
bridge-dealer = Givare
bridge-highest = Högsta bud
bridge-contract-is = Kontrakt
bridge-we = Vi
bridge-they = De
bridge-notrump = NT
bridge-short = { $call ->
    [P] Pass
   *[X] { $call }
}
bridge-strain-name = { $strain ->
    [C] klöver
    [D] ruter
    [H] hjärter
    [S] spader
   *[NT] sang
}
bridge-level = Nivå
bridge-strain = Färg eller dubbling
bridge-auction = Budgivningen
bridge-explain = { $who }: { $call }. Vad det visar
bridge-before = Korten ges när zonen är vald. I zonen är utgång och slam värda mer, och straff dyrare.
bridge-asks-vulnerable = Vem ska vara i zonen?
bridge-asks-call = { $points } honnörspoäng, { $shape }
bridge-asks-card = { $hand ->
    [dummy] Från bordet
   *[own] Från din hand
}{ $suit ->
    [none] {", du spelar ut"}
    [void] {": ingen i färgen"}
   *[s] {": bekänn "}{ bridge-suit }
}
bridge-dummy-of = Träkarl: { $who }
bridge-save = Spara som PBN
bridge-after = Vad bästa spel ger
bridge-after-wait = Räknar ut det.
bridge-after-table = Stick med öppna kort, efter spelförare
bridge-par = Parscore för nord och syd:
bridge-cost = Vad korten kostade
bridge-cost-card = { $count ->
    [1] { $who }, { $card }: 1 stick
   *[other] { $who }, { $card }: { $count } stick
}
bridge-cost-none = inget bortskänkt
bridge-takes = tar sticket
bridge-vulnerable-none = Ingen i zonen
bridge-vulnerable-ns = Nord och syd i zonen
bridge-vulnerable-ew = Öst och väst i zonen
bridge-vulnerable-both = Alla i zonen
bridge-passed-out = Alla fyra passade
bridge-won-declaring = Ni spelade hem { bridge-contract }{ bridge-over }
bridge-lost-declaring = Ni gick { $count } straff i { bridge-contract }
bridge-won-defending = De gick { $count } straff i { bridge-contract }
bridge-lost-defending = De spelade hem { bridge-contract }{ bridge-over }
bridge-result-made = { bridge-contract } gick hem{ bridge-over }
bridge-result-failed = { bridge-contract } gick { $count } straff
bridge-line-tricks = { bridge-bid }
bridge-line-game = Utgång
bridge-line-part = Delkontrakt
bridge-line-small-slam = Lillslam
bridge-line-grand-slam = Storslam
bridge-line-doubled = { $doubled ->
    [1] Dubblat kontrakt hemgånget
   *[other] Redubblat kontrakt hemgånget
}
bridge-line-overtricks = { $count } övertrick
bridge-line-undertricks = { $count } straff
bridge-line-first = Första straffen
bridge-line-next = { $count ->
    [1] Nästa straff
   *[other] De följande { $count } straffen
}
bridge-line-further = { $count } straff därutöver
bridge-line-ns = Nord och syd
bridge-line-ew = Öst och väst
bridge-note-vulnerable = i zonen
bridge-note-not-vulnerable = utanför zonen
bridge-note-doubled = { $doubled ->
    [1] dubblat
   *[other] redubblat
}
bridge-error-vulnerable-first = Välj först vilka som är i zonen.
bridge-error-vulnerable-chosen = Zonen är redan vald.
bridge-error-auction = Budgivningen pågår ännu: bjud eller säg pass.
bridge-error-auction-over = Budgivningen är slut: spela ett kort.
bridge-error-bid = Ett bud måste vara högre än { bridge-bid }.
bridge-error-no-bid = Det finns inget bud att dubbla ännu.
bridge-error-double-own = Du får bara dubbla motståndarnas bud.
bridge-error-doubled = Budet är redan dubblat.
bridge-error-not-doubled = Inget är dubblat, så du kan inte redubbla.
bridge-error-redouble = Bara den sida som blev dubblad får redubbla.
bridge-error-redoubled = Det är redan redubblat.
bridge-error-follow = Du har { bridge-suit } och måste bekänna.
bridge-error-dummy-follow = Träkarlen har { bridge-suit } och måste bekänna.
bridge-error-dummy-holds = Träkarlen har inte det kortet.
bridge-error-one-card = Välj ett kort.
bridge-error-not-over = Alla fyra händer är öppna först när given är slut.

## the bidding system of bridge
bridge-measure = { $measure ->
    [hcp] honnörspoäng
    [points] poäng med långa färger
   *[support] poäng med korta färger
}
bridge-strength = { $low ->
    [0] { $high ->
        [37] {""}
       *[other] {""}, högst { $high } { bridge-measure }
    }
   *[other] { $high ->
        [37] {""}, minst { $low } { bridge-measure }
       *[other] {""}, { $low }–{ $high } { bridge-measure }
    }
}
bridge-tells-honours = { $high ->
    [37] Minst { $low } honnörspoäng
   *[other] { $low }–{ $high } honnörspoäng
}
bridge-tells-length = { $low }–{ $high } { bridge-suit }
bridge-tells-exact = Precis { $count } { bridge-suit }
bridge-tells-least = Minst { $count } { bridge-suit }
bridge-tells-most = Högst { $count } { bridge-suit }
bridge-tells-balanced = Jämn hand
bridge-tells-stopped = Håll i { bridge-suit }
bridge-tells-aces = { $high ->
    [4] { $low ->
        [0] Inget ess, eller alla fyra
        [4] Alla fyra ess
       [1] Minst ett ess
       *[other] Minst { $low } ess
    }
    [1] Ett ess
   *[other] { $high } ess
}
bridge-tells-strong = Eller vilken hand som helst med { $low } honnörspoäng
bridge-means-opening = Öppnar i den längsta färgen{ bridge-strength }.
bridge-means-two-clubs = Öppnar en mycket stark hand och säger inget om klöver{ bridge-strength }.
bridge-means-notrump = Visar en hand för sang{ bridge-strength }.
bridge-means-preempt = Tar utrymmet från dem med en lång färg{ bridge-strength }.
bridge-means-weak-two = Öppnar svagt i en sexkortsfärg{ bridge-strength }.
bridge-means-no-opening = Öppnar inte{ bridge-strength }.
bridge-means-no-response = Är för svag för att svara{ bridge-strength }.
bridge-means-raise = Stöder { bridge-suit }{ bridge-strength }.
bridge-means-aces = Frågar efter ess på väg mot slam i { bridge-suit }{ bridge-strength }.
bridge-means-jump-shift = Hoppar i en ny färg och kräver utgång{ bridge-strength }.
bridge-means-new-suit = Bjuder en ny färg, och partnern måste bjuda igen{ bridge-strength }.
bridge-means-limit = Bjuder sang efter poäng{ bridge-strength }.
bridge-means-slam = Bjuder lillslam{ bridge-strength }.
bridge-means-grand-slam = Bjuder storslam{ bridge-strength }.
bridge-means-enough = Ser inget skäl att bjuda mer{ bridge-strength }.
bridge-means-reverse = Bjuder en andra färg över den första, och partnern måste bjuda igen{ bridge-strength }.
bridge-means-second-suit = Visar en andra färg{ bridge-strength }.
bridge-means-rebid = Bjuder den första färgen igen{ bridge-strength }.
bridge-means-rebid-notrump = Visar en jämn hand{ bridge-strength }.
bridge-means-no-more = Har inget bättre att bjuda{ bridge-strength }.
bridge-means-transfer = Visar { bridge-suit } och ber partnern bjuda färgen{ bridge-strength }.
bridge-means-stayman = Frågar partnern efter en fyrkorts högfärg{ bridge-strength }.
bridge-means-invite-slam = Inviterar till slam{ bridge-strength }.
bridge-means-completed = Bjuder färgen som partnern bad om.
bridge-means-major = Visar fyra kort i { bridge-suit }.
bridge-means-no-major = Har ingen fyrkorts högfärg.
bridge-means-waiting = Väntar på att partnern beskriver den starka handen{ bridge-strength }.
bridge-means-positive = Svarar på två klöver med värden{ bridge-strength }.
bridge-means-strong-suit = Visar den starka handens färg och kräver utgång{ bridge-strength }.
bridge-means-raise-weak = Stöder för att stå i vägen för dem{ bridge-strength }.
bridge-means-answer = Säger hur många ess det finns.
bridge-means-too-few-aces = Saknar för många ess för slam.
bridge-means-notrump-over = Visar en jämn hand med håll i deras färg{ bridge-strength }.
bridge-means-overcall = Kliver in i en bra färg{ bridge-strength }.
bridge-means-no-overcall = Har inget bra inkliv{ bridge-strength }.
bridge-means-takeout = Dubblar för att be partnern om någon av de andra färgerna{ bridge-strength }.
bridge-means-penalty = Dubblar för straff{ bridge-strength }.
bridge-means-answer-double = Svarar på partnerns dubbling{ bridge-strength }.
bridge-means-leave-double = Låter partnerns dubbling stå{ bridge-strength }.
bridge-means-redouble = Redubblar med flest poäng{ bridge-strength }.
bridge-means-negative = Dubblar för att visa de högfärger ingen har bjudit{ bridge-strength }.
bridge-means-choice = Låter partnern välja mellan { bridge-suit } och sang{ bridge-strength }.
bridge-means-game = Bjuder utgång{ bridge-strength }.
bridge-means-invite = Inviterar till utgång{ bridge-strength }.
bridge-means-part = Söker det bästa delkontraktet{ bridge-strength }.
bridge-means-own-suit = Bjuder en lång färg{ bridge-strength }.
bridge-means-correct = Föredrar { bridge-suit } framför sang, med åtta trumf tillsammans.
bridge-means-compete = Bjuder vidare, eftersom trumfen är lång{ bridge-strength }.
bridge-means-plain = Finns inte i systemet och läses som det låter{ bridge-strength }.
bridge-means-plain-double = Finns inte i systemet och läses som styrka{ bridge-strength }.

## hints of bridge
hint-bridge-lead-sequence = Spelar ut det högsta kortet i en sekvens.
hint-bridge-lead-partner = Spelar ut färgen som partnern bjöd.
hint-bridge-lead-long = Spelar ut lågt från den längsta färgen.
hint-bridge-lead-short = Spelar ut en kort färg och hoppas på en stöld.
hint-bridge-draw-trumps = Trumfar ut motståndarna.
hint-bridge-cash = Tar ett säkert stick.
hint-bridge-toward = Spelar mot höga kort.
hint-bridge-win = Tar sticket så billigt som möjligt.
hint-bridge-ruff = Tar sticket med trumf.
hint-bridge-high = Spelar högt i tredje hand.
hint-bridge-cover = Täcker ett högt kort med ett högre.
hint-bridge-low = Sparar de höga korten till senare.
hint-bridge-discard = Gör sig av med ett kort som knappast behövs.
hint-bridge-hold = Behåller esset tills en av dem har slut på färgen.
hint-bridge-set = Tar sticken som betar kontraktet.
hint-bridge-only = Det finns inget annat att spela.
hint-bridge-best = Går bäst i { $count ->
    [1] en sits som stämmer med det kända.
   *[other] { $count } sitsar som stämmer med det kända.
}
hint-bridge-near = Är knappast sämre i { $count ->
    [1] en sits som stämmer med det kända.
   *[other] { $count } sitsar som stämmer med det kända.
}

## score
score-number = { $points }
score-times = × { $factor }
score-plus = +{ $points }
score-minus = −{ $points }

## a deal told in words
told-title = { $game }, match { $match }, giv { $deal }
told-line = { $name }: { $told }

## cli
cli-about = Spela med de 54 korten mot datorn: på en sida, i terminalen och som bibliotek.
cli-epilog = Varje kommando berättar mer med -h.
cli-usage = Användning:
cli-arguments = Argument
cli-options = Val
cli-commands = Kommandon
cli-help-help = visa den här hjälpen
cli-help-version = visa versionen
cli-help-lang = språket; annars terminalens eget
cli-help-play = spela i terminalen mot motståndare som bara ser sina egna kort
cli-help-serve = starta servern, för spel i en webbläsare
cli-help-replay = gå igenom ett sparat spel, drag för drag, med alla kort öppna
cli-help-judge = spela om sparade spel och säg vad som är fel i dem
cli-help-game = spelet
cli-help-level = hur starka motståndarna är
cli-help-think = så länge får en motståndare tänka, i sekunder
cli-help-key = slumpens nyckel, hexadecimalt: samma nyckel, samma kort
cli-help-keep = spara varje spel i den här mappen
cli-help-record = ett sparat spel; ”-” läser det som kommer in
cli-help-all = visa allt på en gång
cli-help-phh = skriv det i notationen Poker Hand History
cli-black-joker = BJ
cli-red-joker = RJ
cli-you = Du
cli-welcome = { $game } med { $names }. Skriv { $help } för hjälp, { $quit } för att gå.
cli-bye = Tack för spelet.
cli-kept = Spelet är sparat i { $path }.
cli-next = Enter delar ut nästa giv, q går
cli-deal = Giv { $number }
cli-take = tog upp { $cards }
cli-no-phh = Bara Texas Hold’em kan skrivas i den notationen.
cli-show = visade { $cards }
cli-clear = { $name } spelar ut
cli-standing = { $name }: { $won }, totalt { $total }
cli-seat = Plats { $seat }
cli-step = Enter går vidare, q slutar
cli-cards = kort
cli-laid = Öppet på bordet:
cli-from-laid = Spela ett kort från den öppna handen.
cli-from-own = Spela ett av dina egna kort.
cli-amount = { $least }–{ $most } totalt
cli-hint = tips
cli-hint-taken = Enter spelar det första.
cli-not-cards = Du har inte ”{ $text }” på handen.
cli-no-level = Det finns ingen motståndare som heter ”{ $level }”. Det finns { $levels }.
cli-broken = fel i { $field }: { $why }
cli-unreadable = kan inte läsas: { $why }
cli-system-missing = filen finns inte
cli-system-folder = det är en mapp
cli-system-denied = det är inte tillåtet
cli-system-port-used = porten används redan
cli-system-address = datorn har ingen sådan adress
cli-system-other = systemet svarar { $code }
cli-record-whole = allt stämmer. { $game }, givar: { $deals }, handlingar: { $actions }
cli-record-open = allt stämmer, men den sista given är inte slut. { $game }, givar: { $deals }, handlingar: { $actions }
cli-key-ranks = kort efter valör: två treor och en fyra
cli-key-jokers = svart joker, röd joker
cli-key-names = bestämda kort: spader 3, hjärter 10
cli-key-hint = tips: de bästa dragen först
cli-key-enter = efter ett tips: spela det första
cli-key-quit = lämna bordet
cli-help-arena = låt två sorters motståndare spela mot varandra och mät vilken som är bäst
cli-help-first = styrkan som mäts; strong:400 gör 400 försök för varje beslut, hur lång tid det än tar
cli-help-second = styrkan den spelar mot; två lika mäter turen
cli-help-decks = hur många blandningar; var och en spelas flera gånger med ombytta platser
cli-help-seed = samma tal, samma kort
cli-help-option = ett val i spelet, så många gånger det behövs: players=5, gift=yes
cli-help-no-auction = hoppa över budgivningen: det är givet vem som spelar ensam, och vad som är bjudet
cli-arena-progress = { $done } av { $decks } blandningar, { $left } kvar
cli-arena-head = { $first } mot { $second }. Blandningar: { $decks }, givar: { $deals }
cli-arena-stopped = Stoppat. Så här mycket hann de spela.
cli-arena-void = Ny giv för att ingen bjöd: { $count }
cli-arena-no-fixed = { $game } har ingen budgivning att hoppa över.
cli-arena-no-option = { $game } kan inte spelas med { $options }.
cli-arena-role-all = Alla givar
cli-arena-role-landlord = Som godsägare
cli-arena-role-farmer = Som bonde
cli-arena-line = { $name }: vann { $won }, poäng { $points }, givar: { $plays }
cli-arena-few = För få blandningar för ett intervall: det krävs minst { $count }.
cli-arena-thinking = { $name } tänkte { $mean } ms per beslut, högst { $longest } ms. Beslut: { $count }
cli-help-host = adressen att lyssna på; 0.0.0.0 är alla
cli-help-port = porten; 0 tar någon som är ledig
cli-help-data = mappen för bord och nycklar; annars { $folder }
cli-help-origin = adressen som folk ser när servern står bakom en annan: https://cards.example.org
cli-help-workers = så många processer tänker motståndarna i
cli-help-log = hur mycket som skrivs om driften
cli-help-open = öppna sidan i webbläsaren
cli-serving = Spela på { $address } (Ctrl-C stoppar). Borden finns i { $folder }.
cli-not-built = Sidan är inte byggd. Kör make play, eller npm ci och npm run build i mappen web.
cli-port-taken = Kan inte lyssna på { $host }, port { $port }: { $why }. Är servern redan igång? Välj annars en annan med --port.

## errors
error-stale = Spelet har gått vidare. Så här står det nu.
error-field = Något är fel med ”{ $field }”.
error-too-large = Meddelandet var för långt.
error-rate = Det gick för fort. Vänta en stund och försök igen.
error-origin = Sidan får inte tala med den här servern.
error-cookie = Din webbläsare är inte känd här. Tillåt kakor och läs in sidan igen.
error-not-your-turn = Det är inte din tur.
error-not-held = Du har inte de korten på hand.
error-not-a-card = ”{ $card }” är inget kort.
error-unknown-action = Bordet förstår inte ”{ $action }”.
error-deal-over = Given är slut.
error-broken-json = Meddelandet gick inte att läsa.
error-unknown-table = Bordet finns inte. Det kan ha raderats.
error-broken-table = Det här bordet kan inte återupptas.
error-unknown-game = Spelet finns inte här.
error-unknown-level = En så stark motståndare finns inte här.
error-unknown-guide = Den vägledningen finns inte här.
error-unknown-option = Spelet har inget val som heter ”{ $option }”.
error-option = ”{ $option }” kan inte ställas in så.
error-option-needs = ”{ $option }” går inte ihop med de andra valen.
error-not-seated = Du har ingen plats vid det här bordet.
error-nonce-given = Din del av blandningen är redan given.
error-no-deal = Inga kort har delats ut än.
error-not-over = Given är inte slut än.
error-not-out = Du har fortfarande kort på handen.
error-no-hint = Det gick inte att hitta något tips. Försök igen.
error-not-alone = Bara den som sitter ensam bland AI-spelare kan ta tillbaka något.
error-nothing-to-take-back = Det finns inget att ta tillbaka.
error-no-such-deal = Given finns inte: den är raderad, eller så är den inte slut ännu.
error-no-such-notation = Den här given finns inte i den notationen.
error-match-not-over = Matchen pågår fortfarande, så en del av den är ännu dold.
error-dealt-again = De här korten har delats ut förut; protokollet hör till första gången.
error-unknown-code = Koden finns inte, är använd eller har gått ut. Be om en ny på den andra enheten.
error-no-study = Det gick inte att räkna ut. Försök igen.
error-unknown-study = Om det finns inget att säga i det här spelet.
error-not-found = Det finns inget på den här adressen.
error-method = Det går inte att göra på den här adressen.
error-internal = Något gick fel på servern. Försök igen.

## games
# What the home page says of each: a sentence, against whom, how long.
home-pitch-guandan = Två kortlekar och en partner mitt emot. Hjärter av er nivå är vilda, och går du ut först stiger ni båda.
home-company-guandan = partner mitt emot dig
home-length-guandan = match från 2 till A
home-pitch-zhengshangyou = Var och en för sig. Kan du slå måste du, och det du blir sittande med kan bli dyrt.
home-company-zhengshangyou = alla mot alla
home-length-zhengshangyou = en giv i taget
home-pitch-tractor = Stick, trumf och poäng. Jaga femmor, tior och kungar, och nå 80 innan banken stänger.
home-company-tractor = partner mitt emot dig
home-length-tractor = match från 2 till över A
home-pitch-holdem = Två kort på hand, fem på bordet. Syna, höj eller lägg dig, och bli den sista med marker.
home-company-holdem = alla mot alla
home-length-holdem = 1000 marker
home-pitch-onepoker = Ett kort var. Det högsta vinner, men tvåan fäller esset, och båda kan ana vad den andra har.
home-company-onepoker = du mot en AI-spelare
home-length-onepoker = 20 marker
home-pitch-bridge = Bjud ett kontrakt tillsammans med din partner och ta sedan hem de stick ni har lovat.
home-company-bridge = partner i nord
home-length-bridge = en giv i taget
home-pitch-winner = Gå ut först och låt någon annan sitta kvar. Ni bestämmer själva vilka husregler som gäller.
home-company-winner = alla mot alla
home-length-winner = så länge ni vill
home-pitch-doudizhu-table = Dou Dizhu som det spelas vid ett riktigt bord: ni drar korten själva och betalar efter varje giv.
home-company-doudizhu-table = två eller tre mot en
home-length-doudizhu-table = så länge ni vill

## page
# cards
card-name = { $suit ->
    [c] klöver
    [d] ruter
    [h] hjärter
   *[s] spader
} { card-rank }
card-rank = { $rank ->
    [T] 10
    [J] knekt
    [Q] dam
    [K] kung
    [A] ess
   *[other] { $rank }
}
card-red-joker = stora jokern
card-black-joker = lilla jokern
card-wild = { $card }, vilt kort
card-raised = { $card }, nivåkort
card-tied = { $card }, grupp { $number }
card-hidden = { $count } kort med baksidan upp
card-word-red = STORA
card-word-black = LILLA

# home
home-traditions = Kortspelstraditioner
home-standard = Internationell standard, 54 kort
home-encyclopedia = Wikipedia
home-line = Fyra färger, två jokrar och ett bord som alltid är dukat.
home-waiting = Ditt bord väntar
home-waiting-many = Dina bord väntar
home-phase-opening = korten är inte utdelade än
home-phase-play = { $yours ->
    [yes] det är din tur
   *[no] de andra spelar
}
home-phase-deal = given är slut
home-phase-match = matchen är slut
home-continue = Fortsätt
home-games = Spel
home-play = Spela
home-rules = Regler
home-learn = Lär dig på två minuter
home-seats = { $count } platser
home-seats-range = { $least }–{ $most } platser
option-players = Spelare
option-preset = Husregler
option-preset-plain = Enkelt
option-preset-rich = Rikt
option-preset-gift = Gåva
option-preset-revolution = Revolution
option-one-pack = En kortlek utan jokrar
option-one-pack-note = Bara med fyra spelare.
option-triple-single = Triss med ett löst kort
option-triple-single-note = En triss får ha med sig vilket kort som helst.
option-straight-flush = Färgstegar för sig
option-straight-flush-note = En stege i en färg slår bara andra färgstegar.
option-suits = Lika stegar efter färg
option-suits-note = Färgen på det högsta kortet avgör.
option-triple-bomb = Triss är en bomb
option-triple-bomb-note = Bara med en kortlek och utan revolution.
option-auto-pass = Automatiskt pass
option-auto-pass-note = Efter en röd joker eller ett par tvåor passar genast alla som inte kan slå det.
option-gift = Förlorarens gåva
option-gift-note = Förloraren ger sitt högsta kort och tar ett av två som vinnaren erbjuder.
option-revolution = Revolution
option-revolution-note = Det finns inga bomber. Ett fyrtal vänder på ordningen.
home-trouble = Bordet kunde inte dukas. Försök igen om en stund.
home-pitch-doudizhu = En mot två. Bjud för att bli godsägare och bli av med korten först, eller gå ihop och stoppa godsägaren.
home-company-doudizhu = du mot två AI-spelare
home-length-doudizhu = en giv i taget
home-noscript = Sidan behöver JavaScript för att ge kort.
home-back = Till startsidan

# traditions
traditions-title = Kortspels­traditioner
traditions-line = Varje tradition har sin egen kortlek och sina egna spel. Här är de som det är dukat för.
traditions-games = { $count ->
    [1] ett spel
   *[other] { $count } spel
}
traditions-open = Gå till borden

# settings
settings-title = Inställningar
settings-close = Stäng
settings-theme-turn = Ljust eller mörkt
settings-language = Språk
settings-theme = Ljus i rummet
settings-theme-system = Som enheten
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-contrast = Kontrast
settings-contrast-system = Som enheten
settings-contrast-plain = Normal
settings-contrast-more = Hög
settings-felt = Bordets duk
settings-felt-moss = Mossa
settings-felt-lake = Sjö
settings-felt-clay = Lera
settings-felt-stone = Sten
settings-felt-plum = Plommon
settings-back = Kortens baksida
settings-back-blue = Blå
settings-back-garnet = Granat
settings-back-pine = Tall
settings-back-ink = Bläck
settings-pattern = Baksidans mönster
settings-pattern-window = Fönster
settings-pattern-lattice = Galler
settings-pattern-wave = Våg
settings-large = Kort med stor stil
settings-large-note = Stora valörer och färger, inga bilder.
settings-left = För vänsterhänta
settings-left-note = Knappar och kort ligger spegelvända.
settings-four = Fyrfärgad kortlek
settings-four-note = Ruter är blå och klöver gröna.
settings-counter = Räkna korten åt mig
settings-counter-note = Visar hur många av varje valör du ännu inte har sett.
settings-keys = Kortkommandon
settings-keys-note = P passar, T ger ett tips och siffror bjuder. Med marker: F lägger sig, C synar, R höjer. I Guandan: S sorterar, F hittar, G håller ihop. Pilar, blanksteg och Enter fungerar alltid.
settings-auto = Ge automatiskt
settings-auto-note = Nästa giv i en match börjar utan att du ber om den.
settings-forced = Spela det tvingade åt mig
settings-forced-note = När det bara finns en sak du får göra görs den åt dig.
settings-finish = Snabbt avslut
settings-finish-note = När du inte har mer att göra i en giv spelas resten snabbt.
settings-sound = Ljud
settings-sound-off = Av
settings-sound-soft = Svagt
settings-sound-full = Starkt
settings-speed = Tempo
settings-speed-slow = Lugnt
settings-speed-normal = Lagom
settings-speed-fast = Snabbt
settings-speed-off = Utan
settings-level = Motståndare
settings-level-casual = Sällskapsspelare
settings-level-strong = Stark
settings-level-uniform = På måfå
settings-level-note = Gäller från nästa giv.
settings-restart = Börja om
settings-restart-note = Matchen slutar här, sigillet bryts och en ny börjar.
settings-restart-go = Ja, börja om

# table
table-leave = Lämna bordet
table-rules = Regler
table-rule = Visa regel { $paragraph }
table-close = Stäng
table-deal = Giv { $number }
table-take-back = Ta tillbaka
table-practice = Giv { $number }, övning
table-you = Du
table-partner = partner
table-guest = Gäst
table-facts = Det som gäller nu
table-dealer = Givare
table-standing = Ställning
table-turned-up = Uppvänt kort
table-centre = Bordets mitt
table-hand = Din hand
table-cards = { $count } kort
table-multiplier = Gånger
table-counter = Kort du inte har sett
table-joining = Vi sätter oss
table-away = Anslutningen är borta. Försöker igen.
table-barred = Du har ingen plats vid det här bordet.
table-reload = Läs in igen
table-your-turn = Din tur
table-turn = { $you ->
    [yes] Det är din tur
   *[no] { $who } är på tur
}
table-thinking = { $who } tänker
table-over = Given är slut
table-total = totalt { $points }
table-nothing-beats = Inget av dina kort slår det som ligger
table-readings = Vad ska korten räknas som?
table-calls = Bud
table-hint = Tips
table-hint-key = T
table-seeking = Tänker efter
table-hinted = Tips: { $what }
table-hinted-why = Tips: { $what }. { $why }
table-pass-ahead = Passa i min tur
table-pass-ahead-set = Du passar när det blir din tur. Tryck igen för att låta bli.
table-choose = Välj kort
table-choose-call = { $phase ->
    [vulnerability] Välj zon
    [declare] Välj ett bud
   *[other] { $game ->
        [bridge] Välj ett bud
       *[other] Välj ett bud
    }
}
table-play = Spela { $what }
table-play-count = Spela { $count } kort
table-choose-more = { $count ->
    [1] Välj 1 till
   *[other] Välj { $count } till
}
table-last-trick = Förra sticket
table-tricks = Stick
table-won-trick = tar sticket
table-second-hand = Träkarlens hand
table-again = Ny giv
table-next = Nästa giv
table-new-match = Ny match
table-tools = Handen
table-sort = Sortera: { $order ->
    [suit] färg
    [groups] grupper
   *[rank] valör
}
table-tie = Håll ihop
table-hurry = Spela klart snabbt
table-hurried = Spelas klart
table-review = Se tillbaka
table-record = Förlopp
table-log = Hela given
table-log-empty = Inget har hänt än.
table-log-took = tar
table-log-held = hade kvar
table-last-round = Förra rundan
table-dealt = Korten är givna. Du har { $count }.
table-did = { $who }: { $what }
table-took = { $who } tar { $cards }
table-showed = { $who } hade { $cards } kvar
table-clear = { $who } spelar ut
table-doudizhu-kitty = { $you ->
    [yes] Bottenkorten är dina, och du spelar ut
   *[no] { $who } tar bottenkorten och spelar ut
}

# what beats a play
beats-title = Vad slår det här?
beats-lying = På bordet ligger { $what }.
beats-lowest = Samma slag med lika många kort, men högre. Det lägsta är { $what }.
beats-none-higher = Inget av samma slag är högre.
beats-mightier = Dessutom:
beats-nothing = Inget slår det.
beats-bomb = { $kinds ->
    [1] alla bomber på { $count } kort
   *[other] alla bomber på { $count } kort eller fler
}
beats-straight-flush = alla färgstegar
beats-own = { $count ->
    [0] Inget på din hand slår det.
    [1] Du kan slå det på ett sätt:
   *[other] Du kan slå det på { $count } sätt:
}
beats-nothing-lies = Det ligger inget att slå.
beats-on-turn = Fråga när det är din tur.

# keys
keys-title = Tangenterna vid bordet
keys-none = Bokstäver och siffror är avstängda i inställningarna.
keys-space = Blanksteg
keys-walk = gå genom handen
keys-ends = till första eller sista kortet
keys-pick = välj kortet, eller lägg tillbaka det
keys-confirm = spela det valda, eller gå vidare
keys-clear = lägg tillbaka allt
keys-hint = tips
keys-pass = passa
keys-last = se förra sticket
keys-sort = sortera handen på ett annat sätt
keys-find = hitta nästa kombination
keys-tie = håll ihop de valda korten
keys-beats = vad som slår det som ligger
keys-show = visa den här listan
keys-bid = bjud
keys-declare = välj trumf med korten på den platsen
keys-bridge-level = budets nivå
keys-bridge-strain = sedan färgen: C klöver, D ruter, H hjärter, S spader, N sang
keys-bridge-double = X dubblar, R redubblar
keys-bridge-vulnerable = välj zonen
keys-fold = lägg dig, eller checka om det går
keys-check = checka eller syna
keys-raise = satsa eller höj

# seal
seal-title = Blandningens sigill
seal-short = Blandningens sigill: { $start }…{ $end }
seal-explained = Innan korten gavs band sig bordet vid en hemlighet genom att visa dess fingeravtryck. Din webbläsare lade till ett eget tal. Varje giv är blandad av de två, så ingen kunde välja korten.
seal-commitment = Fingeravtryck, visat före första kortet
seal-nonce = Din webbläsares tal
seal-secret = Hemligheten
seal-later = Hemligheten visas när matchen är slut. Då räknar din webbläsare efter alltihop.
seal-check-commitment = Hemligheten stämmer med fingeravtrycket
seal-check-nonce = Din webbläsares tal är med
seal-check-draws = Lottningarna blir desamma
seal-check-decks = Blandningarna blir desamma
seal-check-cards = Dina kort låg där de skulle
seal-passed = stämmer
seal-failed = stämmer inte
seal-holds = Sigillet stämmer: korten är ärligt givna
seal-fails = Sigillet stämmer inte
seal-open = Sigillet är brutet. Kontrollera det
seal-checking = Räknar efter.
seal-insecure = Din webbläsare räknar bara efter över en säker anslutning (https).

## guides
guide-title = Första partiet
guide-place = { $number } av { $count }
guide-close = Dölj vägledningen
guide-retry = Försök igen
guide-next = Nästa läge
guide-play = Spela på riktigt
guide-score = Resultat
guide-doudizhu-1-look = Du är bonde och kungen överst är din medbondes. Godsägaren har passat. Din medbonde har ett kort kvar. Vad gör du?
guide-doudizhu-1-got = Just det. Slå inte din egen sida: din medbonde spelar ut sitt sista kort och ni vinner båda.
guide-doudizhu-1-missed = Du tog utspelet från din egen sida. Din medbonde kunde ha spelat ut sitt sista kort; nu får godsägaren, som också har ett, en chans till.
guide-doudizhu-2-look = Godsägaren har ett kort kvar, och bara din raket, de två jokrarna, slår de tre niorna. Är det dags?
guide-doudizhu-2-got = Ja. Raketen slår allt och dubblar insatsen, och du spelar ut. Fortsätt med par: ett ensamt kort kan inte svara.
guide-doudizhu-2-missed = Godsägaren spelar ut sitt sista kort och har vunnit. Bomber och raketer sparas till stunden som avgör given, och den var här.
guide-guandan-1-look = Fyra 4:or är en bomb. I en giv på nivå 2 är din hjärter 2 vild. Lägg den ihop med dina fyra hjärter: det är starkare.
guide-guandan-1-got = En färgstege: den slår alla bomber på fyra och fem kort, och det vilda kortet stod för den hjärter du saknade.
guide-guandan-1-missed = Så gick rundan till motståndarna. Med den vilda tvåan blir hjärter 4, 5, 6 och 7 en färgstege, och den slår varje bomb på fyra.
guide-guandan-2-look = Given spelas på nivå 2, så tvåorna ligger över essen. Motståndaren som lade esset har ett kort kvar. Kan du slå det?
guide-guandan-2-got = Nivåkortet slår esset; över det finns bara jokrar och bomber. Motståndaren fick inte utspelet.
guide-guandan-2-missed = Ingen slog esset, så motståndaren spelar ut sitt sista kort och kommer etta. På nivå 2 slår din tvåa ett ess.
guide-zhengshangyou-1-look = Du kan slå sjuan, så du måste; vad du slår med väljer du själv. Nian är billigast. Men titta på dina fyra nior.
guide-zhengshangyou-1-got = Bra: de fyra niorna höll ihop. En bomb på någon annans kort ger 20 poäng om ingen slår den.
guide-zhengshangyou-1-missed = Det var tillåtet, men nu är bomben bruten: tre nior är ingen bomb. En knekt hade också slagit sjuan.
guide-zhengshangyou-2-look = Du spelar ut. Motståndarna har ett och två kort, och den som kan slå ditt måste. Vad kan ingen av dem slå?
guide-zhengshangyou-2-got = Ingen av dem har tre kort, så ingen kan slå tre femmor. Du spelar ut igen, och sexan är ditt sista kort.
guide-zhengshangyou-2-missed = Enstaka kort kan de andra slå, och då måste de. Tre femmor var säkra: ingen av dem har tre kort.
guide-winner-1-look = Stegen på bordet börjar med en tvåa och är den näst högsta som finns. Vilken av dina slår den?
guide-winner-1-got = A 2 3 4 5: den som börjar med ess är den högsta stegen. Bara en bomb slår den.
guide-winner-1-missed = Du får alltid passa och kan vara med igen senare. Men A 2 3 4 5 hade slagit den: det är den högsta stegen.
guide-doudizhu-table-1-look = Med två kortlekar kan en bomb ha fler än fyra kort. Fyra kungar ligger på bordet, och du har fem nior.
guide-doudizhu-table-1-got = Fem kort slår fyra, hur höga de än är. Det var dina sista, och du har vunnit som godsägare.
guide-doudizhu-table-1-missed = En bomb på fem slår varje bomb på fyra, också kungar. De fem niorna hade varit dina sista kort.
guide-holdem-1-look = Två hjärter på handen, två på bordet: en till ger färg. Att syna kostar 30, och i potten ligger 160. Är priset bra?
guide-holdem-1-got = Av de 46 kort du inte ser är 9 hjärter, ungefär vart femte. Du betalade 30 av 190, mindre än en sjättedel: ett bra pris, vad som än kommer.
guide-holdem-1-missed = Av de 46 osedda korten är 9 hjärter, ungefär vart femte. Att syna kostar 30 av 190, mindre än en sjättedel: för det priset lönar det sig att bara syna.
guide-holdem-2-look = Bara en knekt ger dig stegen. Att syna kostar 130, och i potten ligger 260. Är priset bra?
guide-holdem-2-got = Av de 46 osedda korten är 4 knektar, ungefär vart tolfte, men priset var en tredjedel av potten. Att lägga sig kostar inget mer.
guide-holdem-2-missed = Bara 4 av de 46 osedda korten hjälper, ungefär vart tolfte, och priset är minst en tredjedel av potten. Lägg dig och spara markerna till ett bättre läge.
guide-onepoker-1-look = Motståndaren visar två kort NER, alltså högst en sjua. Vilket av dina kort låser du?
guide-onepoker-1-got = Nian slår allt från 2 till 7, och du behåller esset till nästa giv. Mot en tvåa hade esset till och med förlorat.
guide-onepoker-1-missed = Esset slår det mesta men förlorar mot en tvåa. Nian slår alla kort NER och sparar esset till nästa giv.
guide-onepoker-2-look = Båda motståndarens kort är NER, och du har låst en åtta. Inget från 2 till 7 slår den. Checkar du eller satsar du?
guide-onepoker-2-got = Du kan inte förlora den här given, så varje mark som synas är din.
guide-onepoker-2-missed = En check ger inget i sig. Du kan inte förlora den här given, så satsa: det som synas är ditt.
guide-bridge-1-look = Du bjuder först. Räkna 4 för ett ess, 3 för en kung, 2 för en dam och 1 för en knekt. Med 15 till 17 och ingen kort färg säger ett bud allt.
guide-bridge-1-got = En sang: 15–17 poäng och en jämn hand. Din partner vet nu nästan allt och bjuder vidare därifrån.
guide-bridge-1-missed = Du har 16 poäng och ingen kort färg, och det är precis vad en sang säger. Andra bud lovar andra händer.
guide-bridge-2-look = Du spelade hjärter mot bordets ess och dam, och väst lade lågt. Om väst har kungen, vilket kort tar då sticket billigast?
guide-bridge-2-got = Masken går: kungen sitter i väst, så damen tar sticket, och esset är kvar.
guide-bridge-2-missed = Pröva damen. Sitter kungen i väst tar hon sticket, och esset tar ett till. Det kallas mask.
guide-tractor-1-look = Din partners ess tar sticket, för du spelar sist och har ingen spader. Tior och kungar ger 10 poäng, femmor 5. Vad lägger du?
guide-tractor-1-got = Just det: tian går till din egen sida, i ett stick som ingen kan ta ifrån er.
guide-tractor-1-missed = Sticket är ert, så här var tian i säkerhet med sina 10 poäng. De andra korten är inte värda något.
guide-tractor-2-look = Ett par i ruter spelades ut, så du måste följa med ett par i ruter. Motståndarna tar sticket. Vilket par ger du?
guide-tractor-2-got = Rätt: sexorna är inte värda något. Ett par var du skyldig, men inte poängen.
guide-tractor-2-missed = Ett par skulle det vara, men femmorna gav motståndarna 10 poäng. Sexorna är inte värda något.

## history
home-about = Kortspel med den franska kortleken på 54 kort – spela direkt i webbläsaren mot ärliga AI-spelare.
rules-title = Regler för { $game }
rules-contents = Innehåll
history-title = Det har du spelat
history-line = Alla givar du har spelat klart: se dem igen, eller spela samma kort en gång till.
history-figures = Dina siffror
history-game = Spel
history-deals = Givar
history-won = Vunna
history-percent = { $share } %
history-points = Poäng
history-mean = Per giv
history-chart = { $game }: dina poäng över { $deals } givar, från 0 till { $last }; lägst var { $lowest }, högst { $highest }.
history-range = lägst { $lowest }, högst { $highest }
history-played = Givar
history-practice = övning
history-replay = Se igen
history-again = Spela igen
history-older = Äldre givar
history-none = Ingen giv har spelats klart än.
history-own = Dina uppgifter
history-own-line = Du känns igen på en kaka i den här webbläsaren och på inget annat. Det du har spelat kan du ta med dig, flytta till en annan enhet eller radera.
history-trouble = Det gick inte. Försök igen om en stund.
history-export = Hämta allt
history-code = Få en kod till en annan enhet
history-code-said = Skriv den på den andra enheten inom tio minuter. Den fungerar en gång.
history-move = En kod från en annan enhet
history-move-go = Flytta hit
history-moved = Flyttat. Allt du har spelat på den andra enheten finns här nu.
history-forget = Radera allt
history-forget-note = Dina bord, givar och siffror raderas för alltid, här och på alla enheter som delar dem. Inställningarna i den här webbläsaren raderas också.
history-forget-go = Radera för alltid
history-forgotten = Allt som fanns sparat om dig är raderat.
again-title = Samma kort igen
again-line = Du får platsen och korten från den som spelade given först. Det räknas som övning.
again-go = Dela ut

## replay
replay-title = { $game } igen
replay-step = Steg { $step } av { $steps }
replay-at = Gå till ett steg
replay-hands = Händerna
replay-back = Tillbaka
replay-on = Framåt
replay-run = Spela upp
replay-stop = Stoppa
replay-record = Matchens protokoll
replay-score = Poängräkning

## records from files
# What is wrong with a file: whole sentences, which also stand after the place in the file.
record-title = Från en fil
record-line = En match du har sparat, eller en bridgegiv i PBN, också från ett annat program: gå igenom den steg för steg med alla händer öppna. Filen sparas inte här.
record-open = Öppna ett sparat spel
record-another = Öppna ett annat
record-deal = Giv { $number }/{ $count }
record-deal-at = Gå till en giv
record-seat = Plats { $seat }
record-none = Filen är varken ett protokoll från French 54 eller en bridgegiv i PBN.
record-too-large = Filen är för stor. Gränsen är { $most } kB.
record-too-long = Det tar för lång tid att läsa protokollet, så det avbröts.
record-format = Filen kallar sig ”{ $format }”. Här kan bara ”{ $known }” läsas.
record-no-deals = Det finns inga i protokollet.
record-field = Fältet ”{ $field }” saknas eller hör inte hemma där.
record-value = Det som står där är av fel slag.
record-game = Inget spel här heter ”{ $game }”.
record-option = Valet ”{ $option }” finns inte, eller kan inte ställas in så.
record-options = Spelet kan inte spelas med de valen tillsammans.
record-key = Nyckeln är inte hexadecimal.
record-setup = Det given börjar med är inte det som nyckeln drar.
record-deck = Korten ligger inte som nyckeln blandar dem.
record-after-match = Matchen var slut före den här given.
record-not-over = Nästa giv kommer innan den här är slut.
record-pbn-dealer = Givaren är ”{ $dealer }”, och här kan bara givar med Syd (S) som givare läsas.
record-pbn-vulnerable = ”{ $vulnerable }” säger inte vem som är i zonen.
record-pbn-four-hands = Det står inte fyra händer i given.
record-pbn-four-suits = Handen ”{ $hand }” har inte fyra färger.
record-pbn-thirteen = Handen ”{ $hand }” har inte tretton kort.
record-pbn-twice = Kortet { $card } är utdelat två gånger.
record-pbn-call = ”{ $call }” är inget bud.
record-pbn-begins = ”{ $first }”, som ska spela ut, är ingen plats vid bordet.
record-pbn-no-play = Ett kort spelas där det inte finns något spel.
record-at-action = Giv { $deal }, handling { $action }: { $why }
record-at-deal = Giv { $deal }: { $why }
record-at-pbn-action = PBN, bud eller kort { $action }: { $why }
record-at-pbn = PBN: { $why }
record-at-field = ”{ $field }”: { $why }
record-rule = { $why } (§ { $paragraph })

## review
review-title = Genomgång
review-going = { $at } av { $of } val har granskats
review-stop = Stoppa
review-stopped = Stoppad.
review-again = Börja om
review-chart = Så stod det för dig
review-chart-line = Vad du kunde vänta dig att vinna efter varje val. Tryck på linjen för att gå dit.
review-dear = Steg { $step }
review-cost = kostade ungefär { $amount }
review-taken = Du valde
review-best = Den starka spelaren skulle ha valt
review-here = Den starka spelarens val:
review-points = { $amount } poäng
review-chips = { $amount } marker
review-levels = { $amount } nivåer
review-step = Steg
review-expected = Förväntat
review-lost = Förlorat
review-end = Resultat
review-worst = Det som kostade dig mest
review-none = Inget du gjorde kostade något som går att skilja från slumpen. Bra spelat.
review-nothing = Det fanns inga val att väga i den här given.
review-note = Alla siffror är uppskattningar: korten du inte kunde se delas ut slumpmässigt många gånger, så som de kunde ha legat. Det som kan vara slump räknas inte som ett misstag.

## offline
offline-title = Det finns ingen anslutning
offline-line = För att spela behövs anslutning. Startsidan, reglerna och de givar du har tittat på går fortfarande att läsa.
offline-retry = Försök igen
