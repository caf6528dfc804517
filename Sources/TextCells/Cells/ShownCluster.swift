/// What a grid keeps of a cluster of several scalars, and how wide that is.
///
/// Kept are the base, its combining marks, and of the invisible scalars only those that change how
/// this cluster looks: joiners inside emoji and the scripts that need them, variation selectors
/// after an emoji or an ideograph, the tags of a subdivision flag. A cluster is cut after 16
/// scalars: no emoji and no orthographic syllable has more.
struct ShownCluster {
  private let bytes: UTF8Bytes
  private let range: Range<Int>

  private static let longest = 16

  init(_ bytes: UTF8Bytes, _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  /// The columns: the sum over the kept scalars but at most 2, and 2 for an emoji with its
  /// selector; and the scalar, if only one is kept.
  var measure: (columns: Int, onlyScalar: UInt32?) {
    var columns = 0
    var count = 0
    var first: UInt32 = 0
    var needsBase = false
    forEachKeptScalar { value, _ in
      let traits = ScalarTraits(value)
      if count == 0 { (first, needsBase) = (value, traits.needsBase) }
      count += 1
      columns = value == 0xFE0F ? 2 : min(columns + traits.columns, 2)
    }
    if needsBase { return (min(columns, 1), Self.missingBase) }
    return (columns, count == 1 ? first : nil)
  }

  /// Calls `body` with each kept scalar and where its bytes are, in order.
  func forEachKeptScalar(_ body: (UInt32, Range<Int>) -> Void) {
    let base = bytes.scalar(at: range.lowerBound).value
    let isFlag = base == 0x1F3F4 && hasSubdivisionTags
    var previous: UInt32 = 0
    var index = range.lowerBound
    for _ in 0..<Self.longest where index < range.upperBound {
      let (value, end) = bytes.scalar(at: index)
      let isKept =
        switch value {
        case 0x200C: base >= Self.firstJoiningScript
        case 0x200D: base >= Self.firstJoiningScript && end < range.upperBound
        case 0xFE0E, 0xFE0F: Self.isEmoji(previous)
        case 0xE0020...0xE007F: isFlag
        case 0xE0100...0xE01EF:
          previous == base && ScalarTraits(base).breaking == .ideograph
        default: Self.isVisible(value)
        }
      if isKept {
        body(value, index..<end)
        previous = value
      }
      index = end
    }
  }

  /// Stands for a mark without a base, which would join the glyph of the cell before it.
  static let missingBase: UInt32 = 0x25CC

  /// The Hebrew block; scripts before it have no use for joiners.
  private static let firstJoiningScript: UInt32 = 0x590

  /// Whether the cluster is a black flag, three to six tag letters or digits, and the end tag
  /// (UTS #51, ED-14a).
  private var hasSubdivisionTags: Bool {
    var index = range.lowerBound + 4
    var count = 0
    while index < range.upperBound {
      let (value, end) = bytes.scalar(at: index)
      if value == 0xE007F { return end == range.upperBound && (3...6).contains(count) }
      guard (0xE0030...0xE0039).contains(value) || (0xE0061...0xE007A).contains(value) else {
        return false
      }
      count += 1
      index = end
    }
    return false
  }

  /// Whether a scalar can be given emoji style: a pictograph, or what a keycap is made from.
  private static func isEmoji(_ value: UInt32) -> Bool {
    switch value {
    case 0x23, 0x2A, 0x30...0x39: true
    default: ScalarTraits(value).joining == .emoji
    }
  }

  /// Whether a scalar shows, alone or on its base.
  ///
  /// The Mongolian selectors count: they choose the
  /// letter's form.
  private static func isVisible(_ value: UInt32) -> Bool {
    let traits = ScalarTraits(value)
    if ScalarTraits.isNoncharacter(value) { return false }
    if traits.columns > 0 || (0x180B...0x180F).contains(value) { return true }
    return traits.joining != .complex
      && Unicode.Scalar(value)?.properties.isDefaultIgnorableCodePoint == false
  }
}
