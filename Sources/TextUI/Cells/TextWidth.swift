/// How many columns text takes on a grid of character cells.
public enum TextWidth {
  /// The columns of a text of one line; controls and invisible scalars take none. O(length).
  public static func columns(of text: String) -> Int {
    columns(of: text[...])
  }

  /// The columns of a text of one line; controls and invisible scalars take none. O(length).
  public static func columns(of text: Substring) -> Int {
    var sum = 0
    for character in text {
      var width = 0
      for scalar in character.unicodeScalars {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x300..<0x370, 0x200B...0x200F: break
        case 0xFE0F: width = 2
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
          0xFF00...0xFF60, 0x1F300...0x1FAFF:
          width += 2
        default: width += 1
        }
      }
      sum += min(width, 2)
    }
    return sum
  }
}
