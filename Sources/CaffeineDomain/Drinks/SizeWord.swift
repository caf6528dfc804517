/// A size as people say it.
enum SizeWord: Hashable {
  /// A serving of that name.
  case named(ServingSize)
  /// The least there is.
  case small
  /// Neither the least nor the most.
  case medium
  /// The most there is.
  case large

  /// The size a word means in any case, or `nil`.
  init?(_ word: String) {
    guard let folded = FoldedText(word).words.first, let size = Self.words[folded] else {
      return nil
    }
    self = size
  }

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

  /// Chinese words stand before the drink without a gap: 大杯拿铁.
  static let chineseWords = ["小杯", "中杯", "超大杯", "大杯", "单份", "双份", "一杯", "一罐", "一瓶"]

  private static let words: [String: SizeWord] = [
    "small": .small, "little": .small, "小杯": .small, "小": .small,
    "medium": .medium, "regular": .medium, "中杯": .named(.tall), "中": .medium,
    "large": .large, "big": .large, "大杯": .large, "大": .large,
    "short": .named(.short), "tall": .named(.tall), "grande": .named(.grande),
    "venti": .named(.venti), "超大杯": .named(.venti),
    "single": .named(.single), "单份": .named(.single),
    "double": .named(.double), "doble": .named(.double), "双份": .named(.double),
    "cup": .named(.cup), "tasse": .named(.cup), "taza": .named(.cup), "tazza": .named(.cup),
    "mug": .named(.mug), "becher": .named(.mug), "pott": .named(.mug), "bowl": .named(.bowl),
    "glass": .named(.glass),
    "一杯": .medium,
    "can": .named(.can), "一罐": .named(.can), "bottle": .named(.bottle), "一瓶": .named(.bottle),
    "tablet": .named(.tablet), "portion": .named(.portion), "piece": .named(.portion),
  ]
}
