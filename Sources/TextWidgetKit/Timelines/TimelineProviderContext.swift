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

extension TimelineProviderContext {
  /// The environments that a widget may be drawn in.
  public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }

  /// Values of the environment that differ between the drawings of one timeline.
  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    /// Light and dark for the colour scheme; `nil` for what stays the same.
    public subscript<Value>(
      dynamicMember keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? {
      keyPath == \EnvironmentValues.colorScheme ? [ColorScheme.light, .dark] as? [Value] : nil
    }

    /// The same, by a key path that is given.
    public subscript<Value>(
      keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? { self[dynamicMember: keyPath] }
  }
}
