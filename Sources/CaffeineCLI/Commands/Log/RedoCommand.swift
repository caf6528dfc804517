import CaffeineStore
import CommandArguments
import JSONValues

enum RedoCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "redo", summary: "Make the change again that you undid last.",
      discussion: """
        It makes what you undid again, one change at a time, as long as you change nothing else.
        """,
      action: CommandAction(needsSettings: false, run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    let now = context.now
    let change = try context.journal.change(.lastChange, subject: \.subject) {
      journal throws(StoreError) in
      try journal.redo(at: now)
    }
    if context.wantsJSON { return context.printer.print(.object(change.members)) }
    context.printer.confirm(try sentence(change, in: context))
    context.printer.confirm(context.printer.styled("Undo: caffeine undo" as Message, .dim))
  }

  @MainActor private static func sentence(
    _ change: UndoneChange, in context: CommandContext
  ) throws(Failure) -> Message {
    switch change {
    case .entry(_, nil, let current?, _): "Logged \(try context.sentence(current)) again."
    case .entry(_, let before?, nil, _): "Removed \(try context.sentence(before)) again."
    case .entry(_, .intake(let before)?, .intake(let current)?, _):
      "Changed \(try context.sentence(before, besides: current)) to"
        + " \(try context.sentence(current, besides: before)) again."
    case .entry(_, _, let current?, _): "Changed to \(try context.sentence(current)) again."
    case .entry(let id, nil, nil, _): "Removed the drink \(id) again."
    case .imported(let count, _):
      count == 1 ? "Imported 1 drink again." : "Imported \(count) drinks again."
    case .setting: try UndoCommand.sentence(change, in: context)
    }
  }
}
