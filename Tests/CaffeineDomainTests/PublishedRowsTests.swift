import CaffeineDomain
import Foundation
import Testing

/// Numbers that others have printed.
@Suite("Published rows")
struct PublishedRowsTests {
  @Test("Worked examples of the Bateman function, 40-digit arithmetic")
  func workedExamples() throws {
    let typical = Kinetics(halfLife: 5, absorption: .oral(4.6))
    let single = typical.amount(of: 100, after: 6 * 3600)
    #expect(abs(single.value - 44.8800714243) < 1e-9)

    let sipped = typical.amount(of: 100, after: 3600, sippedOver: 1800)
    #expect(abs(sipped.value - 88.9002166052) < 1e-9)

    let equal = try #require(AbsorptionRate(perHour: log(2) / 5))
    let kinetics = Kinetics(halfLife: 5, absorption: .oral(equal))
    #expect(abs(kinetics.amount(of: 100, after: 5 * 3600).value - 34.657359028) < 1e-8)
  }
}
