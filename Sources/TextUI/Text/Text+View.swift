import DateStyles

extension Text: View {
  /// Adds one leaf: the styled text, with shorter forms if it has dates.
  public func resolve(into builder: inout TreeBuilder) {
    builder.tree.texts.append(block(in: builder.environment))
    builder.add(.text(builder.tree.texts.count - 1))
  }

  // Functions, since initializers own their arguments, and each would copy the environment.

  func block(in environment: EnvironmentValues) -> TextBlock {
    let traits = traits
    let limits = traits.limits(in: environment)
    if environment.textCase == nil, let string = content.string(in: environment) {
      var styled = StyledText()
      styled.append(
        string, style: traits.style(in: environment),
        spokenText: traits.spokenText?.spokenText(in: environment))
      return TextBlock(
        form: TextBlock.Form(styled), limits: limits, isRedacted: environment.isRedacted)
    }
    var resolver = TextResolver(environment, width: .wide)
    resolver.append(self, inheriting: TextTraits())
    var block = TextBlock(
      form: TextBlock.Form(resolver.result), limits: limits, isRedacted: environment.isRedacted)
    if resolver.hasDates {
      block.shorterForms = { TextBlock.shorterForms(of: self, in: environment) }
    }
    return block
  }
}

extension Text.Content {
  /// The string, if it is shown unchanged.
  fileprivate func string(in environment: EnvironmentValues) -> String? {
    switch self {
    case .verbatim(let string): string
    case .literal(let string): environment.translation == nil ? string : nil
    case .localized, .attributed, .date, .formatted, .image, .pair: nil
    }
  }
}

extension TextBlock {
  /// The forms of a text with shorter dates, longest first.
  static func shorterForms(of text: Text, in environment: EnvironmentValues) -> [Form] {
    [DateText.Width.abbreviated, .narrow].map { width in
      var resolver = TextResolver(environment, width: width)
      resolver.append(text, inheriting: TextTraits())
      return Form(resolver.result)
    }
  }
}

extension TextTraits {
  fileprivate func limits(in environment: EnvironmentValues) -> TextLimits {
    let size = (font ?? environment.font ?? .body).size(at: environment.dynamicTypeSize)
    return TextLimits(
      maximumLines: environment.lineLimit, minimumLines: environment.minimumLines,
      truncation: environment.truncationMode, alignment: environment.multilineTextAlignment,
      allowsLargeNumerals: size >= LargeNumerals.minimumPointSize,
      letterWidth: size / 2 * min(1, max(0.25, environment.minimumScaleFactor)))
  }
}
