/// A colour in eight bits a channel, sRGB, not premultiplied.
public struct RGBA: Hashable, Sendable {
  /// The red channel, 0…255.
  public var red: UInt8
  /// The green channel, 0…255.
  public var green: UInt8
  /// The blue channel, 0…255.
  public var blue: UInt8
  /// The opacity: 0 is invisible, 255 opaque.
  public var alpha: UInt8

  /// Creates a colour from its channels, opaque unless told otherwise.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque colour from `0xRRGGBB`; higher bits are ignored.
  public init(hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }
}

extension RGBA {
  /// This colour laid over `backdrop`, by the source-over rule of Porter and Duff.
  package func blended(over backdrop: RGBA) -> RGBA {
    if alpha == 255 || backdrop.alpha == 0 { return self }
    if alpha == 0 { return backdrop }
    let above = UInt32(alpha) * 255
    let below = UInt32(backdrop.alpha) * (255 - UInt32(alpha))
    let total = above + below
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((UInt32(top) * above + UInt32(bottom) * below + total / 2) / total)
    }
    return RGBA(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green),
      blue: mix(blue, backdrop.blue), alpha: UInt8((total + 127) / 255))
  }

  /// `glyph` as seen through this colour: the hue moves towards it, the opacity stays.
  func tinting(_ glyph: RGBA) -> RGBA {
    var tinted = blended(over: RGBA(red: glyph.red, green: glyph.green, blue: glyph.blue))
    tinted.alpha = glyph.alpha
    return tinted
  }

  /// How bright the colour is, 0…1, by its gamma-corrected channels.
  ///
  /// Source: ITU-R BT.709.
  package var luminance: Double {
    (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
  }
}
