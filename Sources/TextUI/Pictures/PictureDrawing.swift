import PictureDecoding

struct PictureDrawing: Drawing {
  let picture: ImageResource
  var traits: ImageTraits
  /// The paint of a template: its tint or the foreground style.
  let paint: Paint
  let isRedacted: Bool
  let spokenText: String?

  init(_ picture: ImageResource, of image: Image, in environment: EnvironmentValues) {
    self.picture = picture
    traits = image.traits
    paint =
      traits.tint?.paint(in: environment)
      ?? HierarchicalShapeStyle.primary.paint(in: environment)
    isRedacted = environment.isRedacted
    spokenText = isRedacted ? nil : image.label.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Takes the picture's own size, or the proposed size if resizable.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    traits.resizing == .fixed
      ? picture.size : proposal.replacingUnspecifiedDimensions(by: picture.size)
  }

  func draw(in context: inout DrawingContext) {
    if isRedacted {
      let frame = CGRect(origin: .zero, size: context.frame.size)
      context.draw(Path(frame), paint: paint.opacity(0.3))
    } else {
      context.draw(self)
    }
  }

  /// Whether the foreground style replaces its colours.
  var isTemplate: Bool { (traits.renderingMode ?? picture.renderingMode ?? .original) == .template }

  var resizing: (isTiled: Bool, caps: EdgeInsets) {
    switch traits.resizing {
    case .fixed, .stretched: (false, EdgeInsets())
    case .tiled: (true, EdgeInsets())
    case .capped(let insets, .stretch): (false, insets)
    case .capped(let insets, .tile): (true, insets)
    }
  }
}

extension ImageResource {
  /// The pixels, at most `density` for each point of its own size; `nil` for a broken file.
  func decoded(density: CGSize) -> Picture? {
    switch source {
    case .decoded(let picture): return picture
    case .encoded(let bytes):
      let scale = max(
        density.width * size.width / CGFloat(pixelSize.width),
        density.height * size.height / CGFloat(pixelSize.height))
      func side(_ pixels: Int) -> Int {
        Int(min((CGFloat(pixels) * scale).rounded(.up), Self.longestSide))
      }
      let box =
        scale < 1
        ? PixelSize(width: side(pixelSize.width), height: side(pixelSize.height)) : nil
      return try? Picture(decoding: bytes, fitting: box ?? Self.largest)
    }
  }

  /// More pixels than cells can show.
  private static let longestSide: CGFloat = 2048
  private static let largest = PixelSize(width: 2048, height: 2048)
}
