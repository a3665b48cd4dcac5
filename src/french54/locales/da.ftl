### French 54 på dansk.
### Spil hedder det, de hedder; kort skrives som på kortet (10, J, Q, K, A), navne på værdier med småt.

## names
game-doudizhu = Dou Dizhu
game-guandan = Guandan
game-zhengshangyou = Zheng Shangyou
game-tractor = Traktor
game-holdem = Texas Hold'em
game-onepoker = One Poker
game-bridge = Bridge
game-winner = Winner
game-doudizhu-table = Dou Dizhu ved bordet

## numbers
# A thousand, as the language groups digits; and any number by itself.
number-thousand = 1.000
number-alone = { $number }

## plays
# Står både på knappen efter »Spil« og i forløbet efter et navn: lille begyndelsesbogstav, intet punktum.
rank-one = { $rank ->
    [J] knægt
    [Q] dame
    [K] konge
    [A] es
    [BJ] sort joker
    [RJ] rød joker
   *[other] { $rank }’er
}
rank-many = { $rank ->
    [J] knægte
    [Q] damer
    [K] konger
    [A] esser
    [BJ] sorte jokere
    [RJ] røde jokere
   *[other] { $rank }’ere
}
count-word = { $count ->
    [2] to
    [3] tre
    [4] fire
    [5] fem
    [6] seks
    [7] syv
    [8] otte
    [9] ni
    [10] ti
   *[other] { $count }
}
play-single = { rank-one }
play-pair = par { rank-many }
play-triple = tre { rank-many }
play-triple-single = tre { rank-many } med et løst kort
play-triple-pair = tre { rank-many } med et par
play-straight = straight, { $from } til { $to }
play-pair-chain = { count-word } par i træk, { $from } til { $to }
play-plane = fly, { $from } til { $to }
play-plane-single = fly med løse kort, { $from } til { $to }
play-plane-pair = fly med par, { $from } til { $to }
play-four-two-single = fire { rank-many } med to kort
play-four-two-pair = fire { rank-many } med to par
play-bomb = bombe, fire { rank-many }
play-rocket = raket
play-bomb-of = bombe, { count-word } { rank-many }
play-triple-bomb = bombe, tre { rank-many }
play-heavenly-bomb = himmelbomben, fire 3’ere
play-full-house = fuldt hus, tre { rank-many }
play-tube = tre par i træk, { $from } til { $to }
play-plate = to gange tre ens, { $from } til { $to }
play-straight-flush = straight flush, { $from } til { $to }
play-joker-bomb = jokerbombe
play-triple-chain = { count-word } gange tre ens i træk, { $from } til { $to }
play-four = fire { rank-many }
play-ultra-bomb = ultrabombe
play-pass = pas
play-shape = { $shape ->
    [single] et enkelt kort
    [pair] et par
    [triple] tre ens
    [triple-single] tre ens med et løst kort
    [triple-pair] tre ens med et par
    [full-house] et fuldt hus
    [straight] en straight
    [pair-chain] par i træk
    [tube] tre par i træk
    [plate] to gange tre ens i træk
    [plane] et fly uden løse kort eller par
    [plane-single] et fly med løse kort
    [plane-pair] et fly med par
    [triple-chain] tre ens i træk
    [straight-flush] en straight flush
    [four] fire ens
    [four-two-single] fire ens med to kort
   *[other] fire ens med to par
}
play-error-kind = Her kan kun { play-shape } eller en bombe lægges på.
play-error-bomb = Kun en bombe over { rank-one } slår bomben på bordet.
play-error-higher = Det skal være højere end { rank-one }.
play-error-length = Rækken på bordet er på { $count }, din er på { $yours }.
play-error-nothing = Kortene er ikke nogen kombination.
play-error-run-top = Der må ikke være en 2’er eller en joker i en række.
play-error-run-gap = Værdierne skal følge efter hinanden uden huller.
play-error-straight-short = En straight er på mindst fem kort.
play-error-pairs-short = Par i træk er mindst { count-word } par.
play-error-lead = Du spiller ud, så du kan ikke passe.

## doudizhu
doudizhu-bid = byder { $points }
doudizhu-call = byd { $points }
doudizhu-no-bid = pas
doudizhu-landlord = godsejer
doudizhu-farmer = bonde
doudizhu-kitty = Bundkort
doudizhu-won-landlord = Du vandt som godsejer
doudizhu-lost-landlord = Du tabte som godsejer
doudizhu-won-farmer = I vandt, bønder
doudizhu-lost-farmer = Godsejeren vandt over jer
doudizhu-result-landlord = Godsejeren vandt
doudizhu-result-farmers = Bønderne vandt
doudizhu-void = Alle passede, så der gives om
doudizhu-line-bid = Bud
doudizhu-line-bomb = Bombe
doudizhu-line-rocket = Raket
doudizhu-line-spring = Forår
doudizhu-line-counter-spring = Omvendt forår
doudizhu-line-each-farmer = Hver bonde
doudizhu-line-landlord = Godsejeren
doudizhu-line-multiplier = Der ganges med
doudizhu-error-kind = Her kan kun { play-shape }, en bombe eller raketten lægges på.
doudizhu-error-rocket = Intet slår raketten.
doudizhu-error-bomb = Kun en bombe over { rank-one } eller raketten slår bomben på bordet.
doudizhu-error-joker-pair = De to jokere er ikke et par.
doudizhu-error-carried-jokers = De to jokere må ikke følge med sammen.
doudizhu-error-triple = Tre ens kan have ét kort, ét par eller intet med.
doudizhu-error-four = Fire ens kan have to kort, to forskellige par eller intet med.
doudizhu-error-wings-own = Et fly må ikke have løse kort af sine egne værdier.
doudizhu-error-wings-three = Der må ikke være tre ens blandt de løse kort i et fly.
doudizhu-error-wings-pairs = Et fly med par har ét par for hver tre ens, og parrene er forskellige.
doudizhu-error-wings-count = Et fly med { $triples } gange tre ens kan have { $triples } løse kort, { $triples } par eller intet med.
doudizhu-error-auction = Budrunden er stadig i gang: byd eller sig pas.
doudizhu-error-auction-over = Budrunden er slut.
doudizhu-error-bid = Et bud skal være højere end { $bid }.

## hints of doudizhu
hint-no-bid = Med denne hånd kan det være bedre at være bonde.
hint-bid-try = Hånden kan lige netop bære et bud.
hint-bid-fair = Hånden er god, men ikke til et højere bud.
hint-bid-three = Det afslutter budrunden, og du er godsejer.
hint-out = Så er du af med alle dine kort.
hint-sure = Derfra kan kun en bombe stoppe dig.
hint-bomb = Her er den bedre brugt end gemt.
hint-cannot = Du har intet, der slår bordet.
hint-partner-holds = Din medbonde ligger øverst.
hint-save = Det er bedre at spare på kortene nu.
hint-feed = Det kan hjælpe din medbonde af med de sidste kort.
hint-avoid = En modstander har kun { $count } kort tilbage, så spil et andet antal ud.
hint-keep-lead = Kun en bombe slår det, så du spiller nok ud igen.
hint-long = Så kommer du af med mange kort på én gang.
hint-low = Små kort kommer du bedst af med, når du selv spiller ud.
hint-draw = Det er højt og lokker de få kort frem, der slår det.
hint-stop = Modstanderen øverst har kun { $count } kort tilbage og skal stoppes.
hint-top = Et højt kort her gør det dyrt for godsejeren, som er den næste.
hint-take-lead = Kun en bombe slår det, så du spiller nok ud bagefter.
hint-cheap = Det river intet i stykker på hånden.
hint-fight = Det koster lidt, men forærer ikke modparten runden.
hint-side-holds = En af jeres egne ligger øverst.
hint-side-feed = Det kan hjælpe en af jeres egne af med de sidste kort.
hint-winner-sure = Derfra kan ingen stoppe dig.
hint-winner-top = Intet slår det, så du spiller nok ud næste gang.
hint-winner-revolution = Dine kort er mere værd, når rækkefølgen er vendt om.
hint-winner-offer = De to kan du bedst undvære, uanset hvilket der bliver taget.
hint-winner-take = Det passer bedst til resten af hånden.

## guandan
guandan-return = giv tilbage
guandan-us = Vi
guandan-them = De
guandan-played = Der spilles
guandan-wild = Vildt kort
guandan-flushes = Straight flush: { $count }
guandan-give-back = Vælg et kort at give tilbage
guandan-tributes = Tribut
guandan-gives = giver til
guandan-gives-back = giver tilbage til
guandan-tribute = tribut fra { $seat }
guandan-returned = tilbage fra { $seat }
guandan-refused = De, der skylder tribut, har begge røde jokere, så der byttes ikke
guandan-leads = spiller ud
guandan-wind = spiller ud for { $seat }
guandan-place = { $place ->
    [1] nummer 1
    [2] nummer 2
    [3] nummer 3
   *[other] sidst
}
guandan-won = I vandt uddelingen
guandan-lost = De andre vandt uddelingen
guandan-result = { $seat } og makkeren vandt uddelingen
guandan-won-match = I vandt matchen
guandan-lost-match = De andre vandt matchen
guandan-result-match = { $seat } og makkeren vandt matchen
guandan-line-place = { $seat }
guandan-line-up = Vinderne stiger
guandan-line-ours = Jeres hold
guandan-line-theirs = Det andet hold
guandan-line-side = { $seat } og makkeren
guandan-levels = { $from } → { $to }
guandan-error-joker-pair = Et par jokere skal være af samme farve.
guandan-error-jokers = Jokere spilles enkeltvis, som par af samme farve eller alle fire på én gang.
guandan-error-straight = En straight er på præcis fem kort.
guandan-error-tube = Par i træk er præcis tre par.
guandan-error-plate = Tre ens i træk er præcis to gange tre ens og kan ikke have andre kort med.
guandan-error-wrap = En række går ikke fra es videre til 2.
guandan-error-triple = Tre ens spilles alene eller med et par.
guandan-error-wild-joker = Et vildt kort kan ikke stå for en joker.
guandan-error-wild = Det kan det vilde kort ikke stå for her.
guandan-error-bomb = Kun en stærkere bombe slår bomben på bordet.
guandan-error-joker-bomb = Intet slår jokerbomben.
guandan-error-return-first = Giv først et kort tilbage.
guandan-error-return = Giv et kort fra 2 til 10 tilbage, som ikke er vildt og ikke er det, du lige fik.
guandan-error-return-lowest = Du har intet kort fra 2 til 10 at give, så du giver dit laveste.
guandan-error-no-return = Der skal ikke gives kort tilbage nu.
guandan-error-one-card = Vælg ét kort.

