import CaffeineDomain
import Testing

@Suite("Personal factors")
struct PersonalFactorsTests {
  @Test("Each stands alone as measured")
  func alone() {
    let cases: [(PersonalFactors, Double)] = [
      (PersonalFactors(), 1), (PersonalFactors(smokes: true), 0.583),
      (PersonalFactors(takesContraceptive: true), 1.726),
      (PersonalFactors(pregnancy: .first), 1.488), (PersonalFactors(pregnancy: .second), 1.927),
      (PersonalFactors(pregnancy: .third), 2.874),
      (PersonalFactors(liverDisease: .cirrhosis), 2.091),
      (PersonalFactors(liverDisease: .other), 1.278),
      (PersonalFactors(takesFluvoxamine: true), 11.429),
      (PersonalFactors(takesCimetidine: true), 1.964),
    ]
    for (factors, multiplier) in cases {
      #expect(abs(factors.multiplier - multiplier) < 5e-4)
    }
  }

  @Test("Pregnancy stands in place of a contraceptive; cimetidine minds smoking; the rest multiply")
  func combined() {
    let pregnant = PersonalFactors(pregnancy: .third, takesContraceptive: true)
    #expect(pregnant.applied == [Trimester.third.factor])
    let smoker = PersonalFactors(smokes: true, takesCimetidine: true)
    #expect(abs(smoker.multiplier - 3.5 / 6 * 276 / 190) < 1e-12)
    let both = PersonalFactors(liverDisease: .cirrhosis, takesFluvoxamine: true)
    #expect(abs(both.multiplier - 0.23 / 0.11 * 56 / 4.9) < 1e-12)
  }

  @Test("They reach the kinetics and the daily limit of a profile")
  func profile() {
    let smoker = Profile(halfLife: 6, factors: PersonalFactors(smokes: true))
    #expect(abs(smoker.kinetics.halfLife.value - 3.5) < 1e-12)
    #expect(smoker.dailyLimit == 400)
    #expect(Profile(factors: PersonalFactors(pregnancy: .second)).dailyLimit == 200)
    #expect(
      Profile(factors: PersonalFactors(pregnancy: .second), dailyLimit: 300).dailyLimit == 300)
  }
}
