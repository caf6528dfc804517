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
      Text(verbatim: entry.day.journal.words).lineLimit(1)
        .accessibilityLabel(entry.day.journal.spoken)
    } else if let drink = entry.forecast.lastIntake {
      // Seconds would be old as soon as they are read.
      let isNew = abs(now.timeIntervalSince(drink.start)) < 60
      let distance = isNew ? Text("just now") : Text("\(drink.start, style: .relative) ago")
      Group {
        if isShort {
          let age = age(of: drink)
          ViewThatFits(in: .horizontal) {
            Text(verbatim: "\(drink.name), " + (isNew ? "just now" : "\(age) ago"))
            HStack {
              Text(verbatim: drink.name)
              Text(verbatim: age).layoutPriority(1)
            }
          }
        } else {
          let _: Void? = isNew ? changes?.note(drink.start + 60) : nil
          Text("\(drink.name), \(distance)")
        }
      }
      .lineLimit(1)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text("The last drink was \(drink.name), \(distance)."))
    } else {
      Text(words.shown).foregroundStyle(.secondary).accessibilityLabel(words.spoken)
    }
  }

  /// How long ago a drink was, in its largest unit: `29m`, `5h`, `2d`.
  private func age(of drink: Intake) -> String {
    let seconds = max(now.timeIntervalSince(drink.start), 0)
    let (unit, length) =
      switch seconds {
      case ..<3600: ("m", 60.0)
      case ..<86_400: ("h", 3600.0)
      default: ("d", 86_400.0)
      }
    let count = (seconds / length).rounded(.down)
    changes?.note(drink.start + (count + 1) * length)
    return count == 0 ? "now" : String(Int(count)) + unit
  }

  private var words: (shown: String, spoken: String) {
    entry.day.isIncomplete
      ? ("None known", "No drinks are known.") : ("No drinks yet", "No drinks yet.")
  }
}
