/// The weather of a place; as of all that is in it, nobody makes one here.
public struct Weather: Sendable {
  public let currentWeather: CurrentWeather
  public let hourlyForecast: Forecast<HourWeather>
  public let dailyForecast: Forecast<DayWeather>
  public let minuteForecast: Forecast<MinuteWeather>?
  public let weatherAlerts: [WeatherAlert]?

  private init?() { nil }
}

/// What is told, and when it was.
public struct WeatherMetadata: Sendable {
  public let date: Date
  public let expirationDate: Date

  private init?() { nil }
}

/// The weather now.
public struct CurrentWeather: Sendable {
  public let date: Date
  public let condition: WeatherCondition
  public let symbolName: String
  public let temperature: Measurement<UnitTemperature>
  public let apparentTemperature: Measurement<UnitTemperature>
  public let dewPoint: Measurement<UnitTemperature>
  public let humidity: Double
  public let pressure: Measurement<UnitPressure>
  public let visibility: Measurement<UnitLength>
  public let cloudCover: Double
  public let isDaylight: Bool
  public let uvIndex: UVIndex
  public let wind: Wind
  public let metadata: WeatherMetadata

  private init?() { nil }
}

/// The weather of an hour.
public struct HourWeather: Sendable {
  public let date: Date
  public let condition: WeatherCondition
  public let symbolName: String
  public let temperature: Measurement<UnitTemperature>
  public let apparentTemperature: Measurement<UnitTemperature>
  public let humidity: Double
  public let precipitationChance: Double
  public let precipitationAmount: Measurement<UnitLength>
  public let cloudCover: Double
  public let isDaylight: Bool
  public let uvIndex: UVIndex
  public let wind: Wind

  private init?() { nil }
}

/// The weather of a day.
public struct DayWeather: Sendable {
  public let date: Date
  public let condition: WeatherCondition
  public let symbolName: String
  public let highTemperature: Measurement<UnitTemperature>
  public let lowTemperature: Measurement<UnitTemperature>
  public let precipitationChance: Double
  public let uvIndex: UVIndex
  public let wind: Wind
  public let sun: SunEvents

  private init?() { nil }
}

/// The rain of a minute.
public struct MinuteWeather: Sendable {
  public let date: Date
  public let precipitationChance: Double
  public let precipitationIntensity: Measurement<UnitSpeed>

  private init?() { nil }
}

/// A warning.
public struct WeatherAlert: Sendable {
  public let summary: String
  public let detailsURL: URL
  public let source: String
  public let region: String?

  private init?() { nil }
}

/// When the sun rises and sets.
public struct SunEvents: Sendable {
  public let sunrise: Date?
  public let sunset: Date?
  public let solarNoon: Date?

  private init?() { nil }
}

/// How strong the sun is.
public struct UVIndex: Sendable {
  public let value: Int
  public let category: ExposureCategory

  private init?() { nil }

  public enum ExposureCategory: String, CaseIterable, Hashable, Sendable {
    case low, moderate, high, veryHigh, extreme
  }
}

/// The wind.
public struct Wind: Sendable {
  public let direction: Measurement<UnitAngle>
  public let compassDirection: CompassDirection
  public let speed: Measurement<UnitSpeed>
  public let gust: Measurement<UnitSpeed>?

  private init?() { nil }

  public enum CompassDirection: String, CaseIterable, Hashable, Sendable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast
    case southSoutheast, south, southSouthwest, southwest, westSouthwest, west, westNorthwest
    case northwest, northNorthwest
  }
}

/// What is to come, one after the other.
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
  public let forecast: [Element]
  public let metadata: WeatherMetadata

  private init?() { nil }

  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}

/// What the sky does.
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy
  case freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane
  case isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain
  case scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers
  case thunderstorms, tropicalStorm, windy, wintryMix

  /// Its words, such as “Mostly Clear”.
  public var description: String {
    rawValue.reduce(into: "") { words, letter in
      if letter.isUppercase { words.append(" ") }
      words.append(words.isEmpty ? letter.uppercased() : String(letter))
    }
  }
}
