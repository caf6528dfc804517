nonisolated extension View {
  /// Sets the weight of text; semibold and heavier is bold, lighter weights all look regular.
  public consuming func fontWeight(_ weight: Font.Weight?) -> some View {
    environment { $0.fontTraits.weight = weight }
  }

  public consuming func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Makes text italic, where the terminal can.
  public consuming func italic(_ isActive: Bool = true) -> some View {
    environment { $0.fontTraits.isItalic = isActive }
  }

  /// Underlines text; `pattern` and `color` have no effect.
  public consuming func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { environment { $0.fontTraits.isUnderlined = isActive } }

  /// Strikes text through; `pattern` and `color` have no effect.
  public consuming func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { environment { $0.fontTraits.isStruckThrough = isActive } }
}
