public import TextWidgetKit

/// Every widget there is about caffeine: what the gallery and the tests go through.
///
/// ```swift
/// let host = WidgetHost(CaffeineWidgetBundle(source: source))
/// host.widgets.map(\.kind)  // ["level", "today", "bedtime", "history", "quick-log"]
/// ```
public struct CaffeineWidgetBundle: WidgetBundle {
  private let source: CaffeineSource

  /// The widgets of what `source` knows.
  public init(source: CaffeineSource) { self.source = source }

  /// The widgets when nothing is known: no drinks, at the reference date, in UTC.
  public init() { self.init(source: .empty) }

  /// The widgets, in the gallery's order.
  public var body: some Widget {
    CaffeineWidget(.level, source: source)
    CaffeineWidget(.today, source: source)
    CaffeineWidget(.bedtime, source: source)
    CaffeineWidget(.history, source: source)
    CaffeineWidget(.quickLog, source: source)
  }
}
