import DateStyles

/// Something to be read aloud, put into words only when it is: most pictures are just looked at.
enum Utterance: Sendable {
  /// The words themselves.
  case words(String)
  /// A text in an environment.
  indirect case text(Text, EnvironmentValues)

  /// What is read aloud.
  var words: String {
    switch self {
    case .words(let words): words
    case .text(let text, let environment): text.spokenText(in: environment)
    }
  }
}

extension Text {
  /// The text as it is read aloud.
  func spokenText(in environment: EnvironmentValues) -> String {
    var resolver = TextResolver(environment, width: .wide)
    resolver.append(self, inheriting: TextTraits())
    return resolver.result.spokenText ?? resolver.result.string
  }
}
