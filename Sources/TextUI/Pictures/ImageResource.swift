package import PictureDecoding

/// The picture of an ``Image``: an undecoded file, or pixels.
///
/// ```swift
/// let photo = try ImageResource(encoded: bytes, scale: 2)
/// Image(photo)
/// ```
///
/// It is one reference, so copies are cheap. Equality compares a digest, computed once.
package struct ImageResource: Sendable {
  package enum Source: Sendable {
    /// The bytes of a PNG, JPEG or GIF file, decoded at drawing in the size needed.
    case encoded([UInt8])
    case decoded(Picture)
  }

  private final class Content: Sendable {
    let source: Source
    let pixelSize: PixelSize
    let scale: CGFloat
    let renderingMode: Image.TemplateRenderingMode?
    /// The hash of the source, seeded for each process, so that collisions cannot be crafted.
    let digest: Int

    init(
      _ source: Source, _ pixelSize: PixelSize, scale: CGFloat,
      _ renderingMode: Image.TemplateRenderingMode?
    ) {
      self.source = source
      self.pixelSize = pixelSize
      self.scale = scale
      self.renderingMode = renderingMode
      var hasher = Hasher()
      switch source {
      case .encoded(let bytes): bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
      case .decoded(let picture): hasher.combine(picture)
      }
      digest = hasher.finalize()
    }
  }

  private let content: Content

  /// Takes a file and reads only its header.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - scale: The pixels in a point, above 0.
  ///   - renderingMode: Whether it is a template; `nil` leaves the choice to views.
  /// - Complexity: O(bytes).
  package init(
    encoded bytes: [UInt8], scale: CGFloat = 1,
    renderingMode: Image.TemplateRenderingMode? = nil
  ) throws(PictureError) {
    content = Content(
      .encoded(bytes), try PixelSize(ofPictureIn: bytes), scale: scale, renderingMode)
  }

  /// Takes decoded pixels.
  ///
  /// - Complexity: O(pixels).
  package init(
    _ picture: Picture, scale: CGFloat = 1, renderingMode: Image.TemplateRenderingMode? = nil
  ) { content = Content(.decoded(picture), picture.size, scale: scale, renderingMode) }

  package var source: Source { content.source }
  /// Its size in pixels, in upright orientation.
  package var pixelSize: PixelSize { content.pixelSize }
  /// The pixels in a point.
  package var scale: CGFloat { content.scale }
  /// Whether it is a template; `nil` leaves the choice to views.
  package var renderingMode: Image.TemplateRenderingMode? { content.renderingMode }

  /// Its size in points.
  package var size: CGSize {
    let scale = scale > 0 ? scale : 1
    return CGSize(
      width: CGFloat(pixelSize.width) / scale, height: CGFloat(pixelSize.height) / scale)
  }
}

extension ImageResource: Hashable {
  package static func == (left: ImageResource, right: ImageResource) -> Bool {
    left.content === right.content
      || left.content.digest == right.content.digest && left.pixelSize == right.pixelSize
        && left.scale == right.scale && left.renderingMode == right.renderingMode
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(content.digest) }
}