## hints of guandan
hint-guandan-return = Det kort kan du bedst undvære, og det gavner ikke en modstander meget.
hint-guandan-return-partner = Du kan godt undvære det, og din makker kan måske bruge det.
hint-guandan-partner-holds = Din makker ligger øverst.
hint-guandan-feed = Din makker kan måske gå ud på det.
hint-guandan-block = Modstanderen efter dig har kun { $count } kort tilbage, så spil højt.

## zhengshangyou
zhengshangyou-won = Du kom først af med kortene
zhengshangyou-lost = { $seat } kom først af med kortene
zhengshangyou-bonus = bombebonus, { $points } point
zhengshangyou-bonuses = Bombebonus
zhengshangyou-stakes = Hvis det sluttede nu
zhengshangyou-stake = −{ $points } lige nu
zhengshangyou-earned = bombe { $sign ->
    [plus] +
   *[minus] −
}{ $points }
zhengshangyou-opens = Hjerter 3 skal være med
zhengshangyou-opening = { $you ->
    [yes] Du har hjerter 3 og spiller ud
   *[no] { $who } har hjerter 3 og spiller ud
}
zhengshangyou-line-cards = { $seat }: { $count } kort tilbage
zhengshangyou-line-never = { $seat }: har ikke spillet, så det samme igen
zhengshangyou-line-two = { $seat }: spar 2 tilbage
zhengshangyou-line-held = { $seat }: bombe tilbage
zhengshangyou-line-bonus = { $seat }: bombe på andres kort
zhengshangyou-line-total = { $seat }
zhengshangyou-note-bonus = de andre betaler { $points } hver
zhengshangyou-error-heart-three = Hjerter 3 skal være med i det første, der lægges.
zhengshangyou-error-must = Du kan slå det, der ligger, så du skal.
zhengshangyou-error-heavenly = Intet slår himmelbomben.
zhengshangyou-error-aces = Intet slår de tre esser.
zhengshangyou-error-triple = Tre ens kan ikke have andre kort med her.
zhengshangyou-error-four = Fire ens kan ikke have andre kort med her.
zhengshangyou-error-plane = Tre ens i træk er ikke en kombination her.

## hints of zhengshangyou
hint-zhengshangyou-only = Intet andet på hånden slår bordet.
hint-zhengshangyou-must = Du skal slå bordet, og det her river mindst i stykker.
hint-zhengshangyou-bonus = En bombe på de andres kort giver { $points } point, hvis ingen slår den.
hint-zhengshangyou-two = Den, der til sidst sidder med spar 2, mister { $points } point mere.
hint-zhengshangyou-block = Den næste har kun { $count } kort tilbage, så spil højt.

## doudizhu-table
doudizhu-table-turned = trak det vendte kort
doudizhu-table-first = { $who } trak det vendte kort og byder først
doudizhu-table-void = Alle passede, så der gives om
doudizhu-table-won-others = I vandt over godsejeren
doudizhu-table-lost-others = Godsejeren vandt over jer
doudizhu-table-result-others = Godsejeren tabte
doudizhu-table-line-each = Hver af de andre
doudizhu-table-error-bomb = Kun en bombe med flere kort, en lige så stor over { rank-one } eller raketten slår bomben på bordet.
doudizhu-table-error-joker-pair = En rød og en sort joker er ikke et par.
doudizhu-table-error-triple = Er I fire, kan tre ens have et par eller intet med.
doudizhu-table-error-four = Fire ens kan have to kort af hver sin værdi, to forskellige par eller intet med.
doudizhu-table-error-four-bare = Er I fire, kan fire ens ikke have noget med.
doudizhu-table-error-wings = Er I fire, kan et fly have ét par for hver tre ens, alle forskellige, eller intet med.
doudizhu-table-error-wings-alike = De løse kort i et fly skal have hver sin værdi.

## winner
winner-turned = fik det vendte kort
winner-place = nummer { $place }
winner-order = Rækkefølge
winner-reversed = omvendt
winner-ask-offer = Vælg to kort at tilbyde
winner-ask-take = Vælg ét af de to kort
winner-giving = { $you ->
    [yes] Du giver dit højeste kort
   *[no] { $who } giver sit højeste kort
}
winner-offering = { $who } tilbyder to kort
winner-taken = { $who } tager dette kort
winner-offer = tilbyd disse to
winner-take = { $suit ->
    [joker] tag { $rank ->
        [BJ] den sorte joker
       *[other] den røde joker
    }
   *[other] tag { card-name }
}
winner-gives = giver det højeste kort fra sig
winner-offers = tilbyder to kort
winner-takes = tager det ene
winner-revolution = vender rækkefølgen om
winner-out = færdig som nummer { $place }
winner-won = Du kom først af med kortene
winner-lost = Du sad tilbage med kort
winner-between = Du blev nummer { $place }
winner-result = { $seat } kom først af med kortene
winner-line-cards = { $seat }: { $count } kort tilbage
winner-line-total = { $seat }
winner-note-each = { $points } point for hvert
winner-error-ultra = Intet slår ultrabomben.
winner-error-bomb = Kun en højere bombe slår bomben på bordet: en med flere kort eller en lige så stor af højere værdi.
winner-error-kind = Her kan kun { play-shape } lægges på.
winner-error-turned = Rækkefølgen er vendt om, så det skal være lavere end { rank-one }.
winner-error-turned-straight = Rækkefølgen er vendt om, så det skal være en lavere straight.
winner-error-suit = Er værdierne de samme, skal dit sidste kort være i en højere farve.
winner-error-straight = Det skal være en højere straight. Højest er dem fra es, så dem fra 2.
winner-error-straight-joker = Der må ikke være en joker i en straight.
winner-error-straight-end = En straight må ikke gå videre efter es.
winner-error-revolution = Der er ingen bomber ved dette bord, men netop fire ens er en kombination.
winner-error-four = Fire ens eller flere kan ikke have andre kort med.
winner-error-triple-single = Tre ens kan ikke have et løst kort med ved dette bord.
winner-error-full-house = Et fuldt hus er tre ens og et par.
winner-error-play = Gaverne er givet: nu spilles der.
winner-error-offer = Tilbyd netop to kort fra hånden.
winner-error-take = Tag et af de to tilbudte kort.

## betting
# Hvad man kan sige, står på knapper; hvad nogen gjorde (»did«), står i forløbet efter et navn.
betting-fold = fold
betting-check = check
betting-call = syn
betting-call-chips = syn { $chips }
betting-call-all-in = syn { $chips }, all-in
betting-bet = sats { $chips }
betting-raise = høj til { $chips }
betting-did-fold = folder
betting-did-check = checker
betting-did-call = syner { $chips }
betting-did-call-all-in = syner { $chips }, all-in
betting-did-bet = satser { $chips }
betting-did-bet-all-in = satser { $chips }, all-in
betting-did-raise = højer til { $chips }
betting-did-raise-all-in = højer til { $chips }, all-in
betting-refund = får { $chips } tilbage, ikke synet
betting-wins = vinder { $chips }
betting-out = ude af matchen som nummer { $place }
betting-won = Du vandt { $chips }
betting-lost = Du tabte { $chips }
betting-even = Du hverken vandt eller tabte
betting-shared = Puljen blev delt
betting-won-by = { $seat } vandt { $chips }
betting-line-refund = Ikke synet, tilbage til { $seat }
betting-line-pot = Pulje: { $seat }
betting-line-main = Hovedpulje: { $seat }
betting-line-side = Sidepulje { $number }: { $seat }
betting-note-unopposed = alle andre foldede
betting-preset-least = Min.
betting-preset-third = ⅓
betting-preset-half = ½
betting-preset-pot = Pulje
betting-preset-all = Alt
betting-presets = Forslag til beløb
betting-less = Mindre
betting-more = Mere
betting-total = I alt i denne runde
betting-total-typed = I alt i denne runde, med tal
betting-go-bet = Sats …
betting-go-raise = Høj …
betting-plan-fold = check eller fold
betting-plan-call = syn alt
betting-match-won = { $you ->
    [yes] Du vandt matchen
   *[no] { $who } vandt matchen
}
betting-score = Stilling
betting-rush = Hurtigere
betting-pot = Pulje
betting-main-pot = Hovedpulje
betting-side-pot = Sidepulje { $number }
betting-price = At syne
betting-to-call = { $chips } at syne
betting-pot-is = Der ligger { $chips } i puljen
betting-pots = Hovedpulje { $main }, ved siden af { $side }
betting-stack = Din stak
betting-chips = jetoner
betting-before = foran sig
betting-folded = foldet
betting-all-in = all-in
betting-is-out = ude
betting-you-out = Du er ude som nummer { $place } og kan se med
betting-did-show = viser
betting-counts = { $card }, tæller med
betting-chart = Stakkene gennem matchen
betting-chart-table = Som tabel
betting-chart-deal = Efter uddeling
betting-odds = vinder { $win } %, deler { $tie } %
betting-odds-title = Dine chancer
betting-odds-note = Mod tilfældige hænder, hvis alle blev med til det sidste.
betting-odds-share = Med deres satser i betragtning: { $share } % af puljen.
betting-save = Gem matchens hænder
betting-save-words = I ord
betting-error-fold = Du skylder ikke noget, så du behøver ikke folde. Du kan checke.
betting-error-check = Du kan ikke checke: Det koster { $chips } at syne.
betting-error-call = Der er ikke noget at syne. Du kan checke.
betting-error-say-bet = Ingen har satset endnu, så det hedder at satse.
betting-error-say-raise = Der er allerede satset, så det hedder at høje.
betting-error-short = Du har for få jetoner til at høje. Du kan syne med det, du har.
betting-error-closed = Den, der gik all-in, højede for lidt til, at du må høje igen.
betting-error-alone = Ingen andre kan satse mere, så du kan ikke høje.
betting-error-most = Du har højst { $chips }.
betting-error-least = Det skal være mindst { $chips } i alt.
betting-error-cards = Der er ingen kort at vælge nu. Du skal satse.

