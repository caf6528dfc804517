import CaffeineDomain

/// What a value read from a file must be within; anything else is damage, not a drink.
package enum IntakeLimits {
  /// Caffeine in mg: a lethal dose is about 10,000.
  package static let milligrams: ClosedRange<Double> = 0...5_000
  /// Volume in ml.
  package static let milliliters: ClosedRange<Double> = 0...10_000
  /// Start in seconds since 1970: the years 1900 to 2199.
  package static let seconds: Range<Double> = -2_208_988_800..<7_258_118_400
  /// Duration in seconds, up to a day.
  package static let durations: ClosedRange<Double> = 0...86_400
  /// Offset from Greenwich in seconds.
  package static let offsets: ClosedRange<Double> = -86_400...86_400
}

extension Intake {
  /// What keeps this intake out of a journal, as a sentence; `nil` when nothing does.
  package var objection: String? {
    if !IntakeLimits.milligrams.contains(amount.value) {
      return "\(amount.value.shortestText) mg is more than the 5000 mg that a drink can have"
    }
    if let volume, !IntakeLimits.milliliters.contains(volume.value) {
      return "\(volume.value.shortestText) ml is more than the 10000 ml that a drink can have"
    }
    if !IntakeLimits.seconds.contains(start.timeIntervalSince1970) {
      return "the date is not between the years 1900 and 2199"
    }
    if !IntakeLimits.durations.contains(duration) {
      return "\(duration) s is more than the 24 hours that a drink can last"
    }
    if !IntakeLimits.offsets.contains(Double(secondsFromGMT)) {
      return "\(secondsFromGMT) s is not a time zone offset"
    }
    if isTooLong { return "its name and note are longer than a line of 64 KiB holds" }
    return nil
  }

  private var isTooLong: Bool {
    let bytes = [name, drink, note, timeZoneIdentifier].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
    // Six bytes for one is the most that JSON takes.
    guard bytes > LineParser.longestLine / 8 else { return false }
    let record = Record(.edit(self), stamp: .latest, device: "")
    return record.line().count >= LineParser.longestLine
  }
}
