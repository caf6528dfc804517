public enum Visibility: Hashable, Sendable, CaseIterable {
  case automatic
  /// Shown even where the view would leave it out, such as the legend of one series.
  case visible
  case hidden
}
