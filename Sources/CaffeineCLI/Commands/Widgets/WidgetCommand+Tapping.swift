import CaffeineWidgets
import CommandArguments
import TextWidgetKit
import WidgetCommands

@MainActor
extension WidgetCommand {
  /// Lists the parameters and taps of the widget.
  static func describe(in context: CommandContext) throws(Failure) {
    let request = try WidgetRequest(in: context)
    let (place, family) = (request.place, request.presentation.family)
    let reader = place.widget.parameterReader(in: family)
    let parameters: [WidgetParameter]
    do {
      parameters = try context.askingQueries { try await reader.parameters() }
    } catch {
      throw Failure(
        .unavailable, "The values of '\(place.widget.kind)' are unavailable: \(error)")
    }
    let report = WidgetReport(
      place.widget, parameters: parameters, drawing: request.draw(try request.entry()))
    if context.wantsJSON { return context.printer.print(report.json) }
    context.printer.print(report.text(in: context.printer.language))
  }

  /// Taps a part; false if it led elsewhere, with nothing to redraw.
  static func tap(_ name: String, in context: CommandContext) throws(Failure) -> Bool {
    let request = try WidgetRequest(in: context)
    let tap = try request.draw(try request.entry()).tap(named: name)
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
