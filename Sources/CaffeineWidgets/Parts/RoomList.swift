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
    guard !entry.isNothingLogged, !entry.day.isIncomplete, forecast.profile.caution == nil,
      !entry.isInBed
    else { return [] }
    let known = ["black-tea", "espresso", "coffee"].compactMap { DrinkCatalogue.builtIn[$0] }
    let last = forecast.lastIntake
    let usual = known.filter { $0.name != last?.name }.prefix(last == nil ? 2 : 1)
    func candidate(
      _ name: String, _ amount: Milligrams, _ category: DrinkCategory,
      _ variation: CoefficientOfVariation
    ) -> Candidate {
      let latest = forecast.latestStart(of: amount, of: category, varying: variation)?
        .quarterBefore
      return Candidate(
        name: name, amount: amount, latest: latest.flatMap { $0 > entry.date ? $0 : nil })
    }
    return (last.map { [candidate($0.name, $0.amount, $0.category, $0.variation)] } ?? [])
      + usual.map {
        candidate($0.name, $0.standardMatch.amount, $0.category, $0.variation)
      }
  }
}
