import CaffeineDomain
import TextUI
import TextWidgetKit

/// The amount in the body: `56 mg`, or `≥56 mg` when some drinks could not be read.
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

/// The amount in big figures, where there is room for them.
struct LargeAmountText: View {
  let entry: CaffeineEntry

  var body: some View {
    HStack(alignment: .bottom) {
      Text(verbatim: entry.amount).font(.largeTitle).widgetAccentable()
      Text("mg").foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(entry.spokenAmount)
  }
}

extension CaffeineEntry {
  /// The amount as a number, marked when it is a lower bound.
  var amount: String {
    (day.isIncomplete ? "≥" : "") + String(level.wholeMilligrams)
  }

  fileprivate var spokenAmount: String {
    "\(day.isIncomplete ? "At least " : "")\(level.wholeMilligrams) milligrams of caffeine in your body"
  }
}
