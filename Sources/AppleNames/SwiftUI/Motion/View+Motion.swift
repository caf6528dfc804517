/// Ignored: views are drawn once, without motion.
/// - Effect: none
nonisolated extension View {
  public func animation<Content: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> Content
  ) -> Content { body(self) }
  public func transaction<Content: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (Self) -> Content
  ) -> Content { body(self) }
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> Self { self }
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> Self { self }
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> Self { self }
  public func projectionEffect(_ transform: ProjectionTransform) -> Self { self }
  public func task(
    name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> Self { self }
}

/// - Effect: none
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// - Effect: none
public protocol VisualEffect: Sendable {}

/// - Effect: none
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

/// - Effect: none
extension VisualEffect {
  public func opacity(_ opacity: Double) -> Self { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  public func offset(_ offset: CGSize) -> Self { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> Self { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  public func brightness(_ amount: Double) -> Self { self }
  public func contrast(_ amount: Double) -> Self { self }
  public func grayscale(_ amount: Double) -> Self { self }
  public func hueRotation(_ angle: Angle) -> Self { self }
  public func saturation(_ amount: Double) -> Self { self }
}

/// - Effect: none
public protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

/// - Effect: none
extension GeometryEffect {
  public func body(content: Content) -> some View { content }
  public func ignoredByLayout() -> Self { self }
}

/// - Effect: none
public struct ProjectionTransform: Hashable, Sendable {
  private let transform: CGAffineTransform

  public init() { self.init(.identity) }
  public init(_ transform: CGAffineTransform) { self.transform = transform }
}

/// - Effect: none
extension ViewModifier {
  public func animation(_ animation: Animation?) -> Self { self }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
}

/// - Effect: none
extension Binding {
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
  public var transaction: Transaction { Transaction() }
}

/// - Effect: none
public struct EmptyAnimatableData: AdditiveArithmetic, Sendable {
  public init() {}

  public static var zero: Self { Self() }
  public static func + (left: Self, right: Self) -> Self { left }
  public static func - (left: Self, right: Self) -> Self { left }
  public mutating func scale(by factor: Double) {}
  public var magnitudeSquared: Double { 0 }
}

/// - Effect: none
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by factor: Double)
  var magnitudeSquared: Double { get }
}

extension EmptyAnimatableData: VectorArithmetic {}

/// - Effect: none
extension Double: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= factor }
  public var magnitudeSquared: Double { self * self }
}

/// - Effect: none
extension Float: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  public var magnitudeSquared: Double { Double(self * self) }
}

/// - Effect: none
extension CGFloat: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Spring {
  /// Returns the position on the way from zero to a target, `time` seconds after the release.
  public func value<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, time: TimeInterval
  ) -> Value {
    let (rest, thrown) = course(at: time)
    return sum(target, 1 - rest, initialVelocity, thrown)
  }

  public func velocity<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, time: TimeInterval
  ) -> Value {
    let (rest, thrown) = course(at: time)
    return sum(
      target, stiffness / mass * thrown, initialVelocity, rest - damping / mass * thrown)
  }

  private func sum<Value: VectorArithmetic>(
    _ first: Value, _ firstFactor: Double, _ second: Value, _ secondFactor: Double
  ) -> Value {
    var (first, second) = (first, second)
    first.scale(by: firstFactor)
    second.scale(by: secondFactor)
    return first + second
  }
}

extension ConcentricRectangle {
  public typealias AnimatableData = EmptyAnimatableData
}
/// - Effect: none
extension RoundedRectangularShapeCorners {
  public typealias AnimatableData = EmptyAnimatableData
}

/// - Effect: none
extension Image {
  /// Ignored: cells have the terminal's colours.
  public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }

  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// - Effect: none
nonisolated extension View {
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Self { self }
}
