extension GraphicsContext {
  public struct GradientOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    /// Mirrors the gradient if bits 0 and 1 are both set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let `repeat` = GradientOptions(rawValue: 1 << 0)
    public static let mirror = GradientOptions(rawValue: 1 << 1)
    /// - Effect: none; cells mix colours in sRGB.
    public static let linearColor = GradientOptions(rawValue: 1 << 2)

    func spreading(_ gradient: some ShapeStyle) -> AnyShapeStyle {
      let spread: GradientPaint.Spread = contains(.mirror) ? .mirror : .repeat
      return isDisjoint(with: [.repeat, .mirror])
        ? AnyShapeStyle(gradient) : AnyShapeStyle(SpreadGradient(base: gradient, spread: spread))
    }
  }

  public struct ClipOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let inverse = ClipOptions(rawValue: 1 << 0)
  }

  public struct FilterOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    /// Has no effect on the drawing, whatever the bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// - Effect: none; cells mix colours in sRGB.
    public static let linearColor = FilterOptions(rawValue: 1 << 0)
  }
}

private struct SpreadGradient<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let base: Base
  let spread: GradientPaint.Spread

  func paint(in environment: EnvironmentValues) -> Paint {
    let paint = base.paint(in: environment)
    guard case .gradient(var gradient) = paint.kind else { return paint }
    gradient.spread = spread
    return Paint(kind: .gradient(gradient), opacity: paint.opacity)
  }
}
