/// Something with caffeine that people have: a coffee, a tea, a tablet, a bar of chocolate.
public struct Drink: Hashable, Sendable, Identifiable {
  /// Its id, kept for ever: lower-case ASCII words joined by hyphens.
  public let id: String

  /// Its name in English.
  public let name: String

  /// Its name in Simplified Chinese, if it has one of its own.
  public let chineseName: String?

  /// What else it is called, in any language.
  public let aliases: [String]

  /// What kind of drink it is.
  public let category: DrinkCategory

  /// How far the caffeine of one cup lies from that of the next.
  public let variation: CoefficientOfVariation

  /// The emoji that stands for it.
  public let emoji: String

  /// How caffeine follows the volume.
  public let scaling: DrinkScaling

  /// The serving meant when no size is named.
  public let standard: Serving

  /// The other servings.
  public let others: [Serving]

  /// A drink with at least one serving, whose cups differ as those of its kind do unless told
  /// otherwise.
  public init(
    id: String, name: String, chineseName: String? = nil, aliases: [String] = [],
    category: DrinkCategory = .other, variation: CoefficientOfVariation? = nil,
    emoji: String? = nil,
    scaling: DrinkScaling = .byVolume, standard: Serving, others: [Serving] = []
  ) {
    self.id = id
    self.name = name
    self.chineseName = chineseName
    self.aliases = aliases
    self.category = category
    self.variation = variation ?? category.variation
    self.emoji = emoji ?? category.emoji
    self.scaling = scaling
    self.standard = standard
    self.others = others
  }

  /// All servings, the standard one first.
  public var servings: [Serving] { [standard] + others }
}

extension Drink {
  /// The standard serving.
  public var standardMatch: DrinkMatch { listed(standard) }

  /// This much of the drink.
  ///
  /// Scaled from the nearest serving where caffeine follows volume; otherwise the nearest serving
  /// as listed, and `DrinkMatch.basis` says so when their volumes differ by over 5 %.
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
    case _ where ratio == 1:
      return listed(serving)
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

  /// The drink in a size by name, English or Chinese: `tall`, `large`, `can`, `大杯`.
  ///
  /// Small and large are the least and the most of several servings, but for the venti. A drink whose caffeine
  /// follows volume and that has no such serving comes in the volumes of coffee chains: 236, 354
  /// and 473 ml. `nil` when the word is no size, or the drink does not come in it.
  public func match(size name: String) -> DrinkMatch? { SizeWord(name).flatMap(match(size:)) }

  func match(size: SizeWord) -> DrinkMatch? {
    if let serving = serving(of: size) { return listed(serving) }
    // A cup of 60 ml has no size of a coffee chain: a large Turkish coffee is no half litre.
    guard scaling == .byVolume, let usual = standard.volume, usual >= 150,
      let volume = size.chainVolume
    else { return size == .medium ? standardMatch : nil }
    return match(volume: volume)
  }

  private func serving(of size: SizeWord) -> Serving? {
    if case .named(let name) = size {
      // Where no mug is listed, a cup is one.
      return servings.first { $0.size == name }
        ?? (name == .mug ? servings.first { $0.size == .cup } : nil)
    }
    // A venti is more than large, and comes by its own name.
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

  /// How far apart two volumes are, as a ratio ≥ 1.
  private static func distance(_ left: Double, _ right: Double) -> Double {
    max(left / right, right / left)
  }
}

/// A drink that was found, in the size that was asked for.
public struct DrinkMatch: Hashable, Sendable {
  /// How the amount of caffeine follows from the catalogue.
  public enum Basis: Hashable, Sendable {
    /// The serving as its source lists it.
    case listed

    /// The nearest listed serving, scaled by volume.
    case scaledByVolume

    /// The nearest listed serving as it is, though the volume asked for differs: its caffeine
    /// comes by the shot, the bag or the tablet, so scaling would be unsound.
    case notScaled

    /// Not at all: it was said with the order, as in `espresso 80mg`.
    case given

    /// From the shots that were asked for, or as the share of a half-caf.
    case worked
  }

  /// The row that the words mean.
  public let drink: Drink

  /// The listed serving the numbers rest on.
  public let serving: Serving

  /// The volume of one asked for, else the serving's.
  public let volume: Milliliters?

  /// The caffeine in one.
  public internal(set) var amount: Milligrams

  /// How the amount follows from the serving.
  public internal(set) var basis: Basis

  /// How many were asked for, above 0 and at most 20.
  public internal(set) var count = 1.0

  /// What was asked for of its size, in a word or two: `large`, `mug`, `3 shots`; `nil` where nothing
  /// was, and for a volume in numbers.
  package internal(set) var sizeName: String?

  /// Whether a size, a volume or a number of shots was asked for.
  package internal(set) var isSized = false
}

/// Why no drink was found.
public enum DrinkLookupError: Error, Hashable, Sendable {
  /// No drink is called that: ``DrinkCatalogue/nearest(to:)`` has the ones that may be meant.
  case unknown(query: String)

  /// The drink is known and does not come in that size.
  case noSuchSize(size: String, drink: Drink)

  /// A number has a sign or a mark of doubt before it: `-1 coffee`, `~2`.
  case signedNumber(query: String)
}
