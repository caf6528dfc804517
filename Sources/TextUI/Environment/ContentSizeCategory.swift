/// How large the reader wants text; the older form of ``DynamicTypeSize``.
public enum ContentSizeCategory: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// Extra small.
  case extraSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// Large, the default.
  case large
  /// Extra large.
  case extraLarge
  /// Extra extra large.
  case extraExtraLarge
  /// Extra extra extra large.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The fifth accessibility size.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether the first is the smaller one.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// The category of a type size.
  public init(_ size: DynamicTypeSize) {
    self = ContentSizeCategory(rawValue: size.rawValue) ?? .large
  }
}

extension DynamicTypeSize {
  /// The type size of a category.
  public init(_ category: ContentSizeCategory) {
    self = DynamicTypeSize(rawValue: category.rawValue) ?? .large
  }
}
