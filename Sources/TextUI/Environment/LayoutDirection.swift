/// The reading direction.
///
/// Cells run from left to right in either; views may ask for it.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// The direction of English.
  case leftToRight
  /// The direction of Arabic.
  case rightToLeft
}

/// Whether a shape is mirrored in right-to-left layouts.
public struct LayoutDirectionBehavior: Hashable, Sendable {
  private let mirroring: LayoutDirection?

  /// Never mirrored.
  public static let fixed = LayoutDirectionBehavior(mirroring: nil)
  /// Never mirrored either, since cells run from left to right; only kept and compared.
  /// - Effect: none
  public static let mirrors = mirrors(in: .rightToLeft)
  /// Never mirrored either, since cells run from left to right; only kept and compared.
  /// - Effect: none
  public static func mirrors(in direction: LayoutDirection) -> Self { Self(mirroring: direction) }
}
