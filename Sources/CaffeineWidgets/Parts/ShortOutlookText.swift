import TextUI

/// The outlook in nine columns, which hold a time or a day, not both; in more where there are.
///
/// Of a journal that was not wholly read it says nothing.
struct ShortOutlookText: View {
  let entry: CaffeineEntry

  var body: some View {
    if !entry.day.isIncomplete {
      line.accessibilityElement(children: .ignore).accessibilityLabel(entry.spokenOutlook)
    }
  }

  @ViewBuilder private var line: some View {
    if let lowAt = entry.lowAt {
      ViewThatFits(in: .horizontal) {
        Text("low \(entry.at(lowAt))")
        if entry.days(to: lowAt) > 0 {
          Text("low \(lowAt, style: .day)")
          Text(lowAt, style: .day)
        } else {
          Text("low \(lowAt, style: .time)")
          Text(lowAt, style: .time)
        }
      }
    } else {
      ViewThatFits(in: .horizontal) {
        Text("fine for bed")
        Text("low now")
      }
    }
  }
}
