import Foundation
import TestSupport
import Testing

/// Each mark, time and `up to` in words is what the definitions give from the numbers for programs.
///
/// The definitions are those of `Docs/Kinetics.md`, written down again: two amounts beside a limit,
/// amounts to 5 mg on their own side of it, times to a quarter of an hour.
@MainActor
@Suite struct AnswerNumberTests {
  /// A mark by two numbers and a limit.
  private static func mark(_ typical: Double, _ careful: Double, _ limit: Double) -> String {
    careful <= limit ? "○" : typical <= limit ? "◐" : "●"
  }

  /// An amount as it is printed beside a limit.
  private static func amount(_ value: Double, _ limit: Double) -> Int {
    if value == limit { return Int(limit.rounded()) }
    let nearest = Int((value / 5).rounded()) * 5
    if value > limit {
      return Double(nearest) > limit ? nearest : Int((value / 5).rounded(.up)) * 5
    }
    return Double(nearest) < limit ? nearest : Int((value / 5).rounded(.down)) * 5
  }

  private static func amountText(_ value: Double, _ limit: Double) -> String {
    value.rounded() > 0 && value < 5 && value <= limit ? "under 5 mg" : "\(amount(value, limit)) mg"
  }

  /// A moment as the clock in Berlin shows it, an hour before UTC.
  private static func time(_ date: Date) -> String {
    let minutes = Int(date.timeIntervalSince1970 / 60) + 60
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return two(minutes / 60 % 24) + ":" + two(minutes % 60)
  }

