import PictureDecoding

/// A colour space: always sRGB, or shades of grey in sRGB, for every requested name.
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

/// Grey or RGB: other models, such as CMYK and Lab, are missing.
public enum CGColorSpaceModel: Int32, Hashable, Sendable { case unknown = -1, monochrome, rgb }

public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// A program's memory that holds a picture.
struct CGBitmapMemory {
  /// The index of each channel among a pixel's four bytes.
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

  /// Writes the pixels with premultiplied channels, as Core Graphics does.
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

public final class CGGradient: Sendable {
  private let stops: [(location: CGFloat, color: RGBA)]

  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let steps = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().compactMap { index, color in
      (color as? CGColor).map { (locations?[index] ?? CGFloat(index) / steps, $0.color.light) }
    }
    .sorted { $0.location < $1.location }
    if stops.isEmpty { return nil }
  }

  /// Returns the colour at a location, or the colour of the nearest stop outside of all stops.
  func color(at location: CGFloat) -> RGBA {
    guard let after = stops.firstIndex(where: { $0.location >= location }) else {
      return stops[stops.count - 1].color
    }
    guard after > 0 else { return stops[0].color }
    let (from, to) = (stops[after - 1], stops[after])
    let share = (location - from.location) / (to.location - from.location)
    return from.color.mixed(with: to.color, by: Double(share))
  }
}

public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGContext {
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let length = way.x * way.x + way.y * way.y
    guard length > 0 else { return }
    draw(gradient, options) { point in
      ((point.x - start.x) * way.x + (point.y - start.y) * way.y) / length
    }
  }

  /// Draws nothing if the centres differ.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startCenter == endCenter, startRadius != endRadius else { return }
    draw(gradient, options) { point in
      let (x, y) = (point.x - endCenter.x, point.y - endCenter.y)
      return ((x * x + y * y).squareRoot() - startRadius) / (endRadius - startRadius)
    }
  }

  private func draw(
    _ gradient: CGGradient, _ options: CGGradientDrawingOptions,
    location: (CGPoint) -> CGFloat
  ) {
    let back = ctm.inverted()
    paintAll { x, y in
      let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
      let location = location(place)
      let isPast =
        location < 0 && !options.contains(.drawsBeforeStartLocation)
        || location > 1 && !options.contains(.drawsAfterEndLocation)
      return isPast ? RGBA(red: 0, green: 0, blue: 0, alpha: 0) : gradient.color(at: location)
    }
  }
}
