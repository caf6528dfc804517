/// The fit of a view into an area of other proportions.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// The largest size that fits inside.
  case fit
  /// The smallest size that covers the area.
  case fill
}
