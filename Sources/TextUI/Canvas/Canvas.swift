/// A drawing made step by step in a known size.
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
/// It fills the proposed space. Each step is a separate view, so a path or a text looks as it does
/// anywhere else. As in SwiftUI, the drawing is silent when read aloud.
public struct Canvas: View {
  @Environment(\.self) private var environment
  public let renderer: (inout GraphicsContext, CGSize) -> Void
  public let symbols: AnyView?

  /// Makes a canvas from a drawing function; the other options have no effect in cells.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
    symbols = nil
  }

  /// Makes a canvas that finds views by their `tag(_:)`; the other options have no effect.
  public init<Symbols: View>(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = AnyView(symbols())
  }

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
    /// Its ideal size in points.
    let size: CGSize

    @MainActor
    init(_ view: Subview, in environment: EnvironmentValues) {
      self.view = view
      size = CellRenderer(content: view, columns: 1, rows: 1, environment: environment)
        .size(in: .unspecified)
    }
  }

  /// Always false: a canvas covers only the cells it draws.
  public var isOpaque: Bool { false }
  /// Always `.nonLinear`: colours mix in sRGB.
  public var colorMode: ColorRenderingMode { .nonLinear }
  /// Always false: a drawing waits for its canvas.
  public var rendersAsynchronously: Bool { false }
}

/// The colour space a canvas mixes in; always `.nonLinear` here.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
