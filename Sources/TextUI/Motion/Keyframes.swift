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
  /// What the track changes a property of.
  public typealias Value = Root

  /// Runs `content` not at all: a picture shows the value it starts with.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) where Content: KeyframeTrackContent<Property> {}

  /// Runs `content` not at all: a picture shows the value it starts with.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content)
  where Root == Property, Content: KeyframeTrackContent<Property> {}
}

/// A step at one speed.
/// - Effect: none
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Drops what it is given; the duration is in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A step along a curve.
/// - Effect: none
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Drops what it is given; the duration is in seconds, the velocities by second.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A step by a spring.
/// - Effect: none
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Drops what it is given; the duration is in seconds, `nil` at Apple's that of the spring.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A step at once.
/// - Effect: none
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Drops what it is given.
  public init(_ to: Value) {}
}

/// Puts tracks together.
/// - Effect: none
@resultBuilder public enum KeyframesBuilder<Value> {
  public static func buildExpression(_ track: some Keyframes<Value>) -> KeyframePath<Value> {
    KeyframePath()
  }
  /// Forgets the step.
  public static func buildExpression(
    _ step: some KeyframeTrackContent<Value>
  ) -> KeyframePath<Value> { KeyframePath() }
  /// Forgets the tracks.
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
  /// Forgets the steps.
  public static func buildBlock(_ steps: KeyframePath<Value>...) -> KeyframePath<Value> {
    KeyframePath()
  }
  /// Forgets the steps, also whether there are any.
  public static func buildOptional(_ steps: KeyframePath<Value>?) -> KeyframePath<Value> {
    KeyframePath()
  }
  /// Hands on the path of the first branch.
  public static func buildEither(first steps: KeyframePath<Value>) -> KeyframePath<Value> { steps }
  /// Hands on the path of the second branch.
  public static func buildEither(second steps: KeyframePath<Value>) -> KeyframePath<Value> { steps }
  /// Forgets the steps, also how many there are.
  public static func buildArray(_ steps: [KeyframePath<Value>]) -> KeyframePath<Value> {
    KeyframePath()
  }
}
