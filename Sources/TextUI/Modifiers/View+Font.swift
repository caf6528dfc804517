nonisolated extension View {
  /// Sets the weight of text; semibold and more is bold.
  public consuming func fontWeight(_ weight: Font.Weight?) -> some View {
    environment { $0.fontTraits.weight = weight }
  }

  /// Sets text in bold.
  public consuming func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Slants text.
  public consuming func italic(_ isActive: Bool = true) -> some View {
    environment { $0.fontTraits.isItalic = isActive }
  }

  /// Draws a line below text; its colour and pattern are those of the text.
  public consuming func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { environment { $0.fontTraits.isUnderlined = isActive } }

  /// Draws a line through text; its colour and pattern are those of the text.
  public consuming func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { environment { $0.fontTraits.isStruckThrough = isActive } }
}