## holdem
holdem-rank-high = { $high ->
    [J] knægte
    [Q] damer
    [K] konger
    [A] esser
   *[other] { $high }’ere
}
holdem-rank-low = { $low ->
    [J] knægte
    [Q] damer
    [K] konger
    [A] esser
   *[other] { $low }’ere
}
holdem-high-card = højeste kort { rank-one }
holdem-pair = par { rank-many }
holdem-two-pair = to par, { holdem-rank-high } og { holdem-rank-low }
holdem-three = tre { rank-many }
holdem-straight = straight op til { $rank }
holdem-flush = flush med { $rank } øverst
holdem-full-house = fuldt hus, { holdem-rank-high } over { holdem-rank-low }
holdem-four = fire { rank-many }
holdem-straight-flush = straight flush op til { $rank }
holdem-royal-flush = royal flush
holdem-small-blind = small blind { $chips }
holdem-big-blind = big blind { $chips }
holdem-flop = Flop
holdem-turn = Turn
holdem-river = River
holdem-preflop = Før floppet
holdem-button = Har knappen
holdem-blinds = blinds { $blinds }
holdem-error-no-odds = Du har ingen chancer at regne på: du er ude, eller der er ingen tilbage at slå.

## onepoker
onepoker-ante = ante { $chips }
onepoker-shuffle = De aflagte kort blandes på ny
onepoker-signals = OP { $up }, NED { $down }
onepoker-up = OP
onepoker-down = NED
onepoker-your-signals = Dine signaler
onepoker-signals-of = Signaler fra { $who }
onepoker-cards-of = Kortene hos { $who }
onepoker-its-lock = et låst kort
onepoker-kept = beholdt
onepoker-yours-locked = låst
onepoker-choose = Vælg det kort, du spiller med
onepoker-stock = Kort i bunken
onepoker-seen = Viste kort
onepoker-picture = Hvor mange kort af hver værdi du ikke har set siden sidste blanding, og hvad modstanderens kort kan være.
onepoker-unseen = Ikke set endnu
onepoker-hidden-kept = Kortet, { $who } beholdt
onepoker-hidden-new = { $who }: det nye kort
onepoker-hidden-either = { $who }: et af kortene
onepoker-impossible = umuligt
onepoker-shown-since = Vist siden sidste blanding
onepoker-none-shown = Ingen endnu.
onepoker-lock = lås
onepoker-locked = har låst et kort
onepoker-note-higher = { $high } over { $low }
onepoker-note-two = 2’eren slår esset
onepoker-note-tie = { $rank } mod { $rank }
onepoker-error-lock-first = Lås først et af dine kort.
onepoker-error-locked = Dit kort er låst og kan ikke skiftes.
onepoker-error-one-card = Vælg ét kort.

## hints of onepoker
hint-onepoker-lock-high = Dit højeste kort vinder så ofte, at det er mere værd nu end i næste uddeling.
hint-onepoker-lock-low = Dit laveste kort er godt nok i denne uddeling, og det højeste er mere værd senere.
hint-onepoker-lock-save = Det høje kort, du beholder, er mere værd i næste uddeling, end denne nok kan give.
hint-onepoker-lock-two = 2’eren kan møde et es, og du beholder det bedste kort.
hint-onepoker-lock-either = Dine to kort er lige høje, så det er lige meget, hvilket du låser.
hint-onepoker-fold = Efter signaler og indsatser vinder dit kort for sjældent til den pris.
hint-onepoker-check = Dit kort er ikke stærkt nok til at blive synet af dårligere kort.
hint-onepoker-check-strong = Dit kort er stærkt, men et check kan lokke en sats ud af et dårligere.
hint-onepoker-call = Dit kort vinder ofte nok til den pris.
hint-onepoker-call-bluff = Dit kort slår ikke meget andet end bluff, men bluff er hyppigt nok til denne pris.
hint-onepoker-bet = Dit kort slår det meste af, hvad modstanderen kan have, så lad det koste at se det.
hint-onepoker-bluff = Dit kort vinder sjældent, når der sammenlignes, men modstanderen folder måske.

## hints of holdem
hint-holdem-open = Ingen har højet, og fra denne plads er hånden god nok til at åbne.
hint-holdem-fold = Mod det, de andre nok har, vinder du omkring { $percent } % af gangene; prisen kræver { $need } %.
hint-holdem-call = Du vinder omkring { $percent } % af gangene mod det, de andre nok har; prisen kræver { $need } %.
hint-holdem-check = Med omkring { $percent } % mod det, de andre nok har, holder et check puljen lille.
hint-holdem-check-strong = Din hånd er stærk, omkring { $percent } %, og et check kan lokke en sats ud af en dårligere.
hint-holdem-bet = Du vinder omkring { $percent } % af gangene mod det, de andre nok har, så lad dem betale.
hint-holdem-bluff = Du vinder kun omkring { $percent } %, hvis alle bliver, men efter deres satser folder de ofte nok.

## hints of tractor
hint-tractor-call = Med den trumf har du { $count } trumfer, og det er en stærk hånd.
hint-tractor-call-best = Med den trumf har du { $count } trumfer, og intet andet valg passer bedre til din hånd.
hint-tractor-call-less = Med den trumf har du { $count } trumfer, men der er noget bedre.
hint-tractor-overrule = Med den trumf har du { $count } trumfer, og modstandernes valg passer dig dårligere.
hint-tractor-no-call = Du er ikke stærk nok i en farve, du kan melde.
hint-tractor-pass-better = I de fordelinger, der blev prøvet, gik det bedre at passe end at melde.
hint-tractor-leave = Din side har meldt, og din hånd giver ingen grund til at ændre det.
hint-tractor-no-overrule = Intet af det, du kan melde, er meget bedre for din hånd.
hint-tractor-wait = Så røber du ikke noget om din hånd, men overlader trumffarven til de andre.
hint-tractor-bury-void = { $count ->
    [1] Så er du renonce i en farve og kan trumfe i den.
   *[other] Så er du renonce i { count-word } farver og kan trumfe i dem.
}
hint-tractor-bury-low = Det koster mindst: lave kort uden point.
hint-tractor-bury-points = Der ryger { $points } point i potten, men alt andet ville du savne mere.
hint-tractor-only = Andet giver ikke mening her.
hint-tractor-partner-ruffs = Din makker er renonce i den farve og kan trumfe.
hint-tractor-tractor = Par i træk er svære at slå og trækker par ud af de andre.
hint-tractor-draw = Det trækker trumf ud, så dine høje kort står.
hint-tractor-boss = Der er ikke noget højere af den slags tilbage; kun trumf kan slå det.
hint-tractor-pair = Et par er sværere at slå end et enkelt kort.
hint-tractor-low = Det koster ikke meget, og din makker kan måske tage stikket.
hint-tractor-win = Det vinder nok stikkets { $points } point.
hint-tractor-ruff = Du er renonce i farven, så trumf for de { $points } point.
hint-tractor-ruff-lead = Du er renonce i farven, så du kan trumfe og spille ud bagefter.
hint-tractor-take-lead = Det kan tage stikket billigt, og så spiller du ud bagefter.
hint-tractor-feed = Din side tager nok stikket, så læg { $points } point til.
hint-tractor-partner-wins = Din makker tager nok stikket, så gem det bedre.
hint-tractor-hope = Stikket kan endnu blive jeres, og pointene skal af sted før eller siden.
hint-tractor-must = Stikket er nok tabt, men alt andet ville koste mere.
hint-tractor-deny = Modstanderne tager nok stikket, så giv dem ingen point.
hint-tractor-save = Stikket er ikke mere værd, så gem dine bedre kort.

