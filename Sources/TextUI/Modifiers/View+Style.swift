nonisolated extension View {
  /// Sets the font of text; of its size only large numerals show.
  public consuming func font(_ font: Font?) -> some View { environment { $0.font = font } }

  public consuming func foregroundColor(_ color: Color?) -> some View {
    environment { $0.foreground = ForegroundPaints(primary: color?.paint(in: $0)) }
  }

  public consuming func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment { $0.foreground = ForegroundPaints(primary: style.paint(in: $0)) }
  }

  /// Sets the style of text and shapes unless one is set around, such as the tint for controls.
  consuming func defaultForegroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment {
      if $0.foreground.primary == nil {
        $0.foreground = ForegroundPaints(primary: style.paint(in: $0))
      }
    }
  }

  public consuming func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some View {
    environment {
      $0.foreground = ForegroundPaints(
        primary: primary.paint(in: $0), secondary: secondary.paint(in: $0))
    }
  }

  public consuming func foregroundStyle<
    Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle
  >(_ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary) -> some View {
    environment {
      $0.foreground = ForegroundPaints(
        primary: primary.paint(in: $0), secondary: secondary.paint(in: $0),
        tertiary: tertiary.paint(in: $0))
    }
  }

  public consuming func tint(_ tint: Color?) -> some View {
    environment { $0.tintPaint = tint?.paint(in: $0) }
  }

  public consuming func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    environment { $0.tintPaint = tint?.paint(in: $0) }
  }

  public consuming func accentColor(_ color: Color?) -> some View { tint(color) }
}
