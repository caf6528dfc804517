public import struct Foundation.CGFloat

nonisolated extension View {
  /// Sets the weight of text; semibold and more is bold.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment { $0.fontTraits.weight = weight }
  }

  /// Sets text in bold.
  public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Slants text.
  public func italic(_ isActive: Bool = true) -> some View {
    environment { $0.fontTraits.isItalic = isActive }
  }

  /// Draws a line below text; its colour and pattern are those of the text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment { $0.fontTraits.isUnderlined = isActive }
  }

  /// Draws a line through text; its colour and pattern are those of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment { $0.fontTraits.isStruckThrough = isActive }
  }

  /// No effect: cells have one width.
  public func monospacedDigit() -> Self { self }
  /// No effect: cells have one width.
  public func monospaced(_ isActive: Bool = true) -> Self { self }
  /// No effect: cells have one width.
  public func fontWidth(_ width: Font.Width?) -> Self { self }
  /// No effect: cells have one kind of letter.
  public func fontDesign(_ design: Font.Design?) -> Self { self }
  /// No effect: cells have one size.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Self { self }
  /// No effect: letters stand in cells.
  public func kerning(_ kerning: CGFloat) -> Self { self }
  /// No effect: letters stand in cells.
  public func tracking(_ tracking: CGFloat) -> Self { self }
  /// No effect: letters stand in cells.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Self { self }
}
