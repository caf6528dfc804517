/// What each colour becomes: its channels mixed, and something added.
///
/// One for each of the colour effects. The coefficients are those of the W3C's Filter Effects
/// Module Level 1, §9, on gamma-corrected channels, as its functions for pages work.
struct ColorMatrix {
  /// What red, green and blue (0…1) become, by rows: the shares of red, green, blue, and a constant.
  private var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)
  /// What the opacity is multiplied by: shares of red, green and blue, and a constant.
  private var opacity = SIMD4<Double>(0, 0, 0, 1)

  private init(
    _ red: SIMD4<Double>, _ green: SIMD4<Double>, _ blue: SIMD4<Double>
  ) { rows = (red, green, blue) }

  /// The colour that `color` becomes; channels stay in 0…255.
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
  /// Each channel multiplied by a factor, and a constant added.
  static func scaled(by factor: Double, adding constant: Double) -> Self {
    Self([factor, 0, 0, constant], [0, factor, 0, constant], [0, 0, factor, constant])
  }

  /// Between the grey of the same luminance, 0, and the colour itself, 1.
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
  /// Changes the colours that are drawn from now on, before what changes them already.
  mutating func change(by matrix: ColorMatrix) {
    if colorChanges.isEmpty { colorChanges.append([]) }
    colorChanges.append([matrix] + colorChanges[Int(effects.colors)])
    effects.colors = UInt32(colorChanges.count - 1)
  }

  /// A colour after the colour effects around what is drawn.
  func changed(_ color: RGBA) -> RGBA {
    if effects.colors == 0 { return color }
    return colorChanges[Int(effects.colors)].reduce(color) { $1($0) }
  }
}
