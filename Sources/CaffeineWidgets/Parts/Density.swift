import TextUI

/// The amount of detail beside the milligrams, depending on the text size.
///
/// Cells do not grow: larger text means large figures with fewer lines beside them, smaller text
/// means one-row figures with more lines.
enum Density: Comparable {
  /// Below the standard size, with more lines.
  case dense
  /// The standard size.
  case regular
  /// From the size at which `title2` has large figures: only the amount and the outlook.
  case spare

  init(_ size: DynamicTypeSize) {
    switch size {
    case ..<DynamicTypeSize.large: self = .dense
    case DynamicTypeSize.xxxLarge...: self = .spare
    default: self = .regular
    }
  }
}
