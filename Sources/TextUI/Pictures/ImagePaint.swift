import PictureDecoding

/// Paints one colour for each cell; a symbol, being a single glyph, paints nothing.
public struct ImagePaint: ShapeStyle, Hashable {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat
  /// The start of the tiling, in points from the area's upper left corner.
  var origin = CGPoint.zero

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Returns the picture's pixels as paint; unknown paint for a symbol or a broken file.
  public func paint(in environment: EnvironmentValues) -> Paint {
    guard let picture = image.picture(in: environment),
      let tiles = TilePaint(picture, of: self)
    else { return .unknown }
    return Paint(kind: .tiles(tiles))
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension GraphicsContext.Shading {
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
  /// The size of the part in points.
  private let size: CGSize
  private let origin: CGPoint

  /// Decodes the picture, with no more pixels than its size has samples of 2 points.
  ///
  /// `nil` for a broken file or an empty part.
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

  /// The mean light of the cell around a point, in points of the area, from 4 × 8 samples.
  func color(around point: CGPoint) -> RGBA {
    let columns = (0..<4).map { sample in
      PictureAxis.Tap(
        pixel: Self.pixel(
          at: point.x - origin.x + (CGFloat(sample) - 1.5) * 2, of: size.width,
          from: part.minX, part.width, in: picture.size.width),
        share: 1 / 4)
    }
    let rows = (0..<8).map { sample in
      PictureAxis.Tap(
        pixel: Self.pixel(
          at: point.y - origin.y + (CGFloat(sample) - 3.5) * 2, of: size.height,
          from: part.minY, part.height, in: picture.size.height),
        share: 1 / 8)
    }
    return PictureSampler.mean(of: picture, columns, rows)
  }

  /// The pixel at a position along one axis of the repeated part.
  private static func pixel(
    at place: CGFloat, of length: CGFloat, from start: CGFloat, _ pixels: CGFloat, in count: Int
  ) -> Int {
    let turns = place / length
    let pixel = start + (turns - turns.rounded(.down)) * pixels
    return Int(min(max(pixel, 0), CGFloat(count - 1)))
  }
}
