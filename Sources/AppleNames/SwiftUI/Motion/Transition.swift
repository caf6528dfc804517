/// - Effect: none; views appear without one.
public enum TransitionPhase: Double, Hashable, Sendable {
  case willAppear = -1
  case identity = 0
  case didDisappear = 1

  public var isIdentity: Bool { self == .identity }
  public var value: Double { rawValue }
}

/// - Effect: none; `body` is never called, because views do not move here.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// - Effect: none
extension Transition {
  nonisolated public func combined(with other: AnyTransition) -> AnyTransition { other }
  nonisolated public func combined<Other: Transition>(with other: Other) -> AnyTransition {
    .identity
  }
  nonisolated public func animation(_ animation: Animation?) -> AnyTransition { .identity }
}

/// - Effect: none
public struct BlurReplaceTransition: Transition, Sendable {
  public enum Configuration: Hashable, Sendable { case downUp, upUp }

  public let configuration: Configuration

  nonisolated public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// - Effect: none
extension Transition where Self == BlurReplaceTransition {
  nonisolated public static var blurReplace: Self { Self(configuration: .downUp) }
  nonisolated public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> Self { Self(configuration: configuration) }
}

/// - Effect: none
extension AnyTransition {
  public init<Change: Transition>(_ transition: Change) { self = .identity }
}

/// - Effect: none
nonisolated extension View {
  public func transition<Change: Transition>(_ transition: Change) -> Self { self }
}
