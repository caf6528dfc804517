// Forms of what there is.

extension Canvas {
  /// Draws by a function; the colours are always those of the display.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, rendersAsynchronously: rendersAsynchronously, renderer: renderer)
  }

  /// Draws by a function, which finds views by their `tag(_:)`.
  public init<Symbols: View>(
    opaque: Bool = false, colorMode: ColorRenderingMode, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.init(
      opaque: opaque, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: symbols)
  }
}

extension GraphicsContext.Shading {
  /// A colour of channels.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) -> Self {
    color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// A grey.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) -> Self {
    color(Color(colorSpace, white: white, opacity: opacity))
  }
}

extension ZStack where Content: View {
  /// Views on each other; there is no depth for them to be apart in.
  public init(
    alignment: Alignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, content: content)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows the part of Foundation's progress that is done now; nothing that changes later is seen.
  public init(_ progress: Foundation.Progress) {
    let fraction = progress.fractionCompleted
    self.init(value: progress.isIndeterminate ? nil : fraction)
  }
}

extension View {
  /// Puts a bar at an edge, in room of its own.
  public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> Self {
    AngularGradient(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> Self {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> Self {
    AngularGradient(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension AngularGradient {
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self {
    RadialGradient(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> Self {
    EllipticalGradient(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

/// The style of what is chosen: the tint.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.accentColor }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: Self { Self() }
}

extension HorizontalAlignment {
  public static let listRowSeparatorLeading = HorizontalAlignment.leading
  public static let listRowSeparatorTrailing = HorizontalAlignment.trailing
}

extension Edge {
  public init(_ edge: HorizontalEdge) { self = edge == .leading ? .leading : .trailing }
  public init(_ edge: VerticalEdge) { self = edge == .top ? .top : .bottom }
}

extension EdgeInsets {
  /// The insets, larger by as much at some edges.
  public func inset(by amount: CGFloat, edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: top + (edges.contains(.top) ? amount : 0),
      leading: leading + (edges.contains(.leading) ? amount : 0),
      bottom: bottom + (edges.contains(.bottom) ? amount : 0),
      trailing: trailing + (edges.contains(.trailing) ? amount : 0))
  }
}

extension Font {
  public static let `default` = Font.body
  public static let extraLargeTitle = Font.largeTitle
  public static let extraLargeTitle2 = Font.largeTitle
}

extension Font.TextStyle {
  public static var extraLargeTitle: Self { .largeTitle }
  public static var extraLargeTitle2: Self { .largeTitle }
}

/// A modifier that an environment chooses.
public protocol EnvironmentalModifier: ViewModifier {
  associatedtype ResolvedModifier: ViewModifier

  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public func body(content: Content) -> some View {
    EnvironmentalContent(modifier: self, content: content)
  }
}

private struct EnvironmentalContent<Modifier: EnvironmentalModifier>: View {
  @Environment(\.self) private var environment
  let modifier: Modifier
  let content: ModifierContent

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}

/// Right or left, as reading goes.
public enum HorizontalDirection: Int8, Hashable, Sendable, CaseIterable {
  case leading, trailing

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }
    public init(_ direction: HorizontalDirection) {
      self.init(rawValue: 1 << direction.rawValue)
    }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// Up or down.
public enum VerticalDirection: Int8, Hashable, Sendable, CaseIterable {
  case up, down

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }
    public init(_ direction: VerticalDirection) {
      self.init(rawValue: 1 << direction.rawValue)
    }

    public static let up = Set(.up)
    public static let down = Set(.down)
    public static let all: Set = [.up, .down]
  }
}
