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
    var request = try WidgetRequest(in: context)
    if request.front.mode == .watch { return try watch(context, as: request.front.format) }
    if let name = request.front.tapName {
      guard try tap(name, in: request, context) else { return }
      request = try WidgetRequest(in: try context.again())
    }
    var answer = try request.answer()
    if request.front.mode == .describe {
      answer.parameters = try context.parameters(of: answer.place)
    }
    request.fit(columns: context.printer.limit)
    answer.place.presentation.size = request.place.presentation.size
    let text = try request.front.text(of: [answer])
    if request.front.mode == .draw || context.wantsJSON {
      context.printer.draw(text)
    } else {
      context.printer.print(text)
    }
    let journal = request.source.journal
    if request.front.mode == .timeline, !context.wantsJSON, journal != .whole {
      context.printer.print("Journal: \(journal.remark)." as Message, .warning)
    }
  }

  @MainActor private static func watch(
    _ context: CommandContext, as format: WidgetFormat
  ) throws(Failure) {
    let isDrawing = format.drawing?.isForTerminals ?? false
    try context.watch(isDrawing) { context throws(Failure) in
      var request = try WidgetRequest(in: context)
      let rows = isDrawing && context.printer.drawsInPlace ? context.surroundings.rows : nil
      request.fit(columns: context.printer.limit, rows: rows)
      return try request.picture()
    }
  }

  /// Taps a part; false if it led elsewhere, with nothing to redraw.
  @MainActor private static func tap(
    _ name: String, in request: WidgetRequest, _ context: CommandContext
  ) throws(Failure) -> Bool {
    guard let tap = try request.front.tap(named: name, among: [try request.answer()]) else {
      return true
    }
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
