import CaffeineDomain
import TextUI
import TextWidgetKit

/// The totals of the last seven days.
@MainActor
extension Outlook {
  var historyLarge: some View {
    VStack(alignment: .leading, spacing: CellMetrics.height) {
      week()
      summary
    }
  }

  /// The week below its heading, or below what is wrong.
  func week(saysWhatIsWrong: Bool = true) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if saysWhatIsWrong, entry.emergency != nil || day.isIncomplete {
        LineText(low)
      } else {
        weekHeading
      }
      weekPicture
    }
  }

  /// The average to yesterday, without days before the first drink of all, and notable days.
  @ViewBuilder private var summary: some View {
    let days = entry.lastDays
    let isPause = entry.day.intakes.contains { $0.start < days[0].start }
    let past = days.dropLast().drop { !isPause && $0.total == .zero }
    if !past.isEmpty, entry.emergency == nil {
      let mean = Milligrams(clamping: past.reduce(0) { $0 + $1.total.value } / Double(past.count))
      let (over, without) = (days.count(where: \.isOver), past.count { $0.total == .zero })
      VStack(alignment: .leading, spacing: 0) {
        let daysOver = over == 1 ? Text("1 day over") : Text("\(String(over)) days over")
        heading(
          Text("\(entry.bound(mean)) mg a day")
            .accessibilityLabel("\(mean.spokenMilligrams) a day on average."),
          LineText(
            over == 0
              ? nil
              : Line(
                forms: [Text("\(glyphSet.overMark) \(daysOver)")], spoken: Text("\(daysOver)."),
                color: .over, isBold: true)))
        HStack {
          if entry.hasLimit, !entry.day.isIncomplete, without > 0 {
            let days =
              without == 1 ? Text("1 day without") : Text("\(String(without)) days without")
            days.accessibilityLabel("\(days).")
          }
          Spacer()
          Text("nights \(marks(of: days))").accessibilityHidden(true)
        }
        .foregroundStyle(.secondary)
      }
    }
  }
}
