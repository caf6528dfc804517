/// A size as people say it.
enum SizeWord: Hashable {
  /// A name that a drink lists, such as `venti`.
  case named(ServingSize)
  /// The least there is.
  case small
  /// Neither the least nor the most.
  case medium
  /// The most there is.
  case large

  /// The size a word means in any case, be it that of a cup, a can or another vessel; else `nil`.
  init?(_ word: String) {
    guard let folded = FoldedText(word).words.first else { return nil }
    if let size = Self.words[folded] {
      self = size
    } else if case .serving(let size)? = PhraseWords.vessels[folded] {
      self = .named(size)
    } else {
      return nil
    }
  }

  /// The size that a folded word names on its own, without a vessel.
  static func folded(_ word: String) -> SizeWord? { words[word] }

  /// The volume of a size at a coffee chain.
  var chainVolume: Milliliters? {
    switch self {
    case .small, .named(.short): 236
    case .medium, .named(.tall): 354
    case .large, .named(.grande): 473
    case .named(.venti): 592
    case .named: nil
    }
  }

  /// How it is called in an answer.
  var name: String {
    switch self {
    case .named(let size): size.rawValue
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    }
  }

  /// Chinese sizes, which stand before the drink without a gap: 大杯拿铁.
  static let chineseWords = ["小杯", "中杯", "超大杯", "大杯"]

  private static let words: [String: SizeWord] = {
    var words: [String: SizeWord] = [:]
    for language in DrinkWords.all {
      for word in language.large { words[FoldedText(word).words.joined()] = .large }
      for word in language.small { words[FoldedText(word).words.joined()] = .small }
    }
    return words.merging(english) { $1 }
  }()

  private static let english: [String: SizeWord] = [
    "small": .small, "little": .small, "小杯": .small, "小": .small,
    "medium": .medium, "regular": .medium, "中杯": .named(.tall), "中": .medium,
    "large": .large, "big": .large, "大杯": .large, "大": .large,
    "short": .named(.short), "tall": .named(.tall), "grande": .named(.grande),
    "venti": .named(.venti), "xl": .named(.venti), "超大杯": .named(.venti),
    "single": .named(.single), "double": .named(.double),
  ]
}
