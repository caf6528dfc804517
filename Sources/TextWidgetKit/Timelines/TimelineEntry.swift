/// What a widget shows from one moment on.
public protocol TimelineEntry {
  /// The moment from which the entry is due, UTC.
  var date: Date { get }

  /// How much this entry matters, compared with the others of the same widget.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// No statement about relevance.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters, and for how long.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// Any number; only its order among the scores of one widget's entries counts.
  public var score: Float

  /// Seconds the score holds from the entry's date on; 0 until the next entry.
  public var duration: TimeInterval

  /// A relevance of `score` for `duration` seconds.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
