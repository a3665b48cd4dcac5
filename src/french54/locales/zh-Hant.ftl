### French 54，繁體中文。
### 點數照牌面寫（10、J、Q、K、A）；中文與數字、字母之間空一格。

## names
game-doudizhu = 鬥地主
game-guandan = 摜蛋
game-zhengshangyou = 爭上游
game-tractor = 拖拉機
game-holdem = 德州撲克
game-onepoker = One Poker
game-bridge = 橋牌
game-winner = 爭上游（Winner）
game-doudizhu-table = 牌桌鬥地主

## numbers
# A thousand, as the language groups digits; and any number by itself.
number-thousand = 1,000
number-alone = { $number }

## plays
# 同一句既放在按鈕「出」字之後，也放在記錄裡人名之後，所以不加句號。
rank-one = { $rank ->
    [BJ] 小王
    [RJ] 大王
   *[other] { $rank }
}
count-word = { $count ->
    [2] 兩
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
    [10] 十
   *[other] { $count }
}
play-single = { $rank ->
    [BJ] 小王
    [RJ] 大王
   *[other] 單張 { $rank }
}
play-pair = 對 { rank-one }
play-triple = 三張 { rank-one }
play-triple-single = 三張 { rank-one } 帶一
play-triple-pair = 三張 { rank-one } 帶一對
play-straight = 順子 { $from } 到 { $to }
play-pair-chain = { count-word }連對 { $from } 到 { $to }
play-plane = 飛機 { $from } 到 { $to }
play-plane-single = 飛機帶單張 { $from } 到 { $to }
play-plane-pair = 飛機帶對子 { $from } 到 { $to }
play-four-two-single = 四張 { rank-one } 帶二
play-four-two-pair = 四張 { rank-one } 帶兩對
play-bomb = 炸彈，四張 { rank-one }
play-rocket = 王炸
play-bomb-of = 炸彈，{ count-word }張 { rank-one }
play-triple-bomb = 炸彈，三張 { rank-one }
play-heavenly-bomb = 天炸，四張 3
play-full-house = 三帶二，三張 { rank-one }
play-tube = 三連對 { $from } 到 { $to }
play-plate = 鋼板 { $from } 到 { $to }
play-straight-flush = 同花順 { $from } 到 { $to }
play-joker-bomb = 四王炸
play-triple-chain = { count-word }組連三張 { $from } 到 { $to }
play-four = 四張 { rank-one }
play-ultra-bomb = 王炸
play-pass = 不出
play-shape = { $shape ->
    [single] 單張
    [pair] 對子
    [triple] 三張
    [triple-single] 三帶一
    [triple-pair] 三帶一對
    [full-house] 三帶二
    [straight] 順子
    [pair-chain] 連對
    [tube] 三連對
    [plate] 鋼板
    [plane] 不帶牌的飛機
    [plane-single] 帶單張的飛機
    [plane-pair] 帶對子的飛機
    [triple-chain] 連三張
    [straight-flush] 同花順
    [four] 四張同點
    [four-two-single] 四帶二
   *[other] 四帶兩對
}
play-error-kind = 這裡只能跟{ play-shape }或炸彈。
play-error-bomb = 只有比 { rank-one } 大的炸彈壓得過這個炸彈。
play-error-higher = 要比 { rank-one } 大才行。
play-error-length = 桌面上是 { $count } 連，你的是 { $yours } 連。
play-error-nothing = 這些牌湊不成牌型。
play-error-run-top = 順子、連對和飛機裡不能有 2 或王。
play-error-run-gap = 點數要一個接一個，中間不能斷。
play-error-straight-short = 順子至少要五張。
play-error-pairs-short = 連對至少要{ count-word }對。
play-error-lead = 由你領出，一定要出牌。

## doudizhu
doudizhu-bid = 叫 { $points } 分
doudizhu-call = 叫 { $points } 分
doudizhu-no-bid = 不叫
doudizhu-landlord = 地主
doudizhu-farmer = 農民
doudizhu-kitty = 底牌
doudizhu-won-landlord = 你當地主，贏了
doudizhu-lost-landlord = 你當地主，輸了
doudizhu-won-farmer = 農民贏了，你們守住了
doudizhu-lost-farmer = 地主贏了，你們沒攔住
doudizhu-result-landlord = 地主贏了
doudizhu-result-farmers = 農民贏了
doudizhu-void = 三家都不叫，重新發牌
doudizhu-line-bid = 叫分
doudizhu-line-bomb = 炸彈
doudizhu-line-rocket = 王炸
doudizhu-line-spring = 春天
doudizhu-line-counter-spring = 反春天
doudizhu-line-each-farmer = 每位農民
doudizhu-line-landlord = 地主
doudizhu-line-multiplier = 倍數
doudizhu-error-kind = 這裡只能跟{ play-shape }、炸彈或王炸。
doudizhu-error-rocket = 王炸最大，沒有牌壓得過。
doudizhu-error-bomb = 只有比 { rank-one } 大的炸彈或王炸壓得過這個炸彈。
doudizhu-error-joker-pair = 大小王不算對子。
doudizhu-error-carried-jokers = 不能同時帶大小王。
doudizhu-error-triple = 三張可以帶一張、帶一對，或什麼都不帶。
doudizhu-error-four = 四張可以帶兩張、帶兩個不同的對子，或什麼都不帶。
doudizhu-error-wings-own = 飛機不能帶跟自己同點數的牌。
doudizhu-error-wings-three = 飛機帶的單牌裡不能有三張同點。
doudizhu-error-wings-pairs = 飛機帶對子時，每組三張帶一對，各對點數不同。
doudizhu-error-wings-count = { $triples } 組三張的飛機可以帶 { $triples } 張、帶 { $triples } 對，或什麼都不帶。
doudizhu-error-auction = 還在叫分：請叫分或不叫。
doudizhu-error-auction-over = 叫分已經結束。
doudizhu-error-bid = 叫分要高過 { $bid } 分。

## hints of doudizhu
hint-no-bid = 這手牌當農民或許比較好。
hint-bid-try = 這手牌勉強叫得起。
hint-bid-fair = 這手牌不錯，但還不值得叫更高。
hint-bid-three = 叫到頂，直接當地主。
hint-out = 這一手就出完了。
hint-sure = 接下來除了炸彈，沒人攔得住你。
hint-bomb = 現在用比留著更值。
hint-cannot = 你沒有牌壓得過。
hint-partner-holds = 現在是隊友的牌最大。
hint-save = 這時把牌留著比較好。
hint-feed = 隊友快出完了，幫隊友一把。
hint-avoid = 對手只剩 { $count } 張，別出同樣張數的牌。
hint-keep-lead = 除了炸彈沒人壓得過，多半還是你領出。
hint-long = 一次可以走掉很多張。
hint-low = 小牌趁自己領出時走掉。
hint-draw = 這一手夠大，能把更大的那幾張引出來。
hint-stop = 對手這一手最大，又只剩 { $count } 張，要攔住。
hint-top = 下家就是地主，出大一點頂住。
hint-take-lead = 除了炸彈沒人壓得過，多半輪到你領出。
hint-cheap = 順手就能出，不會拆牌。
hint-fight = 要付出一點代價，但不能白白放對手過。
hint-side-holds = 現在是自己人的牌最大。
hint-side-feed = 有自己人快出完了，幫他一把。
hint-winner-sure = 接下來沒人攔得住你。
hint-winner-top = 沒有牌壓得過，下一輪多半由你領出。
hint-winner-revolution = 順序倒過來，你的牌更值錢。
hint-winner-offer = 這兩張你最用不著，被拿走哪張都無妨。
hint-winner-take = 這張和你手上的牌最搭。

## guandan
guandan-return = 還貢
guandan-us = 我方
guandan-them = 對方
guandan-played = 本局打
guandan-wild = 配牌
guandan-flushes = 同花順：{ $count }
guandan-give-back = 選一張牌還貢
guandan-tributes = 進貢
guandan-gives = 進貢給
guandan-gives-back = 還貢給
guandan-tribute = 收{ $seat }的貢牌
guandan-returned = 收{ $seat }的還牌
guandan-refused = 該進貢的人有兩張大王，抗貢，不交換牌
guandan-leads = 先出
guandan-wind = 接{ $seat }的風
guandan-place = { $place ->
    [1] 頭遊
    [2] 二遊
    [3] 三遊
   *[other] 下游
}
guandan-won = 你們贏了這一局
guandan-lost = 對方贏了這一局
guandan-result = { $seat } 一隊贏了這一局
guandan-won-match = 你們贏了比賽
guandan-lost-match = 對方贏了比賽
guandan-result-match = { $seat } 一隊贏了比賽
guandan-line-place = { $seat }
guandan-line-up = 贏家升級
guandan-line-ours = 我方
guandan-line-theirs = 對方
guandan-line-side = { $seat } 一隊
guandan-levels = { $from } → { $to }
guandan-error-joker-pair = 一對王要同色。
guandan-error-jokers = 王可以單出、同色成對，或四張一起出。
guandan-error-straight = 順子一定是五張。
guandan-error-tube = 連對一定是三對。
guandan-error-plate = 鋼板一定是兩組三張，不帶牌。
guandan-error-wrap = 不能從 A 接到 2 繞回去。
guandan-error-triple = 三張可以單獨出，或帶一對。
guandan-error-wild-joker = 配牌不能當王。
guandan-error-wild = 配牌在這裡不能這樣當。
guandan-error-bomb = 只有更大的炸彈壓得過這個炸彈。
guandan-error-joker-bomb = 四王炸最大，沒有牌壓得過。
guandan-error-return-first = 請先還貢。
guandan-error-return = 要還一張 2 到 10 的牌，不能是配牌，也不能是剛收到的那張。
guandan-error-return-lowest = 你沒有 2 到 10 的牌可以還，要還最小的一張。
guandan-error-no-return = 現在不用還貢。
guandan-error-one-card = 請選一張牌。

