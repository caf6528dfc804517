import CommandArguments

extension Language {
  /// The shown and spoken text of widgets, the dashboard and the calendar of nights.
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
    2+ days
    两天多后
    Low in more than two days
    两天多以后转低
    Low in more than two days.
    两天多以后降到低水平。
    Low now
    现在较低
    Not before %@
    不早于 %@
    After %@
    %@ 之后
    Last cup %@
    最后一杯 %@
    Cup %@
    一杯 %@
    Last %@ %@
    最后一份%@ %@
    No more %@ today
    今天不再有%@
    No more today
    今天不再有
    Under your limit
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
    and %@ more
    另有 %@ 份
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
    Last days
    最近几天
    Last days, as now
    最近几天，按现在
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
    Journal missing
    日志缺失
    Journal unreadable
    日志无法读取
    No permission
    没有权限
    No place is set
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
    Ask your doctor
    请咨询医生
    ask first
    先咨询医生
    None advised
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
