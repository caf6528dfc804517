import CaffeineDomain
import CivilTime
import DateStyles
import TextUI

extension CaffeineEntry {
  /// The time of a drink on the clock where it was logged, with an offset if it differs from here:
  /// `8:30`, `21:00-05`.
  func time(of intake: Intake, as dateText: DateText) -> Text {
    guard let offset = forecast.calendar.foreignOffset(of: intake) else {
      return Text(intake.start, style: .time)
    }
    var text = dateText
    text.clock = WallClock(secondsFromGMT: offset)
    return Text(
      verbatim: text.string(for: intake.start, style: .time, relativeTo: intake.start)
        + ISO8601.text(ofOffset: offset))
  }

  /// The number of midnights to a moment; none to one of the coming night, which needs no day.
  private func daysTold(to moment: Date) -> Int {
    moment < forecast.bedtime + 12 * 3600 ? 0 : days(to: moment)
  }

  /// An estimated future moment: `~20:45`, `~9:30 Sun`.
  func about(_ moment: Date) -> Text {
    // Languages differ in what comes first.
    1..<7 ~= daysTold(to: moment)
      ? Text("\(Self.about)\(moment, style: .time) \(moment, style: .day)")
      : Self.about + dated(moment)
  }

  private static let about = Text(verbatim: "~").accessibilityLabel("\(Text("about")) ")

  /// Shorter: the time within a day, otherwise the weekday.
  func shortlyAbout(_ moment: Date) -> Text {
    moment.timeIntervalSince(date) < 86_400
      ? Self.about + Text(moment, style: .time) : Self.about + Text(moment, style: .day)
  }

  /// An estimated future moment as spoken: `about 20:45`, `on Sun about 9:30`.
  func spokenAbout(_ moment: Date) -> Text {
    daysTold(to: moment) == 0
      ? Text("about \(moment, style: .time)")
      : Text("on \(moment, style: .day) about \(moment, style: .time)")
  }

  /// An estimated earliest moment as spoken: `20:45`, `9:30 on Sun`.
  func spokenBound(_ moment: Date) -> Text {
    daysTold(to: moment) == 0
      ? Text(moment, style: .time) : Text("\(moment, style: .time) on \(moment, style: .day)")
  }

  /// A future moment with its weekday unless today: `20:50`, `9:26 Sun`; from a week ahead only the
  /// date, as a time would be too precise.
  func dated(_ moment: Date) -> Text {
    switch daysTold(to: moment) {
    case 0: Text(moment, style: .time)
    case ..<7: Text("\(moment, style: .time) \(moment, style: .day)")
    default: Text(moment, style: .day)
    }
  }
}
