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
  /// The type whose property the track changes.
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
  /// Drops its parameters; the duration is in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A step along a cubic curve.
/// - Effect: none
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Drops its parameters; the duration is in seconds, velocities are per second.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A step with a spring's motion.
/// - Effect: none
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Drops its parameters; the duration is in seconds, by default the spring's.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// An immediate step.
/// - Effect: none
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Drops its parameter.
  public init(_ to: Value) {}
}

/// Combines tracks.
/// - Effect: none
@resultBuilder public enum KeyframesBuilder<Value> {
  public static func buildExpression(_ track: some Keyframes<Value>) -> KeyframePath<Value> {
    KeyframePath()
  }
  /// Drops the step.
  public static func buildExpression(
    _ step: some KeyframeTrackContent<Value>
  ) -> KeyframePath<Value> { KeyframePath() }
  /// Drops the tracks.
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
  /// Drops the steps.
  public static func buildBlock(_ steps: KeyframePath<Value>...) -> KeyframePath<Value> {
    KeyframePath()
  }
  /// Drops the steps, if there are any.
  public static func buildOptional(_ steps: KeyframePath<Value>?) -> KeyframePath<Value> {
    KeyframePath()
  }
  /// Returns the path of the first branch.
  public static func buildEither(first steps: KeyframePath<Value>) -> KeyframePath<Value> { steps }
  /// Returns the path of the second branch.
  public static func buildEither(second steps: KeyframePath<Value>) -> KeyframePath<Value> { steps }
  /// Drops the steps, however many.
  public static func buildArray(_ steps: [KeyframePath<Value>]) -> KeyframePath<Value> {
    KeyframePath()
  }
}
