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
        HStack(alignment: .top) {
          times
          drinks
        }
      }
      if entry.day.drinks.count > limit {
        Text("and \(entry.day.drinks.count - limit) more").foregroundStyle(.secondary)
          .accessibilityLabel("And \(entry.day.drinks.count - limit) more.")
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

  /// A column of their own, so that their last digits line up.
  private var times: some View {
    VStack(alignment: .trailing, spacing: 0) {
      ForEach(entry.day.drinks.prefix(limit)) { Text($0.start, style: .time) }
    }
    .foregroundStyle(.secondary)
    .accessibilityHidden(true)
  }

  private var drinks: some View {
    VStack(spacing: 0) {
      ForEach(entry.day.drinks.prefix(limit)) { intake in
        HStack {
          Text(verbatim: intake.name)
          Spacer()
          Text("\(String(intake.amount.wholeMilligrams)) mg")
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(
          Text(
            """
            \(intake.name) at \(intake.start, style: .time), \
            \(intake.amount.spokenMilligrams).
            """))
      }
    }
  }

  private var spokenToday: String {
    (entry.day.isIncomplete ? "at least " : "") + String(entry.forecast.today.wholeMilligrams)
  }

  private var dailyLimit: Int { entry.forecast.profile.dailyLimit.wholeMilligrams }
}
