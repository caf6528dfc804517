import SwiftUI

/// What the server of the examples has: the music and the forecast, with pictures.
enum ExampleSite {
  /// The body of the answer to a path; `nil` is not found.
  static func answer(to path: String) -> Data? {
    switch path.removingPercentEncoding ?? path {
    case "/daily.json": return encoded(SampleMusic.daily)
    case "/playlists.json": return encoded(SampleMusic.playlists.keys.sorted())
    case "/forecast.json": return encoded(forecast)
    case "/covers/dawn.png": return Data(base64Encoded: dawn, options: .ignoreUnknownCharacters)
    case "/covers/night.png": return Data(base64Encoded: night, options: .ignoreUnknownCharacters)
    case "/sky.png": return Data(base64Encoded: sky, options: .ignoreUnknownCharacters)
    case let path:
      return SampleMusic.playlists.first { path == "/playlists/\($0.key).json" }
        .flatMap { encoded($0.value) }
    }
  }

  static let forecast = [
    (9, "Sunny spells"), (11, "Sunny"), (10, "Cloudy"), (8, "Rain"), (7, "Rain"),
  ]
  .map { ForecastHour(degrees: $0.0, sky: $0.1, picture: "sky.png") }

  private static func encoded(_ value: some Encodable) -> Data? { try? JSONEncoder().encode(value) }

  // PNG files of 16 × 16 and 24 × 24 pixels, each with a palette.
  private static let dawn = """
    iVBORw0KGgoAAAANSUhEUgAAABgAAAAYBAMAAAASWSDLAAAAKlBMVEX1piPqmiXfjSfUgSrJdSy+aC6yXDCnTzKc
    QzSRNzeGKjl7Hjv/6bA6DyojE6BLAAAAmElEQVR42p2IsQ3CQAxF/wpZIStkhRuB66hNQ28K+hiJATBiAZwNci0I
    IXmF7BJHSXENDa94/s/AT5oKNG2wCW0Fugp0KeheixJSyrvk/s6RyMHe3ZeLTETHCKJMoANzbP/EE8yn/hzRMzNY
    RK4RIiyQi6q4f/UmAlV76sPvpqpQG8zUbAzBhlLGVYZSpqlsQpwYqzBV/BMzsdeU07FrKkQAAAAASUVORK5CYII=
    """
  private static let night = """
    iVBORw0KGgoAAAANSUhEUgAAABgAAAAYBAMAAAASWSDLAAAAKlBMVEULHU0QJ1YUMmAZPGkeRnMjUXwnW4YsZo8x
    cJk2eqI6haw/j7Xo9P8IJjrLG8BtAAAAiklEQVR42p3HsRXCMAxF0b9CVsgKXkElJVrBNPRiA5wNEBugbBCXnEPl
    FbwLgqhwQ8MrrvSBn01DmGYvwDyEFLVnSkjkJTq0lghEfPTpgwgctcYMzp5zfnFGPon4/AKRy1UCSPEClEW1fLiV
    AlV7qOrdHKitZmq2ObC11m3HUGvvNYAff3bQh/4Zb+GdkAG/DgRDAAAAAElFTkSuQmCC
    """
  private static let sky = """
    iVBORw0KGgoAAAANSUhEUgAAABAAAAAQBAMAAADt3eJSAAAACVBMVEUAAAD/yD3m7fU36+ZKAAAAAXRSTlMAQObY
    ZgAAAC9JREFUeNpjYMAEjIKCEIagoKAABkNJSQHEEFICAhBDCcpgws1gANEgXUAhBvwAAIY4BXd6X1ooAAAAAElF
    TkSuQmCC
    """
}
