import CaffeineDomain
import TextUI

/// When the level will be low enough for bed; a journal that was not wholly read promises nothing.
struct OutlookText: View {
  let entry: CaffeineEntry

  var body: some View {
    text.lineLimit(1)
  }

  private var text: Text {
    switch (entry.lowAt, entry.day.isIncomplete) {
    case (let lowAt?, false): Text("Low at \(lowAt, style: .time)")
    case (let lowAt?, true): Text("Not before \(lowAt, style: .time)")
    case (nil, false): Text("Low enough for bed")
    case (nil, true): Text("Journal damaged")
    }
  }
}

/// What will be left at bedtime, with a mark that tells good from bad without colour.
struct BedtimeText: View {
  let entry: CaffeineEntry

  var body: some View {
    Text("\(mark) \(level) mg at \(entry.forecast.bedtime, style: .time)")
      .lineLimit(1)
      .foregroundStyle(mark == "✓" ? Color.green : Color.orange)
  }

  private var level: Int { entry.forecast.bedtimeLevel.wholeMilligrams }

  private var mark: String {
    if entry.isTooMuchForBed { return "!" }
    return entry.day.isIncomplete ? "≥" : "✓"
  }
}
