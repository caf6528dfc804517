/// Where a preview is shown.
/// - Effect: none
public protocol PreviewContext: Sendable {}

/// A preview as a widget of a family.
/// - Effect: none
public struct WidgetPreviewContext: PreviewContext, Hashable {
  /// The family the preview is drawn in; its size is the standard one.
  public let family: WidgetFamily

  /// Shows a preview as a widget of a family.
  public init(family: WidgetFamily) {
    self.family = family
  }
}

/// - Effect: none
nonisolated extension View {
  /// Previews compile, and pictures are asked for by family.
  public func previewContext<Context: PreviewContext>(_ value: Context) -> Self { self }
  /// Cells have no curves.
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> Self { self }
}
