### French 54，简体中文。
### 点数照牌面写（10、J、Q、K、A）；中文与数字、字母之间空一格。

## names
game-doudizhu = 斗地主
game-guandan = 掼蛋
game-zhengshangyou = 争上游
game-tractor = 拖拉机
game-holdem = 德州扑克
game-onepoker = One Poker
game-bridge = 桥牌
game-winner = 争上游（Winner）
game-doudizhu-table = 牌桌斗地主

## numbers
# A thousand, as the language groups digits; and any number by itself.
number-thousand = 1,000
number-alone = { $number }

## plays
# 同一句既放在按钮“出”字之后，也放在记录里人名之后，所以不加句号。
rank-one = { $rank ->
    [BJ] 小王
    [RJ] 大王
   *[other] { $rank }
}
count-word = { $count ->
    [2] 两
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
   *[other] 单张 { $rank }
}
play-pair = 对 { rank-one }
play-triple = 三个 { rank-one }
play-triple-single = 三个 { rank-one } 带一张
play-triple-pair = 三个 { rank-one } 带一对
play-straight = 顺子 { $from } 到 { $to }
play-pair-chain = { count-word }连对 { $from } 到 { $to }
play-plane = 飞机 { $from } 到 { $to }
play-plane-single = 飞机带单牌 { $from } 到 { $to }
play-plane-pair = 飞机带对子 { $from } 到 { $to }
play-four-two-single = 四个 { rank-one } 带二
play-four-two-pair = 四个 { rank-one } 带两对
play-bomb = 炸弹，四个 { rank-one }
play-rocket = 王炸
play-bomb-of = 炸弹，{ count-word }个 { rank-one }
play-triple-bomb = 炸弹，三个 { rank-one }
play-heavenly-bomb = 天炸，四个 3
play-full-house = 三带二，三个 { rank-one }
play-tube = 三连对 { $from } 到 { $to }
play-plate = 钢板 { $from } 到 { $to }
play-straight-flush = 同花顺 { $from } 到 { $to }
play-joker-bomb = 四王炸
play-triple-chain = { count-word }组连三张 { $from } 到 { $to }
play-four = 四个 { rank-one }
play-ultra-bomb = 王炸
play-pass = 不出
play-shape = { $shape ->
    [single] 单张
    [pair] 对子
    [triple] 三张
    [triple-single] 三带一
    [triple-pair] 三带一对
    [full-house] 三带二
    [straight] 顺子
    [pair-chain] 连对
    [tube] 三连对
    [plate] 钢板
    [plane] 不带牌的飞机
    [plane-single] 带单牌的飞机
    [plane-pair] 带对子的飞机
    [triple-chain] 连三张
    [straight-flush] 同花顺
    [four] 四张同点
    [four-two-single] 四带二
   *[other] 四带两对
}
play-error-kind = 这里只能跟{ play-shape }或炸弹。
play-error-bomb = 只有比 { rank-one } 大的炸弹管得上这个炸弹。
play-error-higher = 要比 { rank-one } 大才行。
play-error-length = 桌面上是 { $count } 连，你的是 { $yours } 连。
play-error-nothing = 这些牌凑不成牌型。
play-error-run-top = 顺子、连对和飞机里不能有 2 和王。
play-error-run-gap = 点数要一个接一个，中间不能断。
play-error-straight-short = 顺子至少要五张。
play-error-pairs-short = 连对至少要{ count-word }对。
play-error-lead = 由你领出，必须出牌。

## doudizhu
doudizhu-bid = 叫 { $points } 分
doudizhu-call = 叫 { $points } 分
doudizhu-no-bid = 不叫
doudizhu-landlord = 地主
doudizhu-farmer = 农民
doudizhu-kitty = 底牌
doudizhu-won-landlord = 你当地主，赢了
doudizhu-lost-landlord = 你当地主，输了
doudizhu-won-farmer = 农民赢了，你们守住了
doudizhu-lost-farmer = 地主赢了，你们没拦住
doudizhu-result-landlord = 地主赢了
doudizhu-result-farmers = 农民赢了
doudizhu-void = 三家都不叫，重新发牌
doudizhu-line-bid = 叫分
doudizhu-line-bomb = 炸弹
doudizhu-line-rocket = 王炸
doudizhu-line-spring = 春天
doudizhu-line-counter-spring = 反春天
doudizhu-line-each-farmer = 每位农民
doudizhu-line-landlord = 地主
doudizhu-line-multiplier = 倍数
doudizhu-error-kind = 这里只能跟{ play-shape }、炸弹或王炸。
doudizhu-error-rocket = 王炸最大，没有牌管得上。
doudizhu-error-bomb = 只有比 { rank-one } 大的炸弹或王炸管得上这个炸弹。
doudizhu-error-joker-pair = 大小王不算对子。
doudizhu-error-carried-jokers = 不能同时带大小王。
doudizhu-error-triple = 三张可以带一张、带一对，或者什么都不带。
doudizhu-error-four = 四张可以带两张、带两个不同的对子，或者什么都不带。
doudizhu-error-wings-own = 飞机不能带跟自己同点数的牌。
doudizhu-error-wings-three = 飞机带的单牌里不能有三张同点。
doudizhu-error-wings-pairs = 飞机带对子时，每组三张带一对，各对点数不同。
doudizhu-error-wings-count = { $triples } 组三张的飞机可以带 { $triples } 张、带 { $triples } 对，或者什么都不带。
doudizhu-error-auction = 还在叫分：请叫分或不叫。
doudizhu-error-auction-over = 叫分已经结束。
doudizhu-error-bid = 叫分要高过 { $bid } 分。

## hints of doudizhu
hint-no-bid = 这手牌当农民或许比较好。
hint-bid-try = 这手牌勉强叫得起。
hint-bid-fair = 这手牌不错，但还不值得叫更高。
hint-bid-three = 叫到顶，直接当地主。
hint-out = 这一手就出完了。
hint-sure = 接下来除了炸弹，没人拦得住你。
hint-bomb = 现在用比留着更值。
hint-cannot = 你没有牌管得上。
hint-partner-holds = 现在是队友的牌最大。
hint-save = 这时把牌留着比较好。
hint-feed = 队友快出完了，帮队友一把。
hint-avoid = 对手只剩 { $count } 张，别出同样张数的牌。
hint-keep-lead = 除了炸弹没人管得上，多半还是你领出。
hint-long = 一次可以走掉很多张。
hint-low = 小牌趁自己领出时走掉。
hint-draw = 这一手够大，能把更大的那几张引出来。
hint-stop = 对手这一手最大，又只剩 { $count } 张，要拦住。
hint-top = 下家就是地主，出大一点顶住。
hint-take-lead = 除了炸弹没人管得上，多半轮到你领出。
hint-cheap = 顺手就能出，不会拆牌。
hint-fight = 要付出一点代价，但不能白白放对手过。
hint-side-holds = 现在是自己人的牌最大。
hint-side-feed = 有自己人快出完了，帮他一把。
hint-winner-sure = 接下来没人拦得住你。
hint-winner-top = 没有牌管得上，下一轮多半由你领出。
hint-winner-revolution = 顺序倒过来，你的牌更值钱。
hint-winner-offer = 这两张你最用不着，被拿走哪张都无妨。
hint-winner-take = 这张和你手上的牌最搭。

## guandan
guandan-return = 还贡
guandan-us = 我方
guandan-them = 对方
guandan-played = 本局打
guandan-wild = 逢人配
guandan-flushes = 同花顺：{ $count }
guandan-give-back = 选一张牌还贡
guandan-tributes = 进贡
guandan-gives = 进贡给
guandan-gives-back = 还贡给
guandan-tribute = 收{ $seat }的贡牌
guandan-returned = 收{ $seat }的还牌
guandan-refused = 该进贡的人有两张大王，抗贡，不换牌
guandan-leads = 先出
guandan-wind = 接{ $seat }的风
guandan-place = { $place ->
    [1] 头游
    [2] 二游
    [3] 三游
   *[other] 下游
}
guandan-won = 你们赢了这一局
guandan-lost = 对方赢了这一局
guandan-result = { $seat } 一队赢了这一局
guandan-won-match = 你们赢了比赛
guandan-lost-match = 对方赢了比赛
guandan-result-match = { $seat } 一队赢了比赛
guandan-line-place = { $seat }
guandan-line-up = 赢家升级
guandan-line-ours = 我方
guandan-line-theirs = 对方
guandan-line-side = { $seat } 一队
guandan-levels = { $from } → { $to }
guandan-error-joker-pair = 一对王要同色。
guandan-error-jokers = 王可以单出、同色成对，或四张一起出。
guandan-error-straight = 顺子一定是五张。
guandan-error-tube = 连对一定是三对。
guandan-error-plate = 钢板一定是两组三张，不带牌。
guandan-error-wrap = 不能从 A 接到 2 绕回去。
guandan-error-triple = 三张可以单独出，或带一对。
guandan-error-wild-joker = 逢人配不能当王。
guandan-error-wild = 逢人配在这里不能这样当。
guandan-error-bomb = 只有更大的炸弹管得上这个炸弹。
guandan-error-joker-bomb = 四王炸最大，没有牌管得上。
guandan-error-return-first = 请先还贡。
guandan-error-return = 要还一张 2 到 10 的牌，不能是逢人配，也不能是刚收到的那张。
guandan-error-return-lowest = 你没有 2 到 10 的牌可以还，要还最小的一张。
guandan-error-no-return = 现在不用还贡。
guandan-error-one-card = 请选一张牌。

