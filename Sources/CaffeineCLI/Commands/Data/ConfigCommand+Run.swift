import CaffeineStore
import CommandArguments

@MainActor
extension ConfigCommand {
  static func runList(_ session: Session) throws(Failure) {
    let values = try values(in: session)
    let effective = session.readPreferences().preferences
    if session.wantsJSON {
      return session.print(
        .object(Setting.all.map { ($0.name, .string(values[$0.name] ?? $0.text(effective))) }))
    }
    session.printTable(
      Setting.all.map { setting in
        let value = values[setting.name] ?? setting.text(effective)
        let isOwn = values[setting.name] != nil
        let shown = value.isEmpty ? "-" : Terminal.shown(value)
        return [
          setting.name, isOwn ? session.styled(shown, .bold) : shown,
          session.styled(setting.help + (isOwn ? "" : " (default)"), .dim),
        ]
      })
  }

  static func runGet(_ session: Session) throws(Failure) {
    let setting = try setting(in: session)
    let effective = session.readPreferences().preferences
    let value = try values(in: session)[setting.name] ?? setting.text(effective)
    if session.wantsJSON { return session.print(.object([(setting.name, .string(value))])) }
    session.print(Terminal.shown(value))
  }

  static func runSet(_ session: Session) throws(Failure) {
    let setting = try setting(in: session)
    let text = session.arguments.words.last ?? ""
    var preferences = Preferences()
    guard setting.read(text, &preferences) != nil else {
      throw .value(text, of: setting.name, forms: setting.forms)
    }
    let value = setting.text(preferences)
    try store(value, for: setting, in: session)
    session.print("\(setting.name) is now \(value.isEmpty ? "empty" : Terminal.shown(value)).")
  }

  static func runUnset(_ session: Session) throws(Failure) {
    let setting = try setting(in: session)
    try store(nil, for: setting, in: session)
    let value = setting.text(session.readPreferences().preferences)
    session.print("\(setting.name) is back to its default, \(value.isEmpty ? "empty" : value).")
  }

  /// The setting that is named; the declaration has let no other name through.
  private static func setting(in session: Session) throws(Failure) -> Setting {
    guard let setting = session.arguments.first.flatMap(Setting.named) else {
      throw Failure(.bug, "The name of a setting was not checked.")
    }
    return setting
  }

  private static func values(in session: Session) throws(Failure) -> [String: String] {
    let settings = try session.settings()
    return try session.stored { () throws(StoreError) in try settings.values() }
  }

  private static func store(
    _ value: String?, for setting: Setting, in session: Session
  ) throws(Failure) {
    let settings = try session.settings()
    try session.stored { () throws(StoreError) in try settings.set(setting.name, to: value) }
  }
}
