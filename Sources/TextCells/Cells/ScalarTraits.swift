import CTextTables

/// What laying out text in cells needs to know about a Unicode scalar.
package struct ScalarTraits {
  /// The line of the scalar's run in the table, read where it lies; `scalars.c` says what stands where.
  private let line: UnsafePointer<UInt8>

  /// The part a scalar plays in grapheme clusters.
  enum Joining {
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

    /// Whether the scalar joins nothing before it, except after a zero-width joiner.
    var startsCluster: Bool { self == .alone || isPictographic }
  }

  /// The part a scalar plays in line breaking: UAX #14 as far as spaces, hyphens and CJK need it.
  package enum Breaking {
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
    /// The end of a line, wherever it stands.
    case newline
  }

  /// The columns the scalar takes by itself, 0 to 2.
  package var columns: Int { Int(line[30] & 0xF) }

  /// The second letters of the names tell them apart.
  var joining: Joining {
    switch line[9] {
    case UInt8(ascii: "x"): .extender
    case UInt8(ascii: "o"): .complex
    case UInt8(ascii: "i"): .pictograph
    case UInt8(ascii: "m"): .emoji
    default: .alone
    }
  }

  package var breaking: Breaking {
    switch line[20] {
    case UInt8(ascii: "i"): .ideograph
    case UInt8(ascii: "o"): .opening
    case UInt8(ascii: "c"): .closing
    case UInt8(ascii: "h"): .hyphen
    case UInt8(ascii: "g"): .glue
    case UInt8(ascii: "s"): .space
    case UInt8(ascii: "n"): .newline
    default: .letter
    }
  }

  /// Whether the scalar is a mark that cannot start a cluster, as an emoji's wide tone can.
  var needsBase: Bool { joining == .extender && columns < 2 }

  /// Those of every CJK unified ideograph: a Chinese text would look up little else.
  ///
  /// Unsafe only by its type: the table's bytes never change.
  nonisolated(unsafe) private static let ideograph = ScalarTraits(searching: 0x4E00)

  /// Looks up the traits of a scalar's value; O(log n) in the table's 1,800 runs.
  init(_ value: UInt32) {
    self = value >= 0x4E00 && value <= 0x9FFF ? Self.ideograph : ScalarTraits(searching: value)
  }

  private init(searching value: UInt32) {
    let table = TextTable.scalars
    let length = 32
    let last = Self.digits(of: value)
    var line = table.start
    var count = table.count / length
    while count > 1 {
      let half = count / 2
      let middle = line + half * length
      let start = UnsafeRawPointer(middle).loadUnaligned(as: UInt64.self)
      line = UInt64(bigEndian: start) <= last ? middle : line
      count -= half
    }
    self.line = line
  }

  /// The greatest eight bytes, as a number, with which a line may begin whose run has begun at
  /// `value`: its six digits, and two of any kind.
  ///
  /// Comparing digits as they stand in the table is quicker than reading them at each step.
  private static func digits(of value: UInt32) -> UInt64 {
    var digits = UInt64(value)
    digits = (digits | digits << 16) & 0xFF_0000_FFFF
    digits = (digits | digits << 8) & 0x00FF_00FF_00FF
    digits = (digits | digits << 4) & 0x0F0F_0F0F_0F0F  // one a byte
    let letters = (digits + 0x0606_0606_0606) >> 4 & 0x0101_0101_0101  // 1 for A to F
    return (digits + 0x3030_3030_3030 + letters * 7) << 16 | 0xFFFF
  }

  /// Whether a scalar is one of Unicode's 66 noncharacters, shown as U+FFFD.
  static func isNoncharacter(_ value: UInt32) -> Bool {
    value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
  }
}

