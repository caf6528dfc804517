import Synchronization
package import TextWidgetKit

/// Logs a drink of the catalogue: what the buttons of a widget perform.
///
/// A widget only knows what was drunk. It hands the drink on to whoever plays the app's part:
///
/// ```swift
/// let orders = DrinkOrders()
/// try await DrinkOrders.$current.withValue(orders) { try await tap.perform() }
/// orders.take()  // ["espresso"]
/// ```
package struct LogDrinkIntent: AppIntent {
  /// The name people see.
  package static let title: LocalizedStringResource = "Log a drink"

  /// The id of the drink.
  @Parameter(title: "Drink")
  package var drink: String

  package init() {}

  init(drink: String) { self.drink = drink }

  package func perform() async throws { DrinkOrders.current?.add(drink) }
}

/// The drinks that buttons were pressed for, until somebody logs them.
package final class DrinkOrders: Sendable {
  /// Who logs; `nil` where nobody does.
  @TaskLocal public static var current: DrinkOrders?

  private let drinks = Mutex<[String]>([])

  /// Nothing was ordered.
  package init() {}

  func add(_ drink: String) { drinks.withLock { $0.append(drink) } }

  /// The ids of the drinks in order, which are then no longer there.
  package func take() -> [String] {
    drinks.withLock { drinks in
      defer { drinks = [] }
      return drinks
    }
  }
}
