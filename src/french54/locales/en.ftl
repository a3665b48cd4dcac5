### French 54 in English.
### Games keep their names; ranks are written as on the card (10, J, Q, K, A), or as words in lower case.

## names
game-doudizhu = Dou Dizhu
game-guandan = Guandan
game-zhengshangyou = Zheng Shangyou
game-tractor = Tractor
game-holdem = Texas Hold'em
game-onepoker = One Poker
game-bridge = Bridge
game-winner = Winner
game-doudizhu-table = Dou Dizhu at the table

## numbers
# A thousand, as the language groups digits; and any number by itself.
number-thousand = 1,000
number-alone = { $number }

## plays
# Read both on the button after “Play” and in the log after a name: lower case first, no full stop.
rank-one = { $rank ->
    [J] jack
    [Q] queen
    [K] king
    [A] ace
    [BJ] black joker
    [RJ] red joker
   *[other] { $rank }
}
rank-many = { $rank ->
    [J] jacks
    [Q] queens
    [K] kings
    [A] aces
    [BJ] black jokers
    [RJ] red jokers
   *[other] { $rank }s
}
count-word = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
}
play-single = { rank-one }
play-pair = pair of { rank-many }
play-triple = three { rank-many }
play-triple-single = three { rank-many } and a single
play-triple-pair = three { rank-many } and a pair
play-straight = straight, { $from } to { $to }
play-pair-chain = { count-word } pairs in a row, { $from } to { $to }
play-plane = plane, { $from } to { $to }
play-plane-single = plane with singles, { $from } to { $to }
play-plane-pair = plane with pairs, { $from } to { $to }
play-four-two-single = four { rank-many } and two cards
play-four-two-pair = four { rank-many } and two pairs
play-bomb = bomb, four { rank-many }
play-rocket = rocket
play-bomb-of = bomb, { count-word } { rank-many }
play-triple-bomb = bomb, three { rank-many }
play-heavenly-bomb = heavenly bomb, four 3s
play-full-house = full house, three { rank-many }
play-tube = tube, { $from } to { $to }
play-plate = plate, { $from } to { $to }
play-straight-flush = straight flush, { $from } to { $to }
play-joker-bomb = joker bomb
play-triple-chain = { count-word } triples in a row, { $from } to { $to }
play-four = four { rank-many }
play-ultra-bomb = ultra bomb
play-pass = pass
play-shape = { $shape ->
    [single] a single card
    [pair] a pair
    [triple] three of a rank
    [triple-single] three of a rank with one card
    [triple-pair] three of a rank with a pair
    [full-house] a full house
    [straight] a straight
    [pair-chain] a row of pairs
    [tube] a tube
    [plate] a plate
    [plane] a plane without wings
    [plane-single] a plane with singles
    [plane-pair] a plane with pairs
    [triple-chain] a row of triples
    [straight-flush] a straight flush
    [four] four of a rank
    [four-two-single] four of a rank with two cards
   *[other] four of a rank with two pairs
}
play-error-kind = Only { play-shape } or a bomb may follow here.
play-error-bomb = Only a bomb higher than { rank-one } beats this bomb.
play-error-higher = It must be higher than { rank-one }.
play-error-length = The row on the table is { $count } ranks long, yours { $yours }.
play-error-nothing = These cards are no combination.
play-error-run-top = A row may not hold a 2 or a joker.
play-error-run-gap = The ranks must follow one another without a gap.
play-error-straight-short = A straight needs at least five cards.
play-error-pairs-short = A row of pairs needs at least { count-word } pairs.
play-error-lead = You lead, so you must play.

## doudizhu
doudizhu-bid = bid { $points }
doudizhu-call = bid { $points }
doudizhu-no-bid = pass
doudizhu-landlord = landlord
doudizhu-farmer = farmer
doudizhu-kitty = Kitty
doudizhu-won-landlord = You won as the landlord
doudizhu-lost-landlord = You lost as the landlord
doudizhu-won-farmer = You farmers won
doudizhu-lost-farmer = The landlord beat you farmers
doudizhu-result-landlord = The landlord won
doudizhu-result-farmers = The farmers won
doudizhu-void = Everyone passed, so the cards are dealt again
doudizhu-line-bid = Bid
doudizhu-line-bomb = Bomb
doudizhu-line-rocket = Rocket
doudizhu-line-spring = Spring
doudizhu-line-counter-spring = Counter-spring
doudizhu-line-each-farmer = Each farmer
doudizhu-line-landlord = Landlord
doudizhu-line-multiplier = Multiplier
doudizhu-error-kind = Only { play-shape }, a bomb or the rocket may follow here.
doudizhu-error-rocket = Nothing beats the rocket.
doudizhu-error-bomb = Only a bomb higher than { rank-one }, or the rocket, beats this bomb.
doudizhu-error-joker-pair = The two jokers are not a pair.
doudizhu-error-carried-jokers = Both jokers may not be carried together.
doudizhu-error-triple = Three of a rank carry one card, one pair or nothing.
doudizhu-error-four = Four of a rank carry two cards, two different pairs or nothing.
doudizhu-error-wings-own = A plane may not carry cards of its own ranks.
doudizhu-error-wings-three = A plane may not carry three of a rank.
doudizhu-error-wings-pairs = A plane carries one pair of its own rank for each triple, all different.
doudizhu-error-wings-count = A plane of { $triples } triples carries { $triples } cards, { $triples } pairs or nothing.
doudizhu-error-auction = The auction is still on: bid or pass.
doudizhu-error-auction-over = The auction is over.
doudizhu-error-bid = A bid must be higher than { $bid }.

## hints of doudizhu
hint-no-bid = With this hand it may be better to be a farmer.
hint-bid-try = The hand is just worth a bid.
hint-bid-fair = The hand is good, but not good enough to bid more.
hint-bid-three = That ends the auction, and you are the landlord.
hint-out = That is the last of your cards.
hint-sure = From there only a bomb can stop you.
hint-bomb = It does more here than kept for later.
hint-cannot = You hold nothing that beats the table.
hint-partner-holds = The other farmer holds the table.
hint-save = It is better to keep your cards now.
hint-feed = It may help the other farmer out.
hint-avoid = An opponent has only { $count ->
    [one] { $count } card
   *[other] { $count } cards
} left, so lead another number.
hint-keep-lead = Only a bomb beats it, so you should lead again.
hint-long = It gets rid of many cards at once.
hint-low = Low cards are best let go when you lead.
hint-draw = It is high, and draws out the few cards that beat it.
hint-stop = The opponent who holds the table has only { $count ->
    [one] { $count } card
   *[other] { $count } cards
} left and must be stopped.
hint-top = A high card here is dear for the landlord, who comes next.
hint-take-lead = Only a bomb beats it, so you should lead next.
hint-cheap = It breaks nothing in your hand.
hint-fight = It costs a little, but gives no round away.
hint-side-holds = One of your side holds the table.
hint-side-feed = It may help one of your side out.
hint-winner-sure = From there nobody can stop you.
hint-winner-top = Nothing beats it, so the next lead should be yours.
hint-winner-revolution = Your cards are worth more once the order is turned round.
hint-winner-offer = You can best do without these two, whichever is taken.
hint-winner-take = It fits best with what you hold.

## guandan
guandan-return = give back
guandan-us = Us
guandan-them = Them
guandan-played = Playing
guandan-wild = Wild card
guandan-flushes = Straight flushes: { $count }
guandan-give-back = Choose a card to give back
guandan-tributes = Tribute
guandan-gives = gave to
guandan-gives-back = gave back to
guandan-tribute = tribute from { $seat }
guandan-returned = given back by { $seat }
guandan-refused = Both red jokers lie with those who owe tribute, so no cards change hands
guandan-leads = on lead
guandan-wind = on lead in place of { $seat }
guandan-place = { $place ->
    [1] first place
    [2] second place
    [3] third place
   *[other] last place
}
guandan-won = Your side won the deal
guandan-lost = The other side won the deal
guandan-result = { $seat } and partner won the deal
guandan-won-match = Your side won the match
guandan-lost-match = The other side won the match
guandan-result-match = { $seat } and partner won the match
guandan-line-place = { $seat }
guandan-line-up = The winners rise
guandan-line-ours = Your side
guandan-line-theirs = The other side
guandan-line-side = { $seat } and partner
guandan-levels = { $from } → { $to }
guandan-error-joker-pair = A pair of jokers must be of one colour.
guandan-error-jokers = Jokers go singly, as a pair of one colour, or all four together.
guandan-error-straight = A straight has exactly five cards.
guandan-error-tube = A tube is exactly three pairs in a row.
guandan-error-plate = A plate is exactly two triples in a row and carries nothing.
guandan-error-wrap = A row does not run on from ace to 2.
guandan-error-triple = Three of a rank go alone or with a pair.
guandan-error-wild-joker = A wild card cannot stand for a joker.
guandan-error-wild = The wild card cannot stand for that here.
guandan-error-bomb = Only a stronger bomb beats this one.
guandan-error-joker-bomb = Nothing beats the joker bomb.
guandan-error-return-first = First give a card back.
guandan-error-return = Give back a card from 2 to 10 that is not wild and not the one you just got.
guandan-error-return-lowest = You have no card from 2 to 10 to give, so you give your lowest.
guandan-error-no-return = There is no card to give back now.
guandan-error-one-card = Choose one card.

