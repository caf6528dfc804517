/// What setting text in cells needs to know of a Unicode scalar, in one byte.
package struct ScalarTraits: Equatable {
  /// Two bits of width, three of joining, three of line breaking.
  let rawValue: UInt8

  /// How a scalar takes part in grapheme clusters.
  enum Joining: UInt8 {
    /// A cluster of its own, unless an extender follows.
    case alone
    /// May belong to the cluster before it.
    case extender
    /// Only `Character` can tell: flags, conjoining jamo, prepended marks, controls.
    case complex
    /// As `alone`, and joins after a zero-width joiner.
    case pictograph
    /// As `pictograph`, and can be given emoji or text style.
    case emoji

    /// Whether the scalar is Extended_Pictographic.
    var isPictographic: Bool { self == .pictograph || self == .emoji }

    /// Whether the scalar joins nothing before it, save after a zero-width joiner.
    var startsCluster: Bool { self == .alone || isPictographic }
  }

  /// How a scalar takes part in line breaking: the classes of UAX #14, reduced to what spaces,
  /// hyphens and CJK need.
  package enum Breaking: UInt8 {
    /// No break beside it without a space.
    case letter
    /// A break on either side.
    case ideograph
    /// Never at the end of a line.
    case opening
    /// Never at the start of a line.
    case closing
    /// A break after it.
    case hyphen
    /// No break on either side.
    case glue
    /// A break after it; disappears at the end of a line.
    case space
    case lineEnd
  }

  /// The columns the scalar takes by itself, 0 to 2.
  package var columns: Int { Int(rawValue & 0b11) }

  var joining: Joining { Joining(rawValue: rawValue >> 2 & 0b111) ?? .complex }

  package var breaking: Breaking { Breaking(rawValue: rawValue >> 5) ?? .letter }

  /// Whether the scalar is a mark that cannot start a cluster; a wide one, an emoji's tone, can.
  var needsBase: Bool { joining == .extender && columns < 2 }

  private init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Looks a scalar's value up.
  ///
  /// O(log n) in the table's 1,800 runs.
  init(_ value: UInt32) {
    let key = value << 8 | 0xFF
    let run = Self.runs.withUnsafeBufferPointer { runs in
      var base = 0
      var count = runs.count
      while count > 1 {
        let half = count / 2
        base = runs[base + half] <= key ? base + half : base
        count -= half
      }
      return runs[base]
    }
    self.init(rawValue: UInt8(truncatingIfNeeded: run))
  }

  /// Whether a scalar is one of the 66 that are no characters and shown as U+FFFD.
  static func isNoncharacter(_ value: UInt32) -> Bool {
    value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
  }

  /// An ASCII letter or digit.
  static let letter = ScalarTraits(rawValue: 1)
}
