import TextUI

/// Areas told apart without their colours: in plain text by textures, in the modes of one colour by
/// its shades.
extension MarkLooks {
  /// The texture of the fill of a number; a faint one is a light shade.
  static func texture(_ number: Int, of paint: Paint, in set: GlyphSet) -> Unicode.Scalar? {
    // What was made faint stays the fainter one in plain text.
    if paint.strongestOpacity < 0.9 && number > 0 { return set == .unicode ? "░" : ":" }
    let textures: [Unicode.Scalar?] =
      set == .unicode ? [nil, "▒", "░", "▓"] : [nil, "+", "%", "o"]
    return textures[number % textures.count]
  }

  /// The fill of a texture as a shade of its colour; of one that is fainter than another fill anyway at
  /// most two thirds, which is enough to tell them apart and still stands out.
  static func shade(_ paint: Paint, of texture: Unicode.Scalar?, beside fills: [Paint]) -> Paint {
    guard let texture else { return paint }
    let opacity = paint.strongestOpacity
    // Fills of different strengths are told apart by that, and a shade on top would even it out.
    if !fills.contains(where: { $0.strongestOpacity > opacity + 0.1 }) {
      return paint.opacity(shade(of: texture))
    }
    return opacity > faintest ? paint.opacity(faintest / opacity) : paint
  }

  private static let faintest = 0.68

  /// How much of its colour an area of a texture has: white at half its strength is 5 : 1 on a dark card.
  private static func shade(of texture: Unicode.Scalar) -> Double {
    switch texture {
    case "▓", "o": 0.85
    case "▒", "+": 0.65
    case "░", "%", ":": 0.5
    default: 1
    }
  }
}

extension Paint {
  /// Whether it has no hue that the eye would name, as the greys of the system.
  var isGray: Bool {
    let color = representative
    let channels = [color.red, color.green, color.blue]
    return Int(channels.max() ?? 0) - Int(channels.min() ?? 0) <= 12
  }
}
