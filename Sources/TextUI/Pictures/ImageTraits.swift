/// The fitting and colouring of a picture.
struct ImageTraits: Hashable, Sendable {
  enum Resizing: Hashable, Sendable {
    case fixed
    case stretched
    case tiled
    /// Stretches or repeats all but edges of fixed size.
    indirect case capped(EdgeInsets, Image.ResizingMode)
  }

  /// The parts of a picture kept by the accented rendering mode.
  enum Tinting: Hashable, Sendable {
    case outline
    /// Brighter parts get more of the tint.
    case luminance
    case none
  }

  var resizing = Resizing.fixed
  /// `nil` leaves the choice to the picture.
  var renderingMode: Image.TemplateRenderingMode?
  var tinting = Tinting.outline
  /// The colour of a template; `nil` is the foreground style.
  var tint: Color?
  /// Whether pixels are enlarged as squares.
  var isPixelated = false
  /// Whether edges may end within half a cell, blended with the background.
  var isAntialiased = false
}

extension Image {
  public consuming func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    traits.resizing =
      if capInsets != EdgeInsets() { .capped(capInsets, resizingMode) } else {
        switch resizingMode {
        case .stretch: .stretched
        case .tile: .tiled
        }
      }
    return self
  }

  public consuming func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changing { $0.renderingMode = renderingMode }
  }

  /// Sets how a picture is enlarged: with `none`, pixels become squares; the other modes are alike.
  public consuming func interpolation(_ interpolation: Interpolation) -> Image {
    changing { $0.isPixelated = interpolation == .none }
  }

  /// Blends edges with the background within half a cell; else they move to the nearest half.
  public consuming func antialiased(_ isAntialiased: Bool) -> Image {
    changing { $0.isAntialiased = isAntialiased }
  }

  /// Sets what the accented rendering mode keeps of a picture: outline, brightness or all.
  package consuming func tinted(byLuminance: Bool, keepsColors: Bool) -> Image {
    changing { $0.tinting = keepsColors ? .none : byLuminance ? .luminance : .outline }
  }

  /// Sets a template's colour, in place of the foreground style.
  package consuming func templateColor(_ color: Color) -> Image { changing { $0.tint = color } }

  private consuming func changing(_ change: (inout ImageTraits) -> Void) -> Image {
    change(&traits)
    return self
  }

  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
}