## hints of guandan
hint-guandan-return = 这张你最用不上，对手拿去也没多大用处。
hint-guandan-return-partner = 这张你用不太上，对家说不定用得着。
hint-guandan-partner-holds = 现在是对家的牌最大。
hint-guandan-feed = 对家说不定能接这一手走完。
hint-guandan-block = 下家只剩 { $count } 张，出大一点顶住。

## zhengshangyou
zhengshangyou-won = 你先出完，赢了
zhengshangyou-lost = { $seat } 先出完
zhengshangyou-bonus = 炸弹奖 { $points } 分
zhengshangyou-bonuses = 炸弹奖分
zhengshangyou-stakes = 若现在结束
zhengshangyou-stake = 目前 −{ $points }
zhengshangyou-earned = 炸弹 { $sign ->
    [plus] +
   *[minus] −
}{ $points }
zhengshangyou-opens = 首出必须含红桃 3
zhengshangyou-opening = { $you ->
    [yes] 你有红桃 3，先出
   *[no] { $who } 有红桃 3，先出
}
zhengshangyou-line-cards = { $seat }：剩 { $count } 张
zhengshangyou-line-never = { $seat }：一张没出，再扣一次
zhengshangyou-line-two = { $seat }：黑桃 2 还在手里
zhengshangyou-line-held = { $seat }：炸弹还在手里
zhengshangyou-line-bonus = { $seat }：用炸弹炸了别人的牌
zhengshangyou-line-total = { $seat }
zhengshangyou-note-bonus = 另外两家各付 { $points } 分
zhengshangyou-error-heart-three = 第一手必须有红桃 3。
zhengshangyou-error-must = 你管得上，就必须管。
zhengshangyou-error-heavenly = 天炸最大，没有牌管得上。
zhengshangyou-error-aces = 三个 A 最大，没有牌管得上。
zhengshangyou-error-triple = 这里三张不能带牌。
zhengshangyou-error-four = 这里四张不能带牌。
zhengshangyou-error-plane = 这里没有飞机。

## hints of zhengshangyou
hint-zhengshangyou-only = 手里只有这一手管得上。
hint-zhengshangyou-must = 管得上就得管，这样拆得最少。
hint-zhengshangyou-bonus = 用炸弹炸别人的牌，没人再管就得 { $points } 分。
hint-zhengshangyou-two = 最后黑桃 2 还在手里，要多扣 { $points } 分。
hint-zhengshangyou-block = 下家只剩 { $count } 张，出大一点顶住。

## doudizhu-table
doudizhu-table-turned = 抓到明牌
doudizhu-table-first = { $you ->
    [yes] 你抓到明牌，先叫
   *[no] { $who } 抓到明牌，先叫
}
doudizhu-table-void = 大家都不叫，重新发牌
doudizhu-table-won-others = 你们赢了地主
doudizhu-table-lost-others = 地主赢了，你们没拦住
doudizhu-table-result-others = 地主输了
doudizhu-table-line-each = 其余每人
doudizhu-table-error-bomb = 只有张数更多的炸弹、张数一样而比 { rank-one } 大的炸弹，或王炸管得上这个炸弹。
doudizhu-table-error-joker-pair = 一大一小两张王不是一对。
doudizhu-table-error-triple = 四个人时，三张只能带一对，或者什么都不带。
doudizhu-table-error-four = 四张可以带两张不同点数的牌、带两个不同的对子，或者什么都不带。
doudizhu-table-error-four-bare = 四个人时，四张不能带牌。
doudizhu-table-error-wings = 四个人时，飞机每组三张带一对，各对点数不同，或者什么都不带。
doudizhu-table-error-wings-alike = 飞机带的单牌点数要各不相同。

## winner
winner-turned = 拿到明牌
winner-place = 第 { $place } 名
winner-order = 大小
winner-reversed = 倒转
winner-ask-offer = 选两张给输家挑
winner-ask-take = 两张里挑一张
winner-giving = { $you ->
    [yes] 你交出最大的牌
   *[no] { $who } 交出最大的牌
}
winner-offering = { $you ->
    [yes] 你拿出两张
   *[no] { $who } 拿出两张
}
winner-taken = { $you ->
    [yes] 你挑了这张
   *[no] { $who } 挑了这张
}
winner-offer = 拿出这两张
winner-take = { $suit ->
    [joker] 选{ rank-one }
   *[other] 选{ card-name }
}
winner-gives = 进贡最大的一张
winner-offers = 拿出两张
winner-takes = 从中选一张
winner-revolution = 把大小顺序倒过来
winner-out = 出完了，第 { $place } 名
winner-won = 你最先出完
winner-lost = 你手里还有牌，输了
winner-between = 你是第 { $place } 名
winner-result = { $seat } 最先出完
winner-line-cards = { $seat }：剩 { $count } 张
winner-line-total = { $seat }
winner-note-each = 每张 { $points } 分
winner-error-ultra = 王炸最大，没有牌管得上。
winner-error-bomb = 只有更大的炸弹管得上这个炸弹：张数更多，或张数一样而点数更大。
winner-error-kind = 这里只能跟{ play-shape }。
winner-error-turned = 顺序倒过来了，要比 { rank-one } 小才行。
winner-error-turned-straight = 顺序倒过来了，要更小的顺子才行。
winner-error-suit = 点数相同时，最后一张的花色要更大。
winner-error-straight = 要更大的顺子才行。由 A 开头的最大，其次是 2 开头的。
winner-error-straight-joker = 顺子里不能有王。
winner-error-straight-end = 顺子不能越过 A。
winner-error-revolution = 这一桌没有炸弹，但同点数正好四张是一种牌型。
winner-error-four = 同点数四张或更多不能带牌。
winner-error-triple-single = 这一桌三张不能带一张。
winner-error-full-house = 三带二是三张带一对。
winner-error-play = 进贡已经结束，请出牌。
winner-error-offer = 从手里拿出正好两张。
winner-error-take = 从拿出的两张里选一张。

## betting
# 可以做的写在按钮上；做过的（did）写在记录里人名之后。
betting-fold = 弃牌
betting-check = 过牌
betting-call = 跟注
betting-call-chips = 跟注 { $chips }
betting-call-all-in = 跟注 { $chips }，全下
betting-bet = 下注 { $chips }
betting-raise = 加注到 { $chips }
betting-did-fold = 弃牌
betting-did-check = 过牌
betting-did-call = 跟注 { $chips }
betting-did-call-all-in = 跟注 { $chips }，全下
betting-did-bet = 下注 { $chips }
betting-did-bet-all-in = 下注 { $chips }，全下
betting-did-raise = 加注到 { $chips }
betting-did-raise-all-in = 加注到 { $chips }，全下
betting-refund = 无人跟注，退回 { $chips }
betting-wins = 赢得 { $chips }
betting-out = 出局，第 { $place } 名
betting-won = 你赢了 { $chips }
betting-lost = 你输了 { $chips }
betting-even = 你不赢不输
betting-shared = 平分底池
betting-won-by = { $seat } 赢了 { $chips }
betting-line-refund = 无人跟注，退还 { $seat }
betting-line-pot = 底池：{ $seat }
betting-line-main = 主池：{ $seat }
betting-line-side = 边池 { $number }：{ $seat }
betting-note-unopposed = 其他人都弃牌
betting-preset-least = 最低
betting-preset-third = ⅓ 池
betting-preset-half = ½ 池
betting-preset-pot = 满池
betting-preset-all = 全下
betting-presets = 建议金额
betting-less = 减少
betting-more = 增加
betting-total = 本轮下注总额
betting-total-typed = 本轮下注总额（输入数字）
betting-go-bet = 下注…
betting-go-raise = 加注…
betting-plan-fold = 过牌或弃牌
betting-plan-call = 不论多少都跟
betting-match-won = { $you ->
    [yes] 你赢得整场
   *[no] { $who } 赢得整场
}
betting-score = 战况
betting-rush = 加快
betting-pot = 底池
betting-main-pot = 主池
betting-side-pot = 边池 { $number }
betting-price = 需跟注
betting-to-call = 需跟注 { $chips }
betting-pot-is = 底池共 { $chips }
betting-pots = 主池 { $main }，边池 { $side }
betting-stack = 你的筹码
betting-chips = 筹码
betting-before = 已下
betting-folded = 已弃牌
betting-all-in = 已全下
betting-is-out = 已出局
betting-you-out = 你已出局，第 { $place } 名，可以继续观看
betting-did-show = 亮牌
betting-counts = { $card }，计入牌型
betting-chart = 整场的筹码变化
betting-chart-table = 用表格看
betting-chart-deal = 第几局后
betting-odds = 赢 { $win }%，平分 { $tie }%
betting-odds-title = 你的胜算
betting-odds-note = 以对手拿随机牌、都留到最后计算。
betting-odds-share = 考虑他们的下注：底池的 { $share }%。
betting-save = 保存这一场的牌局
betting-save-words = 文字
betting-error-fold = 不用跟注，不必弃牌，可以过牌。
betting-error-check = 不能过牌，要跟 { $chips }。
betting-error-call = 没有要跟的注，可以过牌。
betting-error-say-bet = 还没有人下注，这里是下注。
betting-error-say-raise = 已经有人下注，这里是加注。
betting-error-short = 筹码不够加注，可以用剩下的筹码跟注。
betting-error-closed = 这次全下不够一次完整加注，不能再加注。
betting-error-alone = 没有别人还能下注，不能加注。
betting-error-most = 你最多有 { $chips }。
betting-error-least = 总额至少要 { $chips }。
betting-error-cards = 现在不用选牌，请下注。

