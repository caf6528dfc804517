/// What stands in a cell for one of Apple's system symbols.
///
/// A symbol is found by its own name or else by its stem: `cup.and.saucer.fill` has no line of
/// its own in the table and is drawn as `cup.and.saucer`, `flag.slash` as what is off. A number or single letter draws as
/// itself (`1.circle`), and a name nobody knows as ``init(named:)`` says.
package struct SystemSymbol: Sendable, Hashable {
  /// What to draw: one or two cells.
  package let glyph: String
  /// What to draw where a symbol has the colour of the text: one or two cells.
  ///
  /// Emoji, which keep their own colours, have a form in text for it.
  package let monochrome: String
  /// What to draw where there is no Unicode: one to three cells.
  package let ascii: String
  /// What to say for it, in English.
  package let spokenName: String

  /// The symbol of a name; an unknown one is `◌`, `?` in ASCII, said as its own words.
  ///
  /// O(log *n*) in the symbols for each stem of the name.
  package init(named name: String) {
    var stem = name[...]
    var isSlashed = false
    while true {
      if let known = Self.lookUp(stem) {
        self = isSlashed ? known.slashed : known
        return
      }
      guard let dot = stem.lastIndex(of: ".") else { break }
      isSlashed = isSlashed || stem[dot...] == ".slash"
      stem = stem[..<dot]
    }
    let words = String(name.map { $0 == "." ? " " : $0 })
    let figure = stem.uppercased()
    let isFigure = stem.utf8.count == 1 || (stem.utf8.count == 2 && Int(stem) != nil)
    self.init(
      glyphs: isFigure ? figure : "◌", ascii: isFigure ? figure : "?",
      spokenName: isFigure ? figure : words)
  }

  /// - Parameter glyphs: The glyph, and behind one of two cells its form in text; an emoji without
  ///   one has that of ASCII.
  private init(glyphs: String, ascii: String, spokenName: String) {
    let first = glyphs.prefix(1)
    let isWide = TextWidth.columns(of: String(first)) == 2
    glyph = isWide ? String(first) : glyphs
    monochrome =
      !isWide ? glyphs : first.endIndex < glyphs.endIndex ? String(glyphs.dropFirst()) : ascii
    self.ascii = ascii
    self.spokenName = spokenName
  }

  /// The symbol struck through, which must not look like the one that is not.
  private var slashed: SystemSymbol {
    SystemSymbol(glyphs: "⌀", ascii: "x", spokenName: spokenName + " off")
  }

  /// What to draw with the glyphs at hand, in colours of its own or in that of the text.
  package func text(in set: GlyphSet, isMonochrome: Bool = false) -> String {
    set == .ascii ? ascii : isMonochrome ? monochrome : glyph
  }
}

extension SystemSymbol {
  /// The symbol with exactly this name, found by bisection of the table's lines.
  private static func lookUp(_ name: Substring) -> SystemSymbol? {
    let text = table.utf8Start
    var low = 0
    var high = table.utf8CodeUnitCount
    while low < high {
      var start = (low + high) / 2
      var end = start
      while start > low && text[start - 1] != newline { start -= 1 }
      while end < high && text[end] != newline { end += 1 }
      let line = UnsafeBufferPointer(start: text + start, count: end - start)
      let order = compare(name.utf8, text + start, line.count)
      if order == 0 {
        var fields = Fields(rest: line.dropFirst(name.utf8.count + 1))
        return SystemSymbol(
          glyphs: fields.nextText(), ascii: fields.nextText(),
          spokenName: String(decoding: fields.rest, as: UTF8.self))
      }
      if order < 0 { high = start } else { low = end + 1 }
    }
    return nil
  }

  /// Below 0 where the name stands before the first of a line, 0 where it is the same.
  private static func compare(
    _ name: Substring.UTF8View, _ line: UnsafePointer<UInt8>, _ count: Int
  ) -> Int {
    var index = 0
    for byte in name {
      if index == count || line[index] == space { return 1 }
      if byte != line[index] { return byte < line[index] ? -1 : 1 }
      index += 1
    }
    return index == count || line[index] == space ? 0 : -1
  }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
}

/// What is left of a line of the table, whose fields a space divides.
private struct Fields {
  var rest: Slice<UnsafeBufferPointer<UInt8>>

  mutating func next() -> Slice<UnsafeBufferPointer<UInt8>> {
    let field = rest.prefix { $0 != UInt8(ascii: " ") }
    rest = rest[field.endIndex...].dropFirst()
    return field
  }

  mutating func nextText() -> String { String(decoding: next(), as: UTF8.self) }
}
