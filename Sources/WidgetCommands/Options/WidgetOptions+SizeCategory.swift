extension WidgetOptions {
  /// Apple's names of the preferred sizes of text, and what they mean.
  package static let sizeCategories: [(name: String, size: DynamicTypeSize)] = [
    ("extraSmall", .xSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .xLarge), ("extraExtraLarge", .xxLarge), ("extraExtraExtraLarge", .xxxLarge),
    ("accessibilityMedium", .accessibility1), ("accessibilityLarge", .accessibility2),
    ("accessibilityExtraLarge", .accessibility3),
    ("accessibilityExtraExtraLarge", .accessibility4),
    ("accessibilityExtraExtraExtraLarge", .accessibility5),
  ]
}
