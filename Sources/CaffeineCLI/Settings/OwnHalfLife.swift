import CaffeineDomain

/// A half-life of one's own, with what held when it was set: `8h`, or `8h with × 1.7258`.
///
/// Whoever measured it had it with all that changes theirs. So it is kept with the factor of then, and
/// what changes later changes it by the ratio: 8 h with a contraceptive (× 1.7258) are 4 h 38 min
/// without. Earlier versions wrote no factor; theirs is 1, as they reckoned.
struct OwnHalfLife: Equatable {
  /// The half-life as it was set.
  let halfLife: HalfLife
  /// The factor of all that held then, to four digits; above 0.
  let multiplier: Double

  /// The mean of healthy adults, of whom nothing is known.
  static let standard = OwnHalfLife(halfLife: .standard, multiplier: 1)

  private init(halfLife: HalfLife, multiplier: Double) {
    self.halfLife = halfLife
    self.multiplier = multiplier
  }

  /// What `description` wrote, or a duration alone; `nil` for any other text, and outside 1 to 100 h.
  init?(_ text: String) {
    let parts = text.split(separator: Self.separator, maxSplits: 1)
    guard let first = parts.first, let hours = Seconds.parse(String(first)).map({ $0 / 3600 }),
      1...100 ~= hours, let halfLife = HalfLife(hours)
    else { return nil }
    self.halfLife = halfLife
    guard parts.count > 1 else {
      multiplier = 1
      return
    }
    guard let factor = Amount.number(String(parts[1]), in: 0.01...100) else { return nil }
    multiplier = factor
  }

  /// What a text means that is typed now, by someone whom these factors hold for.
  init?(_ text: String, with factors: PersonalFactors) {
    guard let typed = OwnHalfLife(text) else { return nil }
    let isComplete = text.contains(Self.separator)
    let multiplier = (factors.multiplier * 10_000).rounded() / 10_000
    self.init(
      halfLife: typed.halfLife, multiplier: isComplete ? typed.multiplier : multiplier)
  }

  /// The half-life without the factor, which those of later are applied to.
  var bare: HalfLife { halfLife * (1 / multiplier) }

  /// The factor: `× 1.7258`.
  var factor: String { "× \(Amount.text(multiplier))" }

  /// The text on disk.
  var description: String {
    Seconds.text(halfLife.value * 3600)
      + (multiplier == 1 ? "" : "\(Self.separator)\(Amount.text(multiplier))")
  }

  private static let separator = " with × "
}
