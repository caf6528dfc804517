/// Where a text that does not fit loses what is replaced by an ellipsis.
public enum TextTruncation: Hashable, Sendable, CaseIterable {
  /// At its start: `…world`.
  case head
  /// In its middle: `Hel…rld`.
  case middle
  /// At its end: `Hello…`.
  case tail
}
