/// A cell as the grid stores it: sixteen bytes, nothing to retain.
struct PackedCell: Equatable {
  /// What is drawn.
  var glyph: PackedGlyph
  /// The four channels as one number, which compares faster.
  private(set) var foregroundBits: UInt32
  private(set) var backgroundBits: UInt32
  /// Attributes, accent and which colours are set.
  var flags: Flags
  /// 1, 2, or 0 in the right half of a wide glyph.
  var width: UInt8
  /// Which of the grid's links, counted from 1; 0 is none.
  var link: UInt16

  /// The five attributes in the low bits, so that they convert without a shift.
  struct Flags: OptionSet {
    let rawValue: UInt8

    static let bold = Flags(rawValue: CellAttributes.bold.rawValue)
    static let italic = Flags(rawValue: CellAttributes.italic.rawValue)
    static let underline = Flags(rawValue: CellAttributes.underline.rawValue)
    static let strikethrough = Flags(rawValue: CellAttributes.strikethrough.rawValue)
    static let dim = Flags(rawValue: CellAttributes.dim.rawValue)
    static let attributes: Flags = [.bold, .italic, .underline, .strikethrough, .dim]
    static let isAccented = Flags(rawValue: 1 << 5)
    static let hasForeground = Flags(rawValue: 1 << 6)
    static let hasBackground = Flags(rawValue: 1 << 7)
  }

  static let blank = PackedCell(glyph: .space, style: .plain, link: 0)

  init(glyph: PackedGlyph, style: CellStyle, link: UInt16) {
    self.glyph = glyph
    foregroundBits = (style.foreground ?? .none).bits
    backgroundBits = (style.background ?? .none).bits
    self.width = 1
    self.link = link
    flags = Flags(rawValue: style.attributes.rawValue).intersection(.attributes)
    if style.isAccented { flags.insert(.isAccented) }
    if style.foreground != nil { flags.insert(.hasForeground) }
    if style.background != nil { flags.insert(.hasBackground) }
  }
}

extension PackedCell {
  /// Meaningful only with `flags.hasForeground`.
  var foreground: RGBA {
    get { RGBA(bits: foregroundBits) }
    set { foregroundBits = newValue.bits }
  }

  /// Meaningful only with `flags.hasBackground`.
  var background: RGBA {
    get { RGBA(bits: backgroundBits) }
    set { backgroundBits = newValue.bits }
  }

  /// Takes the background of another cell, or that it has none.
  @inline(__always)
  mutating func copyBackground(of other: PackedCell) {
    backgroundBits = other.backgroundBits
    flags.remove(.hasBackground)
    flags.formUnion(other.flags.intersection(.hasBackground))
  }
}

extension RGBA {
  /// What stands where no colour is set, so that equal cells have equal bytes.
  static let none = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  /// The channels in one number, red lowest.
  var bits: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  init(bits: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16), alpha: UInt8(truncatingIfNeeded: bits >> 24))
  }
}
