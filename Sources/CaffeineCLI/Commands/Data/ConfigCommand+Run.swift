import CaffeineDomain
import CaffeineJSON
import CaffeineStore
import CommandArguments
import TextCells
import WidgetHosting

@MainActor
extension ConfigCommand {
  static func runList(_ context: CommandContext) throws(Failure) {
    let (preferences, failures, own) = context.preferencesReader.settings
    for failure in failures {
      guard failure.status == .badSettings else { throw failure }
      context.printer.warnOnce(failure)
    }
    if context.wantsJSON {
      let halfLife = preferences.profile.kinetics.halfLife.value
      return context.printer.print(
        .object(
          Setting.all.map { $0.member(preferences) }
            + [("effectiveHalfLifeHours", .number((halfLife * 1e4).rounded() / 1e4))]))
    }
    let printer = context.printer
    let names = Setting.all.map(\.name.count).max() ?? 0
    // Half of what the names leave, so that both columns have room for what wraps.
    let room = printer.limit.map { max(($0 - names - 4) / 2, 10) } ?? .max
    let values = Setting.all.map { setting in
      let text = setting.text(preferences)
      return Terminal.wrapped(text.isEmpty ? "-" : Terminal.shown(text), to: min(room, 24))
    }
    let widest = values.joined().map { TextWidth.columns(of: $0) }.max() ?? 0
    let helpRoom = printer.limit.map { max($0 - names - widest - 4, 10) } ?? .max
    var rows: [[String]] = []
    for (setting, value) in zip(Setting.all, values) {
      let isOwn = own[setting.name] != nil
      let origin = try origin(of: setting, isOwn: isOwn, preferences, in: context)
      let help = Terminal.wrapped(printer.text(of: setting.help + "\(origin)"), to: helpRoom)
      for line in 0..<max(value.count, help.count) {
        let text = line < value.count ? value[line] : ""
        rows.append([
          line == 0 ? setting.name : "",
          isOwn && !text.isEmpty ? printer.styled(text, .bold) : text,
          line < help.count ? printer.styled(help[line], .dim) : "",
        ])
      }
    }
    printer.printTable(rows)
  }

  /// What applies instead of the shown value, and the source of a default.
  private static func origin(
    of setting: Setting, isOwn: Bool, _ preferences: Preferences, in context: CommandContext
  ) throws(Failure) -> Message {
    let profile = preferences.profile
    var parts: [Message] = isOwn ? [] : ["default"]
    switch setting.name {
    case "half-life" where profile.kinetics.halfLife != preferences.halfLife.halfLife:
      let factors = Setting.factors.filter {
        $0.text(preferences) != $0.text(Preferences(at: context.clock.dateTime(at: context.now)))
      }
      .map(\.name)
      let halfLife = Seconds.text((profile.kinetics.halfLife.value * 60).rounded() * 60)
      parts.append(
        factors.isEmpty
          ? "counts as \(halfLife)"
          : "counts as \(halfLife) with \(Message.list(factors))")
    case "daily-limit":
      if let origin = profile.dailyLimitOrigin { parts.append("\(origin)") }
    case "pregnancy":
      if let remark = preferences.pregnancyRemark { parts.append(remark) }
    case "locale" where preferences.locale == nil:
      parts = [
        (try? context.preferencesReader.chosenLocale()).map { "\($0), from the environment" }
          ?? "English with 24 hours"
      ]
    case "region" where preferences.region == nil:
      if let region = try? context.preferencesReader.region() {
        parts = ["\(region.code), from the locale"]
      }
    default: break
    }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
  }

  /// Opens the settings file in an editor, then reports unreadable lines.
  static func runEdit(_ context: CommandContext) throws(Failure) {
    try context.refuseJSON(for: "config edit")
    let surroundings = context.surroundings
    let editor =
      surroundings.console.text(of: "VISUAL") ?? surroundings.console.text(of: "EDITOR")
      ?? "vi"
    let template = Setting.all.map { setting in
      let value = setting.text(Preferences(at: context.clock.dateTime(at: context.now)))
      return "\n# \(setting.help)\n# \(setting.name) = \(value)\n"
    }.joined()
    let settings = try surroundings.settings()
    guard
      let changed = try context.journal.edit(
        settings, from: "# Take the # off the line of a setting to set it.\n" + template,
        { surroundings.processes.edit($0, editor) })
    else {
      throw Failure(
        .unconfirmed, "The editor '\(editor)' could not be run, or ended with an error.",
        advice: "Set EDITOR to another, or edit the file yourself: \(settings.path)")
    }
    let text: Message = changed.isEmpty ? "Nothing changed." : "Changed \(Message.list(changed))."
    context.printer.confirm(text)
    let failures = context.preferencesReader.settings.failures
    try tell(failures, in: context)
  }

