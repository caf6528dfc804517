/// A picture that is drawn step by step in a size that is known.
///
/// ```swift
/// Canvas { context, size in
///   var line = Path()
///   line.move(to: CGPoint(x: 0, y: size.height))
///   line.addLine(to: CGPoint(x: size.width, y: 0))
///   context.stroke(line, with: .color(.orange))
/// }
/// ```
///
/// ```
///       ⢀⡠⠔⠉
///    ⢀⠤⠒⠁
/// ⣀⠔⠊⠁
/// ```
///
/// ```swift
/// Canvas { context, size in
///   let circle = Path(ellipseIn: CGRect(origin: .zero, size: size))
///   context.stroke(circle, with: .color(.blue), lineWidth: 2)
/// }
/// ```
///
/// It takes all it is offered. Each step is a view of its own, so a path or a text looks as it does
/// anywhere else. As in SwiftUI, what is drawn says nothing when it is read aloud.
public struct Canvas: View {
  @Environment(\.self) private var environment
  /// Draws into a size in points.
  public let renderer: (inout GraphicsContext, CGSize) -> Void
  /// The views that ``GraphicsContext/resolveSymbol(id:)`` finds.
  public let symbols: AnyView?

  /// Draws by a function; the colours are always those of the display.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
    symbols = nil
  }

  /// Draws by a function, which finds views by their `tag(_:)`.
  public init<Symbols: View>(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = AnyView(symbols())
  }

  /// The steps on each other.
  public var body: some View {
    if let symbols {
      Group(subviews: symbols) { picture($0.map { Symbol($0, in: environment) }) }
    } else {
      picture([])
    }
  }

  private func picture(_ symbols: [Symbol]) -> some View {
    GeometryReader { proxy in
      let steps = steps(in: proxy.size, symbols)
      ForEach(steps.indices, id: \.self) { steps[$0] }
    }
    .accessibilityHidden(true)
  }

  private func steps(in size: CGSize, _ symbols: [Symbol]) -> [AnyView] {
    var context = GraphicsContext(size: size, environment: environment, symbols: symbols)
    renderer(&context, size)
    return context.recording.steps
  }

  struct Symbol {
    let view: Subview
    /// The size that it takes of itself, points.
    let size: CGSize

    @MainActor
    init(_ view: Subview, in environment: EnvironmentValues) {
      self.view = view
      size = CellRenderer(content: view, columns: 1, rows: 1, environment: environment)
        .size(in: .unspecified)
    }
  }
}

extension Canvas {
  /// Cells let nothing through.
  public var isOpaque: Bool { false }
  /// The colours are those of the display.
  public var colorMode: ColorRenderingMode { .nonLinear }
  /// A picture waits for all of it.
  public var rendersAsynchronously: Bool { false }
}

/// The colours that are calculated with: always those of the display.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
