// Types of apps, which a picture never asks.

/// When scopes of a search are shown.
/// - Effect: none
public struct SearchScopeActivation: Hashable, Sendable {
  public static let automatic = SearchScopeActivation()
  public static let onTextEntry = SearchScopeActivation()
  public static let onSearchPresentation = SearchScopeActivation()
}

/// Where suggestions of a search stand.
/// - Effect: none
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  public static let automatic = SearchSuggestionsPlacement()
  public static let menu = SearchSuggestionsPlacement()
  public static let content = SearchSuggestionsPlacement()

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let menu = Set(rawValue: 1 << 0)
    public static let content = Set(rawValue: 1 << 1)
  }
}

/// When a tab to search in is one.
/// - Effect: none
public struct TabSearchActivation: Hashable, Sendable {
  public static let automatic = TabSearchActivation()
}

/// What can be found in a text.
/// - Effect: none
public struct FindContext {
  public let isPresented: Binding<Bool>?
  public let supportsReplace: Bool
}

/// Why a system takes a picture of an app.
/// - Effect: none
public struct SnapshotData: Hashable, Sendable {
  public enum SnapshotReason: Hashable, Sendable {
    case appScheduled, appBackgrounded, complicationUpdate, prelaunch, returnToDefaultState
  }

  public let identifier: String?
  public let reason: SnapshotReason
}

/// What an app answers when a picture of it is taken.
/// - Effect: none
public struct SnapshotResponse: Hashable, Sendable {
  public init(
    restoredDefaultState: Bool, estimatedSnapshotExpiration: Date, identifier: String?
  ) {}
}

/// Whether materials look as those of a window that is used.
/// - Effect: none
public struct MaterialActiveAppearance: Hashable, Sendable {
  public static let automatic = MaterialActiveAppearance()
  public static let active = MaterialActiveAppearance()
  public static let inactive = MaterialActiveAppearance()
}

/// How much room a spacer of a bar takes.
/// - Effect: none
public struct SpacerSizing: Hashable, Sendable {
  public static let fixed = SpacerSizing()
  public static let flexible = SpacerSizing()
}

/// Where a view comes from that moves.
/// - Effect: none
public protocol MatchedTransitionSourceConfiguration {}

/// A view that comes from nowhere.
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

/// Where a transition is.
/// - Effect: none
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }
  public var value: Double { 0 }
}

/// What of a transition moves.
/// - Effect: none
public struct TransitionProperties: Hashable, Sendable {
  public let hasMotion: Bool

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
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
    completion(false)
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

/// What the lines of a text go by: the layout.
/// - Effect: none
public struct TextAlignmentStrategy: Hashable, Sendable {
  public static let `default` = TextAlignmentStrategy()
  public static let layoutBased = TextAlignmentStrategy()
  public static let contentBased = TextAlignmentStrategy()
}

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
  /// What is told when the view changes: it is drawn as it is.
  public typealias ObjectWillChangePublisher = Empty<Void, Never>
  public var objectWillChange: ObjectWillChangePublisher { Empty(completeImmediately: false) }
  public var isObservationEnabled: Bool {
    get { false }
    set {}
  }
  /// Cells let nothing through.
  public var isOpaque: Bool {
    get { false }
    set {}
  }
  public var colorMode: ColorRenderingMode {
    get { .nonLinear }
    set {}
  }
}
