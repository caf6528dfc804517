import CaffeineDomain
import TextUI

/// The name of the last drink and how long ago it was, in one line.
///
///     Coffee, 29 minutes ago    Coffee, 29m ago    Cappuccino 29m
struct LastDrinkText: View {
  @Environment(\.now) private var now
  @Environment(\.textChanges) private var changes

  let entry: CaffeineEntry
  /// Whether the line has the 16 columns of a small widget.
  var isShort = false

  var body: some View {
    if case .notBefore = entry.outlook {
      // Where drinks may be missing nobody knows which was the last.
      Text(translating: entry.day.journal.words).lineLimit(1)
        .accessibilityLabel(Text(translating: entry.day.journal.spoken))
    } else if let drink = entry.forecast.lastIntake {
      // Seconds would be old as soon as they are read.
      let isNew = abs(now.timeIntervalSince(drink.start)) < 60
      let name = Text(translating: drink.name)
      let distance = isNew ? Text("just now") : Text("\(drink.start, style: .relative) ago")
      Group {
        if isShort {
          let (age, count) = age(of: drink)
          ViewThatFits(in: .horizontal) {
            Text("\(name), \(isNew ? Text("just now") : Text("\(age) ago"))")
            HStack {
              name
              (count == 0 ? Text("now") : age).layoutPriority(1)
            }
          }
        } else {
          let _: Void? = isNew ? changes?.note(drink.start + 60) : nil
          Text("\(name), \(distance)")
        }
      }
      .lineLimit(1)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text("The last drink was \(name), \(distance)."))
    } else {
      Text(translating: words.shown).foregroundStyle(.secondary)
        .accessibilityLabel(Text(translating: words.spoken))
    }
  }

  /// How long ago a drink was, in its largest unit: `29m`, `5h`, `2d`.
  private func age(of drink: Intake) -> (text: Text, count: Int) {
    let seconds = max(now.timeIntervalSince(drink.start), 0)
    let length: TimeInterval =
      switch seconds {
      case ..<3600: 60
      case ..<86_400: 3600
      default: 86_400
      }
    let count = Int(seconds / length)
    changes?.note(drink.start + Double(count + 1) * length)
    let text: Text =
      switch length {
      case 60: Text("\(String(count))m")
      case 3600: Text("\(String(count))h")
      default: Text("\(String(count))d")
      }
    return (text, count)
  }

  private var words: (shown: String, spoken: String) {
    entry.day.isIncomplete
      ? ("None known", "No drinks are known.") : ("No drinks yet", "No drinks yet.")
  }
}
