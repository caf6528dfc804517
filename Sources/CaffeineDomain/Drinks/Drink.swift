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
  public var servings: [Serving] {
    [standard] + others
  }
}
