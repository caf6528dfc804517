import CommandArguments

extension Language {
  /// For any program of widgets: parsing, help and choices.
  static let libraryWords = #"""
    Examples
    示例
    Usage: 
    用法：
    Options
    选项
    Global options
    全局选项
    Arguments
    参数
    Show this help.
    显示此帮助。
     One of %@.
    可为 %@。
     May be repeated.
    可重复。
    Name
    名称
    Synopsis
    概要
    Description
    说明
    Commands
    命令
    See '%@ --help'.
    见 '%@ --help'。
    There is no command '%@'.%@
    没有命令 '%@'。%@
    A command is missing. It is one of %@.
    缺少命令。可为 %@。
    There is no option '%@'.%@
    没有选项 '%@'。%@
    %@ needs a value: %@ %@.
    %@ 需要一个值：%@ %@。
    %@ takes no value, but was given '%@'.
    %@ 不带值，却给了 '%@'。
    %@ cannot be '%@'. It is one of %@.
    %@ 不能是 '%@'。可为 %@。
    %@ cannot be '%@'.%@
    %@ 不能是 '%@'。%@
    Unexpected argument '%@'.
    多余的参数 '%@'。
    %@ or '%@'
    %@ 或 '%@'
     Did you mean %@?
    你是指 %@ 吗？
    %@ cannot be '%@'.
    %@ 不能是 '%@'。
    Write %@.
    请写：%@。
    Success: what was to be saved is saved.
    成功：要保存的已保存。
    Nothing was done: no yes (--yes), no editor, or no time to wait for.
    什么都没有做：没有同意 (--yes)、没有编辑器，或没有可等待的时间。
    Usage error.
    用法错误。
    Unreadable data.
    数据无法读取。
    No such file or entry.
    没有这样的文件或条目。
    A widget has nothing to draw or choose, or what was tapped failed.
    小组件没有可绘制或可选择的，或点按的操作失败。
    Internal error; please report it.
    内部错误；请报告。
    A file cannot be created, or one is where a folder belongs.
    无法创建文件，或需要文件夹的地方是一个文件。
    Not saved, or possibly not saved; or output cannot be written.
    未保存或可能未保存；或无法写入输出。
    Locked by another process; try again.
    被另一个进程锁定；请重试。
    Permission denied.
    没有权限。
    A setting cannot be read.
    有一项设置无法读取。
    Interrupted with Ctrl-C.
    被 Ctrl-C 中断。
    Output was closed early.
    输出提前关闭。
    The widget '%@' is not drawn in %@.
    小组件 '%@' 没有 %@ 尺寸。
    No widget is drawn in %@.
    没有小组件有 %@ 尺寸。
    There are no widgets.
    没有小组件。
    Use %@.
    请用 %@。
    This widget has no '%@'.
    此小组件没有 '%@'。
    There is nothing to choose.
    没有可选择的。
    Write one of %@.
    请写 %@ 之一。
    The values of '%@' are unavailable: %@
    '%@' 的值无法取得：%@
    Try again.
    请重试。
    The provider of '%@' has not answered in time.
    '%@' 的提供者没有及时回答。
    The provider of '%@' has let go of its callback.
    '%@' 的提供者放弃了回调。
    The provider of '%@' gave no entries.
    '%@' 的提供者没有给出条目。
    Nothing to tap is called '%@'.
    没有可点按的叫 '%@'。
    This drawing has nothing to tap.
    此图没有可点按的。
    '%@' failed: %@
    '%@' 失败：%@
    an ISO 8601 instant such as 2026-11-21T08:30:00Z, or how fast time runs from there, such as 2026-11-21T08:30:00Z/60 for a minute a second
    ISO 8601 时刻，如 2026-11-21T08:30:00Z，或从那时起时间走多快，如 2026-11-21T08:30:00Z/60，即每秒一分钟
    , or several with commas between them
    ，或用逗号隔开的几个
     (one here)
    （此处一个）
     (at most %@ here)
    （此处至多 %@ 个）
    ; nothing after the = for none
    ；= 后为空表示没有
    one of %@ and %@ more
    %@ 之一，另有 %@ 个
    one of %@
    %@ 之一
     from %@ to %@
    ，从 %@ 到 %@
    true or false
    true 或 false
    a whole number
    整数
    a number
    数字
    any text
    任意文字
    a moment such as 2026-11-21T08:30:00Z
    时刻，如 2026-11-21T08:30:00Z
    a URL such as https://example.org/
    URL，如 https://example.org/
    a number with its unit, such as 5 %@
    带单位的数字，如 5 %@
    a %@
    一个 %@
    --format %@ is drawn once.
    --format %@ 只绘制一次。
    Leave out --watch, or write --format ansi.
    去掉 --watch，或写 --format ansi。
    a folder with pictures or an asset catalogue
    带图片的文件夹或素材目录
    No entry is due at '%@': the first comes later.
    '%@' 没有到期的条目：第一个在此之后。
    --timeline lists when each is due.
    --timeline 列出各条目的时间。
    The family is named twice.
    尺寸写了两次。
    Leave out '%@' or --family.
    去掉 '%@' 或 --family。
    a parameter of the widget and a value, with = between them
    小组件的参数和值，中间用 =
    columns and rows such as 60x12, at most 500x200
    列数和行数，如 60x12，至多 500x200
    the part before the colon
    冒号前的部分
    Which widget.
    哪个小组件。
    The widget family (default: systemSmall).
    小组件的尺寸（默认：systemSmall）。
    The same as --family.
    同 --family。
    How the system recolours the widget (default: fullColor).
    系统如何给小组件重新着色（默认：fullColor）。
    A light or dark background (default: the terminal's if COLORFGBG tells, else dark).
    浅色或深色背景（默认：COLORFGBG 表明时按终端，否则深色）。
    The preferred text size (default: large).
    首选的文字大小（默认：large）。
    Give a parameter of the widget a value.
    为小组件的一个参数设定值。
    Draw the placeholder shown before data has loaded.
    绘制数据载入之前的占位图。
    Draw the snapshot shown in a gallery.
    绘制小组件库中的快照。
    The size in cells, such as 60x12 (default: the family's).
    以单元格计的大小，如 60x12（默认：该尺寸的大小）。
    Keep running and redraw on every change.
    持续运行，每次变化时重绘。
    List the parameters with their values and what you can tap, instead of drawing.
    列出各参数及其值和可以点按的内容，不绘制。
    List when the entries are due, instead of drawing.
    列出各条目的到期时间，不绘制。
    Draw the entry that is due then, such as 22:00 (default: now).
    绘制那时到期的条目，如 22:00（默认：now）。
    Tap a button, toggle or link, then redraw.
    点按一个按钮、开关或链接，然后重绘。
    Take pictures and colours from this asset catalogue or folder.
    从此素材目录或文件夹取图片和颜色。
    Also write links of this scheme, such as music (default: https, http and mailto).
    也写出此协议的链接，如 music（默认：https、http 和 mailto）。
    The output format (default: ansi on a terminal, plain elsewhere).
    输出格式（默认：终端上为 ansi，其他为 plain）。
    Draw the widgets of this program.
    绘制此程序的小组件。
    Without --kind and --family it draws every widget in every family that it has.
    不写 --kind 和 --family 时，绘制每个小组件的每个尺寸。
    Exit status
    退出状态
    The widget family (default: every one that the widget has).
    小组件的尺寸（默认：小组件有的每一个）。
    The same as --format json.
    同 --format json。
    Cannot write to standard output: error %@.
    无法写入标准输出：错误 %@。
    a time such as 22:00 or 2026-11-21T08:30:00Z
    时间，如 22:00 或 2026-11-21T08:30:00Z
    --watch shows the timeline.
    --watch 显示时间线。
    Leave out --%@ or --watch.
    去掉 --%@ 或 --watch。
    What can be chosen has not come in time.
    可选择的内容没有及时到来。
    Nobody answers what can be chosen.
    没有人回答可以选择什么。
    %@ is missing.
    缺少 %@。
    """#
}
