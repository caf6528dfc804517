@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget

  init()

  @WidgetBundleBuilder var body: Body { get }
}

@MainActor @preconcurrency
@resultBuilder
public struct WidgetBundleBuilder {
  public static func buildBlock() -> EmptyWidget { EmptyWidget() }

  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> WidgetGroup<repeat each Content> { WidgetGroup(repeat each content) }

  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> Content {
    content
  }

  public static func buildOptional<Content: Widget>(
    _ content: Content?
  ) -> WidgetGroup<OptionalWidget<Content>> { WidgetGroup(OptionalWidget(content)) }
}

public struct EmptyWidget: Widget {
  public init() {}

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
