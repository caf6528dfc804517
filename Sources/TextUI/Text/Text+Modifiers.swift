/// Of several fonts, weights or styles of one text the first holds, as the inner one of views does.
extension Text {
  private consuming func with(_ change: (inout TextTraits) -> Void) -> Text {
    var text = self
    change(&text.traits)
    return text
  }

  /// Sets the font; `nil` leaves it to the environment.
  public consuming func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }

  /// Sets the weight of the strokes; semibold and more is bold.
  public consuming func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.fontTraits.weight = $0.fontTraits.weight ?? weight }
  }

  /// Sets the text in bold.
  public consuming func bold(_ isActive: Bool = true) -> Text {
    fontWeight(isActive ? .bold : .regular)
  }

  /// Slants the text.
  public consuming func italic(_ isActive: Bool = true) -> Text {
    with { $0.fontTraits.isItalic = isActive }
  }

  /// Draws a line below the text; its colour and pattern are those of the text.
  public consuming func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { with { $0.fontTraits.isUnderlined = isActive } }

  /// Draws a line through the text; its colour and pattern are those of the text.
  public consuming func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { with { $0.fontTraits.isStruckThrough = isActive } }

  /// Sets the colour; `nil` leaves it to the environment.
  public consuming func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = $0.foreground ?? color.map { .color($0) } }
  }

  /// Sets the style; gradients colour a text as one, by the colour in their middle.
  public consuming func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    with { $0.foreground = $0.foreground ?? .style(AnyShapeStyle(style)) }
  }

  /// Says something else than the text when it is read aloud.
  public consuming func accessibilityLabel(_ label: Text) -> Text { with { $0.spokenText = label } }

  /// Says something else than the text when it is read aloud.
  public consuming func accessibilityLabel(_ key: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(key))
  }

  /// Says something else than the text when it is read aloud.
  @_disfavoredOverload
  public consuming func accessibilityLabel(_ label: String) -> Text {
    accessibilityLabel(Text(verbatim: label))
  }
}
