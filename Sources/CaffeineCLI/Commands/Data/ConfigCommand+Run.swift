import CaffeineStore
import CommandArguments
import JSONValues

@MainActor
extension ConfigCommand {
  static func runList(_ context: CommandContext) throws(Failure) {
    let (preferences, failures) = context.preferencesReader.read()
    for failure in failures {
      guard failure.status == .badSettings else { throw failure }
      context.printer.warnOnce(failure)
    }
    if context.wantsJSON {
      return context.printer.print(.object(Setting.all.map { $0.member(preferences) }))
    }
    let own = (try? context.surroundings.settingsReading().reading.values) ?? [:]
    context.printer.printTable(
      Setting.all.map { setting in
        let value = setting.text(preferences)
        let isOwn = own[setting.name] != nil
        let shown = value.isEmpty ? "-" : Terminal.shown(value)
        return [
          setting.name, isOwn ? context.printer.styled(shown, .bold) : shown,
          context.printer.styled(setting.help + (isOwn ? "" : " (default)"), .dim),
        ]
      })
  }

  static func runGet(_ context: CommandContext) throws(Failure) {
    let setting = try setting(in: context)
    let (path, reading) = try context.surroundings.settingsReading()
    var tried = Preferences(today: context.today)
    if let value = reading.values[setting.name], !setting.read(value, &tried) {
      throw setting.failure(value, in: path)
    }
    // All of them: the default of one may follow from another.
    let preferences = context.preferencesReader.read().preferences
    if context.wantsJSON { return context.printer.print(.object([setting.member(preferences)])) }
    context.printer.draw(Terminal.shown(setting.text(preferences)))
  }

  static func runSet(_ context: CommandContext) throws(Failure) {
    let setting = try setting(in: context)
    let text = context.arguments.operands.last ?? ""
    var preferences = context.preferencesReader.read().preferences
    let completed = setting.completed(text, preferences)
    // Kept as it is for nobody in particular: a limit of one's own may count for less as long as a
    // caution holds, and counts again after it.
    var alone = Preferences(today: context.today)
    guard setting.read(completed, &alone), setting.read(completed, &preferences),
      setting.isTimely(preferences)
    else {
      throw .value(text, of: setting.name, forms: setting.forms)
    }
    let value = setting.text(alone)
    try store(setting.kept(alone), for: setting, in: context)
    let counting = context.preferencesReader.read().preferences
    if context.wantsJSON { return context.printer.print(.object([setting.member(counting)])) }
    context.printer.confirm(
      "\(setting.name) is now \(value.isEmpty ? "empty" : Terminal.shown(value)).")
    // A limit may be lower for who the person is.
    if setting.text(counting) != value {
      let text = Terminal.shown(setting.text(counting))
      context.printer.confirm("What counts is \(text): yours may only be lower than that.")
    }
    for remark in setting.remarks(preferences) { context.printer.confirm(remark) }
  }

  static func runUnset(_ context: CommandContext) throws(Failure) {
    let setting = try setting(in: context)
    try store(nil, for: setting, in: context)
    // What counts now may follow from other settings.
    let preferences = context.preferencesReader.read().preferences
    if context.wantsJSON { return context.printer.print(.object([setting.member(preferences)])) }
    context.printer.confirm(sentence(forDefaultOf: setting, in: preferences))
  }

  /// Says that a setting is no longer set, and what counts instead.
  static func sentence(forDefaultOf setting: Setting, in preferences: Preferences) -> String {
    let value = setting.text(preferences)
    return "\(setting.name) is back to its default, \(value.isEmpty ? "empty" : value)."
  }

  /// The setting that is named; the declaration has let no other name through.
  private static func setting(in context: CommandContext) throws(Failure) -> Setting {
    guard let setting = context.arguments.operands.first.flatMap(Setting.named) else {
      throw Failure(.bug, "The name of a setting was not checked.")
    }
    return setting
  }

  private static func store(
    _ value: String?, for setting: Setting, in context: CommandContext
  ) throws(Failure) {
    let settings = try context.surroundings.settings()
    // A file that cannot be read as settings is an error here, before anything is written to it.
    _ = try context.surroundings.settingsReading()
    try context.outcome.save(.repeatable) { () throws(StoreError) in
      try settings.set(setting.name, to: value, at: context.now)
    }
  }
}
