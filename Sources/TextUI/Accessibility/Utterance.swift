import CivilTime
import DateStyles

/// Something to be read aloud, put into words only when it is: most pictures are just looked at.
enum Utterance: Sendable {
  case words(String)
  indirect case text(Text, Surroundings)

  @MainActor var words: String {
    switch self {
    case .words(let words): words
    case .text(let text, let environment): text.spokenText(in: environment.values)
    }
  }

  /// A text that is put into words later.
  static func text(_ text: Text, in environment: EnvironmentValues) -> Utterance {
    .text(text, Surroundings(values: environment.withoutCustomValues()))
  }

  /// What a text needs of its environment to be put into words.
  ///
  /// Unchecked, because the values of keys of one's own are all of an environment that need not be
  /// Sendable, and here there are none. What a text itself holds of the kind, ``FormattedValue``, is
  /// read by ``words`` only, on the main actor.
  struct Surroundings: @unchecked Sendable {
    let values: EnvironmentValues
  }
}

extension Text {
  package func spokenText(in environment: EnvironmentValues) -> String {
    var resolver = TextResolver(environment, width: .wide)
    resolver.append(self, inheriting: TextTraits())
    return resolver.result.spokenText ?? resolver.result.string
  }
}
