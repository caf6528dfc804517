/// A picture only says: what kind of thing a view is, and what can be done with it, is not said.
/// - Effect: none
nonisolated extension View {
  /// The older form of ``accessibilityAddTraits(_:)``.
  public func accessibility(addTraits traits: AccessibilityTraits) -> Self { self }
  /// The older form of ``accessibilityIdentifier(_:)``.
  public func accessibility(identifier: String) -> Self { self }
  /// Drops the traits: a heading is said as any text.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }
  /// Drops the traits.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }
  /// Drops the identifier, which tests of an app look a view up by.
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
  /// Says the view the same either way.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self { self }
  /// Says the text without the level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }
  /// Drops what a listener could call the view by.
  public func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> Self { self }
  /// Says the views in reading order, whatever their priority.
  public func accessibilitySortPriority(_ sortPriority: Double) -> Self { self }
}

/// What somebody who listens can do with a view.
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

/// What kind of thing a view is to one who listens.
/// - Effect: none
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit a trait.
  public let rawValue: Int

  /// Bits without a trait are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Does something when it is pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// Begins a part.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// Is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// Opens an address.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// Shows a picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  /// Never changes.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
  /// Is said when the program starts.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 6)
  /// Changes too often to be followed.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 7)
}
