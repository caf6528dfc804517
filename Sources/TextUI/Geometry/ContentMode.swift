/// How a view of another proportion is fitted into an area.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// As large as fits inside.
  case fit
  /// As small as covers it.
  case fill
}
