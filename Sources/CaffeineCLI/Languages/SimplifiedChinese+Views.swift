import Messages

extension Language {
  /// What widgets, the dashboard and the calendar of nights show and say.
  static let viewWords = #"""
    // The outlook.
    Caffeine
    咖啡因
    Caffeine: %@
    咖啡因：%@
    Low %@
    转低 %@
    Low in 2+ days
    两天多后转低
    low in 2+ days
    两天多后转低
    2+ days
    两天多后
    Low in more than two days
    两天多以后转低
    Low in more than two days.
    两天多以后降到低水平。
    Low now
    现在较低
    low now
    现在较低
    Not before %@
    不早于 %@
    After %@
    %@ 之后
    after %@
    %@ 之后
    Last cup %@
    最后一杯 %@
    last cup %@
    最后一杯 %@
    Cup %@
    一杯 %@
    cup %@
    一杯 %@
    Last %@ %@
    最后一份%@ %@
    No more %@ today
    今天不再有%@
    No more today
    今天不再有
    Under your limit
    未超过上限
    under your limit
    未超过上限
    over limit
    超过上限
    any time
    任何时候
    Nothing logged
    没有记录
    Nothing logged yet
    还没有记录
    no drinks
    没有饮品
    No drinks yet
    还没有饮品
    No drinks yet.
    还没有饮品。
    No drinks today
    今天没有饮品
    None known
    情况不明
    No drinks are known.
    没有已知的饮品。
    just now
    刚刚
    %@ ago
    %@前
    %@m
    %@分
    %@h
    %@时
    %@d
    %@天

    // Amounts and days.
    today
    今天
    mg
    mg
    %@ mg
    %@ mg
    %@ mg %@
    %@ mg %@
    %@, %@ mg
    %@，%@ mg
    %@ mg today
    今天 %@ mg
    %@Today %@ mg
    %@今天 %@ mg
    %@Today %@ of %@ mg
    %@今天 %@ / %@ mg
    of %@ mg
    上限 %@ mg
    %@ of %@ mg
    %@ / %@ mg
    %@ mg left of %@
    还剩 %@ mg / %@
    %@ left of %@
    还剩 %@ / %@
    %@%@ mg over %@
    %@超 %@ mg / %@
    %@%@ mg over
    %@超 %@ mg
    %@, last %@
    %@，最后 %@
    And %@ more.
    另有 %@ 份。
    Room for
    还容得下
    until
    最晚
    7 days
    7 天
    7 days, as now
    7 天，按现在
    Last 7 days
    最近 7 天
    Last 7 days, as now
    最近 7 天，按现在
    %@ mg a day on average
    平均每天 %@ mg
    %@ over the limit, %@ without a drink
    %@ 天超过上限，%@ 天没有饮品
    in bed
    在床上
    %@, in bed
    %@，在床上
    9 in 10
    9/10 的人
    how many of 10 are low
    10 人中几人较低
    share low
    较低比例
    x a bad night
    x 糟糕的夜晚
    ≥ or more
    ≥ 或更多
    %@ no drinks
    %@ 没有饮品
    half-life%@
    half-life%@
    x a bad night   ≥ or more
    x 糟糕的夜晚   ≥ 或更多
    x a bad night   %@ no drinks
    x 糟糕的夜晚   %@ 没有饮品
    Log a drink
    记录一份饮品
    See what is wrong
    查看有何问题
    %@:
    %@：

    // The journal, and whom to ask.
    Journal damaged
    日志已损坏
    journal damaged
    日志已损坏
    Journal missing
    日志缺失
    journal missing
    日志缺失
    Journal unreadable
    日志无法读取
    journal unreadable
    日志无法读取
    No permission
    没有权限
    No place is set
    没有设置位置
    no place is set
    没有设置位置
    no access
    没有权限
    Some of the journal is damaged.
    日志有一部分已损坏。
    The journal is missing.
    日志缺失。
    The journal is unreadable.
    日志无法读取。
    You have no permission to read the journal.
    你没有读取日志的权限。
    There is no place for the journal.
    日志没有位置。
    Ask a doctor
    请咨询医生
    ask a doctor
    请咨询医生
    Ask your doctor
    请咨询医生
    ask your doctor
    请咨询医生
    ask first
    先咨询医生
    None advised
    不建议摄入
    none advised
    不建议摄入
    Under 18 no amount is recommended.
    18 岁以下没有建议摄入量。
    The usual limits do not hold for you: ask your doctor.
    通常的上限不适用于你：请咨询医生。
    Unwell? Call a poison centre
    不适？请致电中毒急救中心
    Unwell? Get help
    不适？请求助
    Call a poison centre now
    请立即致电中毒急救中心
    Get help now
    请立即求助
    Get help
    请求助

