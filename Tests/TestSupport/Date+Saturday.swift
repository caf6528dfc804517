package import Foundation

extension Date {
  /// Saturday, 21 November 2026, the day on which tests take place, at an hour of UTC.
  package static func saturday(_ hour: Double) -> Date {
    Date(timeIntervalSince1970: 1_795_219_200 + hour * 3600)
  }
}
