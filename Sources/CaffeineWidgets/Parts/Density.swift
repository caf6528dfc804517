import TextUI

/// How much is told beside the amount, by the size in which the reader wants text.
///
/// Cells do not grow: larger text is large figures with fewer lines beside them, smaller text
/// figures of one row and more lines.
enum Density: Comparable {
  /// Below the standard size: more lines.
  case dense
  /// As designed.
  case regular
  /// From the size on in which `title2` has large figures: the amount and the outlook.
  case spare

  init(_ size: DynamicTypeSize) {
    switch size {
    case ..<DynamicTypeSize.large: self = .dense
    case DynamicTypeSize.xxxLarge...: self = .spare
    default: self = .regular
    }
  }
}
