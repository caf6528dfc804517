/// Whether a part of a view is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the view has it where nobody chooses.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
