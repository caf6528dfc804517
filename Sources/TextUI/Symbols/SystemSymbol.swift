/// What stands in a cell for one of Apple's system symbols.
///
/// A symbol is found by its own name or else by its stem: `cup.and.saucer.fill` has no line of
/// its own in the table and is drawn as `cup.and.saucer`. A number or single letter draws as
/// itself (`1.circle`), and a name nobody knows as ``init(named:)`` says.
package struct SystemSymbol: Sendable, Hashable {
  /// What to draw: one or two cells.
  package let glyph: String
  /// What to draw where there is no Unicode: one to three cells.
  package let ascii: String
  /// What to say for it, in English.
  package let spokenName: String

  /// The symbol of a name; an unknown one is `◌`, `?` in ASCII, said as its own words.
  ///
  /// O(log *n*) in the symbols for each stem of the name.
  package init(named name: String) {
    var stem = name[...]
    while true {
      if let known = Self.lookUp(stem) {
        self = known
        return
      }
      guard let dot = stem.lastIndex(of: ".") else { break }
      stem = stem[..<dot]
    }
    let words = String(name.map { $0 == "." ? " " : $0 })
    let figure = stem.uppercased()
    let isFigure = stem.utf8.count == 1 || (stem.utf8.count == 2 && Int(stem) != nil)
    self.init(
      glyph: isFigure ? figure : "◌", ascii: isFigure ? figure : "?",
      spokenName: isFigure ? figure : words)
  }

  private init(glyph: String, ascii: String, spokenName: String) {
    self.glyph = glyph
    self.ascii = ascii
    self.spokenName = spokenName
  }

  /// What to draw with the glyphs at hand.
  package func text(in set: GlyphSet) -> String {
    set == .unicode ? glyph : ascii
  }
}

extension SystemSymbol {
  /// The symbol with exactly this name, found by bisection of the table's lines.
  private static func lookUp(_ name: Substring) -> SystemSymbol? {
    let text = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    var low = text.startIndex
    var high = text.endIndex
    while low < high {
      var start = (low + high) / 2
      while start > low && text[start - 1] != newline { start -= 1 }
      let end = text[start...].firstIndex(of: newline) ?? text.endIndex
      var fields = Fields(rest: text[start..<end])
      let candidate = fields.next()
      let order = compare(name.utf8, candidate)
      if order == 0 {
        return SystemSymbol(
          glyph: fields.nextText(), ascii: fields.nextText(),
          spokenName: String(decoding: fields.rest, as: UTF8.self))
      }
      if order < 0 { high = start } else { low = end + 1 }
    }
    return nil
  }

  /// Below 0 where the name stands before a line's, 0 where it is the same.
  private static func compare(
    _ name: Substring.UTF8View, _ other: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Int {
    var index = other.startIndex
    for byte in name {
      if index == other.endIndex { return 1 }
      if byte != other[index] { return byte < other[index] ? -1 : 1 }
      index += 1
    }
    return index == other.endIndex ? 0 : -1
  }

  private static let newline = UInt8(ascii: "\n")
}

/// What is left of a line of the table, whose fields a space divides.
private struct Fields {
  var rest: Slice<UnsafeBufferPointer<UInt8>>

  /// Takes the next field.
  mutating func next() -> Slice<UnsafeBufferPointer<UInt8>> {
    let field = rest.prefix { $0 != UInt8(ascii: " ") }
    rest = rest[field.endIndex...].dropFirst()
    return field
  }

  mutating func nextText() -> String {
    String(decoding: next(), as: UTF8.self)
  }
}
