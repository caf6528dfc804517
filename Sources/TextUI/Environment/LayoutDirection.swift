/// The direction in which people read.
///
/// Cells are laid out from left to right whatever it says; views may ask for it.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}
