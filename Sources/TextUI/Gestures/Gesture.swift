/// - Effect: none
nonisolated extension View {
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void
  ) -> Self { self }
  public func gesture<Movement: Gesture>(_ gesture: Movement) -> Self { self }
  public func simultaneousGesture<Movement: Gesture>(_ gesture: Movement) -> Self { self }
  public func highPriorityGesture<Movement: Gesture>(_ gesture: Movement) -> Self { self }
}

/// What can be done to a view with fingers.
/// - Effect: none
public protocol Gesture<Value> {
  associatedtype Value
}

/// - Effect: none
extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
}

/// - Effect: none
extension Gesture {
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// - Effect: none
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {
    public let first: First.Value?
    public let second: Second.Value?
  }
  public init(_ first: First, _ second: Second) {}
}

/// - Effect: none
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public init(_ first: First, _ second: Second) {}
}

/// - Effect: none
public struct MagnificationGesture: Gesture, Sendable {
  public typealias Value = CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// - Effect: none
public struct MagnifyGesture: Gesture, Sendable {
  public struct Value: Hashable, Sendable {
    public let magnification: CGFloat
    public let velocity: CGFloat
    public let startLocation: CGPoint
  }
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// - Effect: none
public struct RotationGesture: Gesture, Sendable {
  public typealias Value = Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// - Effect: none
public struct TapGesture: Gesture, Sendable {
  public typealias Value = Void
  public init(count: Int = 1) {}
}

/// - Effect: none
public struct LongPressGesture: Gesture, Sendable {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// - Effect: none
public struct DragGesture: Gesture, Sendable {
  public struct Value: Hashable, Sendable {
    public let location: CGPoint
    public let startLocation: CGPoint
    public let translation: CGSize
    public let predictedEndTranslation: CGSize
    public let predictedEndLocation: CGPoint
    public let time: Date
  }
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}
