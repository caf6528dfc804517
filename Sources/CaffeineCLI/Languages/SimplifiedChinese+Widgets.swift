import CommandArguments

extension Language {
  /// `widget`, `widgets`, `gallery`, `timeline` and `open`.
  static let widgetWords = #"""
    Caffeine widgets
    咖啡因小组件
    This is an example day; your own is shown once you log a drink.
    这是示例的一天；你记录一份饮品后会显示你自己的一天。
    %@, %@ × %@ cells
    %@，%@ × %@ 格
    --format %@ is in colours.
    --format %@ 是彩色的。
    Leave out --color never, or write --format plain.
    去掉 --color never，或写 --format plain。
    Which widget (default: all).
    哪个小组件（默认：全部）。
    Draw every widget in each of its families.
    绘制每个小组件的每个尺寸。
    Until you log a drink, it shows an example day. As html it is a page in a light and a dark form, which follows the reader's unless you say --color-scheme.
    在你记录饮品之前，它显示示例的一天。作为 html 时是一个有浅色和深色两种形式的页面，随读者的设置变化，除非你写 --color-scheme。
    As on a Lock Screen.
    像在锁定屏幕上一样。
    Log what the link says without asking.
    不询问就按链接记录。
    Follow a widget's link.
    打开小组件的链接。
    Links look like caffeine://log?drink=latte&at=8:30. They can run only log and commands that show something. The names after the question mark are options; a link can set a time within 48 hours of now, but no id and none of the options that all commands take. Before a link logs a drink it shows which, and asks.
    链接形如 caffeine://log?drink=latte&at=8:30。它们只能运行 log 和显示内容的命令。问号后的名称是选项；链接可以设置距现在 48 小时内的时间，但不能设置 id 和所有命令共有的选项。链接记录饮品之前会显示是哪一份并询问。
    A link that begins with caffeine://.
    以 caffeine:// 开头的链接。
    Log an espresso.
    记录一杯浓缩咖啡。
    Log it? [y/N] 
    要记录吗？[y/N] 
    This link logs %@.
    此链接会记录 %@。
    If you want that, add --yes.
    如果你要这样，请加 --yes。
    a link such as caffeine://log?drink=latte
    链接，如 caffeine://log?drink=latte
    Links cannot run the command '%@'.
    链接不能运行命令 '%@'。
    Links cannot set '%@'.
    链接不能设置 '%@'。
    the name of a widget that 'caffeine widgets' lists
    'caffeine widgets' 所列小组件的名称
    %@: '%@' is not a widget that this version can read.
    %@：'%@' 不是此版本能读取的小组件。
    Correct the line in an editor, or remove it: caffeine widgets remove %@
    请在编辑器中改正该行，或移除它：caffeine widgets remove %@
    There is no placed widget '%@'.
    没有已放置的小组件 '%@'。
    Place one: caffeine widgets add
    放置一个：caffeine widgets add
    'caffeine widgets' lists them.
    'caffeine widgets' 会列出它们。
    %@: '%@' is not a widget that this version can read. It stays as it is.
    %@：'%@' 不是此版本能读取的小组件，原样保留。
    %@: line %@ is not a widget. It stays as it is.
    %@：第 %@ 行不是小组件，原样保留。
    Show when the widget's entries are due.
    显示小组件各条目的到期时间。
    %@ does not fit into the one line of --format %@.
    %@ 放不进 --format %@ 的一行。
    Use accessoryInline or accessoryRectangular.
    请用 accessoryInline 或 accessoryRectangular。
    Draw a widget.
    绘制一个小组件。
    The formats %@ print what those programs read (default family: accessoryInline). If a setting cannot be read, its default applies, a ! marks the widget, and standard error says why.
    %@ 这些格式输出相应程序所读的内容（默认尺寸：accessoryInline）。如果某项设置无法读取，则采用其默认值，小组件上标 !，标准错误说明原因。
    A ring with the amount inside.
    圆环，中间是含量。
    Larger than usual.
    比平时大。
    Log one by its button.
    用它的按钮记录一杯。
    For a custom waybar module.
    用于 waybar 的自定义模块。
    Which widget (default: level).
    哪个小组件（默认：level）。
    A widget that 'caffeine widgets' lists, with its kind, family and settings.
    'caffeine widgets' 所列的一个小组件，带其类型、尺寸和设置。
    The most relevant of the widgets that 'caffeine widgets' lists.
    'caffeine widgets' 所列小组件中最相关的一个。
    %@ says which widget and family is drawn.
    %@ 决定绘制哪个小组件和尺寸。
    Leave out --placed or --stack.
    去掉 --placed 或 --stack。
    Leave out the family and --kind, or %@.
    去掉尺寸和 --kind，或去掉 %@。
    No widgets are placed.
    没有已放置的小组件。
    This version has no widget '%@', which '%@' is.
    此版本没有小组件 '%@'，而 '%@' 是它。
    It stays placed; a version that has it draws it.
    它仍然保留；有它的版本会绘制它。
    The widget '%@' has no family '%@'.
    小组件 '%@' 没有尺寸 '%@'。
    Choose another: caffeine widgets edit %@ --family %@
    另选一个：caffeine widgets edit %@ --family %@
    There is no widget.
    没有小组件。
    a setting that changes a drawing, such as bedtime=23:00, or a choice from 'caffeine widget --describe'
    影响绘制的一项设置，如 bedtime=23:00，或 'caffeine widget --describe' 中的一个选项
    The widget '%@' has no entry yet: its provider answers later.
    小组件 '%@' 还没有条目：它的提供者稍后才回答。
    1 entry
    1 个条目
    Placed %@: %@.
    已放置 %@：%@。
    Changed %@: %@.
    已更改 %@：%@。
    %@ entries
    %@ 个条目
    the provider has not answered in time; the old timeline stays
    提供者没有及时回答；保留旧时间线
    the provider has let go of its callback; the old timeline stays
    提供者放弃了回调；保留旧时间线
    the provider gave no entries; the old timeline stays
    提供者没有给出条目；保留旧时间线
    as its timeline says
    按其时间线
    asked for
    应请求
    first timeline
    第一条时间线
    its settings changed
    其设置已更改
    the journal or settings changed
    日志或设置已更改
    during a session
    会话期间
    a button was pressed
    按下了按钮
    another language
    换了语言
    another text size
    换了文字大小
    the clock was set back
    时钟被调回
    No widgets are placed. Place one: caffeine widgets add
    没有已放置的小组件。放置一个：caffeine widgets add
    There is a placed widget '%@' already.
    已有名为 '%@' 的小组件。
    Change it: caffeine widgets edit %@
    修改它：caffeine widgets edit %@
    Cannot ask for a reload in %@: %@
    无法在 %@ 中请求刷新：%@
    Check the owner and permissions of that folder.
    检查该文件夹的所有者和权限。
    Asked for new timelines of %@.
    已请求 %@ 的新时间线。
    Asked for new timelines of all widgets.
    已请求所有小组件的新时间线。
    No widget was reloaded yet: see 'caffeine widget --watch'.
    还没有小组件刷新过：见 'caffeine widget --watch'。
    again %@
    下次 %@
    not by itself again
    不再自行刷新
    --%@ says how --watch draws.
    --%@ 说明 --watch 如何绘制。
    Leave it out, or write --watch too.
    去掉它，或同时写上 --watch。
    Its name, such as evening (default: the kind and a number).
    它的名称，如 evening（默认：类型加编号）。
    Take back a setting of this widget.
    撤回此小组件的一项设置。
    How many of the last reloads (default: 20).
    显示最近多少次刷新（默认：20）。
    Manage the widgets you have placed.
    管理你放置的小组件。
    A placed widget is a kind in a family with settings of its own, under a name by which 'caffeine widget --placed' draws it. You can place a kind any number of times. --watch draws them all, or one of each kind until you place some; one that cannot be drawn is named on standard error, and the others are shown. The other options are for --watch.
    已放置的小组件是某个类型在某个尺寸下的样子，有自己的设置和名称，'caffeine widget --placed' 按名称绘制它。同一类型可以放置任意多次。--watch 绘制全部小组件，在你放置之前则每个类型各绘一个；无法绘制的会在标准错误中指出，其余照常显示。其他选项用于 --watch。
    List the widgets you have placed.
    列出你放置的小组件。
    Remove a placed widget.
    移除一个已放置的小组件。
    Draw them, and again on every change.
    绘制它们，并在每次变化时重绘。
    Place a widget.
    放置一个小组件。
    A ring.
    一个圆环。
    With a setting and a name.
    带一项设置和一个名称。
    Change a placed widget.
    修改一个已放置的小组件。
    What you do not name stays as it is.
    你没有提到的部分保持不变。
    Ask for new timelines where widgets are watched.
    在小组件被监视的地方请求新的时间线。
    A 'caffeine widget --watch' of that kind asks its provider as soon as its budget allows it: at least 5 minutes after the last time, and 40 to 70 times in 24 hours.
    该类型的 'caffeine widget --watch' 会在限额允许时尽快询问其提供者：距上次至少 5 分钟，24 小时内 40 到 70 次。
    Which (default: all).
    哪个（默认：全部）。
    Show when and why widgets were reloaded.
    显示小组件何时、为何刷新。
    'caffeine widget --watch' writes it. A provider that gives nothing, or nothing in time, leaves what is shown as it is.
    由 'caffeine widget --watch' 写入。提供者什么都没给，或没有及时给出时，所显示的内容保持不变。
    The placed widget.
    已放置的小组件。
    Draw it: caffeine widget --placed %@
    绘制它：caffeine widget --placed %@
    """#
}
