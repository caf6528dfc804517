/// A cell as the grid stores it: 16 bytes without references.
package struct PackedCell: Equatable {
  var glyph: PackedGlyph
  /// The four channels as one number, which compares faster.
  private(set) var foregroundBits: UInt32
  private(set) var backgroundBits: UInt32
  /// Attributes, accent and which colours are set.
  package var flags: Flags
  /// 1, 2, or 0 in the right half of a wide glyph.
  var width: UInt8
  /// The link in the low 13 bits, the plain form in the high three.
  private var linkBits: UInt16

  /// The five attributes in the low bits, so that they convert without a shift.
  package struct Flags: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    static let bold = Flags(rawValue: CellAttributes.bold.rawValue)
    static let italic = Flags(rawValue: CellAttributes.italic.rawValue)
    static let underline = Flags(rawValue: CellAttributes.underline.rawValue)
    static let strikethrough = Flags(rawValue: CellAttributes.strikethrough.rawValue)
    static let dim = Flags(rawValue: CellAttributes.dim.rawValue)
    static let attributes: Flags = [.bold, .italic, .underline, .strikethrough, .dim]
    static let isAccented = Flags(rawValue: 1 << 5)
    static let hasForeground = Flags(rawValue: 1 << 6)
    package static let hasBackground = Flags(rawValue: 1 << 7)
  }

  static let blank = PackedCell()

  package init(
    glyph: PackedGlyph = .space, foreground: RGBA? = nil, background: RGBA? = nil,
    attributes: CellAttributes = [], isAccented: Bool = false, link: UInt16 = 0
  ) {
    self.glyph = glyph
    foregroundBits = (foreground ?? .none).bits
    backgroundBits = (background ?? .none).bits
    self.width = 1
    linkBits = link & Self.highestLink
    flags = Flags(rawValue: attributes.rawValue).intersection(.attributes)
    if isAccented { flags.insert(.isAccented) }
    if foreground != nil { flags.insert(.hasForeground) }
    if background != nil { flags.insert(.hasBackground) }
  }

  package init(glyph: PackedGlyph, style: CellStyle, link: UInt16) {
    self.init(
      glyph: glyph, foreground: style.foreground, background: style.background,
      attributes: style.attributes, isAccented: style.isAccented, link: link)
  }

  static let highestLink: UInt16 = 0x1FFF

  /// The number of one of the grid's links, counted from 1; 0 is none.
  package var link: UInt16 {
    get { linkBits & Self.highestLink }
    set { linkBits = linkBits & ~Self.highestLink | newValue & Self.highestLink }
  }

  /// What a cell shows without colours.
  package enum PlainForm: UInt16 {
    /// The glyph itself, as in most cells.
    case glyph
    /// Nothing: the glyph is part of the edge of an area that has become the background of letters.
    case blank
    /// The block or shade of an area that a line of another colour crosses.
    case solid, dark, medium, light
    /// A dashed upright line, where colours show an edge between two grounds.
    case dashed
  }

  var plainForm: PlainForm {
    get { PlainForm(rawValue: linkBits >> 13) ?? .glyph }
    set { linkBits = link | newValue.rawValue << 13 }
  }

  var plainGlyph: PackedGlyph {
    // True of nearly all cells.
    if linkBits <= Self.highestLink { return glyph }
    let block: UInt32
    switch plainForm {
    case .glyph: return glyph
    case .blank: return .space
    case .solid: block = 0x2588
    case .dark: block = 0x2593
    case .medium: block = 0x2592
    case .light: block = 0x2591
    case .dashed: block = 0x250A
    }
    // Lines and squares are of ASCII only in a grid that is limited to it.
    return PackedGlyph(rawValue: glyph.isPrintableASCII ? ASCIILikeness.of(block) : block)
  }

  /// Draws an area's texture on another cell's background; drops a line across, unless full.
  mutating func showTexture(on other: PackedCell) {
    switch plainForm {
    case .glyph:
      guard 0x2591...0x2593 ~= glyph.rawValue, ground == foreground else { return }
    case .blank, .dashed: return
    // A line of dots that crosses a full area shows on it in any palette.
    case .solid where 0x2801...0x28FF ~= glyph.rawValue: return
    case .solid, .dark, .medium, .light:
      // ASCII has no textures.
      if glyph.isPrintableASCII { return }
      // The area's colour lies behind the line that crosses it; the square of a legend has its own.
      if glyph.rawValue != 0x25A0 { foreground = background }
      glyph = plainGlyph
    }
    copyBackground(of: other)
  }

  /// Meaningful only with `flags.hasForeground`.
  var foreground: RGBA {
    get { RGBA(bits: foregroundBits) }
    set { foregroundBits = newValue.bits }
  }

  /// Meaningful only with `flags.hasBackground`.
  package var background: RGBA {
    get { RGBA(bits: backgroundBits) }
    set { backgroundBits = newValue.bits }
  }

  var attributes: CellAttributes {
    CellAttributes(rawValue: flags.intersection(.attributes).rawValue)
  }

  var drawsGlyphs: Bool { !flags.contains(.hasForeground) || foreground.alpha != 0 }

  /// Whether a line may replace the glyph and keep the background: the cell is blank, holds box
  /// drawing, or is a full block with a background.
  var takesLines: Bool {
    switch glyph.rawValue {
    case 0x20, 0x2500...0x257F: true
    case 0x2588: flags.contains(.hasBackground)
    default: false
    }
  }

  /// The glyph's colour; `nil` for the terminal's own.
  var ink: RGBA? { flags.contains(.hasForeground) ? foreground : nil }

  /// The colour behind the glyph; `nil` where there is none.
  var ground: RGBA? { flags.contains(.hasBackground) ? background : nil }

  /// Whether two cells have the same colour behind them, or neither has one.
  package func hasBackground(of other: PackedCell) -> Bool {
    backgroundBits == other.backgroundBits
      && flags.contains(.hasBackground) == other.flags.contains(.hasBackground)
  }

  mutating func copyBackground(of other: PackedCell) {
    backgroundBits = other.backgroundBits
    flags.remove(.hasBackground)
    flags.formUnion(other.flags.intersection(.hasBackground))
  }
}

