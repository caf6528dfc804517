@_exported public import SwiftUI

/// A file of a picture, to be read in the size that is needed.
public final class CGImageSource: Sendable {
  let image: UIImage

  init?(_ data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.image = image
  }
}

public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"

/// A file on disk; `nil` where it is no PNG, JPEG or GIF.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).flatMap { CGImageSource($0) }
}

/// A file in memory; `nil` where it is no PNG, JPEG or GIF.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(data)
}

/// Its pictures; of a GIF the first counts.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }

/// Its pixels, no more than 2,048 a side; `nil` where it is broken.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? source.image.cgImage : nil }

/// Its pixels, no more of them a side than the options say; `nil` where it is broken.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let size = source.image.size
  guard index == 0, let most = options?[kCGImageSourceThumbnailMaxPixelSize].flatMap(number),
    most > 0, most < max(size.width, size.height)
  else { return CGImageSourceCreateImageAtIndex(source, index, options) }
  let fit = most / max(size.width, size.height)
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let target = CGSize(width: (size.width * fit).rounded(), height: (size.height * fit).rounded())
  return UIGraphicsImageRenderer(size: target, format: format).image { _ in
    source.image.draw(in: CGRect(origin: .zero, size: target))
  }.cgImage
}

/// Its size in pixels; nothing else is read of it.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  [
    kCGImagePropertyPixelWidth: Int(source.image.size.width),
    kCGImagePropertyPixelHeight: Int(source.image.size.height),
  ]
}

private func number(_ value: Any) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Int: CGFloat(value)
  default: nil
  }
}
