public struct GraphicsContext {
  final class Recording {
    var steps: [AnyView] = []
  }

  let recording = Recording()

  public var opacity = 1.0
  /// The transform of the steps drawn from now on; texts and images move but keep their size.
  public var transform = CGAffineTransform.identity
  /// - Effect: none; colours are blended by opacity only.
  public var blendMode = BlendMode.normal

  let size: CGSize
  public let environment: EnvironmentValues
  let symbols: [Canvas.Symbol]
  /// The paths that clip the steps, in points of the canvas, with their fill rules.
  private var clips: [(path: Path, style: FillStyle)] = []
  private var filters: [Filter] = []

  init(size: CGSize, environment: EnvironmentValues, symbols: [Canvas.Symbol]) {
    self.size = size
    self.environment = environment
    self.symbols = symbols
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(path.applying(transform).fill(shading.style(self), style: style))
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(path.applying(transform).stroke(shading.style(self), style: style))
  }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    pin(text, at: point, anchor)
  }

  public func draw(_ text: Text, in rect: CGRect) { add(text, in: rect, alignment: .topLeading) }

  /// Draws an image inline, as in a text, with its `anchor` at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(Text(image), at: point, anchor: anchor)
  }

  /// Draws a picture at a rectangle's size, or a symbol in its middle.
  public func draw(_ image: Image, in rect: CGRect) {
    add(image.resizable(), in: rect, alignment: .center)
  }

  func pin(_ view: some View, at point: CGPoint, _ anchor: UnitPoint) {
    add(PinnedView(content: view, place: Pinned(point: point.applying(transform), anchor: anchor)))
  }

  func add(_ view: some View, in rect: CGRect, alignment: Alignment) {
    let corner = rect.origin.applying(transform)
    add(
      view.frame(width: rect.width, height: rect.height, alignment: alignment)
        .offset(x: corner.x, y: corner.y))
  }

  private func add(_ view: some View) {
    var step = AnyView(view.opacity(opacity))
    for filter in filters { step = filter.change(step) }
    if !clips.isEmpty {
      step = AnyView(step.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    }
    for clip in clips { step = AnyView(step.clipShape(clip.path, style: clip.style)) }
    recording.steps.append(step)
  }

  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []
  ) {
    let path = path.applying(transform)
    if options.contains(.inverse) {
      let hole = path.normalized(eoFill: style.isEOFilled)
      clips.append((Path(CGRect(origin: .zero, size: size)).subtracting(hole), FillStyle()))
    } else {
      clips.append((path, style))
    }
  }

  /// The part of the canvas left by the clips, as the intersection of their bounds, in points.
  public var clipBoundingRect: CGRect {
    clips.reduce(CGRect(origin: .zero, size: size)) { rect, clip in
      let other = clip.path.boundingRect
      let (left, top) = (max(rect.minX, other.minX), max(rect.minY, other.minY))
      return CGRect(
        x: left, y: top, width: max(0, min(rect.maxX, other.maxX) - left),
        height: max(0, min(rect.maxY, other.maxY) - top))
    }
  }

  /// Applies a filter to the steps from now on, after earlier filters; `options` have no effect.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) {
    filters.append(filter)
  }

  public struct Filter {
    let change: (AnyView) -> AnyView

    /// Changes nothing: cells have no soft edges.
    /// - Effect: none
    public static func blur(radius: CGFloat) -> Filter { Filter { $0 } }
    /// Changes nothing: cells have no shadows.
    /// - Effect: none
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter { Filter { $0 } }

    public static func brightness(_ amount: Double) -> Filter {
      Filter { AnyView($0.brightness(amount)) }
    }
    public static func contrast(_ amount: Double) -> Filter {
      Filter { AnyView($0.contrast(amount)) }
    }
    public static func saturation(_ amount: Double) -> Filter {
      Filter { AnyView($0.saturation(amount)) }
    }
    public static func grayscale(_ amount: Double) -> Filter {
      Filter { AnyView($0.grayscale(amount)) }
    }
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter { AnyView($0.hueRotation(angle)) }
    }
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { AnyView($0.colorMultiply(color)) }
    }
    public static var luminanceToAlpha: Filter { Filter { AnyView($0.luminanceToAlpha()) } }
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales the paths of the steps from now on; texts and images keep their size.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
}

private struct PinnedView<Content> {
  let content: Content
  let place: Pinned
}

extension PinnedView: View where Content: View {
  var body: some View { place { content } }
}

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
