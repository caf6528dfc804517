extension WidgetTimeline {
  /// The relevance of the entry due at `date`, 0 to 1, relative to this timeline's highest score.
  ///
  /// Scores of a provider only compare among each other. A score lasts for its duration, or without
  /// one until the next entry. `nil` if no score covers `date`. O(n).
  public func relevance(at date: Date) -> Double? {
    guard let entry = entry(dueAt: date), entry.date <= date, let relevance = entry.relevance,
      relevance.duration <= 0 || date < entry.date + relevance.duration
    else { return nil }
    let highest = entries.compactMap(\.relevance?.score).filter(\.isFinite).max() ?? 0
    guard relevance.score.isFinite, relevance.score > 0, highest > 0 else { return 0 }
    return Double(relevance.score / highest)
  }

  /// The next moment at which ``relevance(at:)`` may change; `nil` means never; O(n).
  public func nextRelevanceChange(after date: Date) -> Date? {
    guard let entry = entry(dueAt: date) else { return nil }
    let end = entry.relevance.flatMap { $0.duration > 0 ? entry.date + $0.duration : nil }
    return [entry.date, end, nextEntryDate(after: date), reloadDate].compactMap(\.self)
      .filter { $0 > date }.min()
  }
}

extension Sequence where Element == (id: String, timeline: WidgetTimeline?) {
  /// The ids of stacked widgets, most relevant first; widgets without a relevance come last, and
  /// equal ones keep their order.
  public func stackOrder(at date: Date) -> [String] {
    let ranked = map { (id: $0.id, relevance: $0.timeline?.relevance(at: date) ?? -1) }
    return ranked.enumerated().sorted { first, second in
      let (one, other) = (first.element.relevance, second.element.relevance)
      return one == other ? first.offset < second.offset : one > other
    }.map(\.element.id)
  }
}
