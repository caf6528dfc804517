import CaffeineDomain
import TextUI

/// What will be left at bedtime, and in bed what is there now, with a mark that tells good from bad
/// without colour; nothing while no drink was logged.
///
///     ✓ 45 mg at 22:00    ! 95 mg at 22:00    ▲ 95 mg, in bed
struct BedtimeText: View {
  @Environment(\.glyphSet) private var glyphSet

  let entry: CaffeineEntry

  var body: some View {
    if !entry.isNothingLogged {
      line
        .lineLimit(1)
        .foregroundStyle(color)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(spoken)
    }
  }

  private enum Verdict {
    case fine, tooMuch, unknown
  }

  private var verdict: Verdict {
    if entry.isTooMuchForNight { return .tooMuch }
    return entry.day.isIncomplete ? .unknown : .fine
  }

  private var amount: Milligrams { entry.isInBed ? entry.level : entry.forecast.bedtimeLevel }

  private var line: Text {
    entry.isInBed
      ? Text("\(mark) \(String(amount.wholeMilligrams)) mg, in bed")
      : Text("\(mark) \(String(amount.wholeMilligrams)) mg \(entry.at(entry.forecast.bedtime))")
  }

  private var color: Color {
    switch verdict {
    // Alone too pale for letters on white.
    case .fine: .green.mix(with: .primary, by: 0.1)
    case .tooMuch: entry.isInBed ? .red : .orange
    case .unknown: .orange
    }
  }

  private var mark: String {
    switch verdict {
    case .fine: glyphSet == .unicode ? "✓" : "ok"
    case .tooMuch: entry.isInBed ? glyphSet.overMark : "!"
    case .unknown: "≥"
    }
  }

  private var spoken: Text {
    let bedtime = entry.dated(entry.forecast.bedtime)
    let bound = (entry.day.isIncomplete ? "at least " : "") + amount.spokenMilligrams
    return entry.isInBed
      ? Text("Bedtime was \(bedtime), and you have \(bound): \(spokenVerdict).")
      : Text("At bedtime, \(bedtime), \(bound) will be left: \(spokenVerdict).")
  }

  private var spokenVerdict: String {
    switch verdict {
    case .fine: "fine"
    case .tooMuch: "too much"
    case .unknown: "possibly too much"
    }
  }
}

extension GlyphSet {
  /// The mark of what is over a limit.
  var overMark: String { self == .unicode ? "▲" : "!" }
}
