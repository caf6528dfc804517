/// What a provider is told of the place its widget will stand in.
public struct TimelineProviderContext: Sendable {
  /// The family the widget is asked for.
  public let family: WidgetFamily

  /// Whether the widget is shown in a gallery, where sample data is better than none.
  public let isPreview: Bool

  /// The size of the widget, points.
  public let displaySize: CGSize

  /// A context of a host's making.
  ///
  /// Apple's has no public initializer, which keeps providers out of unit tests; ours has one.
  public init(family: WidgetFamily, isPreview: Bool = false, displaySize: CGSize? = nil) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize ?? family.cellSize.points
  }
}
