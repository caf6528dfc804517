/// - Effect: none
nonisolated extension View {
  /// Never calls the action: a picture is not touched.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void
  ) -> Self { self }
  /// Drops the gesture; the view is drawn as without it.
  public func gesture<Movement: Gesture>(_ gesture: Movement) -> Self { self }
  /// Drops the gesture; the view is drawn as without it.
  public func simultaneousGesture<Movement: Gesture>(_ gesture: Movement) -> Self { self }
  /// Drops the gesture; the view is drawn as without it.
  public func highPriorityGesture<Movement: Gesture>(_ gesture: Movement) -> Self { self }
}

/// What can be done to a view with fingers.
/// - Effect: none
public protocol Gesture<Value> {
  associatedtype Value
}

/// - Effect: none
extension Gesture {
  /// Never calls the action.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Never calls the action.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
}

/// - Effect: none
extension Gesture {
  /// Never calls `body`: the state keeps the value it begins with.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
  /// Drops both; the type says what they were.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }
  /// Drops both; the type says what they were.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// - Effect: none; a picture is not touched, so neither begins.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What two gestures found out; none is ever made here.
  public struct Value {
    /// `nil` where only the second has begun.
    public let first: First.Value?
    /// `nil` where only the first has begun.
    public let second: Second.Value?
  }
  /// Drops both.
  public init(_ first: First, _ second: Second) {}
}

/// - Effect: none; a picture is not touched, so neither begins.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What two gestures found out in turn; none is ever made here.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  /// Drops both.
  public init(_ first: First, _ second: Second) {}
}

/// - Effect: none; the older form of ``MagnifyGesture``.
public struct MagnificationGesture: Gesture, Sendable {
  /// 1 is the size at the start.
  public typealias Value = CGFloat
  /// Drops the smallest change that counts.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// - Effect: none; no fingers spread on a picture.
public struct MagnifyGesture: Gesture, Sendable {
  /// What two fingers did; none is ever made here.
  public struct Value: Hashable, Sendable {
    /// 1 is the size at the start.
    public let magnification: CGFloat
    /// The change of size each second.
    public let velocity: CGFloat
    /// In points from the view's upper left corner.
    public let startLocation: CGPoint
  }
  /// Drops the smallest change that counts.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// - Effect: none; no fingers turn on a picture.
public struct RotationGesture: Gesture, Sendable {
  /// Clockwise, from the start of the gesture.
  public typealias Value = Angle
  /// Drops the smallest change that counts.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// - Effect: none; no finger taps a picture.
public struct TapGesture: Gesture, Sendable {
  /// A tap has no more to say than that it ended.
  public typealias Value = Void
  /// Drops the number of taps.
  public init(count: Int = 1) {}
}

/// - Effect: none; no finger rests on a picture.
public struct LongPressGesture: Gesture, Sendable {
  /// Whether the finger is down.
  public typealias Value = Bool
  /// Drops the duration in seconds and the distance in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// - Effect: none; no finger moves over a picture.
public struct DragGesture: Gesture, Sendable {
  /// What a finger did; none is ever made here.
  public struct Value: Hashable, Sendable {
    /// In points of the space of coordinates.
    public let location: CGPoint
    /// In points of the space of coordinates.
    public let startLocation: CGPoint
    /// From the start to here, in points.
    public let translation: CGSize
    /// From the start to where the finger would stop, in points.
    public let predictedEndTranslation: CGSize
    /// Where the finger would stop, in points.
    public let predictedEndLocation: CGPoint
    /// The moment of the event.
    public let time: Date
  }
  /// Drops the distance in points and the space.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}
