public enum ContentSizeCategory: Int, Hashable, Comparable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  public init(_ size: DynamicTypeSize) {
    self = ContentSizeCategory(rawValue: size.rawValue) ?? .large
  }
}

extension DynamicTypeSize {
  public init(_ category: ContentSizeCategory) {
    self = DynamicTypeSize(rawValue: category.rawValue) ?? .large
  }
}
