/// The traits set by a text's modifiers; `nil` takes the environment's.
struct TextTraits: Equatable, Sendable {
  var font: Font?
  var fontTraits = FontTraits()
  var foreground: Foreground?
  var link: String?
  /// The label spoken in place of the text.
  var spokenText: Text?

  enum Foreground: Equatable, Sendable {
    case color(Color)
    case style(AnyShapeStyle)

    func paint(in environment: EnvironmentValues) -> Paint {
      switch self {
      case .color(let color): color.paint(in: environment)
      case .style(let style): style.paint(in: environment)
      }
    }
  }

  /// These traits, completed by those of a text around.
  func inheriting(_ outer: TextTraits) -> TextTraits {
    var traits = self
    traits.font = font ?? outer.font
    traits.fontTraits = fontTraits.inheriting(outer.fontTraits)
    traits.foreground = foreground ?? outer.foreground
    traits.link = link ?? outer.link
    return traits
  }

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
