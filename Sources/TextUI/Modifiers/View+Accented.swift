nonisolated extension View {
  /// Puts the view into the accented group, which the accented colour mapping tints on its own.
  package consuming func accented() -> some View {
    wrapped(in: .effect(.accented))
  }
}
