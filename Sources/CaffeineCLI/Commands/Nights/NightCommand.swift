import CaffeineDomain
import CaffeineStore
import CommandArguments
import JSONValues

enum NightCommand {
  static let ratings: [String: NightRating] = ["good": .good, "bad": .bad]

  static let note = CommandOption("note", value: "TEXT", help: "A note to keep with it.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "night", summary: "Rate your last night, good or bad.",
      discussion: """
        It is kept in the journal, one rating a night: rate it again to change it, 'caffeine undo' takes \
        it back. After 20 nights 'caffeine nights' shows whether bad ones go with more caffeine.
        """,
      arguments: [
        CommandArgument(
          "RATING", .any, from: .oneOf(["good", "bad"]), help: "How you slept: good or bad.")
      ],
      options: [note],
      examples: [CommandExample("caffeine night bad --note \"the neighbours\"", "A bad one.")],
      action: CommandAction(needsSettings: false, run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    guard !context.arguments.operands.isEmpty else {
      throw Failure(.wrongUse, "RATING is missing.", advice: "Write: caffeine night good")
    }
    guard context.arguments.operands.count == 1, let rating = ratings[context.arguments.operands[0]]
    else { throw .value(context.arguments.joinedOperands, of: "RATING", forms: "good or bad") }
    // A night that has just begun cannot be rated, so this means the one before.
    let latest = context.now.addingTimeInterval(-4 * 3600)
    let bedtime = try context.preferences().bedtime.last(through: latest, on: context.clock)
    guard
      let night = RatedNight(
        rating: rating, bedtime: bedtime, on: context.clock, note: try context.note(note))
    else { throw Failure(.bug, "The id of a night is not valid.") }
    let entry = JournalEntry.night(night)
    try context.checkValues(of: entry.line)
    let now = context.now
    try context.journal.change(.repeatable, of: [night.id]) { journal throws(StoreError) in
      try journal.put(night, at: now)
    }
    if context.wantsJSON { return context.printer.print(.object(entry.members)) }
    let word = Message(key: context.arguments.operands[0])
    context.printer.confirm("Rated the night of \(try context.moment(bedtime)): \(word).")
    context.printer.confirm(context.printer.styled("Undo: caffeine undo" as Message, .dim))
  }
}
