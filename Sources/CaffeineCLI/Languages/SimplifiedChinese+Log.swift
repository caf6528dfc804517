import CommandArguments

extension Language {
  /// `log`, `edit`, `remove`, `undo`, `redo` and `list`.
  static let logWords = #"""
    Bedtime is %@ until you set yours:
    在你设置之前，就寝时间为 %@：
      caffeine config set bedtime 23:30
      caffeine config set bedtime 23:30
    Nothing to change was given.
    没有给出要修改的内容。
    Say what to change, such as: caffeine edit last --at 8:15
    请说明要改什么，例如：caffeine edit last --at 8:15
    %@ is a drink, and has no rating.
    %@是饮品，没有评分。
    Rate a night: caffeine night good
    给一个夜晚评分：caffeine night good
    %@ is a rated night, and no drink: it has no --%@.
    %@是已评分的夜晚，不是饮品：它没有 --%@。
    Change its rating or note: caffeine edit %@ --rating bad
    修改其评分或备注：caffeine edit %@ --rating bad
    %@ is a rated night, and has its own time.
    %@是已评分的夜晚，有自己的时间。
    good or bad
    good 或 bad
    %@, note '%@'
    %@，备注 '%@'
    It is %@ already.
    它已经是%@。
    Changed %@
    已修改 %@
         to %@.
         为 %@。
    The time is given twice, in '%@' and with --at.
    时间给了两次：在 '%@' 中和用 --at。
    Leave one of them out.
    去掉其中一个。
    Its caffeine stays %@; --milligrams changes it.
    它的咖啡因仍为 %@；用 --milligrams 修改。
    The drink it should be, as in log: "2 espressos at 7:30".
    它应是的饮品，写法同 log："2 espressos at 7:30"。
    When you had it.
    你何时喝的。
    The caffeine of one in mg.
    一份的咖啡因（mg）。
    The volume of one in ml; its caffeine follows, as in log.
    一份的容量（ml）；咖啡因随之变化，同 log。
    One of its sizes, such as large.
    它的一种大小，如 large。
    How many, 0.1 to 20.
    多少份，0.1 到 20。
    How long you took to drink it.
    你喝了多久。
    How the night was: good or bad. A rated night has only this and a note.
    夜晚怎样：good 或 bad。已评分的夜晚只有此项和备注。
    A note; an empty one removes it.
    备注；空的则移除。
    Change it even if there is far more of it than usual.
    即使远多于平时也修改。
    Change a logged drink or a rated night.
    修改一份已记录的饮品或一个已评分的夜晚。
    The drink or night to change.
    要修改的饮品或夜晚。
    When you had it, such as at 9; as --at.
    你何时喝的，如 at 9；同 --at。
    You had it earlier, at 8:15.
    你更早喝的，8:15。
    Start (default: a week ago).
    开始（默认：一周前）。
    End (default: none).
    结束（默认：无）。
    Show only the last N.
    只显示最后 N 条。
    Show only this drink, and those with the text in their name.
    只显示此饮品，以及名称中有此文字的饮品。
    Show only what has the text in its note.
    只显示备注中有此文字的条目。
    List logged drinks, oldest first.
    按时间先后列出已记录的饮品。
    PERIOD is :today, :yesterday, :week (since Monday), :lastweek, :month or :year. A day after --since or --until, such as yesterday or 2026-11-21, means the whole day.
    PERIOD 为 :today、:yesterday、:week（自星期一起）、:lastweek、:month 或 :year。--since 或 --until 后的一天，如 yesterday 或 2026-11-21，指整天。
    The days to list (default: the last seven).
    要列出的日子（默认：最近七天）。
    The espressos since Monday.
    星期一以来的浓缩咖啡。
    What you had yesterday.
    你昨天喝的。
    This year, for other programs.
    今年的，供其他程序使用。
    Nothing was logged %@.
    %@没有记录。
    Nothing that can be read was logged %@.
    %@没有可读取的记录。
    that fits
    按此条件
    then
    那段时间
    yet
    还
    in the last seven days
    最近七天
    %@ is not in UTF-8: '%@'.
    %@ 不是 UTF-8：'%@'。
    %@ and --%@ do not go together.
    %@ 和 --%@ 不能同时使用。
    --until is before --since.
    --until 早于 --since。
    Exchange the two.
    请把两者对调。
    The clock of this computer says %@, so it is not set. Set it, then correct this entry: caffeine edit %@ --at WHEN
    这台电脑的时钟显示 %@，说明没有设置。请设置时钟，然后改正此条目：caffeine edit %@ --at WHEN
    DRINK is missing.
    缺少 DRINK。
    Write one, such as: caffeine log latte
    请写一个，例如：caffeine log latte
    Nothing was logged.
    什么都没有记录。
    --id names one drink, and these are %@.
    --id 指一份饮品，而这里有 %@ 份。
    Log them one by one, each under an id of its own.
    请逐份记录，各用自己的 id。
    1 to 64 letters, digits, dots, hyphens and underscores, not 'last'
    1 到 64 个字母、数字、点、连字符和下划线，不能是 'last'
    Already logged: %@.
    已经记录过：%@。
    Logged %@.
    已记录 %@。
    %@ today.
    今天共 %@。
    Undo: caffeine undo
    撤销：caffeine undo
    Undo: caffeine undo (once for each)
    撤销：caffeine undo（每份一次）
    %@ in you %@
    %2$@ 体内 %1$@
    %@, rising to %@ %@
    %@，%3$@升到 %2$@
    %@, low %@
    %@，降到低水平：%@
    %@, %@, %@
    %@，%@，%@
    %@ today is over your daily limit of %@.
    今天的 %@ 超过你的每日上限 %@。
    When you had it (default: now).
    你何时喝的（默认：now）。
    The caffeine of one in mg; DRINK can then be any name.
    一份的咖啡因（mg）；此时 DRINK 可以是任意名称。
    The volume of one in ml; 0.2l and 12oz work too.
    一份的容量（ml）；0.2l 和 12oz 也可以。
    How long you took to drink it, such as 30m (default: all at once).
    你喝了多久，如 30m（默认：一次喝完）。
    How many, 0.1 to 20 (default: 1).
    多少份，0.1 到 20（默认：1）。
    A note to keep with it.
    随它保存的备注。
    Its id; logging the same drink under the same id again changes nothing.
    它的 id；以同一 id 再次记录同一份饮品不会有任何改变。
    Log it even if there is far more of it, or it is older, than usual.
    即使远多于平时或比平时更早也记录。
    Log a drink; when the command returns, it is safely on disk.
    记录一份饮品；命令返回时，它已安全写入磁盘。
    DRINK is a name from 'caffeine drinks', in any script or case, with or without a size: latte, "large latte", "latte 350ml", "espresso 90mg", "2 lattes", "3 cups of tea with milk", "caffeine 200mg". A line can have several: espresso at 9, latte at 11. With --milligrams it can be any name, which is known with that amount from then on.
    DRINK 是 'caffeine drinks' 中的名称，文字和大小写不限，可带大小：latte、"large latte"、"latte 350ml"、"espresso 90mg"、"2 lattes"、"3 cups of tea with milk"、"caffeine 200mg"。一行可以有几份：espresso at 9, latte at 11。用 --milligrams 时可以是任意名称，此后该名称即为该含量。
    WHEN is 8:30, 8:30am, yesterday 14:00, Nov 17 8:30, 20 min ago, 2026-11-21T08:30, or an instant with its offset; it can also stand before or after DRINK. A time without a day is the last one that has come: just after midnight, 23:45 is yesterday's. To plan a drink, write today 16:00, tomorrow 8:00 or in 1h.
    WHEN 是 8:30、8:30am、yesterday 14:00、Nov 17 8:30、20 min ago、2026-11-21T08:30，或带时差的时刻；也可以写在 DRINK 之前或之后。没有日期的时间指最近已到的那个：刚过午夜时，23:45 是昨天的。要计划一份饮品，请写 today 16:00、tomorrow 8:00 或 in 1h。
    The drink; quotes are optional. On a terminal you can leave it out and pick.
    饮品；引号可省略。在终端上可以不写而从中选择。
    An hour ago.
    一小时前。
    Two drinks.
    两份饮品。
    A name of your own.
    你自己的名称。
    Sipped over half an hour.
    用半小时慢慢喝完。
    Make the change again that you undid last.
    重做你最近撤销的改动。
    It makes what you undid again, one change at a time, as long as you change nothing else.
    它把你撤销的改动逐个重做，只要你没有做别的改动。
    Logged %@ again.
    已重新记录 %@。
    Removed %@ again.
    已重新移除 %@。
    Changed %@ to %@ again.
    已重新把 %@ 改为 %@。
    Changed to %@ again.
    已重新改为 %@。
    Removed the drink %@ again.
    已重新移除饮品 %@。
    Imported 1 drink again.
    已重新导入 1 份饮品。
    Imported %@ drinks again.
    已重新导入 %@ 份饮品。
    Remove a logged drink or a rated night.
    移除一份已记录的饮品或一个已评分的夜晚。
     'caffeine undo' brings it back.
     'caffeine undo' 会恢复它。
    The drink or night to remove.
    要移除的饮品或夜晚。
    Removed %@.
    已移除 %@。
    Log which drink? 
    记录哪种饮品？
    Log which? A number, or any drink (default: 1) 
    记录哪一个？编号或任何饮品（默认：1） 
     Take it back? [y/N] 
     要撤回吗？[y/N] 
    The last change on this device was made %@: %@.
    此设备最后一次改动在 %@：%@。
    Nothing was taken back. If you want that: caffeine undo --yes
    什么都没有撤回。如果你要撤回：caffeine undo --yes
    the removal of %@
    移除 %@
    the removal of the drink %@
    移除饮品 %@
    the import of 1 drink
    导入 1 份饮品
    the import of %@ drinks
    导入 %@ 份饮品
    your drink %@
    你的饮品 %@
    your widget %@
    你的小组件 %@
    %@ set to %@
    %@ 设为 %@
    %@ reset to its default
    %@ 恢复默认
    Took back your change. A newer one stays, made on another device: %@.
    已撤回你的改动。另一台设备上较新的改动保留：%@。
    Took back your change. The drink stays removed, as another device removed it since.
    已撤回你的改动。该饮品仍为移除，因为另一台设备之后移除了它。
    Restored %@; it was %@.
    已恢复 %@；之前是 %@。
    Restored %@, which was removed.
    已恢复曾被移除的 %@。
    Took back %@.
    已撤回 %@。
    Took back the removal of the drink %@, but it is not there: another device removed it too, or its file is missing.
    已撤回对饮品 %@ 的移除，但它不在：另一台设备也移除了它，或其文件缺失。
     1 stays, as it was changed since or imported on another device.
     有 1 份保留，因为之后改动过或在另一台设备上导入过。
     %@ stay, as they were changed since or imported on another device.
     有 %@ 份保留，因为之后改动过或在另一台设备上导入过。
    %@: changed since, in an editor or on another device; that stays.
    %@：之后在编辑器中或另一台设备上改动过；保留那个改动。
    Your drink %@ is removed again.
    你的饮品 %@ 又被移除。
    Your drink %@ is back as it was.
    你的饮品 %@ 恢复原样。
    Your widget %@ is removed again.
    你的小组件 %@ 又被移除。
    Your widget %@ is back as it was.
    你的小组件 %@ 恢复原样。
    %@ is %@ again.
    %@ 又是 %@。
    %@ is reset.
    %@ 已恢复默认。
    Undo the change even if it is more than a day old.
    即使改动已超过一天也撤销。
    Undo the last change made on this device.
    撤销在此设备上所做的最后一次改动。
    The last change is a drink or night that you logged, edited or removed, a whole import, a setting, a drink of your own or a placed widget; repeat the command to take back the one before it. A newer change made on another device stays.
    最后一次改动是你记录、修改或移除的一份饮品或一个夜晚，一次完整的导入，一项设置，你自己的一种饮品或一个已放置的小组件；重复此命令可撤回更早的改动。在另一台设备上所做的较新改动保留。
    Nothing is erased: the journal notes which change no longer counts.
    什么都不会抹去：日志会注明哪个改动不再算数。
    %@ in you now
    现在体内 %@
    in %@ drinks
    共 %@ 份
    """#
}
