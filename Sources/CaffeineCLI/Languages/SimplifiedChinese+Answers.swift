import CommandArguments

extension Language {
  /// Parts of several answers.
  static let answerWords = #"""
    with fluvoxamine
    服用氟伏沙明时
    your doctor or pharmacist
    你的医生或药师
    with a liver disease
    患肝病时
    your doctor
    你的医生
    In a pregnancy: at most 200 mg a day from everything (EFSA 2015; under 200: ACOG 2010, NHS). Less is better in late pregnancy, when it stays two to three times as long. Ask your midwife or doctor.
    怀孕时：每天所有来源合计至多 200 mg（EFSA 2015；低于 200：ACOG 2010、NHS）。孕晚期越少越好，那时它停留的时间是平时的两到三倍。请咨询助产士或医生。
    in a pregnancy
    怀孕时
    your midwife or doctor
    你的助产士或医生
    While breastfeeding: at most 200 mg a day from everything (EFSA 2015); a newborn clears it in days. Ask your midwife or doctor.
    哺乳期：每天所有来源合计至多 200 mg（EFSA 2015）；新生儿需要数天才能清除。请咨询助产士或医生。
    while breastfeeding
    哺乳期
    The usual limits do not hold %@: ask %@.
    通常的上限%1$@不适用：请咨询%2$@。
    None for babies and toddlers: ask a doctor.
    婴幼儿不宜饮用：请咨询医生。
    Under 18: no amount is recommended. No energy drinks (AAP).
    18 岁以下：不推荐任何量。不喝能量饮料（AAP）。
    %@'s upper bound for you
    %@对你来说的上界
    %@ or %@: '%@' may be either
    %@ 或 %@：'%@' 两者皆有可能
    your upper bound
    你的上界
    Under 18: no amount is recommended; %@ is %@ a day, all drinks together. No energy drinks (AAP).
    18 岁以下：不推荐任何量；%@是每天 %@，所有饮品合计。不喝能量饮料（AAP）。
    with your medicine
    服用你的药物时
    With %@: do not change how much you have without your doctor.
    服用%@时：没有医生的意见，不要改变你的摄入量。
     The level of %@ follows your caffeine.
     %@的血药浓度会随你的咖啡因变化。
    Past %@ go by today's %@: nobody noted when that was set.
    过去的%@按今天的%@计算：没有记录是何时设置的。
    at %@
    %@ 时
    %@ at %@
    %@ %@ 时
    by %@
    在 %@ 前
    in more than two days
    两天多以后
    %@, for half now
    %@，半数人为现在
    %@, for half %@
    %@，半数人为 %@
    yesterday
    昨天
    tomorrow
    明天
    under a minute
    不到一分钟
    %@, %@, planned for %@
    %@，%@，计划于 %@
    , no volume
    ，没有容量
    , as you say
    ，按你所说
    , as listed
    ，按目录所列
    , at once
    ，一次喝完
    , over %@
    ，历时 %@
    , note '%@'
    ，备注 '%@'
    , no note
    ，没有备注
    half of people
    半数人
    %@ in 10 people
    10 人中的 %@ 人
    %@ in 100 people
    100 人中的 %@ 人
    With it
    加上它
    Without it
    没有它
    , nothing is known
    ，一无所知
    , there may be more
    ，可能还有更多
    unknown whether that is low
    是否较低未知
    %@ in bed
    已就寝时%@
    %@ at bedtime
    就寝时%@
    Today
    今天
    %@, over your limit of %@
    %@，超过你的上限 %@
    %@ of %@
    %@ / %@
    Journal
    日志
    Last drink
    上一份
    %@, %@, %@ ago
    %@，%@，%@前
    Peak
    峰值
    Not counted
    未计入
    %@, %@, more than 48 hours from now. %@
    %@，%@，距现在超过 48 小时。%@
    ; %@ more in caffeine doctor
    ；另有 %@ 份见 caffeine doctor
    Limits
    上限
    Low
    低水平
    unknown with your medicine
    服用你的药物时未知
    unknown under 18
    18 岁以下未知
    Bedtime
    就寝
    Note
    备注
    more than 300 mg leaves more slowly than this
    超过 300 mg 时，清除比这里显示的慢
    up to %@ for 9 in 10 people
    10 人中 9 人至多 %@
    %@ to %@ for 8 in 10 people
    10 人中 8 人为 %@ 到 %@
    unknown
    未知
    now for %@
    %@现在已是
    // What the domain calls things.
    likely low
    可能较低
    may or may not be low
    可能低也可能不低
    likely not low
    可能不低
    Estimates, not medical advice: on medicine, pregnant or ill, ask a doctor.
    均为估计，不是医疗建议：服药、怀孕或生病时，请咨询医生。
    If this is right and you feel unwell, call a poison centre or an emergency number.
    如果记录无误而你感到不适，请致电中毒急救中心或急救电话。
    If this is right, call a poison centre or an emergency number now.
    如果记录无误，请立即致电中毒急救中心或急救电话。
    damaged
    已损坏
    missing
    缺失
    unreadable
    无法读取
    no place
    没有位置
    Good night
    睡得好的一晚
    Bad night
    糟糕的一晚
    fluvoxamine
    氟伏沙明
    cimetidine
    西咪替丁
    ciprofloxacin
    环丙沙星
    viloxazine
    维洛沙秦
    methoxsalen
    甲氧沙林
    clozapine
    氯氮平
    lithium
    锂盐
    theophylline
    茶碱
    %@ in you
    体内 %@
    %@ for %@
    %2$@ %1$@
    // Joints, which are others in Chinese.
    %@.
    %@。
    %@, %@
    %@，%@
    %@: %@
    %@：%@
    %@ %@, %@
    %@ %@，%@
    """#
}
