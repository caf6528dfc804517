/// What a grid keeps of a cluster of several scalars, and its width.
///
/// It keeps the base, its combining marks, and only those invisible scalars that change how this
/// cluster looks: joiners inside emoji and the scripts that need them, variation selectors after an
/// emoji or an ideograph, the tags of a subdivision flag. A cluster is cut after 16 scalars: no
/// emoji and no orthographic syllable has more.
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

  /// Replaces the missing base of a mark, which would join the glyph of the cell before it.
  static let missingBase: UInt32 = 0x25CC

  /// The Hebrew block; scripts before it have no use for joiners.
  private static let firstJoiningScript: UInt32 = 0x590

  /// Whether it is a black flag, three to six tag letters or digits, and the end tag (ED-14a).
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

  /// Whether a scalar can take emoji style: a pictograph, or the base of a keycap.
  private static func isEmoji(_ value: UInt32) -> Bool {
    switch value {
    case 0x23, 0x2A, 0x30...0x39: true
    default: ScalarTraits(value).joining == .emoji
    }
  }

  /// Whether a scalar shows, alone or on its base.
  ///
  /// The Mongolian selectors count: they choose the letter's form.
  private static func isVisible(_ value: UInt32) -> Bool {
    let traits = ScalarTraits(value)
    if ScalarTraits.isNoncharacter(value) { return false }
    if traits.columns > 0 || (0x180B...0x180F).contains(value) { return true }
    return traits.joining != .complex
      && Unicode.Scalar(value)?.properties.isDefaultIgnorableCodePoint == false
  }
}

extension UTF8Bytes {
  /// The end of the cluster whose first scalar ends at `index`, if the table alone can tell: a lone
  /// scalar, a flag, an emoji sequence, or a letter with common combining marks.
  func evidentClusterEnd(first: ScalarTraits.Joining, after index: Int) -> Int? {
    guard first.startsCluster else { return nil }
    var index = index
    var joins = false
    while index < count {
      let (value, end) = scalar(at: index)
      if value < 0x300 { return index }
      let joining = ScalarTraits(value).joining
      if joining == .extender {
        guard isCommonExtender(value) else { return nil }
        joins = value == 0x200D && first.isPictographic
      } else if joins && joining.isPictographic {
        joins = false
      } else {
        return index
      }
      index = end
    }
    return index
  }

  /// Whether it is a combining mark of European scripts or a part of emoji; none of these links
  /// Indic conjuncts, and all extend any base.
  private func isCommonExtender(_ value: UInt32) -> Bool {
    switch value {
    case 0x300...0x36F, 0x200D, 0x20E3, 0xFE0E, 0xFE0F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
    default: false
    }
  }

  /// The end of a range from `start` whose clusters do not depend on what follows: before a
  /// printable ASCII character without a prepended mark, or at the end of the text.
  func endOfContext(from start: Int) -> Int {
    var index = start
    var previous = ScalarTraits.Joining.complex
    while index < count {
      let (value, end) = scalar(at: index)
      if value == 0x1B && index > start { return index }
      let joining = ScalarTraits(value).joining
      let isSettled = previous.startsCluster
      if value >= 0x20 && value < 0x7F && previous != .complex || isSettled && joining == .alone {
        return index
      }
      previous = joining
      index = end
    }
    return count
  }

  /// The ends of the clusters in a range, by Swift's `Character`.
  func clusterEnds(in range: Range<Int>) -> [Int] {
    let text = String(decoding: self[range], as: UTF8.self)
    var end = range.lowerBound
    return text.map { character in
      end += character.utf8.count
      return end
    }
  }

  /// The end of the escape sequence that starts at `start`, by ECMA-48, section 5.
  ///
  /// It has parameters and a final byte, or text and a terminator; else it is the escape alone.
  func endOfEscapeSequence(at start: Int) -> Int {
    let next = start + 1
    guard next < count else { return count }
    switch self[next] {
    case 0x5B: return end(after: next + 1, skipping: 0x20...0x3F, final: 0x40...0x7E) ?? next
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F: return endOfString(from: next + 1) ?? next
    default: return end(after: next, skipping: 0x20...0x2F, final: 0x30...0x7E) ?? next
    }
  }

  private func end(
    after start: Int, skipping: ClosedRange<UInt8>, final: ClosedRange<UInt8>
  ) -> Int? {
    guard let last = self[start...].firstIndex(where: { !skipping.contains($0) }) else {
      return nil
    }
    return final.contains(self[last]) ? last + 1 : nil
  }

  /// The index after the BEL or ST that ends a control string, which is on one line.
  private func endOfString(from start: Int) -> Int? {
    guard let last = self[start...].firstIndex(where: { $0 < 0x20 }) else { return nil }
    if self[last] == 0x07 { return last + 1 }
    let isTerminated = self[last] == 0x1B && last + 1 < count && self[last + 1] == 0x5C
    return isTerminated ? last + 2 : nil
  }

  /// The scalar that starts at `index` and the index after it.
  func scalar(at index: Int) -> (value: UInt32, end: Int) {
    let first = UInt32(self[index])
    if first < 0x80 { return (first, index + 1) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | tail(index + 1), Swift.min(index + 2, count)) }
    if first < 0xF0 {
      let value = (first & 0xF) << 12 | tail(index + 1) << 6 | tail(index + 2)
      return (value, Swift.min(index + 3, count))
    }
    let high = (first & 0x7) << 18 | tail(index + 1) << 12
    return (high | tail(index + 2) << 6 | tail(index + 3), Swift.min(index + 4, count))
  }

  private func tail(_ index: Int) -> UInt32 { index < count ? UInt32(self[index] & 0x3F) : 0 }
}

/// Bytes of UTF-8, read scalar by scalar.
///
/// Swift's strings are well formed; in other bytes nothing beyond the end is read.
package typealias UTF8Bytes = UnsafeBufferPointer<UInt8>

extension StringProtocol {
  /// Passes the text's UTF-8 to `body`, without a copy if it is contiguous.
  func withUTF8Bytes<Result>(_ body: (UTF8Bytes) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = String(self)
    return copy.withUTF8(body)
  }
}
