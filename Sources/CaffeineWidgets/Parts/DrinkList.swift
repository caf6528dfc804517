import CaffeineDomain
import struct Foundation.CGFloat
import TextUI

/// Today's drinks, latest first, and their sum.
struct DrinkList: View {
  let entry: CaffeineEntry
  let limit: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Today").bold()
        Spacer()
        Text("\(entry.forecast.today.wholeMilligrams) of \(dailyLimit) mg")
      }
      ForEach(entry.day.drinks.prefix(limit)) { intake in
        HStack {
          Text(intake.start, style: .time).foregroundStyle(.secondary)
          Text(verbatim: intake.name)
          Spacer()
          Text("\(intake.amount.wholeMilligrams) mg")
        }
      }
      if entry.day.drinks.count > limit {
        Text("and \(entry.day.drinks.count - limit) more").foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
  }

  private var dailyLimit: Int { entry.forecast.profile.dailyLimit.wholeMilligrams }
}
