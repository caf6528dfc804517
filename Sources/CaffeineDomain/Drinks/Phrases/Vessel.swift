/// The vessel by which people count a drink: `3 cups`, `2 bags`, `a shot`.
enum Vessel: Hashable {
  /// A listed serving such as a cup or a can.
  case serving(ServingSize)
  /// A tea bag, which makes one cup.
  case bag
  /// A pot of unknown size.
  case pot
  /// A spoonful of powder.
  case scoop
  case shot

  var name: String {
    switch self {
    case .serving(let size): size.rawValue
    case .bag: "bag"
    case .pot: "pot"
    case .scoop: "scoop"
    case .shot: "shot"
    }
  }
}

extension Drink {
  /// One drink in a vessel: as listed, or the usual serving if people drink it from that vessel;
  /// `nil` if the content is unknown.
  func match(vessel: Vessel) -> DrinkMatch? {
    switch vessel {
    case .serving(let size):
      if let serving = servings.first(where: { $0.size == size }) { return listed(serving) }
      return isUsual(size) ? standardMatch : nil
    case .bag: return category == .tea || id == "decaf-tea" ? standardMatch : nil
    case .pot: return nil
    case .scoop: return standard.size == .portion && standard.volume == nil ? standardMatch : nil
    case .shot: return comesByTheShot ? standardMatch : nil
    }
  }

  /// Whether one drink is one shot: an espresso, a capsule, an energy shot.
  var comesByTheShot: Bool {
    switch category {
    // A latte contains a shot but is none.
    case .espresso: id == "starbucks-espresso" || (standard.volume?.value ?? 100) <= 60
    case .labelled: (standard.volume?.value ?? 100) <= 60
    case .brewedCoffee, .instantCoffee, .decaf, .tea, .milkDrink, .soda, .chocolate, .tablet,
      .other:
      standard.size == .single
    }
  }

  /// Whether the vessel, if not listed, holds the usual serving.
  private func isUsual(_ size: ServingSize) -> Bool {
    switch size {
    case .cup, .mug, .glass:
      switch category {
      case .espresso, .brewedCoffee, .instantCoffee, .decaf, .tea, .milkDrink, .chocolate:
        standard.size != .portion
      // A glass of cola is not a can of it.
      case .soda, .labelled, .tablet, .other: standard.size == .portion && category == .other
      }
    case .portion, .tablet: standard.volume == nil && standard.size == .portion
    case .short, .tall, .grande, .venti, .single, .double, .bowl, .can, .bottle: false
    }
  }
}

/// A size as people say it.
enum SizeWord: Hashable {
  /// A listed name, such as `venti`.
  case named(ServingSize)
  /// The smallest serving.
  case small
  /// A serving in between.
  case medium
  /// The largest serving.
  case large

  /// The size of a word in any case, even of a vessel such as a cup; `nil` for others.
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

  /// The size of a folded word that is no vessel.
  static func folded(_ word: String) -> SizeWord? { words[word] }

  var chainVolume: Milliliters? {
    switch self {
    case .small, .named(.short): 236
    case .medium, .named(.tall): 354
    case .large, .named(.grande): 473
    case .named(.venti): 592
    case .named: nil
    }
  }

  /// The size in an answer.
  var name: String {
    switch self {
    case .named(let size): size.rawValue
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    }
  }

  /// Chinese sizes, directly before the drink: 大杯拿铁.
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
