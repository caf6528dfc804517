public let mineWeatherKit = "WeatherKit"