## tractor
tractor-suit = { $suit ->
    [c] klør
    [d] ruder
    [h] hjerter
    [s] spar
   *[t] trumf
}
tractor-pass = pas
tractor-declare = { tractor-suit } med ét kort
tractor-declare-pair = { tractor-suit } med et par
tractor-declare-jokers = uden trumffarve med to { rank-many }
tractor-bury = læg disse i potten, { $points } point
tractor-tractor = traktor med { count-word } par
tractor-cards = { count-word } kort
tractor-turned-up = Ingen har meldt, så potten vendes
tractor-trumps = har banken på trin { $rank }, { $suit ->
    [c] klør er trumf
    [d] ruder er trumf
    [h] hjerter er trumf
    [s] spar er trumf
   *[n] uden trumffarve
}
tractor-takes = tager potten op
tractor-buries = lægger otte kort i potten
tractor-role = { $as ->
    [banker] bank
   *[partner] makker
    [partner-banker] makker, bank
}
tractor-attackers = { $you ->
    [yes] Vi angriber
   *[no] De angriber
}
tractor-trump = Trumf
tractor-no-trump = uden
tractor-we = Vi
tractor-they = De
tractor-declared = { $who } meldte
tractor-declarations = Meldinger du har
tractor-nothing-to-declare = Du har intet at melde
tractor-captured = Vundne pointkort
tractor-kitty-yours = Potten er på din hånd. Læg otte kort i potten.
tractor-kitty-open = Potten, som alle har set
tractor-kitty-theirs = { $who } tager potten op og lægger otte kort
tractor-kitty-taken = Taget op
tractor-kitty-was = I potten
tractor-asks-declare = Meld trumf med { $rank }, eller sig pas
tractor-asks-bury = Vælg otte kort til potten
tractor-asks-lead = Spil ud: et kort, et par eller en traktor
tractor-asks-follow = { $suit ->
    [none] Ingen i farven: kast af eller trumf
   *[s] Bekend i { tractor-suit }
}{ $points ->
    [0] {""}
   *[other] {" "}· { $points } point i stikket
}
tractor-wins = tager stikket, { $points } point
tractor-opened = Der er { $points } point i potten
tractor-won-bank = I holdt banken mod { $points } point
tractor-lost-bank = I mistede banken, de fik { $points } point
tractor-won-attack = I overtog banken med { $points } point
tractor-lost-attack = De holdt banken, I fik { $points } point
tractor-won-match = I vandt matchen, over es
tractor-lost-match = De vandt matchen, over es
tractor-result-held = Bankens side holdt banken mod { $points } point
tractor-result-taken = Angriberne overtog banken med { $points } point
tractor-result-match-bank = Bankens side vandt matchen, over es
tractor-result-match-attack = Angriberne vandt matchen, over es
tractor-line-tricks = Angribernes point i stik
tractor-line-kitty = Potten
tractor-line-attackers = Angriberne i alt
tractor-line-rise-bank = Bankens side stiger
tractor-line-rise-attack = Angriberne overtager banken og stiger
tractor-line-level-bank = Bankens side
tractor-line-level-attack = Angriberne
tractor-levels = { $count } trin
tractor-level = trin { $rank }
tractor-level-past = over es
tractor-note-times = { $points } point gange { $factor }
tractor-note-kitty = bankens side tog det sidste stik, så de { $points } point tæller ikke
tractor-error-declaring = Der meldes stadig trumf: meld eller sig pas.
tractor-error-declaration = Trumf meldes med en eller to { rank-many } i samme farve eller to ens jokere.
tractor-error-stronger = En melding skal være stærkere end den sidste.
tractor-error-settled = Trumfen er afgjort.
tractor-error-bury-first = Læg først otte kort i potten.
tractor-error-bury = Der skal netop { count-word } kort i potten.
tractor-error-buried = Potten er allerede lagt.
tractor-error-lead = Du må spille et enkelt kort, et par eller en traktor ud.
tractor-error-lead-suits = Det, du spiller ud, skal være i én farve eller kun trumf.
tractor-error-lead-pair = Et par er to kort med samme værdi og samme farve.
tractor-error-lead-equal = Parrene er lige høje, så de er ikke i træk.
tractor-error-lead-ace = Ingen traktor går fra es videre til 2.
tractor-error-lead-gap = Parrene i en traktor skal være i træk.
tractor-error-count = { $count ->
    [1] I dette stik lægger hver ét kort.
   *[other] I dette stik lægger hver { $count } kort.
}
tractor-error-follow = { $count ->
    [1] Du har { tractor-suit } og skal bekende.
   *[other] Du har { tractor-suit } nok, så alle { $count } kort skal være { tractor-suit }.
}
tractor-error-short = { $count ->
    [1] Du har ét kort tilbage i { tractor-suit } og skal give det.
   *[other] Du har { $count } kort tilbage i { tractor-suit } og skal give dem alle.
}
tractor-error-pairs = { $count ->
    [1] Du har et par i { tractor-suit } og skal give det.
   *[other] Du har par i { tractor-suit } og skal give { $count } af dem.
}

## bridge
bridge-suit = { $suit ->
    [c] klør
    [d] ruder
    [h] hjerter
   *[s] spar
}
bridge-bid = { $level } { $strain ->
    [C] klør
    [D] ruder
    [H] hjerter
    [S] spar
   *[NT] uden trumf
}
bridge-pass = pas
bridge-double = dobler
bridge-redouble = redobler
bridge-contract = { bridge-bid }{ $doubled ->
    [1] {" "}doblet
    [2] {" "}redoblet
   *[other] {""}
}
bridge-over = { $count ->
    [0] {""}
    [1] {" "}med et overstik
   *[other] {" "}med { $count } overstik
}
bridge-declares = spiller { bridge-contract }
bridge-dummy = lægger kortene op
bridge-compass = { $at ->
    [s] Syd
    [w] Vest
    [n] Nord
   *[e] Øst
}
bridge-role = { bridge-compass }{ $as ->
    [declarer] {", spilfører"}
    [dummy] {", oversidder"}
    [dealer] {", giver"}
   *[none] {""}
}
bridge-zone = { $sides ->
    [none] Ingen
    [ns] N–S
    [ew] Ø–V
    [both] Alle
   *[unknown] –
}
bridge-vulnerable = I zonen
bridge-dealer = Giver
bridge-highest = Højeste
bridge-contract-is = Kontrakt
bridge-we = Vi
bridge-they = De
bridge-notrump = UT
bridge-short = { $call ->
    [P] Pas
   *[X] { $call }
}
bridge-strain-name = { $strain ->
    [C] klør
    [D] ruder
    [H] hjerter
    [S] spar
   *[NT] uden trumf
}
bridge-level = Trin
bridge-strain = Farve eller dobling
bridge-auction = Meldeforløbet
bridge-explain = { $who }: { $call }. Hvad den viser
bridge-before = Der gives, når det er valgt, hvem der er i zonen. I zonen er udgang og slem mere værd, og bet er dyrere.
bridge-asks-vulnerable = Hvem skal være i zonen?
bridge-asks-call = { $points } honnørpoint, { $shape }
bridge-asks-card = { $hand ->
    [dummy] Fra bordet
   *[own] Fra din hånd
}{ $suit ->
    [none] {", du spiller ud"}
    [void] {": ingen i farven"}
   *[s] {": bekend i "}{ bridge-suit }
}
bridge-dummy-of = Oversidder: { $who }
bridge-save = Gem som PBN
bridge-after = Hvad bedste spil giver
bridge-after-wait = Regner det ud.
bridge-after-table = Stik med åbne kort, efter spilfører
bridge-par = Parscore for nord og syd:
bridge-cost = Hvad kortene kostede
bridge-cost-card = { $count ->
    [1] { $who }, { $card }: 1 stik
   *[other] { $who }, { $card }: { $count } stik
}
bridge-cost-none = intet foræret væk
bridge-takes = tager stikket
bridge-vulnerable-none = Ingen i zonen
bridge-vulnerable-ns = Nord og syd i zonen
bridge-vulnerable-ew = Øst og vest i zonen
bridge-vulnerable-both = Alle i zonen
bridge-passed-out = Alle fire passede
bridge-won-declaring = I vandt { bridge-contract }{ bridge-over }
bridge-lost-declaring = I gik { $count } bet i { bridge-contract }
bridge-won-defending = De gik { $count } bet i { bridge-contract }
bridge-lost-defending = De vandt { bridge-contract }{ bridge-over }
bridge-result-made = { bridge-contract } blev vundet{ bridge-over }
bridge-result-failed = { bridge-contract } gik { $count } bet
bridge-line-tricks = { bridge-bid }
bridge-line-game = Udgang
bridge-line-part = Delkontrakt
bridge-line-small-slam = Lilleslem
bridge-line-grand-slam = Storeslem
bridge-line-doubled = { $doubled ->
    [1] Doblet kontrakt vundet
   *[other] Redoblet kontrakt vundet
}
bridge-line-overtricks = { $count } overstik
bridge-line-undertricks = { $count ->
    [1] 1 bet
   *[other] { $count } beter
}
bridge-line-first = Den første bet
bridge-line-next = { $count ->
    [1] Den næste bet
   *[other] De næste { $count } beter
}
bridge-line-further = { $count ->
    [1] 1 bet derudover
   *[other] { $count } beter derudover
}
bridge-line-ns = Nord og syd
bridge-line-ew = Øst og vest
bridge-note-vulnerable = i zonen
bridge-note-not-vulnerable = uden for zonen
bridge-note-doubled = { $doubled ->
    [1] doblet
   *[other] redoblet
}
bridge-error-vulnerable-first = Vælg først, hvem der er i zonen.
bridge-error-vulnerable-chosen = Zonen er allerede valgt.
bridge-error-auction = Der meldes stadig: meld eller sig pas.
bridge-error-auction-over = Der er meldt færdig: spil et kort.
bridge-error-bid = En melding skal være højere end { bridge-bid }.
bridge-error-no-bid = Der er ingen melding at doble endnu.
bridge-error-double-own = Du må kun doble modpartens melding.
bridge-error-doubled = Meldingen er allerede doblet.
bridge-error-not-doubled = Intet er doblet, så du kan ikke redoble.
bridge-error-redouble = Kun den side, der blev doblet, må redoble.
bridge-error-redoubled = Der er allerede redoblet.
bridge-error-follow = Du har { bridge-suit } og skal bekende.
bridge-error-dummy-follow = Bordet har { bridge-suit } og skal bekende.
bridge-error-dummy-holds = Det kort ligger ikke på bordet.
bridge-error-one-card = Vælg ét kort.
bridge-error-not-over = Alle fire hænder er først åbne, når spillet er slut.

