package import PictureDecoding

/// A picture that an ``Image`` shows: a file not decoded yet, or pixels.
///
/// ```swift
/// let photo = try ImageResource(encoded: bytes, scale: 2)
/// Image(photo)
/// ```
///
/// It is one reference, so that views copy it at no cost. Two are equal when their content is, by
/// a digest that is taken once.
package struct ImageResource: Sendable {
  package enum Source: Sendable {
    /// The bytes of a PNG, JPEG or GIF file; decoded when it is drawn, in the size it needs.
    case encoded([UInt8])
    case decoded(Picture)
  }

  private final class Content: Sendable {
    let source: Source
    let pixelSize: PixelSize
    let scale: CGFloat
    let renderingMode: Image.TemplateRenderingMode?
    /// Of the source, seeded anew in each process, so that nobody can make two alike.
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

  /// A file as it is; only its header is read now.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - scale: The pixels a point, above 0.
  ///   - renderingMode: Whether it is a template; `nil` leaves it to the views.
  /// - Complexity: O(bytes).
  package init(
    encoded bytes: [UInt8], scale: CGFloat = 1,
    renderingMode: Image.TemplateRenderingMode? = nil
  ) throws(PictureError) {
    content = Content(
      .encoded(bytes), try PixelSize(ofPictureIn: bytes), scale: scale, renderingMode)
  }

  /// Pixels as they are.
  ///
  /// - Complexity: O(pixels).
  package init(
    _ picture: Picture, scale: CGFloat = 1, renderingMode: Image.TemplateRenderingMode? = nil
  ) { content = Content(.decoded(picture), picture.size, scale: scale, renderingMode) }

  package var source: Source { content.source }
  /// Its size in pixels, upright.
  package var pixelSize: PixelSize { content.pixelSize }
  /// The pixels a point.
  package var scale: CGFloat { content.scale }
  /// Whether it is a template; `nil` leaves it to the views.
  package var renderingMode: Image.TemplateRenderingMode? { content.renderingMode }

  /// Its size in points.
  package var size: CGSize {
    let scale = scale > 0 ? scale : 1
    return CGSize(
      width: CGFloat(pixelSize.width) / scale, height: CGFloat(pixelSize.height) / scale)
  }
}

extension ImageResource: Hashable {
  /// Whether both have the same content, scale and rendering mode.
  package static func == (left: ImageResource, right: ImageResource) -> Bool {
    left.content === right.content
      || left.content.digest == right.content.digest && left.pixelSize == right.pixelSize
        && left.scale == right.scale && left.renderingMode == right.renderingMode
  }

  /// Feeds the digest to the hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(content.digest) }
}
