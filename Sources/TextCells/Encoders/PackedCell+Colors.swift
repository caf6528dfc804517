extension PackedCell {
  /// The background as a screen shows it, opaque; `nil` is the screen's own.
  func opaqueBackground(on palette: TerminalPalette) -> RGBA? {
    if !flags.contains(.hasBackground) || background.alpha == 0 { return nil }
    return background.blended(over: palette.background)
  }

  /// The colour of the glyph with dimness turned into colour: two fifths of the background.
  func dimmedForeground(on palette: TerminalPalette) -> RGBA? {
    let color = opaqueForeground(on: palette)
    guard flags.contains(.dim) else { return color }
    var veiled = color ?? palette.foreground
    veiled.alpha = 153
    return veiled.blended(over: opaqueBackground(on: palette) ?? palette.background)
  }

  /// The colour of the glyph as a screen shows it, opaque; `nil` is the screen's own.
  func opaqueForeground(on palette: TerminalPalette) -> RGBA? {
    if !flags.contains(.hasForeground) { return nil }
    if foreground.alpha == 255 { return foreground }
    return foreground.blended(over: opaqueBackground(on: palette) ?? palette.background)
  }
}

/// Which parts of a style show on a space, and which on ink.
extension PackedCell {
  func hasStyle(of other: PackedCell) -> Bool {
    foregroundBits == other.foregroundBits && !hasDifferentGround(from: other)
      && flags == other.flags
  }

  /// Whether two cells differ in style that shows even on a space.
  func hasDifferentGround(from other: PackedCell) -> Bool {
    let mask: Flags = [.hasBackground, .underline, .strikethrough]
    return backgroundBits != other.backgroundBits || link != other.link
      || flags.intersection(mask) != other.flags.intersection(mask)
  }

  /// Whether two cells differ in style that shows only on a glyph.
  func hasDifferentInk(from other: PackedCell) -> Bool {
    let mask: Flags = [.hasForeground, .bold, .dim, .italic]
    return foregroundBits != other.foregroundBits
      || flags.intersection(mask) != other.flags.intersection(mask)
  }
}
