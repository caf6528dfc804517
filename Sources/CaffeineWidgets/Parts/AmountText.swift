import CaffeineDomain
import TextUI
import TextWidgetKit

/// The amount in the body in one row: `56 mg`, `0↗284 mg` while it rises, `≥56 mg` when some
/// drinks could not be read.
struct AmountText: View {
  let entry: CaffeineEntry
  var showsUnit = true

  var body: some View {
    amount
      .lineLimit(1)
      .widgetAccentable()
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(entry.spokenAmount)
  }

  /// A number is never cut: what it rises to gives way.
  @ViewBuilder private var amount: some View {
    if entry.peak == nil {
      text(entry.atLeast)
    } else {
      ViewThatFits(in: .horizontal) {
        text(entry.amount)
        text(entry.atLeast)
      }
    }
  }

  private func text(_ amount: String) -> Text {
    Text(verbatim: amount + (showsUnit ? " mg" : ""))
  }
}

/// The amount in big figures, where there is room for them, and beside them what it rises to.
struct LargeAmountText: View {
  let entry: CaffeineEntry
  let font: Font

  var body: some View {
    HStack(alignment: .bottom, spacing: 0) {
      if entry.day.isIncomplete { Text("≥").bold().padding(.trailing, 8) }
      Text(verbatim: String(entry.level.wholeMilligrams)).bold().font(font).widgetAccentable()
      VStack(alignment: .leading, spacing: 0) {
        if let peak = entry.peak { Text(verbatim: "↗\(peak.wholeMilligrams)") }
        Text("mg")
      }
      .foregroundStyle(.secondary)
      .padding(.leading, 8)
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(entry.spokenAmount)
  }
}

extension CaffeineEntry {
  /// The amount as numbers: the level now, and what it rises to.
  var amount: String {
    guard let peak else { return atLeast }
    return atLeast + "↗" + String(peak.wholeMilligrams)
  }

  /// The level now, marked when it is a lower bound.
  fileprivate var atLeast: String {
    (day.isIncomplete ? "≥" : "") + String(level.wholeMilligrams)
  }

  /// The amount as a sentence.
  var spokenAmount: String { "You have " + spokenLevel + "." }

  /// The amount with its unit and place, and what it rises to.
  var spokenLevel: String {
    let level =
      (day.isIncomplete ? "at least " : "") + level.spokenMilligrams
      + " of caffeine in your body"
    guard let peak else { return level }
    return level + ", rising to " + peak.spokenMilligrams
  }
}
