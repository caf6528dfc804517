#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import TextUI

/// A drawn widget.
public struct WidgetDrawing {
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
  public var accessibilityLabel: String { remark + rendering.accessibilityLabel }
}

extension WidgetHost {
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
    let rendering = renderer.render()
    return WidgetDrawing(
      grid: rendering.grid, url: rendering.preferences[WidgetURLKey.self], rendering: rendering)
  }
}
