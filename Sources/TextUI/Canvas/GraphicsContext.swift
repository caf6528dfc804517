/// What a ``Canvas`` is drawn with: paths and texts in points from its upper left corner.
///
/// A copy draws into the same canvas, with an opacity and a transform of its own.
public struct GraphicsContext {
  final class Recording {
    var steps: [AnyView] = []
  }

  let recording = Recording()

  /// What is multiplied into the opacity of each step, 0…1.
  public var opacity = 1.0
  /// Where the points of paths lie; of texts and images it moves the place only.
  public var transform = CGAffineTransform.identity
  /// No effect: colours are blended by opacity only.
  public var blendMode = BlendMode.normal

  init() {}
}

extension GraphicsContext {
  /// What a path is painted with.
  public struct Shading {
    let style: AnyShapeStyle

    /// A colour.
    public static func color(_ color: Color) -> Shading { style(color) }
    /// Any style; gradients run over the whole canvas.
    public static func style(_ style: some ShapeStyle) -> Shading {
      Shading(style: AnyShapeStyle(style))
    }
    /// The foreground style of the canvas.
    public static var foreground: Shading { style(.foreground) }
  }

  /// Paints the area of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(path.applying(transform).fill(shading.style, style: style))
  }

  /// Paints the line along a path, so many points thick.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Paints the line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(path.applying(transform).stroke(shading.style, style: style))
  }

  /// Writes a text, with a point of it at a place.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    add(PinnedText(text: text, place: Pinned(point: point.applying(transform), anchor: anchor)))
  }

  /// Writes a text into a rectangle, from its upper left corner on.
  public func draw(_ text: Text, in rect: CGRect) {
    add(text, in: rect, alignment: .topLeading)
  }

  /// Draws a symbol, with a point of it at a place.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(Text(image), at: point, anchor: anchor)
  }

  /// Draws a picture as large as a rectangle, and a symbol in its middle.
  public func draw(_ image: Image, in rect: CGRect) {
    add(image.resizable(), in: rect, alignment: .center)
  }

  private func add(_ view: some View, in rect: CGRect, alignment: Alignment) {
    let corner = rect.origin.applying(transform)
    add(
      view.frame(width: rect.width, height: rect.height, alignment: alignment)
        .offset(x: corner.x, y: corner.y))
  }

  private func add(_ view: some View) {
    recording.steps.append(AnyView(view.opacity(opacity)))
  }
}

extension GraphicsContext {
  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Stretches the paths that are drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns the paths that are drawn from now on about the origin.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Maps what is drawn from now on before all that was asked for till now.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws with a copy of the context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
}

/// A text with one of its points at a place.
private struct PinnedText {
  let text: Text
  let place: Pinned
}

extension PinnedText: View {
  var body: some View {
    place { text }
  }
}

/// A view with one of its points at a place.
private struct Pinned: Layout {
  let point: CGPoint
  let anchor: UnitPoint

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: anchor,
        proposal: .unspecified)
    }
  }
}