## the bidding system of bridge
bridge-measure = { $measure ->
    [hcp] honnørpoint
    [points] point med lange farver
   *[support] point med korte farver
}
bridge-strength = { $low ->
    [0] { $high ->
        [37] {""}
       *[other] {""}, højst { $high } { bridge-measure }
    }
   *[other] { $high ->
        [37] {""}, mindst { $low } { bridge-measure }
       *[other] {""}, { $low }–{ $high } { bridge-measure }
    }
}
bridge-tells-honours = { $high ->
    [37] Mindst { $low } honnørpoint
   *[other] { $low }–{ $high } honnørpoint
}
bridge-tells-length = { $low }–{ $high } { bridge-suit }
bridge-tells-exact = Præcis { $count } { bridge-suit }
bridge-tells-least = Mindst { $count } { bridge-suit }
bridge-tells-most = Højst { $count } { bridge-suit }
bridge-tells-balanced = Jævn hånd
bridge-tells-stopped = Hold i { bridge-suit }
bridge-tells-aces = { $high ->
    [4] { $low ->
        [0] Intet es, eller alle fire
        [4] Alle fire esser
       [1] Mindst ét es
       *[other] Mindst { $low } esser
    }
    [1] Ét es
   *[other] { $high } esser
}
bridge-tells-strong = Eller en hvilken som helst hånd med { $low } honnørpoint
bridge-means-opening = Åbner i den længste farve{ bridge-strength }.
bridge-means-two-clubs = Åbner en meget stærk hånd og siger intet om klør{ bridge-strength }.
bridge-means-notrump = Viser en hånd til uden trumf{ bridge-strength }.
bridge-means-preempt = Tager pladsen fra dem med en lang farve{ bridge-strength }.
bridge-means-weak-two = Åbner svagt i en seksfarve{ bridge-strength }.
bridge-means-no-opening = Åbner ikke{ bridge-strength }.
bridge-means-no-response = Er for svag til at svare{ bridge-strength }.
bridge-means-raise = Støtter { bridge-suit }{ bridge-strength }.
bridge-means-aces = Spørger om esser på vej mod slem i { bridge-suit }{ bridge-strength }.
bridge-means-jump-shift = Springer i en ny farve og kræver udgang{ bridge-strength }.
bridge-means-new-suit = Melder en ny farve, og makker skal melde igen{ bridge-strength }.
bridge-means-limit = Melder uden trumf efter point{ bridge-strength }.
bridge-means-slam = Melder lilleslem{ bridge-strength }.
bridge-means-grand-slam = Melder storeslem{ bridge-strength }.
bridge-means-enough = Ser ingen grund til at melde mere{ bridge-strength }.
bridge-means-reverse = Melder en anden farve over den første, og makker skal melde igen{ bridge-strength }.
bridge-means-second-suit = Viser en anden farve{ bridge-strength }.
bridge-means-rebid = Melder den første farve igen{ bridge-strength }.
bridge-means-rebid-notrump = Viser en jævn hånd{ bridge-strength }.
bridge-means-no-more = Har intet bedre at melde{ bridge-strength }.
bridge-means-transfer = Viser { bridge-suit } og beder makker melde farven{ bridge-strength }.
bridge-means-stayman = Spørger makker om en firefarve i major{ bridge-strength }.
bridge-means-invite-slam = Inviterer til slem{ bridge-strength }.
bridge-means-completed = Melder den farve, makker bad om.
bridge-means-major = Viser fire kort i { bridge-suit }.
bridge-means-no-major = Har ingen firefarve i major.
bridge-means-waiting = Venter på, at makker beskriver den stærke hånd{ bridge-strength }.
bridge-means-positive = Svarer på to klør med værdier{ bridge-strength }.
bridge-means-strong-suit = Viser den stærke hånds farve og kræver udgang{ bridge-strength }.
bridge-means-raise-weak = Støtter for at stå i vejen for dem{ bridge-strength }.
bridge-means-answer = Siger, hvor mange esser der er.
bridge-means-too-few-aces = Mangler for mange esser til slem.
bridge-means-notrump-over = Viser en jævn hånd med hold i deres farve{ bridge-strength }.
bridge-means-overcall = Melder ind i en god farve{ bridge-strength }.
bridge-means-no-overcall = Har ingen god indmelding{ bridge-strength }.
bridge-means-takeout = Dobler for at bede makker om en af de andre farver{ bridge-strength }.
bridge-means-penalty = Dobler for at få kontrakten bet{ bridge-strength }.
bridge-means-answer-double = Svarer på makkers dobling{ bridge-strength }.
bridge-means-leave-double = Lader makkers dobling stå{ bridge-strength }.
bridge-means-redouble = Redobler med flest point{ bridge-strength }.
bridge-means-negative = Dobler for at vise de majorfarver, ingen har meldt{ bridge-strength }.
bridge-means-choice = Lader makker vælge mellem { bridge-suit } og uden trumf{ bridge-strength }.
bridge-means-game = Melder udgang{ bridge-strength }.
bridge-means-invite = Inviterer til udgang{ bridge-strength }.
bridge-means-part = Søger den bedste delkontrakt{ bridge-strength }.
bridge-means-own-suit = Melder en lang farve{ bridge-strength }.
bridge-means-correct = Foretrækker { bridge-suit } frem for uden trumf, med otte trumfer tilsammen.
bridge-means-compete = Melder videre, fordi trumfen er lang{ bridge-strength }.
bridge-means-plain = Er ikke i systemet og læses, som det lyder{ bridge-strength }.
bridge-means-plain-double = Er ikke i systemet og læses som styrke{ bridge-strength }.

## hints of bridge
hint-bridge-lead-sequence = Spiller det højeste kort i en sekvens ud.
hint-bridge-lead-partner = Spiller makkers meldte farve ud.
hint-bridge-lead-long = Spiller lavt ud fra den længste farve.
hint-bridge-lead-short = Spiller en kort farve ud og håber på en trumfning.
hint-bridge-draw-trumps = Trækker deres trumfer.
hint-bridge-cash = Tager et sikkert stik.
hint-bridge-toward = Spiller op mod høje kort.
hint-bridge-win = Tager stikket så billigt som muligt.
hint-bridge-ruff = Tager stikket med trumf.
hint-bridge-high = Spiller højt i tredje hånd.
hint-bridge-cover = Dækker et højt kort med et højere.
hint-bridge-low = Gemmer de høje kort til senere.
hint-bridge-discard = Skiller sig af med et kort, der næppe behøves.
hint-bridge-hold = Beholder esset, til en af dem ikke har flere i farven.
hint-bridge-set = Tager de stik, der sender kontrakten bet.
hint-bridge-only = Der er ikke andet at spille.
hint-bridge-best = Klarer sig bedst i { $count ->
    [1] én fordeling, der passer med det kendte.
   *[other] { $count } fordelinger, der passer med det kendte.
}
hint-bridge-near = Er næppe dårligere i { $count ->
    [1] én fordeling, der passer med det kendte.
   *[other] { $count } fordelinger, der passer med det kendte.
}

## score
score-number = { $points }
score-times = × { $factor }
score-plus = +{ $points }
score-minus = −{ $points }

## a deal told in words
told-title = { $game }, match { $match }, uddeling { $deal }
told-line = { $name }: { $told }

## cli
cli-about = Spil med de 54 kort mod computeren: på en side, i terminalen og som bibliotek.
cli-epilog = Hver kommando fortæller mere med -h.
cli-usage = Brug:
cli-arguments = Argumenter
cli-options = Valg
cli-commands = Kommandoer
cli-help-help = vis denne hjælp
cli-help-version = vis versionen
cli-help-lang = sproget; ellers terminalens
cli-help-play = spil i terminalen mod modstandere, der kun ser deres egne kort
cli-help-serve = start serveren, så der kan spilles i en browser
cli-help-replay = gå et gemt spil igennem, træk for træk, med alle kort åbne
cli-help-judge = spil gemte spil om, og sig, hvad der er galt i dem
cli-help-game = spillet
cli-help-level = modstandernes styrke
cli-help-think = så længe må en modstander tænke, i sekunder
cli-help-key = tilfældets nøgle, hexadecimalt: samme nøgle, samme kort
cli-help-keep = gem hvert spil i denne mappe
cli-help-record = et gemt spil; »-« læser, hvad der kommer ind
cli-help-all = vis det hele på én gang
cli-help-phh = skriv den i notationen Poker Hand History
cli-black-joker = BJ
cli-red-joker = RJ
cli-you = Du
cli-welcome = { $game } med { $names }. Tast { $help } for hjælp, { $quit } for at gå.
cli-bye = Tak for spillet.
cli-kept = Spillet er gemt i { $path }.
cli-next = Enter deler ud igen, q går
cli-deal = Uddeling { $number }
cli-take = tog { $cards } op
cli-no-phh = Kun Texas Hold’em kan skrives i den notation.
cli-show = viste { $cards }
cli-clear = { $name } spiller ud
cli-standing = { $name }: { $won }, i alt { $total }
cli-seat = Plads { $seat }
cli-step = Enter går videre, q slutter
cli-cards = kort
cli-laid = Åbent på bordet:
cli-from-laid = Spil et kort fra den åbne hånd.
cli-from-own = Spil et af dine egne kort.
cli-amount = { $least }–{ $most } i alt
cli-hint = tip
cli-hint-taken = Enter spiller det første.
cli-not-cards = Du har ikke »{ $text }« på hånden.
cli-no-level = Så stærk en modstander findes ikke: »{ $level }«. Der er { $levels }.
cli-broken = fejl i { $field }: { $why }
cli-unreadable = kan ikke læses: { $why }
cli-system-missing = filen findes ikke
cli-system-folder = det er en mappe
cli-system-denied = det er ikke tilladt
cli-system-port-used = porten er i brug
cli-system-address = computeren har ikke den adresse
cli-system-other = systemet svarer { $code }
cli-record-whole = i orden. { $game }, uddelinger: { $deals }, handlinger: { $actions }
cli-record-open = i orden, men den sidste uddeling er ikke slut. { $game }, uddelinger: { $deals }, handlinger: { $actions }
cli-key-ranks = kort efter værdi: to treere og en firer
cli-key-jokers = sort joker, rød joker
cli-key-names = bestemte kort: spar 3, hjerter 10
cli-key-hint = tip: de bedste træk først
cli-key-enter = efter et tip: spil det første
cli-key-quit = gå fra bordet
cli-help-arena = lad to slags modstandere spille mod hinanden, og mål, hvem der er bedst
cli-help-first = styrken, der måles; strong:400 gør 400 forsøg for hver beslutning, uanset hvor længe det varer
cli-help-second = styrken, den spiller mod; to ens måler heldet
cli-help-decks = så mange blandinger; hver spilles flere gange med byttede pladser
cli-help-seed = samme tal, samme kort
cli-help-option = et valg i spillet, så tit der er nogle: players=5, gift=yes
cli-help-no-auction = spring budrunden over: det er givet, hvem der spiller alene, og hvad der er budt
cli-arena-progress = { $done } af { $decks } blandinger, { $left } igen
cli-arena-head = { $first } mod { $second }. Blandinger: { $decks }, uddelinger: { $deals }
cli-arena-stopped = Stoppet. Så meget nåede de at spille.
cli-arena-void = Givet om, fordi ingen bød: { $count }
cli-arena-no-fixed = { $game } har ingen budrunde at springe over.
cli-arena-no-option = { $game } kan ikke spilles med { $options }.
cli-arena-role-all = Alle uddelinger
cli-arena-role-landlord = Som godsejer
cli-arena-role-farmer = Som bonde
cli-arena-line = { $name }: vandt { $won }, point { $points }, uddelinger: { $plays }
cli-arena-few = For få blandinger til et interval: der skal mindst { $count } til.
cli-arena-thinking = { $name } tænkte { $mean } ms for hver beslutning, højst { $longest } ms. Beslutninger: { $count }
cli-help-host = adressen, der lyttes på; 0.0.0.0 er alle
cli-help-port = porten; 0 tager en, der er ledig
cli-help-data = mappen til borde og nøgler; ellers { $folder }
cli-help-origin = adressen, folk ser, når serveren står bag en anden: https://cards.example.org
cli-help-workers = så mange processer tænker modstanderne i
cli-help-log = hvor meget der skrives om driften
cli-help-open = åbn siden i browseren
cli-serving = Spil på { $address } (Ctrl-C stopper). Bordene ligger i { $folder }.
cli-not-built = Siden er ikke bygget. Kør make play, eller npm ci og npm run build i mappen web.
cli-port-taken = Kan ikke lytte på { $host }, port { $port }: { $why }. Kører der allerede en server der? Ellers vælg en anden med --port.

