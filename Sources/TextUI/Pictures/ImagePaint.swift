import PictureDecoding

/// A picture, or a part of it, repeated over an area: a colour a cell.
///
/// ```swift
/// Circle().fill(.image(Image("Pattern"), scale: 0.5))
/// ```
///
/// A symbol, which is one glyph, paints nothing.
public struct ImagePaint: ShapeStyle, Hashable {
  /// The picture.
  public var image: Image
  /// The part of it that is repeated: 0…1 either way.
  public var sourceRect: CGRect
  /// How much larger it is than its own size.
  public var scale: CGFloat
  /// Where a repetition begins, in points from the upper left corner of the area.
  var origin = CGPoint.zero

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The pixels of the picture.
  public func paint(in environment: EnvironmentValues) -> Paint {
    guard let picture = image.picture(in: environment),
      let tiles = TilePaint(picture, of: self)
    else { return .unknown }
    return Paint(kind: .tiles(tiles))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, or a part of it, repeated over the area.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension GraphicsContext.Shading {
  /// A picture, or a part of it, repeated from a point of the canvas on.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> Self {
    Self { context in
      var paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
      paint.origin = origin.applying(context.transform)
      return AnyShapeStyle(paint)
    }
  }
}

/// The pixels of a picture, repeated over an area.
struct TilePaint: Hashable, Sendable {
  private let picture: Picture
  /// The part that is repeated, in pixels.
  private let part: CGRect
  /// Its size in points.
  private let size: CGSize
  private let origin: CGPoint

  /// `nil` where the file is broken or nothing of it is asked for.
  ///
  /// Decodes the picture, with no more pixels than its size has samples of 2 points.
  init?(_ source: ImageResource, of paint: ImagePaint) {
    let rect = paint.sourceRect
    size = CGSize(
      width: source.size.width * rect.width * paint.scale,
      height: source.size.height * rect.height * paint.scale)
    origin = paint.origin
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite,
      rect.minX.isFinite, rect.minY.isFinite, origin.x.isFinite, origin.y.isFinite,
      let picture = source.decoded(
        density: CGSize(width: paint.scale / 2, height: paint.scale / 2))
    else { return nil }
    self.picture = picture
    part = CGRect(
      x: rect.minX * CGFloat(picture.size.width), y: rect.minY * CGFloat(picture.size.height),
      width: rect.width * CGFloat(picture.size.width),
      height: rect.height * CGFloat(picture.size.height))
  }

  /// The mean of light of the cell around a point, in points of the area.
  func color(around point: CGPoint) -> RGBA {
    var sum = SIMD4<Float>.zero
    for row in 0..<8 {
      for column in 0..<4 {
        let pixel = pixel(
          at: CGPoint(
            x: point.x + (CGFloat(column) - 1.5) * 2, y: point.y + (CGFloat(row) - 3.5) * 2))
        let alpha = Float(pixel.alpha)
        let channels = SIMD4(Float(pixel.red), Float(pixel.green), Float(pixel.blue), 1)
        var light = channels * channels * alpha
        light.w = alpha
        sum += light
      }
    }
    guard sum.w >= 16 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    let mean = (sum / sum.w).squareRoot().rounded(.toNearestOrEven)
    return RGBA(
      red: UInt8(mean.x), green: UInt8(mean.y), blue: UInt8(mean.z),
      alpha: UInt8((sum.w / 32).rounded()))
  }

  private func pixel(at point: CGPoint) -> Picture.Pixel {
    /// The pixel of a place along one axis.
    func index(
      _ place: CGFloat, _ length: CGFloat, _ start: CGFloat, _ pixels: CGFloat, _ count: Int
    ) -> Int {
      let turns = place / length
      let pixel = start + (turns - turns.rounded(.down)) * pixels
      return Int(min(max(pixel, 0), CGFloat(count - 1)))
    }
    return picture[
      index(point.x - origin.x, size.width, part.minX, part.width, picture.size.width),
      index(point.y - origin.y, size.height, part.minY, part.height, picture.size.height)]
  }
}
