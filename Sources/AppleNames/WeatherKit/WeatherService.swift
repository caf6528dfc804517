/// Why there is no weather.
public enum WeatherError: LocalizedError, Hashable, Sendable {
  case permissionDenied, unknown

  public var errorDescription: String? { "Nothing here says what the weather is." }
}

/// Says what the weather is; it always fails.
public final class WeatherService: Sendable {
  public static let shared = WeatherService()

  public init() {}

  public func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.permissionDenied
  }
  public func weather<First>(
    for location: CLLocation, including first: WeatherQuery<First>
  ) async throws -> First { throw WeatherError.permissionDenied }
  public func weather<First, Second>(
    for location: CLLocation, including first: WeatherQuery<First>, _ second: WeatherQuery<Second>
  ) async throws -> (First, Second) { throw WeatherError.permissionDenied }
  public func weather<First, Second, Third>(
    for location: CLLocation, including first: WeatherQuery<First>, _ second: WeatherQuery<Second>,
    _ third: WeatherQuery<Third>
  ) async throws -> (First, Second, Third) { throw WeatherError.permissionDenied }
  public var attribution: WeatherAttribution {
    get async throws { throw WeatherError.permissionDenied }
  }
}

/// A part of the weather to ask for.
public struct WeatherQuery<Result>: Sendable {
  public static var current: WeatherQuery<CurrentWeather> { .init() }
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { .init() }
  public static var daily: WeatherQuery<Forecast<DayWeather>> { .init() }
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { .init() }
  public static var alerts: WeatherQuery<[WeatherAlert]?> { .init() }
}

/// Who knows the weather.
public struct WeatherAttribution: Sendable {
  public let serviceName: String
  public let legalPageURL: URL
  public let combinedMarkLightURL: URL
  public let combinedMarkDarkURL: URL

  private init?() { nil }
}
