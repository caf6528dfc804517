/// A drawn widget: plain values, which may go to any thread.
public struct WidgetDrawing: Sendable {
  /// The picture, exactly as large as the presentation says.
  public package(set) var grid: CellGrid

  /// Where a tap on the widget leads.
  public let url: URL?

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
  /// presentation's moment; `nil` only where the timeline is empty.
  public func draw(
    _ widget: WidgetDescription, as presentation: WidgetPresentation
  ) async -> WidgetDrawing? {
    let timeline = await timeline(of: widget, in: presentation.context)
    let entry = timeline?.entry(dueAt: presentation.environment.now)
    return entry.map { draw($0, of: widget, as: presentation) }
  }

  /// Draws an entry of a widget for a place.
  public func draw(
    _ entry: WidgetEntry, of widget: WidgetDescription, as presentation: WidgetPresentation
  ) -> WidgetDrawing {
    let environment = presentation.environment(of: widget)
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
      grid: rendering.grid, url: preferences[WidgetURLKey.self], rendering: rendering)
  }
}
