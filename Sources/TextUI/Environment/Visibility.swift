/// Whether a part of a view is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// The view decides.
  case automatic
  /// Shown even where the view would leave it out, such as the legend of one series.
  case visible
  /// Not shown.
  case hidden
}
