import CaffeineDomain
import TextUI

/// When the level will be low enough for bed; a journal that was not wholly read promises nothing.
struct OutlookText: View {
  let entry: CaffeineEntry

  var body: some View {
    switch (entry.lowAt, entry.day.isIncomplete) {
    case (let lowAt?, false): Text("Low \(entry.at(lowAt))").lineLimit(1)
    case (let lowAt?, true):
      ViewThatFits(in: .horizontal) {
        Text("Not before \(entry.dated(lowAt))")
        Text("After \(entry.dated(lowAt))")
      }
      .lineLimit(1)
    case (nil, false): Text("Fine for bed").lineLimit(1)
    case (nil, true): Text("Journal damaged").lineLimit(1)
    }
  }
}
