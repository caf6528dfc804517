extension View {
  /// Puts the view into the accented group of the accented rendering mode.
  ///
  /// `false` inside an accented view does not take it out again, as on Apple's platforms.
  @ViewBuilder
  nonisolated public consuming func widgetAccentable(_ accentable: Bool = true) -> some View {
    if accentable { accented() } else { self }
  }
}
