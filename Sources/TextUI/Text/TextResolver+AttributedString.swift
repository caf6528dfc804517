extension TextResolver {
  /// Adds a string run by run.
  ///
  /// Links show; Foundation knows no other attributes that text can show outside of Apple's
  /// platforms.
  mutating func append(_ string: AttributedString, _ traits: TextTraits) {
    for run in string.runs {
      var text = Text(verbatim: String(string[run.range].characters))
      if let link = run.link {
        text.traits.link = link.absoluteString
        text.traits.foreground = traits.foreground ?? .color(.accentColor)
      }
      append(text, inheriting: traits)
    }
  }
}
