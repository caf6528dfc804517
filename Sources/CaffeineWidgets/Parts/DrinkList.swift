import CaffeineDomain
import TextCharts
import TextUI

/// Today's drinks, latest first, with their total; without any the last one before.
struct DrinkList: View {
  @Environment(\.glyphSet) private var glyphSet

  let entry: CaffeineEntry
  let limit: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Today").bold()
        Spacer()
        sum
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(spokenSum)
      if entry.hasLimit { bar }
      if entry.day.drinks.isEmpty {
        LastDrinkText(entry: entry)
      } else {
        DrinkRows(entry: entry, limit: limit)
      }
    }
    .lineLimit(1)
  }

  /// Today's total as a solid line and the rest of the limit as a faint one; the excess is crossed
  /// out.
  private var bar: some View {
    let (today, limit) = (entry.forecast.today.value, Double(dailyLimit))
    let (amount, day) = (Text(verbatim: "Amount"), PlottableValue.value("Day", "today"))
    return Chart {
      BarMark(xStart: .value(amount, 0), xEnd: .value(amount, today), y: day, height: 4)
        .foregroundStyle(isOver ? Color.alarm : .amber)
      if isOver {
        RuleMark(x: .value(amount, limit)).foregroundStyle(Color.alarm)
      } else {
        BarMark(xStart: .value(amount, today), xEnd: .value(amount, limit), y: day, height: 4)
          .foregroundStyle(.secondary.opacity(0.6))
      }
    }
    .chartXScale(domain: 0...max(limit, today, 1))
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .frame(height: CellMetrics.height)
    .accessibilityHidden(true)
  }

  @ViewBuilder private var sum: some View {
    let today = entry.bound(entry.forecast.today)
    let text =
      entry.hasLimit ? Text("\(today) of \(String(dailyLimit)) mg") : Text(verbatim: today + " mg")
    if isOver {
      Text("\(glyphSet.overMark) \(text)").bold().foregroundStyle(Color.alarm)
    } else {
      text
    }
  }

  private var isOver: Bool { entry.forecast.isOverDailyLimit }

  private var spokenSum: Text {
    let number = Text(verbatim: String(entry.forecast.today.wholeMilligrams))
    let today = entry.day.isIncomplete ? Text("at least \(number)") : number
    let sum =
      entry.hasLimit
      ? Text("Today: \(today) of \(String(dailyLimit)) milligrams")
      : Text("Today: \(today) milligrams")
    return isOver ? Text("\(sum), over your limit.") : Text("\(sum).")
  }

  private var dailyLimit: Int { entry.forecast.profile.dailyLimit.wholeMilligrams }
}
