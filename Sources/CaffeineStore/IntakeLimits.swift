public import CaffeineDomain

/// The limits for values from a file; anything outside is damage, not a drink.
package enum IntakeLimits {
  /// In mg; a lethal dose is about 10,000.
  package static let milligrams: ClosedRange<Double> = 0...5_000
  /// In ml.
  package static let milliliters: ClosedRange<Double> = 0...10_000
  /// In seconds since 1970: the years 1900 to 2199.
  package static let seconds: Range<Double> = -2_208_988_800..<7_258_118_400
  /// In seconds, up to a day.
  package static let durations: ClosedRange<Double> = 0...86_400
  /// In seconds from Greenwich.
  package static let offsets: ClosedRange<Double> = -86_400...86_400
}

/// The reason why a journal rejects an intake.
public enum IntakeObjection: Hashable, Sendable {
  /// More than 5,000 mg of caffeine.
  case amount(Milligrams)
  /// More than 10,000 ml.
  case volume(Milliliters)
  /// Outside of the years 1900 to 2199.
  case start(Date)
  /// In seconds: negative, or more than a day.
  case duration(TimeInterval)
  /// In seconds: more than a day from Greenwich.
  case zoneOffset(Int)
  /// The texts are too long for a line of 64 KiB.
  case text
}

extension Intake {
  /// The reason why a journal rejects the intake; `nil` if it does not.
  package var objection: IntakeObjection? {
    if !IntakeLimits.milligrams.contains(amount.value) { return .amount(amount) }
    if let volume, !IntakeLimits.milliliters.contains(volume.value) { return .volume(volume) }
    if !IntakeLimits.seconds.contains(start.timeIntervalSince1970) { return .start(start) }
    if !IntakeLimits.durations.contains(duration) { return .duration(duration) }
    if !IntakeLimits.offsets.contains(Double(secondsFromGMT)) { return .zoneOffset(secondsFromGMT) }
    let bytes = [name, drink, note, timeZoneIdentifier].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
    // JSON takes at most six bytes for one.
    guard bytes > LineParser.longestLine / 8 else { return nil }
    let line = Record(.edit(self), stamp: .latest, device: "").line()
    return line.count >= LineParser.longestLine ? .text : nil
  }
}
