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

  /// The colour with its opacity multiplied by a factor, 0…1; NaN is 0.
  package func multiplyingOpacity(by factor: Double) -> RGBA {
    if factor >= 1 { return self }
    var color = self
    color.alpha = UInt8(Double(alpha) * (factor > 0 ? factor : 0) + 0.5)
    return color
  }

  /// `glyph` as seen through this colour: the hue moves towards it, the opacity stays.
  func tinting(_ glyph: RGBA) -> RGBA {
    var tinted = blended(over: RGBA(red: glyph.red, green: glyph.green, blue: glyph.blue))
    tinted.alpha = glyph.alpha
    return tinted
  }

  /// The brightness of the colour, 0…1, from its gamma-corrected channels (ITU-R BT.709).
  package var luminance: Double {
    (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
  }

  /// The nearest of the 240 fixed colours of xterm's palette, as its index 16…255.
  ///
  /// Nearest by squared distance with the weights 2, 4 and 3 for red, green and blue (Riemersma,
  /// "Colour metric", the low-cost approximation), except that browns, ambers and reds keep their
  /// brightness, and creams stay creams. The alpha is ignored.
  var paletteIndex256: UInt8 { warmIndex256 ?? (isCream ? 230 : nearestIndex256) }

  /// Whether it is a warm white; the nearest colour of the palette to it is a darker grey.
  private var isCream: Bool {
    red >= 236 && green >= 224 && blue >= 200 && red > green && green > blue
      && 15...48 ~= red - blue
  }

  /// The same, made lighter or darker to keep a contrast of `ratio` to a background (WCAG 2.2).
  func paletteIndex256(on ground: RGBA, by ratio: Double) -> UInt8 {
    let index = paletteIndex256
    // A card is hardly ever exactly as bright as the terminal.
    guard contrast(to: ground) >= 0.95 * ratio else { return index }
    let nearest = [1, 1.15, 1.3, 1.5].lazy
      .map { standingOut(from: ground, by: ratio * $0).paletteIndex256 }
      .first { RGBA(paletteIndex: $0).contrast(to: ground) >= ratio }
    return nearest ?? index
  }

  /// The nearest of the 240 fixed colours of xterm's palette, without exceptions for warm colours.
  var nearestIndex256: UInt8 {
    let levels = (cubeLevel(red), cubeLevel(green), cubeLevel(blue))
    let cube = RGBA(red: levels.0.value, green: levels.1.value, blue: levels.2.value)
    let brightness = 2 * Int(red) + 4 * Int(green) + 3 * Int(blue)
    let step = min(max((brightness - 27) / 90, 0), 23)
    let shade = UInt8(8 + 10 * step)
    let gray = RGBA(red: shade, green: shade, blue: shade)
    if distance(to: gray) < distance(to: cube) { return UInt8(232 + step) }
    return 16 + 36 * levels.0.index + 6 * levels.1.index + levels.2.index
  }

  /// The index of the nearest of the terminal's sixteen colours of the same hue, as xterm shows
  /// them; brown counts as yellow, as in the first palettes of sixteen, and not as red.
  ///
  /// The metric is that of ``paletteIndex256``.
  var paletteIndex16: UInt8 {
    let candidates: [Int]
    if let hue {
      switch hue {
      case 12..<75: candidates = [3, 11]
      case 75..<165: candidates = [2, 10]
      case 165..<195: candidates = [6, 14]
      case 195..<265: candidates = [4, 12]
      case 265..<330: candidates = [5, 13]
      default: candidates = [1, 9]
      }
    } else {
      candidates = [0, 8, 7, 15]
    }
    let nearest = candidates.min { distance(to: Self.xterm[$0]) < distance(to: Self.xterm[$1]) }
    return UInt8(nearest ?? 0)
  }

  /// The same on a background of the terminal's own, from which the colour stands out by 3 : 1
  /// (WCAG 2.2): one that does so in the palettes of xterm, Tango and Solarized, whose bright
  /// colours are greys.
  ///
  /// On a light background green, yellow and cyan all fail, so they become black.
  func paletteIndex16(on ground: RGBA) -> UInt8 {
    let index = paletteIndex16
    guard hue != nil, contrast(to: ground) >= 3 else { return index }
    let isLight = ground.luminance >= 0.5
    switch index % 8 {
    case 2, 3, 6: return isLight ? 0 : index % 8
    case 4: return isLight ? 4 : 12
    default: return index % 8
    }
  }

  /// The nearest of the sixteen colours as xterm shows them, of any hue.
  var nearestIndex16: UInt8 {
    let nearest = Self.xterm.indices.min {
      distance(to: Self.xterm[$0]) < distance(to: Self.xterm[$1])
    }
    return UInt8(nearest ?? 0)
  }

  /// The hue in degrees, 0 for red, 120 for green; nil for near greys and near blacks.
  var hue: Double? {
    let (low, high) = (min(red, green, blue), max(red, green, blue))
    return high - low < 48 || high < 80 ? nil : angle
  }

  /// The same for any colour but grey.
  private var angle: Double? {
    let (red, green, blue) = (Double(red), Double(green), Double(blue))
    let highest = max(red, green, blue)
    let range = highest - min(red, green, blue)
    if range == 0 { return nil }
    let angle: Double
    if highest == red {
      angle = (green - blue) / range
    } else if highest == green {
      angle = (blue - red) / range + 2
    } else {
      angle = (red - green) / range + 4
    }
    return (angle < 0 ? angle + 6 : angle) * 60
  }

  /// The colour of the cube of nearly the same brightness, for browns, ambers, oranges and reds.
  ///
  /// For dull shades the nearest colours are pinks and mauves, and steps of a scale would become
  /// one colour. By trial, a fifth of the brightness counts as much as 0.22 of the saturation, or
  /// as 14° of hue between pure colours and more between dull ones: with the hue of all alike a
  /// dull brown became the purest orange. Pale and pure colours have near enough neighbours.
  private var warmIndex256: UInt8? {
    let (light, saturation) = (relativeLuminance + 0.05, saturation)
    guard let hue, Self.isWarm(hue), 0.33..<0.95 ~= saturation else { return nil }
    func distance(_ other: Warm) -> Double {
      let ratio = max(light, other.light) / min(light, other.light)
      let turn = abs(hue - other.hue)
      let brightness = (ratio - 1) / 0.2
      let angle = min(turn, 360 - turn) * min(saturation, other.saturation) / 14
      let purity = (saturation - other.saturation) / 0.22
      return brightness * brightness + angle * angle + purity * purity
    }
    return Self.warm.min { distance($0) < distance($1) }?.index
  }

  private struct Warm {
    let index: UInt8
    let light: Double
    let hue: Double
    let saturation: Double
  }

  private static let warm: [Warm] = (16..<232).compactMap { index in
    let color = RGBA(paletteIndex: UInt8(index))
    guard let angle = color.angle, isWarm(angle), color.saturation > 0.15 else { return nil }
    return Warm(
      index: UInt8(index), light: color.relativeLuminance + 0.05, hue: angle,
      saturation: color.saturation)
  }

  private static func isWarm(_ hue: Double) -> Bool { hue < 62 || hue > 345 }

  /// The HSV saturation, 0 (grey)…1.
  private var saturation: Double {
    let (low, high) = (min(red, green, blue), max(red, green, blue))
    return high == 0 ? 0 : Double(high - low) / Double(high)
  }

  func distance(to other: RGBA) -> Int {
    let red = Int(red) - Int(other.red)
    let green = Int(green) - Int(other.green)
    let blue = Int(blue) - Int(other.blue)
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }

  /// The nearest step of the 6 × 6 × 6 cube: 0, then 95 to 255 by 40.
  private func cubeLevel(_ channel: UInt8) -> (index: UInt8, value: UInt8) {
    if channel < 48 { return (0, 0) }
    if channel < 115 { return (1, 95) }
    let index = (channel - 35) / 40
    return (index, 55 + 40 * index)
  }

  /// The colour that xterm shows for an index of its palette of 256.
  package init(paletteIndex index: UInt8) {
    switch index {
    case ..<16: self = Self.xterm[Int(index)]
    case 232...:
      let shade = 8 + 10 * (index - 232)
      self.init(red: shade, green: shade, blue: shade)
    default:
      func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
      let place = index - 16
      self.init(
        red: level(place / 36), green: level(place / 6 % 6), blue: level(place % 6))
    }
  }

  static let xterm: [RGBA] = [
    RGBA(hex: 0x000000), RGBA(hex: 0xCD0000), RGBA(hex: 0x00CD00), RGBA(hex: 0xCDCD00),
    RGBA(hex: 0x0000EE), RGBA(hex: 0xCD00CD), RGBA(hex: 0x00CDCD), RGBA(hex: 0xE5E5E5),
    RGBA(hex: 0x7F7F7F), RGBA(hex: 0xFF0000), RGBA(hex: 0x00FF00), RGBA(hex: 0xFFFF00),
    RGBA(hex: 0x5C5CFF), RGBA(hex: 0xFF00FF), RGBA(hex: 0x00FFFF), RGBA(hex: 0xFFFFFF),
  ]
}
