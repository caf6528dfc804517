import CaffeineDomain
import CaffeineStore
import CommandArguments
import JSONValues

@MainActor
extension UndoCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    let change = try undo(in: context)
    try warn(of: change, in: context)
    if context.wantsJSON { return context.printer.print(.object(change.members)) }
    context.printer.confirm(try sentence(change, in: context))
  }

  /// Warns if the restored value of a setting, once written by hand, is invalid.
  private static func warn(of change: UndoneChange, in context: CommandContext) throws(Failure) {
    guard case .setting(let suite, let key, _, let current?, _) = change,
      suite != SharedSettings.drinksSuite, suite != SharedSettings.widgetsSuite,
      let setting = Setting.named(key)
    else { return }
    var preferences = Preferences(today: context.today)
    guard !setting.read(current, &preferences) else { return }
    context.printer.warnOnce(
      setting.failure(current, in: try context.surroundings.settingsReading().path))
  }

  private static func undo(in context: CommandContext) throws(Failure) -> UndoneChange {
    let now = context.now
    let earliest =
      context.arguments.contains(GlobalOptions.yes)
      ? .distantPast : now.addingTimeInterval(-longestAge)
    // Another change may come while the question stands: it is asked about again.
    var agreed: UndoneChange?
    while true {
      var asked: (change: UndoneChange, date: Date)?
      do throws(Failure) {
        return try context.journal.change(.lastChange, subject: \.subject) {
          journal throws(StoreError) in
          do throws(StoreError) {
            return try journal.undo(at: now, since: earliest, agreed: agreed)
          } catch {
            if case .oldChange(let change, let date) = error { asked = (change, date) }
            throw error
          }
        }
      } catch {
        guard let asked else { throw error }
        let failure = try tooOld(asked.change, asked.date, in: context)
        guard context.ask?(failure.message + " Take it back? [y/N] ") == true else { throw failure }
        agreed = asked.change
      }
    }
  }

  private static func tooOld(
    _ change: UndoneChange, _ date: Date, in context: CommandContext
  ) throws(Failure) -> Failure {
    Failure(
      .unconfirmed,
      "The last change on this device was made \(try context.atMoment(date)): "
        + "\(try subject(of: change, in: context)).",
      advice: "Nothing was taken back. If you want that: caffeine undo --yes")
  }

  /// The changed thing: `the import of 2 drinks`.
  private static func subject(
    of change: UndoneChange, in context: CommandContext
  ) throws(Failure) -> Message {
    switch change {
    case .entry(_, let undone?, _, _): try context.sentence(undone)
    case .entry(_, nil, let current?, _): "the removal of \(try context.sentence(current))"
    case .entry(let id, nil, nil, _): "the removal of the drink \(id)"
    case .imported(let count, _):
      count == 1 ? "the import of 1 drink" : "the import of \(count) drinks"
    case .setting(SharedSettings.drinksSuite, let key, let undone, let current, _):
      "your drink \(name(of: key, undone ?? current, in: context))"
    case .setting(SharedSettings.widgetsSuite, let key, _, _, _):
      "your widget \(context.printer.shown(key))"
    case .setting(_, let key, let undone, _, _):
      undone.map { "\(key) set to \(Terminal.shown($0))" } ?? "\(key) reset to its default"
    }
  }

  /// The undone change and the current state.
  static func sentence(
    _ change: UndoneChange, in context: CommandContext
  ) throws(Failure) -> Message {
    switch change {
    case .entry(_, _, let current?, isSuperseded: true):
      "Took back your change. A newer one stays, made on another device:"
        + " \(try context.sentence(current))."
    case .entry(_, _, nil, isSuperseded: true):
      "Took back your change. The drink stays removed, as another device removed it since."
    case .entry(_, .intake(let undone)?, .intake(let current)?, isSuperseded: false):
      "Restored \(try context.sentence(current, besides: undone));"
        + " it was \(try context.sentence(undone, besides: current))."
    case .entry(_, let undone?, let current?, isSuperseded: false):
      "Restored \(try context.sentence(current)); it was \(try context.sentence(undone))."
    case .entry(_, nil, let current?, isSuperseded: false):
      "Restored \(try context.sentence(current)), which was removed."
    case .entry(_, let undone?, nil, isSuperseded: false):
      "Took back \(try context.sentence(undone))."
    case .entry(let id, nil, nil, isSuperseded: false):
      "Took back the removal of the drink \(id), but it is not there: another device removed it too,"
        + " or its file is missing."
    case .imported(_, let remaining):
      "Took back \(try subject(of: change, in: context))."
        + (remaining == 0
          ? ""
          : remaining == 1
            ? " 1 stays, as it was changed since or imported on another device."
            : " \(remaining) stay, as they were changed since or imported on another device.")
    case .setting(_, _, _, _, isSuperseded: true):
      "\(try subject(of: change, in: context)): changed since, in an editor or on another device;"
        + " that stays."
    case .setting(SharedSettings.drinksSuite, let id, let undone, let current, _):
      current == nil
        ? "Your drink \(name(of: id, current ?? undone, in: context)) is removed again."
        : "Your drink \(name(of: id, current ?? undone, in: context)) is back as it was."
    case .setting(SharedSettings.widgetsSuite, let key, _, let current, _):
      current == nil
        ? "Your widget \(context.printer.shown(key)) is removed again."
        : "Your widget \(context.printer.shown(key)) is back as it was."
    case .setting(_, let key, _, let current?, _): "\(key) is \(Terminal.shown(current)) again."
    case .setting(_, let key, _, nil, _):
      Setting.named(key).map {
        ConfigCommand.sentence(forDefaultOf: $0, in: context.preferencesReader.read().preferences)
      } ?? "\(key) is reset."
    }
  }

  /// The name of an own drink, from its id and its line in the file.
  private static func name(of id: String, _ text: String?, in context: CommandContext) -> String {
    context.printer.shown(text.flatMap { OwnDrink.drink(id: id, text: $0)?.name } ?? id)
  }
}

extension UndoneChange {
  /// The subjects of suites other than settings.
  private static let subjects = [
    SharedSettings.drinksSuite: "drink", SharedSettings.widgetsSuite: "widget",
  ]

  /// The change for the `on-change` command.
  var subject: ChangeHook.Subject {
    switch self {
    case .entry(let id, _, _, _): .init(names: [id.description])
    case .imported: .init()
    case .setting(let suite, let key, _, _, _): .init(file: suite, names: [key])
    }
  }

  var members: [(String, JSONValue)] {
    switch self {
    case .entry(let id, let undone, let current, let isSuperseded):
      [
        ("kind", .string("entry")), ("id", .string(id.description)),
        ("undone", .optional(undone) { .object($0.members) }),
        ("restored", .optional(current) { .object($0.members) }),
        ("superseded", .bool(isSuperseded)),
      ]
    case .imported(let count, let remaining):
      [
        ("kind", .string("import")), ("drinks", .integer(count)),
        ("remaining", .integer(remaining)),
      ]
    case .setting(let suite, let key, let undone, let current, let isSuperseded):
      [
        ("kind", .string(Self.subjects[suite] ?? "setting")),
        ("key", .string(key)), ("undone", .optional(undone) { .string($0) }),
        ("restored", .optional(current) { .string($0) }), ("superseded", .bool(isSuperseded)),
      ]
    }
  }
}
