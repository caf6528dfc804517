/// Cells run from left to right in either; views may ask for it.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}

public struct LayoutDirectionBehavior: Hashable, Sendable {
  private let mirroring: LayoutDirection?

  public static let fixed = LayoutDirectionBehavior(mirroring: nil)
  /// Never mirrored either, since cells run from left to right; only kept and compared.
  /// - Effect: none
  public static let mirrors = mirrors(in: .rightToLeft)
  /// Never mirrored either, since cells run from left to right; only kept and compared.
  /// - Effect: none
  public static func mirrors(in direction: LayoutDirection) -> Self { Self(mirroring: direction) }
}
