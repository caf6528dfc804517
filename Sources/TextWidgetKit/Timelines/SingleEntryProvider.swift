/// Asks once for a value and shows it forever.
struct SingleEntryProvider<Value>: TimelineProvider {
  struct Entry: TimelineEntry {
    let date = Date.distantPast
    let value: Value
  }

  /// The value to show before the current one is known, or after an error.
  let preview: (Context) -> Value
  /// The value to show now.
  let current: (Context) async throws -> Value

  func placeholder(in context: Context) -> Entry { Entry(value: preview(context)) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    // One task at a time asks it.
    nonisolated(unsafe) let provider = self
    Task {
      let value = (try? await provider.current(context)) ?? provider.preview(context)
      completion(Entry(value: value))
    }
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .never)) }
  }
}
