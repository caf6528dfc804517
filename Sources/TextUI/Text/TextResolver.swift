import DateStyles

/// Turns a text into a string with styles, in one environment and one width of its dates.
struct TextResolver {
  let environment: EnvironmentValues
  let width: DateText.Width
  /// Whether a date was met, so that another width gives another text.
  private(set) var hasDates = false
  private(set) var result = StyledText()

  init(_ environment: EnvironmentValues, width: DateText.Width) {
    self.environment = environment
    self.width = width
  }

  /// Adds a text whose modifiers give way to nothing but its own parts'.
  mutating func append(_ text: Text, inheriting inherited: TextTraits) {
    let traits = text.traits.inheriting(inherited)
    switch text.content {
    case .verbatim(let string): append(string, traits)
    case .localized(let key): append(key, traits)
    case .attributed(let string): append(string, traits)
    case .date(let form):
      hasDates = true
      append(form.string(width, in: environment), traits)
    case .formatted(let value): append(value.string(in: environment), traits)
    case .image(let image):
      let symbol = image.symbol(in: environment)
      result.append(
        symbol.text(in: environment.glyphSet), style: traits.style(in: environment),
        spokenText: traits.spokenText ?? image.label ?? symbol.spokenName)
    case .pair(let first, let second):
      append(first, inheriting: traits)
      append(second, inheriting: traits)
    }
  }

  private mutating func append(_ string: String, _ traits: TextTraits) {
    let cased =
      switch environment.textCase {
      case nil: string
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      }
    result.append(cased, style: traits.style(in: environment), spokenText: traits.spokenText)
  }

  private mutating func append(_ key: LocalizedStringKey, _ traits: TextTraits) {
    for part in key.parts {
      switch part {
      case .literal(let text):
        if InlineMarkup.isIn(text) {
          append(InlineMarkup(text), traits)
        } else {
          append(text, traits)
        }
      case .text(let text): append(text, inheriting: traits)
      }
    }
  }

  private mutating func append(_ markup: InlineMarkup, _ traits: TextTraits) {
    for piece in markup.pieces {
      var traits = traits
      let marked = FontTraits(
        weight: piece.isBold ? .bold : nil, isItalic: piece.isItalic,
        isStruckThrough: piece.isStruckThrough)
      traits.fontTraits = marked.inheriting(traits.fontTraits)
      traits.link = piece.link ?? traits.link
      if piece.link != nil { traits.foreground = traits.foreground ?? .color(.accentColor) }
      append(piece.text, traits)
    }
  }
}
