/// Ignored: drawn text has no actions, selections or scrolling for assistive technologies.
/// - Effect: none
nonisolated extension View {
  public func accessibility(inputLabels: [Text]) -> Self { self }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> Self { self }
  public func accessibility(sortPriority: Double) -> Self { self }
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> Self { self }
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> Self {
    self
  }
  public func accessibilityActivationPoint(_ point: CGPoint) -> Self { self }
  public func accessibilityActivationPoint(_ point: UnitPoint) -> Self { self }
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
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }
  public func accessibilityInputLabels(_ labels: [Text]) -> Self { self }
  public func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool) -> Self { self }
  public func accessibilityInputLabels(
    _ keys: [LocalizedStringKey], isEnabled: Bool
  ) -> Self { self }
  public func accessibilityRespondsToUserInteraction(
    _ responds: Bool = true, isEnabled: Bool
  ) -> Self { self }
  public func accessibilityShowsLargeContentViewer() -> Self { self }
  public func accessibilityShowsLargeContentViewer<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> Self { self }
}

/// - Effect: none
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// - Effect: none
public struct AccessibilityCustomContentKey: Sendable {
  public init(_ label: Text, id: String) {}
  public init(_ labelKey: LocalizedStringKey, id: String) {}
  public init(_ labelKey: LocalizedStringKey) {}
}

/// - Effect: none
public enum AccessibilityCustomContentImportance: Hashable, Sendable { case `default`, high }

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
  public var accessibilityPlayAnimatedImages: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
}

/// - Effect: none
extension AccessibilityActionKind {
  public init(named name: Text) { self = .named(name) }
}