## hints of guandan
hint-guandan-return = 這張你最用不上，對手拿去也沒多大用處。
hint-guandan-return-partner = 這張你用不太上，對家說不定用得著。
hint-guandan-partner-holds = 現在是對家的牌最大。
hint-guandan-feed = 對家說不定能接這一手走完。
hint-guandan-block = 下家只剩 { $count } 張，出大一點頂住。

## zhengshangyou
zhengshangyou-won = 你先出完，贏了
zhengshangyou-lost = { $seat } 先出完
zhengshangyou-bonus = 炸彈獎 { $points } 分
zhengshangyou-bonuses = 炸彈獎分
zhengshangyou-stakes = 若現在結束
zhengshangyou-stake = 目前 −{ $points }
zhengshangyou-earned = 炸彈 { $sign ->
    [plus] +
   *[minus] −
}{ $points }
zhengshangyou-opens = 首出必須含紅桃 3
zhengshangyou-opening = { $you ->
    [yes] 你有紅桃 3，先出
   *[no] { $who } 有紅桃 3，先出
}
zhengshangyou-line-cards = { $seat }：剩 { $count } 張
zhengshangyou-line-never = { $seat }：一張沒出，再扣一次
zhengshangyou-line-two = { $seat }：黑桃 2 還在手上
zhengshangyou-line-held = { $seat }：炸彈還在手上
zhengshangyou-line-bonus = { $seat }：用炸彈壓過別人的牌
zhengshangyou-line-total = { $seat }
zhengshangyou-note-bonus = 另外兩家各付 { $points } 分
zhengshangyou-error-heart-three = 第一手一定要有紅桃 3。
zhengshangyou-error-must = 你壓得過，就一定要壓。
zhengshangyou-error-heavenly = 天炸最大，沒有牌壓得過。
zhengshangyou-error-aces = 三張 A 最大，沒有牌壓得過。
zhengshangyou-error-triple = 這裡三張不能帶牌。
zhengshangyou-error-four = 這裡四張不能帶牌。
zhengshangyou-error-plane = 這裡沒有飛機。

## hints of zhengshangyou
hint-zhengshangyou-only = 手上只有這一手壓得過。
hint-zhengshangyou-must = 壓得過就要壓，這樣拆得最少。
hint-zhengshangyou-bonus = 用炸彈炸別人的牌，沒人再壓就得 { $points } 分。
hint-zhengshangyou-two = 最後黑桃 2 還在手上，要多扣 { $points } 分。
hint-zhengshangyou-block = 下家只剩 { $count } 張，出大一點頂住。

## doudizhu-table
doudizhu-table-turned = 摸到明牌
doudizhu-table-first = { $you ->
    [yes] 你摸到明牌，先叫
   *[no] { $who } 摸到明牌，先叫
}
doudizhu-table-void = 大家都不叫，重新發牌
doudizhu-table-won-others = 你們贏了地主
doudizhu-table-lost-others = 地主贏了，你們沒攔住
doudizhu-table-result-others = 地主輸了
doudizhu-table-line-each = 其餘每人
doudizhu-table-error-bomb = 只有張數更多的炸彈、張數一樣而比 { rank-one } 大的炸彈，或王炸壓得過這個炸彈。
doudizhu-table-error-joker-pair = 一大一小兩張王不是一對。
doudizhu-table-error-triple = 四人時，三張只能帶一對，或什麼都不帶。
doudizhu-table-error-four = 四張可以帶兩張不同點數的牌、帶兩個不同的對子，或什麼都不帶。
doudizhu-table-error-four-bare = 四人時，四張不能帶牌。
doudizhu-table-error-wings = 四人時，飛機每組三張帶一對，各對點數不同，或什麼都不帶。
doudizhu-table-error-wings-alike = 飛機帶的單牌點數要各不相同。

## winner
winner-turned = 拿到明牌
winner-place = 第 { $place } 名
winner-order = 大小
winner-reversed = 倒轉
winner-ask-offer = 選兩張給輸家挑
winner-ask-take = 兩張裡挑一張
winner-giving = { $you ->
    [yes] 你交出最大的牌
   *[no] { $who } 交出最大的牌
}
winner-offering = { $you ->
    [yes] 你拿出兩張
   *[no] { $who } 拿出兩張
}
winner-taken = { $you ->
    [yes] 你挑了這張
   *[no] { $who } 挑了這張
}
winner-offer = 拿出這兩張
winner-take = { $suit ->
    [joker] 選{ rank-one }
   *[other] 選{ card-name }
}
winner-gives = 進貢最大的一張
winner-offers = 拿出兩張
winner-takes = 從中選一張
winner-revolution = 把大小順序倒過來
winner-out = 出完了，第 { $place } 名
winner-won = 你最先出完
winner-lost = 你手上還有牌，輸了
winner-between = 你是第 { $place } 名
winner-result = { $seat } 最先出完
winner-line-cards = { $seat }：剩 { $count } 張
winner-line-total = { $seat }
winner-note-each = 每張 { $points } 分
winner-error-ultra = 王炸最大，沒有牌壓得過。
winner-error-bomb = 只有更大的炸彈壓得過這個炸彈：張數更多，或張數一樣而點數更大。
winner-error-kind = 這裡只能跟{ play-shape }。
winner-error-turned = 順序倒過來了，要比 { rank-one } 小才行。
winner-error-turned-straight = 順序倒過來了，要更小的順子才行。
winner-error-suit = 點數相同時，最後一張的花色要更大。
winner-error-straight = 要更大的順子才行。由 A 開頭的最大，其次是 2 開頭的。
winner-error-straight-joker = 順子裡不能有王。
winner-error-straight-end = 順子不能越過 A。
winner-error-revolution = 這一桌沒有炸彈，但同點數剛好四張是一種牌型。
winner-error-four = 同點數四張以上不能帶牌。
winner-error-triple-single = 這一桌三張不能帶一張。
winner-error-full-house = 三帶二是三張帶一對。
winner-error-play = 進貢已經結束，請出牌。
winner-error-offer = 從手上拿出剛好兩張。
winner-error-take = 從拿出的兩張裡選一張。

## betting
# 可以做的寫在按鈕上；做過的（did）寫在記錄裡人名之後。
betting-fold = 棄牌
betting-check = 過牌
betting-call = 跟注
betting-call-chips = 跟注 { $chips }
betting-call-all-in = 跟注 { $chips }，全下
betting-bet = 下注 { $chips }
betting-raise = 加注到 { $chips }
betting-did-fold = 棄牌
betting-did-check = 過牌
betting-did-call = 跟注 { $chips }
betting-did-call-all-in = 跟注 { $chips }，全下
betting-did-bet = 下注 { $chips }
betting-did-bet-all-in = 下注 { $chips }，全下
betting-did-raise = 加注到 { $chips }
betting-did-raise-all-in = 加注到 { $chips }，全下
betting-refund = 沒人跟，退回 { $chips }
betting-wins = 贏得 { $chips }
betting-out = 出局，第 { $place } 名
betting-won = 你贏了 { $chips }
betting-lost = 你輸了 { $chips }
betting-even = 你不贏不輸
betting-shared = 平分底池
betting-won-by = { $seat } 贏了 { $chips }
betting-line-refund = 沒人跟，退還 { $seat }
betting-line-pot = 底池：{ $seat }
betting-line-main = 主池：{ $seat }
betting-line-side = 邊池 { $number }：{ $seat }
betting-note-unopposed = 其他人都棄牌
betting-preset-least = 最低
betting-preset-third = ⅓ 池
betting-preset-half = ½ 池
betting-preset-pot = 滿池
betting-preset-all = 全下
betting-presets = 建議金額
betting-less = 減少
betting-more = 增加
betting-total = 本輪下注總額
betting-total-typed = 本輪下注總額（輸入數字）
betting-go-bet = 下注…
betting-go-raise = 加注…
betting-plan-fold = 過牌或棄牌
betting-plan-call = 不論多少都跟
betting-match-won = { $you ->
    [yes] 你贏得整場
   *[no] { $who } 贏得整場
}
betting-score = 戰況
betting-rush = 加快
betting-pot = 底池
betting-main-pot = 主池
betting-side-pot = 邊池 { $number }
betting-price = 需跟注
betting-to-call = 需跟注 { $chips }
betting-pot-is = 底池共 { $chips }
betting-pots = 主池 { $main }，邊池 { $side }
betting-stack = 你的籌碼
betting-chips = 籌碼
betting-before = 已下
betting-folded = 已棄牌
betting-all-in = 已全下
betting-is-out = 已出局
betting-you-out = 你已出局，第 { $place } 名，可以繼續觀看
betting-did-show = 亮牌
betting-counts = { $card }，計入牌型
betting-chart = 整場的籌碼變化
betting-chart-table = 用表格看
betting-chart-deal = 第幾局後
betting-odds = 贏 { $win }%，平分 { $tie }%
betting-odds-title = 你的勝算
betting-odds-note = 以對手拿隨機牌、都留到最後計算。
betting-odds-share = 考慮他們的下注：底池的 { $share }%。
betting-save = 儲存這一場的牌局
betting-save-words = 文字
betting-error-fold = 不用跟注，不必棄牌，可以過牌。
betting-error-check = 不能過牌，要跟 { $chips }。
betting-error-call = 沒有要跟的注，可以過牌。
betting-error-say-bet = 還沒有人下注，這裡是下注。
betting-error-say-raise = 已經有人下注，這裡是加注。
betting-error-short = 籌碼不夠加注，可以用剩下的籌碼跟注。
betting-error-closed = 這次全下不夠一次完整加注，不能再加注。
betting-error-alone = 沒有別人還能下注，不能加注。
betting-error-most = 你最多有 { $chips }。
betting-error-least = 總額至少要 { $chips }。
betting-error-cards = 現在不用選牌，請下注。

