import CaffeineDomain
import TextUI

/// The last drink's name and age in one line.
///
///     Coffee, 29 minutes ago    Coffee, 29m ago    Cappuccino 29m
struct LastDrinkText: View {
  @Environment(\.now) private var now
  @Environment(\.textChanges) private var changes

  let entry: CaffeineEntry
  /// Whether only 16 columns are available, as in a small widget.
  var isShort = false

  var body: some View {
    if case .notBefore = entry.outlook {
      // With missing drinks the last one is unknown.
      Text(translating: entry.day.journal.words).lineLimit(1)
        .accessibilityLabel(Text(translating: entry.day.journal.spoken))
    } else if let drink = entry.forecast.lastIntake {
      // Seconds would be outdated when read.
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

  /// The age of a drink in its largest unit: `29m`, `5h`, `2d`.
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
