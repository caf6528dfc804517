public import struct Foundation.CGFloat

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
  ) -> some View {
    environment { $0.fontTraits.isUnderlined = isActive }
  }

  /// Draws a line through text; its colour and pattern are those of the text.
  public consuming func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment { $0.fontTraits.isStruckThrough = isActive }
  }

  /// No effect: cells have one width.
  public consuming func monospacedDigit() -> Self { self }
  /// No effect: cells have one width.
  public consuming func monospaced(_ isActive: Bool = true) -> Self { self }
  /// No effect: cells have one width.
  public consuming func fontWidth(_ width: Font.Width?) -> Self { self }
  /// No effect: cells have one kind of letter.
  public consuming func fontDesign(_ design: Font.Design?) -> Self { self }
  /// No effect: cells have one size.
  public consuming func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Self { self }
  /// No effect: letters stand in cells.
  public consuming func kerning(_ kerning: CGFloat) -> Self { self }
  /// No effect: letters stand in cells.
  public consuming func tracking(_ tracking: CGFloat) -> Self { self }
  /// No effect: letters stand in cells.
  public consuming func baselineOffset(_ baselineOffset: CGFloat) -> Self { self }
}
