extension TextTraits {
  /// How text looks with these traits in an environment.
  func style(in environment: EnvironmentValues) -> StyledText.Style {
    let font = font ?? environment.font ?? .body
    let weight = weight ?? environment.fontTraits.weight ?? font.weight
    var attributes: CellAttributes = []
    if weight.value >= Font.Weight.semibold.value { attributes.insert(.bold) }
    if font.isItalic || isItalic || environment.fontTraits.isItalic {
      attributes.insert(.italic)
    }
    if isUnderlined || environment.fontTraits.isUnderlined { attributes.insert(.underline) }
    if isStruckThrough || environment.fontTraits.isStruckThrough {
      attributes.insert(.strikethrough)
    }
    let paint =
      foreground?.paint(in: environment) ?? environment.foreground.paint(level: 0, in: environment)
    return StyledText.Style(color: paint.representative, attributes: attributes, link: link)
  }
}
