// The tracks that values follow in time: a picture has one moment, the first.

/// Tracks of values.
/// - Effect: none
public protocol Keyframes<Value> {
  associatedtype Value
}

/// The steps of a track.
/// - Effect: none
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}

/// What a value goes through.
/// - Effect: none
public struct KeyframePath<Value>: Keyframes, KeyframeTrackContent {}

/// The track of one property.
/// - Effect: none
public struct KeyframeTrack<Root, Property, Content>: Keyframes {
  public typealias Value = Root

  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) where Content: KeyframeTrackContent<Property> {}

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content)
  where Root == Property, Content: KeyframeTrackContent<Property> {}
}

/// A step at one speed.
/// - Effect: none
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A step along a curve.
/// - Effect: none
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A step by a spring.
/// - Effect: none
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A step at once.
/// - Effect: none
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

/// Puts tracks together.
/// - Effect: none
@resultBuilder public enum KeyframesBuilder<Value> {
  public static func buildExpression(_ track: some Keyframes<Value>) -> KeyframePath<Value> {
    KeyframePath()
  }
  public static func buildExpression(
    _ step: some KeyframeTrackContent<Value>
  ) -> KeyframePath<Value> { KeyframePath() }
  public static func buildBlock(_ tracks: KeyframePath<Value>...) -> KeyframePath<Value> {
    KeyframePath()
  }
}

/// Puts the steps of a track together.
/// - Effect: none
@resultBuilder public enum KeyframeTrackContentBuilder<Value> {
  public static func buildExpression(
    _ step: some KeyframeTrackContent<Value>
  ) -> KeyframePath<Value> { KeyframePath() }
  public static func buildBlock(_ steps: KeyframePath<Value>...) -> KeyframePath<Value> {
    KeyframePath()
  }
  public static func buildOptional(_ steps: KeyframePath<Value>?) -> KeyframePath<Value> {
    KeyframePath()
  }
  public static func buildEither(first steps: KeyframePath<Value>) -> KeyframePath<Value> { steps }
  public static func buildEither(second steps: KeyframePath<Value>) -> KeyframePath<Value> { steps }
  public static func buildArray(_ steps: [KeyframePath<Value>]) -> KeyframePath<Value> {
    KeyframePath()
  }
}

/// A spring that something hangs on.
/// - Effect: none
public struct Spring: Hashable, Sendable {
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {}
  public init(response: Double, dampingRatio: Double) {}
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {}

  public static let smooth = Spring()
  public static let snappy = Spring()
  public static let bouncy = Spring()

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self()
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self()
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self()
  }
}

/// How fast a change goes on.
/// - Effect: none
public struct UnitCurve: Hashable, Sendable {
  public static let linear = UnitCurve()
  public static let easeIn = UnitCurve()
  public static let easeOut = UnitCurve()
  public static let easeInOut = UnitCurve()
  public static let circularEaseIn = UnitCurve()
  public static let circularEaseOut = UnitCurve()
  public static let circularEaseInOut = UnitCurve()

  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> Self { Self() }
}

/// - Effect: none
extension Animation {
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Self { .spring }
}
