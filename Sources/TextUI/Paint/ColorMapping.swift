/// What becomes of the colours of a picture: full colour, or one of the reduced modes.
package enum ColorMapping: Hashable, Sendable {
  /// Colours stay as they are.
  case fullColor
  /// Each colour is replaced by the tint of its group; its opacity stays.
  case accented(accent: RGBA, base: RGBA)
  /// Each colour is replaced by one, the stronger the brighter it was, or for a dark one the
  /// darker; its opacity stays.
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
      // Never less than a third: what is dark on a dark card may be a letter.
      tint.alpha = UInt8((Double(color.alpha) * (0.35 + 0.65 * strength)).rounded())
      return tint
    }
  }
}
