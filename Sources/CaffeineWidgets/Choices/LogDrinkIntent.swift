import Synchronization
public import TextWidgetKit

/// Logs a drink of the catalogue: what the buttons of a widget perform.
///
/// A widget only knows what was drunk. It hands the drink on to whoever plays the app's part:
///
/// ```swift
/// let orders = DrinkOrders()
/// try await DrinkOrders.$current.withValue(orders) { try await tap.perform() }
/// orders.take()  // ["espresso"]
/// ```
public struct LogDrinkIntent: AppIntent {
  /// The name people see.
  public static let title: LocalizedStringResource = "Log a drink"

  /// The id of the drink.
  @Parameter(title: "Drink")
  public var drink: String

  public init() {}

  init(drink: String) {
    self.drink = drink
  }

  public func perform() async throws {
    DrinkOrders.current?.add(drink)
  }
}

/// The drinks that buttons were pressed for, until somebody logs them.
public final class DrinkOrders: Sendable {
  /// Who logs; `nil` where nobody does.
  @TaskLocal public static var current: DrinkOrders?

  private let drinks = Mutex<[String]>([])

  /// Nothing was ordered.
  public init() {}

  func add(_ drink: String) { drinks.withLock { $0.append(drink) } }

  /// The ids of the drinks in order, which are then no longer there.
  public func take() -> [String] {
    drinks.withLock { drinks in
      defer { drinks = [] }
      return drinks
    }
  }
}
