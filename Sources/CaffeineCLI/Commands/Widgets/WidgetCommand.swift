import CaffeineWidgets
import CommandArguments
import TextWidgetKit
import WidgetHosting

/// `caffeine widget`: draws one widget in cells, or for a status bar.
enum WidgetCommand {
  /// The names of all bars as a list in a sentence.
  private static var bars: String {
    let names = BarFormat.allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + (names.last.map { " and " + $0 } ?? "")
  }

  static var declaration: Command<CommandAction> {
    Command(
      name: "widget", summary: "Draw a widget.",
      discussion: """
        The formats \(bars) print what those programs read \
        (default family: accessoryInline). If a setting cannot be read, its default applies, a ! \
        marks the widget, and standard error says why. Options \
        for developers are in the manual: caffeine help --manual.
        """,
      arguments: WidgetOptions.words(among: CaffeineKind.names),
      options: [
        WidgetOptions.kind(among: CaffeineKind.names, help: "Which widget (default: level)."),
        WidgetOptions.family(help: "The widget family (default: systemSmall)."),
      ] + WidgetOptions.drawing,
      examples: [
        CommandExample("caffeine widget ring", "A ring with the amount inside."),
        CommandExample("caffeine widget bedtime medium --size 60x12", "Larger than usual."),
        CommandExample("caffeine widget quick-log --tap Espresso", "Log one by its button."),
        CommandExample("caffeine widget --format waybar", "For a custom waybar module."),
      ], action: CommandAction(run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    var widget = try CaffeineFront(in: context)
    let request = widget.front.request
    if request.mode == .watch { return try watch(context, as: request.format) }
    if request.tapName != nil {
      guard try tap(widget, in: context) else { return }
      widget = try CaffeineFront(in: try context.again())
    }
    var answer = try widget.answer()
    if request.mode == .describe {
      let reader = answer.place.widget.parameterReader(in: answer.place.presentation.family)
      answer.parameters = try context.askingQueries { try await reader.parameters() }
    }
    widget.fit(columns: context.printer.limit)
    answer.place.presentation.size = widget.place.presentation.size
    let text = try widget.front.text(of: [answer])
    if request.mode == .draw || context.wantsJSON {
      context.printer.draw(text)
    } else {
      context.printer.print(text)
    }
    let journal = widget.source.journal
    if request.mode == .timeline, !context.wantsJSON, journal != .whole {
      context.printer.print("Journal: \(journal.remark)." as Message, .warning)
    }
  }

  @MainActor private static func watch(
    _ context: CommandContext, as format: WidgetFormat
  ) throws(Failure) {
    try context.watch(format.isForTerminals) { context throws(Failure) in
      var widget = try CaffeineFront(in: context)
      let isScreen = format.isForTerminals && context.printer.drawsInPlace
      widget.fit(
        columns: context.printer.limit, rows: isScreen ? context.printer.rowLimit : nil)
      return try widget.picture()
    }
  }

  /// Taps a part; false if it led elsewhere, with nothing to redraw.
  @MainActor private static func tap(
    _ widget: CaffeineFront, in context: CommandContext
  ) throws(Failure) -> Bool {
    guard let tap = try widget.front.tap(among: [try widget.answer()]) else { return true }
    if case .link(let target) = tap.action {
      try OpenCommand.follow(target, in: context)
      return false
    }
    let orders = DrinkOrders()
    do {
      try waiting { try await DrinkOrders.$current.withValue(orders) { try await tap.perform() } }
    } catch {
      throw tap.failure(error)
    }
    for drink in orders.take() {
      let invocation = try CaffeineCommand.invocation(
        of: OpenCommand.sharedWords(of: context, but: GlobalOptions.json)
          + ["--quiet", "log", "--", drink])
      let target = try CommandContext(
        context.surroundings, arguments: invocation.arguments, outcome: context.outcome)
      try CaffeineCommand.perform(invocation, in: target)
      try target.printer.flush()
    }
    return true
  }
}

extension CaffeineKind {
  static let names = allCases.map(\.rawValue)
}
