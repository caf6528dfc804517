import CommandArguments

extension Language {
  /// Typed phrases: drinks, amounts, times and entries.
  static let phraseWords = #"""
    '%@' is %@ drinks.
    '%@' 是 %@ 份饮品。
    Write one drink here.
    这里只写一份饮品。
    You have not said what your usual is.
    你还没有说明你常喝的是什么。
    Say it, such as: caffeine config set usual "large flat white"
    说明它，例如：caffeine config set usual "large flat white"
    Options about one drink do not say which of %@ they are about.
    关于单份饮品的选项没有说明指 %@ 份中的哪一份。
    Say it with each drink, such as: large latte at 9, espresso at 11
    在每份饮品上分别说明，例如：large latte at 9, espresso at 11
    '%@' can be read in two ways.
    '%@' 有两种读法。
    Write '%@' or '%@'.
    请写 '%@' 或 '%@'。
    %@ is long ago.
    %@ 是很久以前。
    Write the day again with its year, or add --yes if it is right.
    请重写日期并写上年份；如果没错，请加 --yes。
    '%@' is a whole day.
    '%@' 是一整天。
    Add a time, such as: %@ 14:00, or %@ morning
    请加上时间，例如：%@ 14:00，或 %@ morning
    '%@' says how many already.
    '%@' 已经说明了数量。
    Leave out --count.
    去掉 --count。
    %@, is far more than people have at once.
    %@，远多于人们一次所喝的量。
    Write the amount again, or add --yes if it is right.
    请重写数量；如果没错，请加 --yes。
    a name from 'caffeine drinks'
    'caffeine drinks' 中的一个名称
    The size of '%@' is given twice.
    '%@' 的大小给了两次。
    Give it once: with the name, by --size or by --milliliters.
    只给一次：随名称、用 --size 或用 --milliliters。
    '%@' says how much caffeine already.
    '%@' 已经说明了咖啡因含量。
    Leave out --milligrams.
    去掉 --milligrams。
    There is no drink '%@'. Is it %@%@? %@ 
    没有饮品 '%@'。是 %@%@ 吗？%@ 
    %@%@: is that right? [y/N] 
    %@%@：对吗？[y/N] 
    That is %@: is that right? [y/N] 
    那是 %@：对吗？[y/N] 
    There is no drink '%@'.
    没有饮品 '%@'。
    A time can be %@.
    时间可以是 %@。
    A number behind the name needs a unit, such as %@ml or %@mg.
    名称后面的数字要带单位，例如 %@ml 或 %@mg。
    'caffeine drinks' lists them; with --milligrams N you can log any name.
    'caffeine drinks' 会列出饮品；用 --milligrams N 可以记录任意名称。
    'caffeine drinks' lists them.
    'caffeine drinks' 会列出饮品。
    '%@' has a sign before a number.
    '%@' 的数字前有符号。
    Write how many without it, such as: 2 coffees. 'caffeine undo' takes one back.
    写数量时不要带符号，例如：2 coffees。'caffeine undo' 可撤回一份。
    %@ does not come in '%@'.
    %@ 没有 '%@' 这种大小。
    Its sizes: %@. --milliliters N takes any volume.
    它的大小：%@。--milliliters N 可用任意容量。
    Its caffeine does not depend on the volume; the nearest listed size counts.
    它的咖啡因不取决于容量；按最接近的所列大小计算。
    Its usual volume is unknown, so its caffeine stays the same.
    它通常的容量未知，因此咖啡因不变。
    The amount is that of your last one.
    采用你上一份的含量。
    One entry takes %@; this is %@.
    一个条目可有 %@；这是 %@。
    on-change was not run, since other users can write the settings file. It has to be yours, and writable by you alone; 'caffeine where' shows its folder.
    没有运行 on-change，因为其他用户可以写入设置文件。该文件必须属于你且只有你能写入；'caffeine where' 显示其文件夹。
    an id from 'caffeine list', the start of one, last, last~1 or @3
    'caffeine list' 中的 id、id 的开头、last、last~1 或 @3
    %@ ids begin with '%@'.
    有 %@ 个 id 以 '%@' 开头。
    Write more of one, such as 
    请多写一些字符，例如 
    Nothing has been logged yet.
    还没有记录任何饮品。
    No drink has begun yet.
    还没有一份饮品开始。
    A planned one needs its id; 'caffeine list' shows it.
    计划中的饮品需要用它的 id；'caffeine list' 会显示。
    There is no entry %@ before the last.
    最后一条之前没有条目 %@。
    No drink has the id '%@'.
    没有饮品的 id 是 '%@'。
    'caffeine list' shows the ids.
    'caffeine list' 显示各 id。
    1 damaged line in the journal; 'caffeine doctor' shows it.
    日志中有 1 行损坏；'caffeine doctor' 会显示它。
    %@ damaged lines in the journal; 'caffeine doctor' shows them.
    日志中有 %@ 行损坏；'caffeine doctor' 会显示它们。
    --%@ needs a time: '%@' is a whole day.
    --%@ 需要时间：'%@' 是一整天。
    Add a time, such as: %@ 14:00
    请加上时间，例如：%@ 14:00
    '%@' does not exist: on %@ the clock goes from %@.
    '%@' 不存在：%@ 时钟从 %@。
    Write a time before or after that.
    请写那之前或之后的时间。
    %@ is more than 48 hours from now.
    %@ 距现在超过 48 小时。
    Log it closer to that time.
    请在更接近时再记录。
    A link cannot log a drink of more than 48 hours ago.
    链接不能记录超过 48 小时以前的饮品。
    Not saved: %@.
    未保存：%@。
    %@, at most %@
    %@，至多 %@
    %@, such as 90 or 62.5
    %@，如 90 或 62.5
    millilitres up to %@, such as 250, 0.2l or 12oz
    至多 %@ 毫升，如 250、0.2l 或 12oz
    a whole number from %@ to %@
    %@ 到 %@ 的整数
    a number from %@ to %@
    %@ 到 %@ 的数字
    %@ cannot contain control characters: '%@'.
    %@ 不能包含控制字符：'%@'。
    Remove line breaks, escape sequences and direction marks.
    去掉换行、转义序列和方向标记。
    %@ is longer than %@ character%@.
    %@ 长于 %@ 个字符%@。
    8:30, 8:30am, yesterday 14:00, Nov 17 8:30, 20 min ago, in 1h, 2026-11-21T08:30 or 2026-11-21T08:30:00+01:00
    8:30、8:30am、yesterday 14:00、Nov 17 8:30、20 min ago、in 1h、2026-11-21T08:30 或 2026-11-21T08:30:00+01:00
    yesterday, 2026-11-21, %@
    yesterday、2026-11-21、%@
    milligrams up to %@
    至多 %@ 毫克
    30m, 1h30m, 90 min or 1.5 h
    30m、1h30m、90 min 或 1.5 h
    'caffeine list' shows the ids; the start of an id is enough if no other begins like it. 'last' is your most recent drink, 'last~1' the one before; '@3' is the third from the end. Planned drinks do not count there.
    'caffeine list' 显示各 id；没有别的 id 以此开头时，写开头即可。'last' 是你最近的一份饮品，'last~1' 是再前一份；'@3' 是倒数第三份。计划中的饮品不算在内。
    """#
}
