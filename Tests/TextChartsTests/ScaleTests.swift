import CivilTime
import Foundation
import TestSupport
import Testing

@testable import TextCharts

@Suite struct ScaleTests {
  @Test func aStepIsTheSmallestNiceOneOfWhichNoMoreFit() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let length =
        Double.random(in: 1...10, using: &generator)
        * [1e-9, 1e-3, 1, 7, 1e4, 1e12].randomElement(using: &generator)!
      let count = Int.random(in: 1...12, using: &generator)
      let step = NiceNumbers.step(of: length, count: count)
      let nice = (-12...14).flatMap { power in
        [1.0, 2, 5].map { $0 * Foundation.pow(10, Double(power)) }
      }
      let expected = nice.first { length / $0 <= Double(count) * (1 + 1e-9) }!
      #expect(abs(step / expected - 1) < 1e-9, "\(length) / \(count): \(step)")
    }
  }

  @Test(arguments: [-1.0, 0, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, 1e308])
  func aStepOfAnyLengthIsPositive(length: Double) {
    #expect(NiceNumbers.step(of: length, count: 5) > 0)
    #expect(NiceNumbers.multiples(of: length, in: -1e300...1e300).count <= 1001)
  }

  @Test func multiplesAreWrittenWithoutRoundingErrors() {
    #expect(NiceNumbers.multiples(of: 0.1, in: 0...0.5) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(NiceNumbers.multiples(of: 20, in: -30...41) == [-20, 0, 20, 40])
  }

  @Test func powersAreAtEvenDistancesAndNoMoreThanFit() {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<500 {
      let low = Foundation.pow(10, Double.random(in: -8...8, using: &generator))
      let high = low * Foundation.pow(10, Double.random(in: 2...12, using: &generator))
      let count = Int.random(in: 1...8, using: &generator)
      let powers = NiceNumbers.powers(in: low...high, count: count)
      #expect((1...count).contains(powers.count))
      #expect(powers.allSatisfy { low <= $0 && $0 <= high })
      let ratios = zip(powers, powers.dropFirst()).map { ($1 / $0).rounded() }
      #expect(Set(ratios).count <= 1, "\(powers)")
      let exponents = powers.map { Foundation.log10($0) }
      #expect(exponents.allSatisfy { abs($0 - $0.rounded()) < 1e-9 }, "\(powers)")
    }
  }

  @Test func fewPowersHaveTheirMultiples() {
    #expect(NiceNumbers.powers(in: 15...80, count: 5) == [20, 50])
    #expect(NiceNumbers.powers(in: 0.5...12, count: 2) == [1, 10])
    #expect(NiceNumbers.powers(in: 0...10, count: 5).isEmpty)
    #expect(NiceNumbers.powers(in: 1...Double.infinity, count: 5).isEmpty)
  }

  @Test(arguments: ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Africa/Cairo"])
  func unitsBeginWhereFoundationsDo(zone: String) throws {
    let timeZone = try #require(TimeZone(identifier: zone))
    var foundation = Calendar(identifier: .gregorian)
    foundation.timeZone = timeZone
    foundation.firstWeekday = 2
    let calendar = ChartCalendar(calendar: foundation)
    let components: [Calendar.Component] = [.minute, .hour, .day, .weekOfYear, .month, .year]
    for index in 0..<400 {
      // From 2001 to 2045, at uneven times of day.
      let date = Date(timeIntervalSinceReferenceDate: Double(index) * 3_469_999)
      for component in components {
        let stride = try #require(CalendarStride(component, count: 1))
        let ours = calendar.interval(of: stride, holding: date)
        let theirs = try #require(foundation.dateInterval(of: component, for: date))
        #expect(ours.lowerBound == theirs.start, "\(component) of \(date) in \(zone)")
        #expect(ours.upperBound == theirs.end, "\(component) of \(date) in \(zone)")
      }
    }
  }

  @Test(arguments: [
    (Calendar.Component.hour, 3), (.hour, 6), (.day, 1), (.month, 3), (.year, 5), (.minute, 15),
  ])
  func stepsFollowEachOtherThroughAChangeOfTheClock(component: Calendar.Component, count: Int)
    throws
  {
    var foundation = Calendar(identifier: .gregorian)
    foundation.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let calendar = ChartCalendar(calendar: foundation)
    let stride = try #require(CalendarStride(component, count: count))
    for start in [1_774_650_000.0, 1_792_800_000] {
      let range =
        Date(
          timeIntervalSince1970: start)...Date(
          timeIntervalSince1970: start + stride.seconds * 40)
      let moments = calendar.moments(every: stride, in: range)
      #expect((37...42).contains(moments.count))
      for (first, second) in zip(moments, moments.dropFirst()) { #expect(first < second) }
      for moment in moments {
        let shown = foundation.dateComponents(
          [.year, .month, .day, .hour, .minute, .second], from: moment)
        #expect(shown.second == 0)
        switch component {
        // The clock skips 2 o'clock in spring: the step of then begins at 3.
        case .hour: #expect((shown.hour ?? 1) % count == 0 || shown.hour == 3)
        case .minute: #expect((shown.minute ?? 1) % count == 0)
        case .month: #expect(((shown.month ?? 0) - 1) % count == 0 && shown.day == 1)
        case .year: #expect((shown.year ?? 1) % count == 0 && shown.month == 1)
        default: #expect(shown.hour == 0)
        }
      }
    }
  }

  @Test func manyMomentsAreNone() {
    let calendar = ChartCalendar(clock: .utc) { 1 }
    let ages = Date(timeIntervalSince1970: -1e12)...Date(timeIntervalSince1970: 1e12)
    #expect(calendar.moments(every: CalendarStride(.second, 1), in: ages).isEmpty)
    #expect(CalendarStride.step(of: 2e12, count: 5).unit == .year)
  }

  @Test func aScaleLeadsBack() throws {
    for type: ScaleType in [.linear, .log, .symmetricLog, .squareRoot, .power(exponent: 3)] {
      for isReversed in [false, true] {
        let scale = ChartScale(2...500, type: type.kind, isReversed: isReversed)
        for value in [2.0, 3, 77, 499, 500] {
          let fraction = try #require(scale.fraction(value))
          #expect(abs(scale.coordinate(at: fraction) - value) < 1e-6 * value)
          #expect((-1e-9...1 + 1e-9).contains(fraction))
        }
      }
    }
  }

  @Test func numbersAreWrittenAsTheirStepNeeds() {
    #expect(NumberText(step: 20).string(1240) == "1,240")
    #expect(NumberText(step: 0.5).string(2) == "2.0")
    #expect(NumberText(step: 0.25).string(-1.25) == "-1.25")
    #expect(NumberText(step: 0).string(112.4) == "112")
    #expect(NumberText(step: 0).string(0.5) == "0.5")
    #expect(NumberText(step: 0).string(0.004) == "0.004")
    #expect(NumberText(step: 0).string(0.1 + 0.2 - 0.3) == "0")
    #expect(NumberText(step: 1).string(-0.2) == "0")
    #expect(NumberText(step: 1).string(.nan) == "nan")
  }
}
