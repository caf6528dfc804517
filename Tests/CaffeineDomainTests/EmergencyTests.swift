import CaffeineDomain
import Foundation
import TestSupport
import Testing

@Suite("Emergency")
struct EmergencyTests {
  /// What was drunk by whom, and whether to call for help.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var age: Age?
    var weight: Kilograms?
    var factors = PersonalFactors()
    /// Milligrams and the hours before now.
    let doses: [(milligrams: Milligrams, hoursAgo: Double)]
    var drink: String?
    let isDangerous: Bool
    /// Whether the sentence has no condition.
    var isUrgent = false
  }

  static let cases: [Case] = children + adults

  private static let children: [Case] = [
    Case(testDescription: "8 kg, 800 mg", age: 6, weight: 8, doses: [(800, 0)], isDangerous: true),
    Case(
      testDescription: "25 kg, 800 mg", age: 7, weight: 25, doses: [(800, 0)], isDangerous: true),
    Case(
      testDescription: "25 kg, 249 mg", age: 7, weight: 25, doses: [(249, 0)], isDangerous: false),
    Case(
      testDescription: "25 kg, 250 mg", age: 7, weight: 25, doses: [(250, 0)], isDangerous: true),
    Case(testDescription: "an age without weight", age: 6, doses: [(179, 0)], isDangerous: false),
    Case(testDescription: "4 to 6 years", age: 6, doses: [(180, 0)], isDangerous: true),
    Case(testDescription: "7 to 9 years", age: 9, doses: [(250, 0)], isDangerous: true),
    Case(testDescription: "10 to 12 years", age: 12, doses: [(339, 0)], isDangerous: false),
    Case(testDescription: "12 years, 340 mg", age: 12, doses: [(340, 0)], isDangerous: true),
    Case(testDescription: "from 13 years on", age: 17, doses: [(400, 0)], isDangerous: true),
  ]

  private static let adults: [Case] = [
    Case(testDescription: "45 kg, 500 mg", weight: 45, doses: [(500, 0)], isDangerous: false),
    Case(testDescription: "45 kg, 600 mg", weight: 45, doses: [(600, 0)], isDangerous: true),
    Case(testDescription: "70 kg, 800 mg", weight: 70, doses: [(800, 0)], isDangerous: false),
    Case(testDescription: "70 kg, 850 mg", weight: 70, doses: [(850, 0)], isDangerous: true),
    Case(
      testDescription: "70 kg, 850 mg in tablets, which may act as fast", weight: 70,
      doses: [(850, 0)], drink: "caffeine-tablet", isDangerous: true),
    Case(testDescription: "70 kg, 1,999 mg", weight: 70, doses: [(1999, 0)], isDangerous: true),
    Case(
      testDescription: "70 kg, 2,000 mg", weight: 70, doses: [(2000, 0)], isDangerous: true,
      isUrgent: true),
    Case(
      testDescription: "2,000 mg in two hours", doses: [(1200, 2), (800, 0)], isDangerous: true,
      isUrgent: true),
    // 0.8969 of it are the peak, in 31.5 L.
    Case(testDescription: "45 kg, 1,404 mg", weight: 45, doses: [(1404, 0)], isDangerous: true),
    Case(
      testDescription: "45 kg, 1,406 mg, 40 mg/L", weight: 45, doses: [(1406, 0)],
      isDangerous: true, isUrgent: true),
    Case(
      testDescription: "1,000 mg in tablets", doses: [(1000, 0)], drink: "caffeine-tablet",
      isDangerous: true),
    Case(
      testDescription: "1,000 mg in 45 kg", weight: 45, doses: [(1000, 0)], isDangerous: true),
    Case(
      testDescription: "four of 500 mg", doses: [(500, 5.25), (500, 3.5), (500, 1.75), (500, 0)],
      drink: "caffeine-tablet", isDangerous: true),
    Case(
      testDescription: "fluvoxamine and four coffees a day", weight: 60,
      factors: PersonalFactors(medicines: [.fluvoxamine]),
      doses: fourADay, isDangerous: true),
    Case(testDescription: "planned, not drunk", doses: [(2000, -1)], isDangerous: false),
    Case(testDescription: "nothing", doses: [], isDangerous: false),
  ]

  /// 100 mg at four times of each of ten days.
  private static let fourADay: [(milligrams: Milligrams, hoursAgo: Double)] =
    (0..<10).flatMap { day in
      [0.0, 3, 6, 9].map { hour in (100, Double(day) * 24 + hour) }
    }

  private static func forecast(_ example: Case, profile: Profile) throws -> Forecast {
    let now = Scene.origin + 10 * 86_400
    let intakes = try example.doses.enumerated().map { index, dose in
      Intake(
        id: try #require(IntakeID("d\(index)")), drink: example.drink, name: "Drink",
        amount: dose.milligrams, start: now - dose.hoursAgo * 3600)
    }
    return Forecast(of: intakes, profile: profile, at: now, on: .utc)
  }

  @Test(arguments: cases)
  func rule(example: Case) throws {
    var profile = Profile(weight: example.weight, factors: example.factors, age: example.age)
    let urgent = "Call a poison centre now, or an emergency number, even if all seems well."
    let adult = "If this is right and you feel unwell, call a poison centre or an emergency number."
    let isUrgent = example.isUrgent || example.age != nil
    let sentence = example.isDangerous ? isUrgent ? urgent : adult : nil
    #expect(try Self.forecast(example, profile: profile).emergency == sentence)
    // Nothing of one's own silences it, nor does another caution.
    (profile.dailyLimit, profile.singleLimit, profile.bedtimeLimit) = (9000, 9000, 200)
    profile.breastfeeds = true
    profile.factors.pregnancy = GestationalWeek(20)
    profile.factors.medicines.insert(.other)
    let other = try Self.forecast(example, profile: profile).emergency
    if example.isDangerous { #expect(other == sentence || other == urgent) }
  }

  /// The rule by brute force: every window, and the level by the textbook formula every minute.
  ///
  /// 0 for none, 1 with a condition, 2 without.
  private func grade(
    _ doses: [(hour: Double, milligrams: Double)], kg: Double?, age: Double
  ) -> Int {
    let lightest = kg ?? (age < 7 ? 18 : age < 10 ? 25 : age < 13 ? 34 : 40)
    let quick = doses.map { last in
      doses.filter { (0...2).contains(last.hour - $0.hour) }.map(\.milligrams).reduce(0, +)
    }
    let dose = quick.max() ?? 0
    let elimination = Foundation.log(2.0) / 5
    func level(_ hour: Double) -> Double {
      var sum = 0.0
      for dose in doses {
        let elapsed = hour - dose.hour
        let left = exp(-elimination * elapsed) - exp(-4.6 * elapsed)
        sum += dose.milligrams * 4.6 / (4.6 - elimination) * left
      }
      return sum
    }
    let most = stride(from: 0.0, through: 3, by: 1.0 / 60).map(level).max() ?? 0
    let concentration = most / (0.7 * (kg ?? 70))
    let isYoung = age < 18 && dose >= 10 * lightest
    guard dose >= 1000 || isYoung || concentration >= 15 else { return 0 }
    return age < 18 || dose >= 2000 || concentration >= 40 ? 2 : 1
  }

  @Test(
    "By brute force; raising a dose or lowering a weight never turns it off", .tags(.long),
    arguments: Trials.sample(Array(0..<60 as Range<UInt64>), oneIn: 3))
  func property(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let now = Scene.origin + 86_400
    let age = Double(Int.random(in: 0...40, using: &generator))
    let kg = seed.isMultiple(of: 4) ? nil : Double.random(in: 3...150, using: &generator)
    let scale = (kg ?? 60) * Double.random(in: 0.5...5, using: &generator)
    let doses = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      (
        hour: -Double(Int.random(in: 0...40, using: &generator)) / 4,
        milligrams: Double.random(in: 0...scale, using: &generator).rounded()
      )
    }
    func grade(of doses: [(hour: Double, milligrams: Double)], kg: Double?) throws -> Int {
      let intakes = try doses.enumerated().map { index, dose in
        Intake(
          id: try #require(IntakeID("d\(index)")), name: "Drink",
          amount: try #require(Milligrams(dose.milligrams)), start: now + dose.hour * 3600)
      }
      let profile = Profile(
        weight: try kg.map { try #require(Kilograms($0)) }, age: Age(age))
      return Self.grade(Forecast(of: intakes, profile: profile, at: now, on: .utc).emergency)
    }
    #expect(try grade(of: doses, kg: kg) == self.grade(doses, kg: kg, age: age))
    var last = 0
    for step in 0..<12 {
      let more = doses.map { (hour: $0.hour, milligrams: $0.milligrams * (1 + Double(step) / 4)) }
      let grade = try grade(of: more, kg: kg)
      #expect(grade >= last)
      last = grade
    }
    if let kg {
      last = 0
      for share in [1, 0.8, 0.6, 0.4, 0.2, 0.1] {
        let grade = try grade(of: doses, kg: kg * share)
        #expect(grade >= last)
        last = grade
      }
    }
  }

  private static func grade(_ sentence: String?) -> Int {
    sentence == nil ? 0 : sentence?.contains("feel unwell") == true ? 1 : 2
  }

  @Test("From 2 to 80 years, from 0 to 10,000 mg", arguments: [2, 3, 4, 6, 9, 12, 17, 18, 40, 80])
  func everyDose(years: Double) throws {
    let now = Scene.origin + 86_400
    let usual: Double = years < 18 ? 10 + 3 * years : 70
    for kg in [nil, usual, usual * 0.6, usual * 1.6] {
      for drink in [nil, "caffeine-tablet", "dark-chocolate"] {
        var last = 0
        for milligrams in stride(from: 0.0, through: 10_000, by: 20) {
          let intake = Intake(
            id: try #require(IntakeID("d")), drink: drink, name: "Drink",
            amount: try #require(Milligrams(milligrams)), start: now)
          let profile = Profile(weight: kg.flatMap { Kilograms($0) }, age: Age(years))
          let grade = Self.grade(
            Forecast(of: [intake], profile: profile, at: now, on: .utc).emergency)
          #expect(
            grade == self.grade([(0, milligrams)], kg: kg, age: years),
            "\(milligrams) mg, \(kg as Any)")
          #expect(grade >= last)
          last = grade
        }
        #expect(last == 2)
      }
    }
  }
}
