/// What a place asks of the variants of a picture or colour.
public struct AssetTraits: Sendable, Hashable {
  /// Whether the ground is dark, which asks for the variant of `luminosity` `dark`.
  public var isDark: Bool
  /// Whether the reader wants more contrast.
  public var isHighContrast: Bool
  /// Its pixels a point.
  public var scale: Double

  /// The traits of a place.
  public init(isDark: Bool = false, isHighContrast: Bool = false, scale: Double = 1) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.scale = scale
  }

  /// The variant that suits best: of the right appearance before one for any, for any device before
  /// one for a certain device, and with the fewest pixels that are enough, or else the most.
  func choose<Value>(from variants: [AssetVariant<Value>]) -> AssetVariant<Value>? {
    variants.filter(suits).min { rank($0).lexicographicallyPrecedes(rank($1)) }
  }

  private func suits<Value>(_ variant: AssetVariant<Value>) -> Bool {
    variant.isDark ?? isDark == isDark && (!variant.isHighContrast || isHighContrast)
  }

  private func rank<Value>(_ variant: AssetVariant<Value>) -> [Double] {
    [
      variant.isDark == nil ? 1 : 0, variant.isHighContrast == isHighContrast ? 0 : 1,
      variant.isUniversal ? 0 : 1, variant.scale < scale ? 1 : 0,
      variant.scale < scale ? -variant.scale : variant.scale,
    ]
  }
}

/// One form of a picture or colour.
struct AssetVariant<Value: Sendable>: Sendable {
  let value: Value
  /// Whether it is for dark or for light places; `nil` for both.
  var isDark: Bool?
  /// Whether it is only for readers who want more contrast.
  var isHighContrast = false
  /// Whether it is for every device.
  var isUniversal = true
  var scale = 1.0
}

extension AssetVariant {
  /// A form as an entry of a set describes it.
  init(_ value: Value, idiom: String?, appearances: [AssetAppearance]?, scale: Double = 1) {
    self.value = value
    self.scale = scale
    isUniversal = idiom == nil || idiom == "universal"
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", let value): isDark = value == "dark"
      case ("contrast", "high"): isHighContrast = true
      default: break
      }
    }
  }
}

/// What an entry of a set is for, as `Contents.json` says it.
struct AssetAppearance: Decodable {
  let appearance: String
  let value: String
}
