/// How the lines of a text stand to each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// Their starts below each other.
  case leading
  /// Their middles below each other.
  case center
  /// Their ends below each other.
  case trailing
}
