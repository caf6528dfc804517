/// Whether a part of a view is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the view has it where nobody chooses.
  case automatic
  /// Drawn also where it would be left out by itself, such as the legend of one series.
  case visible
  /// Not shown.
  case hidden
}
