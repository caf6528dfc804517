import CaffeineStore
import CommandArguments
import TextWidgetKit
import WidgetCommands

/// `caffeine timeline`: when a widget changes.
enum TimelineCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "timeline", summary: "Show when the widget's entries are due.",
      arguments: [WidgetOptions.familyArgument],
      options: [
        WidgetOptions.kind, WidgetOptions.family, WidgetOptions.placed, WidgetOptions.set,
      ],
      action: CommandAction(run))
  }

  @MainActor static func run(_ context: CommandContext) throws(Failure) {
    let request = try WidgetRequest(in: context)
    let timeline = try request.timeline()
    if context.wantsJSON { return context.printer.print(json(timeline, of: request)) }
    var rows: [[String]] = []
    for entry in timeline.entries {
      let score = entry.relevance.map { "relevance \(Amount.text(rounded($0.score)))" } ?? ""
      rows.append([try context.moment(entry.date), context.printer.styled(score, .dim)])
    }
    context.printer.printTable(rows, right: [0])
    context.printer.print("")
    switch timeline.policy.moment {
    case .atEnd: context.printer.print("Reloads after the last entry.")
    case .never: context.printer.print("Never reloads.")
    case .after(let date): context.printer.print("Reloads \(try context.atMoment(date)).")
    }
  }

  @MainActor
  private static func json(_ timeline: WidgetTimeline, of request: WidgetRequest) -> JSONValue {
    let policy: (String, JSONValue) =
      switch timeline.policy.moment {
      case .atEnd: ("atEnd", .bool(true))
      case .never: ("never", .bool(true))
      case .after(let date): ("after", .instant(date))
      }
    let entries = timeline.entries.map { entry in
      JSONValue.object([
        ("date", .instant(entry.date)),
        ("relevance", .optional(entry.relevance) { .number(rounded($0.score)) }),
      ])
    }
    return .object([
      ("kind", .string(request.widget.kind)),
      ("family", .string(request.presentation.family.description)), ("policy", .object([policy])),
      ("entries", .array(entries)),
    ])
  }

  private static func rounded(_ score: Float) -> Double { (Double(score) * 100).rounded() / 100 }
}
