import CaffeineDomain
import TextUI
import TextWidgetKit

/// How long until the level is low, what will be left at bedtime, and until when the
/// usual drink fits.
struct BedtimeView: View {
  @Environment(\.widgetFamily) private var family

  let entry: CaffeineEntry

  var body: some View {
    if family == .accessoryInline {
      countdown
    } else {
      VStack(alignment: .leading, spacing: 0) {
        if family != .accessoryRectangular {
          Text("Bedtime \(entry.dated(entry.forecast.bedtime))").bold()
          Spacer(minLength: 0)
        }
        countdown.bold().widgetAccentable()
        BedtimeText(entry: entry)
        usual
        if family != .accessoryRectangular {
          Spacer(minLength: 0)
          LevelGauge(entry: entry)
        } else if entry.day.isIncomplete {
          AmountText(entry: entry)
        }
      }
      .lineLimit(1)
    }
  }

  private var countdown: Text {
    switch entry.outlook {
    case .low(let date): Text("Low \(entry.about(date))")
    case .notBefore(let date): Text("≥ \(date, style: .relative)")
    case .far: Text("Low in 2+ days").accessibilityLabel("Low in more than two days.")
    case .lastCup, .underLimit: Text("Under your limit")
    case .ask: Text("Ask your doctor")
    case .nothingLogged: Text("Nothing logged")
    case .damaged: Text("≥ unknown")
    }
  }

  @ViewBuilder private var usual: some View {
    let name = entry.day.choices.usual?.name ?? entry.forecast.lastIntake?.name
    if let name, !entry.day.isIncomplete, entry.forecast.profile.caution == nil {
      if let last = entry.day.lastCup, last > entry.date {
        ViewThatFits(in: .horizontal) {
          Text("Last \(name) \(entry.dated(last))")
          Text("Last cup \(entry.dated(last))")
        }
        .accessibilityLabel("Your limit leaves room for \(name) until \(entry.dated(last)).")
      } else if entry.forecast.isTooMuchForNight(from: entry.date) {
        ViewThatFits(in: .horizontal) {
          Text("No more \(name) today")
          Text("No more today")
        }
        .foregroundStyle(.secondary)
      }
    }
  }
}