  private static func tell(_ failures: [Failure], in context: CommandContext) throws(Failure) {
    for failure in failures { context.printer.warnOnce(failure) }
    guard failures.isEmpty else {
      throw Failure(
        .badSettings, "Lines of the settings cannot be read.",
        advice: "Correct them: caffeine config edit")
    }
  }

  static func runGet(_ context: CommandContext) throws(Failure) {
    let setting = try setting(in: context)
    let (path, reading) = try context.surroundings.settingsReading()
    var tried = Preferences(at: context.clock.dateTime(at: context.now))
    if let value = reading.values[setting.name], !setting.read(value, &tried) {
      throw setting.failure(value, in: path)
    }
    // All settings, since the default of one may depend on another.
    let preferences = context.preferencesReader.settings.preferences
    if context.wantsJSON {
      context.printer.print(.object([setting.member(preferences)]))
    } else {
      context.printer.draw(Terminal.shown(setting.text(preferences)))
      // Only for people: a program reads the value alone.
      let isOther = preferences.profile.kinetics.halfLife != preferences.halfLife.halfLife
      if setting.name == "half-life", isOther {
        let counting = try origin(of: setting, isOwn: true, preferences, in: context)
        context.printer.warn("half-life\(counting)")
      }
    }
    // One of them may have been meant for this setting.
    try tell(reading.brokenLines.map { Failure(brokenLine: $0, in: path) }, in: context)
  }

  static func runSet(_ context: CommandContext) throws(Failure) {
    let setting = try setting(in: context)
    let text = context.arguments.operands.dropFirst().joined(separator: " ")
    var preferences = context.preferencesReader.settings.preferences
    let completed = setting.completed(text, preferences)
    // Stored as typed: a caution may lower an own limit, which applies again afterwards.
    var alone = Preferences(at: context.clock.dateTime(at: context.now))
    guard setting.read(completed, &alone), setting.read(completed, &preferences),
      setting.isTimely(preferences)
    else {
      throw .value(text, of: setting.name, forms: Amount.forms(ofUnclear: text) ?? setting.forms)
    }
    let value = setting.text(alone)
    let former = try store(setting.kept(alone), for: setting, in: context)
    let counting = context.preferencesReader.settings.preferences
    if context.wantsJSON { return context.printer.print(.object([setting.member(counting)])) }
    context.printer.confirm(
      value.isEmpty
        ? "\(setting.name) is now empty." : "\(setting.name) is now \(Terminal.shown(value)).")
    if let former { context.printer.confirm("It was \(Terminal.shown(former)).") }
    // A property of the person, such as pregnancy, may lower a limit.
    if setting.text(counting) != value {
      let text = Terminal.shown(setting.text(counting))
      context.printer.confirm("What counts is \(text): yours may only be lower than that.")
    }
    for remark in setting.remarks(preferences) { context.printer.confirm(remark) }
  }

  static func runUnset(_ context: CommandContext) throws(Failure) {
    let setting = try setting(in: context)
    let former = try store(nil, for: setting, in: context)
    // The default may depend on other settings.
    let preferences = context.preferencesReader.settings.preferences
    if context.wantsJSON { return context.printer.print(.object([setting.member(preferences)])) }
    let value = setting.text(preferences)
    context.printer.confirm(
      value.isEmpty
        ? "\(setting.name) is back to its default, empty."
        : "\(setting.name) is back to its default, \(value).")
    if let former { context.printer.confirm("It was \(Terminal.shown(former)).") }
  }

  /// The named setting; parsing has checked the name.
  private static func setting(in context: CommandContext) throws(Failure) -> Setting {
    guard let setting = context.arguments.operands.first.flatMap(Setting.named) else {
      throw Failure(.bug, "The name of a setting was not checked.")
    }
    return setting
  }

  /// Stores a value and returns the text in the file that it replaced, if that was another.
  private static func store(
    _ value: String?, for setting: Setting, in context: CommandContext
  ) throws(Failure) -> String? {
    let settings = try context.surroundings.settings()
    // An unreadable settings file is an error here, before anything is written to it.
    let former = try context.surroundings.settingsReading().reading.values[setting.name]
    try context.journal.change(settings, setting.name, to: value, as: .repeatable)
    return former == value ? nil : former
  }
}
