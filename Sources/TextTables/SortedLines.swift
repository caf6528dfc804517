import CStandardLibrary
import CTextTables

/// Text that is looked up where it lies: lines that begin with a key and a space, sorted by their
/// bytes.
///
/// ```
/// cloud ☁ ~ cloud
/// cloud.bolt ☈ ~! thunderstorm
/// ```
package struct SortedLines {
  package typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  package let bytes: UnsafeBufferPointer<UInt8>

  /// - Parameter bytes: The text, whose last line ends in a newline too.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The lines of a key with their newlines, which follow one another; empty if it has none.
  ///
  /// Bisects: O(log *n*) in the bytes of the text, and O(*n*) in those of the lines.
  package func lines(of key: String) -> Bytes {
    // A key with either in it would find what follows a shorter one.
    guard !key.utf8.contains(where: { $0 == space || $0 == newline }) else { return bytes[..<0] }
    var start = key + " "
    return start.withUTF8 { lines(beginningWith: $0) }
  }

  /// The lines that begin with these bytes, likewise; none of them may be a newline.
  package func lines(beginningWith start: UnsafeBufferPointer<UInt8>) -> Bytes {
    // All lines before `first` sort before `start`, none that begins after `last` does.
    var (first, last) = (0, bytes.count)
    while first < last {
      let middle = (first + last) / 2
      let line = end(ofLineAt: middle)
      // Down to the lines that have no beginning between: those few are walked.
      if line >= last { break }
      if order(ofLineAt: line, start) < 0 { first = line } else { last = middle }
    }
    while order(ofLineAt: first, start) < 0 { first = end(ofLineAt: first) }
    var end = first
    while order(ofLineAt: end, start) == 0 { end = self.end(ofLineAt: end) }
    return bytes[first..<end]
  }

  /// Below 0 for a line before those that begin with `start`, 0 for one of them; above 0 after them.
  private func order(ofLineAt index: Int, _ start: UnsafeBufferPointer<UInt8>) -> Int32 {
    guard index < bytes.count, let line = bytes.baseAddress, let wanted = start.baseAddress
    else { return 1 }
    let rest = bytes.count - index
    let order = memcmp(line + index, wanted, min(rest, start.count))
    return order == 0 && rest < start.count ? -1 : order
  }

  private func end(ofLineAt index: Int) -> Int {
    guard index < bytes.count, let start = bytes.baseAddress,
      let found = memchr(start + index, Int32(newline), bytes.count - index)
    else { return bytes.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start) + 1
  }
}

extension SortedLines.Bytes {
  /// Removes what stands before a separator, or all where there is none, and the separator.
  ///
  /// Walks where `split` would make an array of slices, a type that a process makes first.
  @discardableResult
  package mutating func removeField(endedBy separator: Unicode.Scalar) -> Self {
    let field = prefix { $0 != UInt8(ascii: separator) }
    self = self[field.endIndex...].dropFirst()
    return field
  }

  package var text: String { String(decoding: self, as: UTF8.self) }
}

extension SortedLines {
  /// Apple's system symbols, their glyphs and spoken names; `symbols.c` says what a line means.
  package static var symbols: SortedLines { SortedLines(.symbols) }
  /// How each locale writes dates and numbers; `locales.c` says what a line means.
  package static var locales: SortedLines { SortedLines(.locales) }

  private init(_ table: TextTable) {
    self.init(UnsafeBufferPointer(start: table.start, count: table.count))
  }
}

private let newline = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")
