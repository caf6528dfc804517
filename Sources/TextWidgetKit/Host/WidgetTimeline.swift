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
  public var reloadDate: Date? {
    switch policy.moment {
    case .atEnd: entries.last?.date
    case .never: nil
    case .after(let date): date
    }
  }

  /// The entry that is due at `date`: the latest that is not in the future, else the first.
  ///
  /// Nil only for a timeline without entries. O(n).
  public func entry(dueAt date: Date) -> WidgetEntry? {
    let due = entries.filter { $0.date <= date }.max { $0.date < $1.date }
    return due ?? entries.first
  }
}