extension RGBA {
  /// Stored where no colour is set, so that equal cells have equal bytes.
  static let none = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  /// The channels in one number, red lowest.
  var bits: UInt32 { UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24 }

  init(bits: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16), alpha: UInt8(truncatingIfNeeded: bits >> 24))
  }
}

/// A grapheme cluster in four bytes: a scalar, or the place of its UTF-8 in the grid's store.
package struct PackedGlyph: Equatable {
  /// A scalar's value; or, with the top bit set, 7 bits of length and 24 bits of offset.
  let rawValue: UInt32

  static let space = PackedGlyph(rawValue: 0x20)
  /// The right half of a wide glyph.
  static let none = PackedGlyph(rawValue: 0)

  /// The longest cluster a grid stores, in bytes of UTF-8.
  static let longestCluster = 64
  /// The most bytes of clusters one grid stores.
  static let storeCapacity = 1 << 24

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A glyph of one column; U+FFFD if the scalar is not one.
  init(picture scalar: Unicode.Scalar) {
    let isPicture = PackedGlyph.isPicture(scalar.value)
    rawValue = isPicture ? scalar.value : 0xFFFD
  }

  private static func isPicture(_ value: UInt32) -> Bool {
    switch value {
    case 0x20..<0x7F, 0x2500..<0x25FD, 0x2800...0x28FF: return true
    default: break
    }
    let traits = ScalarTraits(value)
    return traits.columns == 1 && traits.joining.startsCluster
  }

  init(clusterAt offset: Int, length: Int) {
    rawValue = 1 << 31 | UInt32(length) << 24 | UInt32(offset)
  }

  var isPrintableASCII: Bool { rawValue &- 0x20 < 0x5F }

  var isCluster: Bool { rawValue >> 31 == 1 }

  /// Whether it is a letter or a sign, rather than a line, block, braille or part of a picture.
  var isText: Bool { isCluster || rawValue < 0x2500 || (0x2900..<1 << 29).contains(rawValue) }

  /// Whether it is a block; its edges border on other cells, not on its own background.
  var isBlock: Bool { (0x2580...0x259F).contains(rawValue) }

  /// Whether both need the same contrast to a background.
  func isOfKind(of other: PackedGlyph) -> Bool {
    isText == other.isText && isBlock == other.isBlock
  }

  /// The cluster's bytes in the store; only where `isCluster`.
  var clusterRange: Range<Int> {
    let offset = Int(rawValue & 0xFF_FFFF)
    return offset..<offset + Int(rawValue >> 24 & 0x7F)
  }
}