## holdem
holdem-high-card = 高牌 { $rank }
holdem-pair = 一對 { $rank }
holdem-two-pair = 兩對，{ $high } 和 { $low }
holdem-three = 三條 { $rank }
holdem-straight = 順子，最大 { $rank }
holdem-flush = 同花，最大 { $rank }
holdem-full-house = 葫蘆，{ $high } 帶 { $low }
holdem-four = 四條 { $rank }
holdem-straight-flush = 同花順，最大 { $rank }
holdem-royal-flush = 皇家同花順
holdem-small-blind = 小盲 { $chips }
holdem-big-blind = 大盲 { $chips }
holdem-flop = 翻牌
holdem-turn = 轉牌
holdem-river = 河牌
holdem-preflop = 翻牌前
holdem-button = 發牌者按鈕
holdem-blinds = 盲注 { $blinds }
holdem-error-no-odds = 沒有勝率可算：你已經出局，或沒有對手了。

## onepoker
onepoker-ante = 前注 { $chips }
onepoker-shuffle = 棄牌重新洗過
onepoker-signals = 高 { $up }，低 { $down }
onepoker-up = 高
onepoker-down = 低
onepoker-your-signals = 你的信號
onepoker-signals-of = { $who } 的信號
onepoker-cards-of = { $who } 的牌
onepoker-its-lock = 一張已鎖定的牌
onepoker-kept = 保留
onepoker-yours-locked = 已鎖
onepoker-choose = 選一張要出的牌
onepoker-stock = 牌堆剩
onepoker-seen = 亮過的牌
onepoker-picture = 每個點數還有幾張沒見過（從上次洗牌算起），以及對手的牌可能是什麼。
onepoker-unseen = 還沒見過
onepoker-hidden-kept = { $who } 保留的牌
onepoker-hidden-new = { $who } 的新牌
onepoker-hidden-either = { $who } 的一張牌
onepoker-impossible = 不可能
onepoker-shown-since = 上次洗牌後亮過的牌
onepoker-none-shown = 還沒有。
onepoker-lock = 鎖定
onepoker-locked = 已鎖一張
onepoker-note-higher = { $high } 大過 { $low }
onepoker-note-two = 2 剋 A
onepoker-note-tie = { $rank } 對 { $rank }
onepoker-error-lock-first = 先鎖定一張手牌。
onepoker-error-locked = 牌已鎖定，不能更換。
onepoker-error-one-card = 請選一張牌。

## hints of onepoker
hint-onepoker-lock-high = 大牌這局贏面夠高，現在打比留到下局更值。
hint-onepoker-lock-low = 小牌這局夠用，大牌留到下局更值。
hint-onepoker-lock-save = 留下的大牌在下局的價值，比這局多半能贏的還多。
hint-onepoker-lock-two = 2 可能剋到 A，又能留下較好的牌。
hint-onepoker-lock-either = 兩張牌點數相同，鎖哪張都一樣。
hint-onepoker-fold = 照信號和下注來看，你的牌贏面太小，不值這個價錢。
hint-onepoker-check = 你的牌還不夠強，較小的牌不會來跟注。
hint-onepoker-check-strong = 你的牌很強，但過牌或許能引較小的牌下注。
hint-onepoker-call = 以這個價錢，你的牌贏面夠大。
hint-onepoker-call-bluff = 你的牌幾乎只能抓詐唬，但對手夠常詐唬，這個價錢划算。
hint-onepoker-bet = 對手可能有的牌你多半贏得過，讓他付錢來看。
hint-onepoker-bluff = 你的牌比大小很少贏，但下注或許能逼對手棄牌。

## hints of holdem
hint-holdem-open = 還沒有人加注，在這個位置這手牌夠好，可以率先加注。
hint-holdem-fold = 對上別人多半有的牌，你的勝率約 { $percent }%；這個價錢要 { $need }% 才划算。
hint-holdem-call = 對上別人多半有的牌，你的勝率約 { $percent }%；這個價錢只要 { $need }%。
hint-holdem-check = 對上別人多半有的牌，勝率約 { $percent }%，過牌可以控制底池。
hint-holdem-check-strong = 你的牌很強，勝率約 { $percent }%，過牌或許能引較差的牌下注。
hint-holdem-bet = 對上別人多半有的牌，你的勝率約 { $percent }%，讓他們付錢來跟。
hint-holdem-bluff = 大家都跟的話勝率只有約 { $percent }%，但照下注來看，別人棄牌的機會夠高。

## hints of tractor
hint-tractor-call = 這樣定主你有 { $count } 張主牌，手牌夠強。
hint-tractor-call-best = 這樣定主你有 { $count } 張主牌，沒有更合適的選擇。
hint-tractor-call-less = 這樣定主你有 { $count } 張主牌，但還有更好的選擇。
hint-tractor-overrule = 這樣定主你有 { $count } 張主牌，對方選的主對你不利。
hint-tractor-no-call = 能亮的花色都不夠強。
hint-tractor-pass-better = 試了許多種分布，不亮主比亮主好。
hint-tractor-leave = 自己人已經亮主，你的手牌沒有理由改。
hint-tractor-no-overrule = 你能亮的都不比現在好多少。
hint-tractor-wait = 不露手牌，但把定主的機會讓給別人。
hint-tractor-bury-void = { $count ->
    [1] 扣完就缺一門，以後可以斃。
   *[other] 扣完就缺 { $count } 門，以後可以斃。
}
hint-tractor-bury-low = 損失最小：都是沒有分的小牌。
hint-tractor-bury-points = 扣了 { $points } 分，但扣別的牌更可惜。
hint-tractor-only = 這裡沒有別的好選擇。
hint-tractor-partner-ruffs = 對家缺這門，可以斃。
hint-tractor-tractor = 拖拉機很難贏過，還能逼出別家的對子。
hint-tractor-draw = 調出主牌，你的大牌才站得住。
hint-tractor-boss = 同類的牌已經沒有更大的，只怕被斃。
hint-tractor-pair = 對子比單張難贏過。
hint-tractor-low = 損失不大，對家或許能贏這一墩。
hint-tractor-win = 多半能贏下這一墩的 { $points } 分。
hint-tractor-ruff = 你缺這門，斃掉拿下這 { $points } 分。
hint-tractor-ruff-lead = 你缺這門，可以斃，接著由你領出。
hint-tractor-take-lead = 用小代價就能贏這一墩，接著由你領出。
hint-tractor-feed = 這一墩多半歸你們，墊上 { $points } 分。
hint-tractor-partner-wins = 這一墩多半歸對家，好牌留著。
hint-tractor-hope = 這一墩還可能歸你們，分遲早要出。
hint-tractor-must = 這一墩多半輸了，但出別的損失更大。
hint-tractor-deny = 這一墩多半歸對方，別送分。
hint-tractor-save = 這一墩不值得多花，好牌留著。

