import CaffeineDomain
import TextUI

/// When the level will be low enough for bed, or until when another drink fits; a journal that was
/// not wholly read promises nothing.
struct OutlookText: View {
  let entry: CaffeineEntry

  var body: some View {
    line.lineLimit(1)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(entry.spokenOutlook)
  }

  @ViewBuilder private var line: some View {
    switch entry.outlook {
    case .low(let date): Text("Low \(entry.at(date))")
    case .notBefore(let date):
      ViewThatFits(in: .horizontal) {
        Text("Not before \(entry.dated(date))")
        Text("After \(entry.dated(date))")
      }
    case .lastCup(let date):
      ViewThatFits(in: .horizontal) {
        Text("Last cup by \(entry.dated(date))")
        Text("Cup by \(entry.dated(date))")
      }
    case .fine: Text("Fine for bed")
    case .ask: Text("Ask your doctor")
    case .nothingLogged:
      ViewThatFits(in: .horizontal) {
        Text("Nothing logged yet")
        Text("Nothing logged")
      }
    case .damaged: Text("Journal damaged")
    }
  }
}

extension CaffeineEntry {
  /// The outlook as a sentence.
  var spokenOutlook: Text {
    switch outlook {
    case .low(let date): Text("It will be low enough for bed \(spoken(date)).")
    case .notBefore(let date): Text("It will not be low enough for bed before \(dated(date)).")
    case .lastCup(let date):
      Text("It is low enough for bed, and one more cup fits until \(dated(date)).")
    case .fine: Text("It is low enough for bed.")
    case .ask: Text("The usual limits do not hold for you: ask your doctor.")
    case .nothingLogged: Text("Nothing is logged yet.")
    case .damaged: Text("Some of the journal is damaged.")
    }
  }
}
