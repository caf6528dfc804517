extension RGBA {
  /// The nearest of the 240 fixed colours of xterm's palette, as its index 16…255.
  ///
  /// Nearest by squared distance with the weights 2, 4 and 3 for red, green and blue (Riemersma,
  /// "Colour metric", the low-cost approximation). The alpha is ignored.
  var paletteIndex256: UInt8 {
    let levels = (cubeLevel(red), cubeLevel(green), cubeLevel(blue))
    let cube = RGBA(red: levels.0.value, green: levels.1.value, blue: levels.2.value)
    let brightness = 2 * Int(red) + 4 * Int(green) + 3 * Int(blue)
    let step = min(max((brightness - 27) / 90, 0), 23)
    let shade = UInt8(8 + 10 * step)
    let gray = RGBA(red: shade, green: shade, blue: shade)
    if distance(to: gray) < distance(to: cube) { return UInt8(232 + step) }
    return 16 + 36 * levels.0.index + 6 * levels.1.index + levels.2.index
  }

  /// The nearest of the sixteen colours of the terminal, taken as xterm shows them, as its index.
  ///
  /// The metric is that of ``paletteIndex256``. What has a hue is none of the two greys, near as
  /// they are: brown is yellow here, as it was in the first palettes of sixteen.
  var paletteIndex16: UInt8 {
    let hasHue = max(red, green, blue) - min(red, green, blue) >= 48
    var nearest = 0
    for index in 1..<16 where !(hasHue && (7...8).contains(index)) {
      if distance(to: Self.xterm[index]) < distance(to: Self.xterm[nearest]) { nearest = index }
    }
    return UInt8(nearest)
  }

  private func distance(to other: RGBA) -> Int {
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

  /// xterm's default palette.
  private static let xterm: [RGBA] = [
    RGBA(hex: 0x000000), RGBA(hex: 0xCD0000), RGBA(hex: 0x00CD00), RGBA(hex: 0xCDCD00),
    RGBA(hex: 0x0000EE), RGBA(hex: 0xCD00CD), RGBA(hex: 0x00CDCD), RGBA(hex: 0xE5E5E5),
    RGBA(hex: 0x7F7F7F), RGBA(hex: 0xFF0000), RGBA(hex: 0x00FF00), RGBA(hex: 0xFFFF00),
    RGBA(hex: 0x5C5CFF), RGBA(hex: 0xFF00FF), RGBA(hex: 0x00FFFF), RGBA(hex: 0xFFFFFF),
  ]
}
