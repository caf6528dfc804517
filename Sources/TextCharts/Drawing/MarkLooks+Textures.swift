import TextUI

/// Distinguishes areas without their colours: by textures in plain text, by shades in modes of one
/// colour.
extension MarkLooks {
  /// The texture of the fill with this index; faint paint always gets the light shade.
  static func texture(_ number: Int, of paint: Paint, in set: GlyphSet) -> Unicode.Scalar? {
    // Faint paint stays fainter in plain text too.
    if paint.strongestOpacity < 0.9 && number > 0 { return set == .unicode ? "░" : ":" }
    let textures: [Unicode.Scalar?] =
      set == .unicode ? [nil, "▒", "░", "▓"] : [nil, "o", "+", "%"]
    return textures[number % textures.count]
  }

  /// A fill's texture as a shade of its colour.
  ///
  /// A paint that is already fainter than another keeps at least two thirds: enough to differ and
  /// still stand out.
  static func shade(_ paint: Paint, of texture: Unicode.Scalar?, beside fills: [Paint]) -> Paint {
    guard let texture else { return paint }
    let opacity = paint.strongestOpacity
    // Fills of different strength already differ, and a shade on top would level them.
    if !fills.contains(where: { $0.strongestOpacity > opacity + 0.1 }) {
      return paint.opacity(shade(of: texture))
    }
    return opacity > faintest ? paint.opacity(faintest / opacity) : paint
  }

  private static let faintest = 0.68

  /// The share of its colour in a texture; white at half strength has a contrast of 5 : 1 on a dark
  /// card.
  private static func shade(of texture: Unicode.Scalar) -> Double {
    switch texture {
    case "▓", "%": 0.85
    case "▒", "o": 0.65
    case "░", "+", ":": 0.5
    default: 1
    }
  }
}

extension Paint {
  /// Whether it looks grey, like the system's greys.
  var isGray: Bool {
    let color = representative
    let channels = [color.red, color.green, color.blue]
    return Int(channels.max() ?? 0) - Int(channels.min() ?? 0) <= 12
  }
}