## hints of guandan
hint-guandan-return = It is the card you miss least that helps an opponent little.
hint-guandan-return-partner = You hardly miss it, and your partner may find a use for it.
hint-guandan-partner-holds = Your partner holds the table.
hint-guandan-feed = Your partner may go out on it.
hint-guandan-block = The opponent who plays next has only { $count ->
    [one] { $count } card
   *[other] { $count } cards
} left, so play high.

## zhengshangyou
zhengshangyou-won = You went out first
zhengshangyou-lost = { $seat } went out first
zhengshangyou-bonus = bomb bonus, { $points } points
zhengshangyou-bonuses = Bomb bonuses
zhengshangyou-stakes = If it ended now
zhengshangyou-stake = −{ $points } right now
zhengshangyou-earned = bombs { $sign ->
    [plus] +
   *[minus] −
}{ $points }
zhengshangyou-opens = The 3 of hearts must be in it
zhengshangyou-opening = { $you ->
    [yes] You have the 3 of hearts and lead
   *[no] { $who } has the 3 of hearts and leads
}
zhengshangyou-line-cards = { $seat }: { $count ->
    [1] 1 card left
   *[other] { $count } cards left
}
zhengshangyou-line-never = { $seat }: never played, so the same again
zhengshangyou-line-two = { $seat }: 2 of spades left
zhengshangyou-line-held = { $seat }: bomb left
zhengshangyou-line-bonus = { $seat }: bomb on other cards
zhengshangyou-line-total = { $seat }
zhengshangyou-note-bonus = the others pay { $points } each
zhengshangyou-error-heart-three = The first play must contain the 3 of hearts.
zhengshangyou-error-must = You can beat this, so you must.
zhengshangyou-error-heavenly = Nothing beats the heavenly bomb.
zhengshangyou-error-aces = Nothing beats the three aces.
zhengshangyou-error-triple = Three of a rank carry nothing here.
zhengshangyou-error-four = Four of a rank carry nothing here.
zhengshangyou-error-plane = Triples in a row are no combination here.

## hints of zhengshangyou
hint-zhengshangyou-only = Nothing else in your hand beats the table.
hint-zhengshangyou-must = You must beat the table, and this breaks least.
hint-zhengshangyou-bonus = A bomb on the others' cards earns { $points } points if nobody beats it.
hint-zhengshangyou-two = Whoever is caught with the 2 of spades loses { $points } points more.
hint-zhengshangyou-block = The next player has only { $count ->
    [one] { $count } card
   *[other] { $count } cards
} left, so play high.

## doudizhu-table
doudizhu-table-turned = drew the card turned up
doudizhu-table-first = { $you ->
    [yes] You drew the card turned up and call first
   *[no] { $who } drew the card turned up and calls first
}
doudizhu-table-void = Everyone passed, so the cards are dealt again
doudizhu-table-won-others = You beat the landlord
doudizhu-table-lost-others = The landlord won against you
doudizhu-table-result-others = The landlord lost
doudizhu-table-line-each = Each of the others
doudizhu-table-error-bomb = Only a bomb of more cards, one of as many higher than { rank-one }, or the rocket beats this bomb.
doudizhu-table-error-joker-pair = A red and a black joker are not a pair.
doudizhu-table-error-triple = With four players three of a rank carry a pair or nothing.
doudizhu-table-error-four = Four of a rank carry two cards of different ranks, two different pairs or nothing.
doudizhu-table-error-four-bare = With four players four of a rank carry nothing.
doudizhu-table-error-wings = With four players a plane carries one pair for each triple, all different, or nothing.
doudizhu-table-error-wings-alike = The cards a plane carries must all differ in rank.

## winner
winner-turned = was dealt the card turned up
winner-place = place { $place }
winner-order = Order
winner-reversed = turned round
winner-ask-offer = Choose two cards to offer
winner-ask-take = Choose one of the two cards
winner-giving = { $you ->
    [yes] You give your highest card
   *[no] { $who } gives the highest card
}
winner-offering = { $you ->
    [yes] You offer two cards
   *[no] { $who } offers two cards
}
winner-taken = { $you ->
    [yes] You take this card
   *[no] { $who } takes this card
}
winner-offer = offer these two
winner-take = { $suit ->
    [joker] take the { rank-one }
   *[other] take the { card-name }
}
winner-gives = gave away the highest card
winner-offers = offers two cards
winner-takes = took one of them
winner-revolution = turned the order of ranks round
winner-out = out, in place { $place }
winner-won = You were out first
winner-lost = You were left with cards
winner-between = You came in place { $place }
winner-result = { $seat } was out first
winner-line-cards = { $seat }: { $count ->
    [1] 1 card left
   *[other] { $count } cards left
}
winner-line-total = { $seat }
winner-note-each = { $points } points each
winner-error-ultra = Nothing beats the ultra bomb.
winner-error-bomb = Only a higher bomb beats this bomb: one of more cards, or of as many and a higher rank.
winner-error-kind = Only { play-shape } may follow here.
winner-error-turned = The order is turned round, so it must be lower than { rank-one }.
winner-error-turned-straight = The order is turned round, so it must be a lower straight.
winner-error-suit = With the same ranks, your last card must be of a higher suit.
winner-error-straight = It must be a higher straight. Those from the ace are highest, then those from the 2.
winner-error-straight-joker = A straight may not hold a joker.
winner-error-straight-end = A straight may not run on beyond the ace.
winner-error-revolution = There are no bombs at this table, but exactly four of a rank are a combination.
winner-error-four = Four of a rank or more carry nothing.
winner-error-triple-single = Three of a rank do not carry a single at this table.
winner-error-full-house = A full house is three of a rank and a pair.
winner-error-play = The gifts are over: play cards.
winner-error-offer = Offer exactly two cards of your hand.
winner-error-take = Take one of the two cards offered.

## betting
# What a seat may say stands on buttons; what it did (“did”) stands in the log after a name.
betting-fold = fold
betting-check = check
betting-call = call
betting-call-chips = call { $chips }
betting-call-all-in = call { $chips }, all-in
betting-bet = bet { $chips }
betting-raise = raise to { $chips }
betting-did-fold = fold
betting-did-check = check
betting-did-call = call { $chips }
betting-did-call-all-in = call { $chips }, all-in
betting-did-bet = bet { $chips }
betting-did-bet-all-in = bet { $chips }, all-in
betting-did-raise = raise to { $chips }
betting-did-raise-all-in = raise to { $chips }, all-in
betting-refund = { $chips } back, not called
betting-wins = won { $chips }
betting-out = out of the match, in place { $place }
betting-won = You won { $chips }
betting-lost = You lost { $chips }
betting-even = You neither won nor lost
betting-shared = The pot was shared
betting-won-by = { $seat } won { $chips }
betting-line-refund = Not called, back to { $seat }
betting-line-pot = Pot: { $seat }
betting-line-main = Main pot: { $seat }
betting-line-side = Side pot { $number }: { $seat }
betting-note-unopposed = everyone else folded
betting-preset-least = Min
betting-preset-third = ⅓
betting-preset-half = ½
betting-preset-pot = Pot
betting-preset-all = All
betting-presets = Suggested amounts
betting-less = Less
betting-more = More
betting-total = In all in this round
betting-total-typed = In all in this round, typed
betting-go-bet = Bet …
betting-go-raise = Raise …
betting-plan-fold = check or fold
betting-plan-call = call any
betting-match-won = { $you ->
    [yes] You won the match
   *[no] { $who } won the match
}
betting-score = Score
betting-rush = Faster
betting-pot = Pot
betting-main-pot = Main pot
betting-side-pot = Side pot { $number }
betting-price = To call
betting-to-call = { $chips } to call
betting-pot-is = The pot is { $chips }
betting-pots = Main pot { $main }, on the side { $side }
betting-stack = Your stack
betting-chips = chips
betting-before = in front
betting-folded = folded
betting-all-in = all-in
betting-is-out = out
betting-you-out = You are out, in place { $place }, and may watch
betting-did-show = showed
betting-counts = { $card }, counts
betting-chart = The stacks through the match
betting-chart-table = As a table
betting-chart-deal = After deal
betting-odds = wins { $win }%, shares { $tie }%
betting-odds-title = Your chances
betting-odds-note = Against random hands, if all stayed in to the end.
betting-odds-share = Given how they bet: { $share }% of the pot.
betting-save = Save the hands of the match
betting-save-words = In words
betting-error-fold = You owe nothing, so you need not fold. You can check.
betting-error-check = You cannot check: there is { $chips } to call.
betting-error-call = There is nothing to call. You can check.
betting-error-say-bet = Nobody has bet yet, so this is a bet.
betting-error-say-raise = There is a bet already, so this is a raise.
betting-error-short = You have too few chips to raise. You can call with what you have.
betting-error-closed = The all-in was too small to let you raise again.
betting-error-alone = Nobody else can still bet, so you cannot raise.
betting-error-most = You have { $chips } at most.
betting-error-least = It must be { $chips } in all, or more.
betting-error-cards = There are no cards to choose now. You bet.

