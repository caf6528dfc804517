/// What a view is to one who listens, beside what it says: a picture only says.
nonisolated extension View {
  /// No effect: traits are not said.
  public consuming func accessibility(addTraits traits: AccessibilityTraits) -> Self { self }
  /// No effect: identifiers are not said.
  public consuming func accessibility(identifier: String) -> Self { self }
  /// No effect: traits are not said.
  public consuming func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }
  /// No effect: traits are not said.
  public consuming func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }
  /// No effect: identifiers are not said.
  public consuming func accessibilityIdentifier(_ identifier: String) -> Self { self }
  /// No effect: a picture cannot be touched.
  public consuming func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> Self { self }
  /// No effect: a picture cannot be touched.
  public consuming func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> Self
  {
    self
  }
  /// No effect: a picture cannot be touched.
  public consuming func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> Self { self }
  /// No effect: a picture cannot be touched.
  public consuming func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self {
    self
  }
  /// No effect: headings are not said.
  public consuming func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }
  /// No effect: a picture does not listen.
  public consuming func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> Self { self }
  /// No effect: the order is that of reading.
  public consuming func accessibilitySortPriority(_ sortPriority: Double) -> Self { self }
}

/// What somebody who listens can do with a view.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let value: Int

  /// What a tap does.
  public static let `default` = AccessibilityActionKind(value: 0)
  /// Leave.
  public static let escape = AccessibilityActionKind(value: 1)
  /// Begin or pause.
  public static let magicTap = AccessibilityActionKind(value: 2)
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable, CaseIterable {
  /// No level.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

/// What kind of thing a view is to one who listens.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// Something that was chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
  /// A summary.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 6)
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 7)
}
