import DateStyles
import Foundation
import TestSupport
import Testing

/// Dates at the ends of what a number holds, in languages with and without ICU.
@Suite struct ExtremeDateTests {
  private static let seconds: [Double] = [
    -.infinity, -1e300, -1e14, -62_135_596_800, -1, 0, 1, 86_399, 86_400, 253_402_300_800, 1e13,
    1e14, 1e300, .infinity,
  ]

  @Test(arguments: ["en_US", "de_DE", "th_TH", "zh-Hans", "ar"], DateText.Width.allCases)
  func rangesHaveAText(locale: String, width: DateText.Width) {
    let text = DateText(clock: .utc, localeIdentifier: locale)
    for (index, start) in Self.seconds.enumerated() {
      for end in Self.seconds[index...] {
        let range = Date(timeIntervalSince1970: start)...Date(timeIntervalSince1970: end)
        #expect(!text.string(for: range, width: width).isEmpty)
      }
    }
  }

  @Test func rangesOfAnyLengthHaveAText() {
    var random = SplitMix64(seed: 9)
    let text = DateText(clock: .utc, localeIdentifier: "de_DE")
    for _ in 0..<2_000 {
      let start = Double.random(in: -1...1, using: &random) * magnitude(using: &random)
      let end = start + magnitude(using: &random)
      let range = Date(timeIntervalSince1970: start)...Date(timeIntervalSince1970: end)
      #expect(!text.string(for: range, width: .abbreviated).isEmpty)
    }
  }

  /// A second to three million years, each order of magnitude as likely as the next.
  private func magnitude(using random: inout SplitMix64) -> Double {
    pow(10, Double.random(in: 0...16, using: &random))
  }

  @Test(arguments: ["en_US", "de_DE"], DateText.Style.allCases)
  func momentsHaveAText(locale: String, style: DateText.Style) {
    let text = DateText(clock: .utc, localeIdentifier: locale)
    for seconds in Self.seconds + [.nan] {
      let date = Date(timeIntervalSince1970: seconds)
      for width in DateText.Width.allCases {
        #expect(
          !text.string(
            for: date, style: style, width: width, relativeTo: Date(timeIntervalSince1970: 0)
          ).isEmpty)
      }
    }
  }
}
