import CaffeineDomain
import TextUI

/// What will be left at bedtime, and in bed what is there now, with a sign that tells without colour
/// whether that is likely low; nothing while no drink was logged.
///
///     ○ 10 mg at 22:00    ◐ 45 mg at 22:00    ● 95 mg, in bed
struct BedtimeText: View {
  @Environment(\.glyphSet) private var glyphSet

  let entry: CaffeineEntry

  var body: some View {
    if !entry.isNothingLogged {
      let verdict = entry.verdict
      ViewThatFits(in: .horizontal) {
        line(verdict, unit: " mg", bedtime: entry.at(entry.forecast.bedtime))
        line(verdict, unit: "", bedtime: entry.at(entry.forecast.bedtime))
        line(verdict, unit: "", bedtime: entry.dated(entry.forecast.bedtime))
        line(verdict, unit: "", bedtime: nil)
        Text(verbatim: mark(verdict))
      }
      .lineLimit(1)
      .foregroundStyle(color(verdict))
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(spoken(verdict))
    }
  }

  private func line(_ verdict: Verdict?, unit: String, bedtime: Text?) -> Text {
    let mark = mark(verdict)
    if entry.isInBed {
      let level = String(entry.level.wholeMilligrams)
      return Text("\(mark) \(level)\(unit)\(bedtime == nil ? "" : ", in bed")")
    }
    let level = entry.forecast.bedtimeLevel
    let amount = Text("\(mark) \(level < 5 ? "<5" : String(level.nearestFive))\(unit)")
    return bedtime.map { Text("\(amount) \($0)") } ?? amount
  }

  private func mark(_ verdict: Verdict?) -> String { verdict?.mark(in: glyphSet) ?? "≥" }

  private func color(_ verdict: Verdict?) -> Color {
    switch verdict {
    case .likely: .good
    case .uncertain, nil: .amber
    case .unlikely: .hot
    }
  }

  private func spoken(_ verdict: Verdict?) -> Text {
    let bedtime = entry.dated(entry.forecast.bedtime)
    let bound = entry.day.isIncomplete ? "at least " : ""
    let words = verdict?.sentence ?? "it is unknown whether that is low"
    if entry.isInBed {
      return Text(
        "Bedtime was \(bedtime), and you have \(bound)\(entry.level.spokenMilligrams): \(words).")
    }
    let amount = Milligrams(Double(entry.forecast.bedtimeLevel.nearestFive)) ?? .zero
    let about = bound.isEmpty ? "about " : bound
    return Text(
      "At bedtime, \(bedtime), \(about)\(amount.spokenMilligrams) will be left: \(words).")
  }
}

extension GlyphSet {
  /// The mark of what is over a limit.
  var overMark: String { self == .unicode ? "▲" : "!" }
}