## tractor
tractor-suit = { $suit ->
    [c] 梅花
    [d] 方塊
    [h] 紅桃
    [s] 黑桃
   *[t] 主牌
}
tractor-pass = 不亮
tractor-declare = 亮{ tractor-suit }，一張
tractor-declare-pair = 亮{ tractor-suit }，一對
tractor-declare-jokers = 亮無主，一對{ rank-one }
tractor-bury = 扣這八張，共 { $points } 分
tractor-tractor = { $count } 對的拖拉機
tractor-cards = { $count } 張散牌
tractor-turned-up = 四家都不亮，翻開底牌
tractor-trumps = 坐莊，打 { $rank }，{ $suit ->
    [c] 梅花為主
    [d] 方塊為主
    [h] 紅桃為主
    [s] 黑桃為主
   *[n] 無主
}
tractor-takes = 拿起底牌
tractor-buries = 扣下八張底牌
tractor-role = { $as ->
    [banker] 莊家
   *[partner] 對家
    [partner-banker] 對家，莊家
}
tractor-attackers = { $you ->
    [yes] 我方搶分
   *[no] 對方搶分
}
tractor-trump = 主
tractor-no-trump = 無主
tractor-we = 我方
tractor-they = 對方
tractor-declared = { $who }亮
tractor-declarations = 可以亮的牌
tractor-nothing-to-declare = 沒有牌可以亮
tractor-captured = 贏到的分牌
tractor-kitty-yours = 底牌已在你手上，扣下八張
tractor-kitty-open = 大家都看過的底牌
tractor-kitty-theirs = { $who } 拿起底牌，正在扣八張
tractor-kitty-taken = 拿起的底牌
tractor-kitty-was = 扣下的牌
tractor-asks-declare = 用 { $rank } 亮主，或不亮
tractor-asks-bury = 選八張牌扣下
tractor-asks-lead = 領出單張、對子或拖拉機
tractor-asks-follow = { $suit ->
    [none] 沒有這門：墊牌或用主斃
   *[s] 跟{ tractor-suit }
}{ $points ->
    [0] {""}
   *[other] ，這墩 { $points } 分
}
tractor-wins = 贏這一墩，{ $points } 分
tractor-opened = 底牌有 { $points } 分
tractor-won-bank = 你們守住了莊，閒家得 { $points } 分
tractor-lost-bank = 你們下莊，閒家得 { $points } 分
tractor-won-attack = 你們上莊，得 { $points } 分
tractor-lost-attack = 對方守住了莊，你們得 { $points } 分
tractor-won-match = 你們升過 A，贏了比賽
tractor-lost-match = 對方升過 A，贏了比賽
tractor-result-held = 莊家隊守住了莊，閒家得 { $points } 分
tractor-result-taken = 閒家上莊，得 { $points } 分
tractor-result-match-bank = 莊家隊升過 A，贏了比賽
tractor-result-match-attack = 閒家升過 A，贏了比賽
tractor-line-tricks = 閒家墩裡的分
tractor-line-kitty = 底牌
tractor-line-attackers = 閒家總分
tractor-line-rise-bank = 莊家隊升級
tractor-line-rise-attack = 閒家上莊並升級
tractor-line-level-bank = 莊家隊
tractor-line-level-attack = 閒家
tractor-levels = { $count } 級
tractor-level = 打 { $rank }
tractor-level-past = 升過 A
tractor-note-times = { $points } 分 × { $factor }
tractor-note-kitty = 最後一墩歸莊家隊，底牌 { $points } 分不算
tractor-error-declaring = 還在亮主：請亮主或不亮。
tractor-error-declaration = 亮主要用同花色的一張或兩張 { rank-one }，或一對同色的王。
tractor-error-stronger = 要比前面亮的更強才能反主。
tractor-error-settled = 主牌已經定了。
tractor-error-bury-first = 請先扣八張底牌。
tractor-error-bury = 要剛好扣 { $count } 張。
tractor-error-buried = 底牌已經扣好了。
tractor-error-lead = 領出只能用單張、對子或拖拉機。
tractor-error-lead-suits = 領出的牌要同一門花色，或全是主牌。
tractor-error-lead-pair = 對子是點數和花色都相同的兩張。
tractor-error-lead-equal = 這幾對一樣大，不能相連。
tractor-error-lead-ace = 拖拉機不能從 A 接到 2。
tractor-error-lead-gap = 拖拉機的對子要相連。
tractor-error-count = 這一墩每人要出 { $count } 張。
tractor-error-follow = { $count ->
    [1] 你有{ tractor-suit }，一定要跟。
   *[other] 你的{ tractor-suit }夠多，{ $count } 張都要跟{ tractor-suit }。
}
tractor-error-short = 你只剩 { $count } 張{ tractor-suit }，要全部打出。
tractor-error-pairs = 你有{ tractor-suit }的對子，要跟 { $count } 對。

## bridge
bridge-suit = { $suit ->
    [c] 梅花
    [d] 方塊
    [h] 紅桃
   *[s] 黑桃
}
bridge-bid = { $level } { $strain ->
    [C] 梅花
    [D] 方塊
    [H] 紅桃
    [S] 黑桃
   *[NT] 無將
}
bridge-pass = 不叫
bridge-double = 加倍
bridge-redouble = 再加倍
bridge-contract = { bridge-bid }{ $doubled ->
    [1] 加倍
    [2] 再加倍
   *[other] {""}
}
bridge-over = { $count ->
    [0] {""}
   *[other] ，超 { $count } 墩
}
bridge-declares = 主打 { bridge-contract }
bridge-dummy = 攤開明手
bridge-compass = { $at ->
    [s] 南
    [w] 西
    [n] 北
   *[e] 東
}
bridge-role = { bridge-compass }{ $as ->
    [declarer] {"，莊家"}
    [dummy] {"，明手"}
    [dealer] {"，發牌"}
   *[none] {""}
}
bridge-zone = { $sides ->
    [none] 無
    [ns] 南北
    [ew] 東西
    [both] 雙方
   *[unknown] –
}
bridge-vulnerable = 有局
bridge-dealer = 發牌
bridge-highest = 最高叫品
bridge-contract-is = 合約
bridge-we = 我方
bridge-they = 對方
bridge-notrump = NT
bridge-short = { $call ->
    [P] 不叫
   *[X] { $call }
}
bridge-strain-name = { $strain ->
    [C] 梅花
    [D] 方塊
    [H] 紅桃
    [S] 黑桃
   *[NT] 無將
}
bridge-level = 階數
bridge-strain = 花色或加倍
bridge-auction = 叫牌過程
bridge-explain = { $who }：{ $call }。看說明
bridge-before = 選好局況才發牌。有局時成局和滿貫的獎分較多，宕了也罰得較重。
bridge-asks-vulnerable = 要哪一種局況？
bridge-asks-call = { $points } 大牌點，{ $shape }
bridge-asks-card = { $hand ->
    [dummy] 出明手的牌
   *[own] 出自己的牌
}{ $suit ->
    [none] {"，由你領出"}
    [void] {"，沒有這門"}
   *[s] {"，跟"}{ bridge-suit }
}
bridge-dummy-of = 明手：{ $who }
bridge-save = 存成 PBN
bridge-after = 最佳打法的結果
bridge-after-wait = 計算中。
bridge-after-table = 四家攤牌時各家主打的墩數
bridge-par = 南北的理論得分：
bridge-cost = 出錯的牌
bridge-cost-card = { $who }，{ $card }：{ $count } 墩
bridge-cost-none = 沒有出錯
bridge-takes = 贏這一墩
bridge-vulnerable-none = 雙方無局
bridge-vulnerable-ns = 南北有局
bridge-vulnerable-ew = 東西有局
bridge-vulnerable-both = 雙方有局
bridge-passed-out = 四家都不叫
bridge-won-declaring = 你們做成了 { bridge-contract }{ bridge-over }
bridge-lost-declaring = 你們的 { bridge-contract }宕 { $count } 墩
bridge-won-defending = 對方的 { bridge-contract }宕 { $count } 墩
bridge-lost-defending = 對方做成了 { bridge-contract }{ bridge-over }
bridge-result-made = { bridge-contract }做成{ bridge-over }
bridge-result-failed = { bridge-contract }宕 { $count } 墩
bridge-line-tricks = { bridge-bid }
bridge-line-game = 成局
bridge-line-part = 部分合約
bridge-line-small-slam = 小滿貫
bridge-line-grand-slam = 大滿貫
bridge-line-doubled = { $doubled ->
    [1] 做成加倍合約
   *[other] 做成再加倍合約
}
bridge-line-overtricks = 超 { $count } 墩
bridge-line-undertricks = 宕 { $count } 墩
bridge-line-first = 宕的第一墩
bridge-line-next = 接下來宕 { $count } 墩
bridge-line-further = 再宕 { $count } 墩
bridge-line-ns = 南北
bridge-line-ew = 東西
bridge-note-vulnerable = 有局
bridge-note-not-vulnerable = 無局
bridge-note-doubled = { $doubled ->
    [1] 加倍
   *[other] 再加倍
}
bridge-error-vulnerable-first = 請先選擇局況。
bridge-error-vulnerable-chosen = 局況已經選好了。
bridge-error-auction = 還在叫牌：請叫牌或不叫。
bridge-error-auction-over = 叫牌已經結束，請出牌。
bridge-error-bid = 要叫得比 { bridge-bid }高。
bridge-error-no-bid = 還沒有人叫牌，不能加倍。
bridge-error-double-own = 只能加倍對方的叫品。
bridge-error-doubled = 這個叫品已經被加倍了。
bridge-error-not-doubled = 還沒有加倍，不能再加倍。
bridge-error-redouble = 只有被加倍的一方可以再加倍。
bridge-error-redoubled = 已經再加倍了。
bridge-error-follow = 你手上有{ bridge-suit }，一定要跟。
bridge-error-dummy-follow = 明手有{ bridge-suit }，一定要跟。
bridge-error-dummy-holds = 明手沒有這張牌。
bridge-error-one-card = 請選一張牌。
bridge-error-not-over = 這一副打完，四家的牌才會攤開。

