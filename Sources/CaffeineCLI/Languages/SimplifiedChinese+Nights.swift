import CommandArguments

extension Language {
  /// `night`, `nights` and `calibrate`.
  static let nightWords = #"""
    Compute your half-life from two saliva values.
    由两次唾液检测值计算你的半衰期。
    Give the times of two samples and their values in mg/L, at least four hours apart, with no caffeine between them or in the two hours before. Values too close to tell a half-life are refused, and so is a half-life that bodies do not have. It changes nothing: it says what to set. A half-life that a laboratory names can be set as it is.
    给出两次取样的时间和数值（mg/L），相隔至少四小时，其间及之前两小时没有咖啡因。数值太接近而无法判断半衰期的会被拒绝，人体不会有的半衰期也会被拒绝。它什么都不改变：只说明该设置什么。实验室给出的半衰期可以直接设置。
    Time and value of each sample, the earlier first.
    每次取样的时间和数值，先写较早的。
    Six hours apart, in mg/L.
    相隔六小时，单位 mg/L。
    Set it, or that of a test's paper.
    设置它，或检测报告上的值。
    calibrate needs two times and two values.
    calibrate 需要两个时间和两个数值。
    Such as: caffeine calibrate 14:00 3.1 20:00 1.3
    例如：caffeine calibrate 14:00 3.1 20:00 1.3
    Half-life about %@, probably %@ to %@ (if each value is right to 10 %).
    半衰期约 %@，可能为 %@ 到 %@（如果每个数值准确到 10 %）。
    With what other people have: about %@, %@ to %@ for 8 in 10 who measure this.
    结合其他人的情况：约 %@，测得此结果的 10 人中 8 人为 %@ 到 %@。
    It includes what you set of yourself (× %@), which is kept with it.
    它包含你关于自己的设置（× %@），会随之保存。
    Some drinks may be missing: there may be one between the samples.
    可能缺少一些饮品：两次取样之间也许有一份。
    To use it: caffeine config set half-life %@
    使用它：caffeine config set half-life %@
    mg/L above zero, such as 3.1
    大于零的 mg/L，如 3.1
    The second sample is not four hours after the first.
    第二次取样不在第一次的四小时之后。
    Errors of the values count too much then; six hours are better.
    那样数值的误差影响太大；六小时更好。
    The second value is not lower than the first, or not above zero.
    第二个数值不低于第一个，或不大于零。
    Write the earlier sample first.
    请先写较早的取样。
    The second value is under %@ mg/L.
    第二个数值低于 %@ mg/L。
    Take the second sample earlier, while there is more to measure.
    请更早取第二次样，那时还有更多可测。
    The values are too close: errors of 10 % may be all there is between them.
    两个数值太接近：之间可能只是 10 % 的误差。
    Take the samples further apart; six hours or more are better.
    请把两次取样隔得更远；六小时或更长更好。
    These values make a half-life of %@, which bodies do not have.
    这些数值得出 %@ 的半衰期，人体不会有。
    Expect 1.5 to 24 h, more only with a setting that slows clearance. Check the times and values.
    预期为 1.5 到 24 小时，只有减慢清除的设置才会更长。请检查时间和数值。
    You had %@: the values do not tell how fast caffeine leaves.
    你喝过 %@：这些数值看不出咖啡因清除得多快。
    Take samples with nothing between them, nor in the two hours before.
    取样时请确保其间及之前两小时什么都没喝。
    Rate your last night, good or bad.
    给你昨晚的睡眠评分，good 或 bad。
    It is kept in the journal, one rating a night: rate it again to change it, 'caffeine undo' takes it back. After 20 nights 'caffeine nights' shows whether bad ones go with more caffeine.
    评分保存在日志中，每晚一个：再评一次即可修改，'caffeine undo' 可撤回。20 个夜晚之后，'caffeine nights' 会显示糟糕的夜晚是否伴随更多咖啡因。
    How you slept: good or bad.
    你睡得怎样：good 或 bad。
    A bad one.
    糟糕的一晚。
    RATING is missing.
    缺少 RATING。
    Write: caffeine night good
    请写：caffeine night good
    The id of a night is not valid.
    夜晚的 id 无效。
    Rated the night of %@: %@.
    已给 %@ 的夜晚评分：%@。
    Show your rated nights, and whether bad ones go with caffeine.
    显示你评过分的夜晚，以及糟糕的夜晚是否伴随咖啡因。
    From 20 rated nights on, 5 of them good and 5 bad, it shows in how many pairs of a bad and a good night more caffeine came before the bad one: an association, not a cause. It changes no setting.
    从 20 个已评分的夜晚起，其中 5 个好、5 个糟糕，它会显示在多少对糟糕与良好的夜晚中，糟糕的那晚之前咖啡因更多：这是关联，不是原因。它不改变任何设置。
    What was in you at bedtime, week by week.
    就寝时你体内有多少，逐周显示。
    Show what was in you at each bedtime of the last six weeks.
    显示最近六周每次就寝时你体内有多少。
    No night is rated yet. Rate one: caffeine night good
    还没有评过分的夜晚。评一个：caffeine night good
    good
    好
    bad
    糟糕
    nights
    个夜晚
    At least %@
    至少 %@
    %@ of 1 bad night began at your limit or above
    1 个糟糕的夜晚中有 %@ 个开始时达到或超过你的上限
    %@ of %@ bad nights began at your limit or above
    %2$@ 个糟糕的夜晚中有 %1$@ 个开始时达到或超过你的上限
    %@ of 1 night was bad.
    1 个夜晚中有 %@ 个糟糕。
    %@ of %@ nights were bad.
    %2$@ 个夜晚中有 %1$@ 个糟糕。
     From %@ nights on, at least %@ of them good and %@ bad, you see here whether bad ones go with more caffeine.
     从 %@ 个夜晚起，其中至少 %@ 个好、%@ 个糟糕，你会在这里看到糟糕的夜晚是否伴随更多咖啡因。
    In %@ of 100 pairs of a bad and a good night more caffeine came before the bad one (95 % interval: %@ to %@; 50 is chance).
    在 100 对糟糕与良好的夜晚中，有 %@ 对在糟糕的那晚之前咖啡因更多（95 % 区间：%@ 到 %@；50 为偶然）。
    That can be chance.
    这可能是偶然。
    It is an association, not a cause.
    这是关联，不是原因。
    Bad nights begin at about %@, somewhere between %@ and %@. It is an association, not a cause; nothing was changed.
    糟糕的夜晚约从 %@ 开始，介于 %@ 和 %@ 之间。这是关联，不是原因；什么都没有改变。
    To use it as your limit: caffeine config set bedtime-limit %@
    把它用作你的上限：caffeine config set bedtime-limit %@
    """#
}
