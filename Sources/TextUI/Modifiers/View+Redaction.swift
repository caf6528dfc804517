nonisolated extension View {
  /// Hides the content of the view: text becomes bars of its size.
  public consuming func redacted(reason: RedactionReasons) -> some View {
    environment { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows the content of the view whatever is said around it.
  public consuming func unredacted() -> some View { environment { $0.redactionReasons = [] } }

  /// Marks the view as one to hide when others may see.
  public consuming func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment { $0.isPrivacySensitive = sensitive }
  }
}

extension EnvironmentValues {
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder)
      || (redactionReasons.contains(.privacy) && isPrivacySensitive)
  }
}
