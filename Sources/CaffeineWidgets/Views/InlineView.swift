import CaffeineDomain
import TextUI

/// One line, as a status bar carries it.
///
/// A single text: a bar asks every second, and each generic view would add to the start.
struct InlineView: View {
  @Environment(\.glyphSet) private var glyphSet

  let entry: CaffeineEntry

  var body: Text {
    let short = isLong && entry.isKnown ? entry.estimate(entry.level) : entry.amount
    let amount = Text(verbatim: short + (entry.isKnown ? " mg · " : " mg today, "))
      .accessibilityLabel(entry.spokenLevel + ", ")
    let space = Text(verbatim: " ").accessibilityLabel("")
    if entry.isOverLimit {
      let mark = Text(verbatim: glyphSet.overMark).accessibilityLabel("Over your limit: ")
      return mark + space + amount + outlook
    }
    if entry.isInBed, entry.isTooMuchForNight, let verdict = entry.verdict {
      let mark = Text(verbatim: verdict.mark(in: glyphSet))
        .accessibilityLabel("In bed, \(verdict.words): ")
      return mark + space + amount + outlook
    }
    // Beside "today" there is no room for a cup.
    if glyphSet == .ascii || !entry.isKnown { return amount + outlook }
    let cup = Text(Image(systemName: "cup.and.saucer.fill")).accessibilityLabel("")
    return cup + space + amount + outlook
  }

  /// Whether what the level rises to gives way: of a line that is too long the end would be cut,
  /// where the time is.
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
    // Beside "today" longer words would be cut.
    case .emergency: entry.emergencyText(isShort: !entry.isKnown)
    // Beside what the level rises to there is no room for "about".
    case .low(let date): Text("low \(entry.peak == nil ? entry.about(date) : entry.at(date))")
    case .far: Text("low in 2+ days")
    // With its day a time would not fit, and would claim more than is known.
    case .notBefore(let date) where entry.days(to: date) > 0:
      Text("not before \(date, style: .day)")
    case .notBefore(let date):
      Text(verbatim: "after ").accessibilityLabel("not before ") + Text(date, style: .time)
    case .lastCup(let date): Text("last cup \(entry.dated(date))")
    case .underLimit: Text("under your limit")
    case .ask:
      Text(verbatim: entry.isKnown ? entry.question.shown : entry.question.short)
        .accessibilityLabel(entry.question.spoken)
    case .nothingLogged: Text("nothing logged yet")
    case .unknown(let journal):
      Text(verbatim: journal.words.prefix(1).lowercased() + journal.words.dropFirst())
        .accessibilityLabel(journal.spoken)
    }
  }
}
