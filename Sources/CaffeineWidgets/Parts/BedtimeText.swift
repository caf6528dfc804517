import CaffeineDomain
import TextUI
import TextWidgetKit

/// The level at bedtime, with a sign that shows without colour whether it is likely low.
///
/// In bed it is the current level, unless that is shown beside it. Empty without drinks, and if the
/// level is unknown.
///
///     ○ 10 mg at 22:00    ◐ 45 ☾22:00    ● in bed    ● 95 mg, in bed
struct BedtimeText: View {
  @Environment(\.glyphSet) private var glyphSet

  let entry: CaffeineEntry
  /// Whether the current amount is shown elsewhere.
  var isBesideAmount = true

  var body: some View {
    if !entry.isNothingLogged, entry.isJudged {
      let verdict = entry.verdict
      ViewThatFits(in: .horizontal) {
        line(verdict, unit: " mg", bedtime: entry.at(entry.forecast.bedtime))
        line(verdict, unit: "", bedtime: entry.at(entry.forecast.bedtime))
        line(
          verdict, unit: "",
          bedtime: Text("\(Image(systemName: "moon"))\(entry.dated(entry.forecast.bedtime))"))
        line(verdict, unit: "", bedtime: Text("\(Image(systemName: "moon"))"))
        line(verdict, unit: "", bedtime: nil)
        Text(verbatim: mark(verdict))
      }
      .lineLimit(1)
      .foregroundStyle(verdict?.color ?? .amber)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(spoken(verdict))
    }
  }

  private func line(_ verdict: Verdict?, unit: String, bedtime: Text?) -> Text {
    let mark = mark(verdict)
    if entry.isInBed {
      let amount = isBesideAmount ? mark : "\(mark) \(entry.bedtimeAmount)\(unit)"
      if bedtime == nil { return Text(verbatim: amount) }
      return isBesideAmount ? Text("\(amount) \(Text("in bed"))") : Text("\(amount), in bed")
    }
    let amount = Text(verbatim: "\(mark) \(entry.bedtimeAmount)\(unit)")
    return bedtime.map { Text("\(amount) \($0)") } ?? amount
  }

  private func mark(_ verdict: Verdict?) -> String { verdict?.mark(in: glyphSet) ?? "≥" }

  fileprivate func spoken(_ verdict: Verdict?) -> Text {
    let bedtime = entry.dated(entry.forecast.bedtime)
    let words = Text(translating: verdict?.sentence ?? "it is unknown whether that is low")
    if entry.isInBed {
      return Text(
        "Bedtime was \(bedtime), and you have \(entry.spokenEstimate(entry.level)): \(words).")
    }
    let level = entry.forecast.bedtimeLevel
    let estimate = entry.spokenEstimate(level)
    let amount = entry.day.isIncomplete || level < 5 ? estimate : Text("about \(estimate)")
    return Text("At bedtime, \(bedtime), \(amount) will be left: \(words).")
  }
}

/// The same in large figures, with the sign above the unit.
struct LargeBedtimeText: View {
  @Environment(\.glyphSet) private var glyphSet

  let entry: CaffeineEntry

  var body: some View {
    let line = BedtimeText(entry: entry)
    let verdict = entry.verdict
    HStack(alignment: .bottom, spacing: 0) {
      if entry.isBound { Text("≥").bold().padding(.trailing, 8) }
      if entry.bedtimeAmount.hasPrefix("<") { Text("<").bold().padding(.trailing, 8) }
      Text(verbatim: entry.bedtimeAmount.filter { $0.isNumber || $0 == "?" }).bold().font(.title)
        .widgetAccentable()
      VStack(alignment: .leading, spacing: 0) {
        if !entry.isNothingLogged, let verdict { Text(verbatim: verdict.mark(in: glyphSet)) }
        Text("mg")
      }
      .padding(.leading, 8)
    }
    .lineLimit(1)
    .foregroundStyle(entry.isNothingLogged ? .primary : verdict?.color ?? .amber)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(line.spoken(verdict))
    .accessibilityHidden(entry.isNothingLogged)
  }
}

extension CaffeineEntry {
  /// The level at bedtime rounded to 5 mg, or `<5` unless drinks may be missing; in bed the current
  /// level; `?` if all drinks are unknown.
  fileprivate var bedtimeAmount: String {
    if day.journal.isUnknown { return "?" }
    if isNothingLogged { return "0" }
    let level = isInBed ? level : forecast.bedtimeLevel
    return isTrace(level) ? "<5" : String(told(level).wholeMilligrams)
  }
}

extension GlyphSet {
  /// The mark for amounts over a limit.
  package var overMark: String { self == .unicode ? "▲" : "!" }

  /// The mark without a verdict.
  var unknownMark: String { self == .unicode ? "◌" : "." }
}
