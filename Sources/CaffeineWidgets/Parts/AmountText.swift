import CaffeineDomain
import TextUI
import TextWidgetKit

/// The amount in the body in one row: `56 mg`, `46↗112 mg` while it rises, `67 mg at 15:38` as long
/// as there is next to nothing yet, `≥56 mg` when some drinks could not be read.
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

  /// A number is never cut: the time of the peak gives way, and the peak to the level now.
  @ViewBuilder private var amount: some View {
    if showsUnit, let coming = entry.comingPeak {
      ViewThatFits(in: .horizontal) {
        Text("\(entry.bound(coming.amount)) mg \(entry.at(coming.date))")
        text(entry.amount)
      }
    } else if entry.peak != nil, entry.comingPeak == nil {
      ViewThatFits(in: .horizontal) {
        text(entry.amount)
        text(entry.bound(entry.level))
      }
    } else {
      text(entry.amount)
    }
  }

  private func text(_ amount: String) -> Text {
    Text(verbatim: amount + (showsUnit ? " mg" : ""))
  }
}

/// The amount in big figures, where there is room for them, and beside them what it rises to; or
/// the peak in big figures, and beside them when, as long as there is next to nothing yet.
struct LargeAmountText: View {
  let entry: CaffeineEntry
  let font: Font
  var showsCup = false

  var body: some View {
    HStack(alignment: .bottom, spacing: 0) {
      if entry.day.isIncomplete { Text("≥").bold().padding(.trailing, 8) }
      Text(verbatim: String(figures.wholeMilligrams)).bold().font(font).widgetAccentable()
      VStack(alignment: .leading, spacing: 0) {
        if showsCup && entry.comingPeak == nil { CupImage() }
        if let coming = entry.comingPeak {
          Text("mg")
          ViewThatFits(in: .horizontal) {
            entry.at(coming.date)
            Text("↗")
          }
        } else {
          if let peak = entry.peak { Text(verbatim: "↗\(peak.amount.wholeMilligrams)") }
          Text("mg")
        }
      }
      .foregroundStyle(.secondary)
      .padding(.leading, 8)
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(entry.spokenAmount)
  }

  private var figures: Milligrams { entry.comingPeak?.amount ?? entry.level }
}

extension CaffeineEntry {
  /// The amount as numbers: the level now, and what it rises to; the peak alone, as `↗67`, while
  /// there is next to nothing yet.
  package var amount: String {
    guard let peak else { return bound(level) }
    return (comingPeak == nil ? bound(level) : "") + "↗" + bound(peak.amount)
  }

  /// An amount in whole milligrams, marked when it is a lower bound.
  func bound(_ amount: Milligrams) -> String {
    (day.isIncomplete ? "≥" : "") + String(amount.wholeMilligrams)
  }

  /// The amount as a sentence, with the time of the peak.
  var spokenAmount: Text {
    guard let peak else { return Text("You have \(spokenLevel).") }
    return Text("You have \(spokenLevel) \(spoken(peak.date)).")
  }

  /// The amount with its unit and place, and what it rises to.
  var spokenLevel: String {
    let isSmall = comingPeak != nil && !day.isIncomplete
    let amount =
      isSmall ? "almost no caffeine" : spokenBound(level) + " of caffeine"
    guard let peak else { return amount + " in your body" }
    return amount + " in your body\(isSmall ? " yet" : ""), rising to " + spokenBound(peak.amount)
  }

  private func spokenBound(_ amount: Milligrams) -> String {
    (day.isIncomplete ? "at least " : "") + amount.spokenMilligrams
  }
}
