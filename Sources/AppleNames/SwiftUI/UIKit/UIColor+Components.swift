/// Components are always for light mode, where Apple's depend on the current traits.
extension UIColor {
  /// Called for light mode and for dark mode.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    func color(_ style: UIUserInterfaceStyle) -> RGBA {
      let traits = UITraitCollection(userInterfaceStyle: style)
      return dynamicProvider(traits).rgba(in: traits)
    }
    self.init(Color(light: color(.light), dark: color(.dark)))
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// Drawn as if the channels were sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let color = rgba(in: traits)
    return UIColor(Color(light: color, dark: color))
  }

  /// The components of light mode, 0…1.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba(in: UITraitCollection(userInterfaceStyle: .light))
    red?.pointee = CGFloat(color.red) / 255
    green?.pointee = CGFloat(color.green) / 255
    blue?.pointee = CGFloat(color.blue) / 255
    alpha?.pointee = CGFloat(color.alpha) / 255
    return true
  }

  /// The grey of light mode, 0…1; returns `false` for other colours.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba(in: UITraitCollection(userInterfaceStyle: .light))
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = CGFloat(color.red) / 255
    alpha?.pointee = CGFloat(color.alpha) / 255
    return true
  }

  /// The components of light mode, 0…1.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue, opacity) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    getRed(&red, green: &green, blue: &blue, alpha: &opacity)
    let highest = max(red, green, blue)
    let range = highest - min(red, green, blue)
    let sector: CGFloat =
      if range == 0 {
        0
      } else if highest == red {
        (green - blue) / range
      } else if highest == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = highest == 0 ? 0 : range / highest
    brightness?.pointee = highest
    alpha?.pointee = opacity
    return true
  }

  public var cgColor: CGColor { CGColor(color: self) }

  public convenience init(cgColor: CGColor) { self.init(cgColor.color.color) }

  private func rgba(in traits: UITraitCollection) -> RGBA {
    color.paint(in: traits.environment).representative
  }
}

/// Core Graphics' colour, as far as a `Color` supports it.
public struct CGColor: Hashable, Sendable {
  let color: UIColor

  init(color: UIColor) { self.color = color }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public init(gray: CGFloat, alpha: CGFloat) { color = UIColor(white: gray, alpha: alpha) }

  /// Red, green, blue and opacity in light mode, 0…1.
  public var components: [CGFloat]? {
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  public var alpha: CGFloat { components?.last ?? 1 }
}

extension Color {
  public init(_ cgColor: CGColor) { self.init(cgColor.color) }

  public init(cgColor: CGColor) { self.init(cgColor.color) }

  public var cgColor: CGColor? { UIColor(self).cgColor }
}
