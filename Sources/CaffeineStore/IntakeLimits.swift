public import CaffeineDomain

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

/// The value that keeps an intake out of a journal.
public enum IntakeObjection: Hashable, Sendable {
  /// More caffeine than a drink can have.
  case amount(Milligrams)
  /// More than a drink can have.
  case volume(Milliliters)
  /// Not in the years 1900 to 2199.
  case start(Date)
  /// In seconds; less than 0 or more than a day.
  case duration(TimeInterval)
  /// In seconds; more than a day from Greenwich.
  case zoneOffset(Int)
  /// Name and note together are longer than a line of 64 KiB holds.
  case text
}

extension Intake {
  /// What keeps this intake out of a journal; `nil` when nothing does.
  package var objection: IntakeObjection? {
    if !IntakeLimits.milligrams.contains(amount.value) { return .amount(amount) }
    if let volume, !IntakeLimits.milliliters.contains(volume.value) { return .volume(volume) }
    if !IntakeLimits.seconds.contains(start.timeIntervalSince1970) { return .start(start) }
    if !IntakeLimits.durations.contains(duration) { return .duration(duration) }
    if !IntakeLimits.offsets.contains(Double(secondsFromGMT)) { return .zoneOffset(secondsFromGMT) }
    return isTooLong ? .text : nil
  }

  /// Whether its texts are longer than a line holds.
  var isTooLong: Bool {
    let bytes = [name, drink, note, timeZoneIdentifier].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
    // Six bytes for one is the most that JSON takes.
    guard bytes > LineParser.longestLine / 8 else { return false }
    let record = Record(.edit(.intake(self)), stamp: .latest, device: "")
    return record.line().count >= LineParser.longestLine
  }
}
