extension UIColor: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  /// Reads the colour that ``encode(with:)`` wrote.
  public convenience init?(coder: NSCoder) {
    guard let light = RGBA(code: coder.decodeInt64(forKey: "light")),
      let dark = RGBA(code: coder.decodeInt64(forKey: "dark"))
    else { return nil }
    self.init(Color(light: light, dark: dark))
  }

  /// Writes what it is in light and in dark surroundings.
  public func encode(with coder: NSCoder) {
    coder.encode(light.code, forKey: "light")
    coder.encode(
      color.paint(in: UITraitCollection(userInterfaceStyle: .dark).environment).representative.code,
      forKey: "dark")
  }
}

extension RGBA {
  /// Its channels as one number.
  fileprivate var code: Int64 {
    [red, green, blue, alpha].reduce(0) { $0 << 8 | Int64($1) }
  }

  fileprivate init?(code: Int64) {
    guard (0...0xFFFF_FFFF).contains(code) else { return nil }
    func channel(_ shift: Int64) -> UInt8 { UInt8(truncatingIfNeeded: code >> shift) }
    self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
  }
}
