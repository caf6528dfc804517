import CaffeineDomain
import CaffeineWidgets
import Foundation
import TestSupport
import Testing
import TextUI
import TextWidgetKit

/// Every kind of widget in every family, of people with cautions and in danger.
@MainActor
@Suite struct CautionWalkTests {
  /// Each drawing of a source as text, and as it is said; in a short test one of three families of a kind.
  private func drawings(
    of source: CaffeineSource, case number: Int
  ) throws -> [(name: String, text: String)] {
    var drawings: [(String, String)] = []
    for widget in WidgetHost(CaffeineWidgetBundle(source: source)).widgets {
      for family in Trials.sample(widget.supportedFamilies, oneIn: 3, case: number) {
        let presentation = WidgetPresentation(family: family, environment: Day.environment)
        let drawing = try Day.draw(widget.kind, of: source, as: presentation)
        let text = drawing.grid.plain() + "\n“\(drawing.accessibilityLabel)”"
        drawings.append(("\(widget.kind) \(family)", text))
      }
    }
    return drawings
  }

  private static func person(_ generator: inout SplitMix64) -> Profile {
    func sometimes(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < share }
    var profile = Profile()
    if sometimes(0.6) { profile.age = Age(Double(Int.random(in: 0...40, using: &generator))) }
    if sometimes(0.7) {
      profile.weight = Kilograms(Double(Int.random(in: 3...150, using: &generator)))
    }
    while sometimes(0.3), let medicine = Medicine.allCases.randomElement(using: &generator) {
      profile.factors.medicines.insert(medicine)
    }
    if sometimes(0.2) { profile.factors.pregnancy = GestationalWeek(30) }
    profile.breastfeeds = sometimes(0.1)
    if sometimes(0.3) { profile.dailyLimit = 2000 }
    if sometimes(0.3) { profile.singleLimit = 2000 }
    return profile
  }

  @Test(.tags(.long), arguments: Trials.sample(Array(0..<80 as Range<UInt64>), oneIn: 29))
  func noWidgetPermitsWhatACautionTakesBack(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let profile = Self.person(&generator)
    let scale = seed.isMultiple(of: 4) ? 40 : 1
    let intakes = try (0..<Int.random(in: 0...3, using: &generator)).map { index in
      let amount = Double(Int.random(in: 1...8, using: &generator) * 10 * scale)
      return try Day.intake(
        "Drink", try #require(Milligrams(amount)),
        hoursAgo: Double(index * 3) + Double(Int.random(in: 1...8, using: &generator)) / 4)
    }
    let source = Day.source(intakes, profile: profile)
    let isYoung = (profile.age?.value ?? 18) < 18
    let hasCaution =
      isYoung || !profile.factors.medicines.isEmpty || profile.factors.pregnancy != nil
      || profile.breastfeeds
    let forecast = Forecast(of: intakes, profile: profile, at: Day.now, on: Day.clock)
    let sentence = forecast.emergency
    // There is no room for the whole of a caution beside a time.
    let isUnjudged = hasCaution || sentence != nil
    for (name, text) in try drawings(of: source, case: Int(seed)) {
      let lower = text.lowercased()
      if hasCaution {
        for promise in [
          "cup by", "last cup", "room for", "any time", " left of", "mg left", "until",
        ] {
          #expect(!lower.contains(promise), "\(name): \(promise)\n\(text)")
        }
      }
      if isUnjudged {
        for promise in [
          "low at", "low about", "low sun", "low now", "under your limit", "○", "◐", "●",
        ] {
          #expect(!lower.contains(promise), "\(name): \(promise)\n\(text)")
        }
        #expect(!lower.contains("bedtime limit") && !lower.contains("likely"), "\(name)\n\(text)")
      }
      if isYoung {
        #expect(!lower.contains("of your limit of"), "\(name)\n\(text)")
        if (profile.age?.value ?? 18) < 4 {
          #expect(!lower.contains(" over 0"), "\(name)\n\(text)")
        }
      }
      // Said once as a sentence, and seen as a line or a mark.
      let said = text.components(separatedBy: sentence ?? "poison centre or").count - 1
      #expect(said == (sentence == nil ? 0 : 1), "\(name)\n\(text)")
      let isSeen = ["Get help", "poison centre", "!!"].contains {
        text.prefix { $0 != "“" }.contains($0)
      }
      #expect(isSeen == (sentence != nil), "\(name)\n\(text)")
      // What will be left at bedtime is no empty bar beside the call for help.
      let hasEmptyBar = name.hasPrefix("bedtime") && text.contains(" ░░░░░░░░░░░░░░░░ ")
      #expect(sentence == nil || !hasEmptyBar, "\(name)\n\(text)")
    }
  }
}
