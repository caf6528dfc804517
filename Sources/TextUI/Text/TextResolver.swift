import DateStyles

/// Resolves a text to a styled string, in one environment and one width of dates.
struct TextResolver {
  let environment: EnvironmentValues
  let width: DateText.Width
  /// Whether a date occurred, so that the text depends on the width.
  private(set) var hasDates = false
  private(set) var result = StyledText()
  /// The number of labels around the current part; the outermost one is spoken for all of it.
  private var labels = 0

  init(_ environment: EnvironmentValues, width: DateText.Width) {
    self.environment = environment
    self.width = width
  }

  /// A part of a text still to be added, with inherited traits.
  private enum Pending {
    case text(Text, TextTraits)
    case literal(String, TextTraits)
    case endOfLabel
  }

  /// Adds a text whose traits are overridden only by its own parts.
  ///
  /// Texts contain others to any depth, so a list instead of the stack holds the remaining parts.
  mutating func append(_ text: Text, inheriting inherited: TextTraits) {
    var pending = [Pending.text(text, inherited)]
    while let next = pending.popLast() {
      switch next {
      case .text(let text, let inherited) where !text.isModified:
        append(text.content, inherited, &pending)
      case .text(let text, let inherited):
        let traits = text.traits
        if let label = traits.spokenText {
          if labels == 0 { result.say(label.spokenText(in: environment)) }
          labels += 1
          pending.append(.endOfLabel)
        }
        append(text.content, traits.inheriting(inherited), &pending)
      case .endOfLabel: labels -= 1
      case .literal(let literal, let traits):
        if InlineMarkup.isIn(literal) {
          append(InlineMarkup(literal), traits)
        } else {
          append(literal, traits)
        }
      }
    }
  }

  private mutating func append(
    _ content: Text.Content, _ traits: TextTraits, _ pending: inout [Pending]
  ) {
    switch content {
    case .verbatim(let string): append(string, traits)
    case .literal(let string):
      if let translation = environment.translation?(string, [], environment.localeIdentifier) {
        pending.append(.literal(translation, traits))
      } else {
        append(string, traits)
      }
    case .localized(let key):
      for part in key.parts(in: environment).reversed() {
        switch part {
        case .literal(let literal): pending.append(.literal(literal, traits))
        case .text(let text): pending.append(.text(text, traits))
        }
      }
    case .attributed(let string): append(string, traits)
    case .date(let form):
      hasDates = true
      if let changes = environment.textChanges { changes.note(form.nextChange(in: environment)) }
      append(
        form.string(width, in: environment), traits, spokenText: form.spokenText(in: environment))
    case .formatted(let value): append(value.string(in: environment), traits)
    case .image(let image):
      let symbol = image.symbol(in: environment)
      result.append(
        symbol.text(
          in: environment.glyphSet, isMonochrome: environment.colorMapping != .fullColor),
        style: traits.style(in: environment),
        spokenText: labels > 0 ? "" : image.label ?? symbol.spokenName)
    case .pair(let first, let second):
      pending.append(.text(second, traits))
      pending.append(.text(first, traits))
    }
  }

  private mutating func append(_ string: String, _ traits: TextTraits, spokenText: String? = nil) {
    let cased =
      switch environment.textCase {
      case nil: string
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      }
    result.append(
      cased, style: traits.style(in: environment), spokenText: labels > 0 ? "" : spokenText)
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
