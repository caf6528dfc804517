import CaffeineDomain
import TextUI
import TextWidgetKit

/// The level as a share of a limit, which is shown at its end: by default the limit at once.
///
/// Indeterminate if the level is unknown.
struct LevelGauge: View {
  @Environment(\.glyphSet) private var glyphSet

  let entry: CaffeineEntry
  /// With an outlook beside it, which says whom to ask; without one the limit has no space.
  var showsLimit = true

  var body: some View {
    HStack(spacing: 8) {
      ProgressView(value: entry.day.journal.isUnknown ? nil : min(entry.share, 1))
        .progressViewStyle(.linear)
        .tint(entry.tint)
        .widgetAccentable()
      // A fixed size: large figures are for the amount.
      if showsLimit && entry.hasLimit {
        Text(verbatim: mark + String(limit)).font(.system(size: 12)).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(entry.spokenShare)
    .accessibilityHidden(showsLimit && entry.outlook == .ask)
  }

  /// Marks a level beyond the end of the bar, and a day over the limit that it shows.
  private var mark: String {
    let isDayOver = entry.day.choices.limit == .day && entry.forecast.isOverDailyLimit
    return entry.share > 1 || isDayOver ? glyphSet.overMark + " " : ""
  }

  private var limit: Int { entry.limit.wholeMilligrams }
}

extension CaffeineEntry {
  /// The value of gauges as a sentence.
  var spokenShare: Text {
    // Not beside an alarm, and not if the level is unknown.
    if emergency != nil || day.journal.isUnknown { return Text(verbatim: "") }
    // A share tells how much more would be fine.
    guard forecast.profile.cautions.isEmpty else { return Text(translating: question.spoken) }
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
