import CaffeineDomain
import DateStyles
import TextUI

/// One line for a status bar.
///
/// A single text: a bar asks every second, and each generic view would slow the launch.
struct InlineView: View {
  @Environment(\.glyphSet) private var glyphSet
  @Environment(\.dateText) private var dateText

  let entry: CaffeineEntry

  var body: Text {
    let mark = mark
    if entry.day.choices.line == .spark, entry.emergency == nil {
      return Sparkline(entry: entry, mark: mark.shown, glyphSet: glyphSet).text
    }
    let short = isLong && entry.isKnown ? entry.estimate(entry.level) : entry.amount
    let amount: Text =
      entry.isKnown ? Text(verbatim: short + " mg · ") : Text("\(Text("\(short) mg today")), ")
    return Text(verbatim: mark.shown + " ").accessibilityLabel(mark.spoken)
      + amount.accessibilityLabel("\(entry.spokenLevel), ") + outlook
  }

  /// The verdict as spoken, and always one cell wide, so that a bar does not jump.
  private var mark: (shown: String, spoken: Text) {
    if entry.isOverLimit { return (glyphSet.overMark, Text("\(Text("Over your limit:")) ")) }
    guard !entry.isNothingLogged, let verdict = entry.verdict else {
      return (glyphSet.unknownMark, Text(verbatim: ""))
    }
    let isTooLate = entry.isInBed && entry.isTooMuchForNight
    return (
      verdict.mark(in: glyphSet),
      isTooLate
        ? Text("\(Text("In bed, \(Text(translating: verdict.words)):")) ") : Text(verbatim: "")
    )
  }

  /// Whether to drop the peak, as a line that is too long would lose the time at its end.
  private var isLong: Bool {
    if entry.comingPeak != nil { return false }
    return switch entry.outlook {
    case .emergency: true
    case .low(let date): entry.days(to: date) > 0
    case .notBefore, .unknown, .ask: true
    case .far, .lastCup, .underLimit, .nothingLogged: false
    }
  }

  private var outlook: Text {
    switch entry.outlook {
    // Next to "today" longer words would be cut.
    case .emergency: entry.emergencyText(isShort: !entry.isKnown)
    // Where half of the day is written in letters, the weekday has no room.
    case .low(let date) where dateText.string(for: date, style: .time, relativeTo: date).count > 8:
      Text("low \(entry.shortlyAbout(date))")
    case .low(let date): Text("low \(entry.about(date))")
    case .far: Text("low in 2+ days")
    // A time with its weekday would not fit, and be too precise.
    case .notBefore(let date) where entry.days(to: date) > 0:
      Text("not before \(date, style: .day)")
    case .notBefore(let date):
      Text("after \(entry.about(date))").accessibilityLabel("not before \(entry.about(date))")
    case .lastCup(let date):
      entry.days(to: date) == 0
        ? Text("last cup \(entry.about(date))") : Text("cup \(entry.about(date))")
    case .underLimit: Text("under your limit")
    case .ask: entry.question(in: entry.isKnown ? 19 : 12)
    case .nothingLogged: Text("nothing logged yet")
    case .unknown(let journal):
      Text(translating: entry.isKnown ? journal.wordsInside : journal.name)
        .accessibilityLabel(Text(translating: journal.spoken))
    }
  }
}
