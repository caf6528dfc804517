/// The reader's text size; SwiftUI's older form of ``DynamicTypeSize``.
public enum ContentSizeCategory: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// Body text of 14 points.
  case extraSmall
  /// Body text of 15 points.
  case small
  /// Body text of 16 points.
  case medium
  /// Body text of 17 points, the default.
  case large
  /// Body text of 19 points.
  case extraLarge
  /// Body text of 21 points.
  case extraExtraLarge
  /// Body text of 23 points.
  case extraExtraExtraLarge
  /// Body text of 28 points, an accessibility size: its numbers are three rows tall.
  case accessibilityMedium
  /// Body text of 33 points, an accessibility size: its numbers are three rows tall.
  case accessibilityLarge
  /// Body text of 40 points, an accessibility size: its numbers are three rows tall.
  case accessibilityExtraLarge
  /// Body text of 47 points, an accessibility size: its numbers are three rows tall.
  case accessibilityExtraExtraLarge
  /// Body text of 53 points, an accessibility size: its numbers are three rows tall.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Orders categories from the smallest text to the largest.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// Converts a type size.
  public init(_ size: DynamicTypeSize) {
    self = ContentSizeCategory(rawValue: size.rawValue) ?? .large
  }
}

extension DynamicTypeSize {
  /// Converts a content size category.
  public init(_ category: ContentSizeCategory) {
    self = DynamicTypeSize(rawValue: category.rawValue) ?? .large
  }
}
