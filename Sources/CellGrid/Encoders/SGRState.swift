/// How a terminal draws at a moment: what the ANSI encoder has told it last.
struct SGRState: Equatable {
  /// A colour as an SGR parameter can name it.
  enum Color: Equatable {
    case own
    case palette(UInt8)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)

    /// A colour as near as the depth allows; with `isExact` it is one of the palette itself.
    init(_ color: RGBA?, depth: ColorDepth, isExact: Bool) {
      guard let color, depth != .none else {
        self = .own
        return
      }
      switch depth {
      case .trueColor: self = .rgb(red: color.red, green: color.green, blue: color.blue)
      case .ansi256 where isExact: self = .palette(color.nearestIndex256)
      case .ansi16 where isExact: self = .palette(color.nearestIndex16)
      case .ansi256: self = .palette(color.paletteIndex256)
      case .ansi16, .none: self = .palette(color.paletteIndex16)
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
    if contrast < 0.85 * full { attributes.insert(.dim) }
  }

  /// Makes letters white or black that stand out from their ground by 4.5 : 1 (WCAG 2.2), where the
  /// colours of the palette nearest to both would not.
  ///
  /// Of any ground one of the two does. A ground that is the terminal's own is nobody's to know.
  mutating func keepContrast(of cell: PackedCell, on palette: TerminalPalette) {
    guard case .palette(let groundIndex) = background, case .palette(let inkIndex) = foreground,
      let ink = cell.opaqueForeground(on: palette),
      let ground = cell.opaqueBackground(on: palette), ink.contrast(to: ground) >= 4.5
    else { return }
    let shown = RGBA(paletteIndex: groundIndex)
    if RGBA(paletteIndex: inkIndex).contrast(to: shown) >= 4.5 { return }
    attributes.remove(.dim)
    let isDark = shown.contrast(to: RGBA(hex: 0xFFFFFF)) >= 4.5
    // Of the cube where there is one: terminals change the first sixteen at will.
    foreground = .palette(groundIndex < 16 ? (isDark ? 15 : 0) : (isDark ? 231 : 16))
  }
}
