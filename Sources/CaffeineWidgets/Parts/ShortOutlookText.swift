import TextUI

/// The outlook in ten columns, enough for a time or a weekday; longer if it fits.
///
/// With an incomplete journal or in an emergency it says so instead.
struct ShortOutlookText: View {
  let entry: CaffeineEntry

  var body: some View {
    line.accessibilityElement(children: .ignore).accessibilityLabel(entry.spokenOutlook)
  }

  @ViewBuilder private var line: some View {
    switch entry.outlook {
    case .emergency: EmergencyText(entry: entry)
    case .far: Text("2+ days")
    case .notBefore: Text(translating: entry.day.journal.name)
    case .unknown(let journal):
      ViewThatFits(in: .horizontal) {
        Text(translating: journal.name)
        Text(translating: journal.shortName)
      }
    case .low(let date):
      ViewThatFits(in: .horizontal) {
        Text("low \(entry.about(date))")
        Text("low \(entry.shortlyAbout(date))")
        entry.shortlyAbout(date)
      }
    case .lastCup(let date):
      ViewThatFits(in: .horizontal) {
        Text("last cup \(entry.about(date))")
        Text("cup \(entry.about(date))")
        Text("low now")
      }
    case .underLimit:
      ViewThatFits(in: .horizontal) {
        Text("under your limit")
        Text("low now")
      }
    case .ask: QuestionText(entry: entry)
    case .nothingLogged:
      ViewThatFits(in: .horizontal) {
        Text("nothing logged yet")
        Text("no drinks")
      }
    }
  }
}