## holdem
holdem-high-card = 高牌 { $rank }
holdem-pair = 一对 { $rank }
holdem-two-pair = 两对，{ $high } 和 { $low }
holdem-three = 三条 { $rank }
holdem-straight = 顺子，最大 { $rank }
holdem-flush = 同花，最大 { $rank }
holdem-full-house = 葫芦，{ $high } 带 { $low }
holdem-four = 四条 { $rank }
holdem-straight-flush = 同花顺，最大 { $rank }
holdem-royal-flush = 皇家同花顺
holdem-small-blind = 小盲 { $chips }
holdem-big-blind = 大盲 { $chips }
holdem-flop = 翻牌
holdem-turn = 转牌
holdem-river = 河牌
holdem-preflop = 翻牌前
holdem-button = 发牌者按钮
holdem-blinds = 盲注 { $blinds }
holdem-error-no-odds = 没有胜率可算：你已经出局，或没有对手了。

## onepoker
onepoker-ante = 前注 { $chips }
onepoker-shuffle = 弃牌重新洗过
onepoker-signals = 高 { $up }，低 { $down }
onepoker-up = 高
onepoker-down = 低
onepoker-your-signals = 你的信号
onepoker-signals-of = { $who } 的信号
onepoker-cards-of = { $who } 的牌
onepoker-its-lock = 一张已锁定的牌
onepoker-kept = 保留
onepoker-yours-locked = 已锁
onepoker-choose = 选一张要出的牌
onepoker-stock = 牌堆剩
onepoker-seen = 亮过的牌
onepoker-picture = 每个点数还有几张没见过（从上次洗牌算起），以及对手的牌可能是什么。
onepoker-unseen = 还没见过
onepoker-hidden-kept = { $who } 保留的牌
onepoker-hidden-new = { $who } 的新牌
onepoker-hidden-either = { $who } 的一张牌
onepoker-impossible = 不可能
onepoker-shown-since = 上次洗牌后亮过的牌
onepoker-none-shown = 还没有。
onepoker-lock = 锁定
onepoker-locked = 已锁一张
onepoker-note-higher = { $high } 大过 { $low }
onepoker-note-two = 2 克 A
onepoker-note-tie = { $rank } 对 { $rank }
onepoker-error-lock-first = 先锁定一张手牌。
onepoker-error-locked = 牌已锁定，不能更换。
onepoker-error-one-card = 请选一张牌。

## hints of onepoker
hint-onepoker-lock-high = 大牌这局赢面够高，现在打比留到下局更值。
hint-onepoker-lock-low = 小牌这局够用，大牌留到下局更值。
hint-onepoker-lock-save = 留下的大牌在下局的价值，比这局多半能赢的还多。
hint-onepoker-lock-two = 2 可能克到 A，又能留下较好的牌。
hint-onepoker-lock-either = 两张牌点数相同，锁哪张都一样。
hint-onepoker-fold = 照信号和下注来看，你的牌赢面太小，不值这个价钱。
hint-onepoker-check = 你的牌还不够强，较小的牌不会来跟注。
hint-onepoker-check-strong = 你的牌很强，但过牌或许能引较小的牌下注。
hint-onepoker-call = 以这个价钱，你的牌赢面够大。
hint-onepoker-call-bluff = 你的牌几乎只能抓诈唬，但对手诈唬够频繁，这个价钱划算。
hint-onepoker-bet = 对手可能有的牌你多半赢得过，让他付钱来看。
hint-onepoker-bluff = 你的牌比大小很少赢，但下注或许能逼对手弃牌。

## hints of holdem
hint-holdem-open = 还没有人加注，在这个位置这手牌够好，可以率先加注。
hint-holdem-fold = 对上别人多半有的牌，你的胜率约 { $percent }%；这个价钱要 { $need }% 才划算。
hint-holdem-call = 对上别人多半有的牌，你的胜率约 { $percent }%；这个价钱只要 { $need }%。
hint-holdem-check = 对上别人多半有的牌，胜率约 { $percent }%，过牌可以控制底池。
hint-holdem-check-strong = 你的牌很强，胜率约 { $percent }%，过牌或许能引较差的牌下注。
hint-holdem-bet = 对上别人多半有的牌，你的胜率约 { $percent }%，让他们付钱来跟。
hint-holdem-bluff = 大家都跟的话胜率只有约 { $percent }%，但照下注来看，别人弃牌的机会够高。

## hints of tractor
hint-tractor-call = 这样定主你有 { $count } 张主牌，手牌够强。
hint-tractor-call-best = 这样定主你有 { $count } 张主牌，没有更合适的选择。
hint-tractor-call-less = 这样定主你有 { $count } 张主牌，但还有更好的选择。
hint-tractor-overrule = 这样定主你有 { $count } 张主牌，对方选的主对你不利。
hint-tractor-no-call = 能亮的花色都不够强。
hint-tractor-pass-better = 试了许多种分布，不亮主比亮主好。
hint-tractor-leave = 自己人已经亮主，你的手牌没有理由改。
hint-tractor-no-overrule = 你能亮的都不比现在好多少。
hint-tractor-wait = 不露手牌，但把定主的机会让给别人。
hint-tractor-bury-void = { $count ->
    [1] 扣完就缺一门，以后可以毙。
   *[other] 扣完就缺 { $count } 门，以后可以毙。
}
hint-tractor-bury-low = 损失最小：都是没有分的小牌。
hint-tractor-bury-points = 扣了 { $points } 分，但扣别的牌更可惜。
hint-tractor-only = 这里没有别的好选择。
hint-tractor-partner-ruffs = 对家缺这门，可以毙。
hint-tractor-tractor = 拖拉机很难赢过，还能逼出别家的对子。
hint-tractor-draw = 调出主牌，你的大牌才站得住。
hint-tractor-boss = 同类的牌已经没有更大的，只怕被毙。
hint-tractor-pair = 对子比单张难赢过。
hint-tractor-low = 损失不大，对家或许能赢这一墩。
hint-tractor-win = 多半能赢下这一墩的 { $points } 分。
hint-tractor-ruff = 你缺这门，毙掉拿下这 { $points } 分。
hint-tractor-ruff-lead = 你缺这门，可以毙，接着由你领出。
hint-tractor-take-lead = 用小代价就能赢这一墩，接着由你领出。
hint-tractor-feed = 这一墩多半归你们，垫上 { $points } 分。
hint-tractor-partner-wins = 这一墩多半归对家，好牌留着。
hint-tractor-hope = 这一墩还可能归你们，分迟早要出。
hint-tractor-must = 这一墩多半输了，但出别的损失更大。
hint-tractor-deny = 这一墩多半归对方，别送分。
hint-tractor-save = 这一墩不值得多花，好牌留着。

