import CaffeineDomain
import TextUI

/// Until when each of two drinks fits before bed: one like the last and a tea.
///
///     Room for                 until
///     Cappuccino, 75 mg        15:10
///     Black Tea, 47 mg         17:10
///
/// Nothing where nobody knows: of a journal that was not wholly read, for someone for whom the usual
/// limits do not hold, and in bed.
struct RoomList: View {
  let entry: CaffeineEntry

  var body: some View {
    let drinks = drinks
    if !drinks.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("Room for")
          Spacer()
          Text("until")
        }
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
        ForEach(drinks, id: \.name) { drink in
          HStack {
            Text("\(drink.name), \(String(drink.amount.wholeMilligrams)) mg")
            Spacer()
            if let latest = drink.latest {
              entry.dated(latest)
            } else {
              Text("too late").foregroundStyle(Color.hot)
            }
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(spoken(drink))
        }
      }
      .lineLimit(1)
    }
  }

  private struct Candidate {
    let name: String
    let amount: Milligrams
    /// When it has to be drunk at the latest; `nil` where that is over.
    let latest: Date?
  }

  private func spoken(_ drink: Candidate) -> Text {
    guard let latest = drink.latest else { return Text("Too late for \(drink.name).") }
    return Text("Room for \(drink.name) until \(entry.dated(latest)).")
  }

  private var drinks: [Candidate] {
    let forecast = entry.forecast
    guard let last = forecast.lastIntake, !entry.day.isIncomplete,
      forecast.profile.caution == nil, !entry.isInBed
    else { return [] }
    func candidate(
      _ name: String, _ amount: Milligrams, _ category: DrinkCategory,
      _ variation: CoefficientOfVariation
    ) -> Candidate {
      let latest = forecast.latestStart(of: amount, of: category, varying: variation)?
        .quarterBefore
      return Candidate(
        name: name, amount: amount, latest: latest.flatMap { $0 > entry.date ? $0 : nil })
    }
    var drinks = [candidate(last.name, last.amount, last.category, last.variation)]
    for id in ["black-tea", "espresso"] where drinks.count < 2 {
      guard let usual = DrinkCatalogue.builtIn[id], usual.name != last.name else { continue }
      drinks.append(
        candidate(usual.name, usual.standardMatch.amount, usual.category, usual.variation))
    }
    return drinks
  }
}
