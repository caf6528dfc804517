/// An entry of any widget: when it is due, and its view.
public struct WidgetEntry: Sendable {
  /// The moment from which the entry is due, UTC.
  public let date: Date

  /// How much the entry matters.
  public let relevance: TimelineEntryRelevance?

  /// The entry as its provider made it, for programs that know its type; like the view's, that
  /// type need not be Sendable and stays on the main actor.
  package let base: @MainActor () -> any TimelineEntry

  let view: @MainActor () -> AnyView
}

/// The timeline of any widget.
public struct WidgetTimeline: Sendable {
  /// The entries, as the provider ordered them.
  public let entries: [WidgetEntry]

  /// When the provider is to be asked again.
  public let policy: TimelineReloadPolicy

  /// The date on which the provider is to be asked again; `nil` is never by itself.
  ///
  /// O(n), since entries may stand in any order.
  public var reloadDate: Date? {
    switch policy.moment {
    case .atEnd: entries.map(\.date).max()
    case .never: nil
    case .after(let date): date
    }
  }

  /// The entry that is due at `date`: the latest that is not in the future, else the earliest.
  ///
  /// Nil only for a timeline without entries. O(n).
  public func entry(dueAt date: Date) -> WidgetEntry? {
    let due = entries.filter { $0.date <= date }.max { $0.date < $1.date }
    return due ?? entries.min { $0.date < $1.date }
  }

  /// The timeline with at most so many entries: the one due at `date` and those that follow it, in
  /// the order of their dates.
  ///
  /// A host keeps no more than it can hold; one at the end then ends with the last that is kept.
  /// O(n log n).
  public func limited(to count: Int, from date: Date) -> WidgetTimeline {
    guard entries.count > count else { return self }
    let sorted = entries.sorted { $0.date < $1.date }
    let due = sorted.lastIndex { $0.date <= date } ?? 0
    return WidgetTimeline(entries: Array(sorted[due...].prefix(count)), policy: policy)
  }

  /// The date of the entry that follows the one due at `date`; `nil` after the last.
  ///
  /// O(n).
  public func nextEntryDate(after date: Date) -> Date? {
    guard let shown = entry(dueAt: date)?.date else { return nil }
    return entries.lazy.map(\.date).filter { $0 > max(date, shown) }.min()
  }
}
