public import TextWidgetKit

/// All caffeine widgets, for galleries and tests.
///
/// ```swift
/// let host = WidgetHost(CaffeineWidgetBundle(source: source))
/// host.widgets.map(\.kind)  // ["level", "today", "bedtime", "history", "quick-log"]
/// ```
public struct CaffeineWidgetBundle: WidgetBundle {
  private let source: CaffeineSource

  /// Creates the widgets with common data.
  public init(source: CaffeineSource) { self.source = source }

  /// Creates the widgets without drinks, at the reference date in UTC.
  public init() { self.init(source: .empty) }

  /// The widgets in gallery order.
  public var body: some Widget {
    CaffeineWidget(.level, source: source)
    CaffeineWidget(.today, source: source)
    CaffeineWidget(.bedtime, source: source)
    CaffeineWidget(.history, source: source)
    CaffeineWidget(.quickLog, source: source)
  }
}