## holdem
holdem-rank-high = { $high ->
    [J] jacks
    [Q] queens
    [K] kings
    [A] aces
   *[other] { $high }s
}
holdem-rank-low = { $low ->
    [J] jacks
    [Q] queens
    [K] kings
    [A] aces
   *[other] { $low }s
}
holdem-high-card = high card { rank-one }
holdem-pair = pair of { rank-many }
holdem-two-pair = two pairs, { holdem-rank-high } and { holdem-rank-low }
holdem-three = three { rank-many }
holdem-straight = straight up to { $rank }
holdem-flush = flush with { $rank } at the top
holdem-full-house = full house, { holdem-rank-high } over { holdem-rank-low }
holdem-four = four { rank-many }
holdem-straight-flush = straight flush up to { $rank }
holdem-royal-flush = royal flush
holdem-small-blind = small blind { $chips }
holdem-big-blind = big blind { $chips }
holdem-flop = Flop
holdem-turn = Turn
holdem-river = River
holdem-preflop = Before the flop
holdem-button = Has the button
holdem-blinds = blinds { $blinds }
holdem-error-no-odds = You have no chances to reckon: you are out, or nobody is left to beat.

## onepoker
onepoker-ante = ante { $chips }
onepoker-shuffle = The discards are shuffled anew
onepoker-signals = UP { $up }, DOWN { $down }
onepoker-up = UP
onepoker-down = DOWN
onepoker-your-signals = Your signals
onepoker-signals-of = Signals of { $who }
onepoker-cards-of = Cards of { $who }
onepoker-its-lock = a locked card
onepoker-kept = kept
onepoker-yours-locked = locked
onepoker-choose = Choose the card you play
onepoker-stock = Cards to deal
onepoker-seen = Cards shown
onepoker-picture = How many cards of each rank you have not seen since the last shuffle, and what the other’s cards may be.
onepoker-unseen = Not seen yet
onepoker-hidden-kept = The card { $who } kept
onepoker-hidden-new = { $who }: the new card
onepoker-hidden-either = { $who }: one of the cards
onepoker-impossible = impossible
onepoker-shown-since = Shown since the last shuffle
onepoker-none-shown = None yet.
onepoker-lock = lock
onepoker-locked = a card is locked
onepoker-note-higher = { $high } over { $low }
onepoker-note-two = the 2 beats the ace
onepoker-note-tie = { $rank } against { $rank }
onepoker-error-lock-first = First lock one of your cards.
onepoker-error-locked = Your card is locked and cannot be changed.
onepoker-error-one-card = Choose one card.

## hints of onepoker
hint-onepoker-lock-high = Your higher card wins enough to be worth more now than in the next deal.
hint-onepoker-lock-low = Your lower card does for this deal, and the higher one is worth more later.
hint-onepoker-lock-save = The high card you keep is worth more in the next deal than what this one is likely to bring.
hint-onepoker-lock-two = The 2 may meet an ace, and you keep the better card.
hint-onepoker-lock-either = Both your cards are of one rank, so it does not matter which you lock.
hint-onepoker-fold = By these signals and bets your card wins too seldom for the price.
hint-onepoker-check = Your card is not strong enough to be called by worse ones.
hint-onepoker-check-strong = Your card is strong, but a check may draw a bet from a worse one.
hint-onepoker-call = Your card wins often enough for the price.
hint-onepoker-call-bluff = Your card beats little more than bluffs, but they are frequent enough for this price.
hint-onepoker-bet = Your card beats most of what the other can hold, so make it pay to see it.
hint-onepoker-bluff = Your card seldom wins when compared, but the other may fold to a bet.

## hints of holdem
hint-holdem-open = Nobody has raised, and from this place the hand is good enough to open.
hint-holdem-fold = Against what the others are likely to hold you win about { $percent }% of the time; the price needs { $need }%.
hint-holdem-call = You win about { $percent }% of the time against what the others are likely to hold; the price needs { $need }%.
hint-holdem-check = With about { $percent }% against what the others are likely to hold, a check keeps the pot small.
hint-holdem-check-strong = Your hand is strong, about { $percent }%, and a check may draw a bet from a worse one.
hint-holdem-bet = You win about { $percent }% of the time against what the others are likely to hold, so make them pay.
hint-holdem-bluff = You win only about { $percent }% if all stay in, but by their betting the others give up often enough.

## hints of tractor
hint-tractor-call = With these trumps you would hold { $count }, which is a strong hand.
hint-tractor-call-best = With these trumps you would hold { $count }, and no other choice suits your hand better.
hint-tractor-call-less = With these trumps you would hold { $count }, but there is something better.
hint-tractor-overrule = With these trumps you would hold { $count }, and the opponents’ choice suits you less.
hint-tractor-no-call = You are not strong enough in a suit that you could declare.
hint-tractor-pass-better = When such deals were tried out, passing did better than declaring.
hint-tractor-leave = Your side has declared, and your hand gives no cause to change it.
hint-tractor-no-overrule = Nothing you could declare is much better for your hand.
hint-tractor-wait = You would say nothing about your hand, and leave the trumps to others.
hint-tractor-bury-void = { $count ->
    [1] It leaves you out of a suit, in which you can then trump.
   *[other] It leaves you out of { count-word } suits, in which you can then trump.
}
hint-tractor-bury-low = It parts with the least: low cards that count nothing.
hint-tractor-bury-points = It buries { $points } points, but whatever else you could bury would be missed more.
hint-tractor-only = It is all you can sensibly play.
hint-tractor-partner-ruffs = Your partner is out of that suit and can trump.
hint-tractor-tractor = Pairs in a row are hard to beat and draw pairs from the others.
hint-tractor-draw = It draws trumps, so that your high cards will stand.
hint-tractor-boss = Nothing higher of that kind is left; only trumps could beat it.
hint-tractor-pair = A pair is harder to beat than a single card.
hint-tractor-low = It costs little, and your partner may take the trick.
hint-tractor-win = It is likely to win the { $points } points in this trick.
hint-tractor-ruff = You are out of the suit, so trump in for the { $points } points.
hint-tractor-ruff-lead = You are out of the suit, so you can trump and lead next.
hint-tractor-take-lead = It can win the trick at a low price, and you would lead next.
hint-tractor-feed = Your side is likely to take this trick, so add { $points } points to it.
hint-tractor-partner-wins = Your partner is likely to take this trick, so keep what is better.
hint-tractor-hope = It may still be your side’s trick, and the points must go sometime.
hint-tractor-must = The trick is likely lost, but everything else would cost more.
hint-tractor-deny = The opponents are likely to take this trick, so give them no points.
hint-tractor-save = This trick is not worth more, so keep your better cards.

