import CaffeineDomain
import TextUI
import TextWidgetKit

/// The amount in the body in one row: `55 mg`, `45↗110 mg` while it rises, `65 mg at 15:45` as long
/// as there is next to nothing yet, `≥55 mg` when some drinks could not be read; `96 mg today` where
/// nobody knows.
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
    if showsUnit, !entry.isKnown {
      ViewThatFits(in: .horizontal) {
        Text(verbatim: entry.amount + " mg today")
        text(entry.amount)
      }
    } else if showsUnit, let coming = entry.comingPeak {
      ViewThatFits(in: .horizontal) {
        Text("\(entry.estimate(coming.amount)) mg \(entry.at(entry.moment(of: coming)))")
        text(entry.amount)
      }
    } else if entry.peak != nil, entry.comingPeak == nil {
      ViewThatFits(in: .horizontal) {
        text(entry.amount)
        text(entry.estimate(entry.level))
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
/// the peak in big figures, and beside them when, as long as there is next to nothing yet; where nobody
/// knows, what was drunk today.
struct LargeAmountText: View {
  let entry: CaffeineEntry
  let font: Font
  var showsCup = false

  var body: some View {
    Group {
      if entry.isKnown {
        level
      } else {
        // Big figures that leave no room for "today" would be taken for what is in the body.
        ViewThatFits(in: .horizontal) {
          today.fixedSize()
          AmountText(entry: entry).bold()
        }
      }
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(entry.spokenAmount)
  }

  private var level: some View {
    row(entry.estimate(figures), isTrace: entry.isTrace(figures)) {
      if showsCup && entry.comingPeak == nil { CupImage() }
      if let coming = entry.comingPeak {
        Text("mg")
        ViewThatFits(in: .horizontal) {
          entry.at(entry.moment(of: coming))
          Text("↗")
        }
      } else {
        if let peak = entry.peak { Text(verbatim: "↗\(entry.told(peak.amount).wholeMilligrams)") }
        Text("mg")
      }
    }
  }

  private var today: some View {
    row(entry.amount, isTrace: false) {
      Text("mg")
      Text("today")
    }
  }

  private func row(
    _ amount: String, isTrace: Bool, @ViewBuilder beside: () -> some View
  ) -> some View {
    HStack(alignment: .bottom, spacing: 0) {
      if entry.day.isIncomplete { Text("≥").bold().padding(.trailing, 8) }
      if isTrace { Text("<").bold().padding(.trailing, 8) }
      Text(verbatim: amount.filter(\.isNumber)).bold().font(font).widgetAccentable()
      VStack(alignment: .leading, spacing: 0, content: beside)
        .foregroundStyle(.secondary)
        .padding(.leading, 8)
    }
  }

  private var figures: Milligrams { entry.comingPeak?.amount ?? entry.level }
}

extension CaffeineEntry {
  /// The amount as numbers: the level now, and what it rises to; the peak alone, as `↗65`, while
  /// there is next to nothing yet; what was drunk today where nobody knows.
  package var amount: String {
    guard isKnown else { return bound(forecast.today) }
    guard let peak else { return estimate(level) }
    return (comingPeak == nil ? estimate(level) : "") + "↗" + estimate(peak.amount)
  }

  /// An estimate as it is told: to the nearest 5 mg, a lower bound to the 5 mg below.
  func told(_ estimate: Milligrams) -> Milligrams {
    day.isIncomplete ? estimate.fiveBelow : estimate.nearestFive
  }

  /// Whether an estimate is something, and less than the 5 mg that anybody can tell.
  func isTrace(_ estimate: Milligrams) -> Bool {
    !day.isIncomplete && estimate.wholeMilligrams > 0 && estimate < 5
  }

  /// An estimate as it is told, `<5` for a trace, marked when it is a lower bound.
  func estimate(_ amount: Milligrams) -> String {
    isTrace(amount) ? "<5" : bound(told(amount))
  }

  /// About when a peak to come is there: a quarter of an hour.
  func moment(of peak: Peak) -> Date { peak.date.quarterToCome(after: date) }

  /// An amount in whole milligrams, marked when it is a lower bound.
  func bound(_ amount: Milligrams) -> String {
    (day.isIncomplete ? "≥" : "") + String(amount.wholeMilligrams)
  }

  /// The amount as a sentence, with the time of the peak.
  var spokenAmount: Text {
    guard isKnown else { return Text("You had \(spokenLevel).") }
    guard let peak else { return Text("You have \(spokenLevel).") }
    return Text("You have \(spokenLevel) \(spokenAbout(moment(of: peak))).")
  }

  /// The amount with its unit and place, and what it rises to.
  var spokenLevel: String {
    guard isKnown else {
      return (day.isIncomplete ? "at least " : "") + forecast.today.spokenMilligrams
        + " of caffeine today"
    }
    let isSmall = comingPeak != nil && !day.isIncomplete
    let amount =
      isSmall ? "almost no caffeine" : spokenEstimate(level) + " of caffeine"
    guard let peak else { return amount + " in your body" }
    return amount + " in your body\(isSmall ? " yet" : ""), rising to "
      + spokenEstimate(peak.amount)
  }

  /// The same as it is said.
  func spokenEstimate(_ amount: Milligrams) -> String {
    if isTrace(amount) { return "under 5 milligrams" }
    return (day.isIncomplete ? "at least " : "") + told(amount).spokenMilligrams
  }
}
