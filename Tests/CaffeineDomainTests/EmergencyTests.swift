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
    let young = "If this is right, call a poison centre or an emergency number now."
    let adult = "If this is right and you feel unwell, call a poison centre or an emergency number."
    let sentence = example.isDangerous ? example.age == nil ? adult : young : nil
    #expect(try Self.forecast(example, profile: profile).emergency == sentence)
    // Nothing of one's own silences it, nor does another caution.
    (profile.dailyLimit, profile.singleLimit, profile.bedtimeLimit) = (9000, 9000, 200)
    profile.breastfeeds = true
    profile.factors.pregnancy = GestationalWeek(20)
    profile.factors.medicines.insert(.other)
    if example.isDangerous {
      #expect(try Self.forecast(example, profile: profile).emergency == sentence)
    }
  }

  /// The rule by brute force: every window, and the level by the textbook formula every minute.
  private func isDangerous(_ doses: [(hour: Double, milligrams: Double)], kg: Double?, age: Double)
    -> Bool
  {
    let lightest = kg ?? (age < 7 ? 18 : age < 10 ? 25 : age < 13 ? 34 : 40)
    let quick = doses.map { last in
      doses.filter { (0...2).contains(last.hour - $0.hour) }.map(\.milligrams).reduce(0, +)
    }
    let dose = quick.max() ?? 0
    if dose >= 1000 || age < 18 && dose >= 10 * lightest { return true }
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
    return most / (0.7 * (kg ?? 70)) >= 15
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
    func emergency(of doses: [(hour: Double, milligrams: Double)], kg: Double?) throws -> String? {
      let intakes = try doses.enumerated().map { index, dose in
        Intake(
          id: try #require(IntakeID("d\(index)")), name: "Drink",
          amount: try #require(Milligrams(dose.milligrams)), start: now + dose.hour * 3600)
      }
      let profile = Profile(
        weight: try kg.map { try #require(Kilograms($0)) }, age: Age(age))
      return Forecast(of: intakes, profile: profile, at: now, on: .utc).emergency
    }
    #expect(
      try (emergency(of: doses, kg: kg) != nil) == isDangerous(doses, kg: kg, age: age))
    var wasDangerous = false
    for step in 0..<12 {
      let more = doses.map { (hour: $0.hour, milligrams: $0.milligrams * (1 + Double(step) / 4)) }
      let isDangerous = try emergency(of: more, kg: kg) != nil
      #expect(isDangerous || !wasDangerous)
      wasDangerous = isDangerous
    }
    if let kg {
      wasDangerous = false
      for share in [1, 0.8, 0.6, 0.4, 0.2, 0.1] {
        let isDangerous = try emergency(of: doses, kg: kg * share) != nil
        #expect(isDangerous || !wasDangerous)
        wasDangerous = isDangerous
      }
    }
  }
}