/// Walks a text cluster by cluster.
///
/// Boundaries are those of Swift's `Character`. The table decides where two neighbouring scalars
/// suffice; `String` decides the rest (Indic conjuncts, jamo, controls …). An escape sequence of
/// terminals is one cluster that is not shown. The whole walk is O(length).
package struct ClusterScanner: IteratorProtocol, Sequence {
  private let bytes: UTF8Bytes
  private let readsEscapes: Bool
  private var position = 0
  /// The ends of clusters that `String` has found already, last first.
  private var knownEnds: [Int] = []

  /// Reads an escape sequence as one hidden cluster, or without `readsEscapes` as its characters.
  package init(_ bytes: UTF8Bytes, readsEscapes: Bool = true) {
    self.bytes = bytes
    self.readsEscapes = readsEscapes
  }

  package mutating func next() -> TextCluster? {
    if position >= bytes.count { return nil }
    let byte = bytes[position]
    let isFollowedByASCII = position + 1 == bytes.count || bytes[position + 1] < 0x80
    if isFollowedByASCII && byte >= 0x20 && byte < 0x7F { return nextASCII(byte) }
    return nextCluster()
  }

  private mutating func nextASCII(_ byte: UInt8) -> TextCluster {
    position += 1
    let isWordy = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
    let breaking: ScalarTraits.Breaking =
      isWordy ? .letter : byte == 0x20 ? .space : ScalarTraits(UInt32(byte)).breaking
    return TextCluster(
      range: position - 1..<position, columns: 1, scalar: UInt32(byte), breaking: breaking)
  }

  private mutating func nextCluster() -> TextCluster {
    let start = position
    let (value, end) = bytes.scalar(at: start)
    let traits = ScalarTraits(value)
    if value == 0x1B && readsEscapes {
      position = bytes.endOfEscapeSequence(at: start)
      return .hidden(start..<position, breaking: traits.breaking)
    }
    position = clusterEnd(from: start, first: traits, after: end)
    if position == end || ScalarTraits.isNoncharacter(value) {
      return single(value, traits, start..<position)
    }
    let (columns, scalar) = ShownCluster(bytes, start..<position).measure
    let isWideLetter = columns == 2 && traits.breaking == .letter
    return TextCluster(
      range: start..<position, columns: columns, scalar: scalar,
      breaking: isWideLetter ? .ideograph : traits.breaking)
  }

  /// A cluster shown as one scalar: its only one, or a substitute if that cannot stand alone.
  private func single(_ value: UInt32, _ traits: ScalarTraits, _ range: Range<Int>) -> TextCluster {
    let scalar: UInt32
    switch value {
    case 0x09: scalar = 0x20
    case 0xAD: scalar = 0x2D
    case _ where ScalarTraits.isNoncharacter(value): scalar = 0xFFFD
    case _ where traits.needsBase: scalar = ShownCluster.missingBase
    default: scalar = value
    }
    let columns = value == 0x09 ? 1 : traits.columns
    return TextCluster(
      range: range, columns: columns, scalar: columns == 0 ? nil : scalar,
      breaking: traits.breaking)
  }

  private mutating func clusterEnd(
    from start: Int, first traits: ScalarTraits, after end: Int
  ) -> Int {
    while let known = knownEnds.popLast() { if known > start { return known } }
    if let end = bytes.evidentClusterEnd(first: traits.joining, after: end) { return end }
    let context = start..<bytes.endOfContext(from: start)
    knownEnds = bytes.clusterEnds(in: context).reversed()
    return knownEnds.popLast() ?? end
  }
}

/// A grapheme cluster of a text, as a grid shows it.
package struct TextCluster {
  /// Its range in the text's UTF-8.
  var range: Range<Int>
  /// The columns it takes: 2, 1, or 0 if it is not shown.
  package var columns: Int
  /// The scalar to draw, if it is a single one.
  var scalar: UInt32?
  /// How its first scalar breaks lines.
  package var breaking: ScalarTraits.Breaking

  /// Whether the cluster is visible.
  var isInk: Bool { columns > 0 && breaking != .space }

  static func hidden(_ range: Range<Int>, breaking: ScalarTraits.Breaking) -> TextCluster {
    TextCluster(range: range, columns: 0, scalar: nil, breaking: breaking)
  }
}
