#if os(Linux) && canImport(Testing)
  import CFixedClock
  import SwiftUI
  public import Testing

  /// Makes the process's clock stand still in a test: `@Test(.fixed("2026-11-21 15:00"))`.
  ///
  /// `Date()` of code that knows nothing of it obeys. The clock is the whole process's: tests with this
  /// trait run one after another, and others that run meanwhile have their clock.
  public struct FixedClock: TestTrait, SuiteTrait, TestScoping {
    let moment: String
    let timeZone: String?
    let locale: String?

    public var isRecursive: Bool { true }

    public func provideScope(
      for test: Test, testCase: Test.Case?,
      performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
      let nanoseconds = try nanoseconds()
      if Self.isHeld {
        // A suite's trait and then the test's own.
        let outer = fixed_clock_get()
        defer { fixed_clock_set(outer) }
        fixed_clock_set(nanoseconds)
        return try await function()
      }
      await FixedClockTurn.shared.begin()
      fixed_clock_set(nanoseconds)
      let result: Result<Void, any Error>
      do {
        result = .success(try await Self.$isHeld.withValue(true) { try await function() })
      } catch {
        result = .failure(error)
      }
      fixed_clock_set(-1)
      await FixedClockTurn.shared.end()
      try result.get()
    }

    @TaskLocal private static var isHeld = false

    private func nanoseconds() throws -> Int64 {
      let run = (zone: TimeZone.current.identifier, locale: TestedEnvironment.localeIdentifier)
      if let timeZone, TimeZone(identifier: timeZone)?.identifier != run.zone {
        throw FixedClockError(
          description: "This test is for the zone \(timeZone), and the run has \(run.zone): set TZ."
        )
      }
      if let locale, locale != run.locale {
        throw FixedClockError(
          description:
            "This test is for the locale \(locale), and the run has \(run.locale): set LC_ALL.")
      }
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = .current
      for format in ["yyyy-MM-dd HH:mm", "yyyy-MM-dd HH:mm:ss"] {
        formatter.dateFormat = format
        // It reads more forms than it writes.
        if let date = formatter.date(from: moment), date.timeIntervalSince1970 >= 0,
          formatter.string(from: date) == moment
        {
          return Int64(date.timeIntervalSince1970) * 1_000_000_000
        }
      }
      throw FixedClockError(
        description: "'\(moment)' is no moment from 1970 on, such as 2026-11-21 15:00 or with :30.")
    }
  }

  extension Trait where Self == FixedClock {
    /// The clock stands at a moment of the run's time zone: `2026-11-21 15:00`, or with seconds.
    ///
    /// Zone and locale are those of the whole run, by `TZ` and `LC_ALL` (else UTC and `en_US`). A test
    /// that asks for others fails.
    public static func fixed(
      _ moment: String, timeZone: String? = nil, locale: String? = nil
    ) -> FixedClock { FixedClock(moment: moment, timeZone: timeZone, locale: locale) }
  }

  struct FixedClockError: Error, CustomStringConvertible { let description: String }

  /// Gives tests the clock, one after another.
  private actor FixedClockTurn {
    static let shared = FixedClockTurn()
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func begin() async {
      if isTaken {
        await withCheckedContinuation { waiting.append($0) }
      } else {
        isTaken = true
      }
    }

    func end() {
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
  }
#endif
