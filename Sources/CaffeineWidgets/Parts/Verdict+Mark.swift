package import CaffeineDomain
package import TextUI

extension Verdict {
  var color: Color {
    switch self {
    case .likely: .good
    case .uncertain: .amber
    case .unlikely: .hot
    }
  }

  /// A sign for the verdict: an empty, half full or full cup.
  package func mark(in glyphSet: GlyphSet) -> String {
    let isUnicode = glyphSet == .unicode
    return switch self {
    case .likely: isUnicode ? "○" : "o"
    case .uncertain: isUnicode ? "◐" : "?"
    case .unlikely: isUnicode ? "●" : "#"
    }
  }
}
