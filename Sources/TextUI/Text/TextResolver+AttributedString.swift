extension TextResolver {
  mutating func append(_ string: AttributedString, _ traits: TextTraits) {
    for run in string.runs {
      var text = Text(verbatim: String(string[run.range].characters))
      text.traits = TextTraits(run, in: traits)
      append(text, inheriting: traits)
    }
  }
}

extension TextTraits {
  /// The traits from a run's attributes, in a text with other traits.
  fileprivate init(_ run: AttributedString.Runs.Run, in outer: TextTraits) {
    font = run.font
    fontTraits.isUnderlined = run.underlineStyle != nil
    fontTraits.isStruckThrough = run.strikethroughStyle != nil
    if let intent = run.inlinePresentationIntent {
      if intent.contains(.stronglyEmphasized) { fontTraits.weight = .bold }
      if intent.contains(.emphasized) { fontTraits.isItalic = true }
      if intent.contains(.strikethrough) { fontTraits.isStruckThrough = true }
    }
    if let link = run.link {
      self.link = link.absoluteString
      foreground = outer.foreground ?? .color(.accentColor)
    }
    if let color = run.foregroundColor { foreground = .color(color) }
  }
}