## tractor
tractor-suit = { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
    [s] spades
   *[t] trumps
}
tractor-pass = pass
tractor-declare = { tractor-suit }, with one card
tractor-declare-pair = { tractor-suit }, with a pair
tractor-declare-jokers = no trump suit, with two { rank-many }
tractor-bury = bury these, { $points } points
tractor-tractor = tractor of { count-word } pairs
tractor-cards = { count-word } cards
tractor-turned-up = Nobody declared, so the kitty is turned up
tractor-trumps = banker at level { $rank }, { $suit ->
    [c] clubs are trumps
    [d] diamonds are trumps
    [h] hearts are trumps
    [s] spades are trumps
   *[n] no trump suit
}
tractor-takes = took up the kitty
tractor-buries = buried eight cards
tractor-role = { $as ->
    [banker] banker
   *[partner] partner
    [partner-banker] partner, banker
}
tractor-attackers = { $you ->
    [yes] We attack
   *[no] They attack
}
tractor-trump = Trumps
tractor-no-trump = no suit
tractor-we = We
tractor-they = They
tractor-declared = { $who } declared
tractor-declarations = Declarations you hold
tractor-nothing-to-declare = You hold nothing to declare
tractor-captured = Cards that count, as they were won
tractor-kitty-yours = The kitty is in your hand. Bury eight cards.
tractor-kitty-open = The kitty, seen by all
tractor-kitty-theirs = { $who } takes up the kitty and buries eight cards
tractor-kitty-taken = Taken up
tractor-kitty-was = Buried
tractor-asks-declare = Declare trumps with a { $rank }, or pass
tractor-asks-bury = Choose eight cards to bury
tractor-asks-lead = Lead a card, a pair or a tractor
tractor-asks-follow = { $suit ->
    [none] No card of the suit: discard or trump
   *[s] Follow { tractor-suit }
}{ $points ->
    [0] {""}
   *[other] {" "}· { $points } points in the trick
}
tractor-wins = won the trick, { $points } points
tractor-opened = The kitty holds { $points } points
tractor-won-bank = You held the bank against { $points } points
tractor-lost-bank = You lost the bank, they scored { $points } points
tractor-won-attack = You took over the bank with { $points } points
tractor-lost-attack = They held the bank, you scored { $points } points
tractor-won-match = You won the match, past the ace
tractor-lost-match = They won the match, past the ace
tractor-result-held = The banker’s side held the bank against { $points } points
tractor-result-taken = The attackers took over the bank with { $points } points
tractor-result-match-bank = The banker’s side won the match, past the ace
tractor-result-match-attack = The attackers won the match, past the ace
tractor-line-tricks = The attackers’ points in tricks
tractor-line-kitty = The kitty
tractor-line-attackers = The attackers in all
tractor-line-rise-bank = The banker’s side rises
tractor-line-rise-attack = The attackers take over the bank and rise
tractor-line-level-bank = The banker’s side
tractor-line-level-attack = The attackers
tractor-levels = { $count ->
    [1] 1 level
   *[other] { $count } levels
}
tractor-level = level { $rank }
tractor-level-past = past the ace
tractor-note-times = { $points } points, times { $factor }
tractor-note-kitty = the last trick went to the banker’s side, so its { $points } points do not count
tractor-error-declaring = Trumps are still being declared: declare or pass.
tractor-error-declaration = Trumps are declared with one or two { rank-many } of a suit, or two jokers of a colour.
tractor-error-stronger = A declaration must be stronger than the last one.
tractor-error-settled = The trumps are settled.
tractor-error-bury-first = First bury eight cards.
tractor-error-bury = Bury exactly { count-word } cards.
tractor-error-buried = The kitty is buried already.
tractor-error-lead = You may lead a single card, a pair or a tractor.
tractor-error-lead-suits = What you lead must be of one suit, or all trumps.
tractor-error-lead-pair = A pair is two cards alike in rank and suit.
tractor-error-lead-equal = These pairs are equal, so they are not in a row.
tractor-error-lead-ace = No tractor runs on from ace to 2.
tractor-error-lead-gap = The pairs of a tractor must be in a row.
tractor-error-count = { $count ->
    [1] This trick takes one card from each.
   *[other] This trick takes { $count } cards from each.
}
tractor-error-follow = { $count ->
    [1] You have { tractor-suit }, so you must follow suit.
   *[other] You have { tractor-suit } enough, so all { $count } cards must be { tractor-suit }.
}
tractor-error-short = { $count ->
    [1] You have one card left of { tractor-suit }, and must play it.
   *[other] You have { $count } cards left of { tractor-suit }, and must play them all.
}
tractor-error-pairs = { $count ->
    [1] You have a pair of { tractor-suit }, and must play it.
   *[other] You have pairs of { tractor-suit }, and must play { $count } of them.
}

