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
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed, mirrors
  public static func mirrors(in direction: LayoutDirection) -> Self { .mirrors }
}
