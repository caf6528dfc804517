import CaffeineDomain
import CaffeineJSON
import CaffeineStore
import CommandArguments

enum RemoveCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "remove", summary: "Remove logged drinks, all that you name or none.",
      discussion: EntryReference.help + " 'caffeine undo' brings them back.",
      arguments: [
        EntryReference.argument(
          .any, "The drinks to remove. On a terminal you can leave them out and pick one.")
      ],
      examples: [CommandExample("caffeine remove @1 @2", "The last two.")],
      action: CommandAction(needsSettings: false, run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    let now = context.now
    var entries: [Intake] = []
    for text in context.arguments.operands {
      let entry = try context.journal.entry(named: text)
      if !entries.contains(entry) { entries.append(entry) }
    }
    if entries.isEmpty { entries = [try context.pickedEntry(for: "Remove which? A number: ")] }
    let (ids, start) = (entries.map(\.id), entries.map(\.start).min())
    let removed = try context.journal.change(.existingEntry, of: { $0.map(\.id) }) {
      journal throws(StoreError) in
      try journal.remove(ids, since: start, at: now)
    }
    if context.wantsJSON {
      return context.printer.print(
        .object(
          removed.count == 1
            ? removed[0].members : [("intakes", .array(removed.map { .object($0.members) }))]))
    }
    for entry in removed { context.printer.confirm("Removed \(try context.sentence(entry)).") }
  }
}
