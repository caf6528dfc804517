/// The conversion of a picture's colours: full colour, or a reduced mode.
package enum ColorMapping: Hashable, Sendable {
  /// Colours stay as they are.
  case fullColor
  /// Replaces each colour by the tint of its group, keeping its opacity.
  case accented(accent: RGBA, base: RGBA)
  /// Replaces each colour by one whose opacity follows the colour's brightness, or for a dark one
  /// its darkness.
  case vibrant(RGBA)

  func color(_ color: RGBA, isAccented: Bool) -> RGBA {
    switch self {
    case .fullColor: return color
    case .accented(let accent, let base):
      var tint = isAccented ? accent : base
      tint.alpha = color.alpha
      return tint
    case .vibrant(var tint):
      let strength = tint.luminance < 0.5 ? 1 - color.luminance : color.luminance
      // At least a third: a dark glyph on a dark card may be a letter.
      tint.alpha = UInt8((Double(color.alpha) * (0.35 + 0.65 * strength)).rounded())
      return tint
    }
  }
}
