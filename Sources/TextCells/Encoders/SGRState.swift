/// How a terminal draws at a moment: what the ANSI encoder has told it last.
struct SGRState: Equatable {
  /// A colour as an SGR parameter can name it.
  enum Color: Equatable {
    case own
    case palette(UInt8)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)

    /// A colour as near as the depth allows, on a ground of the terminal's; with `isExact` it is one
    /// of the palette itself.
    init(_ color: RGBA?, depth: ColorDepth, isExact: Bool, on ground: RGBA) {
      guard let color, depth != .monochrome else {
        self = .own
        return
      }
      switch depth {
      case .trueColor: self = .rgb(red: color.red, green: color.green, blue: color.blue)
      case .ansi256 where isExact: self = .palette(color.nearestIndex256)
      case .ansi16 where isExact: self = .palette(color.nearestIndex16)
      case .ansi256: self = .palette(color.paletteIndex256(on: ground, by: 3))
      case .ansi16, .monochrome: self = .palette(color.paletteIndex16(on: ground))
      }
    }
  }

  var foreground = Color.own
  var background = Color.own
  var attributes: CellAttributes = []

  /// What a terminal draws like by itself.
  static let initial = SGRState()
}

extension SGRState {
  /// Names no grey, as is right with sixteen colours: what a theme shows as black, grey and white
  /// may be its ground (Solarized has 8 for it).
  ///
  /// Grey grounds are the terminal's own, and on them grey letters its own too, or those faint
  /// (SGR 2) that stand out less than its text.
  mutating func leaveGrays(of cell: PackedCell, isSpace: Bool, to palette: TerminalPalette) {
    let ground = cell.opaqueBackground(on: palette)
    if let ground, ground.hue != nil { return }
    background = .own
    guard !isSpace, let ink = cell.opaqueForeground(on: palette), ink.hue == nil else { return }
    foreground = .own
    let contrast = abs(ink.luminance - (ground ?? palette.background).luminance)
    let full = abs(palette.foreground.luminance - palette.background.luminance)
    if contrast < 0.75 * full { attributes.insert(.dim) }
  }

  /// Leaves out the colour of letters on the terminal's own ground that stand out from it by less
  /// than its own letters do in xterm's palette, Tango's or Solarized's.
  mutating func leaveFaintLetters(on palette: TerminalPalette) {
    guard background == .own, case .palette(let index) = foreground, index < 16 else { return }
    let faint: [UInt8] = palette.background.luminance < 0.5 ? [1, 5, 12] : [4, 5]
    if faint.contains(index) { foreground = .own }
  }

  /// Makes letters and lines lighter or darker that stand out from their ground by 4.5 : 1 or 3 : 1
  /// (WCAG 2.2), where the colours of the palette nearest to both would not; white or black if need be.
  ///
  /// Of any ground one of the two does. A ground that is the terminal's own is nobody's to know.
  mutating func keepContrast(of cell: PackedCell, on palette: TerminalPalette) {
    let ratio = cell.glyph.isText ? 4.5 : 3
    guard case .palette(let groundIndex) = background, case .palette(let inkIndex) = foreground,
      let ink = cell.opaqueForeground(on: palette),
      let ground = cell.opaqueBackground(on: palette), ink.contrast(to: ground) >= ratio
    else { return }
    if groundIndex < 16 {
      // What the usual palettes have in common: red, blue, magenta and black are dark.
      foreground = .palette([0, 1, 4, 5].contains(groundIndex % 8) ? 15 : 0)
      attributes.remove(.dim)
      return
    }
    let shown = RGBA(paletteIndex: groundIndex)
    if RGBA(paletteIndex: inkIndex).contrast(to: shown) >= ratio { return }
    attributes.remove(.dim)
    let nearer = ink.paletteIndex256(on: shown, by: ratio)
    let isLost = RGBA(paletteIndex: nearer).contrast(to: shown) < ratio
    // Of the cube: terminals change the first sixteen at will.
    let extreme: UInt8 = shown.contrast(to: RGBA(hex: 0xFFFFFF)) >= 4.5 ? 231 : 16
    foreground = .palette(isLost ? extreme : nearer)
  }
}
