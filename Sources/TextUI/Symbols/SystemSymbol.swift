import TextTables

/// The glyphs of one of Apple's system symbols.
///
/// A symbol without a line in the table uses its stem's: `cup.and.saucer.fill` is drawn as
/// `cup.and.saucer`, `flag.slash` as a slashed symbol. A number or single letter is drawn as itself
/// (`1.circle`); ``init(named:)`` describes unknown names.
package struct SystemSymbol: Sendable, Hashable {
  /// The glyph, one or two cells wide.
  package let glyph: String
  /// The glyph in the colour of the text, one or two cells wide.
  ///
  /// Emoji, which keep their own colours, have a text form for it.
  package let monochrome: String
  /// The ASCII form, one to three characters.
  package let ascii: String
  /// The spoken name, in English.
  package let spokenName: String

  /// Finds the symbol of a name; an unknown one is `◌`, `?` in ASCII, and spoken as its own words.
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

  /// - Parameter glyphs: The glyph, followed by its text form if it is two cells wide; an emoji
  ///   without one uses the ASCII form.
  private init(glyphs: String, ascii: String, spokenName: String) {
    let first = glyphs.prefix(1)
    let isWide = TextWidth.columns(of: String(first)) == 2
    glyph = isWide ? String(first) : glyphs
    monochrome =
      !isWide ? glyphs : first.endIndex < glyphs.endIndex ? String(glyphs.dropFirst()) : ascii
    self.ascii = ascii
    self.spokenName = spokenName
  }

  /// The symbol struck through, which must look different.
  private var slashed: SystemSymbol {
    SystemSymbol(glyphs: "⌀", ascii: "x", spokenName: spokenName + " off")
  }

  /// The text to draw with a set of glyphs, in its own colours or the text's.
  package func text(in set: GlyphSet, isMonochrome: Bool = false) -> String {
    set == .ascii ? ascii : isMonochrome ? monochrome : glyph
  }

  /// The symbol with exactly this name in the table.
  private static func lookUp(_ name: Substring) -> SystemSymbol? {
    var line = SortedLines.symbols.lines(of: String(name))
    if line.isEmpty { return nil }
    line.removeFirst(name.utf8.count + 1)
    return SystemSymbol(
      glyphs: line.removeField(endedBy: " ").text, ascii: line.removeField(endedBy: " ").text,
      spokenName: line.removeField(endedBy: "\n").text)
  }
}
