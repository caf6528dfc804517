import CaffeineStore
import CommandArguments

@MainActor
extension ConfigCommand {
  static func runList(_ context: CommandContext) throws(Failure) {
    let values = try values(in: context)
    let effective = context.preferencesReader.read().preferences
    if context.wantsJSON {
      return context.printer.print(
        .object(Setting.all.map { ($0.name, .string(values[$0.name] ?? $0.text(effective))) }))
    }
    context.printer.printTable(
      Setting.all.map { setting in
        let value = values[setting.name] ?? setting.text(effective)
        let isOwn = values[setting.name] != nil
        let shown = value.isEmpty ? "-" : Terminal.shown(value)
        return [
          setting.name, isOwn ? context.printer.styled(shown, .bold) : shown,
          context.printer.styled(setting.help + (isOwn ? "" : " (default)"), .dim),
        ]
      })
  }

  static func runGet(_ context: CommandContext) throws(Failure) {
    let setting = try setting(in: context)
    let effective = context.preferencesReader.read().preferences
    let value = try values(in: context)[setting.name] ?? setting.text(effective)
    if context.wantsJSON { return context.printer.print(.object([(setting.name, .string(value))])) }
    context.printer.print(Terminal.shown(value))
  }

  static func runSet(_ context: CommandContext) throws(Failure) {
    let setting = try setting(in: context)
    let text = context.arguments.operands.last ?? ""
    var preferences = Preferences()
    guard setting.read(text, &preferences) else {
      throw .value(text, of: setting.name, forms: setting.forms)
    }
    let value = setting.text(preferences)
    try store(value, for: setting, in: context)
    context.printer.print(
      "\(setting.name) is now \(value.isEmpty ? "empty" : Terminal.shown(value)).")
  }

  static func runUnset(_ context: CommandContext) throws(Failure) {
    let setting = try setting(in: context)
    try store(nil, for: setting, in: context)
    let value = setting.text(context.preferencesReader.read().preferences)
    context.printer.print(
      "\(setting.name) is back to its default, \(value.isEmpty ? "empty" : value).")
  }

  /// The setting that is named; the declaration has let no other name through.
  private static func setting(in context: CommandContext) throws(Failure) -> Setting {
    guard let setting = context.arguments.operands.first.flatMap(Setting.named) else {
      throw Failure(.bug, "The name of a setting was not checked.")
    }
    return setting
  }

  private static func values(in context: CommandContext) throws(Failure) -> [String: String] {
    let settings = try context.surroundings.settings()
    return try stored { () throws(StoreError) in try settings.values() }
  }

  private static func store(
    _ value: String?, for setting: Setting, in context: CommandContext
  ) throws(Failure) {
    let settings = try context.surroundings.settings()
    try stored { () throws(StoreError) in try settings.set(setting.name, to: value) }
  }
}
