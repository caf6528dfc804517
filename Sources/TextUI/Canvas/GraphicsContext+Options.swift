extension GraphicsContext {
  /// How a gradient continues beyond its ends; without an option, in its first and last colours.
  public struct GradientOptions: OptionSet, Hashable, Sendable {
    /// Bit 0 repeats, bit 1 mirrors, bit 2 has no effect.
    public let rawValue: UInt32

    /// Mirrors the gradient if bits 0 and 1 are both set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Starts the gradient again at its end.
    public static let `repeat` = GradientOptions(rawValue: 1 << 0)
    /// Runs the gradient backwards from its end, then forwards again.
    public static let mirror = GradientOptions(rawValue: 1 << 1)
    /// - Effect: none; cells mix colours in sRGB.
    public static let linearColor = GradientOptions(rawValue: 1 << 2)

    func spreading(_ gradient: some ShapeStyle) -> AnyShapeStyle {
      let spread: GradientPaint.Spread = contains(.mirror) ? .mirror : .repeat
      return isDisjoint(with: [.repeat, .mirror])
        ? AnyShapeStyle(gradient) : AnyShapeStyle(SpreadGradient(base: gradient, spread: spread))
    }
  }

  /// The side of a clip to keep.
  public struct ClipOptions: OptionSet, Hashable, Sendable {
    /// Bit 0 inverts.
    public let rawValue: UInt32

    /// Keeps unknown bits, which have no effect.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keeps the outside of the path.
    public static let inverse = ClipOptions(rawValue: 1 << 0)
  }

  /// The way filters mix colours.
  public struct FilterOptions: OptionSet, Hashable, Sendable {
    /// Bit 0 has no effect.
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
