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

  /// Repeats the whole picture in its own size where nothing else is told.
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
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
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

  /// The mean of light of the cell around a point, in points of the area: of 4 × 8 samples.
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

  /// The pixel at a place along one axis, on which a part of the pixels comes again and again.
  private static func pixel(
    at place: CGFloat, of length: CGFloat, from start: CGFloat, _ pixels: CGFloat, in count: Int
  ) -> Int {
    let turns = place / length
    let pixel = start + (turns - turns.rounded(.down)) * pixels
    return Int(min(max(pixel, 0), CGFloat(count - 1)))
  }
}