    // What is said.
    about
    约
    at least %@
    至少 %@
    nothing
    没有
    1 milligram
    1 毫克
    %@ milligrams
    %@ 毫克
    under 5 milligrams
    不到 5 毫克
    %@ a day on average.
    平均每天 %@。
    %@ over the limit, %@ without a drink.
    %@ 天超过上限，%@ 天没有饮品。
    on %@ about %@
    %@约 %@
    %@ on %@
    %2$@ %1$@
    on %@ at %@
    %@ %@
    on %@
    %@
    It will be low %@.
    %@将降到低水平。
    It will be low in more than two days.
    两天多以后将降到低水平。
    It will not be low before %@.
    在 %@ 之前不会降到低水平。
    It is under your limit, which leaves room for one more cup until %@.
    未超过上限，%@之前上限还容得下一杯。
    It is under your limit.
    未超过上限。
    Nothing is logged yet.
    还没有记录。
    Your limit leaves room for %@ until %@.
    %2$@之前你的上限还容得下%1$@。
    Your limit leaves no room for %@ today.
    今天你的上限容不下%@。
    Today you had %@. %@
    今天你摄入了 %@。%@
    Today you had %@ of %@, over your limit.
    今天你摄入了 %@（上限 %@），超过了上限。
    Today you had %@ of %@.
    今天你摄入了 %@（上限 %@）。
    It is unknown what is in your body.
    不知道体内有多少。
    You had %@.
    你%@。
    You have %@.
    你%@。
    You have %@ %@.
    你%@，%@。
    an unknown amount of caffeine
    体内的咖啡因含量不明
    %@ of caffeine today
    今天摄入了 %@咖啡因
    %@ of caffeine in your body
    体内有 %@咖啡因
    almost no caffeine in your body yet, rising to %@
    体内几乎还没有咖啡因，将升至 %@
    %@ of caffeine in your body, rising to %@
    体内有 %@咖啡因，将升至 %@
    Bedtime was %@, and you have %@: %@.
    就寝时间是 %@，体内还有 %@：%@。
    At bedtime, %@, %@ will be left: %@.
    就寝时（%@）还剩%@：%@。
    it is likely low
    可能较低
    it may or may not be low
    可能低也可能不低
    it is likely not low
    可能不低
    it is unknown whether that is low
    是否较低不明
    Today: %@ of %@ milligrams
    今天：%@ 毫克，上限 %@ 毫克
    Today: %@ milligrams
    今天：%@ 毫克
    %@, over your limit
    %@，超过上限
    %@, over your limit.
    %@，超过上限。
    %@ at %@, %@.
    %@，%@，%@。
    The last drink was %@, %@.
    最后一份饮品是%@，%@。
    A chart of the level over 18 hours: at most %@, with your bedtime limit of %@.
    18 小时的含量曲线：最高 %@，标有你的就寝上限 %@。
    A chart of the level over 18 hours: at most %@.
    18 小时的含量曲线：最高 %@。
    That is %@ of your limit of %@ at once.
    这是你单次上限（%2$@）的 %1$@。
    That is %@ of your limit of %@ in a day.
    这是你每日上限（%2$@）的 %1$@。
    That is %@ of your limit of %@ at bedtime.
    这是你就寝上限（%2$@）的 %1$@。
    Last 7 days. %@
    最近 7 天。%@
    Past days go by what is set today.
    过去的日子按今天的设置计算。
    %@: %@.
    %@：%@。
    Room for %@ until %@.
    还容得下%@，最晚%@。
    %@ is under your limit at any time.
    %@在任何时候都未超过上限。
    %@ would be over your limit.
    %@会超过上限。
    Too late for %@.
    对%@来说太晚了。
    Over your limit:
    超过上限：
    In bed, %@:
    在床上，%@：
    Of %@ nights %@ began above your limit for bed, and %@ were bad.
    %@ 个夜晚中，%@ 个开始时超过就寝上限，%@ 个糟糕。
    Time
    时间
    Day
    日期
    Line
    行

    // The keys of what is watched.
    q quit  l log  u undo  ? help
    q 退出  l 记录  u 撤销  ? 帮助
    q  quit
    q  退出
    l  log a drink: type it, or pick a recent one with the arrows, then Enter
    l  记录一份饮品：输入名称，或用方向键选择最近的一份，再按回车
    u  undo the last change
    u  撤销上一次改动
    ?  these keys; any other key goes back
    ?  这些按键；按其他键返回
    Log: %@_
    记录：%@_

    // What a widget is and what can be chosen.
    Level
    含量
    History
    历史
    Quick Log
    快速记录
    What is in your body now, and about when it will be low.
    现在体内有多少，以及大约何时转低。
    What you drank today, against your limit for a day.
    今天摄入了多少，与你每日的上限相比。
    About when it will be low, and until when there is room for your usual drink.
    大约何时转低，以及常喝的饮品最晚到何时还容得下。
    What you drank on each of the last seven days.
    最近七天每天摄入了多少。
    Your usual drinks, a tap each.
    你常喝的饮品，点按即可记录。
    Usual drink
    常喝的饮品
    What another cup is thought to be.
    再来一杯会是什么。
    Limit
    上限
    What the gauge is full at.
    量表满格时的值。
    Beside
    旁边
    What systemMedium shows.
    systemMedium 显示的内容。
    What accessoryInline shows.
    accessoryInline 显示的内容。
    Words
    文字
    A small curve with a moon
    带月亮的小曲线
    At once
    单次
    In a day
    每日
    At bedtime
    就寝时
    The curve
    曲线
    A picture of the coffee
    咖啡的图片
    Families: %@
    尺寸：%@
    Choose with --set KEY=VALUE:
    用 --set KEY=VALUE 选择：
    %@ (now: %@)
    %@（现在：%@）
          Takes %@.
          可为 %@。
          Not used with the other values chosen.
          与所选的其他值一起时不使用。
    Suggested:
    建议：
    Tap with --tap NAME:
    用 --tap NAME 点按：
      widget  leads to %@
      widget  打开 %@
    leads to %@
    打开 %@
    a button
    按钮
    a switch, on
    开关，开
    a switch, off
    开关，关
    Reloads after the last entry.
    最后一条之后重新加载。
    Never reloads.
    不再重新加载。
    Reloads %@.
    %@重新加载。
    relevance %@
    相关度 %@
    your own
    你自己的
    Log it: caffeine log %@
    记录它：caffeine log %@
    Journal: %@.
    日志：%@。
    Some drinks may be missing here%@.
    这里可能缺少一些饮品%@。
    %@ %@, %@ past bedtime
    %@ %@，已过就寝时间 %@
    """#
}
