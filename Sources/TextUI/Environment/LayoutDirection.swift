/// The direction in which people read.
///
/// Cells are laid out from left to right whatever it says; views may ask for it.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// Whether a shape is turned over where reading starts at the right.
public struct LayoutDirectionBehavior: Hashable, Sendable {
  private let mirroring: LayoutDirection?

  /// Never turned over.
  public static let fixed = LayoutDirectionBehavior(mirroring: nil)
  /// Kept and compared: cells run from left to right, so nothing is turned over.
  /// - Effect: none
  public static let mirrors = mirrors(in: .rightToLeft)
  /// Kept and compared: cells run from left to right, so nothing is turned over.
  /// - Effect: none
  public static func mirrors(in direction: LayoutDirection) -> Self { Self(mirroring: direction) }
}
