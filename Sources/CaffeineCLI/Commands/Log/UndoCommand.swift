import CaffeineStore
import CommandArguments

/// `caffeine undo`: takes back the last change.
enum UndoCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "undo", summary: "Undo the last change made on this device.",
      discussion: "Nothing is erased: the journal gets a line that restores the earlier state.",
      action: CommandAction(needsSettings: false, run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    let now = context.now
    let change = try context.journal.change(.existingEntry) { journal throws(StoreError) in
      try journal.undo(at: now)
    }
    if context.wantsJSON {
      return context.printer.print(
        .object([
          ("undone", .optional(change.undone) { .object($0.members) }),
          ("restored", .optional(change.restored) { .object($0.members) }),
        ]))
    }
    if let restored = change.restored {
      context.printer.confirm("Restored \(try context.sentence(restored)).")
    } else if let undone = change.undone {
      context.printer.confirm("Took back \(try context.sentence(undone)).")
    }
  }
}