## bridge
bridge-suit = { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
bridge-bid = { $level } { $strain ->
    [C] { $level ->
        [1] club
       *[other] clubs
    }
    [D] { $level ->
        [1] diamond
       *[other] diamonds
    }
    [H] { $level ->
        [1] heart
       *[other] hearts
    }
    [S] { $level ->
        [1] spade
       *[other] spades
    }
   *[NT] notrump
}
bridge-pass = pass
bridge-double = double
bridge-redouble = redouble
bridge-contract = { bridge-bid }{ $doubled ->
    [1] {" "}doubled
    [2] {" "}redoubled
   *[other] {""}
}
bridge-over = { $count ->
    [0] {""}
    [1] {" "}with an overtrick
   *[other] {" "}with { $count } overtricks
}
bridge-declares = to play { bridge-contract }
bridge-dummy = lays dummy’s hand open
bridge-compass = { $at ->
    [s] South
    [w] West
    [n] North
   *[e] East
}
bridge-role = { bridge-compass }{ $as ->
    [declarer] {", declarer"}
    [dummy] {", dummy"}
    [dealer] {", dealer"}
   *[none] {""}
}
bridge-zone = { $sides ->
    [none] None
    [ns] N–S
    [ew] E–W
    [both] All
   *[unknown] –
}
bridge-vulnerable = Vulnerable
bridge-dealer = Dealer
bridge-highest = Highest bid
bridge-contract-is = Contract
bridge-we = We
bridge-they = They
bridge-notrump = NT
bridge-short = { $call ->
    [P] Pass
   *[X] { $call }
}
bridge-strain-name = { $strain ->
    [C] clubs
    [D] diamonds
    [H] hearts
    [S] spades
   *[NT] notrump
}
bridge-level = Level
bridge-strain = Suit, or double
bridge-auction = The auction
bridge-explain = { $who }: { $call }. What it says
bridge-before = The cards are dealt once it is settled who is vulnerable. Being vulnerable makes game and slam worth more, and failing dearer.
bridge-asks-vulnerable = Who is to be vulnerable?
bridge-asks-call = { $points } points, { $shape }
bridge-asks-card = { $hand ->
    [dummy] From dummy
   *[own] From your hand
}{ $suit ->
    [none] {", you lead"}
    [void] {": no card of the suit"}
   *[s] {": follow "}{ bridge-suit }
}
bridge-dummy-of = Dummy: { $who }
bridge-save = Save as PBN
bridge-after = What best play gives
bridge-after-wait = Working it out.
bridge-after-table = Tricks with all hands open, by declarer
bridge-par = Par for North and South:
bridge-cost = What cards gave away
bridge-cost-card = { $count ->
    [1] { $who }, { $card }: 1 trick
   *[other] { $who }, { $card }: { $count } tricks
}
bridge-cost-none = nothing given away
bridge-takes = took the trick
bridge-vulnerable-none = Neither side vulnerable
bridge-vulnerable-ns = North and South vulnerable
bridge-vulnerable-ew = East and West vulnerable
bridge-vulnerable-both = Both sides vulnerable
bridge-passed-out = All four passed
bridge-won-declaring = You made { bridge-contract }{ bridge-over }
bridge-lost-declaring = You went { $count } down in { bridge-contract }
bridge-won-defending = They went { $count } down in { bridge-contract }
bridge-lost-defending = They made { bridge-contract }{ bridge-over }
bridge-result-made = { bridge-contract } made{ bridge-over }
bridge-result-failed = { bridge-contract }, { $count } down
bridge-line-tricks = { bridge-bid }
bridge-line-game = Game
bridge-line-part = Part score
bridge-line-small-slam = Small slam
bridge-line-grand-slam = Grand slam
bridge-line-doubled = { $doubled ->
    [1] Doubled contract made
   *[other] Redoubled contract made
}
bridge-line-overtricks = { $count ->
    [1] 1 overtrick
   *[other] { $count } overtricks
}
bridge-line-undertricks = { $count } down
bridge-line-first = First trick short
bridge-line-next = { $count ->
    [1] Next trick short
   *[other] Next { $count } tricks short
}
bridge-line-further = { $count ->
    [1] 1 further trick short
   *[other] { $count } further tricks short
}
bridge-line-ns = North and South
bridge-line-ew = East and West
bridge-note-vulnerable = vulnerable
bridge-note-not-vulnerable = not vulnerable
bridge-note-doubled = { $doubled ->
    [1] doubled
   *[other] redoubled
}
bridge-error-vulnerable-first = First choose who is vulnerable.
bridge-error-vulnerable-chosen = Who is vulnerable has been chosen already.
bridge-error-auction = The auction is still on: make a call.
bridge-error-auction-over = The auction is over: play a card.
bridge-error-bid = A bid must be higher than { bridge-bid }.
bridge-error-no-bid = There is no bid to double yet.
bridge-error-double-own = You may only double a bid of the other side.
bridge-error-doubled = That bid is doubled already.
bridge-error-not-doubled = Nothing is doubled, so you cannot redouble.
bridge-error-redouble = Only the side that was doubled may redouble.
bridge-error-redoubled = It is redoubled already.
bridge-error-follow = You hold { bridge-suit }, so you must follow suit.
bridge-error-dummy-follow = Dummy holds { bridge-suit }, so it must follow suit.
bridge-error-dummy-holds = Dummy does not hold that card.
bridge-error-one-card = Choose one card.
bridge-error-not-over = All four hands are open only when the deal is over.

## the bidding system of bridge
bridge-measure = { $measure ->
    [hcp] high-card points
    [points] points with long suits
   *[support] points with short suits
}
bridge-strength = { $low ->
    [0] { $high ->
        [37] {""}
       *[other] {""}, at most { $high } { bridge-measure }
    }
   *[other] { $high ->
        [37] {""}, at least { $low } { bridge-measure }
       *[other] {""}, { $low }–{ $high } { bridge-measure }
    }
}
bridge-tells-honours = { $high ->
    [37] At least { $low } high-card points
   *[other] { $low }–{ $high } high-card points
}
bridge-tells-length = { $low }–{ $high } { bridge-suit }
bridge-tells-exact = Exactly { $count } { bridge-suit }
bridge-tells-least = At least { $count } { bridge-suit }
bridge-tells-most = At most { $count } { bridge-suit }
bridge-tells-balanced = Balanced hand
bridge-tells-stopped = Stops { bridge-suit }
bridge-tells-aces = { $high ->
    [4] { $low ->
        [0] No ace, or all four
        [4] All four aces
       [1] At least one ace
       *[other] At least { $low } aces
    }
    [1] One ace
   *[other] { $high } aces
}
bridge-tells-strong = Or any hand with { $low } high-card points
bridge-means-opening = Opens the longest suit{ bridge-strength }.
bridge-means-two-clubs = Opens a very strong hand and says nothing about clubs{ bridge-strength }.
bridge-means-notrump = Shows a hand for notrump{ bridge-strength }.
bridge-means-preempt = Takes their room with a long suit{ bridge-strength }.
bridge-means-weak-two = Opens weak in a six-card suit{ bridge-strength }.
bridge-means-no-opening = Does not open{ bridge-strength }.
bridge-means-no-response = Is too weak to answer{ bridge-strength }.
bridge-means-raise = Raises { bridge-suit }{ bridge-strength }.
bridge-means-aces = Asks for aces, on the way to a slam in { bridge-suit }{ bridge-strength }.
bridge-means-jump-shift = Jumps in a new suit and forces to game{ bridge-strength }.
bridge-means-new-suit = Bids a new suit, and partner must bid again{ bridge-strength }.
bridge-means-limit = Bids notrump by points{ bridge-strength }.
bridge-means-slam = Bids a small slam{ bridge-strength }.
bridge-means-grand-slam = Bids a grand slam{ bridge-strength }.
bridge-means-enough = Sees no reason to bid on{ bridge-strength }.
bridge-means-reverse = Bids a second suit above the first, and partner must bid again{ bridge-strength }.
bridge-means-second-suit = Shows a second suit{ bridge-strength }.
bridge-means-rebid = Bids the first suit again{ bridge-strength }.
bridge-means-rebid-notrump = Shows a balanced hand{ bridge-strength }.
bridge-means-no-more = Has nothing better to bid{ bridge-strength }.
bridge-means-transfer = Shows { bridge-suit } and asks partner to bid that suit{ bridge-strength }.
bridge-means-stayman = Asks partner for a four-card major{ bridge-strength }.
bridge-means-invite-slam = Invites to a slam{ bridge-strength }.
bridge-means-completed = Bids the suit that partner asked for.
bridge-means-major = Shows four cards in { bridge-suit }.
bridge-means-no-major = Has no four-card major.
bridge-means-waiting = Waits for partner to describe the strong hand{ bridge-strength }.
bridge-means-positive = Answers two clubs with values{ bridge-strength }.
bridge-means-strong-suit = Shows the suit of the strong hand and forces to game{ bridge-strength }.
bridge-means-raise-weak = Raises to be in their way{ bridge-strength }.
bridge-means-answer = Says how many aces there are.
bridge-means-too-few-aces = Lacks too many aces for a slam.
bridge-means-notrump-over = Shows a balanced hand that stops their suit{ bridge-strength }.
bridge-means-overcall = Overcalls in a good suit{ bridge-strength }.
bridge-means-no-overcall = Has no good way to come in{ bridge-strength }.
bridge-means-takeout = Doubles to ask partner for one of the other suits{ bridge-strength }.
bridge-means-penalty = Doubles to defeat the contract{ bridge-strength }.
bridge-means-answer-double = Answers partner’s double{ bridge-strength }.
bridge-means-leave-double = Leaves partner’s double in{ bridge-strength }.
bridge-means-redouble = Redoubles with most of the points{ bridge-strength }.
bridge-means-negative = Doubles to show the majors nobody has bid{ bridge-strength }.
bridge-means-choice = Lets partner choose between { bridge-suit } and notrump{ bridge-strength }.
bridge-means-game = Bids a game{ bridge-strength }.
bridge-means-invite = Invites to game{ bridge-strength }.
bridge-means-part = Looks for the best part score{ bridge-strength }.
bridge-means-own-suit = Bids a long suit{ bridge-strength }.
bridge-means-correct = Prefers { bridge-suit } to notrump, with eight trumps together.
bridge-means-compete = Bids on because the trumps are long{ bridge-strength }.
bridge-means-plain = Is not in the system, and is read as it sounds{ bridge-strength }.
bridge-means-plain-double = Is not in the system, and is read as strength{ bridge-strength }.

## hints of bridge
hint-bridge-lead-sequence = Leads the top of a sequence.
hint-bridge-lead-partner = Leads the suit that partner bid.
hint-bridge-lead-long = Leads a low card from the longest suit.
hint-bridge-lead-short = Leads a short suit and hopes to ruff.
hint-bridge-draw-trumps = Draws their trumps.
hint-bridge-cash = Takes a trick that is sure.
hint-bridge-toward = Leads toward high cards.
hint-bridge-win = Takes the trick as cheaply as can be.
hint-bridge-ruff = Takes the trick with a trump.
hint-bridge-high = Plays high in third hand.
hint-bridge-cover = Covers a high card with a higher one.
hint-bridge-low = Keeps the high cards for later.
hint-bridge-discard = Parts with a card that is hardly needed.
hint-bridge-hold = Keeps the ace till one of them has run out of the suit.
hint-bridge-set = Takes the tricks that defeat the contract.
hint-bridge-only = There is nothing else to play.
hint-bridge-best = Does best in { $count ->
    [1] one layout that fits what is known.
   *[other] { $count } layouts that fit what is known.
}
hint-bridge-near = Is hardly worse in { $count ->
    [1] one layout that fits what is known.
   *[other] { $count } layouts that fit what is known.
}

## score
score-number = { $points }
score-times = × { $factor }
score-plus = +{ $points }
score-minus = −{ $points }

## a deal told in words
told-title = { $game }, match { $match }, deal { $deal }
told-line = { $name }: { $told }

## cli
cli-about = Play the games of the 54-card pack against computer opponents: on a page, in the terminal, and as a library.
cli-epilog = Every command tells more with -h.
cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-help-help = show this help
cli-help-version = show the version
cli-help-lang = the language; else the terminal’s own
cli-help-play = play in the terminal against opponents who see only their own cards
cli-help-serve = start the server, to play in a browser
cli-help-replay = go through a record, action by action, all hands open
cli-help-judge = replay records and say what is wrong in them
cli-help-game = the game
cli-help-level = how strong the opponents are
cli-help-think = how long an opponent may think, in seconds
cli-help-key = the key of chance, in hexadecimal: the same key, the same cards
cli-help-keep = keep a record of every match in this folder
cli-help-record = a record; “-” reads what comes in
cli-help-all = show everything at once
cli-help-phh = write it in the Poker Hand History notation
cli-black-joker = BJ
cli-red-joker = RJ
cli-you = You
cli-welcome = { $game } with { $names }. Type { $help } for help, { $quit } to leave.
cli-bye = Thank you for the game.
cli-kept = The record is in { $path }.
cli-next = Enter deals the next one, q leaves
cli-deal = Deal { $number }
cli-take = picked up { $cards }
cli-no-phh = Only Texas Hold’em can be written in this notation.
cli-show = showed { $cards }
cli-clear = Lead: { $name }
cli-standing = { $name }: { $won }, in all { $total }
cli-seat = Seat { $seat }
cli-step = Enter goes on, q ends
cli-cards = cards
cli-laid = Open on the table:
cli-from-laid = Play a card of the open hand.
cli-from-own = Play a card of your own.
cli-amount = { $least }–{ $most } in all
cli-hint = hint
cli-hint-taken = Enter plays the first.
cli-not-cards = You do not hold “{ $text }”.
cli-no-level = There is no opponent called “{ $level }”. There are { $levels }.
cli-broken = wrong at { $field }: { $why }
cli-unreadable = cannot be read: { $why }
cli-system-missing = there is no such file
cli-system-folder = it is a folder
cli-system-denied = it is not allowed
cli-system-port-used = the port is in use
cli-system-address = this computer has no such address
cli-system-other = the system says { $code }
cli-record-whole = in order. { $game }, deals: { $deals }, actions: { $actions }
cli-record-open = in order, but the last deal is not over. { $game }, deals: { $deals }, actions: { $actions }
cli-key-ranks = cards by rank: two threes and a four
cli-key-jokers = black joker, red joker
cli-key-names = certain cards: three of spades, ten of hearts
cli-key-hint = hints: the best plays first
cli-key-enter = after a hint: play the first
cli-key-quit = leave the table
cli-help-arena = let two kinds of opponent play each other, and measure which is better
cli-help-first = the level to measure; strong:400 makes 400 trials a decision, however long they take
cli-help-second = the level it plays against; two alike measure luck
cli-help-decks = how many decks; each is played several times, with seats exchanged
cli-help-seed = the same seed, the same cards
cli-help-option = an option of the game, as often as there are any: players=5, gift=yes
cli-help-no-auction = leave out the auction: who plays alone is given, and the bid
cli-arena-progress = { $done } of { $decks } decks, { $left } left
cli-arena-head = { $first } against { $second }. Decks: { $decks }, deals: { $deals }
cli-arena-stopped = Stopped. This is what was played.
cli-arena-void = Dealt again because nobody bid: { $count }
cli-arena-no-fixed = { $game } has no auction to leave out.
cli-arena-no-option = { $game } cannot be played with { $options }.
cli-arena-role-all = All deals
cli-arena-role-landlord = As the landlord
cli-arena-role-farmer = As a farmer
cli-arena-line = { $name }: won { $won }, points { $points }, deals: { $plays }
cli-arena-few = Too few decks for an interval: it takes { $count } or more.
cli-arena-thinking = { $name } thought { $mean } ms a decision, { $longest } ms at most. Decisions: { $count }
cli-help-host = the address to listen on; 0.0.0.0 is all of them
cli-help-port = the port; 0 takes any that is free
cli-help-data = the folder for tables and keys; else { $folder }
cli-help-origin = the address people see where the server stands behind another: https://cards.example.org
cli-help-workers = how many processes the opponents think in
cli-help-log = how much is written about the running
cli-help-open = open the page in the browser
cli-serving = Play at { $address } (Ctrl-C stops). The tables are in { $folder }.
cli-not-built = The page is not built. Run make play, or npm ci and npm run build in the folder web.
cli-port-taken = Cannot listen on { $host }, port { $port }: { $why }. Is a server running there already? Else choose another with --port.

## errors
error-stale = The table has moved on. This is how it stands now.
error-field = Something is wrong with “{ $field }”.
error-too-large = The message was too long.
error-rate = That was too fast. Wait a moment and try again.
error-origin = This page may not talk to this server.
error-cookie = Your browser is not known here. Allow cookies and load the page again.
error-not-your-turn = It is not your turn.
error-not-held = You do not hold those cards.
error-not-a-card = “{ $card }” is not a card.
error-unknown-action = The table does not understand “{ $action }”.
error-deal-over = This deal is over.
error-broken-json = The message could not be read.
error-unknown-table = This table cannot be found. It may have been deleted.
error-broken-table = This table cannot be taken up again.
error-unknown-game = That game is not played here.
error-unknown-level = There is no opponent of that strength here.
error-unknown-guide = There is no such lesson here.
error-unknown-option = The game has no option called “{ $option }”.
error-option = “{ $option }” cannot be set to that.
error-option-needs = “{ $option }” does not go with the other choices.
error-not-seated = You have no seat at this table.
error-nonce-given = Your share of the shuffle has already been given.
error-no-deal = No cards have been dealt yet.
error-not-over = This deal is not over yet.
error-not-out = You still hold cards.
error-no-hint = No hint could be found. Try again.
error-not-alone = Only somebody who sits alone among AI players can take something back.
error-nothing-to-take-back = There is nothing to take back.
error-no-such-deal = This deal cannot be found: it has been deleted, or it is not over yet.
error-no-such-notation = There is no such notation of this deal.
error-match-not-over = The match is still on, and so some of it stays hidden.
error-dealt-again = These cards were dealt before; the record is with the first time.
error-unknown-code = That code is not known, or it has been used or has run out. Ask for a new one on the other device.
error-no-study = That could not be worked out. Try again.
error-unknown-study = There is nothing of that kind to be told about this game.
error-not-found = There is nothing at this address.
error-method = That cannot be done at this address.
error-internal = Something went wrong on the server. Try again.

## games
# What the home page says of each: a sentence, against whom, how long.
home-pitch-guandan = Two packs and a partner across the table. Hearts of your level are wild, and if you go out first you both rise.
home-company-guandan = a partner opposite you
home-length-guandan = a match from 2 to A
home-pitch-zhengshangyou = Everyone alone. If you can beat it you must, and what you are left with at the end may cost you.
home-company-zhengshangyou = all against all
home-length-zhengshangyou = one deal at a time
home-pitch-tractor = Tricks, trumps and points. Chase fives, tens and kings, and reach 80 before the bank closes.
home-company-tractor = a partner opposite you
home-length-tractor = a match from 2 to beyond A
home-pitch-holdem = Two cards in the hand, five on the board. Call, raise or fold, and be the last one with chips.
home-company-holdem = all against all
home-length-holdem = 1000 chips
home-pitch-onepoker = One card each. The higher wins, but a 2 brings down the ace, and each of you can guess at the other’s hand.
home-company-onepoker = you and one AI player
home-length-onepoker = 20 chips
home-pitch-bridge = Bid a contract with your partner, then bring home the tricks you promised.
home-company-bridge = a partner in north
home-length-bridge = one deal at a time
home-pitch-winner = Go out first and leave somebody else behind. You choose which house rules hold.
home-company-winner = all against all
home-length-winner = as long as you like
home-pitch-doudizhu-table = Dou Dizhu as it is played at a real table: you draw the cards yourselves and pay after every deal.
home-company-doudizhu-table = two or three against one
home-length-doudizhu-table = as long as you like

## page
# cards
card-name = { card-rank } of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
card-rank = { $rank ->
    [T] 10
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
}
card-red-joker = big joker
card-black-joker = little joker
card-wild = { $card }, wild
card-raised = { $card }, level card
card-tied = { $card }, group { $number }
card-hidden = { $count } cards face down
card-word-red = BIG
card-word-black = LITTLE

# home
home-traditions = Card traditions
home-standard = International standard, 54 cards
home-encyclopedia = Wikipedia
home-line = Four suits, two jokers, and a table that is always laid.
home-waiting = Your table is waiting
home-waiting-many = Your tables are waiting
home-phase-opening = the cards have yet to be dealt
home-phase-play = { $yours ->
    [yes] it is your turn
   *[no] the others are playing
}
home-phase-deal = the deal is over
home-phase-match = the match is over
home-continue = Continue
home-games = Games
home-play = Play
home-rules = Rules
home-learn = Learn in two minutes
home-seats = { $count } seats
home-seats-range = { $least }–{ $most } seats
option-players = Players
option-preset = House rules
option-preset-plain = Plain
option-preset-rich = Rich
option-preset-gift = Gift
option-preset-revolution = Revolution
option-one-pack = One pack, without jokers
option-one-pack-note = With four players only.
option-triple-single = Triple with a single
option-triple-single-note = Three of a rank may carry any one card.
option-straight-flush = Straight flushes apart
option-straight-flush-note = A straight of one suit beats only other straight flushes.
option-suits = Equal straights by suit
option-suits-note = The suit of the highest card decides.
option-triple-bomb = Three of a rank are a bomb
option-triple-bomb-note = With one pack only, and no revolutions.
option-auto-pass = Passing by itself
option-auto-pass-note = After a red joker or a pair of 2s, whoever cannot beat it passes at once.
option-gift = The loser’s gift
option-gift-note = The loser gives the highest card and takes one of two that the winner offers.
option-revolution = Revolution
option-revolution-note = There are no bombs. Four of a rank turn the order round.
home-trouble = The table could not be laid. Try again in a moment.
home-pitch-doudizhu = One against two. Bid to be the landlord and get rid of your cards first, or join forces to stop the landlord.
home-company-doudizhu = you and two AI players
home-length-doudizhu = one deal at a time
home-noscript = The page needs JavaScript to deal cards.
home-back = To the home page

# traditions
traditions-title = Card traditions
traditions-line = Each tradition has a pack and games of its own. These are the ones with a table laid.
traditions-games = { $count ->
    [1] one game
   *[other] { $count } games
}
traditions-open = Go to the tables

# settings
settings-title = Settings
settings-close = Close
settings-theme-turn = Light or dark
settings-language = Language
settings-theme = Light in the room
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = Contrast
settings-contrast-system = As the device
settings-contrast-plain = Normal
settings-contrast-more = High
settings-felt = Table cloth
settings-felt-moss = Moss
settings-felt-lake = Lake
settings-felt-clay = Clay
settings-felt-stone = Stone
settings-felt-plum = Plum
settings-back = Back of the cards
settings-back-blue = Blue
settings-back-garnet = Garnet
settings-back-pine = Pine
settings-back-ink = Ink
settings-pattern = Pattern of the back
settings-pattern-window = Window
settings-pattern-lattice = Lattice
settings-pattern-wave = Wave
settings-large = Large-print cards
settings-large-note = Large ranks and suits, no pictures.
settings-left = For the left hand
settings-left-note = Buttons and cards lie the other way round.
settings-four = Four-colour pack
settings-four-note = Diamonds are blue, clubs green.
settings-counter = Count the cards for me
settings-counter-note = Shows how many of each rank you have yet to see.
settings-keys = Keyboard shortcuts
settings-keys-note = P passes, H gives a hint, digits bid. With chips F folds, C calls, R raises. In Guandan S sorts, F finds, G keeps together. Arrows, Space and Enter always work.
settings-auto = Deal by itself
settings-auto-note = The next deal of a match begins without being asked for.
settings-forced = Play what is forced
settings-forced-note = Where there is only one thing you may do, it is done for you.
settings-finish = Fast finish
settings-finish-note = When you have nothing left to do in a deal, the rest is played fast.
settings-sound = Sound
settings-sound-off = Off
settings-sound-soft = Soft
settings-sound-full = Full
settings-speed = Pace
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = None
settings-level = Opponents
settings-level-casual = Casual
settings-level-strong = Strong
settings-level-uniform = At random
settings-level-note = From the next deal on.
settings-restart = Start over
settings-restart-note = This match ends here, its seal is broken, and a new one begins.
settings-restart-go = Yes, start over

# table
table-leave = Leave the table
table-rules = Rules
table-rule = Show rule { $paragraph }
table-close = Close
table-deal = Deal { $number }
table-take-back = Take back
table-practice = Deal { $number }, practice
table-you = You
table-partner = partner
table-guest = Guest
table-facts = What counts now
table-dealer = Dealer
table-standing = Score so far
table-turned-up = Turned up
table-centre = Middle of the table
table-hand = Your hand
table-cards = { $count ->
    [1] 1 card
   *[other] { $count } cards
}
table-multiplier = Times
table-counter = Cards you have yet to see
table-joining = Taking our seats
table-away = The connection is gone. Trying again.
table-barred = You have no seat at this table.
table-reload = Load again
table-your-turn = Your turn
table-turn = { $you ->
    [yes] Your turn
   *[no] { $who } to play
}
table-thinking = { $who } is thinking
table-over = The deal is over
table-total = in all { $points }
table-nothing-beats = None of your cards beats what lies there
table-readings = What are these cards to be?
table-calls = Bids
table-hint = Hint
table-hint-key = H
table-seeking = Thinking it over
table-hinted = Hint: { $what }
table-hinted-why = Hint: { $what }. { $why }
table-pass-ahead = Pass on my turn
table-pass-ahead-set = You will pass when your turn comes. Press again to take it back.
table-choose = Choose cards
table-choose-call = { $phase ->
    [vulnerability] Choose the vulnerability
    [declare] Choose a declaration
   *[other] { $game ->
        [bridge] Choose a call
       *[other] Choose a bid
    }
}
table-play = Play { $what }
table-play-count = { $count ->
    [1] Play 1 card
   *[other] Play { $count } cards
}
table-choose-more = { $count ->
    [1] Choose 1 more
   *[other] Choose { $count } more
}
table-last-trick = Last trick
table-tricks = Tricks
table-won-trick = took the trick
table-second-hand = Dummy’s hand
table-again = Deal again
table-next = Next deal
table-new-match = New match
table-tools = Your hand, laid out
table-sort = Sort: { $order ->
    [suit] suit
    [groups] groups
   *[rank] rank
}
table-tie = Keep together
table-hurry = Play it out fast
table-hurried = Playing it out
table-review = Look back
table-record = Record
table-log = The whole deal
table-log-empty = Nothing has happened yet.
table-log-took = took
table-log-held = was left with
table-last-round = Last round
table-dealt = The cards are dealt. You have { $count }.
table-did = { $who }: { $what }
table-took = { $you ->
    [yes] You took { $cards }
   *[no] { $who } took { $cards }
}
table-showed = { $you ->
    [yes] You were left with { $cards }
   *[no] { $who } was left with { $cards }
}
table-clear = { $you ->
    [yes] You lead
   *[no] { $who } leads
}
table-doudizhu-kitty = { $you ->
    [yes] The kitty is yours, and you lead
   *[no] { $who } takes the kitty and leads
}

# what beats a play
beats-title = What beats this?
beats-lying = On the table: { $what }.
beats-lowest = The same kind with as many cards, but higher. The lowest is { $what }.
beats-none-higher = Nothing of the same kind is higher.
beats-mightier = Beyond that:
beats-nothing = Nothing beats it.
beats-bomb = { $kinds ->
    [1] any bomb of { $count } cards
   *[other] any bomb of { $count } cards or more
}
beats-straight-flush = any straight flush
beats-own = { $count ->
    [0] Nothing in your hand beats it.
    [1] One play of your hand beats it:
   *[other] { $count } plays of your hand beat it:
}
beats-nothing-lies = There is nothing to beat.
beats-on-turn = Ask when it is your turn.

# keys
keys-title = Keys at this table
keys-none = Letters and digits are turned off in the settings.
keys-space = Space
keys-walk = walk through the hand
keys-ends = to the first or last card
keys-pick = pick the card, or put it back
keys-confirm = play what is picked, or go on
keys-clear = lay everything down
keys-hint = hint
keys-pass = pass
keys-last = look at the last trick
keys-sort = sort the hand another way
keys-find = find the next combination
keys-tie = keep the picked cards together
keys-beats = what beats the play on the table
keys-show = show these keys
keys-bid = bid
keys-declare = declare with the cards in that place
keys-bridge-level = the level of a bid
keys-bridge-strain = then its suit; N is notrump
keys-bridge-double = X doubles, R redoubles
keys-bridge-vulnerable = choose the vulnerability
keys-fold = fold, or check where that is free
keys-check = check or call
keys-raise = bet or raise

# seal
seal-title = The seal of the shuffle
seal-short = Seal of the shuffle: { $start }…{ $end }
seal-explained = Before any card was dealt, the table bound itself to a secret by showing its fingerprint. Your browser added a number of its own. Every deal is shuffled from the two, so nobody could choose the cards.
seal-commitment = Fingerprint, shown before the first card
seal-nonce = Your browser’s number
seal-secret = The secret
seal-later = The secret is shown when the match is over. Your browser then works everything out again.
seal-check-commitment = The secret fits the fingerprint
seal-check-nonce = Your browser’s number was used
seal-check-draws = The draws come out the same
seal-check-decks = The shuffles come out the same
seal-check-cards = Your cards lay where they should
seal-passed = holds
seal-failed = does not hold
seal-holds = The seal holds: the cards were dealt fairly
seal-fails = The seal does not hold
seal-open = The seal is broken. Check it
seal-checking = Working it out.
seal-insecure = Your browser can only work it out over a secure connection (https).

## guides
guide-title = First game
guide-place = { $number } of { $count }
guide-close = Hide the guide
guide-retry = Try again
guide-next = Next situation
guide-play = Play a real game
guide-score = Score
guide-doudizhu-1-look = You are a farmer, and the king on top is your fellow farmer’s. The landlord has passed. Your fellow farmer has one card left. What do you do?
guide-doudizhu-1-got = Right. Do not beat your own side: your fellow farmer leads the last card, and both of you win.
guide-doudizhu-1-missed = You took the lead from your own side. Your fellow farmer could have led the last card; now the landlord, who has one too, gets another chance.
guide-doudizhu-2-look = The landlord is down to one card, and only your rocket, the two jokers, beats the three nines. Is it time?
guide-doudizhu-2-got = Yes. The rocket beats everything and doubles the stake, and you lead. Go on with pairs: a single card cannot answer them.
guide-doudizhu-2-missed = The landlord leads the last card and has won. Bombs and rockets are kept for the moment that decides the deal, and this was it.
guide-guandan-1-look = Four 4s are a bomb. In a deal at level 2 your two of hearts is wild. Put it together with your four hearts: that is stronger.
guide-guandan-1-got = A straight flush: it beats every bomb of four or five cards, and the wild card stood for the heart you lacked.
guide-guandan-1-missed = That left the round to the opponents. With the wild two your 4, 5, 6 and 7 of hearts make a straight flush, and it beats any bomb of four.
guide-guandan-2-look = The deal is played at level 2, so twos rank above aces. The opponent who laid the ace has one card left. Can you beat it?
guide-guandan-2-got = The card of the level beats the ace; only jokers and bombs are above it. The opponent did not get the lead.
guide-guandan-2-missed = Nobody beat the ace, so the opponent leads the last card and comes first. At level 2 your two beats an ace.
guide-zhengshangyou-1-look = You can beat the seven, so you must; with what is up to you. A nine is the cheapest. But look at your four nines.
guide-zhengshangyou-1-got = Good: the four nines stayed together. A bomb laid on another player’s cards earns 20 points if nobody beats it.
guide-zhengshangyou-1-missed = That was allowed, but the bomb is broken up: three nines are no bomb. A jack would have beaten the seven too.
guide-zhengshangyou-2-look = You lead. The opponents have one card and two, and whoever can beat yours must. What can neither of them beat?
guide-zhengshangyou-2-got = Neither of them has three cards, so nobody can beat three fives. You lead again, and the six is your last card.
guide-zhengshangyou-2-missed = Single cards the others can beat, and then they must. Three fives were safe: neither of them has three cards.
guide-winner-1-look = The straight on the table begins with a 2, which makes it the second highest there is. Which of yours beats it?
guide-winner-1-got = A 2 3 4 5: the straight that begins with an ace is the highest. Only a bomb beats it.
guide-winner-1-missed = You may always pass and can play again later. But A 2 3 4 5 would have beaten it: it is the highest straight.
guide-doudizhu-table-1-look = With two packs a bomb may have more than four cards. Four kings lie on the table, and you hold five nines.
guide-doudizhu-table-1-got = Five cards beat four, whatever their rank. Those were your last, and you have won as landlord.
guide-doudizhu-table-1-missed = A bomb of five beats every bomb of four, kings too. The five nines would have been your last cards.
guide-holdem-1-look = Two hearts in your hand, two on the board: one more makes a flush. A call costs 30, and 160 lie in the pot. Is that a good price?
guide-holdem-1-got = Of the 46 cards you cannot see 9 are hearts, about one in five. You paid 30 of 190, less than one in six: a good price, whatever comes.
guide-holdem-1-missed = Of the 46 unseen cards 9 are hearts, about one in five. A call is 30 of 190, less than one in six: at that price simply calling pays.
guide-holdem-2-look = Only a jack gives you the straight. A call costs 130, and 260 lie in the pot. Is that a good price?
guide-holdem-2-got = Of the 46 unseen cards 4 are jacks, about one in twelve, but the price was a third of the pot. Folding costs you nothing more.
guide-holdem-2-missed = Only 4 of the 46 unseen cards help, about one in twelve, and the price is a third of the pot at least. Fold, and keep the chips for a better one.
guide-onepoker-1-look = The other player shows two cards that are DOWN, so a 7 at most. Which of your cards do you lock?
guide-onepoker-1-got = The nine beats everything from 2 to 7, and you keep the ace for the next deal. Against a 2 the ace would even lose.
guide-onepoker-1-missed = The ace beats most cards but loses to a 2. The nine beats every card that is DOWN and saves the ace for the next deal.
guide-onepoker-2-look = Both of the other’s cards are DOWN, and you have locked an 8. Nothing from 2 to 7 beats it. Do you check or bet?
guide-onepoker-2-got = You cannot lose this deal, so every chip that is called is yours.
guide-onepoker-2-missed = A check earns nothing by itself. You cannot lose this deal, so bet: whatever is called is yours.
guide-bridge-1-look = You call first. Count 4 for an ace, 3 for a king, 2 for a queen, 1 for a jack. With 15 to 17 and no short suit, one bid says it all.
guide-bridge-1-got = One notrump: 15–17 points and a balanced hand. Your partner now knows nearly all of it and takes it from there.
guide-bridge-1-missed = You hold 16 points and no short suit, and one notrump says just that. Other calls promise other hands.
guide-bridge-2-look = You led a heart towards dummy’s ace and queen, and West played low. If West has the king, which card wins most cheaply?
guide-bridge-2-got = The finesse works: the king is in West, so the queen takes the trick, and the ace is still there.
guide-bridge-2-missed = Try the queen. If the king is in West, she takes this trick and the ace another one. That is a finesse.
guide-tractor-1-look = Your partner’s ace takes this trick, since you play last and have no spade. Tens and kings count 10 points, fives 5. What do you play?
guide-tractor-1-got = Right: the ten goes to your own side, in a trick that nobody can take from you.
guide-tractor-1-missed = The trick is your side’s, so this was the safe place for the ten and its 10 points. The other cards count nothing.
guide-tractor-2-look = A pair of diamonds was led, so you must follow with a pair of diamonds. The opponents have the trick. Which pair do you give?
guide-tractor-2-got = Right: the sixes count nothing. You owed a pair, but not the points.
guide-tractor-2-missed = A pair it had to be, but the fives gave the opponents 10 points. The sixes count nothing.

## history
home-about = Card games of the 54-card French pack, to be played at once in the browser against fair AI players.
rules-title = Rules of { $game }
rules-contents = Contents
history-title = What you have played
history-line = Every deal you have finished: watch it again, or play the same cards once more.
history-figures = Your figures
history-game = Game
history-deals = Deals
history-won = Won
history-percent = { $share }%
history-points = Points
history-mean = A deal
history-chart = { $game }: your points over { $deals } deals, from 0 to { $last }; the lowest was { $lowest }, the highest { $highest }.
history-range = lowest { $lowest }, highest { $highest }
history-played = Deals
history-practice = practice
history-replay = Watch
history-again = Play again
history-older = Older deals
history-none = No deal has been played to its end yet.
history-own = Your data
history-own-line = You are known by a cookie in this browser and by nothing else. What you have played can be taken along, moved to another device, or deleted.
history-trouble = That did not work. Try again in a moment.
history-export = Download everything
history-code = Get a code for another device
history-code-said = Type it on the other device within ten minutes. It works once.
history-move = A code from another device
history-move-go = Move here
history-moved = Moved. Everything you played on the other device is here now.
history-forget = Delete everything
history-forget-note = Your tables, deals and figures are deleted for good, here and on every device that shares them. The settings of this browser go too.
history-forget-go = Delete for good
history-forgotten = Everything that was kept of you has been deleted.
again-title = The same cards again
again-line = You get the seat and the cards of whoever played this deal first. It counts as practice.
again-go = Deal them

## replay
replay-title = { $game } again
replay-step = Step { $step } of { $steps }
replay-at = Go to a step
replay-hands = The hands
replay-back = Back
replay-on = On
replay-run = Run
replay-stop = Stop
replay-record = Record of the match
replay-score = Score

## records from files
# What is wrong with a file: whole sentences, which also stand after the place in the file.
record-title = From a file
record-line = A match you saved, or a deal of Bridge in PBN, also from another program: step through it with every hand open. The file is not kept.
record-open = Open a record
record-another = Open another
record-deal = Deal { $number }/{ $count }
record-deal-at = Go to a deal
record-seat = Seat { $seat }
record-none = This file is neither a record of French 54 nor a deal of Bridge in PBN.
record-too-large = The file is too large. The limit is { $most } kB.
record-too-long = Reading this record takes too long, so it was given up.
record-format = The file calls itself “{ $format }”. Only “{ $known }” can be read here.
record-no-deals = There are none in the record.
record-field = The field “{ $field }” is missing or does not belong there.
record-value = What stands there is of the wrong kind.
record-game = No game here is called “{ $game }”.
record-option = The option “{ $option }” is unknown, or cannot be set to that.
record-options = The game cannot be played with these options together.
record-key = The key is not hexadecimal.
record-setup = What the deal starts from is not what the key draws.
record-deck = The deck is not what the key draws.
record-after-match = The match was over before this deal.
record-not-over = The next deal comes before this one is over.
record-pbn-dealer = The dealer is “{ $dealer }”, and only deals with South (S) as dealer can be read here.
record-pbn-vulnerable = “{ $vulnerable }” does not say who is vulnerable.
record-pbn-four-hands = The deal does not name four hands.
record-pbn-four-suits = The hand “{ $hand }” does not have four suits.
record-pbn-thirteen = The hand “{ $hand }” does not have thirteen cards.
record-pbn-twice = The card { $card } is dealt twice.
record-pbn-call = “{ $call }” is not a call.
record-pbn-begins = “{ $first }”, who is to lead, is not a seat.
record-pbn-no-play = A card is played where there is no play.
record-at-action = Deal { $deal }, action { $action }: { $why }
record-at-deal = Deal { $deal }: { $why }
record-at-pbn-action = PBN, call or card { $action }: { $why }
record-at-pbn = PBN: { $why }
record-at-field = “{ $field }”: { $why }
record-rule = { $why } (§ { $paragraph })

## review
review-title = Review
review-going = { $at } of { $of } decisions looked at
review-stop = Stop
review-stopped = Stopped.
review-again = Start again
review-chart = How the deal stood for you
review-chart-line = What you could expect to win, after each decision. Tap the line to go there.
review-dear = Step { $step }
review-cost = cost about { $amount }
review-taken = You chose
review-best = The strong player would have chosen
review-here = The strong player’s choice:
review-points = { $amount } points
review-chips = { $amount } chips
review-levels = { $amount } levels
review-step = Step
review-expected = To be expected
review-lost = Lost
review-end = Result
review-worst = What cost you most
review-none = Nothing you did cost anything that can be told from chance. Well played.
review-nothing = There was nothing to weigh in this deal.
review-note = Every figure is an estimate: the cards you could not see are dealt at random many times over, as they may have lain. What may be chance is not counted as a mistake.

## offline
offline-title = There is no connection
offline-line = A game needs one. The home page, the rules and the deals you have looked at can still be read.
offline-retry = Try again
