import Foundation

struct LedgerTransaction: Identifiable, Hashable {
  let id = UUID()
  let date: Date
  let amount: Decimal
  let category: LedgerCategory
  let payee: String
}

enum LedgerCategory: String, CaseIterable, Identifiable, Codable {
  case groceries, transport, rent, fun, health
  var id: Self { self }
  var title: String { rawValue.capitalized }
  var symbol: String {
    switch self {
    case .groceries: "cart.fill"
    case .transport: "tram.fill"
    case .rent: "house.fill"
    case .fun: "party.popper.fill"
    case .health: "cross.case.fill"
    }
  }
}

struct DaySpending: Identifiable {
  let day: Date
  let total: Double
  var id: Date { day }
}
struct CategoryTotal: Identifiable {
  let category: LedgerCategory
  let total: Double
  var id: LedgerCategory { category }
}
struct BalancePoint: Identifiable {
  let id = UUID()
  let date: Date
  let balance: Double
  let account: String
}

enum Ledger {
  static let today = Date(timeIntervalSince1970: 1_795_359_600)
  static var calendar: Calendar {
    var c = Calendar(identifier: .gregorian)
    c.timeZone = TimeZone(identifier: "UTC") ?? .current
    return c
  }
  static var week: [DaySpending] {
    let values = [42.5, 18, 96.2, 0, 61.75, 130, 24.9]
    return values.enumerated().map { i, v in
      DaySpending(
        day: calendar.startOfDay(for: today).addingTimeInterval(Double(i - 6) * 86_400),
        total: v)
    }
  }
  static var categories: [CategoryTotal] {
    zip(LedgerCategory.allCases, [312.4, 86.0, 950.0, 141.2, 64.0]).map {
      CategoryTotal(category: $0, total: $1)
    }
  }
  static var balances: [BalancePoint] {
    (0..<30).flatMap { i -> [BalancePoint] in
      let d =
        calendar.date(byAdding: .day, value: i - 29, to: calendar.startOfDay(for: today)) ?? today
      let x = Double(i)
      return [
        BalancePoint(
          date: d, balance: 2400 - x * 38 + (i >= 24 ? 1400 : 0) + sin(x) * 40, account: "Checking"),
        BalancePoint(date: d, balance: 1200 + x * 21, account: "Savings"),
      ]
    }
  }
  static var recent: [LedgerTransaction] {
    [
      LedgerTransaction(date: today, amount: -24.90, category: .groceries, payee: "Corner Market"),
      LedgerTransaction(
        date: today.addingTimeInterval(-86400), amount: -130, category: .fun,
        payee: "Opera House Tickets"),
      LedgerTransaction(
        date: today.addingTimeInterval(-2 * 86400), amount: -61.75, category: .transport,
        payee: "National Rail"),
      LedgerTransaction(
        date: today.addingTimeInterval(-6 * 86400), amount: 3200, category: .rent, payee: "Salary"),
    ]
  }
}
