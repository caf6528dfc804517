#if canImport(Testing)
  package import CivilTime
  import Foundation
  package import Testing

  /// The time zone files of the system, where it has them.
  package enum ZoneFiles {
    package static let folder = "/usr/share/zoneinfo"

    package static var areInstalled: Bool {
      FileManager.default.fileExists(atPath: folder + "/Europe/Berlin")
    }

    /// The zones that both Foundation and the system know.
    package static let identifiers = TimeZone.knownTimeZoneIdentifiers.sorted().filter {
      FileManager.default.fileExists(atPath: folder + "/" + $0)
    }

    /// Zones of every kind, of which Foundation's data and the system's have the same law.
    ///
    /// Both hemispheres, half hours, half-hour daylight saving, changes at midnight, a change of
    /// day, and none at all. The data may be of different years: Cuba keeps its summer time
    /// through the winter of 2026, which not all of them know. Months are compared, not hours, so
    /// a clock of ours that is wrong around a change is still found.
    package static let sample = listed.filter { identifier in
      guard let zone = TimeZone(identifier: identifier), let clock = try? clock(identifier) else {
        return true
      }
      return stride(from: 0.0, to: 4_102_444_800, by: 30 * 86_400).allSatisfy {
        let date = Date(timeIntervalSince1970: $0)
        return clock.secondsFromGMT(at: date) == zone.secondsFromGMT(for: date)
      }
    }

    package static let listed = [
      "America/New_York", "America/Los_Angeles", "America/St_Johns", "America/Havana",
      "America/Phoenix", "America/Santiago", "America/Sao_Paulo", "America/Halifax",
      "Atlantic/Azores", "Atlantic/Reykjavik", "Europe/London", "Europe/Dublin", "Europe/Berlin",
      "Europe/Paris", "Europe/Lisbon", "Europe/Athens", "Africa/Johannesburg", "Africa/Lagos",
      "Asia/Beirut", "Asia/Jerusalem", "Asia/Dubai", "Asia/Kolkata", "Asia/Kathmandu",
      "Asia/Shanghai", "Asia/Tokyo", "Asia/Hong_Kong", "Australia/Sydney", "Australia/Adelaide",
      "Australia/Lord_Howe", "Pacific/Auckland", "Pacific/Chatham", "Pacific/Apia",
      "Pacific/Honolulu",
    ]

    package static func bytes(of identifier: String) throws -> [UInt8] {
      Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + identifier)))
    }

    package static func clock(_ identifier: String) throws -> WallClock {
      try WallClock(tzif: bytes(of: identifier), identifier: identifier)
    }

    /// Foundation's Gregorian calendar in a zone.
    package static func calendar(_ identifier: String) throws -> Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = try #require(TimeZone(identifier: identifier))
      return calendar
    }
  }

  extension Trait where Self == ConditionTrait {
    /// Skips a test on a machine without time zone files.
    package static var needsZoneFiles: Self {
      .enabled(
        if: ZoneFiles.areInstalled, "no time zone files in \(ZoneFiles.folder): install tzdata")
    }
  }

  extension Date {
    /// The instant of an ISO 8601 text such as `2021-03-14T07:00:00Z`.
    package static func at(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    /// A whole second between two years.
    package static func random(
      in years: ClosedRange<Int>, using generator: inout some RandomNumberGenerator
    ) -> Date {
      let seconds = { Int(31_556_952 * Double($0 - 1970)) }
      return Date(
        timeIntervalSince1970: Double(
          Int.random(in: seconds(years.lowerBound)...seconds(years.upperBound), using: &generator)))
    }
  }

  extension TimeZone {
    /// The first seconds of each new offset between two years.
    package func changes(in years: ClosedRange<Int>) -> [Date] {
      var changes: [Date] = []
      var date = Date(timeIntervalSince1970: 31_556_952 * Double(years.lowerBound - 1970))
      let end = Date(timeIntervalSince1970: 31_556_952 * Double(years.upperBound - 1970))
      while let next = nextDaylightSavingTimeTransition(after: date), next < end {
        changes.append(next)
        date = next
      }
      return changes
    }
  }
#endif
