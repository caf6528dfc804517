import CivilTime
import DateStyles

/// A spoken part, put into words only on demand: most pictures are never read aloud.
enum Utterance: Sendable {
  case words(String)
  indirect case text(Text, Surroundings)

  @MainActor var words: String {
    switch self {
    case .words(let words): words
    case .text(let text, let environment): text.spokenText(in: environment.values)
    }
  }

  static func text(_ text: Text, in environment: EnvironmentValues) -> Utterance {
    .text(text, Surroundings(values: environment.withoutCustomValues()))
  }

  /// The part of the environment that puts a text into words.
  ///
  /// Unchecked: the values of custom keys are the only part that need not be Sendable, and they are
  /// left out. Only ``words`` reads the values in a text itself, ``FormattedValue``, on the main
  /// actor.
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
