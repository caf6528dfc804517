/// The widgets one program offers.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets together.
  associatedtype Body: Widget

  /// A bundle without any state.
  init()

  /// The widgets, in the order of a gallery.
  @WidgetBundleBuilder var body: Body { get }
}

/// Puts the widgets of a bundle together.
@MainActor @preconcurrency
@resultBuilder
public struct WidgetBundleBuilder {
  /// A bundle without widgets.
  public static func buildBlock() -> EmptyWidget { EmptyWidget() }

  /// A bundle of one widget.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  /// A bundle of several widgets.
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> WidgetGroup<repeat each Content> { WidgetGroup(repeat each content) }

  /// Widgets that need a newer system: here they are always available.
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> Content {
    content
  }

  /// Widgets under `if #available`.
  public static func buildOptional<Content: Widget>(_ content: Content?)
    -> WidgetGroup<OptionalWidget<Content>>
  {
    WidgetGroup(OptionalWidget(content))
  }
}

/// The widget of an empty bundle.
public struct EmptyWidget: Widget {
  /// The widget that is not there.
  public init() {}

  /// The branch of an `if` that is not taken adds nothing to the gallery.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A widget that may be missing.
public struct OptionalWidget<Content: Widget>: Widget {
  private let content: Content?

  /// A missing widget.
  public init() { content = nil }

  init(_ content: Content?) { self.content = content }

  /// Nothing where the branch of an `if` was not taken.
  public var body: some WidgetConfiguration {
    WidgetGroupConfiguration(descriptions: content?.body.descriptions ?? [])
  }
}

/// Several widgets that stand in a bundle as one.
public struct WidgetGroup<each Content: Widget>: Widget {
  private let content: (repeat each Content)

  /// The widgets, each made anew.
  public init() { content = (repeat (each Content)()) }

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  /// What all of them say.
  public var body: some WidgetConfiguration {
    var descriptions: [WidgetDescription] = []
    for widget in repeat each content { descriptions += widget.body.descriptions }
    return WidgetGroupConfiguration(descriptions: descriptions)
  }
}

private struct WidgetGroupConfiguration: PrimitiveWidgetConfiguration {
  let descriptions: [WidgetDescription]
}
