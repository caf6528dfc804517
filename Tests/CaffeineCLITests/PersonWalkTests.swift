import Foundation
import TestSupport
import Testing

/// People made at random and days of drinks, against the rules written out here: whoever looks for a
/// permission finds none where there is a caution, a limit or a danger.
@Suite @MainActor
struct PersonWalkTests {
  /// Somebody, by the words of the settings.
  private struct Person {
    var settings: [String: String] = [:]
    var age: Double?
    var kg: Double?
    var medicines: Set<String> = []
    var isPregnant = false
    var breastfeeds = false
    var hasLiverDisease = false

    init(using generator: inout SplitMix64) {
      func sometimes(_ share: Double) -> Bool {
        Double.random(in: 0..<1, using: &generator) < share
      }
      if sometimes(0.7) { age = Double(Int.random(in: 0...90, using: &generator)) }
      if sometimes(0.3) { age = Double(Int.random(in: 0...17, using: &generator)) }
      if sometimes(0.7) { kg = Double(Int.random(in: 3...150, using: &generator)) }
      let names = [
        "ciprofloxacin", "viloxazine", "methoxsalen", "clozapine", "lithium", "theophylline",
        "other",
      ]
      while sometimes(0.35), let name = names.randomElement(using: &generator) {
        medicines.insert(name)
      }
      if !medicines.isEmpty { settings["medicine"] = medicines.sorted().joined(separator: ", ") }
      if sometimes(0.1) { medicines.insert("fluvoxamine") }
      if medicines.contains("fluvoxamine") { settings["fluvoxamine"] = "yes" }
      isPregnant = sometimes(0.2)
      breastfeeds = sometimes(0.1)
      hasLiverDisease = sometimes(0.1)
      if isPregnant { settings["pregnancy"] = "30" }
      if breastfeeds { settings["breastfeeding"] = "yes" }
      if hasLiverDisease { settings["liver"] = "cirrhosis" }
      settings["age"] = age.map { String(Int($0)) }
      settings["weight"] = kg.map { String(Int($0)) }
      for name in ["daily-limit", "single-limit"] where sometimes(0.3) {
        settings[name] = String(Int.random(in: 2...40, using: &generator) * 50)
      }
      if sometimes(0.2) { settings["bedtime-limit"] = "200" }
    }

    var isYoung: Bool { (age ?? 18) < 18 }
    var hasCaution: Bool {
      isYoung || isPregnant || breastfeeds || hasLiverDisease || !medicines.isEmpty
    }
    var isUnknown: Bool {
      isYoung || !medicines.isDisjoint(with: ["clozapine", "lithium", "theophylline", "other"])
    }

    /// The most in a day and at once.
    var limits: (daily: Double, single: Double) {
      var (daily, single) = (400.0, 200.0)
      if let kg, kg < 70 { (daily, single) = (5.7 * kg, min(200, 3 * kg)) }
      if isPregnant || breastfeeds { daily = min(daily, 200) }
      if let age, age < 18 {
        let years = age < 7 ? 45 : age < 10 ? 62.5 : age < 13 ? 85 : 100.0
        let child = age < 4 ? 0 : kg.map { 3 * $0 } ?? years
        (daily, single) = (min(daily, child), min(single, child))
      }
      func own(_ name: String, _ known: Double) -> Double {
        guard let own = settings[name].flatMap(Double.init) else { return known }
        return hasCaution ? min(own, known) : own
      }
      return (own("daily-limit", daily), own("single-limit", single))
    }
  }

  /// The words that let somebody have something, or tell until when, or how sure it is.
  private static let permissions = [
    "not after", "room", "under your limit", "any time", "last cup", "cup by", "until ", "By ",
    "for half", "left of", "fits", "○", "◐", "●",
  ]
  private static let lowTimes = [
    "low about", "low at", "low by", "Low about", "Low Sun", "low Sun",
  ]

