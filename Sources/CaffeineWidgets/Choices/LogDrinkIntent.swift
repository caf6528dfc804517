import Synchronization
package import TextWidgetKit

/// Logs a drink of the catalogue when a person presses a widget's button.
///
/// A widget cannot write to the journal, so it passes the drink on to the app:
///
/// ```swift
/// let orders = DrinkOrders()
/// try await DrinkOrders.$current.withValue(orders) { try await tap.perform() }
/// orders.take()  // ["espresso"]
/// ```
package struct LogDrinkIntent: AppIntent {
  /// The name that people see.
  package static let title: LocalizedStringResource = "Log a drink"

  @Parameter(title: "Drink")
  package var drink: String

  package init() {}

  init(drink: String) { self.drink = drink }

  package func perform() async throws { DrinkOrders.current?.add(drink) }
}

/// Collects the drinks of pressed buttons until they are logged.
package final class DrinkOrders: Sendable {
  /// The collector of the current task; `nil` if drinks are not logged.
  @TaskLocal public static var current: DrinkOrders?

  private let drinks = Mutex<[String]>([])

  /// Creates an empty collector.
  package init() {}

  func add(_ drink: String) { drinks.withLock { $0.append(drink) } }

  /// Removes and returns the ids of the drinks, in order.
  package func take() -> [String] {
    drinks.withLock { drinks in
      defer { drinks = [] }
      return drinks
    }
  }
}
