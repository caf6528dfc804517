import CaffeineDomain
import TextUI
import TextWidgetKit

/// The amount in the body in one row.
///
/// `55 mg`, `45↗110 mg` while it rises, `65 mg ~15:45` before much is absorbed, `≥55 mg` with
/// unreadable drinks, and `96 mg today` if the level is unknown.
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

  /// A number is never cut: first the time of the peak is dropped, then the peak.
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

/// The amount in large figures if they fit, with the peak beside it; or the peak with its time,
/// before much is absorbed; or today's total if the level is unknown.
struct LargeAmountText: View {
  let entry: CaffeineEntry
  let font: Font
  var showsCup = false

  var body: some View {
    Group {
      if entry.isKnown {
        level
      } else {
        // Large figures without "today" would look like the level.
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

/// Large figures with their unit and more beside them.
///
/// A larger number leaves space for the unit alone, or for the unit below, so no number is drawn
/// smaller than a lesser one.
struct LargeFigures<Beside: View>: View {
  let amount: String
  let isBound: Bool
  var isTrace = false
  /// Whether the amount is still to come, which is shown first.
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

  /// Adds the nodes of `body` like the default, for which the runtime would look up a generic
  /// view's body type by name.
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
  /// The amount as numbers: the level with its peak; the peak alone (`↗65`) before much is
  /// absorbed; today's total if the level is unknown.
  package var amount: String {
    guard isKnown else { return bound(forecast.today) }
    guard let peak else { return estimate(level) }
    return (comingPeak == nil ? estimate(level) : "") + "↗" + estimate(peak.amount)
  }

  /// The rounding for people: to the nearest 5 mg, a lower bound down to 5 mg.
  func told(_ estimate: Milligrams) -> Milligrams {
    day.isIncomplete ? estimate.fiveBelow : estimate.nearestFive
  }

  /// Whether an estimate is above zero but below 5 mg.
  func isTrace(_ estimate: Milligrams) -> Bool {
    !day.isIncomplete && estimate.wholeMilligrams > 0 && estimate < 5
  }

  /// The text of an estimate: `<5` for a trace, marked if it is a lower bound.
  func estimate(_ amount: Milligrams) -> String { isTrace(amount) ? "<5" : bound(told(amount)) }

  /// The time of a coming peak, to a quarter of an hour.
  func moment(of peak: Peak) -> Date { peak.date.quarterToCome(after: date) }

  /// The text of an amount in whole milligrams, marked if it is a lower bound; `?` if all drinks
  /// are unknown.
  func bound(_ amount: Milligrams) -> String {
    if day.journal.isUnknown { return "?" }
    return (isBound ? "≥" : "") + String(amount.wholeMilligrams)
  }

  /// Whether amounts are lower bounds.
  var isBound: Bool { day.isIncomplete && !day.journal.isUnknown }

  /// The amount as a spoken sentence, with the time of the peak.
  var spokenAmount: Text {
    if day.journal.isUnknown { return Text("It is unknown what is in your body.") }
    guard isKnown else { return Text("You had \(spokenLevel).") }
    guard let peak else { return Text("You have \(spokenLevel).") }
    return Text("You have \(spokenLevel) \(spokenAbout(moment(of: peak))).")
  }

  /// The amount as spoken, with unit, place and peak.
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

  func spokenEstimate(_ amount: Milligrams) -> Text {
    isTrace(amount) ? Text("under 5 milligrams") : spokenBound(told(amount))
  }

  /// The amount as spoken, marked if drinks may be missing.
  func spokenBound(_ amount: Milligrams) -> Text {
    day.isIncomplete ? Text("at least \(amount.spokenMilligrams)") : amount.spokenMilligrams
  }
}