  private static func quarter(_ date: Date, _ rule: FloatingPointRoundingRule) -> Date {
    Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 900).rounded(rule) * 900)
  }

  private static func date(_ value: Any?) throws -> Date? {
    guard let text = value as? String else { return nil }
    return try Date(text, strategy: .iso8601)
  }

  @Test(
    "Words follow from numbers", .tags(.long), arguments: 0..<UInt64(Trials.count(100, oneIn: 10)))
  func wordsFollowFromNumbers(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let harness = try CommandHarness()
    harness.run(
      "config set bedtime \(["21:00", "22:30", "23:45"].randomElement(using: &random) ?? "")")
    let confidence = [nil, 0.5, 0.7, 0.85, 0.93].randomElement(using: &random) ?? nil
    if let confidence { harness.run("config set confidence \(confidence)") }
    if Bool.random(using: &random) {
      harness.run("config set bedtime-limit \(Int.random(in: 20...90, using: &random))")
    }
    harness.now = .saturday(5)
    for _ in 0..<5 {
      harness.now += Double(Int.random(in: 40...260, using: &random)) * 60
      for _ in 0..<Int.random(in: 0...1, using: &random) {
        let drink = ["coffee", "espresso", "black tea", "cola", "cappuccino"]
          .randomElement(using: &random)
        harness.run("log \(drink ?? "") --quiet")
      }
      try checkStatus(harness, share: confidence ?? 0.8)
      let cup = ["coffee", "green tea", "espresso"].randomElement(using: &random) ?? ""
      try checkAdvice(harness, cup)
    }
  }

  private func checkStatus(_ harness: CommandHarness, share: Double) throws {
    let status = try harness.object(["status"])
    let text = harness.run("status").output
    guard !(status["lastDrink"] is NSNull) else {
      #expect(text.hasPrefix("Nothing logged yet\n"), "\(text)")
      return
    }
    let limit = try #require(status["thresholdMilligrams"] as? Double)
    let level = try #require(status["levelMilligrams"] as? Double)
    let night = try #require(status["nightMilligrams"] as? Double)
    let careful = try #require(status["nightConfidentMilligrams"] as? Double)
    let likelihood = try #require(status["bedtimeLikelihood"] as? Double)
    let bedtime = try #require(try Self.date(status["bedtimeAt"]))
    // The careful amount is the quantile of that likelihood, but for its digits.
    if abs(likelihood - share) > 0.002, share > 0.5 {
      #expect((careful <= limit) == (likelihood >= share), "\(careful) \(limit) \(likelihood)")
    }
    #expect(careful >= night)
    let words = Self.words(share)
    let isInBed = bedtime <= harness.now
    var first = Self.amountText(level, limit)
    first += String(repeating: " ", count: max(9 - first.count, 2))
    if isInBed {
      first += "in you\n"
    } else {
      let mark = Self.mark(night, careful, limit)
      first += "\(mark) \(Self.amountText(night, limit)) at \(Self.time(bedtime))"
      if mark != "●", Self.amount(careful, limit) > Self.amount(night, limit) {
        first += ", up to \(Self.amount(careful, limit)) for \(words)"
      }
      first += " (limit \(Int(limit)))\n"
    }
    #expect(text.contains(first), "\(first)\(text)")

    // Low from the typical time on, and until then it is not.
    let typical = try Self.date(status["belowThresholdAt"])
    let confident = try Self.date(status["belowThresholdConfidentAt"])
    var low = "now"
    if let typical {
      low = (level <= limit ? "again " : "") + "about \(Self.time(Self.quarter(typical, .up)))"
      let then = try harness.object(["status", "--now", Self.iso(typical)])
      let before = try harness.object(["status", "--now", Self.iso(typical - 2)])
      #expect(then["belowThresholdAt"] is NSNull && !(before["belowThresholdAt"] is NSNull))
    }
    if let confident {
      #expect(typical.map { $0 <= confident } ?? true)
      let late = Self.quarter(confident, .up)
      if typical.map({ Self.quarter($0, .up) != late }) ?? true {
        low += ", for \(words) by \(Self.time(late))"
      }
    }
    let told = try #require(text.firstMatch(of: /\nLow +(.*)\n/)).output.1
    // A day stands only where it is more than one ahead.
    if (confident ?? harness.now) < harness.now + 85_000 { #expect(told == low, "\(text)") }

    let answer = harness.run("edit last --note \(UInt32.random(in: 0...9))").output
    if !isInBed {
      let sentence =
        "\(Self.mark(night, careful, limit)) \(Self.amountText(night, limit)) at bedtime"
        + " (\(Self.time(bedtime))); your limit is \(Int(limit)).\n"
      #expect(answer.contains(sentence) || answer.contains(" already."), "\(sentence)\(answer)")
    }
  }

  private func checkAdvice(_ harness: CommandHarness, _ cup: String) throws {
    let advice = try harness.object(["advise", cup])
    let text = harness.run(["advise", cup]).output
    let limit = try #require(advice["thresholdMilligrams"] as? Double)
    let night = try #require(advice["nightMilligrams"] as? Double)
    let careful = try #require(advice["nightConfidentMilligrams"] as? Double)
    let mark = Self.mark(night, careful, limit)
    #expect(text.contains(": \(mark) \(Self.amountText(night, limit)) "), "\(text)")
    // No answer that says no has a number below its limit.
    if mark == "●" { #expect(Self.amount(night, limit) > Int(limit), "\(text)") }
    let bedtime = try #require(try Self.date(advice["bedtimeAt"]))
    let (likely, uncertain) = (
      try Self.date(advice["latestAt"]), try Self.date(advice["latestTypicalAt"])
    )
    guard bedtime > harness.now, advice["overLimit"] is NSNull else {
      #expect(likely == nil && uncertain == nil)
      return
    }
    #expect((likely != nil) == (mark == "○") && (uncertain != nil) == (mark != "●"), "\(text)")
    #expect(text.contains("● not today") == (mark == "●"), "\(text)")
    for (sign, date) in [("○", likely), ("◐", uncertain)] {
      guard let date, date < bedtime, sign == "○" || date != likely else { continue }
      let quarter = Self.quarter(date, .down)
      let words = quarter > harness.now ? "before \(Self.time(quarter))" : "now"
      #expect(text.contains("\(sign) \(words)"), "\(sign) \(words)\n\(text)")
      // A minute before that moment the mark holds, and a minute later it does not.
      for (seconds, holds) in [(-60.0, true), (60, false)]
      where harness.now <= date + seconds && date + seconds < bedtime {
        let then = try harness.object(["advise", "\(cup) \(Self.iso(date + seconds))"])
        let typical = try #require(then["nightMilligrams"] as? Double)
        let confident = try #require(then["nightConfidentMilligrams"] as? Double)
        let told = Self.mark(
          typical, confident, try #require(then["thresholdMilligrams"] as? Double))
        #expect((told == "○" || sign == "◐" && told == "◐") == holds, "\(then)")
      }
    }
  }

  private static func words(_ share: Double) -> String {
    let hundredths = Int((share * 100).rounded())
    return hundredths % 10 == 0
      ? "\(hundredths / 10) in 10"
      : hundredths % 5 == 0 ? "\(hundredths / 5) in 20" : "\(hundredths) in 100"
  }

  private static func iso(_ date: Date) -> String { date.formatted(.iso8601) }
}
