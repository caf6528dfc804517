nonisolated extension View {
  /// Redacts the view: for `.placeholder`, text becomes bars of its size.
  public consuming func redacted(reason: RedactionReasons) -> some View {
    environment { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows the view's content despite redaction around it.
  public consuming func unredacted() -> some View { environment { $0.redactionReasons = [] } }

  /// Marks the view for redaction under `.privacy`.
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
