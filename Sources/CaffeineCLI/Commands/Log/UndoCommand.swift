import CaffeineDomain
import CaffeineJSON
import CaffeineStore
import CommandArguments

enum UndoCommand {
  /// The age in seconds up to which a command is taken back without `--yes`.
  static let longestAge = 86_400.0

  static var declaration: Command<CommandAction> {
    Command(
      name: "undo", summary: "Take back the last command of this device.",
      discussion: """
        What one command logged, edited, removed or imported goes together; repeat 'undo' to take \
        back the command before. A drink that another device has changed since stays as it is. \
        Settings and your own drinks stay too: 'config set' says the value before.

        Nothing is erased, and the answer ends with the line that makes the change again.
        """,
      action: CommandAction(needsSettings: false, run))
  }
}

@MainActor
extension UndoCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    // Tells of damage first: a command in a torn last line is not the one that is taken back.
    _ = try context.journal.reading(since: context.now)
    let change = try undo(in: context, agreed: nil)
    let again = change.again((try? context.drinks.catalogue()) ?? .builtIn)
    if context.wantsJSON { return context.printer.print(.object(change.members(again))) }
    for sentence in try sentences(change, in: context) { context.printer.confirm(sentence) }
    guard !again.isEmpty else { return }
    for line in ["Make it again:" as Message] + again.map({ "  \(Terminal.shown($0))" }) {
      context.printer.confirm(context.printer.styled(line, .dim))
    }
  }

  /// Takes back the last command; asks about an old one that is not the `agreed`.
  private static func undo(
    in context: CommandContext, agreed: UndoneChange?
  ) throws(Failure) -> UndoneChange {
    let now = context.now
    let isAgreed = context.arguments.contains(GlobalOptions.yes)
    let earliest = isAgreed ? .distantPast : now.addingTimeInterval(-longestAge)
    do throws(Failure) {
      return try context.journal.change(
        .lastChange, of: { $0.restored.map(\.id) }
      ) { journal throws(StoreError) in
        try journal.undo(at: now, since: earliest, agreed: agreed)
      }
    } catch {
      guard case .oldChange(let change, let date)? = error.cause as? StoreError else { throw error }
      let failure = Failure(
        .unconfirmed,
        "The last command of this device was given \(try context.atMoment(date)): "
          + "\(try subject(of: change, in: context)).",
        advice: "Nothing was taken back. If you want that: caffeine undo --yes")
      guard context.ask?(failure.message + " Take it back? [y/N] ") == true else { throw failure }
      // Another change may have come while the question stood: it is asked about again.
      return try undo(in: context, agreed: change)
    }
  }

  private static func subject(
    of change: UndoneChange, in context: CommandContext
  ) throws(Failure) -> Message {
    if case .imported(let count, _) = change {
      return count == 1 ? "the import of 1 drink" : "the import of \(count) drinks"
    }
    let parts = try change.drinks.map { drink throws(Failure) -> Message in
      let name = try name(of: drink, in: context)
      return drink.undone == nil ? "the removal of \(name)" : name
    }
    return "\(parts.joined(separator: "; "))"
  }

  private static func name(
    of drink: UndoneDrink, in context: CommandContext
  ) throws(Failure) -> Message {
    guard let intake = drink.undone ?? drink.restored else { return "the drink \(drink.id)" }
    return try context.sentence(intake)
  }

  private static func sentences(
    _ change: UndoneChange, in context: CommandContext
  ) throws(Failure) -> [Message] {
    guard case .imported(_, let remaining) = change else {
      return try change.drinks.map { drink throws(Failure) in try sentence(drink, in: context) }
    }
    let taken: Message = "Took back \(try subject(of: change, in: context))."
    switch remaining {
    case 0: return [taken]
    case 1: return [taken + " 1 stays, as it was changed since or is in another import."]
    default:
      return [taken + " \(remaining) stay, as they were changed since or are in another import."]
    }
  }

  private static func sentence(
    _ drink: UndoneDrink, in context: CommandContext
  ) throws(Failure) -> Message {
    let name = try name(of: drink, in: context)
    if let device = drink.changedBy {
      return drink.restored == nil
        ? "The device \(device) has removed \(name) since; it stays removed."
        : "The device \(device) has logged or changed \(name) too; it stays as it is."
    }
    guard let restored = drink.restored else {
      return drink.undone != nil
        ? "Took back \(name)." : "Took back the removal of \(name), but it is not there any more."
    }
    guard let undone = drink.undone else { return "Restored \(name), which was removed." }
    return "Restored \(try context.sentence(restored, besides: undone));"
      + " it was \(try context.sentence(undone, besides: restored))."
  }
}

extension UndoneChange {
  fileprivate var drinks: [UndoneDrink] {
    if case .drinks(let drinks) = self { drinks } else { [] }
  }

  /// Without those that another device decides.
  fileprivate var restored: [UndoneDrink] { drinks.filter { $0.changedBy == nil } }

  /// The command lines that make the change again.
  fileprivate func again(_ catalogue: DrinkCatalogue) -> [String] {
    restored.compactMap { drink in
      let isThere = drink.restored != nil
      let removal = isThere ? ["remove", drink.id.description] : nil
      return drink.undone.map { Self.words($0, edits: isThere, catalogue) } ?? removal
    }.map { shellLine(["caffeine"] + $0) }
  }

  /// A command with all that an entry has.
  private static func words(
    _ intake: Intake, edits: Bool, _ catalogue: DrinkCatalogue
  ) -> [String] {
    let order = Order(of: intake)
    let named = try? catalogue.find(order.name)
    let isNamed = named.map { $0.drink.id == order.drink && $0.count == 1 && $0.isNameWithCount }
    let name = isNamed == true ? order.name : order.drink ?? order.name
    var words = edits ? ["edit", intake.id.description, "--drink=\(name)"] : ["log"]
    words += order.options(in: catalogue, isExact: true)
    if intake.duration > 0 { words.append("--over=\(Seconds.text(intake.duration))") }
    if let note = intake.note { words.append("--note=\(note)") }
    words.append("--at=\(intake.start.iso8601)")
    return edits ? words : words + ["--", name]
  }

  fileprivate func members(_ again: [String]) -> [(String, JSONValue)] {
    if case .imported(let count, let remaining) = self {
      return [
        ("kind", .string("import")), ("count", .integer(count)), ("remaining", .integer(remaining)),
      ]
    }
    let list = drinks.map { drink in
      JSONValue.object([
        ("id", .string(drink.id.description)),
        ("undone", .optional(drink.undone) { .object($0.members) }),
        ("restored", .optional(drink.restored) { .object($0.members) }),
        ("changedBy", .optional(drink.changedBy) { .string($0) }),
      ])
    }
    let lines = again.map { JSONValue.string($0) }
    return [("kind", .string("drinks")), ("drinks", .array(list)), ("again", .array(lines))]
  }
}
