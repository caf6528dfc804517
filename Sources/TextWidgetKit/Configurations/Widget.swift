/// A widget: what it is called, where it may stand, who provides it and how it looks.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the widget's configuration.
  associatedtype Body: WidgetConfiguration

  /// A widget without any state: the host makes it when it needs it.
  init()

  /// The widget's configuration.
  var body: Body { get }
}
