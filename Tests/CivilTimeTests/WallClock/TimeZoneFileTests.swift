import CivilTime
import Foundation
import TestSupport
import Testing

@Suite struct TimeZoneFileTests {
  private func offset(_ file: ZoneFile, at second: Int) throws -> Int {
    try WallClock(tzif: file.bytes, identifier: "Test/Zone")
      .secondsFromGMT(at: Date(timeIntervalSince1970: Double(second)))
  }

  @Test func offsetsHoldFromTheirTransitionOn() throws {
    let file = ZoneFile(
      transitions: [(-100, 1), (5_000_000_000, 2)], offsets: [600, 3600, -7200])
    #expect(try offset(file, at: -101) == 600)
    #expect(try offset(file, at: -100) == 3600)
    #expect(try offset(file, at: 4_999_999_999) == 3600)
    #expect(try offset(file, at: 5_000_000_000) == -7200)
  }

  @Test func version1HasOnlyItsShortBlock() throws {
    let file = ZoneFile(version: nil, transitions: [(-100, 1)], offsets: [0, -3600])
    #expect(try offset(file, at: -101) == 0)
    #expect(try offset(file, at: 0) == -3600)
  }

  @Test(arguments: ["2", "3", "4"] as [Character])
  func laterVersionsAreAlike(version: Character) throws {
    #expect(try offset(ZoneFile(version: version, footer: "<+03>-3"), at: 0) == 10_800)
  }

  @Test func theRuleHoldsAfterTheLastTransition() throws {
    let file = ZoneFile(transitions: [(0, 1)], offsets: [60, 120], footer: "XYZ1")
    #expect(try offset(file, at: -1) == 60)
    #expect(try offset(file, at: 0) == -3600)
  }

  @Test(
    arguments: zip(
      [
        ZoneFile(version: "5"),
        ZoneFile(transitions: [(5, 0), (5, 0)]),
        ZoneFile(transitions: [(5, 3)]),
        ZoneFile(offsets: []),
        ZoneFile(offsets: [93_600]),
        ZoneFile(leapSeconds: 1),
        ZoneFile(footer: "CET-1CEST"),
      ],
      [
        "time zone file of an unknown version: byte 53 at byte 4, expected 0, 2, 3 or 4",
        "time zone file: transition 1 is out of order or out of range",
        "time zone file: transition 0 names type 3 of 1",
        "time zone file with 0 local time types, expected 1 to 256",
        "time zone file: type 0 is 93600 seconds from UTC, more than a day",
        "time zone file that counts leap seconds, which clocks here do not: not one of \"right/\"",
        "time zone file: its rule \"CET-1CEST\" is no POSIX TZ string",
      ]))
  func badFilesSayWhatIsWrong(file: ZoneFile, problem: String) {
    let error = #expect(throws: TimeZoneFileError.self) {
      try WallClock(tzif: file.bytes, identifier: "Test/Zone")
    }
    #expect(
      error?.description == problem
        + "; install the system's tzdata package again or choose another zone")
  }

  @Test func noPrefixOfAFileIsAFile() {
    let bytes = ZoneFile(
      transitions: [(0, 1), (10, 0)], offsets: [0, 60], footer: "EST5EDT,M3.2.0,M11.1.0"
    ).bytes
    for length in 0..<bytes.count {
      #expect(throws: TimeZoneFileError.self, "\(length) bytes") {
        try WallClock(tzif: Array(bytes[..<length]), identifier: "Test/Zone")
      }
    }
  }

  /// Counts of four thousand million must neither be believed nor overflow.
  @Test func hugeCountsAreRefused() {
    var bytes = ZoneFile().bytes
    for index in 20..<44 { bytes[index] = 0xFF }
    #expect(throws: TimeZoneFileError.self) {
      try WallClock(tzif: bytes, identifier: "Test/Zone")
    }
  }

  @Test func damagedFilesNeverTrap() {
    var generator = SplitMix64(seed: 7)
    let whole = ZoneFile(
      transitions: [(-5_000_000_000, 1), (0, 0), (4_000_000_000, 1)], offsets: [-18_000, 3600],
      footer: "<-02>2<-01>,M3.5.0/-1,J300/26"
    ).bytes
    var readable = 0
    for _ in 0..<5000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      guard let clock = try? WallClock(tzif: bytes, identifier: "Test/Zone") else { continue }
      readable += 1
      let date = Date.random(in: 1500...2500, using: &generator)
      #expect(abs(clock.startOfDay(for: date).timeIntervalSince(date)) <= 3 * 86_400)
    }
    #expect(readable > 500)
  }
}
