import CaffeineDomain
import TextUI

import struct Foundation.CGFloat

/// The name of the last drink and how long ago it was, in one line or two.
struct LastDrinkText: View {
  let entry: CaffeineEntry
  var lines = 1

  var body: some View {
    if let drink = entry.forecast.lastIntake {
      VStack(alignment: .leading, spacing: 0) {
        if lines == 1 {
          Text("\(drink.name) · \(drink.start, style: .relative)")
        } else {
          Text(verbatim: drink.name)
          Text(drink.start, style: .relative).foregroundStyle(.secondary)
        }
      }
      .lineLimit(1)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(
        Text("The last drink was \(drink.name), \(drink.start, style: .relative) ago."))
    } else {
      Text(words).foregroundStyle(.secondary).accessibilityLabel(words + ".")
    }
  }

  private var words: String { entry.day.isIncomplete ? "No drink read" : "No drinks yet" }
}