## errors
error-stale = Spillet er gået videre. Sådan står det nu.
error-field = Der er noget galt med »{ $field }«.
error-too-large = Beskeden var for lang.
error-rate = Det gik for hurtigt. Vent et øjeblik, og prøv igen.
error-origin = Siden må ikke tale med denne server.
error-cookie = Din browser er ikke kendt her. Tillad cookies, og indlæs siden igen.
error-not-your-turn = Det er ikke din tur.
error-not-held = Du har ikke de kort på hånden.
error-not-a-card = »{ $card }« er ikke et kort.
error-unknown-action = Bordet forstår ikke »{ $action }«.
error-deal-over = Uddelingen er slut.
error-broken-json = Beskeden kunne ikke læses.
error-unknown-table = Bordet findes ikke. Måske er det slettet.
error-broken-table = Dette bord kan ikke genoptages.
error-unknown-game = Spillet findes ikke her.
error-unknown-level = Så stærk en modstander findes ikke her.
error-unknown-guide = Den vejledning findes ikke her.
error-unknown-option = Spillet har intet valg, der hedder »{ $option }«.
error-option = »{ $option }« kan ikke sættes til det.
error-option-needs = »{ $option }« passer ikke sammen med de andre valg.
error-not-seated = Du har ingen plads ved dette bord.
error-nonce-given = Din del af blandingen er allerede givet.
error-no-deal = Der er ikke givet kort endnu.
error-not-over = Uddelingen er ikke slut endnu.
error-not-out = Du har stadig kort på hånden.
error-no-hint = Der blev ikke fundet noget tip. Prøv igen.
error-not-alone = Kun den, der sidder alene blandt AI-spillere, kan tage noget tilbage.
error-nothing-to-take-back = Der er ikke noget at tage tilbage.
error-no-such-deal = Uddelingen findes ikke: Den er slettet, eller også er den ikke slut endnu.
error-no-such-notation = Den optegnelse findes ikke for denne uddeling.
error-match-not-over = Matchen er ikke slut endnu, så noget af den er stadig skjult.
error-dealt-again = De her kort er givet før; optegnelsen hører til første gang.
error-unknown-code = Koden findes ikke, er brugt eller udløbet. Bed om en ny på den anden enhed.
error-no-study = Det lykkedes ikke at regne det ud. Prøv igen.
error-unknown-study = Det kan der ikke siges noget om i dette spil.
error-not-found = Der er ikke noget på denne adresse.
error-method = Det kan man ikke gøre på denne adresse.
error-internal = Noget gik galt på serveren. Prøv igen.

## games
# What the home page says of each: a sentence, against whom, how long.
home-pitch-guandan = To spil kort og en makker over for dig. Hjerter af jeres trin er vilde, og går du først ud, stiger I begge.
home-company-guandan = makker over for dig
home-length-guandan = match fra 2 til A
home-pitch-zhengshangyou = Hver for sig. Kan du slå, så skal du, og det, du brænder inde med til sidst, kan blive dyrt.
home-company-zhengshangyou = alle mod alle
home-length-zhengshangyou = én uddeling ad gangen
home-pitch-tractor = Stik, trumf og point. Jag femmere, tiere og konger, og nå 80, før banken lukker.
home-company-tractor = makker over for dig
home-length-tractor = match fra 2 til over A
home-pitch-holdem = To kort på hånden, fem på bordet. Syn, høj eller fold, og vær den sidste med jetoner.
home-company-holdem = alle mod alle
home-length-holdem = 1000 jetoner
home-pitch-onepoker = Ét kort hver. Det højeste vinder, men 2’eren fælder esset, og I kan begge ane, hvad den anden sidder med.
home-company-onepoker = du mod én AI-spiller
home-length-onepoker = 20 jetoner
home-pitch-bridge = Meld en kontrakt sammen med din makker, og hent så de stik, I har lovet.
home-company-bridge = makker i nord
home-length-bridge = én uddeling ad gangen
home-pitch-winner = Gå ud først, og lad en anden sidde tilbage. I bestemmer selv, hvilke husregler der gælder.
home-company-winner = alle mod alle
home-length-winner = så længe I vil
home-pitch-doudizhu-table = Dou Dizhu, som det spilles ved et rigtigt bord: I trækker selv kortene og betaler efter hver uddeling.
home-company-doudizhu-table = to eller tre mod én
home-length-doudizhu-table = så længe I vil

## page
# cards
card-name = { $suit ->
    [c] klør
    [d] ruder
    [h] hjerter
   *[s] spar
} { card-rank }
card-rank = { $rank ->
    [T] 10
    [J] knægt
    [Q] dame
    [K] konge
    [A] es
   *[other] { $rank }
}
card-red-joker = stor joker
card-black-joker = lille joker
card-wild = { $card }, vildt kort
card-raised = { $card }, trinkort
card-tied = { $card }, gruppe { $number }
card-hidden = { $count } kort med bagsiden op
card-word-red = STOR
card-word-black = LILLE

# home
home-traditions = Korttraditioner
home-standard = International standard, 54 kort
home-encyclopedia = Wikipedia
home-line = Fire farver, to jokere og et bord, der altid er dækket.
home-waiting = Dit bord venter
home-waiting-many = Dine borde venter
home-phase-opening = kortene er ikke delt ud endnu
home-phase-play = { $yours ->
    [yes] det er din tur
   *[no] de andre spiller
}
home-phase-deal = uddelingen er slut
home-phase-match = matchen er slut
home-continue = Fortsæt
home-games = Spil
home-play = Spil
home-rules = Regler
home-learn = Lær det på to minutter
home-seats = { $count } pladser
home-seats-range = { $least }–{ $most } pladser
option-players = Spillere
option-preset = Husregler
option-preset-plain = Enkelt
option-preset-rich = Rigt
option-preset-gift = Gave
option-preset-revolution = Revolution
option-one-pack = Ét spil kort uden jokere
option-one-pack-note = Kun med fire spillere.
option-triple-single = Tre ens med et løst kort
option-triple-single-note = Tre ens kan have ét vilkårligt kort med.
option-straight-flush = Straight flush for sig
option-straight-flush-note = En straight i én farve slår kun andre straight flushes.
option-suits = Lige straights efter farve
option-suits-note = Farven på det højeste kort afgør.
option-triple-bomb = Tre ens er en bombe
option-triple-bomb-note = Kun med ét spil kort og uden revolution.
option-auto-pass = Automatisk pas
option-auto-pass-note = Efter en rød joker eller et par 2’ere passer alle, der ikke kan slå det, med det samme.
option-gift = Taberens gave
option-gift-note = Taberen giver sit højeste kort og tager ét af to, som vinderen tilbyder.
option-revolution = Revolution
option-revolution-note = Der er ingen bomber. Fire ens vender rækkefølgen om.
home-trouble = Bordet kunne ikke dækkes. Prøv igen om lidt.
home-pitch-doudizhu = Én mod to. Byd for at blive godsejer, og kom først af med kortene, eller slut jer sammen og stop godsejeren.
home-company-doudizhu = du mod to AI-spillere
home-length-doudizhu = én uddeling ad gangen
home-noscript = Siden skal bruge JavaScript for at dele kort ud.
home-back = Til forsiden

# traditions
traditions-title = Korttraditioner
traditions-line = Hver tradition har sit eget spil kort og sine egne spil. Her er dem, der er dækket op til.
traditions-games = { $count ->
    [1] ét spil
   *[other] { $count } spil
}
traditions-open = Gå til bordene

# settings
settings-title = Indstillinger
settings-close = Luk
settings-theme-turn = Lyst eller mørkt
settings-language = Sprog
settings-theme = Lys i rummet
settings-theme-system = Som enheden
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-contrast = Kontrast
settings-contrast-system = Som enheden
settings-contrast-plain = Normal
settings-contrast-more = Høj
settings-felt = Bordets klæde
settings-felt-moss = Mos
settings-felt-lake = Sø
settings-felt-clay = Ler
settings-felt-stone = Sten
settings-felt-plum = Blomme
settings-back = Kortenes bagside
settings-back-blue = Blå
settings-back-garnet = Granat
settings-back-pine = Fyr
settings-back-ink = Blæk
settings-pattern = Bagsidens mønster
settings-pattern-window = Vindue
settings-pattern-lattice = Gitter
settings-pattern-wave = Bølge
settings-large = Kort med store tegn
settings-large-note = Store tal og mærker, ingen billeder.
settings-left = Til venstrehåndede
settings-left-note = Knapper og kort ligger spejlvendt.
settings-four = Firefarvede kort
settings-four-note = Ruder er blå, og klør er grønne.
settings-counter = Tæl kortene for mig
settings-counter-note = Viser, hvor mange af hver værdi du endnu ikke har set.
settings-keys = Genvejstaster
settings-keys-note = P passer, T giver et tip, og tal byder. Med jetoner: F folder, C syner, R højer. I Guandan: S sorterer, F finder, G samler. Piletaster, mellemrum og Enter virker altid.
settings-auto = Giv automatisk
settings-auto-note = Næste uddeling i en match begynder af sig selv.
settings-forced = Spil det tvungne for mig
settings-forced-note = Når du kun kan gøre én ting, sker den af sig selv.
settings-finish = Hurtigt til ende
settings-finish-note = Har du ikke mere at gøre i en uddeling, spilles resten hurtigt.
settings-sound = Lyd
settings-sound-off = Fra
settings-sound-soft = Svag
settings-sound-full = Kraftig
settings-speed = Tempo
settings-speed-slow = Roligt
settings-speed-normal = Middel
settings-speed-fast = Hurtigt
settings-speed-off = Uden
settings-level = Modstandere
settings-level-casual = Hyggespiller
settings-level-strong = Stærk
settings-level-uniform = På må og få
settings-level-note = Gælder fra næste uddeling.
settings-restart = Begynd forfra
settings-restart-note = Matchen slutter her, seglet brydes, og en ny begynder.
settings-restart-go = Ja, begynd forfra

