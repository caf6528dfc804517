/// How a picture is fitted into its frame and coloured.
struct ImageTraits: Hashable, Sendable {
  /// What becomes of a picture in a frame of another size.
  enum Resizing: Hashable, Sendable {
    /// It keeps its own size.
    case fixed
    /// It is made as large as the frame.
    case stretched
    /// It is repeated.
    case tiled
    /// As one of these, but for edges that keep their size.
    indirect case capped(EdgeInsets, Image.ResizingMode)
  }

  /// What the accented rendering mode leaves of a picture.
  enum Tinting: Hashable, Sendable {
    case outline
    /// The more of the tint, the brighter it is.
    case luminance
    case none
  }

  var resizing = Resizing.fixed
  /// `nil` leaves it to the picture.
  var renderingMode: Image.TemplateRenderingMode?
  var tinting = Tinting.outline
  /// What a template is drawn in; `nil` means the foreground style.
  var tint: Color?
  /// Whether pixels are to be seen as squares.
  var isPixelated = false
  /// Whether its edges may end within the half of a cell, mixed with what lies behind.
  var isAntialiased = false
}

extension Image {
  /// Lets the image take all it is offered.
  ///
  /// - Parameters:
  ///   - capInsets: The edges that keep their size, in points.
  ///   - resizingMode: Whether the rest is stretched or repeated.
  public consuming func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.traits.resizing =
      if capInsets != EdgeInsets() { .capped(capInsets, resizingMode) } else {
        switch resizingMode {
        case .stretch: .stretched
        case .tile: .tiled
        }
      }
    return image
  }

  /// Sets whether a picture's own colours count, or its opacity only, in the foreground style.
  public consuming func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.traits.renderingMode = renderingMode
    return image
  }

  /// Sets how a picture is enlarged: with `none` each pixel becomes a square.
  public consuming func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.traits.isPixelated = interpolation == .none
    return image
  }

  /// Sets whether the edges of a picture are mixed with what lies behind, where they end within the
  /// half of a cell; else they take the nearest half.
  public consuming func antialiased(_ isAntialiased: Bool) -> Image {
    var image = self
    image.traits.isAntialiased = isAntialiased
    return image
  }

  /// Sets what the accented rendering mode leaves of a picture: its outline, its brightness or,
  /// with neither, all of it.
  package consuming func tinted(byLuminance: Bool, keepsColors: Bool) -> Image {
    var image = self
    image.traits.tinting = keepsColors ? .none : byLuminance ? .luminance : .outline
    return image
  }

  /// Sets what a template is drawn in, whatever the foreground style is.
  package consuming func templateColor(_ color: Color) -> Image {
    var image = self
    image.traits.tint = color
    return image
  }

  /// How a picture fills a size that is not its own.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// Whether a picture's own colours count or only its opacity.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// How well a picture is stretched.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
}
