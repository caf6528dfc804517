import CaffeineDomain
import Foundation
import Testing

@Suite("Personal factors")
struct PersonalFactorsTests {
  private func week(_ number: Int) throws -> GestationalWeek {
    try #require(GestationalWeek(number))
  }

  @Test("Each stands alone as measured")
  func alone() throws {
    let cases: [(PersonalFactors, Double)] = [
      (PersonalFactors(), 1), (PersonalFactors(smokes: true), 0.65),
      (PersonalFactors(takesContraceptive: true), 1.726),
      (PersonalFactors(drinksAlcohol: true), 1.72),
      // Clearance 32.8, 48.1 and 65.2 % less in the middle of Tracy's three visits.
      (PersonalFactors(pregnancy: try week(16)), 1.488),
      (PersonalFactors(pregnancy: try week(26)), 1.927),
      (PersonalFactors(pregnancy: try week(38)), 2.874),
      (PersonalFactors(liverDisease: .cirrhosis), 2.091),
      (PersonalFactors(liverDisease: .other), 1.278),
      (PersonalFactors(medicines: [.fluvoxamine]), 11.429),
      (PersonalFactors(medicines: [.cimetidine]), 1.964),
      (PersonalFactors(medicines: [.other]), 1),
    ]
    for (factors, multiplier) in cases { #expect(abs(factors.multiplier - multiplier) < 5e-4) }
  }

  @Test("Two factors meet in the enzyme, with 5 % of the clearance left to other routes")
  func parallel() throws {
    // The half-lives in hours of someone with 5 h, and the factors of the review: 32.8 → 16.2, 19.7 →
    // 14.1 and 5.6 → 5.2 times; smoking's own factor there was 0.583, for which it has 8.6.
    let pregnant = PersonalFactors(pregnancy: try week(38), medicines: [.fluvoxamine])
    #expect(abs(pregnant.multiplier - 16.2) < 0.05)
    let pill = PersonalFactors(takesContraceptive: true, medicines: [.fluvoxamine])
    #expect(abs(pill.multiplier - 14.1) < 0.05)
    let cimetidine = PersonalFactors(pregnancy: try week(38), medicines: [.cimetidine])
    #expect(abs(cimetidine.multiplier - 5.2) < 0.05)
    let smoker = PersonalFactors(smokes: true, medicines: [.fluvoxamine])
    #expect(abs(smoker.multiplier - formula(0.65, 56 / 4.9)) < 1e-12)
    #expect(abs(formula(3.5 / 6, 56 / 4.9) - 8.6) < 0.05)
  }

  /// The review's formula, written out.
  private func formula(_ first: Double, _ second: Double) -> Double {
    let (a, b) = ((1 / first - 0.05) / 0.95, (1 / second - 0.05) / 0.95)
    return 1 / (0.95 * a * b + 0.05)
  }

  @Test("Nothing lengthens a half-life beyond twenty times")
  func floor() throws {
    for number in 1...42 {
      for smokes in [false, true] {
        let all = PersonalFactors(
          smokes: smokes, pregnancy: try week(number), takesContraceptive: true,
          drinksAlcohol: true, liverDisease: .cirrhosis, medicines: [.fluvoxamine, .cimetidine])
        #expect(all.multiplier <= 20)
      }
    }
  }

  @Test("Of two inhibitors the stronger counts; a pregnancy replaces a contraceptive")
  func never() throws {
    let fluvoxamine = PersonalFactors(medicines: [.fluvoxamine]).multiplier
    for other in [
      PersonalFactors(medicines: [.fluvoxamine, .cimetidine]),
      PersonalFactors(liverDisease: .cirrhosis, medicines: [.fluvoxamine]),
      PersonalFactors(drinksAlcohol: true, medicines: [.fluvoxamine]),
    ] {
      #expect(other.multiplier == fluvoxamine)
    }
    let liver = PersonalFactors(liverDisease: .cirrhosis, medicines: [.cimetidine])
    #expect(liver.applied == [.cirrhosis])
    let pregnant = PersonalFactors(pregnancy: try week(30), takesContraceptive: true)
    #expect(pregnant.applied == [try week(30).factor])
    let smoker = PersonalFactors(smokes: true, medicines: [.cimetidine])
    #expect(smoker.applied == [.smoking, .cimetidineWhileSmoking])
  }

  @Test("The clearance falls week by week, and there are 42 weeks")
  func weeks() throws {
    let clearances = try (1...42).map { try week($0).clearance }
    #expect(zip(clearances, clearances.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(clearances[0] > 0.97 && clearances[41] == 0.348)
    #expect(GestationalWeek(0) == nil && GestationalWeek(43) == nil)
  }

  @Test("A week advances with the days, by the due date that follows from it")
  func advancing() throws {
    let may = try #require(CivilDate(year: 2026, month: 5, day: 4))
    let due = try self.week(12).dueDate(on: may)
    #expect(due == CivilDate(year: 2026, month: 11, day: 16))
    func week(after days: Int) -> Int {
      GestationalWeek(on: may.adding(days: days), dueDate: due).value
    }
    #expect(week(after: 0) == 12 && week(after: 6) == 12 && week(after: 7) == 13)
    #expect(week(after: 92) == 25)  // 4 August
    #expect(week(after: 28 * 7) == 40 && week(after: 30 * 7) == 42)
    #expect(week(after: 5000) == 42 && week(after: -5000) == 1 && week(after: -1) == 11)
    for number in 1...42 {
      let said = try self.week(number)
      #expect(GestationalWeek(on: may, dueDate: said.dueDate(on: may)) == said)
    }
  }

  @Test("400 mg a day with fluvoxamine pile up to 1,556 mg, 32 mg/L in 70 kg")
  func fluvoxamineEachDay() {
    // Each day's dose and what is left of those before: a geometric sum.
    let most = 400 / (1 - exp2(-24 / 56.0))
    #expect(abs(most - 1556) < 1)
    #expect(abs(Distribution(weight: 70).concentration(of: Milligrams(most) ?? 0).value - 32) < 0.5)
    let halfLife = Profile(halfLife: 4.9, factors: PersonalFactors(medicines: [.fluvoxamine]))
      .kinetics.halfLife.value
    #expect(abs(halfLife - 56) < 1e-9)
  }

  @Test("They reach the kinetics and the limits of a profile, whenever they are learnt")
  func profile() throws {
    let smoker = Profile(halfLife: 6, factors: PersonalFactors(smokes: true))
    #expect(abs(smoker.kinetics.halfLife.value - 3.9) < 1e-12)
    #expect(smoker.dailyLimit == 400 && smoker.singleLimit == 200)
    var person = Profile()
    person.factors.pregnancy = try week(20)
    #expect(person.dailyLimit == 200 && person.singleLimit == 200)
    #expect(Profile(breastfeeds: true).dailyLimit == 200)
    #expect(Profile(plansPregnancy: true).dailyLimit == 300)
    #expect(person.dailyLimitOrigin == "EFSA 2015")
  }

  @Test("The young have limits by weight, and by age where that is not known")
  func young() {
    // 3 mg per kg (EFSA 2015), never more than an adult.
    let forty = Profile(weight: 40, age: 14)
    #expect(forty.singleLimit == 120 && forty.dailyLimit == 120)
    let heavy = Profile(weight: 90, age: 17)
    #expect(heavy.singleLimit == 200 && heavy.dailyLimit == 270)
    #expect(Profile(weight: 40, age: 18).dailyLimit == 228)
    let ages: [(Age, Milligrams)] = [(5, 45), (8, 62.5), (11, 85), (15, 100)]
    for (age, limit) in ages {
      #expect(Profile(age: age).singleLimit == limit)
      #expect(Profile(age: age).dailyLimit == limit)
    }
    for age in [0, 1, 3.9] as [Age] {
      let toddler = Profile(weight: 12, dailyLimit: 100, age: age)
      #expect(toddler.dailyLimit == 0 && toddler.singleLimit == 0 && toddler.bedtimeLimit == 0)
    }
  }

  @Test("One's own limit may only lower what the group has; an adult's is free")
  func ownLimits() throws {
    let groups = [
      Profile(weight: 40, age: 15), Profile(age: 9), Profile(breastfeeds: true),
      Profile(plansPregnancy: true),
      Profile(factors: PersonalFactors(pregnancy: try week(20))),
      Profile(factors: PersonalFactors(medicines: [.lithium])),
    ]
    for group in groups {
      var own = group
      (own.dailyLimit, own.singleLimit) = (1000, 1000)
      #expect(own.dailyLimit == group.dailyLimit && own.singleLimit == group.singleLimit)
      (own.dailyLimit, own.singleLimit) = (30, 20)
      #expect(own.dailyLimit == 30 && own.singleLimit == 20 && own.dailyLimitOrigin == nil)
    }
    #expect(Profile(dailyLimit: 1000).dailyLimit == 1000)
  }

  @Test(
    "The bedtime limit is 50 mg, and less below 70 kg in steps of 5",
    arguments: [(45, 30), (60, 45), (66, 45), (67, 50), (70, 50), (120, 50), (12, 10)]
      as [(Kilograms, Milligrams)])
  func bedtimeLimit(weight: Kilograms, limit: Milligrams) {
    #expect(Profile(weight: weight).bedtimeLimit == limit)
    #expect(Profile(weight: weight, bedtimeLimit: 60).bedtimeLimit == 60)
    #expect(Profile().bedtimeLimit == 50)
  }

  @Test("With a medicine, an illness or a pregnancy the usual limits do not hold")
  func caution() throws {
    func cautions(_ factors: PersonalFactors, age: Age? = nil) -> [Caution] {
      Profile(factors: factors, age: age).cautions
    }
    #expect(Profile().cautions.isEmpty && Profile(age: 18).cautions.isEmpty)
    #expect(cautions(PersonalFactors(smokes: true, takesContraceptive: true)).isEmpty)
    #expect(cautions(PersonalFactors(pregnancy: try week(9))) == [.pregnancy])
    #expect(cautions(PersonalFactors(liverDisease: .other)) == [.liverDisease])
    for medicine in Medicine.allCases {
      let caution: Caution = medicine == .fluvoxamine ? .fluvoxamine : .medicine
      #expect(cautions(PersonalFactors(medicines: [medicine])) == [caution])
    }
    #expect(Profile(breastfeeds: true).cautions == [.breastfeeding])
    let all = PersonalFactors(pregnancy: try week(9), medicines: [.fluvoxamine, .lithium])
    #expect(cautions(all, age: 17) == [.young, .fluvoxamine, .medicine, .pregnancy])
    #expect(Caution.allCases.filter { !$0.leavesNoLimit } == [.pregnancy, .breastfeeding])
  }

  @Test("A medicine with a factor widens the band around it; without one nobody knows the band")
  func medicines() {
    let known: [(Medicine, Double)] = [
      (.ciprofloxacin, 1.577), (.viloxazine, 5), (.methoxsalen, 10.18), (.cimetidine, 1.964),
    ]
    for (medicine, multiplier) in known {
      let profile = Profile(factors: PersonalFactors(medicines: [medicine]))
      #expect(abs(profile.factors.multiplier - multiplier) < 2e-3)
      #expect(profile.halfLifeSpread == 0.45 && profile.halfLifeMedian == 1)
      #expect(!profile.isOutsideModel)
    }
    for medicine in [Medicine.clozapine, .lithium, .theophylline, .other] {
      let profile = Profile(factors: PersonalFactors(medicines: [medicine, .ciprofloxacin]))
      #expect(profile.isOutsideModel)
      // 8 in 10 lie at least between the half-life as it is and twelve times that.
      func share(_ deviate: Double) -> Double {
        profile.halfLifeMedian * exp(profile.halfLifeSpread * deviate)
      }
      #expect(share(-1.2816) <= 1 && share(1.2816) >= 12)
    }
  }
}
