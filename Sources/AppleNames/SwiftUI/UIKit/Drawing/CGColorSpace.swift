/// What channels of colours mean: here always sRGB, whatever is asked for.
public final class CGColorSpace: Sendable {
  public let name: CFString?

  private init(_ name: CFString) { self.name = name }
  public convenience init?(name: CFString) { self.init(name) }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"

  fileprivate static let device = CGColorSpace("kCGColorSpaceDeviceRGB")
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .device }