# table
table-leave = Forlad bordet
table-rules = Regler
table-rule = Vis regel { $paragraph }
table-close = Luk
table-deal = Uddeling { $number }
table-take-back = Tag tilbage
table-practice = Uddeling { $number }, øvelse
table-you = Du
table-partner = makker
table-guest = Gæst
table-facts = Det, der gælder nu
table-dealer = Giver
table-standing = Stilling
table-turned-up = Vendt kort
table-centre = Bordets midte
table-hand = Din hånd
table-cards = { $count } kort
table-multiplier = Ganges med
table-counter = Kort, du ikke har set
table-joining = Vi sætter os til bords
table-away = Forbindelsen er væk. Prøver igen.
table-barred = Du har ingen plads ved dette bord.
table-reload = Indlæs igen
table-your-turn = Din tur
table-turn = { $you ->
    [yes] Du er på tur
   *[no] { $who } er på tur
}
table-thinking = { $who } tænker
table-over = Uddelingen er slut
table-total = i alt { $points }
table-nothing-beats = Ingen af dine kort slår det, der ligger
table-readings = Hvad skal kortene gælde for?
table-calls = Bud
table-hint = Tip
table-hint-key = T
table-seeking = Tænker efter
table-hinted = Tip: { $what }
table-hinted-why = Tip: { $what }. { $why }
table-pass-ahead = Pas i min tur
table-pass-ahead-set = Du passer, når det er din tur. Tryk igen for at lade være.
table-choose = Vælg kort
table-choose-call = { $phase ->
    [vulnerability] Vælg zone
    [declare] Vælg en melding
   *[other] { $game ->
        [bridge] Vælg en melding
       *[other] Vælg et bud
    }
}
table-play = Spil { $what }
table-play-count = Spil { $count } kort
table-choose-more = { $count ->
    [1] Vælg 1 til
   *[other] Vælg { $count } til
}
table-last-trick = Sidste stik
table-tricks = Stik
table-won-trick = tager stikket
table-second-hand = Bordets hånd
table-again = Del ud igen
table-next = Næste uddeling
table-new-match = Ny match
table-tools = Hånden
table-sort = Sortér: { $order ->
    [suit] farve
    [groups] grupper
   *[rank] værdi
}
table-tie = Hold samlet
table-hurry = Spil hurtigt færdig
table-hurried = Spilles færdig
table-review = Se forløbet
table-record = Forløb
table-log = Hele uddelingen
table-log-empty = Der er ikke sket noget endnu.
table-log-took = tager
table-log-held = havde tilbage
table-last-round = Forrige runde
table-dealt = Der er delt ud. Du har { $count } kort.
table-did = { $who }: { $what }
table-took = { $who } tager { $cards }
table-showed = { $who } havde { $cards } tilbage
table-clear = { $who } spiller ud
table-doudizhu-kitty = { $you ->
    [yes] Bundkortene er dine, og du spiller ud
   *[no] { $who } tager bundkortene og spiller ud
}

# what beats a play
beats-title = Hvad kan slå det?
beats-lying = På bordet ligger { $what }.
beats-lowest = Samme slags med lige så mange kort, men højere. Det laveste er { $what }.
beats-none-higher = Intet af samme slags er højere.
beats-mightier = Desuden:
beats-nothing = Intet slår det.
beats-bomb = { $kinds ->
    [1] enhver bombe på { $count } kort
   *[other] enhver bombe på { $count } kort eller flere
}
beats-straight-flush = enhver straight flush
beats-own = { $count ->
    [0] Intet på din hånd slår det.
    [1] Du kan slå det på én måde:
   *[other] Du kan slå det på { $count } måder:
}
beats-nothing-lies = Der ligger intet at slå.
beats-on-turn = Spørg, når det er din tur.

# keys
keys-title = Tasterne ved bordet
keys-none = Bogstaver og tal er slået fra i indstillingerne.
keys-space = Mellemrum
keys-walk = gå gennem hånden
keys-ends = til første eller sidste kort
keys-pick = vælg kortet, eller læg det tilbage
keys-confirm = spil det valgte, eller gå videre
keys-clear = læg alt tilbage
keys-hint = tip
keys-pass = pas
keys-last = se sidste stik
keys-sort = sortér hånden på en anden måde
keys-find = find næste kombination
keys-tie = hold de valgte kort samlet
keys-beats = hvad kan slå det, der ligger
keys-show = vis denne oversigt
keys-bid = byd
keys-declare = meld trumf med kortene på den plads
keys-bridge-level = meldingens trin
keys-bridge-strain = derefter farven: C klør, D ruder, H hjerter, S spar, N uden trumf
keys-bridge-double = X dobler, R redobler
keys-bridge-vulnerable = vælg zonen
keys-fold = fold, eller check hvis det er gratis
keys-check = check eller syn
keys-raise = sats eller høj

# seal
seal-title = Blandingens segl
seal-short = Blandingens segl: { $start }…{ $end }
seal-explained = Før kortene blev delt ud, bandt bordet sig til en hemmelighed ved at vise dens fingeraftryk. Din browser lagde sit eget tal til. Af de to er hver uddeling blandet, så ingen kunne vælge kortene.
seal-commitment = Fingeraftryk, vist før første kort
seal-nonce = Din browsers tal
seal-secret = Hemmeligheden
seal-later = Hemmeligheden vises, når matchen er slut. Så regner din browser det hele efter.
seal-check-commitment = Hemmeligheden passer til fingeraftrykket
seal-check-nonce = Din browsers tal er med
seal-check-draws = Lodtrækningerne giver det samme
seal-check-decks = Blandingerne giver det samme
seal-check-cards = Dine kort lå, hvor de skulle
seal-passed = holder
seal-failed = holder ikke
seal-holds = Seglet holder: kortene er ærligt givet
seal-fails = Seglet holder ikke
seal-open = Seglet er brudt. Efterprøv det
seal-checking = Regner efter.
seal-insecure = Din browser regner kun efter på en sikker forbindelse (https).

