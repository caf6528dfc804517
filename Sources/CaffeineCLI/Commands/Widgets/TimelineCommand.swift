import CaffeineWidgets
import CommandArguments
import JSONValues
import TextWidgetKit
import WidgetCommands

/// `caffeine timeline`: lists the entries of a widget.
enum TimelineCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "timeline", summary: "Show when the widget's entries are due.",
      arguments: [WidgetOptions.familyArgument],
      options: [WidgetOptions.kind, WidgetOptions.family, WidgetOptions.placed, WidgetOptions.set],
      action: CommandAction(run))
  }

  @MainActor static func run(_ context: CommandContext) throws(Failure) {
    let request = try WidgetRequest(in: context)
    let timeline = try request.timeline()
    let journal = request.source.journal
    if context.wantsJSON {
      return context.printer.print(
        .object(
          request.place.members(of: timeline) + [("journal", .string(journal.rawValue))]))
    }
    let rows = try timeline.entries.map { entry throws(Failure) in
      let score = entry.relevance.map { context.printer.text(of: $0.text) } ?? ""
      return [
        context.printer.text(of: try context.moment(entry.date)),
        context.printer.styled(score, .dim),
      ]
    }
    context.printer.printTable(rows, right: [0])
    context.printer.print("")
    context.printer.print(
      try timeline.reloadSentence { date throws(Failure) in try context.atMoment(date) })
    if journal != .whole {
      context.printer.print("Journal: \(journal.remark)." as Message, .warning)
    }
  }
}
