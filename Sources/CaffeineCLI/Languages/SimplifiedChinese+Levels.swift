import CommandArguments

extension Language {
  /// `status`, `forecast`, `advise`, `stats` and `drinks`.
  static let levelWords = #"""
    --limits takes no drink.
    --limits 不带饮品。
    Leave out the drink or --limits.
    去掉饮品或 --limits。
    : stop earlier and drink less
    ：请更早停下并少喝
    --%@ finds the time itself.
    --%@ 自己找出时间。
    Leave out the time.
    去掉时间。
    Nothing tells a time for you, so it cannot wait for one.
    没有依据能给出你的时间，因此无法等待。
    Last call: %@.
    最后一杯：%@。
    : over your limit of %@ at once
    ：超过你单次的上限 %@
    : with it %@ %@, over your limit of %@
    ：加上它%2$@共 %1$@，超过你的上限 %3$@
    : too late for your night
    ：对你的睡眠来说太晚了
    : too late for that night
    ：那晚太晚了
    : too late for tonight
    ：今晚太晚了
    : not after %@, if at all
    ：即便可以，也不晚于 %@
    : unknown whether that is under your limit
    ：是否低于你的上限未知
    : under your limit at any time
    ：任何时间都低于你的上限
    ; nobody has studied so small a dose
    ；没有人研究过这么小的量
    : under your limit
    ：低于你的上限
    : %@, not later
    ：%@，不要更晚
    : not after %@ (low %@ for %@)
    ：不晚于 %1$@（%3$@在 %2$@ 降到低水平）
    : not after %@ (low %@ for %@; for half: %@)
    ：不晚于 %1$@（%3$@在 %2$@ 降到低水平；半数人：%4$@）
    100 mg close to bedtime may shorten sleep in some adults (EFSA 2015).
    接近就寝时间的 100 mg 可能会缩短部分成人的睡眠（EFSA 2015）。
    If you drink it %@: %@ %@ in bed.
    如果%@喝：%@ 已就寝时%@。
    If you drink it %@: %@ %@ at bedtime.
    如果%@喝：%@ 就寝时%@。
    With it %@ %@, over %@%@.
    加上它%2$@共 %1$@，超过 %3$@%4$@。
    that day
    那天
    That is over your limit of %@ at once.
    这超过了你单次的上限 %@。
    That time has passed.
    那个时间已经过去。
    Ask about now or a time to come.
    请问现在或以后的时间。
    If you drink it %@, half of people have %@ or more in them in bed (your limit: %@).
    如果%@喝，半数人就寝后有 %@ 或更多（你的上限：%@）。
    If you drink it %@, half of people have %@ or more left %@ (your limit: %@).
    如果%1$@喝，半数人 %3$@还剩%2$@ 或更多（你的上限：%4$@）。
    Your limits leave no room for more %@.
    你的上限%@不容更多。
    under 5 mg
    不到 5 mg
    at most %@
    至多 %@
    about %@
    约 %@
    Your limits leave room for %@ %@.
    你的上限%2$@还容 %1$@。
    No study of sleep is near this dose.
    没有睡眠研究接近这个量。
    %@ at once
    单次 %@
    %@ a day
    每天 %@
    under %@
    低于 %@
    %@ mg per kg
    每千克 %@ mg
    adults
    成人
    planning a pregnancy
    备孕
    pregnant
    怀孕
    breastfeeding
    哺乳
    children
    儿童
    Health Canada
    加拿大卫生部
    By %@
    依据 %@
    too late
    太晚
    %@, not later
    %@，不要更晚
    not after %@
    不晚于 %@
    before %@
    早于 %@
    %@: at least %@ h before bed
    %@：至少在就寝前 %@ 小时
    %@: at least %@ h before bed, so more for this
    %@：至少在就寝前 %@ 小时，这份更多则更早
    %@%@ a day, the last %@ h before bed, daily drinkers: sleep stages unchanged, EEG changed
    %@每天 %@，就寝前 %@ 小时最后一次，每日饮用者：睡眠分期不变，脑电图有变化
    %@ %@ h before bed: no effect found
    就寝前 %2$@ 小时的 %1$@：未发现影响
    %@ %@ h before bed: not enough
    就寝前 %2$@ 小时的 %1$@：不够
    %@: at most %@ mg/L in bed, for 70 kg
    %@：就寝时至多 %@ mg/L，按 70 kg
    %@: at most %@ mg/L in bed
    %@：就寝时至多 %@ mg/L
    Show the limits that EFSA, FDA, Health Canada and ACOG advise.
    显示 EFSA、FDA、加拿大卫生部和 ACOG 建议的上限。
    Wait until the last time for it comes, then say so: a last call.
    一直等到它的最后时间，然后提示：最后一杯。
    How long before that time to say so, such as 15m.
    提前多久提示，如 15m。
    Show until when your limit leaves room for a drink, and for how much.
    显示你的上限直到何时还容得下一份饮品，以及多少。
    There is room for a drink if the level at bedtime stays at or below the bedtime limit for 8 in 10 people (settings bedtime, bedtime-limit and confidence). Over a limit there is no time, and under 18, in a pregnancy, while breastfeeding, with a medicine or a disease of the liver neither a time nor an amount. %@
    如果 10 人中有 8 人在就寝时的含量不超过就寝上限（设置 bedtime、bedtime-limit 和 confidence），就还容得下一份饮品。超过上限时没有时间；18 岁以下、怀孕、哺乳、服药或患肝病时，既没有时间也没有量。%@
    The drink (default: your most recent one).
    饮品（默认：你最近的一份）。
    The latest time for an espresso.
    一杯浓缩咖啡的最晚时间。
    What one at four would leave.
    四点喝一杯会留下多少。
    A message a quarter of an hour before the last time for a coffee.
    在一杯咖啡的最后时间前一刻钟发出提示。
    Print the version.
    输出版本。
    caffeine %@
    caffeine %@
    No drink's name contains '%@'.
    没有饮品的名称包含 '%@'。
    'caffeine drinks' lists them all.
    'caffeine drinks' 会列出全部。
    a name, such as "House blend"
    名称，如 "House blend"
    --milligrams is missing.
    缺少 --milligrams。
    Write: caffeine drinks add NAME --milligrams N
    请写：caffeine drinks add NAME --milligrams N
    It hides the built-in %@ (%@) until you remove it: caffeine drinks remove %@
    它会遮住内置的%@（%@），直到你移除它：caffeine drinks remove %@
    '%@' was %@ so far; now it is yours.
    '%@' 到目前为止是%@；现在是你自己的。
    %@ is built in; you can remove only your own drinks.
    %@是内置的；只能移除你自己的饮品。
    Removed %@. Drinks you have logged stay.
    已移除%@。你记录过的饮品保留。
    Its caffeine in mg.
    它的咖啡因（mg）。
    Its volume in ml.
    它的容量（ml）。
    An emoji for it.
    它的表情符号。
    List known drinks and manage your own.
    列出已知饮品，管理你自己的饮品。
    List all drinks, or those whose names contain QUERY.
    列出所有饮品，或名称包含 QUERY 的饮品。
    Part of a name.
    名称的一部分。
    Show a drink with its sizes and sources.
    显示一种饮品的大小和来源。
    Add a drink of your own, or change it.
    添加或修改你自己的饮品。
    What you do not name stays as it is. A drink with the name of a built-in one hides that one and keeps its other names, its emoji and volume, and its sizes, whose caffeine changes in proportion.
    你没有提到的部分保持不变。与内置饮品同名的饮品会遮住它，并保留它的其他名称、表情符号、容量和大小，其咖啡因按比例变化。
    Its name; quotes are optional.
    它的名称；引号可省略。
    Remove a drink of your own.
    移除你自己的一种饮品。
    The drink; quotes are optional.
    饮品；引号可省略。
    1m or more
    1m 或更长
    The id of an --if drink is not valid.
    --if 饮品的 id 无效。
    without
    没有它
    now
    现在
    with %@
    加上%@
    low
    低
    ☾ bedtime
    ☾ 就寝
    low for
    达低水平
    of 10 people
    /10 人
    %@ of 10 %@
    %2$@ 10 人中 %1$@ 人
    low for %@
    %@达低水平
    How many hours to show (default: 12).
    显示多少小时（默认：12）。
    The time between two rows (default: 1h).
    两行之间的时间（默认：1h）。
    Add this drink, as if you had it; a time alone is today's. --json lists it as hypothetical.
    加上这份饮品，当作你喝了；只有时间则指今天。--json 把它列为 hypothetical。
    Show the level over the next hours.
    显示接下来几小时的含量。
    The next eight hours.
    接下来的八小时。
    What one more would change.
    再喝一杯会改变什么。
    The length of a period (default: day).
    一个时段的长度（默认：day）。
    The first period to show.
    要显示的第一个时段。
    Show totals by day, week, month or year.
    按日、周、月或年显示总量。
    Weeks begin on Monday. The default is 14 days, 12 weeks, 12 months or 5 years. The average counts from the first day shown or your first drink, until yesterday; on the first day it is the total so far.
    每周从星期一开始。默认显示 14 天、12 周、12 个月或 5 年。平均值从所显示的第一天或你的第一份饮品算起，到昨天为止；第一天则为到目前为止的总量。
    Month by month.
    逐月显示。
    --since is still to come.
    --since 还没有到。
    Name a day that has begun.
    请写已经开始的一天。
    %@%@ over %@
    %@%@超过 %@
    , %@ without a drink
    ，%@ 天没有饮品
    1 day
    1 天
    %@ days
    %@ 天
    its limit
    其上限
    their limit
    其上限
    none to go by
    没有可依据的
    Limit %@
    上限 %@
    , from %@ %@
    ，自 %@ 起 %@
    days
    天
    Show how much is in you now, and about when it will be low.
    显示你体内现在有多少，以及约何时降到低水平。
    If lines of the journal are damaged, drinks may be missing: amounts are then marked with ≥ (at least), and JSON says "incomplete": true, with null for what may be more, for when it is low and for how likely that is.\n\nHalf-lives differ sixfold between people and cups by two fifths, so times are about, with what holds for 8 in 10 people. %@
    如果日志有损坏的行，可能缺少饮品：各含量会标 ≥（至少），JSON 会写 "incomplete": true，可能更多的量、何时降低及其可能性为 null。\n\n半衰期因人相差六倍，每杯的含量相差五分之二，因此时间是大约的，并给出 10 人中 8 人的情况。%@
    The same for other programs.
    同样的内容，供其他程序使用。
    One cup differs from the next by about %@ %.
    每杯之间相差约 %@ %。
    over %@
    超过 %@
    so far
    截至目前
    %@%@ a day on average
    平均每天 %@%@
    , today not counted
    ，今天不计
    """#
}
