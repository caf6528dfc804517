import CaffeineDomain
import TextUI

/// The name of the last drink and how long ago it was, in one line or two.
struct LastDrinkText: View {
  let entry: CaffeineEntry
  var lines = 1

  var body: some View {
    if let drink = entry.forecast.lastIntake {
      if lines == 1 {
        Text("\(drink.name) · \(drink.start, style: .relative)").lineLimit(1)
      } else {
        Text(verbatim: drink.name).lineLimit(1)
        Text(drink.start, style: .relative).lineLimit(1).foregroundStyle(.secondary)
      }
    } else {
      Text(entry.day.isIncomplete ? "No drink read" : "No drinks yet").foregroundStyle(.secondary)
    }
  }
}
