import DateStyles

extension Text: View {
  public func resolve(into tree: inout ViewTree) {
    tree.texts.append(TextBlock(self, in: tree.environment))
    tree.add(.text(tree.texts.count - 1))
  }
}

extension TextBlock {
  init(_ text: Text, in environment: EnvironmentValues) {
    if environment.textCase == nil, let string = text.plainString {
      var styled = StyledText()
      styled.append(
        string, style: text.traits.style(in: environment), spokenText: text.traits.spokenText)
      self.init(
        form: Form(styled), limits: TextLimits(text, in: environment),
        isRedacted: environment.isRedacted)
    } else {
      self.init(resolving: text, in: environment)
    }
  }

  private init(resolving text: Text, in environment: EnvironmentValues) {
    var resolver = TextResolver(environment, width: .wide)
    resolver.append(text, inheriting: TextTraits())
    self.init(
      form: Form(resolver.result),
      limits: TextLimits(text, in: environment),
      isRedacted: environment.isRedacted)
    if resolver.hasDates { shorterForms = .unresolved(text, environment) }
  }

  /// The forms of a text whose dates are shorter, longest first.
  static func shorterForms(of text: Text, in environment: EnvironmentValues) -> [Form] {
    [DateText.Width.abbreviated, .narrow].map { width in
      var resolver = TextResolver(environment, width: width)
      resolver.append(text, inheriting: TextTraits())
      return Form(resolver.result)
    }
  }
}

extension TextLimits {
  init(_ text: Text, in environment: EnvironmentValues) {
    let size = (text.traits.font ?? environment.font ?? .body)
      .size(at: environment.dynamicTypeSize)
    self.init(
      maximumLines: environment.lineLimit, minimumLines: environment.minimumLines,
      truncation: environment.truncationMode, alignment: environment.multilineTextAlignment,
      allowsLargeNumerals: size >= LargeNumerals.minimumPointSize)
  }
}

extension Text {
  /// The whole text, where it is one string of one style: the common case, which costs least.
  fileprivate var plainString: String? {
    if case .verbatim(let string) = content { string } else { nil }
  }
}
