/// The widgets that one program offers.
///
///     @main struct Widgets: WidgetBundle {
///       var body: some Widget {
///         CupsWidget()
///         SleepWidget()
///       }
///     }
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The combined type of the widgets.
  associatedtype Body: Widget

  /// Creates the bundle; a program does so once, at its start.
  init()

  /// The widgets, in the order of a gallery.
  @WidgetBundleBuilder var body: Body { get }
}

/// Combines the widgets of a bundle.
@MainActor @preconcurrency
@resultBuilder
public struct WidgetBundleBuilder {
  /// Builds an empty bundle.
  public static func buildBlock() -> EmptyWidget { EmptyWidget() }

  /// Builds a bundle of one widget.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  /// Builds a bundle of several widgets, which keep their order.
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> WidgetGroup<repeat each Content> { WidgetGroup(repeat each content) }

  /// Keeps widgets that need a newer system: they are always available here.
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> Content {
    content
  }

  /// Keeps the widgets of an `if`, or none if it is false.
  public static func buildOptional<Content: Widget>(
    _ content: Content?
  ) -> WidgetGroup<OptionalWidget<Content>> { WidgetGroup(OptionalWidget(content)) }
}

/// The widget of an empty bundle.
public struct EmptyWidget: Widget {
  /// Creates a widget that adds nothing to a gallery.
  public init() {}

  /// Adds nothing to the gallery.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A widget under an `if`, which may be missing.
public struct OptionalWidget<Content: Widget>: Widget {
  private let content: Content?

  /// Creates a missing widget.
  public init() { content = nil }

  init(_ content: Content?) { self.content = content }

  /// The descriptions of the widget, or none if it is missing.
  public var body: some WidgetConfiguration {
    WidgetGroupConfiguration(descriptions: content?.body.descriptions ?? [])
  }
}

/// Several widgets as one element of a bundle.
public struct WidgetGroup<each Content: Widget>: Widget {
  private let content: (repeat each Content)

  /// Creates each widget by its own initialiser.
  public init() { content = (repeat (each Content)()) }

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  /// The descriptions of all widgets, in order.
  public var body: some WidgetConfiguration {
    var descriptions: [WidgetDescription] = []
    for widget in repeat each content { descriptions += widget.body.descriptions }
    return WidgetGroupConfiguration(descriptions: descriptions)
  }
}

private struct WidgetGroupConfiguration: PrimitiveWidgetConfiguration {
  let descriptions: [WidgetDescription]
}
