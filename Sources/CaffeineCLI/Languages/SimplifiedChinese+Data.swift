import CommandArguments

extension Language {
  /// The command itself, settings, import, export and `doctor`.
  static let dataWords = #"""
    How much caffeine is in you, and about when it will be low.
    你体内有多少咖啡因，以及约何时降到低水平。
    Log what you drink, and see how much of it is left, as text or as a widget. Without a command it shows the dashboard: the level now, the curve, bedtime and today's drinks.\n\nIf you give an option twice, the last one counts. The exit status is 0 if what you asked for is saved, even if its confirmation cannot be printed.\n\n%@
    记录你喝的饮品，以文字或小组件的形式查看还剩多少。不带命令时显示总览：现在的含量、曲线、就寝时间和今天的饮品。\n\n同一选项写两次时，以最后一次为准。只要你要求的已保存，退出状态即为 0，即使无法输出确认。\n\n%@
    A cappuccino, now.
    一杯卡布奇诺，现在。
    One this morning.
    今天早上一杯。
    The dashboard as time goes on; ? tells its keys.
    随时间更新的总览；? 显示按键说明。
    One line for a status bar.
    状态栏的一行。
    Log
    记录
    Levels and drinks
    含量和饮品
    Nights
    夜晚
    Widgets
    小组件
    Settings and data
    设置和数据
    Help
    帮助
    Environment
    环境变量
    One folder for everything, instead of the XDG folders.
    所有内容放在一个文件夹，代替 XDG 文件夹。
    The time to use instead of now, like --now; with /60, a minute a second from there.
    代替现在的时间，同 --now；加 /60 则从那时起每秒一分钟。
    Tells on-change what changed: journal, settings, drinks or widgets. Changes that it makes do not run it again.
    告诉 on-change 改变了什么：journal、settings、drinks 或 widgets。它自己所做的改动不会再次运行它。
    Tells on-change the ids or keys of what changed.
    告诉 on-change 改变内容的 id 或键。
    See FILES.
    见“文件”。
    Your time zone (default: that of /etc/localtime).
    你的时区（默认：/etc/localtime 的时区）。
    The format of times and dates (default, also C and POSIX: English, 24 hours).
    时间和日期的格式（默认，C 和 POSIX 时亦同：英语，24 小时制）。
    C, POSIX or a charset other than UTF-8 limit output to ASCII (default: UTF-8).
    C、POSIX 或 UTF-8 以外的字符集会把输出限于 ASCII（默认：UTF-8）。
    Whether to use colours; --color wins.
    是否使用颜色；--color 优先。
    Whether the terminal's background is light; --color-scheme wins.
    终端背景是否为浅色；--color-scheme 优先。
    What shows long output on a terminal (default: less -FRX; cat for none).
    在终端上用什么显示长的输出（默认：less -FRX；cat 表示不用）。
    The width to fill (default: the terminal's).
    要填满的宽度（默认：终端的宽度）。
    Files
    文件
    The journal, a file per device and import.
    日志，每台设备和每次导入各一个文件。
    This device's name, the lock, former settings.
    此设备的名称、锁、以前的设置。
    The settings. 'caffeine where' shows the paths.
    设置。'caffeine where' 显示路径。
    default
    默认
    counts as %@
    按 %@ 计算
    counts as %@ with %@
    加上 %2$@ 按 %1$@ 计算
    %@, from the environment
    %@，来自环境变量
    English with 24 hours
    英语，24 小时制
    %@, from the locale
    %@，来自区域设置
    The editor '%@' could not be run, or ended with an error.
    编辑器 '%@' 无法运行，或以错误结束。
    Set EDITOR to another, or edit the file yourself: %@
    请把 EDITOR 设为别的编辑器，或自己编辑该文件：%@
    Lines of the settings cannot be read.
    设置文件中有无法读取的行。
    Correct them: caffeine config edit
    请改正：caffeine config edit
    %@ is now empty.
    %@ 现在是空的。
    %@ is now %@.
    %@ 现在是 %@。
    What counts is %@: yours may only be lower than that.
    实际采用的是 %@：你的只能比它低。
    %@ is back to its default, empty.
    %@ 恢复默认，即空。
    %@ is back to its default, %@.
    %@ 恢复默认，即 %@。
    The name of a setting was not checked.
    没有检查设置的名称。
    Show and change the settings.
    显示和修改设置。
    List all settings.
    列出所有设置。
    Print the value of a setting.
    输出一项设置的值。
    Edit the settings in VISUAL or EDITOR (default: vi).
    在 VISUAL 或 EDITOR 中编辑设置（默认：vi）。
    Reset a setting to its default.
    把一项设置恢复为默认。
    Change a setting.
    修改一项设置。
    The new value.
    新的值。
    When you go to bed.
    你何时就寝。
    How long your body takes to clear half.
    你的身体清除一半需要多久。
    The name of the setting.
    设置的名称。
    Parts of the journal cannot be read; everything else is counted.
    日志有些部分无法读取；其余都已计入。
    Nothing was changed. The list above says what you can do.
    什么都没有改变。上面的列表说明你可以做什么。
    Some settings, drinks or widgets do not work; a default applies for each such setting.
    有些设置、饮品或小组件不起作用；这样的设置采用默认值。
    Correct the line in an editor, or remove it.
    请在编辑器中改正该行，或移除它。
    and %@ more, not shown
    另有 %@ 处未显示
    %@ from %@ in %@
    %1$@，共 %2$@，在 %3$@中
    ; no problems found.
    ；没有发现问题。
    pregnancy counts, over a month after the due date
    预产期已过一个多月，pregnancy 仍然计入
    If the birth was over a month ago: caffeine config set pregnancy no
    如果分娩已过一个多月：caffeine config set pregnancy no
    There is no setting '%@'; it is left alone.
    没有设置 '%@'；不动它。
    Correct its name ('caffeine config' lists them), or remove the line.
    改正其名称（'caffeine config' 列出各设置），或移除该行。
    %@: line %@ has no name or no '='.
    %@：第 %@ 行没有名称或没有 '='。
    Write it as name = value, or remove it.
    请写成 名称 = 值，或移除它。
    on-change ended with exit status %@%@ when it ran last: %@
    on-change 上次运行时以退出状态 %@%@ 结束：%@
     (it may not be run)
    （不允许运行）
     (no such command)
    （没有此命令）
    Run it yourself to see why, or change it: caffeine config set on-change COMMAND
    请自己运行它查看原因，或修改它：caffeine config set on-change COMMAND
    Check the journal and the settings for damage.
    检查日志和设置有无损坏。
    It shows each damaged line with its file and position, and what you can do. It changes nothing. Exit status 65 means that it found damage, 78 that only settings are wrong; isSound of --json is false with both.
    它显示每个损坏的行及其文件和位置，以及你可以做什么。它什么都不改变。退出状态 65 表示发现损坏，78 表示只有设置有误；这两种情况下 --json 的 isSound 都是 false。
    The format (default: csv).
    格式（默认：csv）。
    Print all logged drinks for other programs.
    输出所有已记录的饮品，供其他程序使用。
    In CSV, text that a spreadsheet would run as a formula gets a leading quote; 'caffeine import' removes it.
    在 CSV 中，电子表格会当作公式运行的文字会加上前导引号；'caffeine import' 会去掉它。
    Everything, as JSON.
    全部内容，JSON 格式。
    On the device %@, run `caffeine remove %@`
    在设备 %@ 上运行 `caffeine remove %@`
    Run `caffeine remove %@`, or `caffeine edit %@ --at WHEN`
    运行 `caffeine remove %@`，或 `caffeine edit %@ --at WHEN`
    Put a regular file in its place, or remove it.
    请在原处放一个普通文件，或移除它。
    the line of %@ has no checksum, so it was written by hand; it is used
    %@ 的行没有校验和，因此是手写的；仍然采用
    If a widget does not show it, change its note: `caffeine edit %@ --note TEXT` saves it again.
    如果小组件不显示它，请修改其备注：`caffeine edit %@ --note TEXT` 会重新保存。
    1 line is dated before the line above, as can happen after a Git merge
    有 1 行的日期早于上一行，可能出现在 Git 合并之后
    %@ lines are dated before the line above, as can happen after a Git merge
    有 %@ 行的日期早于上一行，可能出现在 Git 合并之后
    `caffeine list` shows them all; edit any entry that a widget does not show.
    `caffeine list` 会全部显示；小组件不显示的条目请修改一次。
    the clock of device %@ was more than 24 hours ahead, first in the line there
    设备 %@ 的时钟曾快 24 小时以上，最先出现在该行
    Set that device's clock. These entries can be changed on that device alone until that time has come. If the line is damaged, correct its `hlc` and remove its `crc`.
    请设置那台设备的时钟。在那个时间到来之前，这些条目只能在那台设备上修改。如果该行损坏，请改正其 `hlc` 并移除其 `crc`。
    an entry was logged before 2026 by a clock that was not set
    有 1 个条目由没有设置的时钟记录在 2026 年之前
    %@ entries were logged before 2026 by a clock that was not set
    有 %@ 个条目由没有设置的时钟记录在 2026 年之前
    Set the clock. `caffeine list --since 1970-01-01` shows them; correct each with `caffeine edit ID --at WHEN`, or remove it.
    请设置时钟。`caffeine list --since 1970-01-01` 会显示它们；请用 `caffeine edit ID --at WHEN` 逐个改正，或移除。
    %@ starts more than 48 hours from now, so it does not count: a clock was wrong
    %@ 的开始时间距现在超过 48 小时，因此不计入：时钟有误
    it ends with the last date that a line can have, so nothing can be added to it
    它以行所能有的最后日期结尾，因此不能再添加内容
    Remove the file `device` in the folder State of `caffeine where`: the next change starts a new file, and this one is still read.
    请移除 `caffeine where` 的“状态”文件夹中的文件 `device`：下次改动会新建文件，此文件仍会读取。
    a copy made by a sync program; it is read
    同步程序所做的副本；会读取
    Nothing to do. You can delete it once its lines are in the device's own file.
    无需处理。它的各行已在设备自己的文件中时，可以删除它。
    a copy of your own drinks made by a sync program; it is not read
    同步程序为你自己的饮品所做的副本；不读取
    Copy the lines that you miss to the file `drinks`, and delete it.
    请把你缺少的行复制到文件 `drinks`，然后删除它。
    it is missing, empty or a link to nothing, but this device has written a journal
    它缺失、为空或是失效的链接，但此设备写过日志
    Connect its disk or put the folder back. To begin a new journal, remove the file `device` in the folder State of `caffeine where`.
    请连接其磁盘或放回文件夹。如需开始新的日志，请移除 `caffeine where` 的“状态”文件夹中的文件 `device`。
    cannot be read: %@
    无法读取：%@
    Check its owner, its permissions and the disk.
    请检查其所有者、权限和磁盘。
    other users can write to this folder
    其他用户可以写入此文件夹
    Run chmod 700 on it.
    请对它运行 chmod 700。
    other users can write to this file
    其他用户可以写入此文件
    the file belongs to another user
    该文件属于另一个用户
    Look at what is in it, then run chmod go-w on it.
    先查看其内容，然后对它运行 chmod go-w。
    Look at what is in it, then put a copy of your own in its place.
    先查看其内容，然后用你自己的副本代替它。
    the folder belongs to another user
    该文件夹属于另一个用户
    Move what is yours to a folder of your own.
    请把属于你的内容移到自己的文件夹。
    a later version of caffeine wrote it and forbids every change by this one
    由更新版本的 caffeine 写入，不允许本版本做任何改动
    Update caffeine, or write the line `caffeine-journal 1` to it if nothing else did.
    请更新 caffeine；如果没有别的程序写过，也可以写入一行 `caffeine-journal 1`。
    does not name a journal version
    没有写明日志版本
    Write the line `caffeine-journal 1` to it.
    请写入一行 `caffeine-journal 1`。
    contains no device name
    不含设备名称
    Nothing to do: the next change gives this device a new name and file.
    无需处理：下次改动会给此设备新的名称和文件。
    an incomplete line, or not JSON; it is skipped
    不完整的行，或不是 JSON；已跳过
    NUL or control bytes in the line, probably from a power cut
    行中有 NUL 或控制字节，可能由断电造成
    a line of more than 64 KiB; it is skipped
    超过 64 KiB 的行；已跳过
    a field is missing or out of range; the line is skipped
    有字段缺失或超出范围；该行已跳过
    the checksum does not match: edited by hand or damaged; the line is used
    校验和不符：手工修改过或已损坏；该行仍然采用
    two lines without a newline between them; both are used
    两行之间没有换行；两行都采用
    a change of a kind this version does not know; it is skipped
    本版本不认识的改动种类；已跳过
    not a regular file (a symbolic link, a folder or a pipe); it is not read
    不是普通文件（是符号链接、文件夹或管道）；不读取
    its name is not text in UTF-8; it is not read
    其名称不是 UTF-8 文本；不读取
    Look at the file there, log what is missing again, and delete the line in an editor. Later lines are not affected.
    请查看文件的该处，重新记录缺少的内容，并在编辑器中删除该行。之后的行不受影响。
    Correct the line in an editor and remove its `crc` field, or log it again.
    请在编辑器中改正该行并移除其 `crc` 字段，或重新记录。
    If the line is right, remove its `crc`; if not, correct it in an editor.
    如果该行正确，请移除其 `crc`；否则请在编辑器中改正。
    Nothing to do, or put a newline before the second `{"v":` in an editor.
    无需处理，也可以在编辑器中于第二个 `{"v":` 前加换行。
    Update caffeine.
    请更新 caffeine。
    Move it out of the folder log. To keep the journal elsewhere, link the folder instead, or set CAFFEINE_HOME.
    请把它移出文件夹 log。如需把日志放在别处，请改为链接文件夹，或设置 CAFFEINE_HOME。
    Rename it, so that it ends in .jsonl and has no letters but ASCII ones.
    请重命名，使其以 .jsonl 结尾且只含 ASCII 字母。
    the path of a file, or - for standard input
    文件的路径，或 - 表示标准输入
    The file's name is not UTF-8: %@.
    该文件的名称不是 UTF-8：%@。
    Rename it, or read it from standard input: caffeine import - < FILE
    请重命名，或从标准输入读取：caffeine import - < FILE
    %@ is a folder.
    %@ 是文件夹。
    Name a file in it.
    请写其中的一个文件。
    Reading: %@ entries
    正在读取：%@ 个条目
    a time or an entry
    时间或条目
    Import them? [Y/n] 
    要导入吗？[Y/n] 
    Nothing was imported.
    什么都没有导入。
    Dates were read %@; --date-order %@ reads them the other way.
    日期按 %@ 读取；--date-order %@ 按另一种顺序读取。
    Ignored columns: %@
    忽略的列：%@
      and %@ more
      另有 %@ 项
    Would import %@; %@ were already there, %@ skipped.
    将导入 %@；已有 %@，跳过 %@。
    Imported %@; %@ were already there, %@ skipped.
    已导入 %@；已有 %@，跳过 %@。
    1 drink
    1 份饮品
    %@ drinks
    %@ 份饮品
    1 night
    1 个夜晚
    %@ nights
    %@ 个夜晚
    %@ and %@
    %@和 %@
    The format of the file (default: detected from its content).
    文件的格式（默认：由内容判断）。
    How to read dates such as 3/4/2026 (default: as the file or your locale tells).
    如何读取 3/4/2026 这样的日期（默认：由文件或你的区域设置判断）。
    Show what would be imported; change nothing.
    显示将导入什么；什么都不改变。
    Import without the question that a terminal is asked.
    不经终端上的询问直接导入。
    Import drinks from a file.
    从文件导入饮品。
    Importing a file again adds nothing. Times without a zone are read in your time zone, or in that of --time-zone. All dates of a file are read in one order: a date such as 12/31/2026 decides it, else your locale; where that is unclear, nothing is imported and you are asked for --date-order. An entry without mg of caffeine has those of its drink, as log reads it. Columns with unknown names are ignored and listed.
    再次导入同一文件不会增加任何内容。没有时区的时间按你的时区或 --time-zone 的时区读取。一个文件的所有日期按同一顺序读取：12/31/2026 这样的日期可以决定顺序，否则由你的区域设置决定；仍不清楚时什么都不导入，并请你写 --date-order。没有咖啡因 mg 的条目采用其饮品的含量，同 log。名称未知的列会忽略并列出。
    The file to import; - reads standard input.
    要导入的文件；- 读取标准输入。
    From Apple Health.
    来自 Apple 健康。
    Preview it first.
    先预览。
    entry %@
    条目 %@
    drink %@
    饮品 %@
    it has no date and time that can be read, such as 2026-11-20 08:30
    没有可读取的日期和时间
    it has no amount of caffeine
    没有咖啡因的量
    it has no amount of caffeine, and no drink is called "%@"
    没有咖啡因的量，也没有叫 "%@" 的饮品
    it is not a JSON object
    不是 JSON 对象
    it is damaged
    已损坏
    it is of a kind this version does not know
    本版本不认识此种类
    its value "%@" is not a mass in g, mg or mcg
    其值 "%@" 不是以 g、mg 或 mcg 计的质量
    it has "%@", which cannot be read
    其中的 "%@" 无法读取
    an entry before it has the same id; a new drink needs none
    前面已有条目用同一 id；新的饮品不需要 id
    it starts more than 48 hours from now
    开始时间距现在超过 48 小时
    %@ mg is more than the 5000 mg that a drink can have
    %@ mg 超过一份饮品至多的 5000 mg
    %@ ml is more than the 10000 ml that a drink can have
    %@ ml 超过一份饮品至多的 10000 ml
    the date is not between the years 1900 and 2199
    日期不在 1900 年到 2199 年之间
    %@ s is more than the 24 hours that a drink can last
    %@ 秒超过一份饮品至多的 24 小时
    %@ s is not a time zone offset
    %@ 秒不是时区的时差
    its name and note are longer than a line of 64 KiB holds
    其名称和备注超过一行至多的 64 KiB
    it is empty
    它是空的
    it is a ZIP archive; unzip it and import apple_health_export/export.xml
    它是 ZIP 压缩包；请解压并导入 apple_health_export/export.xml
    it begins with byte %@, which is not text
    它以字节 %@ 开头，不是文本
    it is %@; save it as UTF-8
    它是 %@；请另存为 UTF-8
    it is not text in UTF-8; save it as UTF-8
    它不是 UTF-8 文本；请另存为 UTF-8
    its first element is not HealthData
    其第一个元素不是 HealthData
    no columns for the date and for a drink or its mg of caffeine in its first line (%@)
    第一行中没有日期列以及饮品或其咖啡因 mg 的列（%@）
    ; grams of coffee or tea do not say how much caffeine
    ；咖啡或茶的克数不能说明咖啡因有多少
    Show where the journal and the settings are stored.
    显示日志和设置保存在哪里。
    Journal   %@
    日志      %@
    Settings  %@
    设置      %@
    State     %@
    状态      %@
    Print what may come next in TEXT; the shells' scripts ask so.
    输出 TEXT 之后可以接什么；由 shell 的脚本调用。
    Print completions for a shell.
    输出 shell 的补全脚本。
    The shell.
    哪种 shell。
    Load them into this bash.
    载入到当前的 bash。
    Load them into this fish.
    载入到当前的 fish。
    Save them in a folder of zsh's fpath.
    保存到 zsh 的 fpath 文件夹。
    SHELL is missing.
    缺少 SHELL。
    Write bash, zsh or fish.
    请写 bash、zsh 或 fish。
    Print the manual page in roff, for man.
    以 roff 输出手册页，供 man 使用。
    Show help for a command.
    显示命令的帮助。
    A command, such as log or drinks add; notices shows the licences it comes with.
    一个命令，如 log 或 drinks add；notices 显示所附的许可证。
    Read the manual page.
    阅读手册页。
    --%@ prints the manual page of all commands.
    --%@ 输出所有命令的手册页。
    Leave out '%@'.
    去掉 '%@'。
    Show licences.
    显示许可证。
    1 file
    1 个文件
    %@ files
    %@ 个文件
    1 record
    1 条记录
    %@ records
    %@ 条记录
    """#
}
