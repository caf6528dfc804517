import Foundation
import TestSupport
import Testing

@testable import TextCharts

@Suite struct BinTests {
  @Test func eachNumberIsInTheBinThatContainsIt() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<200 {
      let scale = [1e-6, 1, 300, 1e9].randomElement(using: &generator)!
      let data = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        Double.random(in: -scale...scale, using: &generator)
      }
      let bins = NumberBins(data: data, desiredCount: Int.random(in: 1...12, using: &generator))
      for value in data {
        #expect(bins[bins.index(for: value)].contains(value), "\(value) in \(bins.thresholds)")
        #expect(bins.count { $0.contains(value) } == 1)
      }
      #expect(zip(bins, bins.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    }
  }

  @Test func wholeNumbersHaveWholeBins() {
    #expect(NumberBins(data: [3, 17, 20], desiredCount: 4).thresholds == [0, 5, 10, 15, 20])
    #expect(NumberBins(size: 7, range: 0...20).thresholds == [0, 7, 14, 21])
    #expect(NumberBins(thresholds: [9, 1, 4]).map(\.lowerBound) == [1, 4])
    #expect(NumberBins(data: [Int](), desiredCount: 4).count == 1)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity, 1e-300])
  func aSizeThatIsNoLengthMakesOneBin(size: Double) {
    #expect(NumberBins(size: size, range: 1...20).thresholds == [1, 20])
  }

  @Test(arguments: ["UTC", "Europe/Berlin", "America/New_York"])
  func unitsOfTimeAreFoundations(zone: String) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let end = start.addingTimeInterval(200 * 86_400)
    for unit in [Calendar.Component.day, .month, .year] {
      let bins = DateBins(unit: unit, range: start...end, calendar: calendar)
      for bin in bins {
        let interval = try #require(calendar.dateInterval(of: unit, for: bin.lowerBound))
        #expect(interval.start == bin.lowerBound && interval.end == bin.upperBound)
      }
      #expect(bins[0].contains(start) && bins[bins.index(for: end)].contains(end))
    }
    #expect(DateBins(timeInterval: 86_400, range: start...end).count == 201)
    #expect((4...10).contains(DateBins(range: start...end, calendar: calendar).count))
  }
}
