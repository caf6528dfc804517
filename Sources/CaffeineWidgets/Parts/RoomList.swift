import CaffeineDomain
import TextUI

/// The latest times of two drinks before bed: one like the last, and a tea.
///
///     Room for                 until
///     Cappuccino, 80 mg       ~15:15
///     Black Tea, 47 mg        ~17:15
///
/// Empty for an incomplete journal, under a caution, and in bed.
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
            Text("\(Text(translating: drink.name)), \(String(drink.amount.wholeMilligrams)) mg")
            Spacer()
            room(drink)
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
    let answer: Advice.Answer
  }

  @ViewBuilder private func room(_ drink: Candidate) -> some View {
    switch drink.answer {
    case .until(let latest): entry.about(latest)
    case .anyTime: Text("any time")
    case .over: Text("over limit").foregroundStyle(Color.hot)
    case .tooLate, .withheld: Text("too late").foregroundStyle(Color.hot)
    }
  }

  private func spoken(_ drink: Candidate) -> Text {
    let name = Text(translating: drink.name)
    return switch drink.answer {
    case .until(let latest): Text("Room for \(name) until \(entry.spokenAbout(latest)).")
    case .anyTime: Text("\(name) is under your limit at any time.")
    case .over: Text("\(name) would be over your limit.")
    case .tooLate, .withheld: Text("Too late for \(name).")
    }
  }

  private var drinks: [Candidate] {
    let forecast = entry.forecast
    guard let last = forecast.lastIntake, !entry.day.isIncomplete,
      forecast.profile.cautions.isEmpty, entry.emergency == nil, !entry.isInBed
    else { return [] }
    func candidate(
      _ name: String, _ amount: Milligrams, _ category: DrinkCategory,
      _ variation: CoefficientOfVariation
    ) -> Candidate {
      var answer = entry.day.answer(for: amount, of: category, varying: variation)
      if case .until(let latest) = answer {
        let quarter = latest.quarterBefore
        answer = quarter > entry.date ? .until(quarter) : .tooLate
      }
      return Candidate(name: name, amount: amount, answer: answer)
    }
    var drinks = [candidate(last.name, last.amount, last.category, last.variation)]
    for id in ["black-tea", "espresso"] where drinks.count < 2 {
      guard id != last.drink, let usual = DrinkCatalogue.builtIn[id], usual.name != last.name else {
        continue
      }
      drinks.append(
        candidate(usual.name, usual.standardMatch.amount, usual.category, usual.variation))
    }
    return drinks
  }
}
