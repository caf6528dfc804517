/// What a drink stands in when people count it: `3 cups`, `2 bags`, `a shot`.
enum Vessel: Hashable {
  /// One that drinks are listed by, such as a cup or a can.
  case serving(ServingSize)
  /// A bag of tea, which makes a cup.
  case bag
  /// A pot, which holds nobody knows how many cups.
  case pot
  /// A spoon of powder.
  case scoop
  /// A shot of espresso.
  case shot

  /// How an error calls it.
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
  /// One of the drink as it comes in a vessel: as listed for it, or the usual cup of the drink, where
  /// that is what one would drink from; `nil` where nobody can tell how much the vessel holds.
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

  /// Whether one of them is one shot: an espresso, a capsule, an energy shot.
  var comesByTheShot: Bool {
    switch category {
    // A latte has one shot, and is none.
    case .espresso: id == "starbucks-espresso" || (standard.volume?.value ?? 100) <= 60
    case .labelled: (standard.volume?.value ?? 100) <= 60
    case .brewedCoffee, .instantCoffee, .decaf, .tea, .milkDrink, .soda, .chocolate, .tablet,
      .other:
      standard.size == .single
    }
  }

  /// Whether its usual serving is what a vessel without a number of its own holds.
  private func isUsual(_ size: ServingSize) -> Bool {
    switch size {
    case .cup, .mug, .glass:
      switch category {
      case .espresso, .brewedCoffee, .instantCoffee, .decaf, .tea, .milkDrink, .chocolate:
        standard.size != .portion
      // A glass of cola is no can of it.
      case .soda, .labelled, .tablet, .other: standard.size == .portion && category == .other
      }
    case .portion, .tablet: standard.volume == nil && standard.size == .portion
    case .short, .tall, .grande, .venti, .single, .double, .bowl, .can, .bottle: false
    }
  }
}

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
