import CaffeineDomain
import TextUI
import TextWidgetKit

/// The amount in the body in one row: `55 mg`, `45↗110 mg` while it rises, `65 mg ~15:45` as long
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
        Text("\(entry.amount) mg today")
        text(entry.amount)
      }
    } else if showsUnit, let coming = entry.comingPeak {
      ViewThatFits(in: .horizontal) {
        Text("\(entry.estimate(coming.amount)) mg \(entry.about(entry.moment(of: coming)))")
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

  private func text(_ amount: String) -> Text { Text(verbatim: amount + (showsUnit ? " mg" : "")) }
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
    LargeFigures(
      amount: entry.estimate(figures), isBound: entry.isBound,
      isTrace: entry.isTrace(figures), isToCome: entry.comingPeak != nil, font: font
    ) {
      if showsCup && entry.comingPeak == nil { CupImage() }
      if let coming = entry.comingPeak {
        Text("mg")
        entry.about(entry.moment(of: coming))
      } else {
        if let peak = entry.peak { Text(verbatim: "↗\(entry.told(peak.amount).wholeMilligrams)") }
        Text("mg")
      }
    }
  }

  private var today: some View {
    LargeFigures(amount: entry.amount, isBound: entry.isBound, font: font) {
      Text("mg")
      Text("today")
    }
  }

  private var figures: Milligrams { entry.comingPeak?.amount ?? entry.level }
}

/// Big figures, and beside them their unit and more; the larger the number, the less there: the unit
/// alone, and then that below them, so that no number is drawn smaller than a lesser one.
struct LargeFigures<Beside: View>: View {
  let amount: String
  let isBound: Bool
  var isTrace = false
  /// Whether it is not there yet, which is told before anything else.
  var isToCome = false
  let font: Font
  @ViewBuilder let beside: Beside

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .bottom, spacing: 0) {
        figures
        VStack(alignment: .leading, spacing: 0) { beside }
          .foregroundStyle(.secondary)
          .padding(.leading, 8)
      }
      HStack(alignment: .bottom, spacing: 0) {
        figures
        VStack(alignment: .leading, spacing: 0) {
          Text("mg")
          if isToCome { Text("↗") }
        }
        .foregroundStyle(.secondary)
        .padding(.leading, 8)
      }
      VStack(alignment: .leading, spacing: 0) {
        figures
        Text(verbatim: isToCome ? "↗ mg" : "mg").foregroundStyle(.secondary)
      }
      Text(verbatim: amount + " mg").bold()
    }
  }

  /// Adds the nodes of `body`, as the default does: of a generic view the runtime would look the type of
  /// its body up by name there.
  func resolve(into builder: inout TreeBuilder) { body.resolve(into: &builder) }

  private var figures: some View {
    HStack(alignment: .bottom, spacing: 0) {
      if isBound { Text("≥").bold().padding(.trailing, 8) }
      if isTrace { Text("<").bold().padding(.trailing, 8) }
      Text(verbatim: amount.filter { $0.isNumber || $0 == "?" }).bold().font(font).fixedSize()
        .widgetAccentable()
    }
  }
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
  func estimate(_ amount: Milligrams) -> String { isTrace(amount) ? "<5" : bound(told(amount)) }

  /// About when a peak to come is there: a quarter of an hour.
  func moment(of peak: Peak) -> Date { peak.date.quarterToCome(after: date) }

  /// An amount in whole milligrams, marked when it is a lower bound; `?` where nobody knows of any drink.
  func bound(_ amount: Milligrams) -> String {
    if day.journal.isUnknown { return "?" }
    return (isBound ? "≥" : "") + String(amount.wholeMilligrams)
  }

  /// Whether amounts are at least what they are.
  var isBound: Bool { day.isIncomplete && !day.journal.isUnknown }

  /// The amount as a sentence, with the time of the peak.
  var spokenAmount: Text {
    if day.journal.isUnknown { return Text("It is unknown what is in your body.") }
    guard isKnown else { return Text("You had \(spokenLevel).") }
    guard let peak else { return Text("You have \(spokenLevel).") }
    return Text("You have \(spokenLevel) \(spokenAbout(moment(of: peak))).")
  }

  /// The amount with its unit and place, and what it rises to.
  var spokenLevel: Text {
    if day.journal.isUnknown { return Text("an unknown amount of caffeine") }
    guard isKnown else { return Text("\(spokenBound(forecast.today)) of caffeine today") }
    let level = spokenEstimate(level)
    guard let peak else { return Text("\(level) of caffeine in your body") }
    let highest = spokenEstimate(peak.amount)
    return comingPeak != nil && !day.isIncomplete
      ? Text("almost no caffeine in your body yet, rising to \(highest)")
      : Text("\(level) of caffeine in your body, rising to \(highest)")
  }

  /// The same as it is said.
  func spokenEstimate(_ amount: Milligrams) -> Text {
    isTrace(amount) ? Text("under 5 milligrams") : spokenBound(told(amount))
  }

  /// An amount as it is said, which others may add to where drinks may be missing.
  func spokenBound(_ amount: Milligrams) -> Text {
    day.isIncomplete ? Text("at least \(amount.spokenMilligrams)") : amount.spokenMilligrams
  }
}
