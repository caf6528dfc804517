/// The side of a widget that knows what to show and when.
public protocol TimelineProvider {
  /// What the widget shows at one moment.
  associatedtype Entry: TimelineEntry

  /// Where the widget will stand.
  typealias Context = TimelineProviderContext

  /// An entry to draw redacted, at once and without looking anything up.
  func placeholder(in context: Context) -> Entry

  /// The entry for a passing glance; sample data when `context.isPreview`.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// The entries from now on, the first of them due now.
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