## tractor
tractor-suit = { $suit ->
    [c] 梅花
    [d] 方块
    [h] 红桃
    [s] 黑桃
   *[t] 主牌
}
tractor-pass = 不亮
tractor-declare = 亮{ tractor-suit }，一张
tractor-declare-pair = 亮{ tractor-suit }，一对
tractor-declare-jokers = 亮无主，一对{ rank-one }
tractor-bury = 扣这八张，共 { $points } 分
tractor-tractor = { $count } 对的拖拉机
tractor-cards = { $count } 张散牌
tractor-turned-up = 四家都不亮，翻开底牌
tractor-trumps = 坐庄，打 { $rank }，{ $suit ->
    [c] 梅花为主
    [d] 方块为主
    [h] 红桃为主
    [s] 黑桃为主
   *[n] 无主
}
tractor-takes = 拿起底牌
tractor-buries = 扣下八张底牌
tractor-role = { $as ->
    [banker] 庄家
   *[partner] 对家
    [partner-banker] 对家，庄家
}
tractor-attackers = { $you ->
    [yes] 我方抢分
   *[no] 对方抢分
}
tractor-trump = 主
tractor-no-trump = 无主
tractor-we = 我方
tractor-they = 对方
tractor-declared = { $who }亮
tractor-declarations = 可以亮的牌
tractor-nothing-to-declare = 没有牌可以亮
tractor-captured = 赢到的分牌
tractor-kitty-yours = 底牌已在你手上，扣下八张
tractor-kitty-open = 大家都看过的底牌
tractor-kitty-theirs = { $who } 拿起底牌，正在扣八张
tractor-kitty-taken = 拿起的底牌
tractor-kitty-was = 扣下的牌
tractor-asks-declare = 用 { $rank } 亮主，或不亮
tractor-asks-bury = 选八张牌扣下
tractor-asks-lead = 领出单张、对子或拖拉机
tractor-asks-follow = { $suit ->
    [none] 没有这门：垫牌或用主毙
   *[s] 跟{ tractor-suit }
}{ $points ->
    [0] {""}
   *[other] ，这墩 { $points } 分
}
tractor-wins = 赢这一墩，{ $points } 分
tractor-opened = 底牌有 { $points } 分
tractor-won-bank = 你们守住了庄，闲家得 { $points } 分
tractor-lost-bank = 你们下庄，闲家得 { $points } 分
tractor-won-attack = 你们上庄，得 { $points } 分
tractor-lost-attack = 对方守住了庄，你们得 { $points } 分
tractor-won-match = 你们升过 A，赢了比赛
tractor-lost-match = 对方升过 A，赢了比赛
tractor-result-held = 庄家队守住了庄，闲家得 { $points } 分
tractor-result-taken = 闲家上庄，得 { $points } 分
tractor-result-match-bank = 庄家队升过 A，赢了比赛
tractor-result-match-attack = 闲家升过 A，赢了比赛
tractor-line-tricks = 闲家墩里的分
tractor-line-kitty = 底牌
tractor-line-attackers = 闲家总分
tractor-line-rise-bank = 庄家队升级
tractor-line-rise-attack = 闲家上庄并升级
tractor-line-level-bank = 庄家队
tractor-line-level-attack = 闲家
tractor-levels = { $count } 级
tractor-level = 打 { $rank }
tractor-level-past = 升过 A
tractor-note-times = { $points } 分 × { $factor }
tractor-note-kitty = 最后一墩归庄家队，底牌 { $points } 分不算
tractor-error-declaring = 还在亮主：请亮主或不亮。
tractor-error-declaration = 亮主要用同花色的一张或两张 { rank-one }，或一对同色的王。
tractor-error-stronger = 要比前面亮的更强才能反主。
tractor-error-settled = 主已经定了。
tractor-error-bury-first = 请先扣八张底牌。
tractor-error-bury = 要正好扣 { $count } 张。
tractor-error-buried = 底牌已经扣好了。
tractor-error-lead = 领出只能用单张、对子或拖拉机。
tractor-error-lead-suits = 领出的牌要同一门花色，或全是主牌。
tractor-error-lead-pair = 对子是点数和花色都相同的两张。
tractor-error-lead-equal = 这几对一样大，不能相连。
tractor-error-lead-ace = 拖拉机不能从 A 接到 2。
tractor-error-lead-gap = 拖拉机的对子要相连。
tractor-error-count = 这一墩每人要出 { $count } 张。
tractor-error-follow = { $count ->
    [1] 你有{ tractor-suit }，必须跟。
   *[other] 你的{ tractor-suit }够多，{ $count } 张都要跟{ tractor-suit }。
}
tractor-error-short = 你只剩 { $count } 张{ tractor-suit }，要全部打出。
tractor-error-pairs = 你有{ tractor-suit }的对子，要跟 { $count } 对。

