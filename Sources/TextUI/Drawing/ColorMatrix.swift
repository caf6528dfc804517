/// A linear change of colours: mixes the channels and adds constants.
///
/// One matrix serves each colour effect. The coefficients are those of the W3C's Filter Effects
/// Module Level 1, §9, on gamma-corrected channels, like its CSS functions.
struct ColorMatrix {
  /// The rows of red, green and blue (0…1): factors of red, green and blue, and a constant.
  private var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)
  /// The row of the opacity's factor: shares of red, green and blue, and a constant.
  private var opacity = SIMD4<Double>(0, 0, 0, 1)

  private init(
    _ red: SIMD4<Double>, _ green: SIMD4<Double>, _ blue: SIMD4<Double>
  ) { rows = (red, green, blue) }

  /// Returns the changed colour, with channels clamped to 0…255.
  func callAsFunction(_ color: RGBA) -> RGBA {
    let channels =
      SIMD4(Double(color.red), Double(color.green), Double(color.blue), 255) / 255
    func mixed(_ row: SIMD4<Double>, _ scale: Double = 255) -> UInt8 {
      let value = (row * channels).sum() * scale
      return UInt8(min(max(value.isNaN ? 0 : value, 0), 255).rounded())
    }
    return RGBA(
      red: mixed(rows.0), green: mixed(rows.1), blue: mixed(rows.2),
      alpha: mixed(opacity, Double(color.alpha)))
  }
}

extension ColorMatrix {
  static func scaled(by factor: Double, adding constant: Double) -> Self {
    Self([factor, 0, 0, constant], [0, factor, 0, constant], [0, 0, factor, constant])
  }

  /// Mixes a colour with the grey of the same luminance: 0 is the grey, 1 the colour.
  static func saturation(_ amount: Double) -> Self {
    let grey = SIMD4(0.213, 0.715, 0.072, 0) * (1 - amount)
    return Self(
      grey + [amount, 0, 0, 0], grey + [0, amount, 0, 0], grey + [0, 0, amount, 0])
  }

  static func hueRotation(_ angle: Angle) -> Self {
    let (cosine, sine) = (Double(angle.cosine), Double(angle.sine))
    let grey = SIMD4(0.213, 0.715, 0.072, 0)
    return Self(
      grey + cosine * [0.787, -0.715, -0.072, 0] + sine * [-0.213, -0.715, 0.928, 0],
      grey + cosine * [-0.213, 0.285, -0.072, 0] + sine * [0.143, 0.140, -0.283, 0],
      grey + cosine * [-0.213, -0.715, 0.928, 0] + sine * [-0.787, 0.715, 0.072, 0])
  }

  static var luminanceToAlpha: Self {
    var matrix = scaled(by: 0, adding: 0)
    matrix.opacity = [0.2125, 0.7154, 0.0721, 0]
    return matrix
  }

  static func multiplying(by color: RGBA) -> Self {
    func share(_ channel: UInt8) -> Double { Double(channel) / 255 }
    var matrix = Self(
      [share(color.red), 0, 0, 0], [0, share(color.green), 0, 0], [0, 0, share(color.blue), 0])
    matrix.opacity = [0, 0, 0, share(color.alpha)]
    return matrix
  }
}

extension DrawingContext {
  /// Changes the colours drawn from now on, before the effects already in place.
  mutating func change(by matrix: ColorMatrix) {
    if colorChanges.isEmpty { colorChanges.append([]) }
    colorChanges.append([matrix] + colorChanges[Int(effects.colors)])
    effects.colors = UInt32(colorChanges.count - 1)
  }

  func changed(_ color: RGBA) -> RGBA {
    if effects.colors == 0 { return color }
    return colorChanges[Int(effects.colors)].reduce(color) { $1($0) }
  }
}
