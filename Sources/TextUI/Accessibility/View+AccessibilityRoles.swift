/// Speech here is plain text: traits, actions and levels are not said.
/// - Effect: none
nonisolated extension View {
  public func accessibility(addTraits traits: AccessibilityTraits) -> Self { self }
  public func accessibility(identifier: String) -> Self { self }
  /// Drops the traits: a heading is said like any text.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }
  /// Drops the traits.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }
  /// Drops the identifier, by which UI tests of an app find a view.
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }
  /// Never calls the handler, and says no action.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> Self { self }
  /// Never calls the handler, and says no action.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> Self { self }
  /// Never calls the handler, and says no action.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> Self { self }
  /// Has no effect: the view is said the same either way.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self { self }
  /// Says the text without the level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }
  /// Drops the names by which a listener could address the view.
  public func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> Self { self }
  /// Has no effect: views are said in reading order.
  public func accessibilitySortPriority(_ sortPriority: Double) -> Self { self }
}

/// The actions that assistive technology offers on a view.
/// - Effect: none
public enum AccessibilityActionKind: Equatable, Sendable {
  case `default`, delete, escape, magicTap
  case named(Text)
}

/// The level of a heading.
/// - Effect: none
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable, CaseIterable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// The kinds of view that assistive technology tells apart.
/// - Effect: none
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 6)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 7)
}
