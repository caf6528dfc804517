/// The reader's text size.
///
/// Cells do not grow, so letters keep their size. Numbers are three rows tall where their font has
/// 28 points or more at that size, and views may adapt to it.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// Body text of 14 points.
  case xSmall
  /// Body text of 15 points.
  case small
  /// Body text of 16 points.
  case medium
  /// Body text of 17 points, the default.
  case large
  /// Body text of 19 points.
  case xLarge
  /// Body text of 21 points.
  case xxLarge
  /// Body text of 23 points.
  case xxxLarge
  /// Body text of 28 points, an accessibility size: its numbers are three rows tall.
  case accessibility1
  /// Body text of 33 points, an accessibility size: its numbers are three rows tall.
  case accessibility2
  /// Body text of 40 points, an accessibility size: its numbers are three rows tall.
  case accessibility3
  /// Body text of 47 points, an accessibility size: its numbers are three rows tall.
  case accessibility4
  /// Body text of 53 points, an accessibility size: its numbers are three rows tall.
  case accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
