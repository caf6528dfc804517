/// A configuration of no widget, for places where none is available.
public struct EmptyWidgetConfiguration: PrimitiveWidgetConfiguration {
  /// The empty configuration.
  public init() {}

  /// No widget.
  public var descriptions: [WidgetDescription] { [] }
}
