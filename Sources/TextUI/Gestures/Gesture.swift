/// - Effect: none
nonisolated extension View {
  /// Never calls the action: pictures receive no touches.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void
  ) -> Self { self }
  /// Drops the gesture without changing the view.
  public func gesture<Movement: Gesture>(_ gesture: Movement) -> Self { self }
  /// Drops the gesture without changing the view.
  public func simultaneousGesture<Movement: Gesture>(_ gesture: Movement) -> Self { self }
  /// Drops the gesture without changing the view.
  public func highPriorityGesture<Movement: Gesture>(_ gesture: Movement) -> Self { self }
}

/// A touch gesture; pictures receive none.
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

  /// Never calls `body`: the state keeps its initial value.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
  /// Drops both gestures; only the type keeps them.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  { SimultaneousGesture(self, other) }
  /// Drops both gestures; only the type keeps them.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// - Effect: none; a picture is not touched, so neither begins.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both gestures; never made here.
  public struct Value {
    /// The first gesture's value; `nil` before it begins.
    public let first: First.Value?
    /// The second gesture's value; `nil` before it begins.
    public let second: Second.Value?
  }
  /// Drops both gestures.
  public init(_ first: First, _ second: Second) {}
}

/// - Effect: none; a picture is not touched, so neither begins.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of two gestures in turn; never made here.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  /// Drops both gestures.
  public init(_ first: First, _ second: Second) {}
}

/// - Effect: none; the older form of ``MagnifyGesture``.
public struct MagnificationGesture: Gesture, Sendable {
  /// The magnification; 1 is the initial size.
  public typealias Value = CGFloat
  /// Drops the threshold.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// - Effect: none; no fingers spread on a picture.
public struct MagnifyGesture: Gesture, Sendable {
  /// The state of the gesture; never made here.
  public struct Value: Hashable, Sendable {
    /// The scale; 1 is the initial size.
    public let magnification: CGFloat
    /// The change of scale per second.
    public let velocity: CGFloat
    /// The start, in points from the view's upper left corner.
    public let startLocation: CGPoint
  }
  /// Drops the threshold.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// - Effect: none; no fingers turn on a picture.
public struct RotationGesture: Gesture, Sendable {
  /// The rotation since the start, clockwise.
  public typealias Value = Angle
  /// Drops the threshold.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// - Effect: none; no finger taps a picture.
public struct TapGesture: Gesture, Sendable {
  /// Nothing: a tap only ends.
  public typealias Value = Void
  /// Drops the number of taps.
  public init(count: Int = 1) {}
}

/// - Effect: none; no finger rests on a picture.
public struct LongPressGesture: Gesture, Sendable {
  /// Whether the finger is down.
  public typealias Value = Bool
  /// Drops the duration, in seconds, and the distance, in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// - Effect: none; no finger moves over a picture.
public struct DragGesture: Gesture, Sendable {
  /// The state of the gesture; never made here.
  public struct Value: Hashable, Sendable {
    /// The finger's position, in points of the coordinate space.
    public let location: CGPoint
    /// The first position, in points of the coordinate space.
    public let startLocation: CGPoint
    /// The movement since the start, in points.
    public let translation: CGSize
    /// The predicted movement until the finger stops, in points.
    public let predictedEndTranslation: CGSize
    /// The predicted position where the finger stops, in points.
    public let predictedEndLocation: CGPoint
    /// The moment of the event.
    public let time: Date
  }
  /// Drops the distance, in points, and the coordinate space.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}
