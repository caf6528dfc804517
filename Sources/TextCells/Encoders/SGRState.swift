/// The style a terminal draws in, as last set by the ANSI encoder.
struct SGRState: Equatable {
  /// A colour as an SGR parameter can name it.
  enum Color: Equatable {
    case own
    case palette(UInt8)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)

    /// The nearest colour that the depth allows on a background; `isExact` keeps to the nearest of
    /// the palette, without regard to contrast.
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

  /// The style of a terminal after a reset.
  static let initial = SGRState()
}

extension SGRState {
  /// Replaces greys with the terminal's own colours when there are sixteen: a theme may use its
  /// black, grey or white as background (Solarized uses 8).
  ///
  /// Grey backgrounds become the terminal's own, and grey letters on them too; letters with less
  /// contrast than its text become faint (SGR 2).
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

  /// Drops the colour of letters that stand out from the terminal's own background less than its
  /// text does in the palettes of xterm, Tango or Solarized.
  mutating func leaveFaintLetters(on palette: TerminalPalette) {
    guard background == .own, case .palette(let index) = foreground, index < 16 else { return }
    let faint: [UInt8] = palette.background.luminance < 0.5 ? [1, 5, 12] : [4, 5]
    if faint.contains(index) { foreground = .own }
  }

  /// Keeps letters and lines that contrast with their background by 4.5 : 1 or 3 : 1 (WCAG 2.2) at
  /// that contrast, making them lighter or darker, or white or black, where the palette's colours
  /// would lose it.
  ///
  /// White or black reaches it on any background. The terminal's own background is unknown, so it
  /// is left alone.
  mutating func keepContrast(of cell: PackedCell, on palette: TerminalPalette) {
    let ratio = cell.glyph.isText ? 4.5 : 3
    guard case .palette(let groundIndex) = background, case .palette(let inkIndex) = foreground,
      let ink = cell.opaqueForeground(on: palette),
      let ground = cell.opaqueBackground(on: palette), ink.contrast(to: ground) >= ratio
    else { return }
    if groundIndex < 16 {
      // In the usual palettes red, blue, magenta and black are dark.
      foreground = .palette([0, 1, 4, 5].contains(groundIndex % 8) ? 15 : 0)
      attributes.remove(.dim)
      return
    }
    let shown = RGBA(paletteIndex: groundIndex)
    if RGBA(paletteIndex: inkIndex).contrast(to: shown) >= ratio { return }
    attributes.remove(.dim)
    let nearer = ink.paletteIndex256(on: shown, by: ratio)
    let isLost = RGBA(paletteIndex: nearer).contrast(to: shown) < ratio
    // From the cube: users change the first sixteen colours.
    let extreme: UInt8 = shown.contrast(to: RGBA(hex: 0xFFFFFF)) >= 4.5 ? 231 : 16
    foreground = .palette(isLost ? extreme : nearer)
  }
}
