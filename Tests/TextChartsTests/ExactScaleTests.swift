import Foundation
import TestSupport
import Testing

@testable import TextCharts

/// Scales, ticks and figures against whole numbers, with which there is nothing to round.
@Suite struct ExactScaleTests {
  /// A linear scale by fractions: coordinates that a `Double` holds, places as one number over another.
  @Test(arguments: [1, 7, 1000, 1_000_003], [false, true])
  func aPlaceIsItsShareOfTheDomain(unit: Int, isReversed: Bool) throws {
    var random = SplitMix64(seed: UInt64(unit))
    for _ in 0..<500 {
      let low = Int.random(in: -1000...1000, using: &random) * unit
      let length = Int.random(in: 1...2000, using: &random) * unit
      let value = low + Int.random(in: -length...2 * length, using: &random)
      let scale = ChartScale(Double(low)...Double(low + length), isReversed: isReversed)
      let numerator = isReversed ? low + length - value : value - low
      let fraction = try #require(scale.fraction(Double(value)))
      #expect(abs(fraction - Double(numerator) / Double(length)) <= 1e-15 * max(1, abs(fraction)))
      #expect(abs(scale.coordinate(at: fraction) - Double(value)) <= 1e-11 * Double(length))
    }
  }

  @Test(arguments: 1...40) func aCategoryStandsInTheMiddleOfItsPart(count: Int) throws {
    for isReversed in [false, true] {
      let scale = ChartScale(categoryCount: count, isReversed: isReversed)
      for number in 0..<count {
        let part = isReversed ? count - 1 - number : number
        let fraction = try #require(scale.fraction(Double(number)))
        #expect(abs(fraction - Double(2 * part + 1) / Double(2 * count)) < 1e-15)
      }
    }
  }

  /// Each scale turned into what it makes equal: exponents, squares, cubes.
  @Test func whatAScaleMakesEqualIsEqual() throws {
    for exponent in -6...9 {
      let log = ChartScale(1e-6...1e9, type: .log)
      let place = try #require(log.fraction(Double("1e\(exponent)") ?? .nan))
      #expect(abs(place - Double(exponent + 6) / 15) < 1e-12)
    }
    for root in 0...50 {
      let squares = ChartScale(0...2500, type: .squareRoot)
      #expect(try abs(#require(squares.fraction(Double(root * root))) - Double(root) / 50) < 1e-12)
      let cubes = ChartScale(0...50, type: .power(3))
      let cube = Double(root * root * root) / 125_000
      #expect(try abs(#require(cubes.fraction(Double(root))) - cube) < 1e-12)
      // As far below nought as above it.
      let both = ChartScale(-2500...2500, type: .symmetricLog(slope: 1))
      let up = try #require(both.fraction(Double(root)))
      let down = try #require(both.fraction(Double(-root)))
      #expect(abs(up + down - 1) < 1e-12)
    }
  }

  /// Steps of 1, 2 and 5 times a power of ten, whose multiples decimal text writes exactly.
  @Test(arguments: [1, 2, 5], -9...9)
  func ticksAreAllMultiplesInTheDomainAndExact(factor: Int, power: Int) {
    var random = SplitMix64(seed: UInt64(factor * 100 + power + 50))
    let step = Double("\(factor)e\(power)") ?? .nan
    for _ in 0..<40 {
      // The ends in thousandths of a step.
      let low = Int.random(in: -90_000...90_000, using: &random)
      let high = low + Int.random(in: 0...12_000, using: &random)
      let (first, last) = ((Double(low) / 1000).rounded(.up), (Double(high) / 1000).rounded(.down))
      let expected = first > last ? [] : (Int(first)...Int(last)).map { "\($0 * factor)e\(power)" }
      // As numbers: a range of texts would compare these.
      let start = Double("\(low * factor)e\(power - 3)") ?? .nan
      let end = Double("\(high * factor)e\(power - 3)") ?? .nan
      let ticks = NiceNumbers.multiples(of: step, in: start...end)
      #expect(ticks == expected.map { Double($0) ?? .nan }, "\(step) from \(start) to \(end)")
    }
  }

  /// The figures of a tick are those of the whole number that it is a multiple of.
  @Test(arguments: [1, 2, 5, 25], 0...6)
  func aFigureIsWrittenWithTheDigitsThatItsStepHas(factor: Int, places: Int) {
    let power = Int(Foundation.pow(10, Double(places)).rounded())
    // 2.5 needs one place, 0.50 as many as 0.5.
    var (digits, least) = (factor, places)
    while least > 0, digits % 10 == 0 { (digits, least) = (digits / 10, least - 1) }
    for count in [-1000, -37, -1, 0, 1, 3, 999, 12_345] {
      let number = abs(count * factor)
      let whole = String(number / power)
      let grouped = String(
        whole.reversed().enumerated().flatMap {
          $0.offset > 0 && $0.offset % 3 == 0 ? [",", $0.element] : [$0.element]
        }
        .reversed())
      var expected = (count < 0 ? "-" : "") + grouped
      if least > 0 {
        let rest = String(number % power)
        expected += "." + (String(repeating: "0", count: places - rest.count) + rest).prefix(least)
      }
      let text = NumberText(step: Double("\(factor)e-\(places)") ?? .nan)
        .string(Double("\(count * factor)e-\(places)") ?? .nan)
      #expect(text == expected, "\(count) times \(factor)e-\(places)")
    }
  }

  /// By trying all steps there are.
  @Test(arguments: 1...12) func aStepOfTheCalendarIsTheSmallestOfWhichNoMoreFit(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    for _ in 0..<200 {
      let seconds = Foundation.pow(10, Double.random(in: 0...8, using: &random)).rounded()
      let step = CalendarStride.step(of: seconds, count: count)
      let fitting = CalendarStride.usual.filter { $0.seconds * Double(count) >= seconds }
      if let least = fitting.map(\.seconds).min() {
        #expect(step.seconds == least)
      } else {
        #expect(step.unit == .year && step.seconds * Double(count) >= seconds)
      }
    }
  }
}
