/// A sum of colours mixed as light, not by their encoded channels.
///
/// The square of a channel stands for its light: within 4 % of sRGB's curve, without a table.
struct Light {
  /// Red, green and blue light times alpha, and alpha; channels of 0…255.
  private(set) var sum: SIMD4<Float> = .zero
  private(set) var count: Float = 0

  init() {}

  static func sum(of colors: some Sequence<RGBA>) -> Light {
    var light = Light()
    for color in colors { light.add(color) }
    return light
  }

  mutating func add(_ color: RGBA) {
    let alpha = Float(color.alpha)
    let channels = SIMD4(Float(color.red), Float(color.green), Float(color.blue), 1)
    var light = channels * channels * alpha
    light.w = alpha
    sum += light
    count += 1
  }

  static func += (left: inout Light, right: Light) {
    left.sum += right.sum
    left.count += right.count
  }
}

extension RGBA {
  /// The mean of the light; clear if there is none.
  init(light: Light) {
    guard light.count > 0, light.sum.w > 0 else {
      self = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
      return
    }
    let mean = (light.sum / light.sum.w).squareRoot().rounded(.toNearestOrEven)
      .clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    self.init(
      red: UInt8(mean.x), green: UInt8(mean.y), blue: UInt8(mean.z),
      alpha: UInt8(min((light.sum.w / light.count).rounded(), 255)))
  }

  /// The relative luminance of the colour, 0…1 (WCAG 2.2, with sRGB's own curve).
  package var relativeLuminance: Double {
    let linear = Self.linear
    return 0.2126 * linear[Int(red)] + 0.7152 * linear[Int(green)] + 0.0722 * linear[Int(blue)]
  }

  /// The light of each encoded channel value, 0…1.
  private static let linear = (0...255).map { (channel: Int) -> Double in
    let value = Double(channel) / 255
    if value <= 0.04045 { return value / 12.92 }
    // The power of 2.4 by the fifth root: the module links no mathematics library.
    let base = (value + 0.055) / 1.055
    var root = 1.0
    for _ in 0..<8 { root -= (root - base / (root * root * root * root)) / 5 }
    return base * base * root * root
  }

  /// The contrast ratio to another colour, 1…21 (WCAG 2.2); ignores both alphas.
  package func contrast(to other: RGBA) -> Double {
    let (one, two) = (relativeLuminance + 0.05, other.relativeLuminance + 0.05)
    return max(one, two) / min(one, two)
  }

  /// This colour, made darker or lighter for a contrast of `ratio`, at most 4.5, to `other`.
  ///
  /// It moves to black beside a bright colour and to white beside a dark one: both reach 4.5.
  package func standingOut(from other: RGBA, by ratio: Double = 4.5) -> RGBA {
    if contrast(to: other) >= ratio { return self }
    let goal: UInt8 = other.relativeLuminance > 0.179 ? 0 : 255
    func mixed(_ share: Int) -> RGBA {
      func mix(_ channel: UInt8) -> UInt8 {
        UInt8((Int(channel) * (64 - share) + Int(goal) * share) / 64)
      }
      return RGBA(red: mix(red), green: mix(green), blue: mix(blue), alpha: alpha)
    }
    var (low, high) = (0, 64)
    while high - low > 1 {
      let middle = (low + high) / 2
      if mixed(middle).contrast(to: other) >= ratio { high = middle } else { low = middle }
    }
    return mixed(high)
  }
}
