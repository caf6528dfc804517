// Nothing computes pictures: no filter has an output, which programs have to be ready for.
@_exported public import SwiftUI

/// A picture that filters take.
public final class CIImage: Sendable {
  public let extent: CGRect

  public init(cgImage image: CGImage) {
    extent = CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
  }
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(cgImage: picture)
  }
  /// None: pictures are read by `UIImage`.
  public init?(data: Data) { nil }
  /// None: pictures are read by `UIImage`.
  public init?(contentsOf url: URL) { nil }

  public func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  public func cropped(to rectangle: CGRect) -> CIImage { self }
  public func clampedToExtent() -> CIImage { self }
}

/// Would draw what filters make.
public final class CIContext: Sendable {
  public init(options: [CIContextOption: Any]? = nil) {}

  /// None.
  public func createCGImage(_ image: CIImage, from rectangle: CGRect) -> CGImage? { nil }
  /// Writes nothing: no filter has an output to be written.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {}
}

/// How pixels are written.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let ARGB8 = CIFormat(rawValue: 23)
  public static let BGRA8 = CIFormat(rawValue: 24)
  public static let RGBA8 = CIFormat(rawValue: 26)
}

/// Numbers that a filter takes.
open class CIVector: NSObject {
  public let x: CGFloat
  public let y: CGFloat
  public let z: CGFloat
  public let w: CGFloat

  public init(x: CGFloat, y: CGFloat = 0, z: CGFloat = 0, w: CGFloat = 0) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
  public convenience init(cgRect rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, z: rect.width, w: rect.height)
  }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
}

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputScaleKey = "inputScale"

/// Would make a picture of others; it has no output.
open class CIFilter: NSObject {
  open var inputImage: CIImage?
  open var message = Data()
  open var correctionLevel = "M"
  open var radius: Float = 10
  open var saturation: Float = 1
  open var brightness: Float = 0
  open var contrast: Float = 1
  open var extent = CGRect.zero

  /// None.
  open var outputImage: CIImage? { nil }

  /// No filter is known by a name.
  public init?(name: String) { nil }
  /// No filter is known by a name.
  public init?(name: String, parameters: [String: Any]?) { nil }
  private override init() {}

  open func setValue(_ value: Any?, forKey key: String) {}
  open func setDefaults() {}

  open class func qrCodeGenerator() -> CIFilter { CIFilter() }
  open class func code128BarcodeGenerator() -> CIFilter { CIFilter() }
  open class func aztecCodeGenerator() -> CIFilter { CIFilter() }
  open class func gaussianBlur() -> CIFilter { CIFilter() }
  open class func colorControls() -> CIFilter { CIFilter() }
  open class func areaAverage() -> CIFilter { CIFilter() }
}
