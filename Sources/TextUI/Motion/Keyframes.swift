// Tracks that values follow in time; a picture shows their first moment.

/// The tracks of a value.
/// - Effect: none
public protocol Keyframes<Value> {
  associatedtype Value
}

/// The steps of a track.
/// - Effect: none
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}

/// The course of a value.
/// - Effect: none
public struct KeyframePath<Value>: Keyframes, KeyframeTrackContent {}

/// The track of one property.
/// - Effect: none
public struct KeyframeTrack<Root, Property, Content>: Keyframes {
  public typealias Value = Root

  /// Never runs `content`: a picture shows the initial value.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) where Content: KeyframeTrackContent<Property> {}

  /// Never runs `content`: a picture shows the initial value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content)
  where Root == Property, Content: KeyframeTrackContent<Property> {}
}

/// A step at constant speed.
/// - Effect: none
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A step along a cubic curve.
/// - Effect: none
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A step with a spring's motion.
/// - Effect: none
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// An immediate step.
/// - Effect: none
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

/// Combines tracks.
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

/// Combines the steps of a track.
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
