/// The alignment of a text's lines with each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// Aligns the lines at the left.
  case leading
  /// Centres the lines.
  case center
  /// Aligns the lines at the right.
  case trailing
}
