import CaffeineDomain
import TextUI

/// When the level will be low enough for bed.
struct OutlookText: View {
  let entry: CaffeineEntry

  var body: some View {
    Group {
      if let lowAt = entry.lowAt {
        Text("Low at \(lowAt, style: .time)")
      } else {
        Text("Low enough for bed")
      }
    }
    .lineLimit(1)
  }
}

/// What will be left at bedtime, with a mark that tells good from bad without colour.
struct BedtimeText: View {
  let entry: CaffeineEntry

  var body: some View {
    Text(
      """
      \(entry.isTooMuchForBed ? "!" : "✓") \(entry.forecast.bedtimeLevel.wholeMilligrams) mg at \
      \(entry.forecast.bedtime, style: .time)
      """
    )
    .lineLimit(1)
    .foregroundStyle(entry.isTooMuchForBed ? Color.orange : Color.green)
  }
}