## the bidding system of bridge
bridge-measure = { $measure ->
    [hcp] 大牌點
    [points] 點（含長套）
   *[support] 點（含短門）
}
bridge-strength = { $low ->
    [0] { $high ->
        [37] {""}
       *[other] ，最多 { $high } { bridge-measure }
    }
   *[other] { $high ->
        [37] ，至少 { $low } { bridge-measure }
       *[other] ，{ $low }–{ $high } { bridge-measure }
    }
}
bridge-tells-honours = { $high ->
    [37] 至少 { $low } 大牌點
   *[other] { $low }–{ $high } 大牌點
}
bridge-tells-length = { $low }–{ $high } 張{ bridge-suit }
bridge-tells-exact = 正好 { $count } 張{ bridge-suit }
bridge-tells-least = 至少 { $count } 張{ bridge-suit }
bridge-tells-most = 最多 { $count } 張{ bridge-suit }
bridge-tells-balanced = 平均牌型
bridge-tells-stopped = 擋得住{ bridge-suit }
bridge-tells-aces = { $high ->
    [4] { $low ->
        [0] 沒有 A，或四張 A 都有
        [4] 四張 A 都有
       *[other] 至少 { $low } 張 A
    }
   *[other] { $high } 張 A
}
bridge-tells-strong = 或任何有 { $low } 大牌點的牌
bridge-means-opening = 以最長的花色開叫{ bridge-strength }。
bridge-means-two-clubs = 以很強的牌開叫，與梅花無關{ bridge-strength }。
bridge-means-notrump = 表示適合打無將的牌{ bridge-strength }。
bridge-means-preempt = 以長套阻擊{ bridge-strength }。
bridge-means-weak-two = 二階弱開叫，有六張套{ bridge-strength }。
bridge-means-no-opening = 不夠開叫{ bridge-strength }。
bridge-means-no-response = 牌太弱，不應叫{ bridge-strength }。
bridge-means-raise = 加叫{ bridge-suit }{ bridge-strength }。
bridge-means-aces = 問 A，準備打{ bridge-suit }滿貫{ bridge-strength }。
bridge-means-jump-shift = 跳叫新花色，逼叫到局{ bridge-strength }。
bridge-means-new-suit = 叫新花色，搭檔要再叫{ bridge-strength }。
bridge-means-limit = 按牌點叫無將{ bridge-strength }。
bridge-means-slam = 叫小滿貫{ bridge-strength }。
bridge-means-grand-slam = 叫大滿貫{ bridge-strength }。
bridge-means-enough = 沒有理由再叫{ bridge-strength }。
bridge-means-reverse = 叫比第一套更高的第二套花色，搭檔要再叫{ bridge-strength }。
bridge-means-second-suit = 表示第二套花色{ bridge-strength }。
bridge-means-rebid = 再叫第一套花色{ bridge-strength }。
bridge-means-rebid-notrump = 表示平均牌型{ bridge-strength }。
bridge-means-no-more = 沒有更好的叫品{ bridge-strength }。
bridge-means-transfer = 表示有{ bridge-suit }，請搭檔叫出來{ bridge-strength }。
bridge-means-stayman = 問搭檔有沒有四張高花{ bridge-strength }。
bridge-means-invite-slam = 邀請打滿貫{ bridge-strength }。
bridge-means-completed = 叫出搭檔要的花色。
bridge-means-major = 表示有四張{ bridge-suit }。
bridge-means-no-major = 沒有四張高花。
bridge-means-waiting = 等搭檔說明強牌{ bridge-strength }。
bridge-means-positive = 對二梅花作積極應叫{ bridge-strength }。
bridge-means-strong-suit = 表示強牌的花色，逼叫到局{ bridge-strength }。
bridge-means-raise-weak = 加叫，妨礙對方叫牌{ bridge-strength }。
bridge-means-answer = 回答有幾張 A。
bridge-means-too-few-aces = 缺的 A 太多，不打滿貫。
bridge-means-notrump-over = 表示平均牌型，擋得住對方花色{ bridge-strength }。
bridge-means-overcall = 以好花色爭叫{ bridge-strength }。
bridge-means-no-overcall = 不適合爭叫{ bridge-strength }。
bridge-means-takeout = 技術性加倍，請搭檔叫其他花色{ bridge-strength }。
bridge-means-penalty = 懲罰性加倍，要打宕對方{ bridge-strength }。
bridge-means-answer-double = 回答搭檔的加倍{ bridge-strength }。
bridge-means-leave-double = 讓搭檔的加倍留著{ bridge-strength }。
bridge-means-redouble = 牌點占優，再加倍{ bridge-strength }。
bridge-means-negative = 加倍表示還沒有人叫過的高花{ bridge-strength }。
bridge-means-choice = 請搭檔在{ bridge-suit }和無將之間選擇{ bridge-strength }。
bridge-means-game = 叫到成局{ bridge-strength }。
bridge-means-invite = 邀請成局{ bridge-strength }。
bridge-means-part = 找最好的部分合約{ bridge-strength }。
bridge-means-own-suit = 叫自己的長套{ bridge-strength }。
bridge-means-correct = 兩手合計八張{ bridge-suit }，比無將好。
bridge-means-compete = 將牌夠長，繼續競叫{ bridge-strength }。
bridge-means-plain = 體系裡沒有，照字面理解{ bridge-strength }。
bridge-means-plain-double = 體系裡沒有，當作有實力{ bridge-strength }。

## hints of bridge
hint-bridge-lead-sequence = 首攻連張中最大的一張。
hint-bridge-lead-partner = 首攻搭檔叫過的花色。
hint-bridge-lead-long = 從最長的花色出小牌。
hint-bridge-lead-short = 出短門，希望能將吃。
hint-bridge-draw-trumps = 清對方的將牌。
hint-bridge-cash = 兌現穩贏的一墩。
hint-bridge-toward = 朝大牌的方向出牌。
hint-bridge-win = 用最省的牌贏這一墩。
hint-bridge-ruff = 用將牌將吃。
hint-bridge-high = 第三家出大牌。
hint-bridge-cover = 用更大的牌蓋打大牌。
hint-bridge-low = 大牌留到後面再用。
hint-bridge-discard = 墊掉用處不大的牌。
hint-bridge-hold = 先忍讓，等其中一家沒有這門花色再贏。
hint-bridge-set = 兌現這幾墩就能打宕合約。
hint-bridge-only = 沒有別的牌可出。
hint-bridge-best = 試了 { $count } 種符合已知情況的分布，這張最好。
hint-bridge-near = 試了 { $count } 種符合已知情況的分布，這張也差不多。

## score
score-number = { $points }
score-times = × { $factor }
score-plus = +{ $points }
score-minus = −{ $points }

## a deal told in words
told-title = { $game }，第 { $match } 場第 { $deal } 局
told-line = { $name }：{ $told }

## cli
cli-about = 用 54 張的撲克牌，和電腦對手對局：網頁、終端機、程式庫都行。
cli-epilog = 每個指令加上 -h 都有詳細說明。
cli-usage = 用法：
cli-arguments = 參數
cli-options = 選項
cli-commands = 指令
cli-help-help = 顯示這份說明
cli-help-version = 顯示版本
cli-help-lang = 語言；不指定就依終端機的設定
cli-help-play = 在終端機裡打牌，對手只看得到自己的牌
cli-help-serve = 啟動伺服器，用瀏覽器打牌
cli-help-replay = 把存下的牌局攤開，一步一步重看
cli-help-judge = 重打存下的牌局，指出哪裡不對
cli-help-game = 要打的牌
cli-help-level = 對手的強度
cli-help-think = 對手最多想幾秒
cli-help-key = 決定發牌的金鑰，十六進位：同一把金鑰，同樣的牌
cli-help-keep = 每一局都存進這個資料夾
cli-help-record = 存下的牌局；「-」表示從標準輸入讀
cli-help-all = 一次全部顯示
cli-help-phh = 改用 Poker Hand History 格式寫出
cli-black-joker = 小王
cli-red-joker = 大王
cli-you = 你
cli-welcome = { $game }，對手是 { $names }。輸入 { $help } 看說明，{ $quit } 離開。
cli-bye = 下次再玩。
cli-kept = 牌局存在 { $path }。
cli-next = 按 Enter 發下一局，q 離開
cli-deal = 第 { $number } 局
cli-take = 收進 { $cards }
cli-no-phh = 只有德州撲克可以用這種格式。
cli-show = 亮出 { $cards }
cli-clear = { $name } 出牌
cli-standing = { $name }：{ $won }，共 { $total }
cli-seat = 第 { $seat } 家
cli-step = 按 Enter 繼續，q 結束
cli-cards = 出牌
cli-laid = 桌上攤開的牌：
cli-from-laid = 出攤開那手的牌。
cli-from-own = 出自己的牌。
cli-amount = 總共 { $least }–{ $most }
cli-hint = 提示
cli-hint-taken = 按 Enter 照第一個打。
cli-not-cards = 你手上沒有「{ $text }」。
cli-no-level = 沒有「{ $level }」這種強度的對手。可以選 { $levels }。
cli-broken = { $field } 有錯：{ $why }
cli-unreadable = 讀不了：{ $why }
cli-system-missing = 沒有這個檔案
cli-system-folder = 這是資料夾
cli-system-denied = 沒有權限
cli-system-port-used = 連接埠已被使用
cli-system-address = 這台電腦沒有這個位址
cli-system-other = 系統回報 { $code }
cli-record-whole = 沒有問題。{ $game }，{ $deals } 局，{ $actions } 步
cli-record-open = 沒有問題，但最後一局還沒打完。{ $game }，{ $deals } 局，{ $actions } 步
cli-key-ranks = 照點數選牌：兩張 3 和一張 4
cli-key-jokers = 小王、大王
cli-key-names = 指定的牌：黑桃 3、紅桃 10
cli-key-hint = 提示：最好的排在前面
cli-key-enter = 看過提示之後：照第一個打
cli-key-quit = 離開牌桌
cli-help-arena = 讓兩種電腦對手互打，量出誰比較強
cli-help-first = 要量的強度；strong:400 表示每次決定試 400 次，不管要多久
cli-help-second = 對手的強度；兩邊相同就是量運氣
cli-help-decks = 用幾副洗好的牌；每副換座位打好幾次
cli-help-seed = 同樣的種子，同樣的牌
cli-help-option = 遊戲的選項，可以給好幾個：players=5、gift=yes
cli-help-no-auction = 不叫牌：由誰獨打、叫了多少都先定好
cli-arena-progress = { $done }／{ $decks } 副，還要 { $left }
cli-arena-head = { $first } 對 { $second }：{ $decks } 副牌，{ $deals } 局
cli-arena-stopped = 已停止，以下是打完的部分。
cli-arena-void = 沒人叫而重新發牌：{ $count } 次
cli-arena-no-fixed = { $game }沒有叫牌可以略過。
cli-arena-no-option = { $game }不能用 { $options } 來玩。
cli-arena-role-all = 全部牌局
cli-arena-role-landlord = 當地主
cli-arena-role-farmer = 當農民
cli-arena-line = { $name }：勝 { $won }，得分 { $points }，{ $plays } 局
cli-arena-few = 副數太少，算不出區間：至少要 { $count } 副。
cli-arena-thinking = { $name } 每次想 { $mean } 毫秒，最久 { $longest } 毫秒，共 { $count } 次
cli-help-host = 監聽的位址；0.0.0.0 表示全部
cli-help-port = 連接埠；0 表示任選一個空的
cli-help-data = 存放牌桌與金鑰的資料夾；不指定就用 { $folder }
cli-help-origin = 伺服器在代理後面時，大家看到的網址：https://cards.example.org
cli-help-workers = 用幾個行程給對手思考
cli-help-log = 運作紀錄的詳細程度
cli-help-open = 在瀏覽器打開網頁
cli-serving = 請到 { $address } 打牌（按 Ctrl-C 停止）。牌桌存在 { $folder }。
cli-not-built = 網頁還沒建置。請執行 make play，或在 web 資料夾執行 npm ci 和 npm run build。
cli-port-taken = 不能監聽 { $host } 的連接埠 { $port }：{ $why }。是不是已經開著了？不然請用 --port 換一個。

