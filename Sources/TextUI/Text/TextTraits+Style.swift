extension TextTraits {
  /// How text looks with these traits in an environment.
  func style(in environment: EnvironmentValues) -> StyledText.Style {
    let font = font ?? environment.font ?? .body
    let traits = fontTraits.inheriting(environment.fontTraits)
    var attributes: CellAttributes = []
    let weight = traits.weight ?? font.weight
    if weight.value >= Font.Weight.semibold.value { attributes.insert(.bold) }
    if font.isItalic || traits.isItalic { attributes.insert(.italic) }
    if traits.isUnderlined { attributes.insert(.underline) }
    if traits.isStruckThrough { attributes.insert(.strikethrough) }
    let paint =
      foreground?.paint(in: environment) ?? environment.foreground.paint(level: 0, in: environment)
    let color =
      paint.isUnknown
      ? Color.primary.paint(in: environment).opacity(paint.opacity) : paint
    return StyledText.Style(color: color.representative, attributes: attributes, link: link)
  }
}
