/// A drink or food with caffeine, such as a coffee, a tablet or a bar of chocolate.
public struct Drink: Hashable, Sendable, Identifiable {
  /// A permanent id: lower-case ASCII words joined by hyphens.
  public let id: String

  /// The name in English.
  public private(set) var name: String

  /// Further names, in any language.
  public let aliases: [String]

  /// The kind of drink.
  public let category: DrinkCategory

  /// The variation of the caffeine from cup to cup.
  public let variation: CoefficientOfVariation

  /// An emoji for the drink.
  public let emoji: String

  /// Whether caffeine follows the volume.
  public let scaling: DrinkScaling

  /// The serving for an order without a size.
  public let standard: Serving

  /// All servings but the standard one.
  public let others: [Serving]

  /// Creates a drink; by default its cups vary like others of its category.
  public init(
    id: String, name: String, aliases: [String] = [], category: DrinkCategory = .other,
    variation: CoefficientOfVariation? = nil, emoji: String? = nil,
    scaling: DrinkScaling = .byVolume, standard: Serving, others: [Serving] = []
  ) {
    self.id = id
    self.name = name
    self.aliases = aliases
    self.category = category
    self.variation = variation ?? category.variation
    self.emoji = emoji ?? category.emoji
    self.scaling = scaling
    self.standard = standard
    self.others = others
  }

  /// The drink by another of its names; by its own for `nil`.
  package func called(_ name: String?) -> Drink {
    var drink = self
    drink.name = name ?? self.name
    return drink
  }

  /// All servings, the standard one first.
  public var servings: [Serving] { [standard] + others }

  /// One standard serving.
  public var standardMatch: DrinkMatch { listed(standard) }

  /// One drink of this volume.
  ///
  /// Scales the nearest serving if caffeine follows volume. Otherwise uses the nearest serving as
  /// listed; `DrinkMatch.basis` reports it if the volumes differ by more than 5 %.
  public func match(volume: Milliliters) -> DrinkMatch {
    let measured = servings.compactMap { serving in serving.volume.map { (serving, $0.value) } }
    let nearest = measured.min {
      Self.distance($0.1, volume.value) < Self.distance($1.1, volume.value)
    }
    guard let (serving, listedVolume) = nearest else {
      return DrinkMatch(
        drink: self, serving: standard, volume: volume, amount: standard.amount, basis: .notScaled)
    }
    let ratio = volume.value / listedVolume
    switch scaling {
    case _ where ratio == 1: return listed(serving)
    case .byVolume:
      return DrinkMatch(
        drink: self, serving: serving, volume: volume, amount: serving.amount * ratio,
        basis: .scaledByVolume)
    case .byServing:
      return DrinkMatch(
        drink: self, serving: serving, volume: volume, amount: serving.amount,
        basis: abs(ratio - 1) > 0.05 ? .notScaled : .listed)
    }
  }

  /// The drink in a named size, English or Chinese: `tall`, `large`, `can`, `大杯`.
  ///
  /// Small and large are the smallest and largest serving, without the venti. A drink of 150 ml or
  /// more that scales by volume and lacks the serving uses the volumes of coffee chains: 236, 354
  /// and 473 ml. `nil` for an unknown word, and for a size the drink does not come in.
  public func match(size name: String) -> DrinkMatch? { SizeWord(name).flatMap(match(size:)) }

  func match(size: SizeWord) -> DrinkMatch? {
    if let serving = serving(of: size) { return listed(serving) }
    // Small cups have no chain sizes: a large Turkish coffee is not half a litre.
    guard scaling == .byVolume, let usual = standard.volume, usual >= 150,
      let volume = size.chainVolume
    else { return size == .medium ? standardMatch : nil }
    return match(volume: volume)
  }

  private func serving(of size: SizeWord) -> Serving? {
    if case .named(let name) = size {
      // A cup serves as a mug if no mug is listed.
      return servings.first { $0.size == name }
        ?? (name == .mug ? servings.first { $0.size == .cup } : nil)
    }
    // A venti is more than large, and only called by its name.
    let ordered = servings.filter { $0.volume != nil && $0.size != .venti }
      .sorted { ($0.volume?.value ?? 0) < ($1.volume?.value ?? 0) }
    guard ordered.count > 1 else { return nil }
    return switch size {
    case .small: ordered.first
    case .large: ordered.last
    case .medium, .named: ordered.count > 2 ? ordered[ordered.count / 2] : standard
    }
  }

  func listed(_ serving: Serving) -> DrinkMatch {
    DrinkMatch(
      drink: self, serving: serving, volume: serving.volume, amount: serving.amount, basis: .listed)
  }

  /// The ratio of two volumes, at least 1.
  private static func distance(_ left: Double, _ right: Double) -> Double {
    max(left / right, right / left)
  }
}

/// A drink found in a text, in the ordered size.
public struct DrinkMatch: Hashable, Sendable {
  /// The derivation of the caffeine from the catalogue.
  public enum Basis: Hashable, Sendable {
    /// A serving as its source lists it.
    case listed

    /// The nearest listed serving, scaled by volume.
    case scaledByVolume

    /// The nearest listed serving in spite of another volume: its caffeine comes by the shot, bag
    /// or tablet, so scaling would be wrong.
    case notScaled

    /// The text states it, as in `espresso 80mg`.
    case given

    /// Computed from ordered shots.
    case worked
  }

  /// The catalogue's drink.
  public internal(set) var drink: Drink

  /// The listed serving behind the numbers.
  public let serving: Serving

  /// The volume of one drink, as ordered or as listed.
  public let volume: Milliliters?

  /// The caffeine of one drink.
  public internal(set) var amount: Milligrams

  /// The derivation of the amount.
  public internal(set) var basis: Basis

  /// The number of drinks, above 0 and at most 20.
  public internal(set) var count = 1.0

  /// The ordered size in a word or two: `large`, `mug`, `3 shots`; `nil` for none, and for a volume
  /// in numbers.
  package internal(set) var sizeName: String?

  /// The name to show and store: of several names of a drink the typed one.
  public var name: String { typedName ?? drink.name }

  /// The known name of the drink that the text has; `nil` for its usual one.
  package internal(set) var typedName: String?

  /// The words behind `with`, `without` or `no`, as typed with it; `nil` for none.
  public internal(set) var note: String?

  /// Whether the text has a size, a volume or a number of shots.
  package internal(set) var isSized = false
}

/// The reason why a text names no drink.
public enum DrinkLookupError: Error, Hashable, Sendable {
  /// No drink has this name; ``DrinkCatalogue/nearest(to:)`` finds similar ones.
  case unknown(query: String)

  /// The drink, by the name that was typed, is known, but not these words beside it, as typed.
  case notUnderstood(drink: Drink, words: [String])

  /// A note has a word that may change what is logged: a number, a time, a drink or a meal.
  case note(word: String)

  /// The drink, by the name that was typed, is known but does not come in this size.
  case noSuchSize(size: String, drink: Drink)
}
