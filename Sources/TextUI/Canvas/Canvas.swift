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
  private let render: (inout GraphicsContext, CGSize) -> Void

  /// Draws by a function; the colours are always those of the display.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    render = renderer
  }

  /// The steps on each other.
  public var body: some View {
    GeometryReader { proxy in
      let steps = steps(in: proxy.size)
      ForEach(steps.indices, id: \.self) { steps[$0] }
    }
    .accessibilityHidden(true)
  }

  private func steps(in size: CGSize) -> [AnyView] {
    var context = GraphicsContext()
    render(&context, size)
    return context.recording.steps
  }
}
