import CaffeineDomain

/// A person's own half-life, with the factor at the time: `8h`, or `8h with × 1.7258`.
///
/// A measured half-life includes all personal factors. Later changes of these scale it: 8 h with a
/// contraceptive (× 1.7258) become 4 h 38 min without. Earlier versions stored no factor; it counts
/// as 1.
struct OwnHalfLife: Equatable {
  /// As it was set.
  let halfLife: HalfLife
  /// The factor when it was set, to eight decimals; above 0.
  let multiplier: Double

  /// The mean of healthy adults.
  static let standard = OwnHalfLife(halfLife: .standard, multiplier: 1)

  /// The half-life without its factor, for applying the current ones.
  var bare: HalfLife { halfLife * (1 / multiplier) }

  /// For people, to four decimals.
  var factor: String { "× \(Amount.text((multiplier * 10_000).rounded() / 10_000))" }

  var description: String {
    Seconds.text(halfLife.value * 3600)
      + (multiplier == 1 ? "" : "\(Self.separator)\(Amount.text(multiplier))")
  }

  private static let separator = " with × "
}

extension OwnHalfLife {
  /// Parses `description`, a duration alone, or a number of hours; `nil` for any other text, and
  /// outside of 1 to 100 h.
  init?(_ text: String) {
    let parts = text.split(separator: Self.separator, maxSplits: 1)
    guard let first = parts.first.map(String.init),
      let hours = Amount.number(first) ?? Seconds.parse(first).map({ $0 / 3600 }),
      1...100 ~= hours, let halfLife = HalfLife(hours)
    else { return nil }
    let factor = parts.count > 1 ? Amount.number(String(parts[1]), in: 0.01...100) : 1
    guard let factor else { return nil }
    self.init(halfLife: halfLife, multiplier: factor)
  }

  /// Parses typed text for a person with these factors.
  init?(_ text: String, with factors: PersonalFactors) {
    guard let typed = OwnHalfLife(text) else { return nil }
    let isComplete = text.contains(Self.separator)
    let multiplier = (factors.multiplier * 1e8).rounded() / 1e8
    self.init(halfLife: typed.halfLife, multiplier: isComplete ? typed.multiplier : multiplier)
  }
}
