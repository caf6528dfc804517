/// A drawn widget: plain values, which may go to any thread.
public struct WidgetDrawing: Sendable {
  /// The picture, exactly as large as the presentation says.
  public package(set) var grid: CellGrid

  /// Where a tap on the widget leads.
  public let url: URL?

  /// The first moment at which the same entry looks different, since it shows how far away a date
  /// is; `nil` where it does not, or where the presentation did not ask for it.
  public let nextChange: Date?

  /// What is read aloud before what the widget says.
  package var remark = ""
  let rendering: Rendering

  /// What the widget says when it is read aloud.
  ///
  /// O(length): it is put into words only now.
  @MainActor public var accessibilityLabel: String { remark + rendering.accessibilityLabel }
}

extension WidgetHost {
  /// Asks the provider of a widget for its timeline and draws the entry that is due at the
  /// presentation's moment, or the placeholder where there is none.
  public func draw(
    _ widget: WidgetDescription, as presentation: WidgetPresentation
  ) async -> WidgetDrawing? {
    let timeline = await timeline(of: widget, in: presentation.context)
    return draw(timeline, of: widget, as: presentation)
  }

  /// Draws the entry of a timeline that is due at the presentation's moment; where there is no
  /// timeline yet or it has no entries, the placeholder.
  public func draw(
    _ timeline: WidgetTimeline?, of widget: WidgetDescription, as presentation: WidgetPresentation
  ) -> WidgetDrawing {
    if let entry = timeline?.entry(dueAt: presentation.environment.now) {
      return draw(entry, of: widget, as: presentation)
    }
    var covered = presentation
    covered.isPlaceholder = true
    return draw(placeholder(of: widget, in: presentation.context), of: widget, as: covered)
  }

  /// Draws an entry of a widget for a place.
  public func draw(
    _ entry: WidgetEntry, of widget: WidgetDescription, as presentation: WidgetPresentation
  ) -> WidgetDrawing {
    var environment = presentation.environment(of: widget)
    let changes = presentation.findsNextChange ? TextChanges() : nil
    if let changes { environment.textChanges = changes }
    let container = WidgetContainer(
      family: presentation.family,
      showsBackground: environment.showsWidgetContainerBackground,
      margins: environment.widgetContentMargins, content: WidgetContent(view: entry.view()))
    var renderer = CellRenderer(
      content: container, columns: presentation.size.columns, rows: presentation.size.rows,
      environment: environment)
    if presentation.family == .accessoryInline { renderer.alignment = .leading }
    let (rendering, preferences) = renderer.renderWithPreferences()
    return WidgetDrawing(
      grid: rendering.grid, url: preferences[WidgetURLKey.self], nextChange: changes?.next,
      rendering: rendering)
  }
}
