extension GraphicsContext {
  /// What lies before the start of a gradient and behind its end: without an option the colours there.
  public struct GradientOptions: OptionSet, Hashable, Sendable {
    /// Bit 0 repeats, bit 1 mirrors, bit 2 is without effect.
    public let rawValue: UInt32

    /// With both of the first two bits set the gradient is mirrored.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Begins the gradient again at its end.
    public static let `repeat` = GradientOptions(rawValue: 1 << 0)
    /// Runs the gradient back at its end, then again.
    public static let mirror = GradientOptions(rawValue: 1 << 1)
    /// - Effect: none; cells mix colours in sRGB.
    public static let linearColor = GradientOptions(rawValue: 1 << 2)

    func spreading(_ gradient: some ShapeStyle) -> AnyShapeStyle {
      let spread: GradientPaint.Spread = contains(.mirror) ? .mirror : .repeat
      return isDisjoint(with: [.repeat, .mirror])
        ? AnyShapeStyle(gradient) : AnyShapeStyle(SpreadGradient(base: gradient, spread: spread))
    }
  }

  /// Which side of a clip is kept.
  public struct ClipOptions: OptionSet, Hashable, Sendable {
    /// Bit 0 inverts.
    public let rawValue: UInt32

    /// Other bits than 0 are kept.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keeps what lies outside.
    public static let inverse = ClipOptions(rawValue: 1 << 0)
  }

  /// How filters count.
  public struct FilterOptions: OptionSet, Hashable, Sendable {
    /// Bit 0 is without effect.
    public let rawValue: UInt32

    /// No bit changes what is drawn.
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
