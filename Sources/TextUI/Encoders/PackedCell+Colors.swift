extension PackedCell {
  /// The colour behind the glyph as a screen shows it, without translucency; `nil` is the
  /// screen's own.
  @inline(__always)
  func opaqueBackground(on palette: TerminalPalette) -> RGBA? {
    if !flags.contains(.hasBackground) || background.alpha == 0 { return nil }
    return background.blended(over: palette.background)
  }

  /// The colour of the glyph where dimness, too, has to be a colour: two fifths of what is behind.
  func dimmedForeground(on palette: TerminalPalette) -> RGBA? {
    let color = opaqueForeground(on: palette)
    guard flags.rawValue & CellAttributes.dim.rawValue != 0 else { return color }
    var veiled = color ?? palette.foreground
    veiled.alpha = 153
    return veiled.blended(over: opaqueBackground(on: palette) ?? palette.background)
  }

  /// The colour of the glyph as a screen shows it, without translucency; `nil` is the screen's
  /// own.
  @inline(__always)
  func opaqueForeground(on palette: TerminalPalette) -> RGBA? {
    if !flags.contains(.hasForeground) { return nil }
    if foreground.alpha == 255 { return foreground }
    return foreground.blended(over: opaqueBackground(on: palette) ?? palette.background)
  }
}

extension PackedCell {
  /// Whether two cells differ in what shows even on a space.
  @inline(__always)
  func hasDifferentGround(from other: PackedCell) -> Bool {
    background != other.background || link != other.link
      || (flags.rawValue ^ other.flags.rawValue) & Flags.ground.rawValue != 0
  }

  /// Whether two cells differ in what shows only on a glyph.
  @inline(__always)
  func hasDifferentInk(from other: PackedCell) -> Bool {
    foreground != other.foreground
      || (flags.rawValue ^ other.flags.rawValue) & Flags.ink.rawValue != 0
  }
}

extension PackedCell.Flags {
  private static func flags(_ attributes: CellAttributes) -> PackedCell.Flags {
    PackedCell.Flags(rawValue: attributes.rawValue)
  }

  static let ground = flags([.underline, .strikethrough]).union(.hasBackground)
  static let ink = flags([.bold, .dim, .italic]).union(.hasForeground)
}