## errors
error-stale = 牌局已經往下走了，現在的局面在這裡。
error-field = 「{ $field }」不對。
error-too-large = 訊息太長了。
error-rate = 太快了，請稍等一下再試。
error-origin = 這個網頁不能連到這台伺服器。
error-cookie = 認不出你的瀏覽器。請允許 Cookie，再重新載入網頁。
error-not-your-turn = 還沒輪到你。
error-not-held = 你手上沒有這些牌。
error-not-a-card = 沒有「{ $card }」這張牌。
error-unknown-action = 看不懂「{ $action }」。
error-deal-over = 這一局已經結束。
error-broken-json = 訊息讀不出來。
error-unknown-table = 找不到這張牌桌，可能已經刪除了。
error-broken-table = 這張牌桌無法繼續了。
error-unknown-game = 這裡沒有這種玩法。
error-unknown-level = 這裡沒有這種程度的對手。
error-unknown-guide = 這裡沒有這一段引導。
error-unknown-option = 這種牌沒有「{ $option }」這個選項。
error-option = 「{ $option }」不能這樣設定。
error-option-needs = 「{ $option }」和其他選項衝突。
error-not-seated = 這張牌桌沒有你的座位。
error-nonce-given = 你那一份洗牌亂數已經給過了。
error-no-deal = 還沒有發牌。
error-not-over = 這一局還沒結束。
error-not-out = 你手上還有牌。
error-no-hint = 想不出提示，請再試一次。
error-not-alone = 只有獨自與 AI 同桌時才能悔牌。
error-nothing-to-take-back = 沒有可以悔的牌。
error-no-such-deal = 找不到這一局：可能已經刪除，或尚未結束。
error-no-such-notation = 這一局沒有這種紀錄格式。
error-match-not-over = 整場尚未結束，有些牌還不能公開。
error-dealt-again = 這副牌以前發過，紀錄在第一次那一局。
error-unknown-code = 代碼不存在、已用過或已過期，請在另一部裝置上重新取得。
error-no-study = 算不出來，請再試一次。
error-unknown-study = 這個遊戲沒有這項分析。
error-not-found = 這個網址沒有內容。
error-method = 這個網址不支援這個操作。
error-internal = 伺服器出了點問題，請再試一次。

## games
# What the home page says of each: a sentence, against whom, how long.
home-pitch-guandan = 兩副牌，對家是隊友。紅桃級牌能當配牌，你先走，兩個人一起升級。
home-company-guandan = 與對家同隊
home-length-guandan = 從 2 打到 A
home-pitch-zhengshangyou = 各打各的。壓得過就非壓不可，牌留在手上，扣起分來可不輕。
home-company-zhengshangyou = 各自為戰
home-length-zhengshangyou = 單局
home-pitch-tractor = 亮主、贏墩、搶分。盯緊 5、10、K，湊滿 80 分就換你們坐莊。
home-company-tractor = 與對家同隊
home-length-tractor = 從 2 打過 A
home-pitch-holdem = 手上兩張，桌上五張。跟、加、棄隨你，看誰的籌碼留到最後。
home-company-holdem = 各自為戰
home-length-holdem = 1000 籌碼
home-pitch-onepoker = 一人出一張，大的贏，偏偏 2 剋 A；彼此還猜得到對方一點底細。
home-company-onepoker = 你對一位 AI
home-length-onepoker = 20 籌碼
home-pitch-bridge = 先和搭檔叫出合約，再把說好的墩數一墩一墩拿回來。
home-company-bridge = 搭檔坐北
home-length-bridge = 單局
home-pitch-winner = 搶先出完，別當最後一個。規矩各家不同，要用哪幾條由你們選。
home-company-winner = 各自為戰
home-length-winner = 想打多久就多久
home-pitch-doudizhu-table = 真正牌桌上的打法：牌自己摸，每局打完就結帳。
home-company-doudizhu-table = 一人對兩人或三人
home-length-doudizhu-table = 想打多久就多久

## page
# cards
card-name = { $suit ->
    [c] 梅花
    [d] 方塊
    [h] 紅桃
   *[s] 黑桃
} { card-rank }
card-rank = { $rank ->
    [T] 10
    [J] J
    [Q] Q
    [K] K
    [A] A
   *[other] { $rank }
}
card-red-joker = 大王
card-black-joker = 小王
card-wild = { $card }（配牌）
card-raised = { $card }，級牌
card-tied = { $card }，第 { $number } 組
card-hidden = { $count } 張蓋著的牌
card-word-red = 大王
card-word-black = 小王

# home
home-traditions = 紙牌傳統
home-standard = 國際通用，54 張牌
home-encyclopedia = 維基百科
home-line = 四種花色加大小王，牌桌隨時等你入座。
home-waiting = 你的牌桌還在
home-waiting-many = 你的牌桌還在
home-phase-opening = 尚未發牌
home-phase-play = { $yours ->
    [yes] 輪到你
   *[no] 等別家出牌
}
home-phase-deal = 這一局打完了
home-phase-match = 對局結束了
home-continue = 繼續
home-games = 遊戲
home-play = 開始
home-rules = 規則
home-learn = 兩分鐘學會
home-seats = { $count } 人桌
home-seats-range = { $least }–{ $most } 人桌
option-players = 人數
option-preset = 玩法
option-preset-plain = 基本
option-preset-rich = 多樣
option-preset-gift = 進貢
option-preset-revolution = 革命
option-one-pack = 只用一副牌，不用王
option-one-pack-note = 限四人。
option-triple-single = 三帶一
option-triple-single-note = 三張可以帶一張。
option-straight-flush = 同花順自成一類
option-straight-flush-note = 同花的順子只能壓較小的同花順。
option-suits = 順子相同比花色
option-suits-note = 看最大那張的花色。
option-triple-bomb = 三張算炸彈
option-triple-bomb-note = 限一副牌，且不玩革命。
option-auto-pass = 自動不出
option-auto-pass-note = 出大王或對 2 後，壓不過的人立刻不出。
option-gift = 輸家進貢
option-gift-note = 輸家交出最大的牌，再從贏家給的兩張裡挑一張。
option-revolution = 革命
option-revolution-note = 沒有炸彈，四張會讓大小倒轉。
home-trouble = 牌桌沒開成，請稍後再試。
home-pitch-doudizhu = 一人對兩人。敢叫就當地主，不叫就聯手攔住地主，先出完的一方贏。
home-company-doudizhu = 你對兩位 AI
home-length-doudizhu = 單局
home-noscript = 發牌需要 JavaScript，請在瀏覽器裡開啟。
home-back = 回首頁

# traditions
traditions-title = 紙牌傳統
traditions-line = 每種傳統有自己的牌，也有自己的玩法。以下是已經擺好牌桌的。
traditions-games = { $count } 種玩法
traditions-open = 去看牌桌

# settings
settings-title = 設定
settings-close = 關閉
settings-theme-turn = 切換明暗
settings-language = 語言
settings-theme = 明暗
settings-theme-system = 跟隨系統
settings-theme-light = 亮
settings-theme-dark = 暗
settings-contrast = 對比
settings-contrast-system = 跟隨系統
settings-contrast-plain = 一般
settings-contrast-more = 高
settings-felt = 桌布
settings-felt-moss = 苔綠
settings-felt-lake = 湖藍
settings-felt-clay = 陶土
settings-felt-stone = 岩灰
settings-felt-plum = 梅紫
settings-back = 牌背顏色
settings-back-blue = 藍
settings-back-garnet = 石榴紅
settings-back-pine = 松綠
settings-back-ink = 墨黑
settings-pattern = 牌背花紋
settings-pattern-window = 窗花
settings-pattern-lattice = 格子
settings-pattern-wave = 波浪
settings-large = 大字牌
settings-large-note = 點數和花色放大，不畫人像。
settings-left = 左手操作
settings-left-note = 按鈕和手牌左右對調。
settings-four = 四色牌
settings-four-note = 方塊藍色，梅花綠色。
settings-counter = 記牌器
settings-counter-note = 顯示每個點數還有幾張沒出現。
settings-keys = 鍵盤快捷鍵
settings-keys-note = P 不出，T 提示，數字鍵叫分；下注時 F 棄牌，C 跟注，R 加注；摜蛋裡 S 排序，F 找同花順，G 理牌。方向鍵、空白鍵和 Enter 一直可用。
settings-auto = 自動發下一局
settings-auto-note = 同一場比賽的下一局會自己開始。
settings-forced = 自動出唯一的牌
settings-forced-note = 只有一種選擇時，自動替你出牌或不出。
settings-finish = 快速收尾
settings-finish-note = 這一局不再需要你出牌時，其餘快速打完。
settings-sound = 音效
settings-sound-off = 關
settings-sound-soft = 輕
settings-sound-full = 響
settings-speed = 速度
settings-speed-slow = 慢
settings-speed-normal = 中
settings-speed-fast = 快
settings-speed-off = 不動
settings-level = 對手
settings-level-casual = 隨和
settings-level-strong = 高手
settings-level-uniform = 亂出
settings-level-note = 下一局起生效。
settings-restart = 重新開始
settings-restart-note = 目前的對局就此結束，封緘公開，另開新局。
settings-restart-go = 好，重新開始

