nonisolated extension View {
  /// Redacts the view: for `.placeholder`, text becomes bars of its size.
  public consuming func redacted(reason: RedactionReasons) -> some View {
    environment { $0.redactionReasons.formUnion(reason) }
  }

  public consuming func unredacted() -> some View { environment { $0.redactionReasons = [] } }

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
