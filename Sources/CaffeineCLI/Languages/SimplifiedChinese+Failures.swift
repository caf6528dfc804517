import CommandArguments

extension Language {
  /// General failures, and the options of all commands.
  static let failureWords = #"""
    The system did not hand over the command line, so nothing was done.
    系统没有交出命令行，因此什么都没做。
    On Linux it takes a readable /proc and a free file descriptor (ulimit -n).
    在 Linux 上需要可读的 /proc 和一个空闲的文件描述符（ulimit -n）。
    '%@' does nothing.
    '%@' 什么都不做。
    %@ prints no JSON.
    %@ 不输出 JSON。
    Leave out --json.
    去掉 --json。
    %@ means nothing without --%@.
    没有 --%2$@ 时 %1$@ 没有意义。
    Add --%@.
    加上 --%@。
    a locale such as de_DE
    区域设置，如 de_DE
    There is no time zone '%@', which TZ names.
    TZ 所指的时区 '%@' 不存在。
    Times are in UTC. Set TZ to a name such as Europe/Berlin.
    时间按 UTC 显示。请把 TZ 设为名称，如 Europe/Berlin。
    There is no time zone '%@'.
    时区 '%@' 不存在。
    Write a name from the tz database, such as Europe/Berlin or UTC.
    请写 tz 数据库中的名称，如 Europe/Berlin 或 UTC。
    No place for the journal: CAFFEINE_HOME, or else HOME, has to be the full path of a folder, in UTF-8.
    日志没有位置：CAFFEINE_HOME（否则 HOME）必须是文件夹的完整路径，使用 UTF-8。
    Not saved: %@ has held the lock
    未保存：%@占用着锁
    process %@
    进程 %@ 
    another process
    另一个进程
     %@ for 5 seconds. Try again; nothing was changed.
     %@ 已有 5 秒。请重试；什么都没有改变。
    Not saved: %@: %@. Nothing was changed.
    未保存：%@：%@。什么都没有改变。
    Free some space or repair the disk, and try again, or keep this and add it to the file later:\n%@
    释放一些空间或修复磁盘后重试，或保留以下内容，稍后加到文件中：\n%@
    Free some space or repair the disk, and try again.
    释放一些空间或修复磁盘后重试。
    Possibly not saved: %@: %@.
    可能未保存：%@：%@。
    Cannot create %@: %@. Set CAFFEINE_HOME to a folder you can write to.
    无法创建 %@：%@。请把 CAFFEINE_HOME 设为你可写的文件夹。
    No permission for %@: %@. Check its owner and permissions, or set CAFFEINE_HOME to a folder of your own.
    没有权限访问 %@：%@。检查其所有者和权限，或把 CAFFEINE_HOME 设为你自己的文件夹。
    There is no file %@. Check its name and folder.
    没有文件 %@。检查其名称和文件夹。
    %@ was changed while it was read. Try again.
    %@ 在读取时被改动。请重试。
    %@ is not a regular file with one name (a link, folder or pipe?). Put a regular file in its place, or move it away.
    %@ 不是只有一个名称的普通文件（链接、文件夹或管道？）。请在其位置放一个普通文件，或将其移走。
    Not saved: %@ can be written by other users.
    未保存：其他用户可以写入 %@。
    Not saved: %@ belongs to another user.
    未保存：%@ 属于另一个用户。
    Look at what is in it, then: chmod go-w %@
    先查看其内容，然后：chmod go-w %@
    The journal is missing: there are no files in %@, but this device has written some. Connect its disk or put the folder back. To begin a new journal, remove %@.
    日志缺失：%@ 中没有文件，但此设备写过日志。请连接其磁盘或放回文件夹。如需开始新的日志，请移除 %@。
    Not saved: drink %@ was recorded by a clock more than 24 hours ahead of this one. Change it on the device that recorded it; `caffeine doctor` shows the line.
    未保存：饮品 %@ 是由比本机快 24 小时以上的时钟记录的。请在记录它的设备上修改；`caffeine doctor` 会显示该行。
    Not saved: %@.jsonl ends with the last date that a line can have. Remove the file `device` in the folder State of `caffeine where`, and try again: this device then starts a new file, and the old one is still read.
    未保存：%@.jsonl 以行所能有的最后日期结尾。请移除 `caffeine where` 的“状态”文件夹中的文件 `device` 后重试：此设备会新建文件，旧文件仍会读取。
    A later version of caffeine wrote %@; this one leaves it alone. Update caffeine.
    %@ 由更新版本的 caffeine 写入；本版本不动它。请更新 caffeine。
    Not saved: the id %@ belongs to another drink. Nothing was changed; `caffeine edit %@` changes that drink, and without an id a new one gets its own.
    未保存：id %@ 属于另一份饮品。什么都没有改变；`caffeine edit %@` 修改那份饮品，不写 id 的新饮品会得到自己的 id。
    Drink %@ was not saved: %@.
    饮品 %@ 未保存：%@。
    Drink %@ was not saved: it starts more than 48 hours from now. Log it closer to that time.
    饮品 %@ 未保存：它的开始时间距现在超过 48 小时。请在更接近时再记录。
    No drink has the id %@. `caffeine list` shows the ids.
    没有饮品的 id 是 %@。`caffeine list` 显示各 id。
    Nothing to redo: nothing was undone, or something was changed since.
    没有可重做的：没有撤销过改动，或之后又有改动。
    'caffeine list' shows what is logged.
    'caffeine list' 显示已记录的内容。
    Nothing to undo: no change of this device is left to take back.
    没有可撤销的：此设备没有剩下可撤回的改动。
    The last change is too old to be taken back unasked.
    最后一次改动太久，不经询问不能撤回。
    "%@" cannot be a name: use letters, digits, dots and hyphens.
    "%@" 不能作为名称：请用字母、数字、点和连字符。
    Cannot tell what kind of file this is: %@. Supported are Apple Health's export.xml, CSV with a header line, JSON and JSON lines.
    无法判断这是哪种文件：%@。支持 Apple 健康的 export.xml、带标题行的 CSV、JSON 和 JSON lines。
    Some dates of the file begin with the day and some with the month: %@.
    文件中有些日期以日开头，有些以月开头：%@。
    The dates of the file may begin with the day or the month, such as %@.
    文件中的日期可能以日或月开头，例如 %@。
    Nothing was imported. Add --date-order day-month or --date-order month-day; dates that do not fit are skipped.
    什么都没有导入。请加 --date-order day-month 或 --date-order month-day；不合适的日期会跳过。
    Nothing was imported. Add --date-order day-month or --date-order month-day.
    什么都没有导入。请加 --date-order day-month 或 --date-order month-day。
    Line %@: the file ends within this row. Nothing was imported.
    第 %@ 行：文件在这一行中间结束。什么都没有导入。
    Copy the file again, or complete the row: its columns, quotes and line end.
    请重新复制文件，或补全这一行：列、引号和行尾。
    The file cannot be imported: %@, at byte %@. Nothing was imported.
    文件无法导入：%@，在第 %@ 字节。什么都没有导入。
    %@ is a folder, not a file. Move it out of the way.
    %@ 是文件夹，不是文件。请把它移开。
    Cannot read %@: there is a file where a folder is needed. Move that file, or set CAFFEINE_HOME to a folder.
    无法读取 %@：需要文件夹的地方是一个文件。请移开该文件，或把 CAFFEINE_HOME 设为文件夹。
    Cannot read %@: it is not text in UTF-8. Correct it in an editor, or move it away.
    无法读取 %@：它不是 UTF-8 文本。请在编辑器中修正，或把它移走。
    Cannot read %@: %@. `caffeine doctor` says more.
    无法读取 %@：%@。`caffeine doctor` 有更多说明。
    %@ is not used: it belongs to another user, or others can write to it.
    没有使用 %@：它属于另一个用户，或其他人可以写入。
    Look at what is in it; 'caffeine doctor' says how to make it yours alone.
    查看其内容；'caffeine doctor' 说明如何让它只属于你。
    There is no command '%@'.
    没有命令 '%@'。
    Did you mean '%@'?
    你是指 '%@' 吗？
    Cannot write to standard output: %@.
    无法写入标准输出：%@。
    Print one JSON object, for other programs.
    输出一个 JSON 对象，供其他程序使用。
    Use this time instead of now, such as 2026-11-21T08:30:00Z.
    用此时间代替现在，如 2026-11-21T08:30:00Z。
    The time zone to use, such as Europe/Berlin.
    使用的时区，如 Europe/Berlin。
    The format of times and dates, such as de_DE.
    时间和日期的格式，如 de_DE。
    When to use colours (default: auto).
    何时使用颜色（默认：auto）。
    Do not confirm changes.
    不确认改动。
    Saved. This failed afterwards: %@
    已保存。之后这一步失败：%@
    Once the disk works again, run it again with --id %@: that cannot log it twice.
    磁盘恢复后，请加 --id %@ 再运行一次：不会重复记录。
    Once the disk works again, look with 'caffeine list' before you run it again.
    磁盘恢复后，请先用 'caffeine list' 查看再运行。
    Once the disk works again, look at what it took back, with 'caffeine list', 'drinks' or 'config', before you run it again.
    磁盘恢复后，请先用 'caffeine list'、'drinks' 或 'config' 查看撤回了什么，再运行。
    Once the disk works again, run it again; that is safe.
    磁盘恢复后，请再运行一次；这是安全的。
    Once the disk works again, look with 'caffeine drinks' before you run it again.
    磁盘恢复后，请先用 'caffeine drinks' 查看再运行。
    """#
}
