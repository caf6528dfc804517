import CaffeineStore
import CommandArguments
import TextWidgetKit

/// `caffeine timeline`: when a widget changes.
enum TimelineCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "timeline", summary: "Show when the widget's entries are due.",
      arguments: [WidgetOptions.familyArgument],
      options: [WidgetOptions.kind, WidgetOptions.family, WidgetOptions.set],
      action: CommandAction(run))
  }

  @MainActor private static func run(_ session: Session) throws(Failure) {
    let request = try WidgetRequest(in: session)
    let timeline = try request.timeline()
    if session.wantsJSON { return session.print(json(timeline, of: request)) }
    var rows: [[String]] = []
    for entry in timeline.entries {
      let score = entry.relevance.map { "relevance \(Amount.text(rounded($0.score)))" } ?? ""
      rows.append([try session.moment(entry.date), session.styled(score, .dim)])
    }
    session.printTable(rows, right: [0])
    session.print("")
    switch timeline.policy.moment {
    case .atEnd: session.print("Reloads after the last entry.")
    case .never: session.print("Never reloads.")
    case .after(let date): session.print("Reloads \(try session.atMoment(date)).")
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
