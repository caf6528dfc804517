import CaffeineDomain
import TextUI

/// The name of the last drink and how long ago it was, in one line or two.
struct LastDrinkText: View {
  @Environment(\.now) private var now
  @Environment(\.textChanges) private var changes

  let entry: CaffeineEntry
  var lines = 1

  var body: some View {
    if case .notBefore = entry.outlook {
      // Where drinks may be missing nobody knows which was the last.
      Text(verbatim: entry.day.journal.words).lineLimit(1)
        .accessibilityLabel(entry.day.journal.spoken)
    } else if let drink = entry.forecast.lastIntake {
      // Seconds would be old as soon as they are read.
      let isNew = abs(now.timeIntervalSince(drink.start)) < 60
      let _: Void? = isNew ? changes?.note(drink.start + 60) : nil
      let distance = isNew ? Text("just now") : Text(drink.start, style: .relative)
      VStack(alignment: .leading, spacing: 0) {
        if lines == 1 {
          Text("\(drink.name) · \(distance)")
        } else {
          Text(verbatim: drink.name)
          distance.foregroundStyle(.secondary)
        }
      }
      .lineLimit(1)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(
        Text("The last drink was \(drink.name), \(distance)\(isNew ? "." : " ago.")"))
    } else {
      Text(words.shown).foregroundStyle(.secondary).accessibilityLabel(words.spoken)
    }
  }

  private var words: (shown: String, spoken: String) {
    entry.day.isIncomplete
      ? ("None known", "No drinks are known.") : ("No drinks yet", "No drinks yet.")
  }
}
