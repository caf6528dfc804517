import CaffeineWidgets
import CommandArguments
import TextWidgetKit
import WidgetCommands

@MainActor
extension WidgetCommand {
  /// Lists what one can choose for the widget, and tap.
  static func describe(in context: CommandContext) throws(Failure) {
    let request = try WidgetRequest(in: context)
    let reader = request.widget.parameterReader(in: request.presentation.family)
    let parameters: [WidgetParameter]
    do {
      parameters = try context.askingQueries { try await reader.parameters() }
    } catch {
      throw Failure(.bug, "The values of '\(request.widget.kind)' are unavailable: \(error)")
    }
    let report = WidgetReport(
      request.widget, parameters: parameters, drawing: try request.drawing(in: context))
    if context.wantsJSON { return context.printer.write(report.json + "\n") }
    context.printer.print(report.text)
  }

  /// Taps a part of the drawing; false where it led elsewhere, so that there is nothing to redraw.
  static func tap(_ name: String, in context: CommandContext) throws(Failure) -> Bool {
    let drawing = try WidgetRequest(in: context).drawing(in: context)
    let tap = try readOptions { () throws(WidgetCommandError) in try drawing.tap(named: name) }
    if case .link(let target) = tap.action {
      try OpenCommand.follow(target, in: context)
      return false
    }
    let orders = DrinkOrders()
    do {
      try waiting {
        try await DrinkOrders.$current.withValue(orders) { try await tap.perform() }
      }
    } catch {
      throw Failure(.bug, "'\(tap.name)' failed: \(error)")
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

/// Reads options of widgets: what is wrong with them is a usage error.
func readOptions<Value>(_ body: () throws(WidgetCommandError) -> Value) throws(Failure) -> Value {
  do throws(WidgetCommandError) {
    return try body()
  } catch {
    throw Failure(.wrongUse, error.message, advice: error.advice)
  }
}
