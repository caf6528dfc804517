import CaffeineDomain
import TextUI

/// Today's drinks, latest first, and their sum; on a day without any, the last one before.
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
      .accessibilityLabel(
        "Today: \(spokenToday) of \(dailyLimit) milligrams\(isOver ? ", over your limit" : "").")
      if entry.day.drinks.isEmpty {
        LastDrinkText(entry: entry)
      } else {
        DrinkRows(entry: entry, limit: limit)
      }
    }
    .lineLimit(1)
  }

  @ViewBuilder private var sum: some View {
    let text = entry.bound(entry.forecast.today) + (entry.hasLimit ? " of \(dailyLimit) mg" : " mg")
    if isOver {
      Text(verbatim: glyphSet.overMark + " " + text).bold().foregroundStyle(.red)
    } else {
      Text(verbatim: text)
    }
  }

  private var isOver: Bool { entry.forecast.isOverDailyLimit }

  private var spokenToday: String {
    (entry.day.isIncomplete ? "at least " : "") + String(entry.forecast.today.wholeMilligrams)
  }

  private var dailyLimit: Int { entry.forecast.profile.dailyLimit.wholeMilligrams }
}