## guides
guide-title = Første spil
guide-place = { $number } af { $count }
guide-close = Skjul vejledningen
guide-retry = Prøv igen
guide-next = Næste situation
guide-play = Spil rigtigt
guide-score = Regnskab
guide-doudizhu-1-look = Du er bonde, og kongen øverst er din medbondes. Godsejeren har passet. Din medbonde har ét kort tilbage. Hvad gør du?
guide-doudizhu-1-got = Netop. Man slår ikke sin egen side: Din medbonde spiller sit sidste kort ud, og I vinder begge.
guide-doudizhu-1-missed = Du tog udspillet fra din egen side. Din medbonde kunne have spillet sit sidste kort ud; nu får godsejeren, der også har ét, en chance til.
guide-doudizhu-2-look = Godsejeren har ét kort tilbage, og kun din raket, de to jokere, slår de tre 9’ere. Er det nu?
guide-doudizhu-2-got = Ja. Raketten slår alt og fordobler indsatsen, og du spiller ud. Fortsæt med par: Ét kort kan ikke svare på dem.
guide-doudizhu-2-missed = Godsejeren spiller sit sidste kort ud og har vundet. Bomber og raketter gemmes til det øjeblik, der afgør uddelingen, og det var her.
guide-guandan-1-look = Fire 4’ere er en bombe. I en uddeling på trin 2 er din hjerter 2 vild. Læg den sammen med dine fire hjerter: Det er stærkere.
guide-guandan-1-got = En straight flush: Den slår alle bomber på fire og fem kort, og det vilde kort stod for den hjerter, du manglede.
guide-guandan-1-missed = Sådan gik runden til modstanderne. Med den vilde 2’er bliver hjerter 4, 5, 6 og 7 til en straight flush, og den slår enhver bombe på fire.
guide-guandan-2-look = Der spilles på trin 2, så 2’erne ligger over esserne. Modstanderen med esset har ét kort tilbage. Kan du slå det?
guide-guandan-2-got = Trinkortet slår esset; over det er kun jokere og bomber. Modstanderen fik ikke udspillet.
guide-guandan-2-missed = Ingen slog esset, så modstanderen spiller sit sidste kort ud og bliver nummer ét. På trin 2 slår din 2’er et es.
guide-zhengshangyou-1-look = Du kan slå 7’eren, så du skal; hvad du slår med, vælger du selv. 9’eren er billigst. Men se på dine fire 9’ere.
guide-zhengshangyou-1-got = Godt: De fire 9’ere holdt sammen. En bombe oven på en andens kort giver 20 point, hvis ingen slår den.
guide-zhengshangyou-1-missed = Det var tilladt, men nu er bomben brudt: Tre 9’ere er ingen bombe. En knægt havde også slået 7’eren.
guide-zhengshangyou-2-look = Du spiller ud. Modstanderne har ét og to kort, og den, der kan slå dit, skal. Hvad kan ingen af dem slå?
guide-zhengshangyou-2-got = Ingen af dem har tre kort, så ingen kan slå tre 5’ere. Du spiller ud igen, og 6’eren er dit sidste kort.
guide-zhengshangyou-2-missed = Enkelte kort kan de andre slå, og så skal de. Tre 5’ere var sikre: Ingen af dem har tre kort.
guide-winner-1-look = Straighten på bordet begynder med en 2’er og er den næsthøjeste, der er. Hvilken af dine slår den?
guide-winner-1-got = A 2 3 4 5: Den, der begynder med es, er den højeste straight. Kun en bombe slår den.
guide-winner-1-missed = Du må altid passe og kan være med igen senere. Men A 2 3 4 5 havde slået den: Det er den højeste straight.
guide-doudizhu-table-1-look = Med to spil kort kan en bombe have mere end fire kort. Fire konger ligger på bordet, og du har fem 9’ere.
guide-doudizhu-table-1-got = Fem kort slår fire, uanset hvor høje de er. Det var dine sidste, og du har vundet som godsejer.
guide-doudizhu-table-1-missed = En bombe på fem slår enhver på fire, også konger. De fem 9’ere ville have været dine sidste kort.
guide-holdem-1-look = To hjerter på hånden, to på bordet: Én til giver flush. Det koster 30 at syne, og der ligger 160 i puljen. Er det prisen værd?
guide-holdem-1-got = 9 af de 46 kort, du ikke ser, er hjerter, omkring hvert femte. Du betalte 30 af 190, under en sjettedel: en god pris, hvad der end kommer.
guide-holdem-1-missed = 9 af de 46 ukendte kort er hjerter, omkring hvert femte. Et syn er 30 af 190, under en sjettedel: Til den pris lønner det sig bare at syne.
guide-holdem-2-look = Kun en knægt giver dig straight. Det koster 130 at syne, og der ligger 260 i puljen. Er det prisen værd?
guide-holdem-2-got = 4 af de 46 ukendte kort er knægte, omkring hvert tolvte, men prisen var en tredjedel af puljen. At folde koster ikke mere.
guide-holdem-2-missed = Kun 4 af de 46 ukendte kort hjælper, omkring hvert tolvte, og prisen er mindst en tredjedel af puljen. Fold, og gem jetonerne til et bedre tilbud.
guide-onepoker-1-look = Modstanderen viser to kort NED, altså højst en 7’er. Hvilket af dine kort låser du?
guide-onepoker-1-got = 9’eren slår alt fra 2 til 7, og du beholder esset til næste uddeling. Mod en 2’er ville esset endda tabe.
guide-onepoker-1-missed = Esset slår det meste, men taber til en 2’er. 9’eren slår alle kort NED og sparer esset til næste uddeling.
guide-onepoker-2-look = Begge modstanderens kort er NED, og du har låst en 8’er. Intet fra 2 til 7 slår den. Checker du, eller satser du?
guide-onepoker-2-got = Du kan ikke tabe denne uddeling, så hver jeton, der bliver synet, er din.
guide-onepoker-2-missed = Et check giver intet i sig selv. Du kan ikke tabe denne uddeling, så sats: Det, der bliver synet, er dit.
guide-bridge-1-look = Du melder først. Tæl 4 for et es, 3 for en konge, 2 for en dame og 1 for en knægt. Har du 15 til 17 og ingen kort farve, siger én melding det hele.
guide-bridge-1-got = 1 uden trumf: 15–17 point og en jævn hånd. Din makker kender nu næsten det hele og melder videre derfra.
guide-bridge-1-missed = Du har 16 point og ingen kort farve, og det siger 1 uden trumf med ét ord. Andre meldinger lover andre hænder.
guide-bridge-2-look = Du spillede hjerter op mod es og dame på bordet, og vest lagde lavt. Hvis vest har kongen, hvilket kort stikker så billigst?
guide-bridge-2-got = Knibningen lykkes: Kongen sidder i vest, så damen tager stikket, og esset er der endnu.
guide-bridge-2-missed = Prøv damen. Sidder kongen i vest, tager hun stikket, og esset tager et til. Det hedder en knibning.
guide-tractor-1-look = Din makkers es tager stikket, for du spiller sidst og har ingen spar. 10’ere og konger tæller 10 point, 5’ere 5. Hvad lægger du?
guide-tractor-1-got = Netop: 10’eren går til din egen side, i et stik som ingen kan tage fra jer.
guide-tractor-1-missed = Stikket er jeres, så her var 10’eren og dens 10 point i sikkerhed. De andre kort tæller ingenting.
guide-tractor-2-look = Der blev spillet et par i ruder ud, så du skal følge med et par i ruder. Modstanderne tager stikket. Hvilket par giver du dem?
guide-tractor-2-got = Rigtigt: 6’erne tæller ingenting. Et par skyldte du, men pointene ikke.
guide-tractor-2-missed = Et par skulle det være, men 5’erne gav modstanderne 10 point. 6’erne tæller ingenting.

## history
home-about = Kortspil med de 54 franske kort – spil med det samme i browseren mod ærlige AI-spillere.
rules-title = Regler for { $game }
rules-contents = Indhold
history-title = Det har du spillet
history-line = Alle uddelinger, du har spillet færdig: se dem igen, eller spil de samme kort en gang til.
history-figures = Dine tal
history-game = Spil
history-deals = Uddelinger
history-won = Vundet
history-percent = { $share } %
history-points = Point
history-mean = Pr. uddeling
history-chart = { $game }: dine point over { $deals } uddelinger, fra 0 til { $last }; lavest var { $lowest }, højest { $highest }.
history-range = lavest { $lowest }, højest { $highest }
history-played = Uddelinger
history-practice = øvelse
history-replay = Se igen
history-again = Spil igen
history-older = Ældre uddelinger
history-none = Der er ikke spillet nogen uddeling færdig endnu.
history-own = Dine data
history-own-line = Du kendes på en cookie i denne browser og på intet andet. Det, du har spillet, kan du tage med dig, flytte til en anden enhed eller slette.
history-trouble = Det lykkedes ikke. Prøv igen om lidt.
history-export = Hent det hele
history-code = Få en kode til en anden enhed
history-code-said = Skriv den på den anden enhed inden ti minutter. Den virker én gang.
history-move = En kode fra en anden enhed
history-move-go = Flyt hertil
history-moved = Flyttet. Alt, hvad du har spillet på den anden enhed, er her nu.
history-forget = Slet det hele
history-forget-note = Dine borde, uddelinger og tal slettes for altid, her og på alle enheder, der deler dem. Indstillingerne i denne browser slettes også.
history-forget-go = Slet for altid
history-forgotten = Alt, hvad der var gemt om dig, er slettet.
again-title = De samme kort igen
again-line = Du får pladsen og kortene fra den, der spillede uddelingen først. Det tæller som øvelse.
again-go = Giv kortene

## replay
replay-title = { $game } igen
replay-step = Trin { $step } af { $steps }
replay-at = Gå til et trin
replay-hands = Hænderne
replay-back = Tilbage
replay-on = Frem
replay-run = Afspil
replay-stop = Stop
replay-record = Matchens optegnelse
replay-score = Regnskab

## records from files
# What is wrong with a file: whole sentences, which also stand after the place in the file.
record-title = Fra en fil
record-line = En match, du har gemt, eller et bridgespil i PBN, også fra et andet program: gå det igennem trin for trin med alle kort åbne. Filen bliver ikke gemt her.
record-open = Åbn et gemt spil
record-another = Åbn et andet
record-deal = Uddeling { $number }/{ $count }
record-deal-at = Gå til en uddeling
record-seat = Plads { $seat }
record-none = Filen er hverken en optegnelse fra French 54 eller et bridgespil i PBN.
record-too-large = Filen er for stor. Grænsen er { $most } kB.
record-too-long = Det tager for lang tid at læse optegnelsen, så den blev opgivet.
record-format = Filen kalder sig »{ $format }«. Her kan kun »{ $known }« læses.
record-no-deals = Der er ingen i optegnelsen.
record-field = Feltet »{ $field }« mangler eller hører ikke hjemme der.
record-value = Det, der står der, er af en forkert slags.
record-game = Intet spil her hedder »{ $game }«.
record-option = Valget »{ $option }« findes ikke eller kan ikke sættes sådan.
record-options = Spillet kan ikke spilles med de valg på én gang.
record-key = Nøglen er ikke hexadecimal.
record-setup = Det, uddelingen begynder med, er ikke det, nøglen trækker.
record-deck = Kortene ligger ikke, som nøglen blander dem.
record-after-match = Matchen var slut før denne uddeling.
record-not-over = Den næste uddeling kommer, før denne er slut.
record-pbn-dealer = Giveren er »{ $dealer }«, og her kan kun spil med Syd (S) som giver læses.
record-pbn-vulnerable = »{ $vulnerable }« siger ikke, hvem der er i zonen.
record-pbn-four-hands = Der står ikke fire hænder i uddelingen.
record-pbn-four-suits = Hånden »{ $hand }« har ikke fire farver.
record-pbn-thirteen = Hånden »{ $hand }« har ikke tretten kort.
record-pbn-twice = Kortet { $card } er givet to gange.
record-pbn-call = »{ $call }« er ikke en melding.
record-pbn-begins = »{ $first }«, der skal spille ud, er ikke en plads ved bordet.
record-pbn-no-play = Der spilles et kort, hvor der ikke er noget spil.
record-at-action = Uddeling { $deal }, handling { $action }: { $why }
record-at-deal = Uddeling { $deal }: { $why }
record-at-pbn-action = PBN, melding eller kort { $action }: { $why }
record-at-pbn = PBN: { $why }
record-at-field = »{ $field }«: { $why }
record-rule = { $why } (§ { $paragraph })

## review
review-title = Gennemgang
review-going = { $at } af { $of } valg er set efter
review-stop = Stop
review-stopped = Stoppet.
review-again = Begynd forfra
review-chart = Sådan stod det for dig
review-chart-line = Hvad du kunne vente at vinde efter hvert valg. Tryk på linjen for at gå derhen.
review-dear = Trin { $step }
review-cost = kostede cirka { $amount }
review-taken = Du valgte
review-best = Den stærke spiller ville have valgt
review-here = Den stærke spillers valg:
review-points = { $amount } point
review-chips = { $amount } jetoner
review-levels = { $amount } trin
review-step = Trin
review-expected = Forventet
review-lost = Tabt
review-end = Resultat
review-worst = Det, der kostede dig mest
review-none = Intet af det, du gjorde, kostede noget, der kan skelnes fra tilfældigheder. Godt spillet.
review-nothing = Der var ingen valg at veje i denne uddeling.
review-note = Alle tal er skøn: de kort, du ikke kunne se, gives tilfældigt mange gange, som de kunne have ligget. Det, der kan være tilfældigt, regnes ikke for en fejl.

## offline
offline-title = Der er ingen forbindelse
offline-line = Der skal forbindelse til for at spille. Forsiden, reglerne og de uddelinger, du har set på, kan stadig læses.
offline-retry = Prøv igen
