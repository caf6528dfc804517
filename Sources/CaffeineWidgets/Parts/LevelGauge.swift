import CaffeineDomain
import TextUI
import TextWidgetKit

/// The level as a share of a limit, which stands at its end: of the largest single dose that is
/// thought safe unless another is chosen.
///
/// Neither full nor empty where nobody knows.
struct LevelGauge: View {
  @Environment(\.glyphSet) private var glyphSet

  let entry: CaffeineEntry
  var showsLimit = true

  var body: some View {
    HStack(spacing: 8) {
      ProgressView(value: entry.day.journal.isUnknown ? nil : min(entry.share, 1))
        .progressViewStyle(.linear)
        .tint(entry.tint)
        .widgetAccentable()
      // Of a fixed size: large figures are for the amount.
      if showsLimit && entry.hasLimit {
        Text(verbatim: mark + String(limit)).font(.system(size: 12)).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(entry.spokenShare)
  }

  /// Beyond its end a bar shows no more.
  private var mark: String { entry.share > 1 ? glyphSet.overMark + " " : "" }

  private var limit: Int { entry.limit.wholeMilligrams }
}

extension CaffeineEntry {
  /// What gauges show, as a sentence.
  var spokenShare: Text {
    // A share of a limit is nothing to say beside an alarm, nor of what nobody knows.
    if emergency != nil || day.journal.isUnknown { return Text(verbatim: "") }
    guard hasLimit else { return Text(translating: question.spoken) }
    let percent = Text(verbatim: String(Int((share * 100).rounded())) + "%")
    let bound = day.isIncomplete ? Text("at least \(percent)") : percent
    let amount = limit.spokenMilligrams
    return switch day.choices.limit {
    case .once: Text("That is \(bound) of your limit of \(amount) at once.")
    case .day: Text("That is \(bound) of your limit of \(amount) in a day.")
    case .bedtime: Text("That is \(bound) of your limit of \(amount) at bedtime.")
    }
  }
}
