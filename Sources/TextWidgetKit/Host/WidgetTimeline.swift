/// An entry of any widget: its date and its view.
public struct WidgetEntry: Sendable {
  /// The moment from which the entry is due.
  public let date: Date

  /// The entry's rank among the entries of its widget; `nil` without a statement.
  public let relevance: TimelineEntryRelevance?

  /// The entry as its provider made it.
  ///
  /// Its type need not be `Sendable`, so it stays on the main actor.
  package let base: @MainActor () -> any TimelineEntry

  let view: @MainActor () -> AnyView
}

/// The timeline of any widget.
public struct WidgetTimeline: Sendable {
  /// The entries in the provider's order.
  public let entries: [WidgetEntry]

  /// When to ask the provider again.
  public let policy: TimelineReloadPolicy

  /// When to ask the provider again; `nil` means never; O(n): entries may have any order.
  public var reloadDate: Date? {
    switch policy.moment {
    case .atEnd: entries.map(\.date).max()
    case .never: nil
    case .after(let date): date
    }
  }

  /// The entry due at `date`: the latest that is not in the future, or else the earliest.
  ///
  /// `nil` only for an empty timeline. O(n).
  public func entry(dueAt date: Date) -> WidgetEntry? {
    let due = entries.filter { $0.date <= date }.max { $0.date < $1.date }
    return due ?? entries.min { $0.date < $1.date }
  }

  /// At most `count` entries: the one due at `date` and its successors by date.
  ///
  /// With policy `.atEnd` the timeline then ends with the last entry that is kept. O(n log n).
  public func limited(to count: Int, from date: Date) -> WidgetTimeline {
    guard entries.count > count else { return self }
    let sorted = entries.sorted { $0.date < $1.date }
    let due = sorted.lastIndex { $0.date <= date } ?? 0
    return WidgetTimeline(entries: Array(sorted[due...].prefix(count)), policy: policy)
  }

  /// The date of the entry that follows the one due at `date`; `nil` after the last; O(n).
  public func nextEntryDate(after date: Date) -> Date? {
    guard let shown = entry(dueAt: date)?.date else { return nil }
    return entries.lazy.map(\.date).filter { $0 > max(date, shown) }.min()
  }
}

extension WidgetTimeline {
  /// A snapshot as a timeline of one entry.
  package init(snapshot: WidgetEntry) { self.init(entries: [snapshot], policy: .never) }
}
