import AssetCatalogs
import PictureDecoding

/// UIKit's picture, which Apple's SwiftUI hands on, as far as widgets make an `Image` of it.
///
/// A file is decoded when it is drawn, in the size it is drawn in; only its header is read here.
public final class UIImage: Sendable {
  /// Whether its own colours count, or its opacity in the colour of the foreground.
  public enum RenderingMode: Int, Sendable {
    /// As its asset says, and else its own.
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  let image: Image
  public let size: CGSize
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  private let file: [UInt8]?

  private init(
    _ image: Image, size: CGSize, scale: CGFloat, renderingMode: RenderingMode = .automatic,
    file: [UInt8]? = nil
  ) {
    self.image = image
    self.file = file
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
  }

  convenience init(_ resource: TextUI.ImageResource) {
    var file: [UInt8]?
    if case .encoded(let bytes) = resource.source { file = bytes }
    self.init(Image(resource), size: resource.size, scale: resource.scale, file: file)
  }

  /// A picture without size, of one clear point where it is drawn.
  public convenience init() {
    let clear = Picture.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    let image = PixelSize(width: 1, height: 1)
      .map { Image(TextUI.ImageResource(Picture(size: $0, pixels: [clear]))) }
    self.init(image ?? Image(""), size: .zero, scale: 1)
  }

  /// A PNG file: the one that it came from, or one of its pixels; `nil` of a symbol or a broken file.
  public func pngData() -> Data? {
    data(beginningWith: [0x89, 0x50, 0x4E, 0x47]) ?? cgImage.map { Data($0.picture.png) }
  }

  /// The bytes of the JPEG file that it came from, whatever the quality; `nil` of any other, since
  /// nothing is encoded here.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    data(beginningWith: [0xFF, 0xD8, 0xFF])
  }

  /// Where its pixels come from; `nil` of a symbol, and of a picture without size.
  var resource: TextUI.ImageResource? {
    size.width > 0 && size.height > 0 ? image.resource(from: Self.library) : nil
  }

  var tint: RGBA? { image.templateTint.map { UIColor($0).light } }

  private func data(beginningWith signature: [UInt8]) -> Data? {
    file.flatMap { $0.starts(with: signature) ? Data($0) : nil }
  }

  /// A PNG, JPEG or GIF file of so many pixels a point; `nil` where it is none.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let resource = try? TextUI.ImageResource(encoded: [UInt8](data), scale: scale) else {
      return nil
    }
    self.init(resource)
  }

  /// A PNG, JPEG or GIF file; `nil` where it is none, or has more than 64 MiB.
  ///
  /// `@2x` before the ending of its name means 2 pixels a point.
  public convenience init?(contentsOfFile path: String) {
    guard let bytes = DiskFiles().bytes(of: path, atMost: AssetCatalog.largestPicture) else {
      return nil
    }
    let stem = (path as NSString).deletingPathExtension
    let scale = stem.hasSuffix("@3x") ? 3.0 : stem.hasSuffix("@2x") ? 2 : 1
    self.init(data: Data(bytes), scale: scale)
  }

  /// The picture of an asset beside the program or in its package's resources; `nil` where there is
  /// none.
  ///
  /// It is drawn as the environment's own: light or dark, and from the folders that whoever draws has
  /// given.
  public convenience init?(named name: String) { self.init(AssetName(name)) }

  /// The picture of an asset of a bundle; `nil` where there is none.
  ///
  /// Traits have no type here.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: Never?) {
    self.init(AssetName(name, folder: bundle?.assetFolder))
  }

  /// The picture of an asset of a bundle; `nil` where there is none.
  ///
  /// Configurations have no type here.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Never?) {
    self.init(AssetName(name, folder: bundle?.assetFolder))
  }

  private convenience init?(_ name: AssetName) {
    guard let resource = Self.library.image(name, for: AssetTraits()) else { return nil }
    self.init(Image(name, label: ""), size: resource.size, scale: resource.scale)
  }

  /// The picture of an asset; one without size where there is none.
  convenience init(namedOrEmpty name: String) {
    let resource = Self.library.image(AssetName(name), for: AssetTraits())
    self.init(
      Image(AssetName(name), label: ""), size: resource?.size ?? .zero,
      scale: resource?.scale ?? 1)
  }

  static let library = AssetLibrary.program()

  /// A symbol, of two cells; `nil` where its name is not known.
  public convenience init?(systemName name: String) { self.init(systemName: name, color: nil) }

  convenience init?(systemName name: String, color: UIColor?) {
    guard SystemSymbol(named: name).glyph != "◌" else { return nil }
    let symbol = Image(systemName: name)
    self.init(
      color.map { symbol.templateColor(Color($0)) } ?? symbol,
      size: CGSize(width: 16, height: 16), scale: 1)
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let mode: Image.TemplateRenderingMode? =
      switch renderingMode {
      case .automatic: nil
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    return UIImage(
      image.renderingMode(mode), size: size, scale: scale, renderingMode: renderingMode, file: file)
  }

  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(
      image.renderingMode(.template).templateColor(Color(color)), size: size, scale: scale)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    renderingMode == .alwaysTemplate ? withRenderingMode(.alwaysTemplate) : withTintColor(color)
  }
}

extension Image {
  /// The picture of UIKit; it says nothing when it is read aloud.
  public init(uiImage: UIImage) { self = uiImage.image }
}

extension ImageRenderer where Content: View {
  /// The picture of the view; `nil` of a view without size, or of more than 500 columns or rows.
  public var uiImage: UIImage? { resource().map { UIImage($0) } }
}
