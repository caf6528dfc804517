import PictureDecoding

public final class CGImage: Hashable, Sendable {
  let picture: Picture

  init(_ picture: Picture) { self.picture = picture }

  public var width: Int { picture.size.width }
  public var height: Int { picture.size.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }

  public func cropping(to rect: CGRect) -> CGImage? {
    let left = max(0, rect.minX.rounded(.down)), top = max(0, rect.minY.rounded(.down))
    let right = min(CGFloat(width), rect.maxX.rounded(.up))
    let bottom = min(CGFloat(height), rect.maxY.rounded(.up))
    guard right > left, bottom > top,
      let size = PixelSize(width: Int(right - left), height: Int(bottom - top))
    else { return nil }
    let (x, y) = (Int(left), Int(top))
    return CGImage(
      Picture(
        size: size,
        pixels: (y..<y + size.height).flatMap { row in
          (x..<x + size.width).map { picture[$0, row] }
        }))
  }

  func upright(_ orientation: UIImage.Orientation) -> Picture {
    let (width, height) = (width, height)
    let isTurned =
      switch orientation {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    guard let size = isTurned ? PixelSize(width: height, height: width) : picture.size else {
      return picture
    }
    return Picture(
      size: size,
      pixels: (0..<size.height).flatMap { y in
        (0..<size.width).map { x in
          switch orientation {
          case .up: picture[x, y]
          case .upMirrored: picture[width - 1 - x, y]
          case .down: picture[width - 1 - x, height - 1 - y]
          case .downMirrored: picture[x, height - 1 - y]
          case .right: picture[y, height - 1 - x]
          case .left: picture[width - 1 - y, x]
          case .leftMirrored: picture[y, x]
          case .rightMirrored: picture[width - 1 - y, height - 1 - x]
          }
        }
      })
  }

  public static func == (left: CGImage, right: CGImage) -> Bool { left.picture == right.picture }
  public func hash(into hasher: inout Hasher) { hasher.combine(picture) }
}

extension UIImage {
  public enum Orientation: Int, Hashable, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(TextUI.ImageResource(cgImage.upright(orientation), scale: scale))
  }

  /// Always `.up`: files are rotated when they are read.
  public var imageOrientation: Orientation { .up }

  /// The pixels, at most 2,048 per side; `nil` for a symbol or a broken file.
  public var cgImage: CGImage? { resource?.decodedWhole().map { CGImage($0) } }

  /// `nil` for a symbol or a broken file.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard resource != nil, self.size.width > 0, self.size.height > 0 else { return nil }
    let fit = min(size.width / self.size.width, size.height / self.size.height)
    let target = CGSize(width: self.size.width * fit, height: self.size.height * fit)
    return UIGraphicsImageRenderer(size: target).image { _ in
      draw(in: CGRect(origin: .zero, size: target))
    }
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { later { completionHandler(self.preparingThumbnail(of: size)) } }

  /// `nil` for a symbol or a broken file.
  public func preparingForDisplay() -> UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// A symbol is drawn as a faint bar, because letters have no outlines here.
  public func draw(in rect: CGRect, blendMode: CGBlendMode = .normal, alpha: CGFloat = 1) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.draw(self, in: rect, blendMode: blendMode, alpha: alpha)
  }

  public func draw(at point: CGPoint, blendMode: CGBlendMode = .normal, alpha: CGFloat = 1) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  public func drawAsPattern(in rect: CGRect) {
    guard size.width > 0, size.height > 0 else { return }
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        draw(at: CGPoint(x: x, y: y))
      }
    }
  }

  public func withHorizontallyFlippedOrientation() -> UIImage {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .upMirrored) } ?? self
  }

  /// - Effect: none; layouts are not mirrored here.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
}
