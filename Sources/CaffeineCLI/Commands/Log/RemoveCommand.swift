import CaffeineDomain
import CaffeineStore
import CommandArguments
import JSONValues

enum RemoveCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "remove", summary: "Remove a logged drink or a rated night.",
      discussion: EntryReference.help + " 'caffeine undo' brings it back.",
      arguments: [EntryReference.argument("The drink or night to remove.")],
      action: CommandAction(needsSettings: false, run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    let now = context.now
    let id = try context.journal.entry(named: context.arguments.operands.first ?? "").id
    let removed = try context.journal.change(.existingEntry, of: [id]) {
      journal throws(StoreError) in
      try journal.remove(id, at: now)
    }
    if context.wantsJSON { return context.printer.print(.object(removed.members)) }
    context.printer.confirm("Removed \(try context.sentence(removed)).")
    context.printer.confirm(context.printer.styled("Undo: caffeine undo" as Message, .dim))
  }
}
