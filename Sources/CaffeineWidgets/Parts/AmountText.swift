import CaffeineDomain
import TextUI
import TextWidgetKit

/// The amount in the body: `56 mg`, or `≥ 56 mg` when some drinks could not be read.
struct AmountText: View {
  let entry: CaffeineEntry
  var showsUnit = true

  var body: some View {
    Text(entry.amount + (showsUnit ? " mg" : ""))
      .lineLimit(1)
      .widgetAccentable()
      .accessibilityLabel("\(entry.amount) milligrams of caffeine in your body")
  }
}

extension CaffeineEntry {
  /// The amount as a number, marked when it is a lower bound.
  var amount: String {
    (isIncomplete ? "≥" : "") + String(level.wholeMilligrams)
  }
}
