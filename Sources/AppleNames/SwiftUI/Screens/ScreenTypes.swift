// Types that apps use and that drawing ignores.

/// The moment when the scopes of a search are shown.
/// - Effect: none
public enum SearchScopeActivation: Hashable, Sendable {
  case automatic, onTextEntry, onSearchPresentation
}

/// The place of search suggestions.
///
/// - Effect: none
public enum SearchSuggestionsPlacement: Hashable, Sendable {
  case automatic, menu, content

  /// Ignored: no suggestions are shown.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let menu = Set(rawValue: 1 << 0)
    public static let content = Set(rawValue: 1 << 1)
  }
}

/// The moment when a search tab starts the search.
/// - Effect: none
public enum TabSearchActivation: Hashable, Sendable { case automatic, searchTabSelection }

/// The context of a search in a text.
/// - Effect: none
public struct FindContext {
  public let isPresented: Binding<Bool>?
  public let supportsReplace: Bool
}

/// The reason for a system's snapshot of an app.
/// - Effect: none
public struct SnapshotData: Hashable, Sendable {
  /// Stored, never used: no snapshot is taken.
  public enum SnapshotReason: Hashable, Sendable {
    case appScheduled, appBackgrounded, complicationUpdate, prelaunch, returnToDefaultState
  }

  public let identifier: String?
  public let reason: SnapshotReason
}

/// An app's response to a snapshot.
/// - Effect: none
public struct SnapshotResponse: Hashable, Sendable {
  private let restoredDefaultState: Bool
  private let estimatedSnapshotExpiration: Date
  private let identifier: String?

  public init(restoredDefaultState: Bool, estimatedSnapshotExpiration: Date, identifier: String?) {
    self.restoredDefaultState = restoredDefaultState
    self.estimatedSnapshotExpiration = estimatedSnapshotExpiration
    self.identifier = identifier
  }
}

/// The state in which materials appear.
/// - Effect: none
public enum MaterialActiveAppearance: Hashable, Sendable { case automatic, active, inactive }

/// The size of a toolbar spacer.
///
/// - Effect: none
public enum SpacerSizing: Hashable, Sendable { case fixed, flexible }

/// The source of a view's transition.
/// - Effect: none
public protocol MatchedTransitionSourceConfiguration {}

/// A transition source without changes.
/// - Effect: none
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration,
  Sendable
{}

/// - Effect: none
extension MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> Self { self }
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  public func shadow(
    color: Color = .clear, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
}

/// The phase of a transition; views appear here without one.
///
/// - Effect: none
public enum TransitionPhase: Double, Hashable, Sendable {
  case willAppear = -1
  case identity = 0
  case didDisappear = 1

  public var isIdentity: Bool { self == .identity }
  /// −1 before the view appears, 0 while it is visible, 1 as it disappears.
  public var value: Double { rawValue }
}

/// The way a view appears and disappears; `body` is never called, because views do not move here.
///
/// - Effect: none
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

/// A transition that blurs one view into the next.
///
/// - Effect: none
public struct BlurReplaceTransition: Transition, Sendable {
  /// The direction in which the views scale.
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

/// - Effect: none
extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style; the shadow is not drawn.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}

/// Properties of a transition.
/// - Effect: none
public struct TransitionProperties: Hashable, Sendable {
  public let hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// - Effect: none
nonisolated extension View {
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Self { self }
  public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> Self { self }
  public func frame(
    minDepth: CGFloat?, idealDepth: CGFloat? = nil, maxDepth: CGFloat? = nil,
    alignment: DepthAlignment = .center
  ) -> Self { self }
  public func textEditorStyle(_ style: some TextFieldStyle) -> Self { self }
}

/// - Effect: none
extension OpenURLAction {
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    later { completion(false) }
  }
  public func callAsFunction(_ url: URL, prefersInApp: Bool) {}
}

/// - Effect: none
extension OpenURLAction.Result {
  public static func systemAction(_ url: URL) -> Self { .systemAction }
  public static func systemAction(_ url: URL, prefersInApp: Bool) -> Self { .systemAction }
}

/// - Effect: none
nonisolated extension View {
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String, line: Int,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> Self { self }
  public func task<ID: Equatable>(
    id: ID, name: String?, priority: TaskPriority = .userInitiated, file: String = "",
    line: Int = 0,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> Self { self }
  public func multilineTextAlignment(strategy: TextAlignmentStrategy) -> Self { self }
  public func writingDirection(strategy: TextAlignmentStrategy) -> Self { self }
}

/// The strategy for aligning a text's lines; ignored.
/// - Effect: none
public enum TextAlignmentStrategy: Hashable, Sendable { case `default`, layoutBased, contentBased }

/// - Effect: none
extension EnvironmentValues {
  public var backgroundStyle: AnyShapeStyle? {
    get { nil }
    set {}
  }
  public var lineHeight: AttributedString.LineHeight? {
    get { nil }
    set {}
  }
}

/// - Effect: none
extension ImageRenderer {
  /// Never sends a value: the view is drawn as it is.
  public typealias ObjectWillChangePublisher = Empty<Void, Never>
  public var objectWillChange: ObjectWillChangePublisher { Empty(completeImmediately: false) }
  public var isObservationEnabled: Bool {
    get { false }
    set {}
  }
  /// Always `false`; setting it has no effect.
  public var isOpaque: Bool {
    get { false }
    set {}
  }
  public var colorMode: ColorRenderingMode {
    get { .nonLinear }
    set {}
  }
}
