import CaffeineDomain
import TextUI

/// What will be left at bedtime, with a mark that tells good from bad without colour.
struct BedtimeText: View {
  @Environment(\.glyphSet) private var glyphSet

  let entry: CaffeineEntry

  var body: some View {
    Text("\(mark) \(amount) mg \(entry.at(entry.forecast.bedtime))")
      .lineLimit(1)
      .foregroundStyle(verdict == .fine ? Color.green : Color.orange)
      // The stronger shades: the standard ones are too pale for letters on white.
      .environment(\.colorSchemeContrast, .increased)
      .accessibilityLabel(
        Text(
          "At bedtime, \(entry.dated(entry.forecast.bedtime)), \(words) left: \(spokenVerdict)."))
  }

  private enum Verdict {
    case fine, tooMuch, unknown
  }

  private var verdict: Verdict {
    if entry.isTooMuchForBed { return .tooMuch }
    return entry.day.isIncomplete ? .unknown : .fine
  }

  private var amount: Int { entry.forecast.bedtimeLevel.wholeMilligrams }

  private var mark: String {
    switch verdict {
    case .fine: glyphSet == .unicode ? "✓" : "ok"
    case .tooMuch: "!"
    case .unknown: "≥"
    }
  }

  private var words: String {
    (entry.day.isIncomplete ? "at least " : "")
      + "\(entry.forecast.bedtimeLevel.spokenMilligrams) will be"
  }

  private var spokenVerdict: String {
    switch verdict {
    case .fine: "fine"
    case .tooMuch: "too much"
    case .unknown: "possibly too much"
    }
  }
}