# table
table-leave = 離開牌桌
table-rules = 規則
table-rule = 看規則 { $paragraph }
table-close = 關閉
table-deal = 第 { $number } 局
table-take-back = 悔牌
table-practice = 第 { $number } 局（練習）
table-you = 你
table-partner = 對家
table-guest = 客人
table-facts = 目前局面
table-dealer = 發牌
table-standing = 總分
table-turned-up = 翻開的牌
table-centre = 牌桌中央
table-hand = 你的手牌
table-cards = { $count } 張
table-multiplier = 倍數
table-counter = 還沒出現的牌
table-joining = 入座中
table-away = 連線中斷，正在重連。
table-barred = 這張牌桌沒有你的座位。
table-reload = 重新載入
table-your-turn = 輪到你
table-turn = 輪到{ $you ->
    [yes] 你
   *[no] { " " }{ $who }
}
table-thinking = { $who } 在想
table-over = 這一局打完了
table-total = 累計 { $points }
table-nothing-beats = 沒有牌壓得過
table-readings = 這些牌當作什麼？
table-calls = 叫牌
table-hint = 提示
table-hint-key = T
table-seeking = 想一想
table-hinted = 提示：{ $what }
table-hinted-why = 提示：{ $what }。{ $why }
table-pass-ahead = 輪到時不出
table-pass-ahead-set = 輪到你時會不出。再按一次取消。
table-choose = 選牌
table-choose-call = { $phase ->
    [vulnerability] 選局況
    [declare] 選要亮的牌
   *[other] { $game ->
        [bridge] 選叫品
       *[other] 選叫分
    }
}
table-play = 出{ $what }
table-play-count = 出 { $count } 張
table-choose-more = 再選 { $count } 張
table-last-trick = 上一墩
table-tricks = 各墩
table-won-trick = 贏得這墩
table-second-hand = 明手的牌
table-again = 再來一局
table-next = 下一局
table-new-match = 再開一場
table-tools = 整理手牌
table-sort = 排序：{ $order ->
    [suit] 花色
    [groups] 牌組
   *[rank] 大小
}
table-tie = 理成一組
table-hurry = 快速打完
table-hurried = 正在快速打完
table-review = 看紀錄
table-record = 紀錄
table-log = 本局
table-log-empty = 還沒有動靜。
table-log-took = 收進
table-log-held = 剩下
table-last-round = 上一輪
table-dealt = 發好牌了，你有 { $count } 張。
table-did = { $who }：{ $what }
table-took = { $you ->
    [yes] 你
   *[no] { $who }{ " " }
}收進{ $cards }
table-showed = { $you ->
    [yes] 你
   *[no] { $who }{ " " }
}剩下{ $cards }
table-clear = { $you ->
    [yes] 由你先出
   *[no] 由 { $who } 先出
}
table-doudizhu-kitty = { $you ->
    [yes] 底牌歸你，由你先出
   *[no] 底牌歸 { $who }，由 { $who } 先出
}

# what beats a play
beats-title = 什麼能壓過？
beats-lying = 桌上是{ $what }。
beats-lowest = 同牌型、同張數、更大的牌，最小的是{ $what }。
beats-none-higher = 同牌型中沒有更大的。
beats-mightier = 此外還有：
beats-nothing = 沒有牌能壓過。
beats-bomb = { $kinds ->
    [1] 任何 { $count } 張的炸彈
   *[other] 任何 { $count } 張以上的炸彈
}
beats-straight-flush = 任何同花順
beats-own = { $count ->
    [0] 你手上沒有能壓過的牌。
   *[other] 你手上有 { $count } 手能壓過：
}
beats-nothing-lies = 桌上沒有要壓的牌。
beats-on-turn = 輪到你時再問。

# keys
keys-title = 桌上的按鍵
keys-none = 字母鍵和數字鍵已在設定中關閉。
keys-space = 空白鍵
keys-walk = 在手牌間移動
keys-ends = 到第一張或最後一張
keys-pick = 選牌或放回
keys-confirm = 出選好的牌，或繼續
keys-clear = 全部放回
keys-hint = 提示
keys-pass = 不出或不叫
keys-last = 看上一墩
keys-sort = 換一種排序
keys-find = 找下一手組合
keys-tie = 把選的牌理成一組
keys-beats = 什麼能壓過桌上的牌
keys-show = 顯示這張按鍵表
keys-bid = 叫分
keys-declare = 用該位置的牌亮主
keys-bridge-level = 叫牌的階數
keys-bridge-strain = 再選花色：C 梅花、D 方塊、H 紅桃、S 黑桃、N 無將
keys-bridge-double = X 加倍，R 再加倍
keys-bridge-vulnerable = 選擇局況
keys-fold = 棄牌；能過牌就過牌
keys-check = 過牌或跟注
keys-raise = 下注或加注

# seal
seal-title = 洗牌封緘
seal-short = 洗牌封緘：{ $start }…{ $end }
seal-explained = 發牌之前，牌桌先公布一個秘密的指紋，你的瀏覽器再加上自己的亂數。每一局都由這兩者洗出，誰也挑不了牌。
seal-commitment = 指紋（發牌前公布）
seal-nonce = 你的瀏覽器加的亂數
seal-secret = 秘密
seal-later = 對局結束時公布秘密，由你的瀏覽器從頭驗算。
seal-check-commitment = 秘密與指紋相符
seal-check-nonce = 用上了你的亂數
seal-check-draws = 抽籤重算無誤
seal-check-decks = 洗牌重算無誤
seal-check-cards = 你的牌都在應在的位置
seal-passed = 相符
seal-failed = 不符
seal-holds = 封緘相符：發牌公正
seal-fails = 封緘不符
seal-open = 封緘已公開，可自行驗證
seal-checking = 驗算中。
seal-insecure = 瀏覽器只在安全連線（https）下才能驗算。

