/// A cell as the grid stores it: sixteen bytes, nothing to retain.
struct PackedCell: Equatable {
  /// What is drawn.
  var glyph: PackedGlyph
  /// Meaningful only with `flags.hasForeground`.
  var foreground: RGBA
  /// Meaningful only with `flags.hasBackground`.
  var background: RGBA
  /// Attributes, accent and which colours are set.
  var flags: Flags
  /// 1, 2, or 0 in the right half of a wide glyph.
  var width: UInt8
  /// Which of the grid's links, counted from 1; 0 is none.
  var link: UInt16

  /// The five attributes in the low bits, so that they convert without a shift.
  struct Flags: OptionSet {
    let rawValue: UInt8

    static let attributes = Flags(rawValue: 0b1_1111)
    static let isAccented = Flags(rawValue: 1 << 5)
    static let hasForeground = Flags(rawValue: 1 << 6)
    static let hasBackground = Flags(rawValue: 1 << 7)
  }

  static let blank = PackedCell(glyph: .space, style: .plain, link: 0)

  init(glyph: PackedGlyph, style: CellStyle, link: UInt16) {
    self.glyph = glyph
    self.foreground = style.foreground ?? .none
    self.background = style.background ?? .none
    self.width = 1
    self.link = link
    flags = Flags(rawValue: style.attributes.rawValue).intersection(.attributes)
    if style.isAccented { flags.insert(.isAccented) }
    if style.foreground != nil { flags.insert(.hasForeground) }
    if style.background != nil { flags.insert(.hasBackground) }
  }
}

extension PackedCell {
  /// Takes the background of another cell, or that it has none.
  @inline(__always)
  mutating func copyBackground(of other: PackedCell) {
    background = other.background
    flags.remove(.hasBackground)
    flags.formUnion(other.flags.intersection(.hasBackground))
  }
}

extension RGBA {
  /// What stands where no colour is set, so that equal cells have equal bytes.
  static let none = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
}
