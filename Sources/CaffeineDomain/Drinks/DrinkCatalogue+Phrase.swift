extension DrinkCatalogue {
  /// The drink in the count and size of a phrase.
  func match(_ drink: Drink, as phrase: Phrase) throws(DrinkLookupError) -> DrinkMatch {
    var match = try sized(drink, by: phrase)
    match.isSized = phrase.volume != nil || match.sizeName != nil
    match.count *= phrase.count ?? 1
    if phrase.extraShots > 0 {
      match.amount += oneShot(of: drink) * phrase.extraShots
      match.basis = .worked
      let extra =
        phrase.extraShots == 1 ? "extra shot" : "\(phrase.extraShots.shortestText) extra shots"
      match.sizeName = [match.sizeName, extra].compactMap(\.self).joined(separator: ", ")
    }
    if phrase.strength < 1 {
      match.amount = match.amount * phrase.strength
      match.basis = .worked
      match.sizeName = ["half-caf", match.sizeName].compactMap(\.self).joined(separator: ", ")
    }
    if phrase.isIced, !drink.isServedCold {
      throw .unknown(query: "iced \(phrase.words.joined(separator: " "))")
    }
    if let amount = phrase.amount { (match.amount, match.basis) = (amount, .given) }
    guard Intake.counts.contains(match.count) else {
      throw .unknown(query: phrase.words.joined(separator: " "))
    }
    return match
  }

  private func sized(_ drink: Drink, by phrase: Phrase) throws(DrinkLookupError) -> DrinkMatch {
    if let shots = phrase.shots {
      let match = try self.shots(shots, of: drink, in: phrase)
      guard let volume = phrase.volume else { return match }
      return DrinkMatch(
        drink: drink, serving: match.serving, volume: volume, amount: match.amount * match.count,
        basis: .worked,
        sizeName: match.sizeName ?? (phrase.sizeWord.isEmpty ? nil : phrase.sizeWord))
    }
    if let volume = phrase.volume { return drink.match(volume: volume) }
    let vessel = phrase.vessel.map { drink.match(vessel: $0) }
    guard let size = phrase.size else {
      guard let vessel else { return drink.standardMatch }
      guard var match = vessel else {
        throw .noSuchSize(size: phrase.vessel?.name ?? "", drink: drink)
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
      throw .noSuchSize(size: phrase.sizeWord, drink: drink)
    }
    return named(match, size.name)
  }

  private func named(_ match: DrinkMatch, _ name: String) -> DrinkMatch {
    var match = match
    match.sizeName = name
    return match
  }

  /// A drink with a number of shots: multiples of a drink that is one shot, otherwise as listed, or
  /// the region's espresso so many times.
  private func shots(
    _ shots: Double, of drink: Drink, in phrase: Phrase
  ) throws(DrinkLookupError) -> DrinkMatch {
    guard shots > 0 else { throw .noSuchSize(size: "0 shots", drink: drink) }
    let size: ServingSize? = shots == 1 ? .single : shots == 2 ? .double : nil
    if let serving = drink.servings.first(where: { $0.size == size }) {
      return named(drink.listed(serving), serving.size.rawValue)
    }
    var match = drink.standardMatch
    // A double Turkish coffee is two small cups in one.
    let isSmallCup =
      phrase.sizeWord != "" && drink.isPoured && (drink.standard.volume?.value ?? 150) < 150
    if drink.comesByTheShot || isSmallCup {
      match.count = shots
      return match
    }
    guard drink.category == .espresso else {
      throw .noSuchSize(size: phrase.sizeWord.isEmpty ? "shot" : phrase.sizeWord, drink: drink)
    }
    match.amount = oneShot(of: drink) * shots
    match.basis = .worked
    return named(match, "\(shots.shortestText) shot\(shots == 1 ? "" : "s")")
  }

  /// The caffeine of one shot: the drink's own if listed, otherwise a local espresso's.
  private func oneShot(of drink: Drink) -> Milligrams {
    let single =
      drink.servings.first { $0.size == .single } ?? self.drink(named: "espresso")?.standard
    return single?.amount ?? .zero
  }
}

extension Drink {
  /// Plain caffeine in stated milligrams; not in the table.
  package static let caffeine = Drink(
    id: "caffeine", name: "Caffeine", standard: Serving(.portion, volume: nil, amount: .zero))

  /// Whether ice leaves it the same drink; iced tea comes from a bottle and has half the caffeine.
  fileprivate var isServedCold: Bool {
    switch category {
    case .espresso, .milkDrink, .soda, .labelled, .other: true
    case .brewedCoffee, .instantCoffee, .decaf, .tea, .chocolate, .tablet: false
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

extension String {
  /// The word without a plural ending: `lattes`, `glasses`.
  var singular: String {
    if hasSuffix("sses") { return String(dropLast(2)) }
    guard count > 3, hasSuffix("s"), !hasSuffix("ss") else { return self }
    return String(dropLast())
  }
}