  @Test(.tags(.long), arguments: Trials.sample(Array(0..<40 as Range<UInt64>), oneIn: 23))
  func nobodyFindsAPermission(seed: UInt64) throws {
    var generator = SplitMix64(seed: 1000 + seed)
    let harness = try CommandHarness()
    let person = Person(using: &generator)
    // As long as it is a guess, answers say so.
    harness.run("config set bedtime 22:00 --quiet")
    // In any order, of which the seed decides.
    for (name, value) in person.settings.sorted(by: { $0.key < $1.key })
      .shuffled(using: &generator)
    {
      #expect(
        harness.run(["config", "set", name, value, "--quiet"]).status == 0, "\(name) \(value)")
    }
    let (daily, single) = person.limits
    #expect(harness.run("config get daily-limit").output == text(daily))
    #expect(harness.run("config get single-limit").output == text(single))
    let scale = seed.isMultiple(of: 5) ? 12 : 1
    for day in 0..<3 {
      var today = 0.0
      for step in 0..<3 {
        harness.now = .saturday(8) + Double(day * 86_400 + step * 3 * 3600)
        let amount = Double(Int.random(in: 1...15, using: &generator) * 10 * scale)
        let logged = harness.run("log coffee \(Int(amount))mg --yes").output
        today += amount
        let dose = Double(Int.random(in: 1...30, using: &generator) * 10)
        guard Trials.isFull || step == (day + Int(seed)) % 3 else { continue }
        let order = ["advise", "coffee \(Int(dose))mg"]
        let advice = try harness.object(order)
        let status = try harness.object(["status"])
        let words = harness.run("status").output
        let answer = harness.run(order).output
        let emergency = status["emergency"] as? String
        let isOver = dose > single ? "single" : today + dose > daily ? "daily" : nil
        #expect(advice["overLimit"] as? String == isOver)
        if person.hasCaution || isOver != nil || emergency != nil {
          #expect(advice["latestAt"] is NSNull && advice["latestTypicalAt"] is NSNull)
          #expect((advice["studies"] as? [Any])?.isEmpty == true)
          for promise in ["not after", "any time", "for half", "By "] {
            #expect(!answer.contains(promise), "\(answer)")
          }
        }
        if person.hasCaution || emergency != nil {
          #expect(advice["maximumMilligramsNow"] is NSNull)
          for promise in Self.permissions { #expect(!answer.contains(promise), "\(answer)") }
        } else {
          let most = try #require(advice["maximumMilligramsNow"] as? Double)
          #expect(most <= single && most <= max(daily - today, 0) + 0.001)
        }
        #expect((advice["caution"] is NSNull) == !person.hasCaution)
        // Over the limit of a day a caution leaves nothing to say of the night, and an alarm never.
        let isUnjudged =
          person.isUnknown || person.hasCaution && today > daily || emergency != nil
        #expect((status["bedtimeLikelihood"] is NSNull) == isUnjudged)
        if person.hasCaution { #expect(advice["bedtimeLikelihood"] is NSNull) }
        if isUnjudged {
          let keys = [
            "belowThresholdAt", "belowThresholdConfidentAt", "belowThresholdEarliestAt",
            "belowThresholdLatestAt",
          ]
          for key in keys { #expect(status[key] is NSNull, "\(key)") }
          for text in [words, logged, harness.run("forecast").output, harness.run("").output] {
            for promise in Self.permissions + Self.lowTimes {
              #expect(!text.contains(promise), "\(promise): \(text)")
            }
          }
        }
        if person.hasCaution {
          for text in [
            words, logged, answer, harness.run("forecast").output, harness.run("").output,
          ] {
            #expect(
              ["sk your", "sk a doctor", "no amount is recommended"].contains { text.contains($0) },
              "\(text)")
          }
        }
        if let age = person.age, age < 4 {
          #expect(status["thresholdMilligrams"] is NSNull)
          for text in [words, answer, logged] {
            #expect(!text.contains("limit of") && !text.contains("upper bound"), "\(text)")
          }
        }
        for text in [words, logged, answer, harness.run("").output] {
          #expect(text.contains("all a poison centre") == (emergency != nil), "\(text)")
        }
        #expect(!answer.contains("not after bedtime"))
        for medicine in ["clozapine", "lithium", "theophylline"]
        where person.medicines.contains(medicine) {
          for text in [words, answer] {
            #expect(text.contains("do not change how much you have without your doctor"))
            #expect(text.contains(medicine))
          }
        }
      }
    }
  }

  private func text(_ limit: Double) -> String {
    let limit = (limit * 10).rounded() / 10
    return (limit == limit.rounded() ? String(Int(limit)) : String(limit)) + "\n"
  }
}
