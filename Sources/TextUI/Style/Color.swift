import CStandardLibrary

public struct Color: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case fixed(RGBA)
    case system(SystemColor)
    case asset(AssetName)
    case adaptive(light: RGBA, dark: RGBA)
    indirect case mixed(Color, Color, fraction: Double)
  }

  let base: Base
  let opacity: Double

  init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }

  package init(light: RGBA, dark: RGBA) { self.init(.adaptive(light: light, dark: dark)) }

  public func opacity(_ opacity: Double) -> Color {
    Color(base, opacity: self.opacity * opacity.limitedToUnit)
  }

  /// The space of a colour's channels; cells draw all in sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    /// Apple's wider space, taken as sRGB.
    case displayP3
  }

  /// Creates a colour from channels clamped to 0…1; NaN counts as 0.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    func channel(_ value: Double) -> UInt8 {
      let limited = value.limitedToUnit
      let encoded = colorSpace == .sRGBLinear ? Self.gammaEncoded(limited) : limited
      return UInt8((encoded * 255).rounded())
    }
    self.init(
      .fixed(RGBA(red: channel(red), green: channel(green), blue: channel(blue))),
      opacity: opacity.limitedToUnit)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func channel(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// Creates a reference to a named colour in ``EnvironmentValues/assets``; a missing one is clear
  /// for areas and the default for text.
  public init(_ name: String) { self.init(AssetName(name)) }

  /// Creates a reference to a colour of a catalogue, in one folder or those of the environment.
  package init(_ name: AssetName) { self.init(.asset(name)) }

  /// Applies the transfer function of sRGB (IEC 61966-2-1), mirrored for negative channels.
  static func gammaEncoded(_ linear: Double) -> Double {
    let amount = abs(linear)
    let encoded = amount <= 0.003_130_8 ? amount * 12.92 : 1.055 * pow(amount, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }

  static func gammaEncoded(_ linear: Float) -> Float { Float(gammaEncoded(Double(linear))) }

  /// Removes the transfer function of sRGB from a channel.
  static func linear(_ encoded: Float) -> Float {
    let amount = abs(Double(encoded))
    let linear = amount <= 0.040_45 ? amount / 12.92 : pow((amount + 0.055) / 1.055, 2.4)
    return Float(encoded < 0 ? -linear : linear)
  }

  /// Returns the colour at a fraction, 0…1, of the way to another one, channel by channel in sRGB.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color { Color(.mixed(self, other, fraction: fraction)) }
}

extension Color: ShapeStyle {
  public func paint(in environment: EnvironmentValues) -> Paint {
    switch base {
    case .fixed(let color): Paint(kind: .color(color), opacity: opacity)
    case .system(.accent):
      (environment.tintPaint ?? Paint.color(SystemColor.blue.color(in: environment)))
        .opacity(opacity)
    case .system(let color):
      Paint(kind: .color(color.color(in: environment)), opacity: opacity)
    case .adaptive(let light, let dark):
      Paint(kind: .color(environment.colorScheme == .dark ? dark : light), opacity: opacity)
    case .asset(let asset):
      (environment.assets.color(asset, for: environment.assetTraits)?.paint(in: environment)
        ?? .unknown).opacity(opacity)
    case .mixed(let first, let second, let fraction):
      Paint.color(
        first.paint(in: environment).representative
          .mixed(with: second.paint(in: environment).representative, by: fraction)
      ).opacity(opacity)
    }
  }
}

extension Color: View {
  public func resolve(into builder: inout TreeBuilder) {
    builder.addFill(paint(in: builder.environment))
  }
}

extension Gradient {
  /// The space in which gradients mix colours; cells mix in sRGB.
  public enum ColorSpace: Hashable, Sendable {
    case device
    case perceptual
  }
}

extension Color: CustomStringConvertible {
  /// The name of a system colour such as `blue`, or of a catalogue's colour; otherwise the
  /// channels, such as `#FF9500FF`.
  public var description: String {
    switch base {
    case .fixed, .adaptive, .mixed: Self.names[self] ?? resolve(in: EnvironmentValues()).description
    case .system(let color):
      opacity < 1 ? "\(Int((opacity * 100).rounded()))% \(color)" : "\(color)"
    case .asset(let asset): "NamedColor(name: \"\(asset.name)\", bundle: nil)"
    }
  }

  private static let names: [Color: String] = [
    .white: "white", .black: "black", .clear: "clear",
  ]
}