## bridge
bridge-suit = { $suit ->
    [c] 梅花
    [d] 方块
    [h] 红桃
   *[s] 黑桃
}
bridge-bid = { $level } { $strain ->
    [C] 梅花
    [D] 方块
    [H] 红桃
    [S] 黑桃
   *[NT] 无将
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
bridge-dummy = 摊开明手
bridge-compass = { $at ->
    [s] 南
    [w] 西
    [n] 北
   *[e] 东
}
bridge-role = { bridge-compass }{ $as ->
    [declarer] {"，庄家"}
    [dummy] {"，明手"}
    [dealer] {"，发牌"}
   *[none] {""}
}
bridge-zone = { $sides ->
    [none] 无
    [ns] 南北
    [ew] 东西
    [both] 双方
   *[unknown] –
}
bridge-vulnerable = 有局
bridge-dealer = 发牌
bridge-highest = 最高叫品
bridge-contract-is = 定约
bridge-we = 我方
bridge-they = 对方
bridge-notrump = NT
bridge-short = { $call ->
    [P] 不叫
   *[X] { $call }
}
bridge-strain-name = { $strain ->
    [C] 梅花
    [D] 方块
    [H] 红桃
    [S] 黑桃
   *[NT] 无将
}
bridge-level = 阶数
bridge-strain = 花色或加倍
bridge-auction = 叫牌过程
bridge-explain = { $who }：{ $call }。看说明
bridge-before = 选好局况才发牌。有局时成局和满贯的奖分较多，宕了也罚得较重。
bridge-asks-vulnerable = 要哪一种局况？
bridge-asks-call = { $points } 大牌点，{ $shape }
bridge-asks-card = { $hand ->
    [dummy] 出明手的牌
   *[own] 出自己的牌
}{ $suit ->
    [none] {"，由你领出"}
    [void] {"，没有这门"}
   *[s] {"，跟"}{ bridge-suit }
}
bridge-dummy-of = 明手：{ $who }
bridge-save = 存为 PBN
bridge-after = 最佳打法的结果
bridge-after-wait = 计算中。
bridge-after-table = 四家摊牌时各家主打的墩数
bridge-par = 南北的理论得分：
bridge-cost = 出错的牌
bridge-cost-card = { $who }，{ $card }：{ $count } 墩
bridge-cost-none = 没有出错
bridge-takes = 赢这一墩
bridge-vulnerable-none = 双方无局
bridge-vulnerable-ns = 南北有局
bridge-vulnerable-ew = 东西有局
bridge-vulnerable-both = 双方有局
bridge-passed-out = 四家都不叫
bridge-won-declaring = 你们做成了 { bridge-contract }{ bridge-over }
bridge-lost-declaring = 你们的 { bridge-contract }宕 { $count } 墩
bridge-won-defending = 对方的 { bridge-contract }宕 { $count } 墩
bridge-lost-defending = 对方做成了 { bridge-contract }{ bridge-over }
bridge-result-made = { bridge-contract }做成{ bridge-over }
bridge-result-failed = { bridge-contract }宕 { $count } 墩
bridge-line-tricks = { bridge-bid }
bridge-line-game = 成局
bridge-line-part = 部分定约
bridge-line-small-slam = 小满贯
bridge-line-grand-slam = 大满贯
bridge-line-doubled = { $doubled ->
    [1] 做成加倍定约
   *[other] 做成再加倍定约
}
bridge-line-overtricks = 超 { $count } 墩
bridge-line-undertricks = 宕 { $count } 墩
bridge-line-first = 宕的第一墩
bridge-line-next = 接下来宕 { $count } 墩
bridge-line-further = 再宕 { $count } 墩
bridge-line-ns = 南北
bridge-line-ew = 东西
bridge-note-vulnerable = 有局
bridge-note-not-vulnerable = 无局
bridge-note-doubled = { $doubled ->
    [1] 加倍
   *[other] 再加倍
}
bridge-error-vulnerable-first = 请先选择局况。
bridge-error-vulnerable-chosen = 局况已经选好了。
bridge-error-auction = 还在叫牌：请叫牌或不叫。
bridge-error-auction-over = 叫牌已经结束，请出牌。
bridge-error-bid = 要叫得比 { bridge-bid }高。
bridge-error-no-bid = 还没有人叫牌，不能加倍。
bridge-error-double-own = 只能加倍对方的叫品。
bridge-error-doubled = 这个叫品已经被加倍了。
bridge-error-not-doubled = 还没有加倍，不能再加倍。
bridge-error-redouble = 只有被加倍的一方可以再加倍。
bridge-error-redoubled = 已经再加倍了。
bridge-error-follow = 你手上有{ bridge-suit }，必须跟。
bridge-error-dummy-follow = 明手有{ bridge-suit }，必须跟。
bridge-error-dummy-holds = 明手没有这张牌。
bridge-error-one-card = 请选一张牌。
bridge-error-not-over = 这一副打完，四家的牌才会摊开。

## the bidding system of bridge
bridge-measure = { $measure ->
    [hcp] 大牌点
    [points] 点（含长套）
   *[support] 点（含短门）
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
    [37] 至少 { $low } 大牌点
   *[other] { $low }–{ $high } 大牌点
}
bridge-tells-length = { $low }–{ $high } 张{ bridge-suit }
bridge-tells-exact = 正好 { $count } 张{ bridge-suit }
bridge-tells-least = 至少 { $count } 张{ bridge-suit }
bridge-tells-most = 最多 { $count } 张{ bridge-suit }
bridge-tells-balanced = 平均牌型
bridge-tells-stopped = 挡得住{ bridge-suit }
bridge-tells-aces = { $high ->
    [4] { $low ->
        [0] 没有 A，或四张 A 都有
        [4] 四张 A 都有
       *[other] 至少 { $low } 张 A
    }
   *[other] { $high } 张 A
}
bridge-tells-strong = 或任何有 { $low } 大牌点的牌
bridge-means-opening = 以最长的花色开叫{ bridge-strength }。
bridge-means-two-clubs = 以很强的牌开叫，与梅花无关{ bridge-strength }。
bridge-means-notrump = 表示适合打无将的牌{ bridge-strength }。
bridge-means-preempt = 以长套阻击{ bridge-strength }。
bridge-means-weak-two = 二阶弱开叫，有六张套{ bridge-strength }。
bridge-means-no-opening = 不够开叫{ bridge-strength }。
bridge-means-no-response = 牌太弱，不应叫{ bridge-strength }。
bridge-means-raise = 加叫{ bridge-suit }{ bridge-strength }。
bridge-means-aces = 问 A，准备打{ bridge-suit }满贯{ bridge-strength }。
bridge-means-jump-shift = 跳叫新花色，逼叫到局{ bridge-strength }。
bridge-means-new-suit = 叫新花色，同伴要再叫{ bridge-strength }。
bridge-means-limit = 按牌点叫无将{ bridge-strength }。
bridge-means-slam = 叫小满贯{ bridge-strength }。
bridge-means-grand-slam = 叫大满贯{ bridge-strength }。
bridge-means-enough = 没有理由再叫{ bridge-strength }。
bridge-means-reverse = 叫比第一套更高的第二套花色，同伴要再叫{ bridge-strength }。
bridge-means-second-suit = 表示第二套花色{ bridge-strength }。
bridge-means-rebid = 再叫第一套花色{ bridge-strength }。
bridge-means-rebid-notrump = 表示平均牌型{ bridge-strength }。
bridge-means-no-more = 没有更好的叫品{ bridge-strength }。
bridge-means-transfer = 表示有{ bridge-suit }，请同伴叫出来{ bridge-strength }。
bridge-means-stayman = 问同伴有没有四张高花{ bridge-strength }。
bridge-means-invite-slam = 邀请打满贯{ bridge-strength }。
bridge-means-completed = 叫出同伴要的花色。
bridge-means-major = 表示有四张{ bridge-suit }。
bridge-means-no-major = 没有四张高花。
bridge-means-waiting = 等同伴说明强牌{ bridge-strength }。
bridge-means-positive = 对二梅花作积极应叫{ bridge-strength }。
bridge-means-strong-suit = 表示强牌的花色，逼叫到局{ bridge-strength }。
bridge-means-raise-weak = 加叫，妨碍对方叫牌{ bridge-strength }。
bridge-means-answer = 回答有几张 A。
bridge-means-too-few-aces = 缺的 A 太多，不打满贯。
bridge-means-notrump-over = 表示平均牌型，挡得住对方花色{ bridge-strength }。
bridge-means-overcall = 以好花色争叫{ bridge-strength }。
bridge-means-no-overcall = 不适合争叫{ bridge-strength }。
bridge-means-takeout = 技术性加倍，请同伴叫其他花色{ bridge-strength }。
bridge-means-penalty = 惩罚性加倍，要打宕对方{ bridge-strength }。
bridge-means-answer-double = 回答同伴的加倍{ bridge-strength }。
bridge-means-leave-double = 让同伴的加倍留着{ bridge-strength }。
bridge-means-redouble = 牌点占优，再加倍{ bridge-strength }。
bridge-means-negative = 加倍表示还没有人叫过的高花{ bridge-strength }。
bridge-means-choice = 请同伴在{ bridge-suit }和无将之间选择{ bridge-strength }。
bridge-means-game = 叫到成局{ bridge-strength }。
bridge-means-invite = 邀请成局{ bridge-strength }。
bridge-means-part = 找最好的部分定约{ bridge-strength }。
bridge-means-own-suit = 叫自己的长套{ bridge-strength }。
bridge-means-correct = 两手合计八张{ bridge-suit }，比无将好。
bridge-means-compete = 将牌够长，继续竞叫{ bridge-strength }。
bridge-means-plain = 体系里没有，照字面理解{ bridge-strength }。
bridge-means-plain-double = 体系里没有，当作有实力{ bridge-strength }。

## hints of bridge
hint-bridge-lead-sequence = 首攻连张中最大的一张。
hint-bridge-lead-partner = 首攻同伴叫过的花色。
hint-bridge-lead-long = 从最长的花色出小牌。
hint-bridge-lead-short = 出短门，希望能将吃。
hint-bridge-draw-trumps = 清对方的将牌。
hint-bridge-cash = 兑现稳赢的一墩。
hint-bridge-toward = 朝大牌的方向出牌。
hint-bridge-win = 用最省的牌赢这一墩。
hint-bridge-ruff = 用将牌将吃。
hint-bridge-high = 第三家出大牌。
hint-bridge-cover = 用更大的牌盖打大牌。
hint-bridge-low = 大牌留到后面再用。
hint-bridge-discard = 垫掉用处不大的牌。
hint-bridge-hold = 先忍让，等其中一家没有这门花色再赢。
hint-bridge-set = 兑现这几墩就能打宕定约。
hint-bridge-only = 没有别的牌可出。
hint-bridge-best = 试了 { $count } 种符合已知情况的分布，这张最好。
hint-bridge-near = 试了 { $count } 种符合已知情况的分布，这张也差不多。

## score
score-number = { $points }
score-times = × { $factor }
score-plus = +{ $points }
score-minus = −{ $points }

## a deal told in words
told-title = { $game }，第 { $match } 场第 { $deal } 局
told-line = { $name }：{ $told }

## cli
cli-about = 用 54 张的扑克牌，和电脑对手对局：网页、终端、程序库都行。
cli-epilog = 每个命令加上 -h 都有详细说明。
cli-usage = 用法：
cli-arguments = 参数
cli-options = 选项
cli-commands = 命令
cli-help-help = 显示这份说明
cli-help-version = 显示版本
cli-help-lang = 语言；不指定就按终端的设置
cli-help-play = 在终端里打牌，对手只看得到自己的牌
cli-help-serve = 启动服务器，用浏览器打牌
cli-help-replay = 把存下的牌局摊开，一步一步重看
cli-help-judge = 重打存下的牌局，指出哪里不对
cli-help-game = 要打的牌
cli-help-level = 对手的强度
cli-help-think = 对手最多想几秒
cli-help-key = 决定发牌的密钥，十六进制：同一把密钥，同样的牌
cli-help-keep = 每一局都存进这个文件夹
cli-help-record = 存下的牌局；“-”表示从标准输入读
cli-help-all = 一次全部显示
cli-help-phh = 改用 Poker Hand History 格式写出
cli-black-joker = 小王
cli-red-joker = 大王
cli-you = 你
cli-welcome = { $game }，对手是 { $names }。输入 { $help } 看说明，{ $quit } 离开。
cli-bye = 下次再玩。
cli-kept = 牌局存在 { $path }。
cli-next = 按 Enter 发下一局，q 离开
cli-deal = 第 { $number } 局
cli-take = 收进 { $cards }
cli-no-phh = 只有德州扑克可以用这种格式。
cli-show = 亮出 { $cards }
cli-clear = { $name } 出牌
cli-standing = { $name }：{ $won }，共 { $total }
cli-seat = 第 { $seat } 家
cli-step = 按 Enter 继续，q 结束
cli-cards = 出牌
cli-laid = 桌上摊开的牌：
cli-from-laid = 出摊开那手的牌。
cli-from-own = 出自己的牌。
cli-amount = 总共 { $least }–{ $most }
cli-hint = 提示
cli-hint-taken = 按 Enter 照第一个打。
cli-not-cards = 你手上没有“{ $text }”。
cli-no-level = 没有“{ $level }”这种强度的对手。可以选 { $levels }。
cli-broken = { $field } 有错：{ $why }
cli-unreadable = 读不了：{ $why }
cli-system-missing = 没有这个文件
cli-system-folder = 这是文件夹
cli-system-denied = 没有权限
cli-system-port-used = 端口已被占用
cli-system-address = 这台电脑没有这个地址
cli-system-other = 系统报告 { $code }
cli-record-whole = 没有问题。{ $game }，{ $deals } 局，{ $actions } 步
cli-record-open = 没有问题，但最后一局还没打完。{ $game }，{ $deals } 局，{ $actions } 步
cli-key-ranks = 按点数选牌：两张 3 和一张 4
cli-key-jokers = 小王、大王
cli-key-names = 指定的牌：黑桃 3、红桃 10
cli-key-hint = 提示：最好的排在前面
cli-key-enter = 看过提示之后：照第一个打
cli-key-quit = 离开牌桌
cli-help-arena = 让两种电脑对手互打，量出谁更强
cli-help-first = 要量的强度；strong:400 表示每次决定试 400 次，不管要多久
cli-help-second = 对手的强度；两边相同就是量运气
cli-help-decks = 用几副洗好的牌；每副换座位打好几次
cli-help-seed = 同样的种子，同样的牌
cli-help-option = 游戏的选项，可以给好几个：players=5、gift=yes
cli-help-no-auction = 不叫牌：由谁独打、叫了多少都先定好
cli-arena-progress = { $done }／{ $decks } 副，还要 { $left }
cli-arena-head = { $first } 对 { $second }：{ $decks } 副牌，{ $deals } 局
cli-arena-stopped = 已停止，以下是打完的部分。
cli-arena-void = 没人叫而重新发牌：{ $count } 次
cli-arena-no-fixed = { $game }没有叫牌可以略过。
cli-arena-no-option = { $game }不能用 { $options } 来玩。
cli-arena-role-all = 全部牌局
cli-arena-role-landlord = 当地主
cli-arena-role-farmer = 当农民
cli-arena-line = { $name }：胜 { $won }，得分 { $points }，{ $plays } 局
cli-arena-few = 副数太少，算不出区间：至少要 { $count } 副。
cli-arena-thinking = { $name } 每次想 { $mean } 毫秒，最久 { $longest } 毫秒，共 { $count } 次
cli-help-host = 监听的地址；0.0.0.0 表示全部
cli-help-port = 端口；0 表示任选一个空的
cli-help-data = 存放牌桌和密钥的文件夹；不指定就用 { $folder }
cli-help-origin = 服务器在代理后面时，大家看到的网址：https://cards.example.org
cli-help-workers = 用几个进程给对手思考
cli-help-log = 运行日志的详细程度
cli-help-open = 在浏览器打开网页
cli-serving = 请到 { $address } 打牌（按 Ctrl-C 停止）。牌桌存在 { $folder }。
cli-not-built = 网页还没构建。请运行 make play，或在 web 文件夹运行 npm ci 和 npm run build。
cli-port-taken = 不能监听 { $host } 的端口 { $port }：{ $why }。是不是已经开着了？不然请用 --port 换一个。

## errors
error-stale = 牌局已经往下走了，现在的局面在这里。
error-field = “{ $field }”不对。
error-too-large = 消息太长了。
error-rate = 太快了，请稍等一下再试。
error-origin = 这个网页不能连到这台服务器。
error-cookie = 认不出你的浏览器。请允许 Cookie，再重新加载网页。
error-not-your-turn = 还没轮到你。
error-not-held = 你手上没有这些牌。
error-not-a-card = 没有“{ $card }”这张牌。
error-unknown-action = 看不懂“{ $action }”。
error-deal-over = 这一局已经结束。
error-broken-json = 消息读不出来。
error-unknown-table = 找不到这张牌桌，可能已经删除了。
error-broken-table = 这张牌桌无法继续了。
error-unknown-game = 这里没有这种玩法。
error-unknown-level = 这里没有这种水平的对手。
error-unknown-guide = 这里没有这一段引导。
error-unknown-option = 这种牌没有“{ $option }”这个选项。
error-option = “{ $option }”不能这样设置。
error-option-needs = “{ $option }”和其他选项冲突。
error-not-seated = 这张牌桌没有你的座位。
error-nonce-given = 你那一份洗牌随机数已经给过了。
error-no-deal = 还没有发牌。
error-not-over = 这一局还没结束。
error-not-out = 你手上还有牌。
error-no-hint = 想不出提示，请再试一次。
error-not-alone = 只有独自与 AI 同桌时才能悔牌。
error-nothing-to-take-back = 没有可以悔的牌。
error-no-such-deal = 找不到这一局：可能已经删除，或尚未结束。
error-no-such-notation = 这一局没有这种记录格式。
error-match-not-over = 整场尚未结束，有些牌还不能公开。
error-dealt-again = 这副牌以前发过，记录在第一次那一局。
error-unknown-code = 代码不存在、已用过或已过期，请在另一台设备上重新获取。
error-no-study = 算不出来，请再试一次。
error-unknown-study = 这个游戏没有这项分析。
error-not-found = 这个网址没有内容。
error-method = 这个网址不支持这个操作。
error-internal = 服务器出了点问题，请再试一次。

## games
# What the home page says of each: a sentence, against whom, how long.
home-pitch-guandan = 两副牌，对家是队友。红桃级牌逢人配，你先走，两个人一起升级。
home-company-guandan = 与对家同队
home-length-guandan = 从 2 打到 A
home-pitch-zhengshangyou = 各打各的。管得上就必须管，牌留在手里，扣起分来可不轻。
home-company-zhengshangyou = 各自为战
home-length-zhengshangyou = 单局
home-pitch-tractor = 亮主、赢墩、抢分。盯紧 5、10、K，凑满 80 分就换你们坐庄。
home-company-tractor = 与对家同队
home-length-tractor = 从 2 打过 A
home-pitch-holdem = 手里两张，桌上五张。跟、加、弃随你，看谁的筹码留到最后。
home-company-holdem = 各自为战
home-length-holdem = 1000 筹码
home-pitch-onepoker = 一人出一张，大的赢，偏偏 2 克 A；彼此还猜得到对方一点底细。
home-company-onepoker = 你对一位 AI
home-length-onepoker = 20 筹码
home-pitch-bridge = 先和同伴叫出定约，再把说好的墩数一墩一墩拿回来。
home-company-bridge = 同伴坐北
home-length-bridge = 单局
home-pitch-winner = 抢先出完，别当最后一个。规矩各家不同，用哪几条由你们选。
home-company-winner = 各自为战
home-length-winner = 想打多久就多久
home-pitch-doudizhu-table = 真正牌桌上的打法：牌自己抓，每局打完就结账。
home-company-doudizhu-table = 一人对两人或三人
home-length-doudizhu-table = 想打多久就多久

## page
# cards
card-name = { $suit ->
    [c] 梅花
    [d] 方块
    [h] 红桃
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
card-wild = { $card }（逢人配）
card-raised = { $card }，级牌
card-tied = { $card }，第 { $number } 组
card-hidden = { $count } 张扣着的牌
card-word-red = 大王
card-word-black = 小王

# home
home-traditions = 纸牌传统
home-standard = 国际通用，54 张牌
home-encyclopedia = 维基百科
home-line = 四种花色加大小王，牌桌随时等你入座。
home-waiting = 你的牌桌还在
home-waiting-many = 你的牌桌还在
home-phase-opening = 尚未发牌
home-phase-play = { $yours ->
    [yes] 轮到你
   *[no] 等别家出牌
}
home-phase-deal = 这一局打完了
home-phase-match = 对局结束了
home-continue = 继续
home-games = 游戏
home-play = 开始
home-rules = 规则
home-learn = 两分钟学会
home-seats = { $count } 人桌
home-seats-range = { $least }–{ $most } 人桌
option-players = 人数
option-preset = 玩法
option-preset-plain = 基本
option-preset-rich = 多样
option-preset-gift = 进贡
option-preset-revolution = 革命
option-one-pack = 只用一副牌，不用王
option-one-pack-note = 限四人。
option-triple-single = 三带一
option-triple-single-note = 三张可以带一张。
option-straight-flush = 同花顺自成一类
option-straight-flush-note = 同花的顺子只能管较小的同花顺。
option-suits = 顺子相同比花色
option-suits-note = 看最大那张的花色。
option-triple-bomb = 三张算炸弹
option-triple-bomb-note = 限一副牌，且不玩革命。
option-auto-pass = 自动不出
option-auto-pass-note = 出大王或对 2 后，管不上的人立刻不出。
option-gift = 输家进贡
option-gift-note = 输家交出最大的牌，再从赢家给的两张里挑一张。
option-revolution = 革命
option-revolution-note = 没有炸弹，四张会让大小倒转。
home-trouble = 牌桌没开成，请稍后再试。
home-pitch-doudizhu = 一人对两人。敢叫就当地主，不叫就联手拦住地主，先出完的一方赢。
home-company-doudizhu = 你对两位 AI
home-length-doudizhu = 单局
home-noscript = 发牌需要 JavaScript，请在浏览器里开启。
home-back = 回首页

# traditions
traditions-title = 纸牌传统
traditions-line = 每种传统有自己的牌，也有自己的玩法。以下是已经摆好牌桌的。
traditions-games = { $count } 种玩法
traditions-open = 去看牌桌

# settings
settings-title = 设置
settings-close = 关闭
settings-theme-turn = 切换明暗
settings-language = 语言
settings-theme = 明暗
settings-theme-system = 跟随系统
settings-theme-light = 亮
settings-theme-dark = 暗
settings-contrast = 对比
settings-contrast-system = 跟随系统
settings-contrast-plain = 一般
settings-contrast-more = 高
settings-felt = 桌布
settings-felt-moss = 苔绿
settings-felt-lake = 湖蓝
settings-felt-clay = 陶土
settings-felt-stone = 岩灰
settings-felt-plum = 梅紫
settings-back = 牌背颜色
settings-back-blue = 蓝
settings-back-garnet = 石榴红
settings-back-pine = 松绿
settings-back-ink = 墨黑
settings-pattern = 牌背花纹
settings-pattern-window = 窗花
settings-pattern-lattice = 格子
settings-pattern-wave = 波浪
settings-large = 大字牌
settings-large-note = 点数和花色放大，不画人像。
settings-left = 左手操作
settings-left-note = 按钮和手牌左右对调。
settings-four = 四色牌
settings-four-note = 方块蓝色，梅花绿色。
settings-counter = 记牌器
settings-counter-note = 显示每个点数还有几张没出现。
settings-keys = 键盘快捷键
settings-keys-note = P 不出，T 提示，数字键叫分；下注时 F 弃牌，C 跟注，R 加注；掼蛋里 S 排序，F 找同花顺，G 理牌。方向键、空格键和 Enter 一直可用。
settings-auto = 自动发下一局
settings-auto-note = 同一场比赛的下一局会自己开始。
settings-forced = 自动出唯一的牌
settings-forced-note = 只有一种选择时，自动替你出牌或不出。
settings-finish = 快速收尾
settings-finish-note = 这一局不再需要你出牌时，其余快速打完。
settings-sound = 音效
settings-sound-off = 关
settings-sound-soft = 轻
settings-sound-full = 响
settings-speed = 速度
settings-speed-slow = 慢
settings-speed-normal = 中
settings-speed-fast = 快
settings-speed-off = 不动
settings-level = 对手
settings-level-casual = 随和
settings-level-strong = 高手
settings-level-uniform = 乱出
settings-level-note = 下一局起生效。
settings-restart = 重新开始
settings-restart-note = 当前对局就此结束，封缄公开，另开新局。
settings-restart-go = 好，重新开始

# table
table-leave = 离开牌桌
table-rules = 规则
table-rule = 看规则 { $paragraph }
table-close = 关闭
table-deal = 第 { $number } 局
table-take-back = 悔牌
table-practice = 第 { $number } 局（练习）
table-you = 你
table-partner = 对家
table-guest = 客人
table-facts = 当前局面
table-dealer = 发牌
table-standing = 总分
table-turned-up = 翻开的牌
table-centre = 牌桌中央
table-hand = 你的手牌
table-cards = { $count } 张
table-multiplier = 倍数
table-counter = 还没出现的牌
table-joining = 入座中
table-away = 连接中断，正在重连。
table-barred = 这张牌桌没有你的座位。
table-reload = 重新加载
table-your-turn = 轮到你
table-turn = 轮到{ $you ->
    [yes] 你
   *[no] { " " }{ $who }
}
table-thinking = { $who } 在想
table-over = 这一局打完了
table-total = 累计 { $points }
table-nothing-beats = 没有牌管得上
table-readings = 这些牌当作什么？
table-calls = 叫牌
table-hint = 提示
table-hint-key = T
table-seeking = 想一想
table-hinted = 提示：{ $what }
table-hinted-why = 提示：{ $what }。{ $why }
table-pass-ahead = 轮到时不出
table-pass-ahead-set = 轮到你时会不出。再按一次取消。
table-choose = 选牌
table-choose-call = { $phase ->
    [vulnerability] 选局况
    [declare] 选要亮的牌
   *[other] { $game ->
        [bridge] 选叫品
       *[other] 选叫分
    }
}
table-play = 出{ $what }
table-play-count = 出 { $count } 张
table-choose-more = 再选 { $count } 张
table-last-trick = 上一墩
table-tricks = 各墩
table-won-trick = 赢得这墩
table-second-hand = 明手的牌
table-again = 再来一局
table-next = 下一局
table-new-match = 再开一场
table-tools = 整理手牌
table-sort = 排序：{ $order ->
    [suit] 花色
    [groups] 牌组
   *[rank] 大小
}
table-tie = 理成一组
table-hurry = 快速打完
table-hurried = 正在快速打完
table-review = 看记录
table-record = 记录
table-log = 本局
table-log-empty = 还没有动静。
table-log-took = 收进
table-log-held = 剩下
table-last-round = 上一轮
table-dealt = 发好牌了，你有 { $count } 张。
table-did = { $who }：{ $what }
table-took = { $you ->
    [yes] 你
   *[no] { $who }{ " " }
}收进{ $cards }
table-showed = { $you ->
    [yes] 你
   *[no] { $who }{ " " }
}剩下{ $cards }
table-clear = { $you ->
    [yes] 由你先出
   *[no] 由 { $who } 先出
}
table-doudizhu-kitty = { $you ->
    [yes] 底牌归你，由你先出
   *[no] 底牌归 { $who }，由 { $who } 先出
}

# what beats a play
beats-title = 什么牌管得上？
beats-lying = 桌上是{ $what }。
beats-lowest = 同牌型、同张数、更大的牌，最小的是{ $what }。
beats-none-higher = 同牌型中没有更大的。
beats-mightier = 此外还有：
beats-nothing = 没有牌管得上。
beats-bomb = { $kinds ->
    [1] 任何 { $count } 张的炸弹
   *[other] 任何 { $count } 张以上的炸弹
}
beats-straight-flush = 任何同花顺
beats-own = { $count ->
    [0] 你手上没有管得上的牌。
   *[other] 你手上有 { $count } 手管得上：
}
beats-nothing-lies = 桌上没有要管的牌。
beats-on-turn = 轮到你时再问。

# keys
keys-title = 桌上的按键
keys-none = 字母键和数字键已在设置中关闭。
keys-space = 空格键
keys-walk = 在手牌间移动
keys-ends = 到第一张或最后一张
keys-pick = 选牌或放回
keys-confirm = 出选好的牌，或继续
keys-clear = 全部放回
keys-hint = 提示
keys-pass = 不出或不叫
keys-last = 看上一墩
keys-sort = 换一种排序
keys-find = 找下一手组合
keys-tie = 把选的牌理成一组
keys-beats = 什么牌管得上桌上的牌
keys-show = 显示这张按键表
keys-bid = 叫分
keys-declare = 用该位置的牌亮主
keys-bridge-level = 叫牌的阶数
keys-bridge-strain = 再选花色：C 梅花、D 方块、H 红桃、S 黑桃、N 无将
keys-bridge-double = X 加倍，R 再加倍
keys-bridge-vulnerable = 选择局况
keys-fold = 弃牌；能过牌就过牌
keys-check = 过牌或跟注
keys-raise = 下注或加注

# seal
seal-title = 洗牌封缄
seal-short = 洗牌封缄：{ $start }…{ $end }
seal-explained = 发牌之前，牌桌先公布一个秘密的指纹，你的浏览器再加上自己的随机数。每一局都由这两者洗出，谁也挑不了牌。
seal-commitment = 指纹（发牌前公布）
seal-nonce = 你的浏览器加的随机数
seal-secret = 秘密
seal-later = 对局结束时公布秘密，由你的浏览器从头验算。
seal-check-commitment = 秘密与指纹相符
seal-check-nonce = 用上了你的随机数
seal-check-draws = 抽签重算无误
seal-check-decks = 洗牌重算无误
seal-check-cards = 你的牌都在应在的位置
seal-passed = 相符
seal-failed = 不符
seal-holds = 封缄相符：发牌公正
seal-fails = 封缄不符
seal-open = 封缄已公开，可自行验证
seal-checking = 验算中。
seal-insecure = 浏览器只在安全连接（https）下才能验算。

## guides
guide-title = 新手引导
guide-place = { $number } / { $count }
guide-close = 收起引导
guide-retry = 再试一次
guide-next = 下一题
guide-play = 正式开局
guide-score = 结算
guide-doudizhu-1-look = 你是农民，桌上最大的 K 是队友出的，地主已经不要了。队友只剩一张牌，你怎么办？
guide-doudizhu-1-got = 对。自己人的牌不要压：队友领出最后一张，你们两个都赢。
guide-doudizhu-1-missed = 你压了自己人，把出牌权抢过来了。队友本来可以走掉最后一张；现在同样只剩一张的地主又有机会。
guide-doudizhu-2-look = 地主只剩一张牌，你手里只有王炸管得上这三个 9。现在要炸吗？
guide-doudizhu-2-got = 对。王炸最大，倍数翻一番，接着由你领出。接下来出对子：只剩一张牌的人跟不了。
guide-doudizhu-2-missed = 地主领出最后一张就赢了。炸弹和王炸要留到决定胜负的时候，这里就是。
guide-guandan-1-look = 四个 4 是炸弹。这一局打 2，你的红桃 2 是逢人配。把它和四张红桃配在一起，就更大。
guide-guandan-1-got = 同花顺！四张、五张的炸弹都管得上，逢人配补上了缺的那张红桃。
guide-guandan-1-missed = 这一轮就让给对方了。用逢人配补上，红桃 4、5、6、7 就是同花顺，管得上任何四张的炸弹。
guide-guandan-2-look = 这一局打 2，所以 2 比 A 大。出 A 的对手只剩一张牌。你管得上吗？
guide-guandan-2-got = 级牌管得上 A，再上去只有王和炸弹。对手没抢到出牌权。
guide-guandan-2-missed = 没人管 A，对手领出最后一张，拿了头游。打 2 的时候，你的 2 管得上 A。
guide-zhengshangyou-1-look = 你管得上 7，就非管不可；用哪张由你选。9 最省，不过看看你的四个 9。
guide-zhengshangyou-1-got = 好：四个 9 没有拆。用炸弹炸别人的牌，没人再管就得 20 分。
guide-zhengshangyou-1-missed = 可以这样出，但炸弹拆了：三个 9 不是炸弹。出 J 一样管得上 7。
guide-zhengshangyou-2-look = 由你领出。对手一个剩一张、一个剩两张，管得上的就非管不可。出什么他们管不了？
guide-zhengshangyou-2-got = 他们都没有三张牌，管不了三个 5。还是由你领出，最后一张 6 就走完了。
guide-zhengshangyou-2-missed = 单张他们管得上，就非管不可。三个 5 才稳：他们都没有三张牌。
guide-winner-1-look = 桌上这条顺子从 2 开始，是第二大的顺子。你的哪一条管得上它？
guide-winner-1-got = A 2 3 4 5：从 A 开始的顺子最大，只有炸弹管得上。
guide-winner-1-missed = 不出也可以，之后还能再出。不过 A 2 3 4 5 管得上：它是最大的顺子。
guide-doudizhu-table-1-look = 两副牌的炸弹可以超过四张。桌上是四个 K，你手里有五个 9。
guide-doudizhu-table-1-got = 五张管四张，不管点数大小。这是你最后一手，地主赢了。
guide-doudizhu-table-1-missed = 五张的炸弹管得上任何四张的，K 也一样。那五个 9 本来就是你最后一手。
guide-holdem-1-look = 手里两张红桃，桌上两张：再来一张就是同花。跟注要 30，底池有 160。这个价钱划算吗？
guide-holdem-1-got = 看不到的 46 张里有 9 张红桃，大约五分之一。你付 30，底池共 190，不到六分之一：不管来什么牌，这个价钱都划算。
guide-holdem-1-missed = 看不到的 46 张里有 9 张红桃，大约五分之一。跟注是 190 里的 30，不到六分之一：这个价钱，跟注就划算。
guide-holdem-2-look = 只有来 J 你才有顺子。跟注要 130，底池有 260。这个价钱划算吗？
guide-holdem-2-got = 看不到的 46 张里只有 4 张 J，大约十二分之一，价钱却要底池的三分之一。弃牌就不必再付。
guide-holdem-2-missed = 看不到的 46 张里只有 4 张帮得上，大约十二分之一，价钱却至少要底池的三分之一。弃牌，把筹码留到更好的时候。
guide-onepoker-1-look = 对手两张都是“低”，最大也只是 7。你锁哪一张？
guide-onepoker-1-got = 9 赢过 2 到 7 的每一张，A 还能留到下一局。碰上 2，A 反而会输。
guide-onepoker-1-missed = A 赢过大部分的牌，却会输给 2。9 赢过所有的低牌，A 还能留到下一局。
guide-onepoker-2-look = 对手两张都是“低”，你锁了 8。2 到 7 没有一张赢得过它。过牌还是下注？
guide-onepoker-2-got = 这一局你不会输，对手跟多少，你就多赢多少。
guide-onepoker-2-missed = 过牌本身赢不到什么。这一局你不会输，就下注吧：对手跟多少都是你的。
guide-bridge-1-look = 由你先叫。A 算 4 点、K 算 3、Q 算 2、J 算 1。15–17 点、没有短门，一个叫品就说完了。
guide-bridge-1-got = 一无将：15–17 点、牌型平均。同伴已经知道你大半的牌，接下来由他决定。
guide-bridge-1-missed = 你有 16 点，没有短门，叫一无将就说清楚了。别的叫品代表别的牌。
guide-bridge-2-look = 你朝明手的红桃 A、Q 出红桃，西家跟小。如果 K 在西家，出哪张能赢得最省？
guide-bridge-2-got = 飞牌成功：K 在西家，Q 赢了这一墩，A 还留着。
guide-bridge-2-missed = 试试 Q。K 在西家的话，Q 赢一墩，A 还能再赢一墩。这叫飞牌。
guide-tractor-1-look = 对家的 A 赢定这一墩：你最后出牌，又没有黑桃。10 和 K 各算 10 分，5 算 5 分。你垫什么？
guide-tractor-1-got = 对：10 分进了自己人的墩，谁也抢不走。
guide-tractor-1-missed = 这一墩是你们的，10 垫在这里最安全，值 10 分。别的牌没有分。
guide-tractor-2-look = 领出的是方块对子，你有方块对子就得跟。这一墩归对方，你跟哪一对？
guide-tractor-2-got = 对：6 没有分。对子非跟不可，分不必送。
guide-tractor-2-missed = 对子非跟不可，但一对 5 送了对方 10 分。6 没有分。

## history
home-about = 五十四张扑克牌的各种玩法，打开网页就能与公平的 AI 对局。
rules-title = { $game }规则
rules-contents = 目录
history-title = 我的牌局
history-line = 打完的每一局都在这里，可以重看，也可以用同一副牌再打一次。
history-figures = 战绩
history-game = 游戏
history-deals = 局数
history-won = 胜率
history-percent = { $share }%
history-points = 总分
history-mean = 每局
history-chart = { $game }：{ $deals } 局的累计得分，由 0 到 { $last }，最低 { $lowest }，最高 { $highest }。
history-range = 最低 { $lowest }，最高 { $highest }
history-played = 牌局
history-practice = 练习
history-replay = 重看
history-again = 再打一次
history-older = 更早的牌局
history-none = 还没有打完的牌局。
history-own = 我的资料
history-own-line = 本站只凭这个浏览器的 Cookie 认得你。打过的牌局可以导出、移到另一台设备，或全部删除。
history-trouble = 没有成功，请稍后再试。
history-export = 全部下载
history-code = 获取换设备的代码
history-code-said = 十分钟内在另一台设备输入，只能用一次。
history-move = 另一台设备的代码
history-move-go = 移到这里
history-moved = 已移到这里，你在另一台设备上打过的牌局现在都在这里。
history-forget = 全部删除
history-forget-note = 你的牌桌、牌局与战绩会永久删除，其他共用的设备也一样。这个浏览器里的设置也会清除。
history-forget-go = 永久删除
history-forgotten = 你的资料已全部删除。
again-title = 同一副牌再打一次
again-line = 你会坐到原来那位玩家的位置、拿到同样的牌；这一局只算练习。
again-go = 发牌

## replay
replay-title = 重看{ $game }
replay-step = 第 { $step } 步，共 { $steps } 步
replay-at = 跳到某一步
replay-hands = 各家手牌
replay-back = 上一步
replay-on = 下一步
replay-run = 播放
replay-stop = 暂停
replay-record = 下载整场记录
replay-score = 计分

## records from files
# What is wrong with a file: whole sentences, which also stand after the place in the file.
record-title = 从文件打开
record-line = 存下的整场记录，或 PBN 格式的一副桥牌（别的程序存的也行）：各家手牌摊开，一步一步重看。文件不会留在这里。
record-open = 打开牌局记录
record-another = 打开另一份记录
record-deal = 第 { $number }/{ $count } 局
record-deal-at = 跳到某一局
record-seat = 第 { $seat } 家
record-none = 这个文件既不是 French 54 的牌局记录，也不是 PBN 格式的桥牌。
record-too-large = 文件太大，最多 { $most } kB。
record-too-long = 这份记录读得太久，已经放弃。
record-format = 文件写的格式是“{ $format }”，这里只读得懂“{ $known }”。
record-no-deals = 记录里一局也没有。
record-field = 字段“{ $field }”缺了，或不该在这里。
record-value = 这里的值类型不对。
record-game = 这里没有叫“{ $game }”的游戏。
record-option = 没有“{ $option }”这个选项，或者不能这样设置。
record-options = 这些选项不能同时使用。
record-key = 密钥不是十六进制。
record-setup = 这一局的起始状态和密钥抽出的不符。
record-deck = 牌的顺序和密钥洗出的不符。
record-after-match = 在这一局之前，整场已经结束。
record-not-over = 这一局还没打完，就出现了下一局。
record-pbn-dealer = 发牌者是“{ $dealer }”，这里只能读由南家（S）发牌的牌局。
record-pbn-vulnerable = “{ $vulnerable }”说不清哪一方有局。
record-pbn-four-hands = 发牌一栏没有四家的手牌。
record-pbn-four-suits = “{ $hand }”这手牌没有写齐四门花色。
record-pbn-thirteen = “{ $hand }”这手牌不是十三张。
record-pbn-twice = { $card } 这张牌发了两次。
record-pbn-call = “{ $call }”不是叫品。
record-pbn-begins = 首攻者“{ $first }”不是任何一家。
record-pbn-no-play = 还不能出牌，却出了牌。
record-at-action = 第 { $deal } 局第 { $action } 步：{ $why }
record-at-deal = 第 { $deal } 局：{ $why }
record-at-pbn-action = PBN 第 { $action } 个叫品或牌：{ $why }
record-at-pbn = PBN：{ $why }
record-at-field = “{ $field }”：{ $why }
record-rule = { $why }（§ { $paragraph }）

## review
review-title = 复盘
review-going = 已看 { $at } 手，共 { $of } 手
review-stop = 停止
review-stopped = 已停止。
review-again = 重新开始
review-chart = 这一局的形势
review-chart-line = 每一手之后，你预期的输赢。点线上的位置就跳到那一手。
review-dear = 第 { $step } 步
review-cost = 约亏 { $amount }
review-taken = 你的选择
review-best = 高手会这样
review-here = 高手的选择：
review-points = { $amount } 分
review-chips = { $amount } 个筹码
review-levels = { $amount } 级
review-step = 步
review-expected = 预期
review-lost = 亏损
review-end = 结果
review-worst = 最亏的几手
review-none = 每一手都没有看得出来的亏损，打得好。
review-nothing = 这一局没有需要权衡的地方。
review-note = 数字都是估算：你看不到的牌，按可能的分布随机发了许多次。可能只是运气的差别，不算失误。

## offline
offline-title = 目前没有连接
offline-line = 打牌需要连接。首页、规则和看过的牌局仍可阅读。
offline-retry = 再试一次
