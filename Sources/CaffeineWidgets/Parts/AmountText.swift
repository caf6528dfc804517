import CaffeineDomain
import TextUI
import TextWidgetKit

import struct Foundation.CGFloat

/// The amount in the body in one row: `56 mg`, `0↗284 mg` while it rises, `≥56 mg` when some
/// drinks could not be read.
struct AmountText: View {
  let entry: CaffeineEntry
  var showsUnit = true

  var body: some View {
    Text(verbatim: entry.amount + (showsUnit ? " mg" : ""))
      .lineLimit(1)
      .widgetAccentable()
      .accessibilityLabel(entry.spokenAmount)
  }
}

/// The amount in big figures, where there is room for them, and beside them what it rises to.
struct LargeAmountText: View {
  let entry: CaffeineEntry
  let font: Font

  var body: some View {
    HStack(alignment: .bottom, spacing: 0) {
      if entry.day.isIncomplete { Text("≥").bold() }
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
  /// The amount as numbers, marked when it is a lower bound.
  var amount: String {
    let level = (day.isIncomplete ? "≥" : "") + String(level.wholeMilligrams)
    guard let peak else { return level }
    return level + "↗" + String(peak.wholeMilligrams)
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
