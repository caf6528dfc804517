import CivilTime
import DateStyles
import TextUI

/// The times below a chart: the present, bedtime, and every third or sixth hour as far as there is
/// room, each where it belongs.
///
///     9  12   now  18  ☾22  0
struct HourLabels: View {
  @Environment(\.wallClock) private var clock
  @Environment(\.localeIdentifier) private var localeIdentifier

  let scale: LevelScale
  let bedtime: Date
  /// The columns of the chart and of what stands beside it.
  let columns: Int

  var body: Text {
    var line = HourLine(columns: columns)
    line.place(Text("now").bold(), columns: 3, near: scale.now - 1, reach: 3)
    let isWhole = clock.dateTime(at: bedtime).minute == 0
    let bedtimeText = isWhole ? hour(of: bedtime) : time(of: bedtime)
    line.place(
      Text("\(Image(systemName: "moon"))\(bedtimeText)").foregroundStyle(.indigo),
      columns: 1 + TextWidth.columns(of: bedtimeText), near: scale.bedtime, reach: 6)
    for moment in hours {
      let text = hour(of: moment)
      line.place(
        Text(verbatim: text).foregroundStyle(.secondary), columns: TextWidth.columns(of: text),
        near: scale.column(of: moment), reach: 0)
    }
    return line.text
  }

  /// The hours of the wall clock that three, or in a narrow chart six, divides.
  private var hours: [Date] {
    let step = scale.levels.count < 24 ? 6 : 3
    let start = clock.dateTime(at: scale.start)
    let past = Double(start.minute * 60 + start.second)
    return stride(from: 3600 - past, to: scale.end.timeIntervalSince(scale.start), by: 3600)
      .map(scale.start.addingTimeInterval)
      .filter { clock.dateTime(at: $0).hour % step == 0 }
  }

  private func time(of moment: Date) -> String {
    DateText(clock: clock, localeIdentifier: localeIdentifier)
      .string(for: moment, style: .time, width: .narrow, relativeTo: moment)
  }

  /// The hour as the locale writes it: `9` of `9:00 AM`.
  private func hour(of moment: Date) -> String {
    String(time(of: moment).drop { !$0.isNumber }.prefix { $0.isNumber })
  }
}

/// A line of labels with a blank between any two.
private struct HourLine {
  private var labels: [(columns: Range<Int>, text: Text)] = []
  private let columns: Int

  init(columns: Int) {
    self.columns = columns
  }

  /// Puts a label at a column or the nearest free one within reach, and leaves it out where there
  /// is none.
  mutating func place(_ text: Text, columns width: Int, near column: Int, reach: Int) {
    for distance in 0...reach {
      for start in [column - distance, column + distance] {
        let place = start..<start + width
        let isTaken = labels.contains {
          start <= $0.columns.upperBound && $0.columns.lowerBound <= place.upperBound
        }
        if start >= 0 && place.upperBound <= columns && !isTaken {
          return labels.append((place, text))
        }
      }
    }
  }

  var text: Text {
    var line = Text(verbatim: "")
    var end = 0
    for label in labels.sorted(by: { $0.columns.lowerBound < $1.columns.lowerBound }) {
      let space = String(repeating: " ", count: label.columns.lowerBound - end)
      line = line + Text(verbatim: space) + label.text
      end = label.columns.upperBound
    }
    return line
  }
}
