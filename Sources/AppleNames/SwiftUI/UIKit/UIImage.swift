import AssetCatalogs
import PictureDecoding

/// Decodes only the file's header; drawing decodes the rest, at the size drawn.
public final class UIImage: Sendable {
  public enum RenderingMode: Int, Sendable {
    /// The asset's mode, otherwise the original colours.
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

  /// Drawn as one clear point.
  public convenience init() {
    let clear = Picture.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    let image = PixelSize(width: 1, height: 1)
      .map { Image(TextUI.ImageResource(Picture(size: $0, pixels: [clear]))) }
    self.init(image ?? Image(""), size: .zero, scale: 1)
  }

  /// Returns the original PNG file or an encoded one; `nil` for a symbol or a broken file.
  public func pngData() -> Data? { data(in: .png) ?? cgImage.map { Data($0.picture.png) } }

  /// Returns the original JPEG file, whatever the quality; `nil` for others: nothing is encoded.
  public func jpegData(compressionQuality: CGFloat) -> Data? { data(in: .jpeg) }

  /// The source of the pixels; `nil` for a symbol and for an empty picture.
  var resource: TextUI.ImageResource? {
    size.width > 0 && size.height > 0 ? image.resource(from: Self.library) : nil
  }

  var tint: RGBA? { image.templateTint.map { UIColor($0).light } }

  private func data(in format: PictureFormat) -> Data? {
    file.flatMap { PictureFormat(of: $0) == format ? Data($0) : nil }
  }

  /// Reads PNG, JPEG and GIF; `scale` is the number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let resource = try? TextUI.ImageResource(encoded: [UInt8](data), scale: scale) else {
      return nil
    }
    self.init(resource)
  }

  /// Reads a PNG, JPEG or GIF file of up to 64 MiB; returns `nil` for other files.
  public convenience init?(contentsOfFile path: String) {
    guard let bytes = DiskFiles().bytes(of: path, atMost: AssetCatalog.largestPicture) else {
      return nil
    }
    let stem = (path as NSString).deletingPathExtension
    let scale = stem.hasSuffix("@3x") ? 3.0 : stem.hasSuffix("@2x") ? 2 : 1
    self.init(data: Data(bytes), scale: scale)
  }

  /// Looks next to the program and in its package's resources; `nil` if no asset has the name.
  ///
  /// It is drawn like the environment's own pictures: light or dark, from its folders.
  public convenience init?(named name: String) { self.init(AssetName(name)) }

  /// `traits` can only be `nil`.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: Never?) {
    self.init(AssetName(name, folder: bundle?.assetFolder))
  }

  /// `configuration` can only be `nil`.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Never?) {
    self.init(AssetName(name, folder: bundle?.assetFolder))
  }

  private convenience init?(_ name: AssetName) {
    guard let resource = Self.library.image(name, for: AssetTraits()) else { return nil }
    self.init(Image(name, label: ""), size: resource.size, scale: resource.scale)
  }

  /// Creates the picture of an asset, or an empty one if no asset has the name.
  convenience init(namedOrEmpty name: String) {
    let resource = Self.library.image(AssetName(name), for: AssetTraits())
    self.init(
      Image(AssetName(name), label: ""), size: resource?.size ?? .zero,
      scale: resource?.scale ?? 1)
  }

  static let library = AssetLibrary.program()

  /// Creates a symbol of two cells, or returns `nil` if the name is unknown.
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
    Self(image.renderingMode(.template).templateColor(Color(color)), size: size, scale: scale)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    renderingMode == .alwaysTemplate ? withRenderingMode(.alwaysTemplate) : withTintColor(color)
  }
}

extension Image {
  /// Not read aloud.
  public init(uiImage: UIImage) { self = uiImage.image }
}

extension ImageRenderer where Content: View {
  /// `nil` for a view without size, or with more than 500 columns or rows.
  public var uiImage: UIImage? { resource().map { UIImage($0) } }
}

/// - Effect: none
extension ImageRenderer {
  /// Always `false`; setting it has no effect.
  public var isOpaque: Bool {
    get { false }
    set {}
  }
  public var colorMode: ColorRenderingMode {
    get { .nonLinear }
    set {}
  }
}
