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
