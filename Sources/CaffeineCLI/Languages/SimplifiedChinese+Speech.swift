import CommandArguments

extension Language {
  /// The spoken text of widgets.
  static let speechWords = #"""
    about
    约
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
    """#
}
