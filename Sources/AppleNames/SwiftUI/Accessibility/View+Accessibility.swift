/// Ignored: drawn text has no actions, selections or scrolling for assistive technologies.
/// - Effect: none
nonisolated extension View {
  public func accessibility(activationPoint: CGPoint) -> Self { self }
  public func accessibility(activationPoint: UnitPoint) -> Self { self }
  public func accessibility(inputLabels: [Text]) -> Self { self }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> Self { self }
  public func accessibility(selectionIdentifier: AnyHashable) -> Self { self }
  public func accessibility(sortPriority: Double) -> Self { self }
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> Self { self }
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> Self {
    self
  }
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> Self { self }
  public func accessibilityActivationPoint(_ point: CGPoint) -> Self { self }
  public func accessibilityActivationPoint(_ point: UnitPoint) -> Self { self }
  public func accessibilityActivationPoint(_ point: CGPoint, isEnabled: Bool) -> Self { self }
  public func accessibilityActivationPoint(_ point: UnitPoint, isEnabled: Bool) -> Self { self }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> Self { self }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> Self { self }
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> Self { self }
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> Self { self }
  @_disfavoredOverload
  public func accessibilityCustomContent<Value: StringProtocol>(
    _ label: LocalizedStringKey, _ value: Value,
    importance: AccessibilityCustomContentImportance = .default
  ) -> Self { self }
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> Self { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }
  public func accessibilityInputLabels(_ labels: [Text]) -> Self { self }
  public func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool) -> Self { self }
  public func accessibilityInputLabels(
    _ keys: [LocalizedStringKey], isEnabled: Bool
  ) -> Self { self }
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> Self { self }
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> Self { self }
  public func accessibilityRespondsToUserInteraction(
    _ responds: Bool = true, isEnabled: Bool
  ) -> Self { self }
  public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> Self { self }
  public func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true
  ) -> Self { self }
  public func accessibilityShowsLargeContentViewer() -> Self { self }
  public func accessibilityShowsLargeContentViewer<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> Self { self }
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Self { self }
  public func accessibilityZoomAction(_ handler: @escaping () -> Void) -> Self { self }
  public func speechAdjustedPitch(_ value: Double) -> Self { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Self { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Self { self }
}

/// A category that groups accessibility actions.
/// - Effect: none
public struct AccessibilityActionCategory: Equatable, Sendable {
  private enum Kind: Equatable {
    case `default`, edit
    case named(Text)
  }

  private let kind: Kind

  private init(kind: Kind) { self.kind = kind }

  public static let `default` = AccessibilityActionCategory(kind: .default)
  public static let edit = AccessibilityActionCategory(kind: .edit)
  public init(_ name: Text) { kind = .named(name) }
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
}

/// The direction of an adjustment.
/// - Effect: none
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// The name of additional accessibility content.
/// - Effect: none
public struct AccessibilityCustomContentKey: Sendable {
  public init(_ label: Text, id: String) {}
  public init(_ labelKey: LocalizedStringKey, id: String) {}
  public init(_ labelKey: LocalizedStringKey) {}
}

/// Whether additional content is read aloud without a request.
/// - Effect: none
public enum AccessibilityCustomContentImportance: Hashable, Sendable { case `default`, high }

/// The part of a view in a labelled pair.
/// - Effect: none
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// The kind of a text.
/// - Effect: none
public enum AccessibilityTextContentType: Hashable, Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// A set of assistive technologies.
/// - Effect: none
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}

/// - Effect: none
extension AccessibilityTraits {
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 8)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 9)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 10)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 11)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 12)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 13)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 14)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 15)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 16)
}

/// Always the default: no accessibility setting is available here.
/// - Effect: none
extension EnvironmentValues {
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { false }
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
  public var accessibilityReduceHighlightingEffects: Bool { false }
  public var accessibilityShowBorders: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
}

/// - Effect: none
extension AccessibilityActionKind {
  public init(named name: Text) { self = .named(name) }
}
