import CaffeineDomain
import CivilTime
import DateStyles
import TextUI

extension Outlook {
  /// The time of a drink on the clock where it was logged, with an offset if it differs from here:
  /// `8:30`, `21:00-05`.
  func time(of intake: Intake) -> Text {
    guard let offset = entry.forecast.calendar.foreignOffset(of: intake) else {
      return Text(intake.start, style: .time)
    }
    var text = dateText
    text.clock = WallClock(secondsFromGMT: offset)
    return Text(
      verbatim: text.string(for: intake.start, style: .time, relativeTo: intake.start)
        + ISO8601.text(ofOffset: offset))
  }
}

extension CaffeineEntry {
  /// The number of midnights to a moment; none to one of the coming night, which needs no day.
  private func daysTold(to moment: Date) -> Int {
    moment < forecast.bedtime + 12 * 3600 ? 0 : days(to: moment)
  }

  /// An estimated future moment: `~20:45`, `~9:30 Sun`.
  func about(_ moment: Date) -> Text { Self.about + dated(moment) }

  private static let about = Text(verbatim: "~").accessibilityLabel("\(Text("about")) ")

  /// Shorter: the time within a day, otherwise the weekday: `~20:45`, `~Sun`.
  func shortlyAbout(_ moment: Date) -> Text {
    Self.about + Text(moment, style: moment.timeIntervalSince(date) < 86_400 ? .time : .day)
  }

  /// A moment of the next days with its weekday unless today: `20:50`, `9:26 Sun`.
  func dated(_ moment: Date) -> Text {
    daysTold(to: moment) == 0
      ? Text(moment, style: .time) : Text("\(moment, style: .time) \(moment, style: .day)")
  }
}
