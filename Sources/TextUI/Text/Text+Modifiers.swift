/// Of several fonts, weights or styles the first one applied counts, as for views the inner one.
extension Text {
  private consuming func with(_ change: (inout TextTraits) -> Void) -> Text {
    var text = self
    change(&text.traits)
    return text
  }

  public consuming func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }

  public consuming func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.fontTraits.weight = $0.fontTraits.weight ?? weight }
  }

  public consuming func bold(_ isActive: Bool = true) -> Text {
    fontWeight(isActive ? .bold : .regular)
  }

  /// Makes the text italic, where the terminal can.
  public consuming func italic(_ isActive: Bool = true) -> Text {
    with { $0.fontTraits.isItalic = isActive }
  }

  /// Underlines the text; `pattern` and `color` have no effect.
  public consuming func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { with { $0.fontTraits.isUnderlined = isActive } }

  /// Strikes the text through; `pattern` and `color` have no effect.
  public consuming func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { with { $0.fontTraits.isStruckThrough = isActive } }

  public consuming func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = $0.foreground ?? color.map { .color($0) } }
  }

  /// Sets the style; a gradient colours the whole text in its middle colour.
  public consuming func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    with { $0.foreground = $0.foreground ?? .style(AnyShapeStyle(style)) }
  }

  public consuming func accessibilityLabel(_ label: Text) -> Text { with { $0.spokenText = label } }

  public consuming func accessibilityLabel(_ key: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(key))
  }

  @_disfavoredOverload
  public consuming func accessibilityLabel(_ label: String) -> Text {
    accessibilityLabel(Text(verbatim: label))
  }
}
