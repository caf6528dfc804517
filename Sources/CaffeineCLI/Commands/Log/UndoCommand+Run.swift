import CaffeineDomain
import CaffeineJSON
import CaffeineStore
import CommandArguments

@MainActor
extension UndoCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    let change = try undo(in: context)
    let again = change.again((try? context.drinks.catalogue()) ?? .builtIn)
    if context.wantsJSON { return context.printer.print(.object(change.members(again))) }
    for sentence in try sentences(change, in: context) { context.printer.confirm(sentence) }
    guard !again.isEmpty else { return }
    context.printer.confirm(context.printer.styled("Make it again:" as Message, .dim))
    for line in again {
      context.printer.confirm(context.printer.styled("  " + Terminal.shown(line), .dim))
    }
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
        return try context.journal.change(
          .lastChange, subject: { ChangeHook.Subject(names: $0.ids.map(\.description)) }
        ) { journal throws(StoreError) in
          do throws(StoreError) {
            return try journal.undo(at: now, since: earliest, agreed: agreed)
          } catch {
            if case .oldChange(let change, let date) = error { asked = (change, date) }
            throw error
          }
        }
      } catch {
        guard let asked else { throw error }
        let failure = Failure(
          .unconfirmed,
          "The last command of this device was given \(try context.atMoment(asked.date)): "
            + "\(try subject(of: asked.change, in: context)).",
          advice: "Nothing was taken back. If you want that: caffeine undo --yes")
        guard context.ask?(failure.message + " Take it back? [y/N] ") == true else { throw failure }
        agreed = asked.change
      }
    }
  }

  /// The changed things: `the import of 2 drinks`.
  private static func subject(
    of change: UndoneChange, in context: CommandContext
  ) throws(Failure) -> Message {
    switch change {
    case .imported(let count, _):
      return count == 1 ? "the import of 1 drink" : "the import of \(count) drinks"
    case .drinks(let drinks):
      var parts: [Message] = []
      for drink in drinks {
        if let undone = drink.undone {
          parts.append(try context.sentence(undone))
        } else {
          parts.append("the removal of \(try name(of: drink, in: context))")
        }
      }
      return "\(parts.joined(separator: "; "))"
    }
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
    switch change {
    case .drinks(let drinks):
      var sentences: [Message] = []
      for drink in drinks { sentences.append(try sentence(drink, in: context)) }
      return sentences
    case .imported(_, let remaining):
      let taken: Message = "Took back \(try subject(of: change, in: context))."
      if remaining == 0 { return [taken] }
      return [
        taken
          + (remaining == 1
            ? " 1 stays, as it was changed since or is in another import."
            : " \(remaining) stay, as they were changed since or are in another import.")
      ]
    }
  }

  private static func sentence(
    _ drink: UndoneDrink, in context: CommandContext
  ) throws(Failure) -> Message {
    if let device = drink.changedBy {
      let name = try name(of: drink, in: context)
      return drink.restored == nil
        ? "The device \(device) has removed \(name) since; it stays removed."
        : "The device \(device) has logged or changed \(name) too; it stays as it is."
    }
    switch (drink.undone, drink.restored) {
    case (let undone?, let restored?):
      return "Restored \(try context.sentence(restored, besides: undone));"
        + " it was \(try context.sentence(undone, besides: restored))."
    case (nil, let restored?):
      return "Restored \(try context.sentence(restored)), which was removed."
    case (let undone?, nil): return "Took back \(try context.sentence(undone))."
    case (nil, nil):
      return "Took back the removal of the drink \(drink.id), but it is not there: its log was"
        + " taken back, its file is missing, or it was a rated night of an older version."
    }
  }
}

extension UndoneChange {
  /// The drinks that are different now.
  fileprivate var ids: [IntakeID] {
    switch self {
    case .drinks(let drinks): drinks.filter { $0.changedBy == nil }.map(\.id)
    case .imported: []
    }
  }

  /// The command lines that make the change again.
  fileprivate func again(_ catalogue: DrinkCatalogue) -> [String] {
    switch self {
    case .drinks(let drinks):
      let taken = drinks.filter { $0.changedBy == nil }
      let removed = taken.filter { $0.undone == nil && $0.restored != nil }.map(\.id.description)
      return taken.compactMap { drink in
        drink.undone.map { undone in
          drink.restored == nil
            ? Self.line("log", undone, catalogue) : Self.line("edit \(drink.id)", undone, catalogue)
        }
      } + (removed.isEmpty ? [] : ["caffeine remove \(removed.joined(separator: " "))"])
    case .imported: return []
    }
  }

  /// A command with all that an entry has, quoted for a shell.
  ///
  /// The amount is left out only if the other words find it.
  private static func line(
    _ command: String, _ intake: Intake, _ catalogue: DrinkCatalogue
  ) -> String {
    let order = Order(of: intake)
    let named = try? catalogue.find(order.name)
    let isNamed =
      order.drink == nil
      || named.map { $0.drink.id == order.drink && $0.count == 1 && !$0.isSized && $0.note == nil }
        == true
    let name = isNamed ? order.name : order.drink ?? order.name
    let known = order.drink.flatMap { catalogue[$0] }
    let found = order.volume.flatMap { known?.match(volume: $0) } ?? known?.standardMatch
    let isListed =
      !order.isGiven && found.map { abs($0.amount.value - order.amount.value) < 0.01 } == true
    var words: [String] = []
    if !command.hasPrefix("log") { words.append("--drink=\(quoted(name))") }
    if order.count != 1 { words.append("--count=\(Amount.text(order.count))") }
    if !isListed { words.append("--milligrams=\(Amount.text(order.amount.value))") }
    if let volume = order.volume { words.append("--milliliters=\(Amount.text(volume.value))") }
    if intake.duration > 0 { words.append("--over=\(quoted(Seconds.text(intake.duration)))") }
    if let note = intake.note { words.append("--note=\(quoted(note))") }
    words.append("--at=\(intake.start.iso8601)")
    if command.hasPrefix("log") { words.append("-- \(quoted(name))") }
    return (["caffeine", command] + words).joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    if !text.isEmpty, text.utf8.allSatisfy({ $0.isAlphanumeric(or: "._-") }) { return text }
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }

  fileprivate func members(_ again: [String]) -> [(String, JSONValue)] {
    switch self {
    case .drinks(let drinks):
      [
        ("kind", .string("drinks")),
        (
          "drinks",
          .array(
            drinks.map { drink in
              .object([
                ("id", .string(drink.id.description)),
                ("undone", .optional(drink.undone) { .object($0.members) }),
                ("restored", .optional(drink.restored) { .object($0.members) }),
                ("changedBy", .optional(drink.changedBy) { .string($0) }),
              ])
            })
        ), ("again", .array(again.map { .string($0) })),
      ]
    case .imported(let count, let remaining):
      [
        ("kind", .string("import")), ("count", .integer(count)), ("remaining", .integer(remaining)),
      ]
    }
  }
}
