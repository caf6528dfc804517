import CommandArguments

extension Language {
  static let settingWords = #"""
    %@: '%@' is not a drink: '%@'
    %@：'%@' 不是饮品：'%@'
    Nothing changed.
    没有任何更改。
    Changed %@.
    已更改 %@。
    the time your body takes to clear half of the caffeine
    身体清除一半咖啡因所需的时间
    a duration from 1h to 100h, such as 5h30m
    1h 到 100h 的时长，如 5h30m
    Healthy adults have 1.5 to 9.5 h: set such a value only if a test says so.
    健康成人为 1.5 到 9.5 小时：只有检测显示如此时才设置这样的值。
    It includes what you set of yourself (%@). What changes later changes it in proportion.
    它包含你关于自己的设置（%@）。之后的变化会按比例改变它。
    how caffeine enters the body
    咖啡因如何进入身体
    oral or instant
    oral 或 instant
    how fast caffeine is absorbed, per hour
    咖啡因每小时吸收的快慢
    a number from 0.5 to 20, such as 4.6
    0.5 到 20 的数字，如 4.6
    your weight in kg, for concentrations and limits under 18
    你的体重（kg），用于浓度和 18 岁以下的上限
    kilograms from 2 to 400, such as 70, or pounds, such as 154lb
    2 到 400 千克，如 70，或磅，如 154lb
    your age, for limits under 18
    你的年龄，用于 18 岁以下的上限
    years from 0 to 120, such as 16
    0 到 120 岁，如 16
    the format of times and dates
    时间和日期的格式
    a locale such as de_DE, or auto
    区域设置，如 de_DE，或 auto
    the country whose drinks you mean by names such as café and cola
    你说 café、cola 等名称时所指的国家
    two letters such as IT, or auto
    两个字母，如 IT，或 auto
    what 'log usual' means
    'log usual' 的含义
    a drink as in log, such as "large flat white"
    一份饮品，写法同 log，如 "large flat white"
    your names for what you log
    你对所记录饮品的叫法
    names and drinks, such as "m = matcha latte, pp = 2 espressos"
    名称和饮品，如 "m = matcha latte, pp = 2 espressos"
    how volumes are shown
    容量如何显示
    ml or oz
    ml 或 oz
    whether curves, bars and widgets are drawn, or told in sentences to listen to
    绘制曲线、条形和小组件，还是用句子说出来
    yes or no
    yes 或 no
    the accent colour of widgets
    小组件的强调色
    a colour such as #ff9500, or auto
    一种颜色，如 #ff9500，或 auto
    a shell command to run after any change, in the folder of the settings
    任何改动之后在设置文件夹中运行的 shell 命令
    a shell command, such as 'pkill -RTMIN+8 waybar'
    一条 shell 命令，如 'pkill -RTMIN+8 waybar'
    smoking shortens the half-life
    吸烟会缩短半衰期
    the due date of your pregnancy, or its week today; it lengthens the half-life
    你的预产期，或今天的孕周；怀孕会延长半衰期
    no, a week from 1 to 42, or the due date, such as 2027-06-07
    no、1 到 42 的孕周，或预产期，如 2027-06-07
    Today is in its week %@.
    今天处于第 %@ 周。
    planning a pregnancy lowers the limit of a day
    备孕会降低每日上限
    breastfeeding lowers the limits
    哺乳会降低各项上限
    contraceptives with estrogen (pill, patch, ring) lengthen the half-life
    含雌激素的避孕药（口服、贴片、阴道环）会延长半衰期
    50 g of alcohol a day lengthens the half-life
    每天 50 g 酒精会延长半衰期
    liver disease lengthens the half-life
    肝病会延长半衰期
    fluvoxamine lengthens the half-life more than tenfold
    氟伏沙明会把半衰期延长十倍以上
    cimetidine lengthens the half-life
    西咪替丁会延长半衰期
    other medicines that change caffeine, or that caffeine changes
    会影响咖啡因或受咖啡因影响的其他药物
    no, or with commas any of %@
    no，或以逗号分隔的 %@ 中的任意几项
    one of no, %@
    no、%@ 之一
    when you go to bed
    你何时就寝
    a time of day, such as 22:30 or 10:30pm
    一天中的时间，如 22:30 或 10:30pm
    when your day begins, for what counts as today
    你的一天何时开始，决定什么算作今天
    a time of day, such as 4:00 or 4am
    一天中的时间，如 4:00 或 4am
    the most mg left at bedtime, which counts as low; by your weight unless set
    就寝时至多剩余的 mg，视为较低；未设置时按你的体重
    for what share of people a time should hold
    时间应对多大比例的人成立
    a number from 0.5 to 0.95, such as 0.9
    0.5 到 0.95 的数字，如 0.9
    the most mg in a day
    一天至多的 mg
    the most mg at once
    一次至多的 mg
    milligrams from %@ to %@, such as 50
    %@ 到 %@ 毫克，如 50
    The setting %@ cannot be '%@' (%@).
    设置 %@ 不能是 '%@'（%@）。
    Write %@: caffeine config set %@ VALUE, or: caffeine config unset %@
    请写%@：caffeine config set %@ VALUE，或：caffeine config unset %@
    """#
}
