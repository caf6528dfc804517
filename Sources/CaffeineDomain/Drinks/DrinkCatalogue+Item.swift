extension DrinkCatalogue {
  /// The drink in the count and size of a text.
  func match(
    _ drink: Drink, as item: DrinkItem, in words: FoldedWords
  ) throws(DrinkLookupError) -> DrinkMatch {
    var unknown = item.unknown
    // Half a decaf is not half the caffeine of a coffee, which some call so.
    if item.count == 0.5, drink.category == .decaf, unknown.isEmpty,
      let half = words.words.indices.first(where: { DrinkItem.number(words[$0]) == 0.5 })
    {
      unknown = [half]
    }
    guard unknown.isEmpty else {
      throw .notUnderstood(drink: drink, words: words.typedRuns(of: unknown, beside: item.name))
    }
    var match = try sized(drink, by: item)
    match.isSized = item.volume != nil || match.sizeName != nil
    match.count *= item.count ?? 1
    if let amount = item.amount { (match.amount, match.basis) = (amount, .given) }
    guard Intake.counts.contains(match.count) else {
      throw .notUnderstood(drink: drink, words: [words.text])
    }
    return match
  }

  private func sized(_ drink: Drink, by item: DrinkItem) throws(DrinkLookupError) -> DrinkMatch {
    if let shots = item.shots {
      if let size = item.size {
        throw .noSuchSize(size: "\(size.name) \(shots.shortestText) shots", drink: drink)
      }
      let match = try self.shots(shots, of: drink, in: item)
      guard let volume = item.volume else { return match }
      return DrinkMatch(
        drink: match.drink, serving: match.serving, volume: volume,
        amount: match.amount * match.count, basis: .worked,
        sizeName: match.sizeName ?? (item.sizeWord.isEmpty ? nil : item.sizeWord))
    }
    if let volume = item.volume { return drink.match(volume: volume) }
    let vessel = item.vessel.map { drink.match(vessel: $0) }
    guard let size = item.size else {
      guard let vessel else { return drink.standardMatch }
      guard var match = vessel else {
        throw .noSuchSize(size: item.vessel?.rawValue ?? "", drink: drink)
      }
      if match.serving != drink.standard { match.sizeName = match.serving.size.rawValue }
      return match
    }
    // A big mug is a mug, but a large can is of unknown size.
    if let match = vessel.flatMap(\.self), match.serving != drink.standard || !drink.isPoured {
      guard match.serving.size == .mug, size != .small else {
        throw .noSuchSize(size: "\(size.name) \(match.serving.size.rawValue)", drink: drink)
      }
      return named(match, "mug")
    }
    guard vessel == nil || vessel != .some(nil), let match = drink.match(size: size) else {
      throw .noSuchSize(size: item.sizeWord, drink: drink)
    }
    return named(match, size.name)
  }

  private func named(_ match: DrinkMatch, _ name: String) -> DrinkMatch {
    var match = match
    match.sizeName = name
    return match
  }

  /// A drink with a number of shots: as listed, as a double espresso with more singles, or so many of
  /// a drink that is one shot.
  private func shots(
    _ shots: Double, of drink: Drink, in item: DrinkItem
  ) throws(DrinkLookupError) -> DrinkMatch {
    let size: ServingSize? = shots == 1 ? .single : shots == 2 ? .double : nil
    if let serving = drink.servings.first(where: { $0.size == size }) {
      return named(drink.listed(serving), serving.size.rawValue)
    }
    var match = drink.standardMatch
    if shots > 1, shots.rounded() == shots, drink.id == self.drink(called: "espresso")?.id,
      let double = self[Drink.doubleEspresso]
    {
      guard shots > 2 else { return double.standardMatch }
      match.count = shots
      match.amount = (double.standard.amount + drink.standard.amount * (shots - 2)) * (1 / shots)
      match.basis = .worked
      return match
    }
    // A double Turkish coffee is two small cups in one.
    let isSmallCup =
      item.sizeWord != "" && drink.isPoured && (drink.standard.volume?.value ?? 150) < 150
    guard drink.comesByTheShot || isSmallCup else {
      throw .noSuchSize(size: item.sizeWord.isEmpty ? "shot" : item.sizeWord, drink: drink)
    }
    match.count = shots
    return match
  }
}

extension Drink {
  /// Plain caffeine in stated milligrams; not in the table.
  package static let caffeine = Drink(
    id: "caffeine", name: "Caffeine", standard: Serving(.portion, volume: nil, amount: .zero))

  /// The id of two shots, which have less than two single ones.
  fileprivate static let doubleEspresso = "double-espresso"

  /// One drink in a vessel: as listed, or the usual serving if people drink it from that vessel;
  /// `nil` if the content is unknown.
  fileprivate func match(vessel: ServingSize) -> DrinkMatch? {
    if let serving = servings.first(where: { $0.size == vessel }) { return listed(serving) }
    return isUsual(vessel) ? standardMatch : nil
  }

  /// Whether one drink is one shot: an espresso, a capsule, an energy shot.
  fileprivate var comesByTheShot: Bool {
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

  /// Whether a cup's size changes its amount.
  fileprivate var isPoured: Bool {
    switch category {
    case .espresso, .brewedCoffee, .instantCoffee, .decaf, .tea, .milkDrink, .chocolate: true
    case .soda, .labelled, .tablet, .other: false
    }
  }
}
