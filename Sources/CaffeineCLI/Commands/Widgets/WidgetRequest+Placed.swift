import CaffeineWidgets
import CommandArguments
import TextWidgetKit
import WidgetCommands
import WidgetHosting

extension WidgetRequest {
  /// The placed widget of `--placed`, or with `--stack` the most relevant one with the moment of
  /// the next choice; `nil` without either.
  static func placedWidget(
    in context: CommandContext
  ) throws(Failure) -> (widget: PlacedWidget, nextChoice: Date?)? {
    let arguments = context.arguments
    let id = arguments[WidgetOptions.placed]
    let isStack = arguments.contains(WidgetOptions.stack)
    guard id != nil || isStack else { return nil }
    let option = isStack ? "--stack" : "--placed"
    guard arguments.operands.isEmpty, !arguments.contains(WidgetOptions.family),
      !arguments.contains(WidgetOptions.kind), id == nil || !isStack
    else {
      throw Failure(
        .wrongUse, "\(option) says which widget and family is drawn.",
        advice: id != nil && isStack
          ? "Leave out --placed or --stack." : "Leave out the family and --kind, or \(option).")
    }
    let placed = try PlacedWidgets(in: context)
    if let id { return (try placed.widget(id), nil) }
    placed.tellDamage(in: context)
    return try mostRelevant(of: placed.widgets, in: context)
  }

  /// The top widget of the stack among drawable ones, and when that may change.
  private static func mostRelevant(
    of widgets: [PlacedWidget], in context: CommandContext
  ) throws(Failure) -> (widget: PlacedWidget, nextChoice: Date?) {
    var stack: [(id: String, timeline: WidgetTimeline?)] = []
    var first: Failure?
    for widget in widgets {
      do throws(Failure) {
        stack.append((widget.id, try WidgetRequest(in: context, placed: widget).timeline()))
      } catch {
        first = first ?? error
      }
    }
    let top = stack.stackOrder(at: context.now).first
    guard let widget = widgets.first(where: { $0.id == top }) else {
      throw first
        ?? Failure(.noInput, "No widgets are placed.", advice: "Place one: caffeine widgets add")
    }
    let nextChoice = stack.compactMap { $0.timeline?.nextRelevanceChange(after: context.now) }.min()
    return (widget, nextChoice)
  }
}

@MainActor
extension PlacedWidget {
  /// The kind; throws for one of another version.
  var knownKind: CaffeineKind {
    get throws(Failure) {
      if let kind = CaffeineKind(rawValue: kind) { return kind }
      throw Failure(
        .noInput, "This version has no widget '\(kind)', which '\(id)' is.",
        advice: "It stays placed; a version that has it draws it.")
    }
  }

  /// The family; throws if the host's only widget does not support it.
  func knownFamily(in host: WidgetHost) throws(Failure) -> WidgetFamily {
    let families = host.widgets.first?.supportedFamilies ?? []
    if let family, families.contains(family) { return family }
    throw Failure(
      .wrongUse, "The widget '\(kind)' has no family '\(familyName)'.",
      advice:
        "Choose another: caffeine widgets edit \(id) --family \(families.first?.description ?? "systemSmall")"
    )
  }
}
