import CaffeineDomain
import TextUI

/// When the level will be low enough for bed; a journal that was not wholly read promises nothing.
struct OutlookText: View {
  let entry: CaffeineEntry

  var body: some View {
    line.lineLimit(1)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(entry.spokenOutlook)
  }

  @ViewBuilder private var line: some View {
    switch (entry.lowAt, entry.day.isIncomplete) {
    case (let lowAt?, false): Text("Low \(entry.at(lowAt))")
    case (let lowAt?, true):
      ViewThatFits(in: .horizontal) {
        Text("Not before \(entry.dated(lowAt))")
        Text("After \(entry.dated(lowAt))")
      }
    case (nil, false): Text("Fine for bed")
    case (nil, true): Text("Journal damaged")
    }
  }
}

extension CaffeineEntry {
  /// The outlook as a sentence.
  var spokenOutlook: Text {
    switch (lowAt, day.isIncomplete) {
    case (let lowAt?, false): Text("It will be low enough for bed \(spoken(lowAt)).")
    case (let lowAt?, true): Text("It will not be low enough for bed before \(dated(lowAt)).")
    case (nil, false): Text("It is low enough for bed.")
    case (nil, true): Text("Some of the journal is damaged.")
    }
  }
}
