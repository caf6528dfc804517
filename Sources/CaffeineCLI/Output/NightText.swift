import CaffeineDomain
import CaffeineWidgets
import CommandArguments
import TextUI

/// A night in words: its mark, the typical amount from bedtime on, and what the careful curve adds.
///
///     ◐ 45 mg at 22:30, up to 65 for 8 in 10
@MainActor
struct NightText {
  let night: Estimate
  let profile: Profile
  /// Whether drinks may be missing: then the amount is a lower bound, and the mark is unknown.
  let isIncomplete: Bool
  let printer: Printer

  /// The mark, the amount and its place, such as `at 22:30`.
  func amount(_ place: Message) -> Message {
    let mark = isIncomplete ? nil : night.mark(against: profile.bedtimeLimit)
    let amount: Message =
      isIncomplete
      ? "≥ \(massText(night.typical.fiveBelow))"
      : estimateText(night.typical, beside: profile.bedtimeLimit)
    let sign = printer.sign(of: mark)
    return printer.hasPictures ? "\(sign) \(amount) \(place)" : "\(sign): \(amount) \(place)"
  }

  /// What the share of people do not exceed; empty where the typical amount decides, or says as much.
  var upTo: Message {
    let limit = profile.bedtimeLimit
    let (typical, careful) = (
      night.typical.nearestFive(beside: limit), night.careful.nearestFive(beside: limit)
    )
    guard !isIncomplete, night.mark(against: limit) != .unlikely, careful > typical else {
      return ""
    }
    let (count, all) = profile.confidence.share
    return ", up to \(careful.wholeMilligrams) for \(count) in \(all)"
  }

  /// The limit without its unit.
  var limit: Int { profile.bedtimeLimit.wholeMilligrams }
}

extension Printer {
  /// The sign of a mark, `?` for an unknown one; without pictures its words.
  func sign(of mark: Mark?) -> Message {
    guard let mark else { return hasPictures ? "?" : "unknown whether that is low" }
    return hasPictures ? "\(mark.sign(in: glyphSet))" : Message(key: mark.words)
  }

  /// A line with its marks in their colours; of sixteen, which are the reader's own, none is used.
  func marked(_ line: String) -> String {
    guard isColored, colorDepth != .ansi16, isUnicode else { return line }
    return line.reduce(into: "") { text, character in
      let sign = String(character)
      let mark = Mark.allCases.first { $0.sign(in: .unicode) == sign }
      text += mark.map { styled(sign, .mark($0, onLight: isOnLight)) } ?? sign
    }
  }

  /// A text about an amount over a limit.
  func over(_ text: Message) -> Message {
    hasPictures ? "\(glyphSet.overMark) \(text)" : "over the limit: \(text)"
  }
}
