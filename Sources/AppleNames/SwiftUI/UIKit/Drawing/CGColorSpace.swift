import PictureDecoding

/// What channels of colours mean: here always sRGB, or shades of grey of it, whatever is asked for.
public final class CGColorSpace: Sendable {
  public let name: CFString?

  private init(_ name: CFString) { self.name = name }
  public convenience init?(name: CFString) { self.init(name) }

  public var model: CGColorSpaceModel { name?.contains("Gray") == true ? .monochrome : .rgb }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"

  fileprivate static let device = CGColorSpace("kCGColorSpaceDeviceRGB")
  fileprivate static let deviceGray = CGColorSpace("kCGColorSpaceDeviceGray")
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .device }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

public enum CGColorSpaceModel: Int32, Hashable, Sendable { case unknown = -1, monochrome, rgb }

/// Where the opacity of a pixel is.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// How the bytes of a pixel lie in memory.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// Memory of a program that a picture is kept in.
struct CGBitmapMemory {
  /// Which byte of four is red, green, blue and alpha.
  struct Order {
    let red, green, blue, alpha: Int

    init?(_ bitmapInfo: UInt32) {
      let info = CGBitmapInfo(rawValue: bitmapInfo)
      let isLittle = info.intersection(.byteOrderMask) == .byteOrder32Little
      guard !info.contains(.floatComponents),
        isLittle || info.isDisjoint(with: .byteOrderMask) || info.contains(.byteOrder32Big)
      else { return nil }
      let order: [Int]
      switch CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) {
      case .premultipliedLast, .noneSkipLast: order = [0, 1, 2, 3]
      case .premultipliedFirst, .noneSkipFirst: order = [1, 2, 3, 0]
      case .some(.none), .last, .first, .alphaOnly, nil: return nil
      }
      let bytes = isLittle ? order.map { 3 - $0 } : order
      (red, green, blue, alpha) = (bytes[0], bytes[1], bytes[2], bytes[3])
    }
  }

  let data: UnsafeMutableRawPointer
  let rowLength: Int
  let order: Order

  /// Writes the pixels, each channel multiplied by its opacity, as Core Graphics does.
  func keep(_ picture: Picture) {
    for (index, pixel) in picture.pixels.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: picture.size.width)
      let start = row * rowLength + column * 4
      func keep(_ channel: UInt8, at place: Int) {
        let value = (Int(channel) * Int(pixel.alpha) + 127) / 255
        data.storeBytes(of: UInt8(value), toByteOffset: start + place, as: UInt8.self)
      }
      keep(pixel.red, at: order.red)
      keep(pixel.green, at: order.green)
      keep(pixel.blue, at: order.blue)
      data.storeBytes(of: pixel.alpha, toByteOffset: start + order.alpha, as: UInt8.self)
    }
  }
}