## guides
guide-title = 新手引導
guide-place = { $number } / { $count }
guide-close = 收起引導
guide-retry = 再試一次
guide-next = 下一題
guide-play = 正式開局
guide-score = 結算
guide-doudizhu-1-look = 你是農民，桌上最大的 K 是隊友出的，地主已經不出了。隊友只剩一張牌，你怎麼辦？
guide-doudizhu-1-got = 對。自己人的牌不要壓：隊友領出最後一張，你們兩個都贏。
guide-doudizhu-1-missed = 你壓了自己人，把出牌權搶過來了。隊友本來可以出掉最後一張；現在同樣只剩一張的地主又有機會。
guide-doudizhu-2-look = 地主只剩一張牌，你手上只有王炸壓得過這三張 9。現在要炸嗎？
guide-doudizhu-2-got = 對。王炸最大，倍數翻一倍，接著由你領出。接下來出對子：只剩一張牌的人跟不了。
guide-doudizhu-2-missed = 地主領出最後一張就贏了。炸彈和王炸要留到決定勝負的時候，這裡就是。
guide-guandan-1-look = 四張 4 是炸彈。這一局打 2，你的紅桃 2 是配牌。把它和四張紅桃配在一起，就更大。
guide-guandan-1-got = 同花順！四張、五張的炸彈都壓得過，配牌補上了缺的那張紅桃。
guide-guandan-1-missed = 這一輪就讓給對方了。用配牌補上，紅桃 4、5、6、7 就是同花順，壓得過任何四張的炸彈。
guide-guandan-2-look = 這一局打 2，所以 2 比 A 大。出 A 的對手只剩一張牌。你壓得過嗎？
guide-guandan-2-got = 級牌壓過 A，再上去只有王和炸彈。對手沒搶到出牌權。
guide-guandan-2-missed = 沒人壓 A，對手領出最後一張，拿了頭遊。打 2 的時候，你的 2 壓得過 A。
guide-zhengshangyou-1-look = 你壓得過 7，就非壓不可；用哪張由你選。9 最省，不過看看你的四張 9。
guide-zhengshangyou-1-got = 好：四張 9 沒有拆。用炸彈炸別人的牌，沒人再壓就得 20 分。
guide-zhengshangyou-1-missed = 可以這樣出，但炸彈拆了：三張 9 不是炸彈。出 J 一樣壓得過 7。
guide-zhengshangyou-2-look = 由你領出。對手一個剩一張、一個剩兩張，壓得過的就非壓不可。出什麼他們壓不了？
guide-zhengshangyou-2-got = 他們都沒有三張牌，壓不了三張 5。還是由你領出，最後一張 6 就走完了。
guide-zhengshangyou-2-missed = 單張他們壓得過，就非壓不可。三張 5 才穩：他們都沒有三張牌。
guide-winner-1-look = 桌上這條順子從 2 開始，是第二大的順子。你的哪一條壓得過它？
guide-winner-1-got = A 2 3 4 5：從 A 開始的順子最大，只有炸彈壓得過。
guide-winner-1-missed = 不出也可以，之後還能再出。不過 A 2 3 4 5 壓得過：它是最大的順子。
guide-doudizhu-table-1-look = 兩副牌的炸彈可以超過四張。桌上是四張 K，你手上有五張 9。
guide-doudizhu-table-1-got = 五張壓四張，不管點數大小。這是你最後一手，地主贏了。
guide-doudizhu-table-1-missed = 五張的炸彈壓得過任何四張的，K 也一樣。那五張 9 本來就是你最後一手。
guide-holdem-1-look = 手上兩張紅桃，桌上兩張：再來一張就是同花。跟注要 30，底池有 160。這個價錢划算嗎？
guide-holdem-1-got = 看不到的 46 張裡有 9 張紅桃，大約五分之一。你付 30，底池共 190，不到六分之一：不管來什麼牌，這個價錢都划算。
guide-holdem-1-missed = 看不到的 46 張裡有 9 張紅桃，大約五分之一。跟注是 190 裡的 30，不到六分之一：這個價錢，跟注就划算。
guide-holdem-2-look = 只有來 J 你才有順子。跟注要 130，底池有 260。這個價錢划算嗎？
guide-holdem-2-got = 看不到的 46 張裡只有 4 張 J，大約十二分之一，價錢卻要底池的三分之一。棄牌就不必再付。
guide-holdem-2-missed = 看不到的 46 張裡只有 4 張幫得上，大約十二分之一，價錢卻至少要底池的三分之一。棄牌，把籌碼留到更好的時候。
guide-onepoker-1-look = 對手兩張都是「低」，最大也只是 7。你鎖哪一張？
guide-onepoker-1-got = 9 贏過 2 到 7 的每一張，A 還能留到下一局。碰上 2，A 反而會輸。
guide-onepoker-1-missed = A 贏過大部分的牌，卻會輸給 2。9 贏過所有的低牌，A 還能留到下一局。
guide-onepoker-2-look = 對手兩張都是「低」，你鎖了 8。2 到 7 沒有一張贏得過它。過牌還是下注？
guide-onepoker-2-got = 這一局你不會輸，對手跟多少，你就多贏多少。
guide-onepoker-2-missed = 過牌本身贏不到什麼。這一局你不會輸，就下注吧：對手跟多少都是你的。
guide-bridge-1-look = 由你先叫。A 算 4 點、K 算 3、Q 算 2、J 算 1。15–17 點、沒有短門，一個叫品就說完了。
guide-bridge-1-got = 一無將：15–17 點、牌型平均。搭檔已經知道你大半的牌，接下來由他決定。
guide-bridge-1-missed = 你有 16 點，沒有短門，叫一無將就說清楚了。別的叫品代表別的牌。
guide-bridge-2-look = 你朝明手的紅桃 A、Q 出紅桃，西家跟小。如果 K 在西家，出哪張能贏得最省？
guide-bridge-2-got = 飛牌成功：K 在西家，Q 贏了這一墩，A 還留著。
guide-bridge-2-missed = 試試 Q。K 在西家的話，Q 贏一墩，A 還能再贏一墩。這叫飛牌。
guide-tractor-1-look = 對家的 A 贏定這一墩：你最後出牌，又沒有黑桃。10 和 K 各算 10 分，5 算 5 分。你墊什麼？
guide-tractor-1-got = 對：10 分進了自己人的墩，誰也搶不走。
guide-tractor-1-missed = 這一墩是你們的，10 墊在這裡最安全，值 10 分。別的牌沒有分。
guide-tractor-2-look = 領出的是方塊對子，你有方塊對子就得跟。這一墩歸對方，你跟哪一對？
guide-tractor-2-got = 對：6 沒有分。對子非跟不可，分不必送。
guide-tractor-2-missed = 對子非跟不可，但一對 5 送了對方 10 分。6 沒有分。

## history
home-about = 五十四張撲克牌的各種玩法，打開網頁就能與公平的 AI 對局。
rules-title = { $game }規則
rules-contents = 目錄
history-title = 我的牌局
history-line = 打完的每一局都在這裡，可以重看，也可以用同一副牌再打一次。
history-figures = 戰績
history-game = 遊戲
history-deals = 局數
history-won = 勝率
history-percent = { $share }%
history-points = 總分
history-mean = 每局
history-chart = { $game }：{ $deals } 局的累計得分，由 0 到 { $last }，最低 { $lowest }，最高 { $highest }。
history-range = 最低 { $lowest }，最高 { $highest }
history-played = 牌局
history-practice = 練習
history-replay = 重看
history-again = 再打一次
history-older = 更早的牌局
history-none = 還沒有打完的牌局。
history-own = 我的資料
history-own-line = 本站只憑這個瀏覽器的 Cookie 認得你。打過的牌局可以匯出、移到另一部裝置，或全部刪除。
history-trouble = 沒有成功，請稍後再試。
history-export = 全部下載
history-code = 取得換裝置的代碼
history-code-said = 十分鐘內在另一部裝置輸入，只能用一次。
history-move = 另一部裝置的代碼
history-move-go = 移到這裡
history-moved = 已移到這裡，你在另一部裝置上打過的牌局現在都在這裡。
history-forget = 全部刪除
history-forget-note = 你的牌桌、牌局與戰績會永久刪除，其他共用的裝置也一樣。這個瀏覽器裡的設定也會清除。
history-forget-go = 永久刪除
history-forgotten = 你的資料已全部刪除。
again-title = 同一副牌再打一次
again-line = 你會坐到原來那位玩家的位置、拿到同樣的牌；這一局只算練習。
again-go = 發牌

## replay
replay-title = 重看{ $game }
replay-step = 第 { $step } 步，共 { $steps } 步
replay-at = 跳到某一步
replay-hands = 各家手牌
replay-back = 上一步
replay-on = 下一步
replay-run = 播放
replay-stop = 暫停
replay-record = 下載整場紀錄
replay-score = 計分

## records from files
# What is wrong with a file: whole sentences, which also stand after the place in the file.
record-title = 從檔案開啟
record-line = 存下的整場紀錄，或 PBN 格式的一副橋牌（別的程式存的也行）：各家手牌攤開，一步一步重看。檔案不會留在這裡。
record-open = 開啟牌局紀錄
record-another = 開啟另一份紀錄
record-deal = 第 { $number }/{ $count } 局
record-deal-at = 跳到某一局
record-seat = 第 { $seat } 家
record-none = 這個檔案既不是 French 54 的牌局紀錄，也不是 PBN 格式的橋牌。
record-too-large = 檔案太大，最多 { $most } kB。
record-too-long = 這份紀錄讀得太久，已經放棄。
record-format = 檔案寫的格式是「{ $format }」，這裡只讀得懂「{ $known }」。
record-no-deals = 紀錄裡一局也沒有。
record-field = 欄位「{ $field }」缺了，或不該在這裡。
record-value = 這裡的值類型不對。
record-game = 這裡沒有叫「{ $game }」的遊戲。
record-option = 沒有「{ $option }」這個選項，或者不能這樣設定。
record-options = 這些選項不能同時使用。
record-key = 金鑰不是十六進位。
record-setup = 這一局的起始狀態和金鑰抽出的不符。
record-deck = 牌的順序和金鑰洗出的不符。
record-after-match = 在這一局之前，整場已經結束。
record-not-over = 這一局還沒打完，就出現了下一局。
record-pbn-dealer = 發牌者是「{ $dealer }」，這裡只能讀由南家（S）發牌的牌局。
record-pbn-vulnerable = 「{ $vulnerable }」說不清哪一方有局。
record-pbn-four-hands = 發牌一欄沒有四家的手牌。
record-pbn-four-suits = 「{ $hand }」這手牌沒有寫齊四門花色。
record-pbn-thirteen = 「{ $hand }」這手牌不是十三張。
record-pbn-twice = { $card } 這張牌發了兩次。
record-pbn-call = 「{ $call }」不是叫品。
record-pbn-begins = 首攻者「{ $first }」不是任何一家。
record-pbn-no-play = 還不能出牌，卻出了牌。
record-at-action = 第 { $deal } 局第 { $action } 步：{ $why }
record-at-deal = 第 { $deal } 局：{ $why }
record-at-pbn-action = PBN 第 { $action } 個叫品或牌：{ $why }
record-at-pbn = PBN：{ $why }
record-at-field = 「{ $field }」：{ $why }
record-rule = { $why }（§ { $paragraph }）

## review
review-title = 覆盤
review-going = 已看 { $at } 手，共 { $of } 手
review-stop = 停止
review-stopped = 已停止。
review-again = 重新開始
review-chart = 這一局的形勢
review-chart-line = 每一手之後，你預期的輸贏。點線上的位置就跳到那一手。
review-dear = 第 { $step } 步
review-cost = 約虧 { $amount }
review-taken = 你的選擇
review-best = 高手會這樣
review-here = 高手的選擇：
review-points = { $amount } 分
review-chips = { $amount } 個籌碼
review-levels = { $amount } 級
review-step = 步
review-expected = 預期
review-lost = 虧損
review-end = 結果
review-worst = 最虧的幾手
review-none = 每一手都沒有看得出來的虧損，打得好。
review-nothing = 這一局沒有需要權衡的地方。
review-note = 數字都是估算：你看不到的牌，按可能的分布隨機發了許多次。可能只是運氣的差別，不算失誤。

## offline
offline-title = 目前沒有連線
offline-line = 打牌需要連線。首頁、規則和看過的牌局仍可閱讀。
offline-retry = 再試一次
