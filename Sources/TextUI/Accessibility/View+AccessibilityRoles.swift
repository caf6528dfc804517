/// Speech here is plain text: traits, actions and levels are not said.
/// - Effect: none
nonisolated extension View {
  /// SwiftUI's deprecated spelling of ``accessibilityAddTraits(_:)``.
  public func accessibility(addTraits traits: AccessibilityTraits) -> Self { self }
  /// SwiftUI's deprecated spelling of ``accessibilityIdentifier(_:)``.
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
  /// One bit for each trait.
  public let rawValue: Int

  /// Bits without a trait are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Acts when it is pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// Heads a section.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// Is the current choice among several.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// Opens a URL.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// Shows a picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  /// Never changes.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
  /// Is said when the app starts.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 6)
  /// Changes too often to be said each time.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 7)
}
