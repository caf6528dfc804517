import CaffeineDomain
import TextUI

/// About when the level will be low, or how long the limit leaves space for another drink; an
/// incomplete journal gives no promise.
struct OutlookText: View {
  let entry: CaffeineEntry

  var body: some View {
    line.lineLimit(1)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(entry.spokenOutlook)
  }

  @ViewBuilder private var line: some View {
    switch entry.outlook {
    case .emergency: EmergencyText(entry: entry)
    case .low(let date):
      ViewThatFits(in: .horizontal) {
        Text("Low \(entry.about(date))")
        Text("Low \(entry.shortlyAbout(date))")
      }
    case .far:
      ViewThatFits(in: .horizontal) {
        Text("Low in more than two days")
        Text("Low in 2+ days")
      }
    case .notBefore(let date):
      ViewThatFits(in: .horizontal) {
        Text("Not before \(entry.about(date))")
        Text("After \(entry.about(date))")
        Text("After \(entry.shortlyAbout(date))")
      }
    case .lastCup(let date):
      ViewThatFits(in: .horizontal) {
        Text("Last cup \(entry.about(date))")
        Text("Cup \(entry.about(date))")
      }
    case .underLimit:
      ViewThatFits(in: .horizontal) {
        Text("Under your limit")
        Text("Low now")
      }
    case .ask: QuestionText(entry: entry)
    case .nothingLogged:
      ViewThatFits(in: .horizontal) {
        Text("Nothing logged yet")
        Text("Nothing logged")
      }
    case .unknown(let journal):
      ViewThatFits(in: .horizontal) {
        Text(translating: journal.words)
        Text(translating: journal.name)
      }
    }
  }
}

extension CaffeineEntry {
  /// The outlook as a spoken sentence.
  var spokenOutlook: Text {
    switch outlook {
    case .emergency: Text(translating: emergency ?? "")
    case .low(let date): Text("It will be low \(spokenAbout(date)).")
    case .far: Text("It will be low in more than two days.")
    case .notBefore(let date): Text("It will not be low before \(spokenBound(date)).")
    case .lastCup(let date):
      Text("It is under your limit, which leaves room for one more cup until \(spokenAbout(date)).")
    case .underLimit: Text("It is under your limit.")
    case .ask: Text(translating: question.spoken)
    case .nothingLogged: Text("Nothing is logged yet.")
    case .unknown(let journal): Text(translating: journal.spoken)
    }
  }
}
